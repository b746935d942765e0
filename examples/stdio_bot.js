// A bot in plain JavaScript; it needs only the line protocol (docs/bots.md).
//
// elfenland match "stdio:node examples/stdio_bot.js" random --players 2 --games 20
"use strict";

const connections = new Map(); // by id, from the greeting

const count = (list, kind) => list.filter((other) => other === kind).length;

/** The text of an action. */
function choose(view) {
  const me = view.players[view.seat];
  const choices = (action) => view.legal.filter((choice) => choice.action === action);
  switch (view.phase) {
    case "draw":
      return draw(choices("draw"), me);
    case "plan":
      return plan(choices("place"), view, me);
    case "travel":
      return travel(choices("move"), choices("end")[0], me);
    default:
      return choices("keep")[0].text;
  }
}

/** Draw the kind that suits the cards in hand and that we do not have yet. */
function draw(choices, me) {
  const held = [...me.counters, ...me.secrets];
  const worth = (choice) => count(me.hand, choice.kind) - 2 * count(held, choice.kind);
  return choices.filter((choice) => choice.kind).reduce((a, b) => (worth(b) > worth(a) ? b : a)).text;
}

/** Place a counter on a road from a town within reach to one that we have not visited. */
function plan(choices, view, me) {
  const reached = reachable(me, view.prices);
  const useful = choices.filter((choice) => {
    const { from, to } = connections.get(choice.connection);
    const beyond = [from, to].filter((town) => !reached.has(town));
    return beyond.length === 1 && me.pieces.includes(beyond[0]) && count(me.hand, choice.kind) >= choice.price;
  });
  return useful.length ? useful.reduce((a, b) => (b.price < a.price ? b : a)).text : "pass";
}

/** The towns within reach, if each connection is paid for on its own from the whole hand. */
function reachable(me, prices) {
  const reached = new Set([me.boot]);
  for (const here of reached) {
    for (const [name, price] of Object.entries(prices)) {
      const { from, to } = connections.get(name);
      if (here !== from && here !== to) continue;
      const cost = here === from ? price.forth : price.back;
      if (count(me.hand, price.kind) >= cost) reached.add(here === from ? to : from);
    }
  }
  return reached;
}

/** Take the cheapest step to a town that we have not visited, or end the turn. */
function travel(moves, end, me) {
  const steps = moves.filter((choice) => me.pieces.includes(choice.to));
  if (steps.length) return steps.reduce((a, b) => (b.price < a.price ? b : a)).text;
  return ["end", ...me.hand.slice(0, end.choose ?? 0)].join(" ");
}

function hear(line) {
  const message = JSON.parse(line);
  if (message.bye) process.exit(0);
  if (message.hello) {
    for (const connection of message.board.connections) connections.set(connection.id, connection);
    console.log(JSON.stringify({ hello: "javascript" }));
  } else {
    console.log(JSON.stringify({ action: choose(message.view) }));
  }
}

// As a script and as a module alike, whatever package the file lies in.
import("node:readline").then(({ createInterface }) => createInterface({ input: process.stdin }).on("line", hear));
