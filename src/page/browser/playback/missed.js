// "You missed 5 moves: watch them", where moves were passed by.
import { isPast, shownRecord, table } from './shown.js';

/** Milliseconds after which the offer goes away. Look back has the moves all the same. */
const OFFERED = 20_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/**
 * Offers to watch what was missed.
 * @param {number} from
 * @param {number} to
 */
export function offer(from, to) {
  const line = document.getElementById('missed');
  const game = table()?.dataset.game;
  if (!line || game === undefined || from >= to) return;
  line.replaceChildren();
  const link = document.createElement('a');
  link.href = `/games/${game}/past?at=${from}&play=yes`;
  link.textContent = to - from === 1 ? 'You missed a move: watch it' : `You missed ${to - from} moves: watch them`;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'plain';
  close.textContent = 'Dismiss';
  close.addEventListener('click', withdraw);
  line.append(link, close);
  line.hidden = false;
  leave(line);
}

/** Takes the offer away. */
export function withdraw() {
  const line = document.getElementById('missed');
  if (line) line.hidden = true;
}

/** Takes the offer away after a while, unless somebody is about to choose. @param {HTMLElement} line */
function leave(line) {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (line.matches(':hover, :focus-within')) leave(line);
    else line.hidden = true;
  }, OFFERED);
}

/** A page that is loaded again, even in the middle of the queue, offers what it has not shown. */
export function offerAfterReload() {
  const key = `sqlopoly.shown.${table()?.dataset.game}`;
  try {
    offer(Number(sessionStorage.getItem(key) ?? Infinity), shownRecord());
  } catch {
    // Then nothing is offered.
  }
  addEventListener('pagehide', () => {
    if (isPast()) return;
    try {
      sessionStorage.setItem(key, String(shownRecord()));
    } catch {
      // As above.
    }
  });
}
