// @ts-check
/** Keys: arrows among the choices of a group, and the shortcuts of the table. */

/** Moves the focus among the buttons of a group. @param {KeyboardEvent} event */
export function arrows(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const choices = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button:not(:disabled), [data-explain][tabindex]")]);
  const here = choices.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = choices[here + step];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The shortcuts, in the order of the help sheet: key and what it does. */
export const SHORTCUTS = /** @type {const} */ ([
  ["m", "map"],
  ["h", "hand"],
  ["c", "counters"],
  ["l", "log"],
  ["f", "find"],
  ["u", "undo"],
  ["e", "end"],
  ["+ −", "zoom"],
  ["t", "text"],
  ["?", "help"],
]);

/**
 * The shortcut that a key means, if nothing is being typed.
 * @param {KeyboardEvent} event @returns {string | null}
 */
export function shortcut(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return null;
  if ("+=-0".includes(event.key)) return "zoom";
  return SHORTCUTS.find(([key]) => key === event.key)?.[1] ?? null;
}
