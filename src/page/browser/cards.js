// The dialog over a page, #card. htmx puts a card into it; this opens and closes it. The trade form lies on the board and
// leaves the rest of the page usable; every other card is modal. On pages where #card is no dialog, it shows whatever it has.

/** The card that is open. @type {Element | null} */
let shown = null;
/** The id of the element that opened it. The element itself may be replaced meanwhile. */
let openedBy = '';

function cardPlace() {
  return document.getElementById('card');
}

/** The card over the page. The builder's card is next to its board and is not one. */
function cardOver() {
  return document.querySelector('body > #card > .card');
}

/** Opens the dialog when a card has been put into it, and gives the card the focus. */
function showCard() {
  const [place, card] = [cardPlace(), cardOver()];
  if (card && card !== shown) {
    if (place instanceof HTMLDialogElement) {
      const isModal = !card.matches('.on-board');
      if (place.open && place.matches(':modal') !== isModal) place.close();
      place.classList.toggle('on-board', !isModal);
      if (!place.open && isModal) place.showModal();
      else if (!place.open) place.show();
    }
    /** @type {HTMLElement | null} */ (card.querySelector('h2'))?.focus({ preventScroll: true });
  }
  if (card !== shown) document.dispatchEvent(new Event('card:change'));
  shown = card;
}

/** Closes the card. The focus goes back to what opened it, or to the question in the bar. */
function closeCard() {
  const place = cardPlace();
  if (!place?.firstElementChild) return;
  const hadFocus = place.contains(document.activeElement);
  // The browser gives the focus back only while it is still in the dialog.
  if (place instanceof HTMLDialogElement) place.close();
  place.replaceChildren();
  shown = null;
  document.dispatchEvent(new Event('card:change'));
  if (!hadFocus || (document.activeElement && document.activeElement !== document.body)) return;
  const opener = document.getElementById(openedBy);
  const target = opener?.checkVisibility({ visibilityProperty: true }) ? opener : document.getElementById('expectation');
  target?.focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const place = cardPlace();
  // A click on the dialog itself is outside its card.
  if (target.closest('[data-close]') || (target === place && place instanceof HTMLDialogElement)) closeCard();
  const link = target.closest('[hx-target="#card"]');
  if (link && !place?.contains(link)) openedBy = link.id;
});
// The browser closes a modal dialog by itself; its card has to go, too.
document.addEventListener('cancel', (event) => {
  if (event.target !== cardPlace()) return;
  event.preventDefault();
  closeCard();
}, true);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeCard();
});
document.addEventListener('htmx:after:swap', showCard);
document.addEventListener('card:show', showCard);

/**
 * Closes the form on a card after its move, or shows there why the move was refused. The form can be sent again then: it is
 * about the newest position.
 * @param {string} refusal
 */
function answer(refusal) {
  const card = cardOver();
  const form = card?.querySelector('form');
  const line = card?.querySelector('.refused');
  if (refusal === '' || !form || !line) {
    if (form) closeCard();
    return;
  }
  line.textContent = refusal;
  const record = form.elements.namedItem('record');
  const table = document.getElementById('table');
  if (record instanceof HTMLInputElement && table) record.value = String(Number(table.dataset.record) + 1);
}
document.addEventListener('htmx:after:swap', (event) => {
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  if (!(ctx?.sourceElement instanceof Element) || !ctx.sourceElement.closest('body > #card form') || ctx.sourceElement.closest('.draft-effects')) return;
  const status = ctx.response?.status;
  // After any other status the move may still be made: it is sent again.
  if (status === 200) answer('');
  else if (status === 422) answer(document.getElementById('refusal')?.textContent ?? '');
});
document.addEventListener('answered', (event) => {
  answer(/** @type {CustomEvent<{ refusal: string }>} */ (event).detail.refusal);
});
