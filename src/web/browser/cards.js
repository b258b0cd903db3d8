// Cards that lie over a page: the keyboard goes to one that opens, and back to where it was when it is closed.

/** @type {Element | null} */
let shown = null;
/** @type {HTMLElement | SVGElement | null} */
let openedBy = null;

/** The card over the page; a builder's lies beside its board. */
function cardOver() {
  return document.querySelector('body > #card > .card');
}

function closeCard() {
  const card = document.getElementById('card');
  if (!card?.firstElementChild) return;
  const hadFocus = card.contains(document.activeElement);
  card.replaceChildren();
  if (hadFocus && openedBy?.isConnected) openedBy.focus({ preventScroll: true });
  shown = null;
}

document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest('[data-close]')) closeCard();
  const link = /** @type {HTMLElement | SVGElement | null} */ (target.closest('[hx-target="#card"]'));
  if (link) openedBy = link;
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeCard();
});
document.addEventListener('htmx:after:swap', () => {
  const card = cardOver();
  if (card && card !== shown) /** @type {HTMLElement | null} */ (card.querySelector('h2'))?.focus({ preventScroll: true });
  shown = card;
});

/**
 * Puts a form away that was done, or says on it why it was refused: then it can be sent again about how it stands now.
 * @param {string} refusal
 */
function answer(refusal) {
  const card = cardOver();
  const form = card?.querySelector('form');
  const told = card?.querySelector('.refused');
  if (refusal === '' || !form || !told) {
    if (form) closeCard();
    return;
  }
  told.textContent = refusal;
  const record = form.elements.namedItem('record');
  const table = document.getElementById('table');
  if (record instanceof HTMLInputElement && table) record.value = String(Number(table.dataset.record) + 1);
}
document.addEventListener('htmx:after:swap', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  if (!(ctx?.sourceElement instanceof Element) || !ctx.sourceElement.closest('body > #card form')) return;
  const status = ctx.response?.status;
  // Whatever else was answered, the move may still be made: it is sent again.
  if (status === 200) answer('');
  else if (status === 422) answer(document.getElementById('refusal')?.textContent ?? '');
});
document.addEventListener('answered', (event) => {
  answer(/** @type {CustomEvent<{ refusal: string }>} */ (event).detail.refusal);
});
