// Money that moves: from seat to seat or to the bank, while the cash counts up or down.
import { moves, pace } from './pace.js';

/** The cash that each seat shows. @returns {Map<string, number>} */
export function cashes() {
  return new Map([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.seat'))].map((seat) => [seat.dataset.player ?? '', Number(seat.querySelector('.cash')?.getAttribute('data-cash'))]));
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * Where the money of a move flies.
 * @param {[number | null, number | null, number][]} postings from whom, to whom, how much; null: the bank
 * @param {number | undefined} location the tile where the mover is then
 * @returns {{ postings: { payer: number | null, payee: number | null, amount: number, from: Point, to: Point }[], tile: Point | undefined }}
 */
export function waysOf(postings, location) {
  const tile = postings.length > 0 ? document.getElementById(`tile-${location}`) : null;
  return {
    postings: postings.map(([payer, payee, amount]) => ({ payer, payee, amount, from: placeOf(payer), to: placeOf(payee) })),
    tile: tile ? middleOf(tile) : undefined,
  };
}

/**
 * Moves money from seat to seat, where the cash counts up or down. The mover's sum shows at the tile, too.
 * @param {ReturnType<typeof waysOf>} ways
 * @param {Map<string, number>} before the cash of each player before the move
 * @param {string} mover
 */
export function pay({ postings, tile }, before, mover) {
  const sums = new Map();
  for (const { payer, payee, amount, from, to } of postings) {
    if (payer !== null) sums.set(payer, (sums.get(payer) ?? 0) - amount);
    if (payee !== null) sums.set(payee, (sums.get(payee) ?? 0) + amount);
    // On its way to the bank, money passes behind the seats, so that it covers nobody's cash.
    if (moves()) fly(from, to, amount, air(payer === null || payee === null ? 'air-behind' : 'air'));
  }
  for (const [player, sum] of sums) {
    if (sum === 0) continue;
    const share = Math.min(1, Math.abs(sum) / Math.max(1, before.get(String(player)) ?? 0));
    float(document.querySelector(`#seat-${player} .worth`), sum);
    if (String(player) === mover && tile) float(spotAt(tile), sum, share);
  }
  for (const [player, from] of before) count(player, from);
}

/** @param {number | null} player null: the bank, in the middle of the board */
function placeOf(player) {
  return middleOf(player === null ? document.getElementById('board') : document.querySelector(`#seat-${player} .worth`));
}

/** @param {Element | null} element @returns {Point} */
function middleOf(element) {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A layer in which money flies: over the page, or behind the seats. @param {'air' | 'air-behind'} id */
function air(id) {
  const there = document.getElementById(id);
  if (there) return there;
  const made = document.createElement('div');
  made.id = id;
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} amount
 * @param {HTMLElement} layer
 */
function fly(from, to, amount, layer) {
  const note = document.createElement('span');
  note.className = 'note';
  note.textContent = money(amount);
  layer.append(note);
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  note.animate([{ transform: at(from), opacity: 0.2 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { transform: at(to), opacity: 0 }], { duration: 650 / pace(), easing: 'ease-in-out' }).finished
    .finally(() => note.remove());
}

/** An amount as the edition writes it. @param {number} amount */
export function money(amount) {
  const cash = /** @type {HTMLElement | null} */ (document.querySelector('.cash'));
  return `${cash?.dataset.sign ?? ''}${String(amount).replace(/\B(?=(?:\d{3})+$)/g, cash?.dataset.thousands ?? '')}`;
}

/** A spot for an amount. @param {Point} place */
function spotAt(place) {
  const spot = document.createElement('span');
  spot.className = 'spot';
  spot.style.translate = `${place.x}px ${place.y}px`;
  // At the edge of a phone the amount has to stay on the screen: the style sheet moves it by what is missing, as it knows how wide it is.
  spot.style.setProperty('--x', `${place.x}px`);
  air('air').append(spot);
  setTimeout(() => spot.remove(), 1400 / pace());
  return spot;
}

/**
 * Shows the amount that came in or went out.
 * @param {HTMLElement | null} place
 * @param {number} sum
 * @param {number} share how much it is of what the player had: the more, the larger
 */
function float(place, sum, share = 0) {
  if (!place) return;
  const label = document.createElement('span');
  label.className = `float ${sum > 0 ? 'in' : 'out'}`;
  label.textContent = `${sum > 0 ? '+' : '−'}${money(Math.abs(sum))}`;
  label.setAttribute('aria-hidden', 'true');
  label.style.setProperty('--of-cash', String(share));
  place.append(label);
  if (moves()) label.animate([{ transform: 'translateY(0.6rem)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: 200 / pace() });
  setTimeout(() => label.remove(), 1400 / pace());
}

/**
 * Counts the cash of a seat up or down to its new value.
 * @param {string} player
 * @param {number} from
 */
function count(player, from) {
  const cash = /** @type {HTMLElement | null} */ (document.querySelector(`#seat-${player} .cash`));
  const to = Number(cash?.dataset.cash);
  if (!cash || from === to || Number.isNaN(from) || !moves()) return;
  const length = 500 / pace();
  const began = performance.now();
  const tick = () => {
    if (!cash.isConnected || Number(cash.dataset.cash) !== to) return;
    const part = Math.min(1, (performance.now() - began) / length);
    cash.textContent = money(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(tick);
  };
  tick();
}
