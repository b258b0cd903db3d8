// What a screen reader says of moves: the lines of a turn together, when it is over.

/** @type {string[]} */
let unsaid = [];

/** Keeps lines until the turn is over. @param {readonly string[]} lines */
export function note(lines) {
  unsaid.push(...lines);
}

/** Says the lines that were kept. */
export function announce() {
  const line = document.getElementById('announcer');
  if (unsaid.length === 0) return;
  if (line) line.textContent = unsaid.join(' ');
  unsaid = [];
}
