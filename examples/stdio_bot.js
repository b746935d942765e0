// A bot in JavaScript that needs nothing but the line protocol (docs/bots.md).
//
// elfenland match "stdio:node examples/stdio_bot.js" random --players 2 --games 20
"use strict";

const ways = new Map(); // connections by id, from the greeting

const count = (list, kind) => list.filter((k) => k === kind).length;

/** One action for the view, as a text. */
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

/** The kind that the hand has most of and the counters do not. */
function draw(choices, me) {
  const held = [...me.counters, ...me.secrets];
  const worth = (choice) => count(me.hand, choice.kind) - 2 * count(held, choice.kind);
  return choices.filter((c) => c.kind).reduce((a, b) => (worth(b) > worth(a) ? b : a)).text;
}

/** A counter on a road that leads on from where the boot can already come, to a town not yet visited. */
function plan(choices, view, me) {
  const reached = reachable(me, view.prices);
  const useful = choices.filter((choice) => {
    const { from, to } = ways.get(choice.connection);
    const beyond = [from, to].filter((town) => !reached.has(town));
    return beyond.length === 1 && me.pieces.includes(beyond[0]) && count(me.hand, choice.kind) >= choice.price;
  });
  return useful.length ? useful.reduce((a, b) => (b.price < a.price ? b : a)).text : "pass";
}

/** Towns that the hand could pay for one connection at a time. */
function reachable(me, prices) {
  const reached = new Set([me.boot]);
  for (const here of reached) {
    for (const [name, price] of Object.entries(prices)) {
      const { from, to } = ways.get(name);
      if (here !== from && here !== to) continue;
      const cost = here === from ? price.forth : price.back;
      if (count(me.hand, price.kind) >= cost) reached.add(here === from ? to : from);
    }
  }
  return reached;
}

/** The cheapest step to a town not yet visited; without one, the end of the turn. */
function travel(moves, end, me) {
  const steps = moves.filter((choice) => me.pieces.includes(choice.to));
  if (steps.length) return steps.reduce((a, b) => (b.price < a.price ? b : a)).text;
  return ["end", ...me.hand.slice(0, end.choose ?? 0)].join(" ");
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.bye) process.exit(0);
  if (message.hello) {
    for (const way of message.board.connections) ways.set(way.id, way);
    console.log(JSON.stringify({ hello: "javascript" }));
  } else {
    console.log(JSON.stringify({ action: choose(message.view) }));
  }
});
