// Playback: moves that arrive wait in a queue and are shown one by one, each with its dice, the piece's way, the tile and the
// money. The server has rendered what each step changes; this decides when. The table of the present is held back until the
// queue is empty.

/** Milliseconds for a move at 1×: a roll, any other; for a piece from tile to tile, and at most for its whole way. */
const LENGTHS = { rolled: 1000, other: 650 };
const TILE = 50;
const MOST_WALKED = 550;
/** Milliseconds that a moment adds to its move at 1×, if things move: of several, the longest. @type {Record<string, number>} */
const MOMENTS = { house: 250, hotel: 500, group: 700, bankrupt: 800, won: 1000 };
/** The most milliseconds for a whole turn at 1×, and the least for each of its moves, which comes first. */
const TURN = { most: 4000, leastMove: 500 };
/** Milliseconds after a skip in which a press of the main button does nothing. */
const TIME_TO_READ = 400;
/** Milliseconds until the queue has been shown when somebody's clock runs at this page: a share of the time left, within bounds. */
const HURRY = { share: 1 / 8, least: 1000, most: 4000 };
/** The most moves that wait while people play. */
const MOST_WAITING = 100;

const KEY_OF_PACE = 'sqlopoly.pace';

/** @typedef {HTMLTemplateElement & { dataset: { record: string } }} Step */

/** Steps that are still to be shown. @type {Step[]} */
let queue = [];
/** The table of the present, while steps are shown. @type {{ record: number, text: string } | undefined} */
let present;
let isPlaying = false;
let isSettling = false;
/** Whether all steps have been shown before the table that they lead to has arrived. */
let isWaiting = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** The record of the last move that was made on this page. */
let own = -1;
/** What a move leads to, while its piece is on the way. @type {(() => void) | undefined} */
let arrival;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let arrivalTimer;
/** When the last move was shown, and how long it stays at least. */
let latest = { at: -Infinity, length: 0 };
/** Lines that a screen reader will hear at the end of the turn. @type {string[]} */
let unsaid = [];
/** When the main button works again after a skip. */
let readFrom = 0;
/** The record that was shown when the page was hidden. */
let hiddenAt = document.hidden ? shownRecord() : undefined;
/** The least pace, while somebody's clock runs at this page. */
let rush = 0;
/** How much faster than usual the turn is shown that is being shown, if it is a long one. */
let haste = 1;
/** Whose turn that is; undefined when it has ended. @type {string | undefined} */
let mover;

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;
root.dataset.script = 'yes';

/** @returns {HTMLElement | null} */
function table() {
  return document.getElementById('table');
}

/** htmx; it is loaded after this script. @returns {{ swap: (context: object) => Promise<void>, process: (part: Element) => void }} */
function library() {
  return /** @type {any} */ (window).htmx;
}

/** The record of the move that is shown. */
function shownRecord() {
  return Number(table()?.dataset.record ?? 0);
}

/** Whether things are animated. */
function moves() {
  const chosen = root.dataset.slowness;
  return chosen === undefined ? !calm.matches : chosen !== '0';
}

function pace() {
  return Math.max(rush, haste * Number(root.dataset.pace ?? 1));
}

/** @param {Step} step */
function lengthOf(step) {
  if (step.dataset.instant !== undefined) return 0;
  const moments = momentsOf(step).map(({ kind }) => MOMENTS[kind] ?? 0);
  return (step.dataset.rolled === undefined ? LENGTHS.other : LENGTHS.rolled) + Math.max(0, ...moments);
}

/** What moves on a page in a step, apart from its piece and its money. @param {Step} step @returns {{ kind: string, player?: number }[]} */
function momentsOf(step) {
  return moves() ? JSON.parse(step.dataset.moments ?? '[]') : [];
}

function isPaused() {
  return root.dataset.paused !== undefined;
}

/** @param {string} chosen */
function setPace(chosen) {
  if (!['0.5', '1', '2', '4'].includes(chosen)) return;
  root.dataset.pace = chosen;
  try {
    localStorage.setItem(KEY_OF_PACE, chosen);
  } catch {
    // Then it holds for this page only.
  }
  showControls();
}

function showControls() {
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('select[data-playback=pace]'))) select.value = root.dataset.pace ?? '1';
}

try {
  root.dataset.pace = localStorage.getItem(KEY_OF_PACE) ?? '1';
} catch {
  root.dataset.pace = '1';
}
if (!['0.5', '1', '2', '4'].includes(root.dataset.pace)) root.dataset.pace = '1';

/**
 * Adds steps to the queue, up to the first gap.
 * @param {Iterable<Step>} steps
 * @returns the record of the last move that is shown or queued
 */
function enqueue(steps) {
  let last = Number(queue.at(-1)?.dataset.record ?? shownRecord());
  for (const step of steps) {
    if (Number(step.dataset.record) !== last + 1) continue;
    queue.push(step);
    last += 1;
  }
  return last;
}

/** Starts to show the queue. */
function start() {
  if (isPlaying || queue.length === 0) return;
  isPlaying = true;
  const left = isOwn(queue[0]) ? 0 : latest.at + latest.length / pace() - performance.now();
  if (left <= 0) next();
  else {
    setPlaying('yes');
    timer = setTimeout(next, left);
  }
}

/** How much faster a turn is shown than usual. @param {Step[]} steps those that wait, of this turn and later ones */
function hasteOf(steps) {
  const end = steps.findIndex(({ dataset }) => dataset.endsTurn !== undefined || dataset.player !== steps[0]?.dataset.player);
  const length = (end < 0 ? steps : steps.slice(0, end + 1)).reduce((sum, step) => sum + lengthOf(step), 0);
  return Math.min(Math.max(length / TURN.most, 1), LENGTHS.other / TURN.leastMove);
}

/** Whether a step is a move that was made on this page, without dice: there is nothing to watch. @param {Step | undefined} step */
function isOwn(step) {
  return Number(step?.dataset.record) === own && step?.dataset.rolled === undefined;
}

/** Marks the table, which hides its buttons. The event is for what must be known before: a hidden button loses the focus. @param {'yes' | 'quiet'} value */
function setPlaying(value) {
  document.dispatchEvent(new CustomEvent('playback:hide'));
  table()?.setAttribute('data-playing', value);
  document.dispatchEvent(new CustomEvent('playback:hidden'));
}

function next() {
  finishArrival();
  clearTimeout(timer);
  timer = undefined;
  if (isPaused() && rush === 0 && queue.length > 0) {
    setPlaying('yes');
    return;
  }
  if (queue[0]?.dataset.player !== mover) haste = hasteOf(queue);
  const step = queue.shift();
  if (!step) {
    end();
    return;
  }
  mover = step.dataset.endsTurn === undefined ? step.dataset.player : undefined;
  const isQuiet = queue.length === 0 && isOwn(step);
  // Buttons do not vanish for the moment until the table arrives.
  setPlaying(isQuiet ? 'quiet' : 'yes');
  showStep(step);
  const length = lengthOf(step);
  if (length > 0) latest = { at: performance.now(), length };
  if (isQuiet) end();
  // The end of a turn is no news to wait for.
  else if (length === 0) next();
  else timer = setTimeout(next, length / pace());
}

/** The queue is empty: shows the present, or waits for it. */
function end() {
  if (present || document.body.dataset.past !== undefined) settle();
  else waitForTable();
}

/** Gives up the queue. */
function stop() {
  finishArrival();
  clearTimeout(timer);
  timer = undefined;
  queue = [];
  rush = 0;
  haste = 1;
  mover = undefined;
  isPlaying = false;
  isWaiting = false;
}

/** The table is on its way: the buttons of the one that is there lead nowhere. */
function waitForTable() {
  stop();
  isWaiting = true;
}

/** Somebody's clock runs at this page: what is queued is shown in a small part of the time left, even after a pause. @param {number} seconds the time left */
function hurry(seconds) {
  const left = Math.max(0, latest.length - (performance.now() - latest.at) * pace());
  const time = Math.min(HURRY.most, Math.max(HURRY.least, seconds * 1000 * HURRY.share));
  rush = queue.reduce((sum, step) => sum + lengthOf(step), left) / time;
  if (!isPlaying) return;
  clearTimeout(timer);
  timer = setTimeout(next, left / pace());
}

/** Shows the present: people can act again. */
function settle() {
  stop();
  const now = present;
  present = undefined;
  announce(true);
  document.dispatchEvent(new CustomEvent('playback:end'));
  if (!now) {
    table()?.removeAttribute('data-playing');
    return;
  }
  isSettling = true;
  const done = library().swap({ text: now.text, target: '#table', swap: 'outerMorph', sourceElement: document.querySelector('main') });
  isSettling = false;
  void done;
}

/** Skips the rest of the queue. A second press of the same place would make a move that nobody has read yet. */
function skip() {
  readFrom = performance.now() + TIME_TO_READ;
  unsaid.push(...queue.map((step) => step.dataset.text ?? ''));
  if (document.body.dataset.past !== undefined) document.dispatchEvent(new CustomEvent('playback:skip'));
  else if (present) settle();
  else if (isPlaying) waitForTable();
}

/** @param {boolean} isOver whether the turn is over, or the queue empty */
function announce(isOver) {
  if (!isOver || unsaid.length === 0) return;
  const line = document.getElementById('announcer');
  if (line) line.textContent = unsaid.join(' ');
  unsaid = [];
}

/**
 * Shows a move: the dice and the piece's way, and when it has arrived, what follows.
 * @param {Step} step
 */
function showStep(step) {
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
function finishArrival() {
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
  document.dispatchEvent(new CustomEvent('moments', { detail: { moments: momentsOf(step), pace: pace() } }));
  caption(step.dataset.caption ?? step.dataset.text ?? '');
  unsaid.push(step.dataset.text ?? '');
  announce(step.dataset.endsTurn !== undefined);
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
function overBoard(part, frames, timing) {
  const layer = sky();
  (part.matches('.piece') ? layer : layer.querySelector('.lamps'))?.append(part);
  part.animate(frames, timing).finished.finally(() => {
    part.remove();
    if (!layer.querySelector('.moment-light, .piece')) layer.remove();
  });
}

/** Takes a piece off the board. @param {HTMLElement | null} piece */
function takeAway(piece) {
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
function roll() {
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
function walk(player, stops, jumps) {
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
function put(there) {
  const piece = /** @type {HTMLElement | null} */ (document.getElementById(there.id));
  if (!piece) return;
  piece.style.transform = there.style.transform;
  for (const name of ['location', 'dx', 'dy']) piece.dataset[name] = there.dataset[name];
}

/** The cash that each seat shows. @returns {Map<string, number>} */
function cashes() {
  return new Map([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.seat'))].map((seat) => [seat.dataset.player ?? '', Number(seat.querySelector('.cash')?.getAttribute('data-cash'))]));
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * Where the money of a move flies.
 * @param {[number | null, number | null, number][]} postings from whom, to whom, how much; null: the bank
 * @param {number | undefined} location the tile where the mover is then
 * @returns {{ postings: { payer: number | null, payee: number | null, amount: number, from: Point, to: Point }[], tile: Point | undefined }}
 */
function waysOf(postings, location) {
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
function pay({ postings, tile }, before, mover) {
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
function money(amount) {
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

// A table that arrives waits until the steps that lead to it have been shown. An outdated one is dropped.
document.addEventListener('htmx:before:swap', (event) => {
  const { tasks } = /** @type {CustomEvent<{ tasks: { fragment?: DocumentFragment }[] }>} */ (event).detail;
  for (const task of [...tasks]) {
    const coming = /** @type {HTMLElement | null | undefined} */ (task.fragment?.querySelector('#table'));
    if (!coming || isSettling) continue;
    const steps = task.fragment?.querySelector('#steps');
    steps?.remove();
    const clock = /** @type {HTMLElement | null} */ (coming.querySelector('#countdown'));
    // Its seconds are those of now, however long the table is held back.
    if (clock) clock.dataset.until = String(Date.now() + Number(clock.dataset.seconds) * 1000);
    const record = Number(coming.dataset.record);
    const isLate = record < Math.max(shownRecord(), present?.record ?? 0);
    const from = shownRecord();
    const last = isLate ? record : enqueue(/** @type {NodeListOf<Step>} */ (steps?.querySelectorAll('template.step') ?? []));
    if (!isLate && (last < record || document.hidden || (queue.length > MOST_WAITING && coming.dataset.people !== undefined))) {
      // The steps are too many or unknown, or nobody looks: the page shows the present, and offers to watch what was missed.
      offer(hiddenAt ?? from, record);
      stop();
      present = undefined;
      continue;
    }
    if (!isLate && queue.length === 0 && !isPlaying) {
      if (isWaiting) arrive();
      continue;
    }
    if (!isLate) {
      present = { record, text: coming.outerHTML };
      if (clock && coming.querySelector('#decision[data-yours]')) hurry(Number(clock.dataset.seconds));
      else rush = 0;
    }
    tasks.splice(tasks.indexOf(task), 1);
    start();
  }
});

// A move of this page arrives before the table that it leads to.
document.addEventListener('step', (event) => {
  const holder = document.createElement('template');
  holder.innerHTML = /** @type {CustomEvent<{ data: string }>} */ (event).detail.data;
  enqueue(/** @type {NodeListOf<Step>} */ (holder.content.querySelectorAll('template.step')));
  if (!document.hidden) start();
});

// Nobody watches a hidden page.
document.addEventListener('visibilitychange', () => {
  hiddenAt = document.hidden ? shownRecord() : undefined;
  if (hiddenAt === undefined || !present) return;
  offer(hiddenAt, present.record);
  settle();
});

/** The table has arrived for which the page waited. It is swapped in now. */
function arrive() {
  isWaiting = false;
  announce(true);
  document.dispatchEvent(new CustomEvent('playback:end'));
}

/**
 * Offers to watch what was missed.
 * @param {number} from
 * @param {number} to
 */
function offer(from, to) {
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
  close.addEventListener('click', () => { line.hidden = true; });
  line.append(link, close);
  line.hidden = false;
  leaveOffer(line);
}

/** Milliseconds after which the offer goes away. Look back has the moves all the same. */
const OFFERED = 20_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/** Takes the offer away after a while, unless somebody is about to choose. @param {HTMLElement} line */
function leaveOffer(line) {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (line.matches(':hover, :focus-within')) leaveOffer(line);
    else line.hidden = true;
  }, OFFERED);
}

// Remembers which move this page makes.
document.addEventListener('htmx:config:request', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  const record = ctx.request.method === 'POST' && ctx.request.body instanceof FormData ? ctx.request.body.get('record') : null;
  if (record === null) return;
  own = Number(record);
  // Somebody who moves has seen where the game is.
  const missed = document.getElementById('missed');
  if (missed) missed.hidden = true;
});

document.addEventListener('htmx:after:swap', showControls);
document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('button[data-playback]'));
  if (button) control(button.dataset.playback ?? '');
});
// A press that was meant to skip is not for what has taken the button's place.
document.addEventListener('click', (event) => {
  const place = event.isTrusted && event.target instanceof Element ? event.target.closest('#decision .choices .main-place') : null;
  if (!place || performance.now() > readFrom) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });
document.addEventListener('change', (event) => {
  const select = event.target;
  if (select instanceof HTMLSelectElement && select.dataset.playback === 'pace') setPace(select.value);
});

/** @param {string} what */
function control(what) {
  if (what === 'skip') skip();
  if (what === 'pause') root.dataset.paused = 'yes';
  if (what === 'play') {
    delete root.dataset.paused;
    document.dispatchEvent(new CustomEvent('playback:play'));
    if (isPlaying && timer === undefined) next();
  }
}

/** The functions that other scripts use. */
Object.assign(window, { playback: { control, money, overBoard, enqueue, start, isPaused, waiting: () => queue.length, toggle: () => control(isPaused() ? 'play' : 'pause') } });
showControls();

// A page that is loaded again, even in the middle of the queue, offers what it has not shown.
const keyOfShown = `sqlopoly.shown.${table()?.dataset.game}`;
try {
  offer(Number(sessionStorage.getItem(keyOfShown) ?? Infinity), shownRecord());
} catch {
  // Then nothing is offered.
}
addEventListener('pagehide', () => {
  if (document.body.dataset.past !== undefined) return;
  try {
    sessionStorage.setItem(keyOfShown, String(shownRecord()));
  } catch {
    // As above.
  }
});
