// The table of a game: modes on the board, keys, open menus, hints, and what happens when it becomes one's turn.

/** Keys that always work. */
const HELP = [['C', 'Talk'], ['P', 'Pause or play'], ['S', 'Skip to now'], ['Esc', 'Close'], ['?', 'All keys']];

/** What this browser remembers. */
const KEY_OF_HINTS = 'sqlopoly.hints';
const KEY_OF_NOTIFICATIONS = 'sqlopoly.notify';

/** @param {string} key @returns {string | null} null also where the browser stores nothing */
function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it holds for this page only.
  }
}

// Menus stay open while their content changes.
document.addEventListener('htmx:before:swap', (event) => {
  const { tasks } = /** @type {CustomEvent<{ tasks: { fragment?: DocumentFragment }[] }>} */ (event).detail;
  for (const open of document.querySelectorAll('#table details[open][id]')) {
    for (const { fragment } of tasks) fragment?.querySelector(`[id="${CSS.escape(open.id)}"]`)?.setAttribute('open', '');
  }
});

// Turns that were loaded as somebody scrolled stay in the log, if those that arrive follow them.
document.addEventListener('htmx:before:swap', (event) => {
  const { tasks } = /** @type {CustomEvent<{ tasks: { fragment?: DocumentFragment }[] }>} */ (event).detail;
  const here = document.getElementById('turns');
  for (const { fragment } of tasks) {
    const coming = fragment?.querySelector('#turns');
    const oldest = [...(coming?.querySelectorAll(':scope > li[id^="turn-"]') ?? [])].at(-1);
    let known = oldest && here?.querySelector(`:scope > [id="${CSS.escape(oldest.id)}"]`)?.nextElementSibling;
    if (!coming || !known || known.id === 'turns-earlier') continue;
    coming.querySelector('#turns-earlier')?.remove();
    for (; known; known = known.nextElementSibling) coming.append(known.cloneNode(true));
  }
});

// Modes on the board: tiles and seats that can be chosen glow, and a click on one of them is a click on its button. The
// buttons are in the open menu of the bar, or on the form of a trade.

/** The open menu whose buttons can be clicked on the board. @returns {HTMLDetailsElement | null} */
function openMode() {
  return document.querySelector('#decision details.mode[open]');
}

/** The trade that is being put together. @returns {HTMLFormElement | null} */
function draft() {
  return document.querySelector('#card form.draft');
}

/** The button, link or checkbox that a tile or seat stands for in the mode that is on. @param {Element} part @returns {HTMLElement | null | undefined} */
function choiceAt(part) {
  const { prid, player } = /** @type {HTMLElement} */ (part).dataset;
  if (part.matches('.tile')) return (draft() ?? openMode())?.querySelector(`:is(button, input)[data-prid="${prid}"]`);
  return draft() ? undefined : openMode()?.querySelector(`[data-seat="${player}"]`);
}

/** Lets everything glow that can be chosen in the mode that is on; tiles show the price. */
function glow() {
  const isOn = draft() !== null || openMode() !== null;
  for (const price of document.querySelectorAll('#board .mode-price')) price.remove();
  document.body.classList.toggle('choosing', openMode() !== null);
  document.body.classList.toggle('choosing-tile', Boolean(draft() ?? openMode()?.querySelector('[data-prid]')));
  for (const part of document.querySelectorAll('#board .tile, #seats .seat')) {
    const choice = isOn ? choiceAt(part) : undefined;
    part.classList.toggle('possible', Boolean(choice));
    part.classList.toggle('picked', choice instanceof HTMLInputElement && choice.checked);
    if (choice?.dataset.price) showPrice(part, choice.dataset.price);
  }
}

/** The height of the label with a price, and of its letters: on phones larger, where names have fewer lines. */
const LABEL = { height: 24, letters: 20 };
const LABEL_ON_PHONE = { height: 34, letters: 27 };

/** Shows a price over the stripe of the owner, which leaves the name free, and over the pieces. @param {Element} tile @param {string} price */
function showPrice(tile, price) {
  const foot = tile.querySelector('.owner rect') ?? tile.querySelector('.ground');
  if (!foot) return;
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(foot.getAttribute(name)));
  const { height: high, letters } = matchMedia('(max-width: 40rem)').matches ? LABEL_ON_PHONE : LABEL;
  const make = (/** @type {string} */ name, /** @type {Record<string, number>} */ at) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(at)) element.setAttribute(key, String(value));
    return element;
  };
  const [middle, top, wide] = [x + width / 2, y + height - high, Math.min(width, letters * (0.7 + 0.63 * price.length))];
  const label = make('g', {});
  label.setAttribute('class', 'mode-price');
  const text = make('text', { x: middle, y: top + (high + 0.7 * letters) / 2, 'font-size': letters });
  text.textContent = price;
  label.append(make('rect', { x: middle - wide / 2, y: top, width: wide, height: high, rx: 8 }), text);
  tile.parentElement?.append(label);
}

for (const type of ['htmx:after:swap', 'playback:step', 'change']) document.addEventListener(type, glow);
document.addEventListener('card:change', () => {
  // A trade begins where its partner was chosen.
  if (draft()) openMode()?.removeAttribute('open');
  placeDraft();
  glow();
});
/** Closes the menus of the bar. */
function closeMenus() {
  for (const open of document.querySelectorAll('#decision details[open]')) open.removeAttribute('open');
}
document.addEventListener('toggle', (event) => {
  const details = event.target;
  // On a phone the menu of the page would cover an open one of the bar.
  if (/** @type {ToggleEvent} */ (event).newState === 'open' && /** @type {Element} */ (details).matches('#game-nav')) closeMenus();
  if (!(details instanceof HTMLDetailsElement) || !details.matches('#decision details')) return;
  if (details.open) for (const other of document.querySelectorAll('#decision details[open]')) if (other !== details && !other.contains(details)) other.removeAttribute('open');
  glow();
}, true);
document.addEventListener('click', (event) => {
  const part = /** @type {Element} */ (event.target).closest('#board .tile, #seats .seat');
  if (!part) return;
  const choice = choiceAt(part);
  // Another card would take the place of the trade.
  if (!choice && !draft()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  choice?.click();
}, true);

/** Sets the place of the stage for the style sheet: the form of a trade covers it. */
function placeDraft() {
  const stage = document.getElementById('stage')?.getBoundingClientRect();
  if (!draft() || !stage) return;
  for (const side of /** @type {const} */ (['left', 'top', 'width', 'height'])) document.documentElement.style.setProperty(`--stage-${side}`, `${stage[side]}px`);
}
addEventListener('resize', placeDraft);

/** Says how high the bar is, for what lies above it: with many buttons it grows. */
const bar = new ResizeObserver(([entry]) => {
  const height = entry?.borderBoxSize[0]?.blockSize;
  if (height !== undefined) document.documentElement.style.setProperty('--bar-height', `${height}px`);
});
function watchBar() {
  const there = document.getElementById('decision');
  bar.disconnect();
  if (there) bar.observe(there);
}
watchBar();
document.addEventListener('htmx:after:swap', watchBar);

document.addEventListener('click', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest('[data-done]')) openMode()?.removeAttribute('open');
  const raise = /** @type {HTMLElement | null} */ (target.closest('[data-amount]'));
  const amount = raise?.closest('form')?.querySelector('[name=amount]');
  if (raise && amount instanceof HTMLInputElement) {
    amount.value = raise.dataset.amount ?? '';
    amount.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (target.closest('#refusal')) target.closest('#refusal')?.replaceChildren();
});

// Keys.
document.addEventListener('keydown', (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, [contenteditable]')) return;
  const { playback } = /** @type {{ playback: { toggle: () => void, control: (what: string) => void } }} */ (/** @type {any} */ (window));
  if (event.key === 'Escape') closeMenus();
  if (event.key === '?') help();
  else if (event.key.toLowerCase() === 'p') playback.toggle();
  else if (event.key.toLowerCase() === 's') playback.control('skip');
  else {
    const isOver = document.querySelector('body > #card > .card');
    const button = /^[a-z]$/i.test(event.key) && !isOver ? buttonOf(event.key.toLowerCase()) : undefined;
    if (!button) return;
    event.preventDefault();
    button.click();
    if (button.matches('summary')) button.focus();
  }
});

/** The button that a key presses now. @param {string} key */
function buttonOf(key) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`#decision [data-key="${key}"]`))].find((one) => one.checkVisibility({ visibilityProperty: true }));
}

/** Shows all keys, also those that do nothing now. */
function help() {
  const keys = /** @type {[string, string][]} */ (JSON.parse(document.getElementById('decision')?.dataset.keys ?? '[]'));
  const article = document.createElement('article');
  article.className = 'card keys';
  article.innerHTML = '<h2 id="card-title" tabindex="-1">Keys</h2><dl></dl><button type="button" data-close="card">Close</button>';
  const add = (/** @type {string} */ key, /** @type {string} */ does, isPossible = true) => {
    const term = document.createElement('dt');
    const kbd = document.createElement('kbd');
    kbd.textContent = key;
    term.append(kbd);
    const meaning = document.createElement('dd');
    meaning.textContent = isPossible ? does : `${does} (not now)`;
    meaning.classList.toggle('soft', !isPossible);
    article.querySelector('dl')?.append(term, meaning);
  };
  for (const [key, does] of keys) {
    const button = buttonOf(key);
    add(key.toUpperCase(), button?.textContent ?? does, Boolean(button));
  }
  for (const [key = '', does = ''] of HELP) add(key, does);
  document.getElementById('card')?.replaceChildren(article);
  document.dispatchEvent(new Event('card:show'));
}

// Hints, until somebody hides them.
document.documentElement.dataset.hints = stored(KEY_OF_HINTS) ?? 'on';
document.addEventListener('click', (event) => {
  if (!(/** @type {Element} */ (event.target).closest('button[data-hints]'))) return;
  store(KEY_OF_HINTS, 'off');
  document.documentElement.dataset.hints = 'off';
  document.getElementById('expectation')?.focus({ preventScroll: true });
});

// One's turn: on the tab's title; when the tab is hidden, a sound and, if somebody asked for it, a notification.
let wasYours = document.querySelector('#decision[data-yours]') !== null;
let isNotified = stored(KEY_OF_NOTIFICATIONS) === 'yes';

/** Whether this browser can notify, and may ask for it. */
function canNotify() {
  return 'Notification' in window && isSecureContext && Notification.permission !== 'denied';
}

function showNotify() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-notify]'))) {
    button.hidden = !canNotify();
    button.setAttribute('aria-pressed', String(isNotified && canNotify() && Notification.permission === 'granted'));
  }
}
document.addEventListener('click', async (event) => {
  const button = /** @type {Element} */ (event.target).closest('[data-notify]');
  if (!button) return;
  const isWanted = button.getAttribute('aria-pressed') !== 'true';
  isNotified = isWanted && (await Notification.requestPermission()) === 'granted';
  store(KEY_OF_NOTIFICATIONS, isNotified ? 'yes' : 'no');
  showNotify();
});
/** Calls somebody back who looks elsewhere. @param {string} text */
function notifyOf(text) {
  document.dispatchEvent(new CustomEvent('turn'));
  if (document.hidden && isNotified && canNotify()) new Notification(document.title, { body: text });
}
document.addEventListener('nudged', (event) => {
  const { text } = /** @type {CustomEvent<{ text: string }>} */ (event).detail;
  // Until the next move, or until somebody comes back.
  document.title = `${text} – sqlopoly`;
  notifyOf(text);
});
addEventListener('focus', () => {
  const title = document.getElementById('table')?.dataset.title;
  if (title !== undefined) document.title = `${title} – sqlopoly`;
});
document.addEventListener('playback:hide', () => { wasYours = false; });
document.addEventListener('htmx:after:swap', () => {
  showNotify();
  const table = document.getElementById('table');
  if (!table || table.dataset.title === undefined || table.dataset.playing !== undefined) return;
  document.title = `${table.dataset.title} – sqlopoly`;
  const isYours = document.querySelector('#decision[data-yours]') !== null;
  if (isYours && !wasYours && document.hidden) notifyOf(document.getElementById('expectation')?.textContent ?? '');
  wasYours = isYours;
});
showNotify();

// A line of the log highlights its tile.
for (const [type, isOn] of /** @type {const} */ ([['pointerover', true], ['pointerout', false], ['focusin', true], ['focusout', false]])) {
  document.addEventListener(type, (event) => {
    const row = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('#turns [data-tile]'));
    if (row) document.getElementById(`tile-${row.dataset.tile}`)?.classList.toggle('shown', isOn);
  });
}
