// The board builder asks before unsaved changes are discarded.

const QUESTION = 'Discard your unsaved changes?';

/**
 * Whether there are unsaved changes. A hidden field after each field has the saved value.
 * @param {string} where
 */
function isTyped(where) {
  const before = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`${where} input[name^="was_"]`));
  return [...before].some((was) => /** @type {HTMLInputElement | null} */ (was.previousElementSibling)?.value !== was.value);
}

let isSending = false;

/** The tile that was clicked while another one was being saved. It is opened when that is done. */
let nextTile = '';

/** @param {Event} event */
function keep(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener(
  'click',
  (event) => {
    const link = /** @type {Element} */ (event.target).closest('#builder a[hx-get]');
    if (link && isSending) {
      nextTile = link.id;
      keep(event);
    } else if (link && isTyped('#card') && !confirm(QUESTION)) keep(event);
  },
  true,
);

document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !document.querySelector('#card .card')) return;
    if (isTyped('#card') && !confirm(QUESTION)) {
      keep(event);
      return;
    }
    /** @type {SVGAElement | null} */ (document.querySelector('.tile.chosen'))?.focus();
  },
  true,
);

/** The tile whose card was closed. It gets the focus, for people who use the keyboard. */
let closedTile = '';
document.addEventListener('click', (event) => {
  if (/** @type {Element} */ (event.target).closest('#card a[hx-get]')) closedTile = document.querySelector('.tile.chosen')?.id ?? '';
});

document.addEventListener('submit', () => {
  isSending = true;
  // It is seen at once that something happens; the answer takes the place of it.
  showStatus('Saving…');
});

/** @param {string} text */
function showStatus(text) {
  const said = document.getElementById('said');
  if (said) said.textContent = text;
}
for (const type of ['htmx:error', 'htmx:response:error']) {
  document.addEventListener(type, (event) => {
    // A refused change is shown like a saved one.
    if (/** @type {CustomEvent} */ (event).detail.ctx?.response?.status === 422) return;
    isSending = false;
    nextTile = '';
    showStatus('');
  });
}
document.addEventListener('htmx:after:swap', () => {
  isSending = false;
  if (nextTile !== '') {
    const tile = document.getElementById(nextTile);
    nextTile = '';
    tile?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return;
  }
  if (closedTile === '') return;
  /** @type {SVGAElement | null} */ (/** @type {unknown} */ (document.getElementById(closedTile)))?.focus();
  closedTile = '';
});
addEventListener('beforeunload', (event) => {
  if (!isSending && isTyped('#builder')) event.preventDefault();
});
