import type { Typed } from './read-results';
import type { Match } from './round-data';

/** The id of the form that the fields of all tables belong to. */
export const RESULTS = 'results';

interface ScoreFieldsProps {
  match: number;
  table: string;
  rows: Typed['rows'];
  /** the id of the fields' form, if they are outside it */
  form?: string;
  /** whether typing begins here */
  isFirst?: boolean;
  /** the refusal of the result */
  refusal?: string | undefined;
}

/** A field for each score of a match, with their sum below. */
export function ScoreFields({ match, table, rows, form, isFirst = false, refusal }: ScoreFieldsProps) {
  const why = refusal === undefined ? undefined : `refusal-${match}`;
  const firstEmpty = Math.max(0, rows.findIndex(({ text }) => text === ''));
  return (
    <div class="scores" data-scores>
      {refusal !== undefined && <p class="refused" id={why}>{refusal}</p>}
      <input type="hidden" form={form} name="match" value={String(match)} />
      <input type="hidden" form={form} name="table" value={table} />
      {rows.map(({ number, player, text }, index) => (
        <label>
          <span>{player}</span>
          <input type="hidden" form={form} name={`number.${match}`} value={number} />
          <input type="hidden" form={form} name={`player.${match}`} value={player} />
          <input type="number" step="any" form={form} name={`score.${match}`} autocomplete="off" aria-describedby={why} autofocus={isFirst && index === firstEmpty} value={text} />
        </label>
      ))}
      <p class="sum" role="status" data-sum />
    </div>
  );
}

/** The values of a match's fields: what was typed, otherwise what is recorded. */
export function rowsOf({ players }: Match, typed: Typed | undefined): Typed['rows'] {
  return players.map((player) => {
    const number = String(player['Player No.']);
    return { number, player: player.Player, text: typed?.rows.find((row) => row.number === number)?.text ?? String(player.Score ?? '') };
  });
}

interface TableProps {
  match: Match;
  mayChange: boolean;
  /** whether typing begins here */
  isFirst: boolean;
  /** the refusal of its result */
  refusal: string | undefined;
  /** typed scores that are not recorded */
  typed: Typed | undefined;
}

/** A table of a round: its scores, or the fields for them. */
export function Table({ match, mayChange, isFirst, refusal, typed }: TableProps) {
  const { table, strength, players, isPlayed } = match;
  return (
    <section class="league-table" id={`table-${table}`} aria-labelledby={`heading-${table}`}>
      <h2 id={`heading-${table}`}>{`Table ${table}`}</h2>
      {strength !== null && <p>{`Strength ${strength}`}</p>}
      {isPlayed ? <Scores match={match} /> : mayChange ? (
        <ScoreFields match={match.match} table={String(table)} rows={rowsOf(match, typed)} form={RESULTS} isFirst={isFirst} refusal={refusal} />
      ) : <ul>{players.map(({ Player }) => <li>{Player}</li>)}</ul>}
    </section>
  );
}

function Scores({ match: { table, players } }: { match: Match }) {
  return (
    <table aria-labelledby={`heading-${table}`}>
      <thead><tr><th scope="col">Player</th><th scope="col" class="number">Score</th><th scope="col" class="number">Points</th></tr></thead>
      <tbody>
        {players.map(({ Player, Score, points }) => (
          <tr><td>{Player}</td><td class="number">{Score}</td><td class="number">{points ?? ''}</td></tr>
        ))}
      </tbody>
    </table>
  );
}
