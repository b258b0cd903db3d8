// What a page does by itself: pieces go tile by tile, dice roll, clocks run, and a click that was not answered is sent
// again. Everything else is HTML that the server sends.

/** Milliseconds that a piece takes from tile to tile, and at most for all that happened at once. */
const STEP = 110;
const MOST = 2500;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The places of pieces and the newest move, as they are drawn.
 * @returns {{ record: number, locations: Map<string, number> }}
 */
function drawn() {
  const table = document.getElementById('table');
  const pieces = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.piece'));
  return {
    record: Number(table?.dataset.record ?? 0),
    locations: new Map([...pieces].map((piece) => [piece.id, Number(piece.dataset.location)])),
  };
}

let before = drawn();

/**
 * The tiles of the board, by their locations, in order.
 * @returns {Map<number, { x: number, y: number }>}
 */
function tiles() {
  return new Map(
    [...document.querySelectorAll('.tile')].map((tile) => {
      const box = /** @type {SVGRectElement} */ (tile.querySelector('rect'));
      const number = (/** @type {string} */ name) => Number(box.getAttribute(name));
      return [Number(tile.id.slice('tile-'.length)), { x: number('x') + number('width') / 2, y: number('y') + number('height') / 2 }];
    }),
  );
}

/**
 * The tiles that a piece comes by: forwards, unless that is more than two dice show.
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

/** How slowly things move, as it was chosen; else as usual, or not at all where somebody does not like it. 0: not at all. */
function slowness() {
  const chosen = document.documentElement.dataset.slowness;
  return chosen === undefined ? Number(!calm.matches) : Number(chosen);
}

/** Shows what happened since the table was drawn last. */
function animate() {
  const now = drawn();
  const places = tiles();
  const locations = [...places.keys()];
  const told = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#story li')]).reverse().filter((item) => Number(item.dataset.record) > before.record);
  const slow = slowness();
  if (now.record > before.record && slow > 0) {
    for (const piece of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.piece'))) {
      const from = before.locations.get(piece.id);
      if (from === undefined) continue;
      const stops = told.filter((item) => item.dataset.player === piece.dataset.player).map((item) => Number(item.dataset.location));
      const all = [...stops, now.locations.get(piece.id) ?? from];
      const path = all.flatMap((to, index) => way(index === 0 ? from : (all[index - 1] ?? from), to, locations));
      const [dx, dy] = [Number(piece.dataset.dx), Number(piece.dataset.dy)];
      const frames = [from, ...path].map((location) => places.get(location)).filter((place) => place !== undefined)
        .map(({ x, y }) => ({ transform: `translate(${x + dx}px, ${y + dy}px)` }));
      if (frames.length > 1) piece.animate(frames, { duration: slow * Math.min(MOST, STEP * (frames.length - 1)), easing: 'linear' });
    }
    const dice = /** @type {HTMLElement | null} */ (document.getElementById('dice'));
    if (dice && Number(dice.dataset.record) > before.record) {
      for (const die of dice.querySelectorAll('.die')) {
        die.animate([{ transform: 'rotate(-200deg) scale(0.6)' }, { transform: 'none' }], { duration: slow * 350, easing: 'ease-out' });
      }
    }
  }
  if (now.record > before.record) document.dispatchEvent(new CustomEvent('news', { detail: { told } }));
  before = now;
}

document.addEventListener('htmx:after:swap', () => {
  if (document.getElementById('table')) animate();
});

// Who uses the keyboard goes on with what is to be decided next, when what he used is gone.
let isDeciding = false;
document.addEventListener('htmx:before:swap', () => {
  isDeciding = Boolean(document.activeElement?.closest('#decision'));
});
document.addEventListener('htmx:after:swap', () => {
  if (isDeciding && !document.activeElement?.closest('#decision')) document.getElementById('expectation')?.focus({ preventScroll: true });
});

// An answer that comes late is older than what was heard meanwhile: of that, only what was refused is told.
document.addEventListener('htmx:before:swap', (event) => {
  const { tasks } = /** @type {CustomEvent<{ tasks: { fragment?: DocumentFragment }[] }>} */ (event).detail;
  const late = tasks.findIndex(({ fragment }) => {
    const table = /** @type {HTMLElement | null | undefined} */ (fragment?.querySelector('#table'));
    return table && Number(table.dataset.record) < drawn().record;
  });
  const [answer] = late < 0 ? [] : tasks.splice(late, 1);
  const refusal = answer?.fragment?.querySelector('#refusal')?.textContent;
  const alert = document.getElementById('refusal');
  if (refusal && alert) alert.textContent = refusal;
});

/**
 * Amounts that somebody has typed and not sent, by their fields: news of the game leaves them as they are.
 * @type {Map<string, string>}
 */
const typed = new Map();
document.addEventListener('input', (event) => {
  const field = event.target;
  if (field instanceof HTMLInputElement && field.name === 'amount') typed.set(field.id, field.value);
});
document.addEventListener('htmx:before:swap', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  const field = ctx.response?.status === 200 && ctx.sourceElement instanceof HTMLFormElement ? ctx.sourceElement.elements.namedItem('amount') : null;
  if (field instanceof HTMLInputElement) typed.delete(field.id);
});
document.addEventListener('htmx:after:swap', () => {
  for (const [id, amount] of typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.value = amount;
    else typed.delete(id);
  }
});

/** Milliseconds after which a form can be sent again to which no answer has come. */
const A_WHILE = 10_000;

// A form that leads to another page is sent once, however fast somebody clicks.
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

/** A UUID; browsers make one themselves only where the line is encrypted, or at this computer. */
function uuid() {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

// A move has its own name, so that it is made once however often it is sent.
document.addEventListener('htmx:config:request', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  if (ctx.request.method === 'POST' && ctx.request.body instanceof FormData) ctx.request.body.set('token', uuid());
});

/** @param {string} text */
function tellConnection(text) {
  const line = document.getElementById('connection');
  if (line) line.textContent = text;
}
document.addEventListener('htmx:sse:error', () => {
  delete document.body.dataset.live;
  tellConnection('The connection is lost; trying again.');
  // Unless it is not to be had any more: then the page says so.
  fetch(location.href, { method: 'HEAD' }).then(({ status }) => {
    if (status === 403 || status === 404) location.reload();
  }, () => undefined);
});
document.addEventListener('htmx:sse:after:connection', () => {
  document.body.dataset.live = 'yes';
  tellConnection('');
});

/** Milliseconds before a move is sent again that nobody has answered. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Sends a move again, by the name that it has, until somebody answers. What it comes to is then heard as everything is.
 * @param {string} address
 * @param {FormData | URLSearchParams} move
 */
async function sendAgain(address, move) {
  for (const pause of PAUSES) {
    tellConnection('There was no answer; your move is sent again.');
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
      // The next one may be answered.
    }
  }
  tellConnection('There was no answer. Nothing is lost; load the page again.');
}

for (const type of ['htmx:error', 'htmx:response:error']) {
  document.addEventListener(type, (event) => {
    const { ctx } = /** @type {CustomEvent} */ (event).detail;
    const status = ctx?.response?.status;
    if (status === 422) return;
    const body = ctx?.request?.body;
    // What names no record might be done twice.
    if (ctx?.request?.method === 'POST' && (body instanceof FormData || body instanceof URLSearchParams) && body.has('record') && (status === undefined || status === 503)) {
      void sendAgain(ctx.request.action, body);
    } else {
      tellConnection(status === undefined ? 'There was no answer. Try again.' : (ctx.text ?? 'That is not there any more.'));
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
// The statement that a button would send, with the amount that is typed.
for (const type of ['pointerover', 'focusin', 'input']) {
  document.addEventListener(type, (event) => {
    const form = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-sql]'));
    const preview = document.querySelector('#preview code');
    if (!form || !preview) return;
    const amount = /** @type {HTMLInputElement | null} */ (form.querySelector('[name=amount]'))?.value;
    preview.textContent = (form.dataset.sql ?? '').replace('?', amount || '?');
  });
}

// What stands in a form goes along where a link leads to another one of its kind; what that has no fields for, too.
document.addEventListener('click', (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest('[data-carry] a'));
  const form = document.getElementById(/** @type {HTMLElement | null} */ (link?.closest('[data-carry]'))?.dataset.carry ?? '');
  if (!link || !(form instanceof HTMLFormElement)) return;
  const address = new URL(link.href);
  const kept = new URLSearchParams({ edition: address.searchParams.get('edition') ?? '' });
  const typed = new FormData(form);
  const before = new URLSearchParams(location.search);
  for (const name of ['who', 'player', 'name', 'dice', 'pace', 'board', 'clock']) {
    // Without names to type, who plays is as it was typed for the edition before.
    const values = typed.has('player') || name !== 'who' && typed.has(name) ? typed.getAll(name) : before.getAll(name);
    for (const value of values) kept.append(name, String(value));
  }
  address.search = kept.toString();
  link.href = address.href;
});

/** The record of the move that is on its way: another click about the same position is none. */
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
  document.addEventListener(type, () => {
    moving = '';
  });
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-copy]'))) {
  // Browsers let pages do that only where the line is encrypted, or at this computer.
  button.hidden = !isSecureContext;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    button.textContent = 'Copied';
  });
}

// The database said how many seconds were left when the table was drawn.
let since = Date.now();
let deadline = '';
setInterval(() => {
  const clock = document.getElementById('countdown');
  if (!clock) return;
  if (clock.dataset.deadline !== deadline) {
    deadline = clock.dataset.deadline ?? '';
    since = Date.now();
  }
  const left = Math.max(0, Math.ceil(Number(clock.dataset.seconds) - (Date.now() - since) / 1000));
  clock.textContent = left > 0 ? `${left} s left` : 'The time is up.';
}, 250);
