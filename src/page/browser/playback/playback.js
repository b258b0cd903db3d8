// Playback: moves that arrive wait in a queue and are shown one by one, each with its dice, the piece's way, the tile and the
// money. The server has rendered what each step changes; this decides when. The table of the present is held back until the
// queue is empty.
import { announce, note } from './announcer.js';
import { offer, offerAfterReload, withdraw } from './missed.js';
import { money } from './money.js';
import { isPaused, moves, pace, setPaused, tempo } from './pace.js';
import { overBoard } from './pieces.js';
import { lengthOf, Queue } from './queue.js';
import { isPast, library, shownRecord, table } from './shown.js';
import { finishArrival, showStep } from './step.js';

/** Milliseconds after a skip in which a press of the main button does nothing. */
const TIME_TO_READ = 400;
/** The most moves that wait while people play. */
const MOST_WAITING = 100;

/** @typedef {import('./step.js').Step} Step */

/** Steps that are still to be shown. @type {Queue<Step>} */
const queue = new Queue(moves);
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
/** When the last move was shown, and how long it stays at least. */
let latest = { at: -Infinity, length: 0 };
/** When the main button works again after a skip. */
let readFrom = 0;
/** The record that was shown when the page was hidden. */
let hiddenAt = document.hidden ? shownRecord() : undefined;

document.documentElement.dataset.script = 'yes';

/** Starts to show the queue. */
function start() {
  if (isPlaying || queue.count === 0) return;
  isPlaying = true;
  const left = isOwn(queue.first) ? 0 : latest.at + latest.length / pace() - performance.now();
  if (left <= 0) next();
  else {
    setPlaying('yes');
    timer = setTimeout(next, left);
  }
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
  if (isPaused() && tempo.rush === 0 && queue.count > 0) {
    setPlaying('yes');
    return;
  }
  tempo.haste = queue.hasteOfTurn() ?? tempo.haste;
  const step = queue.take();
  if (!step) {
    end();
    return;
  }
  const isQuiet = queue.count === 0 && isOwn(step);
  // Buttons do not vanish for the moment until the table arrives.
  setPlaying(isQuiet ? 'quiet' : 'yes');
  showStep(step);
  const length = lengthOf(step, moves());
  if (length > 0) latest = { at: performance.now(), length };
  if (isQuiet) end();
  // The end of a turn is no news to wait for.
  else if (length === 0) next();
  else timer = setTimeout(next, length / pace());
}

/** The queue is empty: shows the present, or waits for it. */
function end() {
  if (present || isPast()) settle();
  else waitForTable();
}

/** Gives up the queue. */
function stop() {
  finishArrival();
  clearTimeout(timer);
  timer = undefined;
  queue.clear();
  Object.assign(tempo, { rush: 0, haste: 1 });
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
  tempo.rush = queue.rush(seconds, left);
  if (!isPlaying) return;
  clearTimeout(timer);
  timer = setTimeout(next, left / pace());
}

/** Shows the present: people can act again. */
function settle() {
  stop();
  const now = present;
  present = undefined;
  announce();
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

/** The table has arrived for which the page waited. It is swapped in now. */
function arrive() {
  isWaiting = false;
  announce();
  document.dispatchEvent(new CustomEvent('playback:end'));
}

/** Skips the rest of the queue. A second press of the same place would make a move that nobody has read yet. */
function skip() {
  readFrom = performance.now() + TIME_TO_READ;
  note(queue.steps.map((step) => step.dataset.text ?? ''));
  if (isPast()) document.dispatchEvent(new CustomEvent('playback:skip'));
  else if (present) settle();
  else if (isPlaying) waitForTable();
}

/** @param {string} what */
function control(what) {
  if (what === 'skip') skip();
  if (what === 'pause') setPaused(true);
  if (what === 'play') {
    setPaused(false);
    document.dispatchEvent(new CustomEvent('playback:play'));
    if (isPlaying && timer === undefined) next();
  }
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
    const last = isLate ? record : queue.add(/** @type {NodeListOf<Step>} */ (steps?.querySelectorAll('template.step') ?? []), from);
    if (!isLate && (last < record || document.hidden || (queue.count > MOST_WAITING && coming.dataset.people !== undefined))) {
      // The steps are too many or unknown, or nobody looks: the page shows the present, and offers to watch what was missed.
      offer(hiddenAt ?? from, record);
      stop();
      present = undefined;
      continue;
    }
    if (!isLate && queue.count === 0 && !isPlaying) {
      if (isWaiting) arrive();
      continue;
    }
    if (!isLate) {
      present = { record, text: coming.outerHTML };
      if (clock && coming.querySelector('#decision[data-yours]')) hurry(Number(clock.dataset.seconds));
      else tempo.rush = 0;
    }
    tasks.splice(tasks.indexOf(task), 1);
    start();
  }
});

// A move of this page arrives before the table that it leads to.
document.addEventListener('step', (event) => {
  const holder = document.createElement('template');
  holder.innerHTML = /** @type {CustomEvent<{ data: string }>} */ (event).detail.data;
  queue.add(/** @type {NodeListOf<Step>} */ (holder.content.querySelectorAll('template.step')), shownRecord());
  if (!document.hidden) start();
});

// Nobody watches a hidden page.
document.addEventListener('visibilitychange', () => {
  hiddenAt = document.hidden ? shownRecord() : undefined;
  if (hiddenAt === undefined || !present) return;
  offer(hiddenAt, present.record);
  settle();
});

// Remembers which move this page makes.
document.addEventListener('htmx:config:request', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  const record = ctx.request.method === 'POST' && ctx.request.body instanceof FormData ? ctx.request.body.get('record') : null;
  if (record === null) return;
  own = Number(record);
  // Somebody who moves has seen where the game is.
  withdraw();
});

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

/** The functions that other scripts use. */
Object.assign(window, { playback: { control, money, overBoard, enqueue: (/** @type {Iterable<Step>} */ steps) => queue.add(steps, shownRecord()), start, isPaused, waiting: () => queue.count, toggle: () => control(isPaused() ? 'play' : 'pause') } });
offerAfterReload();
