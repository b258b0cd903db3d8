// The form for a new game: shows the temper of a bot under its name, keeps the tokens of seats different, and remembers the
// typed name.

document.addEventListener('change', (event) => {
  const field = event.target;
  if (field instanceof HTMLSelectElement && field.name === 'who') {
    const about = field.closest('.seat-card')?.querySelector('.temper');
    if (about) about.textContent = field.selectedOptions[0]?.dataset.about ?? '';
    tellOthers();
  }
  if (field instanceof HTMLInputElement && field.type === 'radio' && field.name.startsWith('token-')) giveAway(field);
});

/** Says on a phone, where the other seats are hidden, who plays in them. */
function tellOthers() {
  const line = document.querySelector('#other-players summary');
  const others = [.../** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('select[name=who]'))].slice(1).filter(({ value }) => value !== '-').map(({ value }) => value || 'a person');
  if (line) line.textContent = `With ${others.length === 0 ? 'nobody yet' : new Intl.ListFormat('en-GB').format(others)}`;
}

/** The token of each seat before the next choice. */
const tokens = new Map(chosen().map((field) => [field.name, field.value]));

/** @returns {HTMLInputElement[]} */
function chosen() {
  return [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('.tokens input:checked'))];
}

/**
 * Gives the other seat with the chosen token the one that is now free.
 * @param {HTMLInputElement} field
 */
function giveAway(field) {
  const before = tokens.get(field.name);
  const other = chosen().find((one) => one.name !== field.name && one.value === field.value);
  const free = other && [.../** @type {NodeListOf<HTMLInputElement>} */ (document.getElementsByName(other.name))].find(({ value }) => value === before);
  if (free) free.checked = true;
  for (const { name, value } of chosen()) tokens.set(name, value);
}

const NAME_KEY = 'sqlopoly.name';
const named = /** @type {HTMLInputElement | null} */ (document.querySelector('[data-remember=name]'));
try {
  if (named && named.value === '') named.value = localStorage.getItem(NAME_KEY) ?? '';
  named?.form?.addEventListener('submit', () => localStorage.setItem(NAME_KEY, named.value));
} catch {
  // This browser stores nothing.
}
