// Look back: fetches the next moves when they are needed, for the same playback as in a game.

/** With at most this many moves in the queue, more are fetched. */
const FEW = 8;

const player = /** @type {{ enqueue: (steps: Iterable<Element>) => number, start: () => void, waiting: () => number, control: (what: string) => void }} */ (/** @type {any} */ (window).playback);
document.body.dataset.past = 'yes';
// It plays when somebody presses Play.
document.documentElement.dataset.paused = 'yes';
let isFetching = false;

function pastTable() {
  return /** @type {HTMLElement} */ (document.getElementById('table'));
}

/** Fetches the next moves, unless enough are queued. */
async function fetchMore() {
  const { game, record, last } = pastTable().dataset;
  const after = Number(record) + player.waiting();
  if (isFetching || player.waiting() > FEW || after >= Number(last)) return;
  isFetching = true;
  try {
    const answer = await fetch(`/games/${game}/steps?after=${after}`);
    if (!answer.ok) throw new Error(answer.statusText);
    const part = new DOMParser().parseFromString(await answer.text(), 'text/html');
    player.enqueue([...part.querySelectorAll('template.step')].map((step) => document.importNode(step, true)));
    player.start();
  } catch {
    player.control('pause');
    const line = document.getElementById('connection');
    if (line) line.textContent = 'The server did not answer. Press Play to try again.';
  } finally {
    isFetching = false;
  }
}

/** Makes all links and fields refer to the move that is shown. @param {number} record */
function leadFrom(record) {
  const { game, last } = pastTable().dataset;
  const address = (/** @type {number} */ at) => `/games/${game}/past?at=${Math.min(Number(last), Math.max(0, at))}`;
  const heading = document.getElementById('moment');
  if (heading) heading.textContent = `After move ${record}`;
  const range = document.querySelector('#decision input[name=at]');
  if (range instanceof HTMLInputElement) range.value = String(record);
  const fork = document.querySelector('#decision input[name=record]');
  if (fork instanceof HTMLInputElement) fork.value = String(record);
  document.querySelector('[data-past=back]')?.setAttribute('href', address(record - 1));
  document.querySelector('[data-past=on]')?.setAttribute('href', address(record + 1));
  const share = /** @type {HTMLElement | null} */ (document.querySelector('[data-past=share]'));
  if (share) share.dataset.copy = (share.dataset.copy ?? '').replace(/at=\d+$/, `at=${record}`);
  document.querySelector('[data-past=ledger]')?.setAttribute('href', `/games/${game}/ledger?to=${Math.max(1, record)}`);
  history.replaceState(null, '', address(record));
}

document.addEventListener('playback:play', () => {
  const line = document.getElementById('connection');
  if (line) line.textContent = '';
  void fetchMore();
});
document.addEventListener('playback:step', (event) => {
  leadFrom(/** @type {CustomEvent<{ record: number }>} */ (event).detail.record);
  void fetchMore();
});
document.addEventListener('playback:end', () => {
  if (Number(pastTable().dataset.record) >= Number(pastTable().dataset.last)) player.control('pause');
});
document.addEventListener('playback:skip', () => {
  location.assign(`/games/${pastTable().dataset.game}`);
});
document.addEventListener('change', (event) => {
  const range = event.target;
  if (range instanceof HTMLInputElement && range.name === 'at') location.assign(`/games/${pastTable().dataset.game}/past?at=${range.value}`);
});
if (new URLSearchParams(location.search).has('play')) player.control('play');
