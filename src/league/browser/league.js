// Pages of the league: adds up typed scores, shows statements and prints. The database validates results.

/**
 * The sum of the typed scores, as a state and a sentence.
 * @param {HTMLInputElement[]} typed
 * @param {number} missing the number of empty fields
 * @returns {[state: string, told: string]}
 */
function standing(typed, missing) {
  const sum = typed.reduce((total, field) => total + Number(field.value), 0);
  const broken = typed.find((field) => !/^[-+]?\d+$/.test(field.value));
  if (broken) return ['wrong', `✗ ${broken.value} is not a whole number.`];
  if (typed.length === 0) return ['', ''];
  if (missing > 0) return ['open', `The sum is ${sum} so far${missing === 1 ? `; ${0 - sum} makes it 0` : ''}.`];
  if (sum !== 0) return ['wrong', `✗ The sum is ${sum}, not 0.`];
  return ['right', '✓ The sum is 0.'];
}

/**
 * Shows the sum of a table's scores.
 * @param {HTMLElement} table
 */
function addUp(table) {
  const fields = /** @type {HTMLInputElement[]} */ ([...table.querySelectorAll('input[type=number]')]);
  const line = /** @type {HTMLElement | null} */ (table.querySelector('[data-sum]'));
  if (!line) return;
  const typed = fields.filter((field) => field.value !== '');
  const [state, told] = standing(typed, fields.length - typed.length);
  line.dataset.sum = state;
  line.textContent = told;
}

for (const table of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-scores]'))) addUp(table);
document.addEventListener('input', (event) => {
  const table = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-scores]'));
  if (table) addUp(table);
});

// The statement that a button would send.
for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, (event) => {
    const form = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-sql]'));
    const statement = document.querySelector('[data-statement]');
    if (form && statement) statement.textContent = form.dataset.sql ?? '';
  });
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-print]'))) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
