// What the page shows: its table, and the library that replaces it.

/** @returns {HTMLElement | null} */
export function table() {
  return document.getElementById('table');
}

/** The record of the move that is shown. */
export function shownRecord() {
  return Number(table()?.dataset.record ?? 0);
}

/** Whether the page looks back at a game. */
export function isPast() {
  return document.body.dataset.past !== undefined;
}

/** htmx. @returns {{ swap: (context: object) => Promise<void>, process: (part: Element) => void }} */
export function library() {
  return /** @type {any} */ (window).htmx;
}
