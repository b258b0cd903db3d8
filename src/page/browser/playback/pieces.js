// What moves on the board: the dice, pieces on their way, and what shines over the tiles.
import { moves, pace } from './pace.js';

/** Milliseconds at 1×: for a piece from tile to tile, and at most for its whole way. */
const TILE = 50;
const MOST_WALKED = 550;

/** A layer over the board with the same places, which stays when the table is replaced. @returns {Element} */
function sky() {
  const there = document.getElementById('sky');
  if (there) return there;
  const board = document.getElementById('board');
  const { x, y, width, height } = board?.getBoundingClientRect() ?? new DOMRect();
  const holder = document.createElement('template');
  // The pieces of the board are seen over the lamps, wherever they go.
  const pieces = [...document.querySelectorAll('#board > .piece[id^="piece-"]')].map(({ id }) => `<use href="#${id}"/>`);
  holder.innerHTML = `<svg id="sky" viewBox="${board?.getAttribute('viewBox')}" aria-hidden="true"><g class="lamps"></g>${pieces.join('')}</svg>`;
  const made = /** @type {SVGElement} */ (holder.content.querySelector('#sky'));
  Object.assign(made.style, { left: `${x + scrollX}px`, top: `${y + scrollY}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(made);
  return made;
}

/**
 * Shows a lamp or a piece over the board until its animation ends, even if the table is replaced in the meantime.
 * @param {Element} part
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 */
export function overBoard(part, frames, timing) {
  const layer = sky();
  (part.matches('.piece') ? layer : layer.querySelector('.lamps'))?.append(part);
  part.animate(frames, timing).finished.finally(() => {
    part.remove();
    if (!layer.querySelector('.moment-light, .piece')) layer.remove();
  });
}

/** Takes a piece off the board. @param {HTMLElement | null} piece */
export function takeAway(piece) {
  if (!piece) return;
  // Whatever looks for the piece from now on finds none.
  piece.id = '';
  if (!moves()) {
    piece.remove();
    return;
  }
  const at = piece.style.transform;
  overBoard(piece, [{ transform: at, opacity: 1 }, { transform: `${at} translateY(20px) rotate(75deg) scale(1.5)`, opacity: 1, offset: 0.4 }, { transform: `${at} translateY(60px) rotate(110deg) scale(0)`, opacity: 0 }], { duration: 900 / pace(), easing: 'ease-in' });
}

/** The dice tumble in from the side, bounce twice and lie still; no two do so alike. */
export function roll() {
  if (!moves()) return;
  for (const [index, die] of document.querySelectorAll('#dice .die').entries()) {
    const turn = 430 + 140 * index;
    die.animate([
      { transform: `translate(-160%, -20%) rotate(-${turn}deg) scale(0.8)`, easing: 'ease-in' },
      { transform: `translate(-80%, 12%) rotate(-${turn * 0.55}deg)`, offset: 0.4, easing: 'ease-out' },
      { transform: `translate(-36%, -24%) rotate(-${turn * 0.28}deg) scale(1.08)`, offset: 0.62, easing: 'ease-in' },
      { transform: `translate(-8%, 6%) rotate(-${turn * 0.06}deg)`, offset: 0.86, easing: 'ease-out' },
      { transform: 'none' },
    ], { duration: (480 + 70 * index) / pace() });
  }
}

/**
 * The tiles of the board, by their locations, in order.
 * @returns {Map<number, { x: number, y: number }>}
 */
function tiles() {
  return new Map(
    [...document.querySelectorAll('#board .tile')].map((tile) => {
      const box = /** @type {SVGRectElement} */ (tile.querySelector('rect'));
      const number = (/** @type {string} */ name) => Number(box.getAttribute(name));
      return [Number(tile.id.slice('tile-'.length)), { x: number('x') + number('width') / 2, y: number('y') + number('height') / 2 }];
    }),
  );
}

/**
 * The tiles on a piece's way: forwards; straight there if it is farther than dice go.
 * @param {number} from
 * @param {number} to
 * @param {number[]} locations of all tiles
 */
function way(from, to, locations) {
  const start = locations.indexOf(from);
  const steps = (locations.indexOf(to) - start + locations.length) % locations.length;
  if (start < 0 || steps > 14) return [to];
  return Array.from({ length: steps }, (_, index) => locations[(start + index + 1) % locations.length] ?? to);
}

/**
 * Moves a piece from tile to tile.
 * @param {string} player
 * @param {number[]} stops
 * @param {boolean} jumps whether it is taken straight to the last one
 * @returns how many milliseconds that takes; 0: it is there
 */
export function walk(player, stops, jumps) {
  const piece = /** @type {HTMLElement | null} */ (document.getElementById(`piece-${player}`));
  const to = stops.at(-1);
  if (!piece || to === undefined || !moves()) return 0;
  const from = Number(piece.dataset.location);
  const places = tiles();
  const locations = [...places.keys()];
  const all = stops.flatMap((stop, index) => (jumps && index === stops.length - 1 ? [stop] : way(index === 0 ? from : (stops[index - 1] ?? from), stop, locations)));
  const [dx, dy] = [Number(piece.dataset.dx), Number(piece.dataset.dy)];
  const frames = [from, ...all].map((location) => places.get(location)).filter((place) => place !== undefined).map(({ x, y }) => ({ transform: `translate(${x + dx}px, ${y + dy}px)` }));
  const last = frames.at(-1);
  if (!last || frames.length < 2) return 0;
  const duration = Math.min(MOST_WALKED, TILE * (frames.length - 1) + 120) / pace();
  piece.animate(frames, { duration, easing: 'linear' });
  return duration;
}

/** Puts a piece at its place on its tile after a move. @param {HTMLElement} there */
export function put(there) {
  const piece = /** @type {HTMLElement | null} */ (document.getElementById(there.id));
  if (!piece) return;
  piece.style.transform = there.style.transform;
  piece.classList.toggle('on-price', there.classList.contains('on-price'));
  for (const name of ['location', 'dx', 'dy']) piece.dataset[name] = there.dataset[name];
}
