import type { Match } from './round-data';
import type { Typed } from './read-results';
import { ActForm, Checkboxes, Choice, Menu, type Option } from './fields';
import { fieldsOf, type Sent } from './sent';
import { textsOf } from '../form';

/** The form to which the fields of all tables belong. */
export const RESULTS = 'results';

interface ScoreFieldsProps {
  match: number;
  table: string;
  rows: Typed['rows'];
  /** the form to which they belong, where they do not stand in it */
  form?: string;
  /** whether typing begins here */
  isFirst?: boolean;
  /** why it was refused */
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
      {rows.map(({ player, text }, index) => (
        <label>
          <span>{player}</span>
          <input type="hidden" form={form} name={`player.${match}`} value={player} />
          <input type="number" step="any" form={form} name={`score.${match}`} autocomplete="off" aria-describedby={why} autofocus={isFirst && index === firstEmpty} value={text} />
        </label>
      ))}
      <p class="sum" role="status" data-sum />
    </div>
  );
}

interface TableProps {
  match: Match;
  mayChange: boolean;
  isFirst: boolean;
  free: readonly (readonly [heading: string, options: readonly Option[]])[];
  sent: Sent | undefined;
  /** what was typed for this match and is not recorded */
  typed: Typed | undefined;
}

/** A table of a round: its scores, or fields for them, and what else can be done with it. */
export function Table({ match, mayChange, isFirst, free, sent, typed }: TableProps) {
  const { table, strength, players, isPlayed } = match;
  const textOfPlayer = (player: string): string => typed?.rows.find((row) => row.player === player)?.text ?? '';
  const refusal = sent?.refusals?.get(match.match);
  return (
    <section class="league-table" id={`table-${table}`} aria-labelledby={`heading-${table}`}>
      <h2 id={`heading-${table}`}>{`Table ${table}`}</h2>
      {strength !== null && <p>{`Strength ${strength}`}</p>}
      {isPlayed ? <Scores match={match} /> : mayChange ? (
        <ScoreFields match={match.match} table={String(table)} rows={players.map(({ Player }) => ({ player: Player, text: textOfPlayer(Player) }))} form={RESULTS} isFirst={isFirst} refusal={refusal} />
      ) : <ul>{players.map(({ Player }) => <li>{Player}</li>)}</ul>}
      {mayChange && (isPlayed ? <PlayedMenu match={match} typed={typed} refusal={refusal} /> : <OpenMenu match={match} free={free} sent={sent} />)}
    </section>
  );
}

function Scores({ match: { table, players } }: { match: Match }) {
  return (
    <table aria-labelledby={`heading-${table}`}>
      <thead><tr><th scope="col">Player</th><th scope="col">Score</th><th scope="col">Points</th></tr></thead>
      <tbody>
        {players.map(({ Player, Score, points }) => (
          <tr><td>{Player}</td><td class="number">{Score}</td><td class="number">{points ?? ''}</td></tr>
        ))}
      </tbody>
    </table>
  );
}

/** What can be done with a match that has a result. */
function PlayedMenu({ match: { match, table, players }, typed, refusal }: { match: Match; typed: Typed | undefined; refusal: string | undefined }) {
  const rows = players.map(({ Player, Score }) => ({ player: Player, text: typed?.rows.find((row) => row.player === Player)?.text ?? String(Score) }));
  return (
    <Menu label={`Change result ${table}`} isOpen={typed !== undefined}>
      <ActForm act="correct" about={match}>
        <ScoreFields match={match} table={String(table)} rows={rows} refusal={refusal} />
        <button>Correct result</button>
      </ActForm>
      <ActForm act="annul" about={match}><button class="final">Annul result</button></ActForm>
    </Menu>
  );
}

/** What can be done with a match that was not played. */
function OpenMenu({ match: { match, table, players }, free, sent }: Pick<TableProps, 'match' | 'free' | 'sent'>) {
  const [forfeit, substitute] = [fieldsOf(sent, 'forfeit', match), fieldsOf(sent, 'substitute', match)];
  const names = players.map(({ Player }) => Player);
  return (
    <Menu label={`Change table ${table}`} isOpen={forfeit !== undefined || substitute !== undefined}>
      <ActForm act="forfeit" about={match}>
        <Checkboxes legend="Who forfeits" name="player" values={names} chosen={forfeit ? textsOf(forfeit, 'player') : []} />
        <button>Record forfeit</button>
      </ActForm>
      <ActForm act="substitute" about={match}>
        <Choice label="Who leaves" name="out" sent={substitute} options={names.map((name): Option => [name, name])} />
        <Choice label="Who plays instead" name="in" sent={substitute} options={[]} groups={free} />
        <button>Substitute</button>
      </ActForm>
      <ActForm act="cancel-match" about={match}><button class="final">Cancel table</button></ActForm>
    </Menu>
  );
}
