// What the builder of boards does by itself: it asks before something is left that was typed and not saved.

const QUESTION = 'What you typed is not saved. Leave it?';

/**
 * Whether something is typed otherwise than it is saved: each field is followed by what it was.
 * @param {string} where
 */
function isTyped(where) {
  const before = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`${where} input[name^="was_"]`));
  return [...before].some((was) => /** @type {HTMLInputElement | null} */ (was.previousElementSibling)?.value !== was.value);
}

let isSending = false;

/** @param {Event} event */
function keep(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener(
  'click',
  (event) => {
    const link = /** @type {Element} */ (event.target).closest('#builder a[hx-get]');
    if (link && isTyped('#card') && !confirm(QUESTION)) keep(event);
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

/** The tile whose card was closed: who closed it by the keyboard goes on from there. */
let closedTile = '';
document.addEventListener('click', (event) => {
  if (/** @type {Element} */ (event.target).closest('#card a[hx-get]')) closedTile = document.querySelector('.tile.chosen')?.id ?? '';
});

document.addEventListener('submit', () => {
  isSending = true;
});
document.addEventListener('htmx:after:swap', () => {
  isSending = false;
  if (closedTile === '') return;
  /** @type {SVGAElement | null} */ (/** @type {unknown} */ (document.getElementById(closedTile)))?.focus();
  closedTile = '';
});
addEventListener('beforeunload', (event) => {
  if (!isSending && isTyped('#builder')) event.preventDefault();
});
