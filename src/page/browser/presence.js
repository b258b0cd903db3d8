// Presence: a dot at each seat. The server says who has the page open, and for how many seconds the others have been away.

/** Seconds after which somebody who is away is gone. */
const GONE_AFTER = 600;

/** What is known about seats, and since when. @type {{ seats: Record<string, number>, at: number }} */
let attending = { seats: {}, at: 0 };

/** The state of a seat in words; undefined: unknown. @param {string} seat @returns {{ state: string, text: string } | undefined} */
function presenceOf(seat) {
  const left = attending.seats[seat];
  if (left === undefined) return undefined;
  if (left === 0) return { state: 'here', text: 'here' };
  const seconds = left + (Date.now() - attending.at) / 1000;
  const minutes = Math.floor(seconds / 60);
  if (seconds >= GONE_AFTER) return { state: 'gone', text: 'gone' };
  return { state: 'away', text: minutes === 0 ? 'away' : `away for ${minutes} min` };
}

/** Shows the dots, and instead of where somebody is, that they are not. */
function showPresence() {
  for (const dot of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-presence]'))) {
    const there = presenceOf(dot.dataset.presence ?? '');
    dot.hidden = there === undefined;
    dot.dataset.state = there?.state;
    dot.title = there?.text ?? '';
    let words = dot.firstElementChild;
    if (!words) {
      words = document.createElement('span');
      words.className = 'visually-hidden';
      dot.append(words);
    }
    if (words.textContent !== (there?.text ?? '')) words.textContent = there?.text ?? '';
    const note = /** @type {HTMLElement | null | undefined} */ (dot.parentElement?.querySelector('small'));
    if (!note) continue;
    // The server writes another text when it draws the seat again.
    if (note.textContent !== note.dataset.shown) note.dataset.usual = note.textContent ?? '';
    const usual = note.dataset.usual ?? '';
    note.dataset.shown = there && there.state !== 'here' ? (note.closest('.seat') ? there.text : `${usual} · ${there.text}`) : usual;
    if (note.textContent !== note.dataset.shown) note.textContent = note.dataset.shown;
  }
}

document.addEventListener('presence', (event) => {
  attending = { seats: JSON.parse(/** @type {CustomEvent<{ data: string }>} */ (event).detail.data), at: Date.now() };
  showPresence();
});
// Without a connection nothing is known.
document.addEventListener('htmx:sse:error', () => {
  attending = { seats: {}, at: 0 };
  showPresence();
});
for (const type of ['htmx:after:swap', 'playback:step']) document.addEventListener(type, showPresence);
setInterval(showPresence, 20_000);
