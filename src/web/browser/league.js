// What a page of the league does by itself: it adds up what is typed, shows statements, and prints. What a result must be, the database says.

/**
 * Says how the scores of a table stand.
 * @param {HTMLElement} table
 */
function addUp(table) {
  const fields = /** @type {HTMLInputElement[]} */ ([...table.querySelectorAll('input[type=number]')]);
  const line = /** @type {HTMLElement | null} */ (table.querySelector('[data-sum]'));
  if (!line) return;
  const typed = fields.filter((field) => field.value !== '');
  const sum = typed.reduce((total, field) => total + Number(field.value), 0);
  const missing = fields.length - typed.length;
  const isDone = missing === 0 && sum === 0;
  const other = typed.find((field) => !/^[-+]?\d+$/.test(field.value));
  if (other) {
    line.dataset.sum = 'wrong';
    line.textContent = `✗ ${other.value} is no whole number.`;
    return;
  }
  line.dataset.sum = typed.length === 0 ? '' : isDone ? 'right' : missing === 0 ? 'wrong' : 'open';
  line.textContent = typed.length === 0 ? '' : isDone ? '✓ The sum is 0.' : missing === 0 ? `✗ The sum is ${sum}, not 0.` : `The sum is ${sum} so far${missing === 1 ? `; ${0 - sum} makes it 0` : ''}.`;
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
