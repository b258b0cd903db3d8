// Talk: lines, emotes and nudges that arrive are shown in the panel, and as bubbles at the seats. Players whom this browser has
// muted are hidden.

/** Milliseconds for which a bubble stays: an emote, or a text, for each of whose letters there is some more. */
const BUBBLE = { least: 4000, letter: 40 };
/** Milliseconds for which somebody must have been awaited, and between two nudges. */
const NUDGE_AFTER = 60_000;
const MOST_TALK_LINES = 50;

/** The bubbles that are shown, by the numbers of the players. @type {Map<string, HTMLElement>} */
const bubbles = new Map();
/** When a nudge is possible again. */
let nudgeFrom = 0;
/** When the page saw that the game waits for somebody, for a game without moves. */
let awaitedFrom = { awaited: '', at: Date.now() };
let unread = 0;

const keyOfMuted = `sqlopoly.muted.${document.getElementById('table')?.dataset.game}`;
/** The numbers of the players whom nobody wants to hear here. */
const muted = new Set((stored(keyOfMuted) ?? '').split(' ').filter(Boolean));

function talkPanel() {
  return document.getElementById('talk');
}

function isTalkOpen() {
  const button = document.getElementById('open-talk');
  // On a large screen there is no button: the panel is always there.
  return !button?.checkVisibility() || button.getAttribute('aria-expanded') === 'true';
}

/** @param {boolean} isOpen */
function openTalk(isOpen) {
  document.getElementById('open-talk')?.setAttribute('aria-expanded', String(isOpen));
  talkPanel()?.classList.toggle('open', isOpen);
  if (isOpen) unread = 0;
  showUnread();
  scrollTalk();
}

function showUnread() {
  const badge = document.getElementById('unread');
  if (badge) badge.textContent = unread > 0 ? String(unread) : '';
  document.getElementById('open-talk')?.setAttribute('aria-label', unread > 0 ? `Talk, ${unread} new` : 'Talk');
}

/** Shows the newest line. */
function scrollTalk() {
  const log = document.getElementById('talk-log');
  if (log) log.scrollTop = log.scrollHeight;
}

function showMuted() {
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#talk-lines li'))) line.hidden = muted.has(line.dataset.player ?? '');
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('[data-mute]'))) box.checked = muted.has(box.dataset.mute ?? '');
}

/** Shows a line at the seat of its player for a while. @param {HTMLElement} line */
function addBubble(line) {
  const player = line.dataset.player ?? '';
  const said = line.querySelector('.spoken');
  if (!said) return;
  bubbles.get(player)?.remove();
  const bubble = document.createElement('p');
  bubble.className = 'bubble';
  // The panel says the same.
  bubble.setAttribute('aria-hidden', 'true');
  bubble.append(said.cloneNode(true));
  bubbles.set(player, bubble);
  placeBubbles();
  setTimeout(() => {
    bubble.remove();
    if (bubbles.get(player) === bubble) bubbles.delete(player);
  }, BUBBLE.least + BUBBLE.letter * (said.textContent ?? '').length);
}

/** Seats are drawn again with each move: their bubbles stay. */
function placeBubbles() {
  for (const [player, bubble] of bubbles) {
    const seat = document.getElementById(`seat-${player}`);
    if (seat && bubble.parentElement !== seat) seat.append(bubble);
  }
}

/** Whether a player plays at this page. @param {string | undefined} player */
function isOwnSeat(player) {
  return player !== undefined && (talkPanel()?.dataset.own ?? '').split(' ').includes(player);
}

/** A line that has just been said. @param {HTMLElement} line */
function hear(line) {
  const { player, nudged } = line.dataset;
  if (nudged !== undefined) {
    nudgeFrom = Date.now() + NUDGE_AFTER;
    showNudge();
  }
  if (muted.has(player ?? '')) return;
  addBubble(line);
  if (!isTalkOpen() && !isOwnSeat(player)) unread += 1;
  if (isOwnSeat(nudged)) document.dispatchEvent(new CustomEvent('nudged', { detail: { text: `${line.querySelector('strong')?.textContent ?? ''} nudges you` } }));
}

document.addEventListener('talk', (event) => {
  const holder = document.createElement('template');
  holder.innerHTML = /** @type {CustomEvent<{ data: string }>} */ (event).detail.data;
  const coming = /** @type {HTMLElement | null} */ (holder.content.querySelector('#talk'));
  const here = talkPanel();
  const [log, list] = [document.getElementById('talk-log'), document.getElementById('talk-lines')];
  if (!coming || !here || !log || !list) return;
  here.hidden = coming.hidden;
  here.dataset.own = coming.dataset.own;
  document.getElementById('open-talk')?.toggleAttribute('hidden', Boolean(coming.hidden));
  const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 20;
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (coming.querySelectorAll('#talk-lines li'))) {
    if (document.getElementById(line.id)) continue;
    line.hidden = muted.has(line.dataset.player ?? '');
    list.append(line);
    hear(line);
  }
  while (list.childElementCount > MOST_TALK_LINES) list.firstElementChild?.remove();
  if (isAtEnd) scrollTalk();
  replaceTalkForm(coming.querySelector('form#talk-form'), coming.querySelector('#talk-options'));
  showUnread();
});

/** What can be said, and by whom, changes with the seats, and when the host switches texts off. @param {Element | null} form @param {Element | null} options */
function replaceTalkForm(form, options) {
  const there = document.getElementById('talk-form');
  if (there?.dataset.kind !== /** @type {HTMLElement | null} */ (form)?.dataset.kind) {
    there?.remove();
    if (form) talkPanel()?.append(form);
  }
  const menu = document.getElementById('talk-options');
  if (menu?.textContent !== options?.textContent) {
    if (menu?.hasAttribute('open')) options?.setAttribute('open', '');
    menu?.remove();
    if (options) document.getElementById('talk-title')?.after(options);
    showMuted();
  }
}

// Sends a line. In the capturing phase: the page must not take the form for one that leads elsewhere.
document.addEventListener('submit', (event) => {
  const form = event.target;
  // A form for a move has a field that is called action.
  if (!(form instanceof HTMLFormElement) || !/\/talk(\/switch)?$/.test(form.getAttribute('action') ?? '')) return;
  event.preventDefault();
  const button = /** @type {SubmitEvent} */ (event).submitter;
  document.getElementById('talk-options')?.removeAttribute('open');
  void sendTalk(form, new FormData(form, button), button);
}, true);

/** @param {HTMLFormElement} form @param {FormData} said @param {HTMLElement | null} button */
async function sendTalk(form, said, button) {
  const refusal = document.getElementById('talk-refusal');
  const isText = button !== null && !button.hasAttribute('name');
  if (!isText) said.delete('text');
  let answer = 'There was no answer. Try again.';
  try {
    const response = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body: new URLSearchParams(/** @type {any} */ (said)), headers: { 'HX-Request': 'true' } });
    answer = response.ok ? '' : await response.text();
    if (response.ok) talkSent(isText, button);
  } catch {
    // The answer says so.
  }
  if (refusal) refusal.textContent = answer;
  // The refusal of a nudge is in the panel, which may be closed.
  if (answer !== '' && !isTalkOpen()) openTalk(true);
}

/** @param {boolean} isText @param {HTMLElement | null} button */
function talkSent(isText, button) {
  const field = document.getElementById('talk-text');
  if (isText && field instanceof HTMLInputElement) {
    field.value = '';
    field.focus();
  }
  // On a small screen the panel covers the seats, where the emote is shown.
  if (button?.getAttribute('name') === 'emote' && document.getElementById('open-talk')?.checkVisibility()) {
    openTalk(false);
    document.getElementById('open-talk')?.focus({ preventScroll: true });
  }
}

// The button that nudges: there is one when somebody else has been awaited for a while.
function showNudge() {
  const { awaited, awaitedName = '', since } = document.getElementById('table')?.dataset ?? {};
  const key = `${awaited} ${document.getElementById('table')?.dataset.record}`;
  if (awaitedFrom.awaited !== key) awaitedFrom = { awaited: key, at: Date.now() };
  const from = since === undefined ? awaitedFrom.at : Date.parse(since);
  const isDue = awaited !== undefined && !isOwnSeat(awaited) && !talkPanel()?.hidden && Date.now() >= Math.max(from + NUDGE_AFTER, nudgeFrom);
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-nudge]'))) {
    button.hidden = !isDue || document.getElementById('talk-form') === null;
    const words = button.querySelector('span');
    if (words && words.textContent !== `Nudge ${awaitedName}`) words.textContent = `Nudge ${awaitedName}`;
  }
}
for (const type of ['htmx:after:swap', 'playback:step']) document.addEventListener(type, () => {
  placeBubbles();
  showNudge();
});
setInterval(showNudge, 2000);

document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest('#open-talk')) {
    openTalk(document.getElementById('open-talk')?.getAttribute('aria-expanded') !== 'true');
    if (isTalkOpen()) document.getElementById('talk-log')?.focus({ preventScroll: true });
  }
  if (target.closest('#close-talk')) closeTalk();
  const form = document.getElementById('talk-form');
  if (target.closest('[data-nudge]') && form instanceof HTMLFormElement) {
    const said = new FormData(form);
    said.set('nudge', 'yes');
    void sendTalk(form, said, null);
  }
  // A menu closes with a click elsewhere.
  if (!target.closest('#talk-options')) document.getElementById('talk-options')?.removeAttribute('open');
});

function closeTalk() {
  openTalk(false);
  document.getElementById('open-talk')?.focus({ preventScroll: true });
}

document.addEventListener('keydown', (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.key === 'Escape') document.getElementById('talk-options')?.removeAttribute('open');
  if (event.key === 'Escape' && target.closest('#talk') && document.getElementById('open-talk')?.checkVisibility()) closeTalk();
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'c' || target.closest('input, textarea, select, [contenteditable]')) return;
  if (talkPanel()?.hidden !== false || document.querySelector('body > #card > .card')) return;
  event.preventDefault();
  if (!isTalkOpen()) openTalk(true);
  (document.getElementById('talk-text') ?? document.getElementById('talk-log'))?.focus();
});

document.addEventListener('change', (event) => {
  const box = event.target;
  if (!(box instanceof HTMLInputElement) || box.dataset.mute === undefined) return;
  if (box.checked) muted.add(box.dataset.mute);
  else muted.delete(box.dataset.mute);
  store(keyOfMuted, [...muted].join(' '));
  if (box.checked) bubbles.get(box.dataset.mute)?.remove();
  showMuted();
});

showMuted();
showNudge();
scrollTalk();
