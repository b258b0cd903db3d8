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

document.addEventListener('submit', () => {
  isSending = true;
});
document.addEventListener('htmx:after:swap', () => {
  isSending = false;
});
addEventListener('beforeunload', (event) => {
  if (!isSending && isTyped('#builder')) event.preventDefault();
});
