// A table before its game begins: the page keeps what is typed while people arrive, leads to the game, and lets a phone
// send the link.

/** Goes to the page that comes next, once the server has named one. */
function followTable() {
  const next = /** @type {HTMLElement | null} */ (document.querySelector('#lobby[data-follow]'))?.dataset.follow;
  if (next) location.replace(next);
}

/**
 * What is typed and chosen in the form for a seat, and whether the form is open.
 * @type {{ values: FormData, isOpen: boolean } | undefined}
 */
let sitting;

document.addEventListener('htmx:before:swap', () => {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector('#lobby form.sit'));
  sitting = form ? { values: new FormData(form), isOpen: form.closest('details')?.open ?? true } : undefined;
});

document.addEventListener('htmx:after:swap', () => {
  followTable();
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector('#lobby form.sit'));
  if (!form || !sitting) return;
  const details = form.closest('details');
  if (details) details.open = sitting.isOpen;
  for (const [name, value] of sitting.values) {
    for (const field of form.querySelectorAll('input')) {
      if (field.name !== name) continue;
      // A token or a seat that somebody else has taken meanwhile is not chosen any more.
      if (field.type === 'text') field.value = String(value);
      else if (field.value === value && !field.disabled) field.checked = true;
    }
  }
});
followTable();

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-share]'))) {
  button.hidden = typeof navigator.share !== 'function';
  // Somebody who closes the sheet has not failed.
  button.addEventListener('click', () => void navigator.share({ title: document.title, url: button.dataset.share ?? '' }).catch(() => undefined));
}
