// The SQL panel: puts examples into the field, sorts rows by the clicked column and copies statements.

document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const example = /** @type {HTMLElement | null} */ (target.closest('[data-example]'));
  const field = example && document.getElementById(example.dataset.statementTo ?? '');
  if (example && field instanceof HTMLTextAreaElement) {
    event.preventDefault();
    field.value = example.dataset.example ?? '';
    field.form?.requestSubmit();
  }
  const sort = target.closest('[data-sort]');
  if (sort) sortBy(/** @type {HTMLTableCellElement} */ (sort.closest('th')));
  const copy = /** @type {HTMLElement | null} */ (target.closest('[data-copy-code]'));
  const code = copy?.parentElement?.querySelector('code')?.textContent;
  if (copy && code) {
    void navigator.clipboard?.writeText(code).then(() => {
      copy.textContent = 'Copied';
    });
  }
});

/**
 * Sorts a table by a column: upwards, then downwards. Numbers go before texts, NULL before both.
 * @param {HTMLTableCellElement} head
 */
function sortBy(head) {
  const table = head.closest('table');
  const body = table?.tBodies[0];
  if (!table || !body) return;
  const isDown = head.getAttribute('aria-sort') === 'ascending';
  for (const other of table.querySelectorAll('th')) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
  const value = (/** @type {HTMLTableRowElement} */ row) => {
    const cell = row.cells[head.cellIndex];
    const text = cell?.textContent ?? '';
    if (cell?.className === 'null') return [0, 0, ''];
    return text !== '' && Number.isFinite(Number(text)) ? [1, Number(text), ''] : [2, 0, text];
  };
  const rows = [...body.rows].map((row) => ({ row, value: value(row) }));
  rows.sort(({ value: one }, { value: other }) => Number(one[0]) - Number(other[0]) || Number(one[1]) - Number(other[1]) || String(one[2]).localeCompare(String(other[2])));
  if (isDown) rows.reverse();
  body.append(...rows.map(({ row }) => row));
}
