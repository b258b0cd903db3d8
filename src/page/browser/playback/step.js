// What a move changes on the page: the stage and the piece's way first, and when the piece has arrived, the tile, the money and the log.
import { announce, note } from './announcer.js';
import { cashes, pay, waysOf } from './money.js';
import { moves, pace } from './pace.js';
import { put, roll, takeAway, walk } from './pieces.js';
import { momentsOf } from './queue.js';
import { library, table } from './shown.js';

/** @typedef {HTMLTemplateElement & { dataset: { record: string } }} Step */

/** What a move leads to, while its piece is on the way. @type {(() => void) | undefined} */
let arrival;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let arrivalTimer;

/**
 * Shows a move: the dice and the piece's way, and when it has arrived, what follows.
 * @param {Step} step
 */
export function showStep(step) {
  const { record, player = '', path = '', jumps, rolled } = step.dataset;
  const content = /** @type {DocumentFragment} */ (step.content.cloneNode(true));
  const stops = path.split(' ').map(Number);
  for (const part of content.querySelectorAll('#stage')) replace(part);
  table()?.setAttribute('data-record', record);
  for (const seat of document.querySelectorAll('.seat')) {
    const isNext = /** @type {HTMLElement} */ (seat).dataset.player === player;
    seat.classList.toggle('next', isNext);
    if (isNext) seat.setAttribute('aria-current', 'true');
    else seat.removeAttribute('aria-current');
  }
  if (rolled !== undefined) roll();
  const length = walk(player, stops, jumps !== undefined);
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (content.querySelectorAll('svg > .piece'))) put(piece);
  arrival = () => arriveAt(step, content, stops.at(-1));
  if (length === 0) {
    finishArrival();
    return;
  }
  // Until the piece has arrived, only the dice show: the style sheet hides the rest of the stage.
  table()?.setAttribute('data-walking', 'yes');
  caption(rolled ?? '');
  arrivalTimer = setTimeout(finishArrival, length);
}

/** Shows what a move leads to, if its piece is still on the way. */
export function finishArrival() {
  clearTimeout(arrivalTimer);
  const arrive = arrival;
  arrival = undefined;
  table()?.removeAttribute('data-walking');
  arrive?.();
}

/**
 * Shows what a move leads to: the tile, the money, the log.
 * @param {Step} step
 * @param {DocumentFragment} content
 * @param {number | undefined} location where the piece is now
 */
function arriveAt(step, content, location) {
  const { record, player = '', money = '[]' } = step.dataset;
  const before = cashes();
  // Read before anything changes: after that the browser would have to work out a layout for it.
  const ways = waysOf(JSON.parse(money), location);
  for (const part of [...content.querySelectorAll('svg > .tile'), ...[...content.children].filter((part) => part.matches('.seat'))]) replace(part);
  showTurn(content.querySelector('li'));
  for (const seat of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.seat.out'))) takeAway(document.getElementById(`piece-${seat.dataset.player}`));
  pay(ways, before, player);
  document.dispatchEvent(new CustomEvent('moments', { detail: { moments: momentsOf(step, moves()), pace: pace() } }));
  caption(step.dataset.caption ?? step.dataset.text ?? '');
  note([step.dataset.text ?? '']);
  if (step.dataset.endsTurn !== undefined) announce();
  document.dispatchEvent(new CustomEvent('news', { detail: { told: [step] } }));
  document.dispatchEvent(new CustomEvent('playback:step', { detail: { record: Number(record) } }));
}

/** Says in the bar what happens, where there is no room on the board. @param {string} text */
function caption(text) {
  const line = document.querySelector('.now-playing');
  if (line) line.textContent = text;
}

/**
 * Replaces a part of the page by its new version.
 * @param {Element} part
 */
function replace(part) {
  const there = document.getElementById(part.id);
  if (!there) return;
  const hadFocus = there.contains(document.activeElement);
  // Steps are the same for all pages; whose seat it is here, only the page knows.
  const note = there.querySelector(':scope > small');
  const other = part.querySelector(':scope > small');
  if (note && other) other.textContent = note.textContent;
  there.replaceWith(part);
  library().process(part);
  const stop = 'a, button, [tabindex="0"]';
  if (hadFocus) /** @type {HTMLElement | null} */ (part.matches(stop) ? part : part.querySelector(stop))?.focus({ preventScroll: true });
}

/** @param {Element | null} turn the line of the log that a move belongs to */
function showTurn(turn) {
  const list = document.getElementById('turns');
  if (!turn || !list) return;
  const there = document.getElementById(turn.id);
  const wasOpen = there?.querySelector('details')?.open;
  if (there) there.replaceWith(turn);
  else list.prepend(turn);
  const details = turn.querySelector('details');
  if (details && wasOpen) details.open = true;
}
