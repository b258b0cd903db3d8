import { MOST_ROWS, type SqlAnswer } from '../../client/sql-console';
import { counted } from '../../client/words/counted';

/** The answer where no statements can be typed. */
export const NO_TYPING = 'You cannot type statements here: the account of this page may not create the account that would run them.';

/** The form for a statement. @param statement the last one typed */
export function TypingForm({ game, statement = '' }: { game: number; statement?: string }) {
  const address = `/games/${game}/sql`;
  return (
    <form id="typing" method="post" action={address} hx-post={address} hx-target="#typed" hx-swap="innerHTML">
      <label for="statement">Your statement</label>
      <textarea id="statement" name="statement" rows={2} required spellcheck={false} autocomplete="off" autocapitalize="off" aria-describedby="typing-hint">{statement}</textarea>
      <button>Run</button>
      <p id="typing-hint">One statement at a time, with a player's rights. Ctrl+Enter runs it.</p>
    </form>
  );
}

/** The result of a statement, in a sentence. */
export function outcomeOf({ columns, rows, isCut, changed, refusal }: SqlAnswer): string {
  if (refusal !== undefined) return refusal;
  if (columns.length === 0) return changed === 0 ? 'Done.' : `Done. ${counted(changed, 'row')} inserted.`;
  return isCut ? `The first ${counted(rows.length, 'row')}; there are more. At most ${MOST_ROWS} are shown.` : `${counted(rows.length, 'row')}.`;
}

/** The result of a statement, with its rows. */
export function Answer({ answer }: { answer: SqlAnswer }) {
  const { columns, rows, refusal } = answer;
  return (
    <>
      <p class={refusal === undefined ? 'outcome' : 'outcome refused'}>{outcomeOf(answer)}</p>
      {rows.length > 0 && (
        <div class="rows" role="region" aria-label="Rows" tabindex={0}>
          <table>
            <thead><tr>{columns.map((column) => <th scope="col"><button type="button" class="sort" data-sort>{column}</button></th>)}</tr></thead>
            <tbody>{rows.map((row) => <tr>{row.map((value) => (value === null ? <td class="null">NULL</td> : <td>{value}</td>))}</tr>)}</tbody>
          </table>
        </div>
      )}
    </>
  );
}
