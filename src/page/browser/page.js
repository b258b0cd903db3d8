// What every page does: clocks run, and a move that got no answer is sent again. Playback is in playback/; everything else
// is HTML from the server.

// When the button that had the focus is gone, the focus goes to what comes next: never to an alternative such as to pass.
/** The button that had the focus; '' for the question, where it waits. @type {string | undefined} */
let deciding;
for (const type of ['htmx:before:swap', 'playback:hide']) document.addEventListener(type, () => {
  const active = document.activeElement;
  if (active?.closest('#decision')) deciding ??= active.id === 'expectation' ? '' : active.id || active.closest('[id]')?.id;
});
document.addEventListener('htmx:after:swap', () => {
  // While moves are shown there is nothing to decide.
  if (document.getElementById('table')?.dataset.playing !== undefined || deciding === undefined) return;
  const there = deciding === '' ? null : document.getElementById(deciding);
  deciding = undefined;
  const active = document.activeElement;
  const isElsewhere = active !== null && active !== document.body && !active.closest('#decision');
  // The same button may have been put in another place of the page, such as a field that is still there.
  if (isElsewhere || there && there.contains(active)) return;
  nextChoice()?.focus({ preventScroll: true });
});

// The focus moves on to the next decision: a key that is held down must not make that, too.
document.addEventListener('keydown', (event) => {
  if (event.repeat && event.key === 'Enter' && /** @type {Element} */ (event.target).closest('#decision :is(button, summary)')) event.preventDefault();
});

/** What comes next: the mode that is on, or the main button, or else the question. @returns {HTMLElement | null} */
function nextChoice() {
  const main = '#decision > .choices > .main-place :is(button, summary).main:not(:disabled)';
  return document.querySelector('#decision details.mode[open] > summary') ?? document.querySelector(main) ?? document.getElementById('expectation');
}

/**
 * Amounts that were typed and not sent, by field. They survive when the table is replaced.
 * @type {Map<string, string>}
 */
const typed = new Map();
document.addEventListener('input', (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement && field.name === 'amount')) return;
  typed.set(field.id, field.value);
  showAmount(field);
});

/** An amount as the edition writes it. @param {number} amount @returns {string} */
function moneyOf(amount) {
  return /** @type {any} */ (window).playback.money(amount);
}

/** Shows a typed amount on the button that sends it. @param {HTMLInputElement} field */
function showAmount(field) {
  const button = /** @type {HTMLElement | null | undefined} */ (field.form?.querySelector('[data-with-amount]'));
  if (button) button.textContent = `${button.dataset.withAmount} ${moneyOf(Number(field.value || field.min))}`;
}
document.addEventListener('htmx:before:swap', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  const field = ctx.response?.status === 200 && ctx.sourceElement instanceof HTMLFormElement ? ctx.sourceElement.elements.namedItem('amount') : null;
  if (field instanceof HTMLInputElement) typed.delete(field.id);
});
document.addEventListener('htmx:after:swap', () => {
  for (const [id, amount] of typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) {
      field.value = amount;
      showAmount(field);
    } else typed.delete(id);
  }
});

/** Milliseconds after which an unanswered form can be sent again. */
const A_WHILE = 10_000;

// A form that leads to another page is sent once, however often somebody clicks.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.hasAttribute('hx-post') || event.defaultPrevented) return;
  if (form.dataset.sent !== undefined) event.preventDefault();
  form.dataset.sent = 'yes';
  setTimeout(() => delete form.dataset.sent, A_WHILE);
});
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});

/** A UUID. crypto.randomUUID exists only on encrypted connections and on this computer. */
function uuid() {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

// Each move has a token, so that it is made once however often it is sent.
document.addEventListener('htmx:config:request', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  if (ctx.request.method === 'POST' && ctx.request.body instanceof FormData) ctx.request.body.set('token', uuid());
});

/** @param {string} text */
function tellConnection(text) {
  const line = document.getElementById('connection');
  if (line) line.textContent = text;
}
/** Milliseconds until the page says that it waits for an answer. */
const SLOW = 1000;
const WAITING = 'Waiting for the database…';
document.addEventListener('htmx:before:request', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  // The answer to this one never ends.
  if (ctx.sourceElement.hasAttribute('hx-sse:connect')) return;
  ctx.slow = setTimeout(() => tellConnection(WAITING), SLOW);
});
document.addEventListener('htmx:finally:request', (event) => {
  clearTimeout(/** @type {CustomEvent} */ (event).detail.ctx.slow);
  if (document.getElementById('connection')?.textContent === WAITING) tellConnection('');
});
document.addEventListener('htmx:sse:error', () => {
  delete document.body.dataset.live;
  tellConnection('Connection lost. Trying again.');
  // The game may be gone, or this browser no longer invited: the page itself says so.
  fetch(location.href, { method: 'HEAD' }).then(({ status }) => {
    if (status === 403 || status === 404) location.reload();
  }, () => undefined);
});
document.addEventListener('htmx:sse:after:connection', () => {
  document.body.dataset.live = 'yes';
  tellConnection('');
});

/** Milliseconds before each attempt to send an unanswered move again. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Sends a move again, with its token, until there is an answer. Its result arrives like any other news.
 * @param {string} address
 * @param {FormData | URLSearchParams} move
 */
async function sendAgain(address, move) {
  for (const pause of PAUSES) {
    tellConnection('There was no answer: your move is being sent again.');
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const answer = await fetch(address, { method: 'POST', body: move, headers: { 'HX-Request': 'true' } });
      if (answer.status === 503) continue;
      const said = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('refusal')?.textContent ?? '';
      const refusal = document.getElementById('refusal');
      if (refusal) refusal.textContent = said;
      document.dispatchEvent(new CustomEvent('answered', { detail: { refusal: said } }));
      tellConnection('');
      return;
    } catch {
      // The next attempt may succeed.
    }
  }
  tellConnection('There was no answer. Nothing is lost: reload the page.');
}

for (const type of ['htmx:error', 'htmx:response:error']) {
  document.addEventListener(type, (event) => {
    const { ctx } = /** @type {CustomEvent} */ (event).detail;
    const status = ctx?.response?.status;
    if (status === 422) return;
    const body = ctx?.request?.body;
    // Without a record it might be done twice.
    if (ctx?.request?.method === 'POST' && (body instanceof FormData || body instanceof URLSearchParams) && body.has('record') && (status === undefined || status === 503)) {
      void sendAgain(ctx.request.action, body);
    } else {
      tellConnection(status === undefined ? 'There was no answer. Try again.' : (ctx.text ?? 'This no longer exists.'));
    }
  });
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof HTMLTextAreaElement)) return;
  event.target.form?.requestSubmit();
});
document.addEventListener('change', (event) => {
  /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest('form[data-submit=change]'))?.requestSubmit();
});
// Shows the statement that a button would send, with the typed amount: the button that is pointed at, else the main one.
/** @param {Element | null} within */
function preview(within) {
  const form = /** @type {HTMLElement | null | undefined} */ (within?.closest('[data-sql]'));
  if (!form) return;
  const amount = /** @type {HTMLInputElement | null} */ (form.querySelector('[name=amount]'))?.value;
  for (const place of document.querySelectorAll('[data-preview]')) place.textContent = (form.dataset.sql ?? '').replace('?', amount || '?');
}
/** What every page shows that has no move to make. */
const NO_MOVE = document.querySelector('[data-preview]')?.textContent ?? '';
function previewMain() {
  const isPlaying = document.getElementById('table')?.dataset.playing === 'yes';
  const form = isPlaying ? null : document.querySelector('#decision [data-sql]:hover') ?? document.querySelector('#decision .main-place [data-sql]');
  if (form) preview(form);
  // A statement that was legal a moment ago is not any more.
  else for (const place of document.querySelectorAll('[data-preview]')) place.textContent = NO_MOVE;
}
document.addEventListener('playback:hidden', previewMain);
for (const type of ['pointerover', 'focusin', 'input']) document.addEventListener(type, (event) => preview(/** @type {Element} */ (event.target)));
document.addEventListener('htmx:after:swap', previewMain);
previewMain();

// A link to a form of the same kind takes along what was entered in this one, even values for which the other has no field.
document.addEventListener('click', (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest('[data-carry] a'));
  const form = document.getElementById(/** @type {HTMLElement | null} */ (link?.closest('[data-carry]'))?.dataset.carry ?? '');
  if (!link || !(form instanceof HTMLFormElement)) return;
  const address = new URL(link.href);
  const kept = address.searchParams;
  const typed = new FormData(form);
  const before = new URLSearchParams(location.search);
  for (const name of ['who', 'player', 'name', 'dice', 'pace', 'board', 'clock']) {
    // A form without names keeps the players of the edition before.
    const values = typed.has('player') || name !== 'who' && typed.has(name) ? typed.getAll(name) : before.getAll(name);
    kept.delete(name);
    for (const value of values) kept.append(name, String(value));
  }
  link.href = address.href;
});

// On a phone the menu of the site is wider than the screen.
const here = /** @type {HTMLElement | null} */ (document.querySelector('.site nav [aria-current]'));
const menu = here?.parentElement;
if (here && menu) menu.scrollLeft = here.offsetLeft - menu.offsetLeft - (menu.clientWidth - here.offsetWidth) / 2;

/** The record of the move that is being sent. Another click for the same record is ignored. */
let moving = '';
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    const record = form instanceof HTMLFormElement && form.hasAttribute('hx-post') ? form.elements.namedItem('record') : null;
    if (!(record instanceof HTMLInputElement)) return;
    if (record.value === moving) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    moving = record.value;
  },
  true,
);
for (const type of ['htmx:after:request', 'htmx:error']) {
  document.addEventListener(type, (event) => {
    const body = /** @type {CustomEvent} */ (event).detail?.ctx?.request?.body;
    // The answer to an earlier move may come when the next one is already on its way.
    if ((body instanceof FormData || body instanceof URLSearchParams) && body.get('record') === moving) moving = '';
  });
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-copy]'))) {
  // Browsers allow it only on encrypted connections and on this computer.
  button.hidden = !isSecureContext;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    button.textContent = 'Copied';
  });
}

// The table says how many seconds were left when it arrived, and playback.js until when that is.
let deadline = '';
/** The seconds that there were when the page first saw the deadline. */
let whole = 1;
function showClock() {
  const clock = document.getElementById('countdown');
  if (!clock) return;
  if (clock.dataset.deadline !== deadline) {
    deadline = clock.dataset.deadline ?? '';
    whole = Number(clock.dataset.seconds);
  }
  clock.dataset.until ??= String(Date.now() + Number(clock.dataset.seconds) * 1000);
  const left = Math.max(0, Math.ceil((Number(clock.dataset.until) - Date.now()) / 1000));
  clock.style.setProperty('--left', String(left / Math.max(1, whole)));
  clock.textContent = left > 0 ? `${left} s left` : 'Time is up.';
}
document.addEventListener('htmx:after:swap', showClock);
setInterval(showClock, 250);
