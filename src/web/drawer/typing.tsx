import { MOST_ROWS, type TypedAnswer } from '../../game/typed';
import { counted } from '../../telling/counted';

/** Why nothing can be typed. */
export const NO_TYPING = 'Statements cannot be typed here: this page plays with an account that makes no others.';

/** Where a statement is typed. @param statement what was typed last */
export function TypingForm({ game, statement = '' }: { game: number; statement?: string }) {
  const address = `/games/${game}/sql`;
  return (
    <form id="typing" method="post" action={address} hx-post={address} hx-target="#typed" hx-swap="innerHTML">
      <label for="statement">Your statement</label>
      <textarea id="statement" name="statement" rows={2} required spellcheck={false} autocomplete="off" autocapitalize="off" aria-describedby="typing-hint">{statement}</textarea>
      <button>Run</button>
      <p id="typing-hint">One at a time, with the rights of a player; Ctrl+Enter runs it.</p>
    </form>
  );
}

/** What came of a statement, in a sentence. */
export function outcomeOf({ columns, rows, isCut, changed, refusal }: TypedAnswer): string {
  if (refusal !== undefined) return refusal;
  if (columns.length === 0) return changed === 0 ? 'Done.' : `Done. ${counted(changed, 'row')} inserted.`;
  return isCut ? `The first ${counted(rows.length, 'row')}; there are more. At most ${MOST_ROWS} are shown.` : `${counted(rows.length, 'row')}.`;
}

/** What came of a statement, with its rows. */
export function Answer({ answer }: { answer: TypedAnswer }) {
  const { columns, rows, refusal } = answer;
  return (
    <>
      <p class={refusal === undefined ? 'outcome' : 'outcome refused'}>{outcomeOf(answer)}</p>
      {rows.length > 0 && (
        <div class="rows" role="region" aria-label="Rows" tabindex={0}>
          <table>
            <thead><tr>{columns.map((column) => <th scope="col">{column}</th>)}</tr></thead>
            <tbody>{rows.map((row) => <tr>{row.map((value) => (value === null ? <td class="null">NULL</td> : <td>{value}</td>))}</tr>)}</tbody>
          </table>
        </div>
      )}
    </>
  );
}
