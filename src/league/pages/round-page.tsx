import { CHANGES } from '../calls';
import { listedName } from '../listed-name';
import { byesNote, repeatsNote } from '../notes';
import { counted } from '../../client/words/counted';
import { callOf } from '../../client/words/statement';
import { type Form, textsOf } from '../../page/form';
import { ActForm, Checkboxes, Choice, Field, Menu, type Option } from './fields';
import { mayScore, TournamentPage } from './frame';
import { LeaguePage } from './league-page';
import { type Typed, typedIn } from './read-results';
import type { Match, RoundData } from './round-data';
import { RESULTS, ScoreFields, Table } from './score-table';
import { fieldsOf, type Sent } from './form-state';
import { OpenMenu, PlayedMenu } from './table-menu';

/** A round on one page: its tables, with a field for each missing score. */
export function RoundPage({ data, sent }: { data: RoundData; sent?: Sent | undefined }) {
  const { frame, round, matches, repeated, free, seating } = data;
  const mayChange = mayScore(frame);
  const [results, correct] = [fieldsOf(sent, 'results'), fieldsOf(sent, 'correct')];
  const isRecorded = (match: number): boolean => !sent?.refusals?.has(match) && matches.some((one) => one.match === match && one.isPlayed);
  const typed = results ? typedIn(results).filter(({ match }) => !isRecorded(match)) : correct ? typedIn(correct) : [];
  const typedFor = ({ match }: Match): Typed | undefined => typed.find((one) => one.match === match);
  const refusalOf = ({ match }: Match): string | undefined => sent?.refusals?.get(match) ?? (fieldsOf(sent, 'correct', match) && sent?.refusal);
  const open = matches.filter(({ isPlayed }) => !isPlayed);
  const first = open.find(({ match }) => sent?.refusals?.has(match)) ?? (sent && !results ? undefined : open[0]);
  const groups = [['Entered', free.entered], ['Others in the league', free.others]].map(([heading, names]) => [String(heading), [...(names ?? [])].map((name): Option => [name, name])] as const);
  const [note, repeats] = [byesNote(seating), repeatsNote(repeated)];
  const sql = statementsOf(open.map(({ match }) => match));
  return (
    <TournamentPage frame={frame} title={`round ${round.Round}`} part={`/rounds/${round.Round}`} sent={sent}>
      <p>{`${round.Start} to ${round.End}. ${matches.length === 0 ? 'Not drawn yet.' : `${round.Played} of ${counted(round.Matches, 'table')} ${round.Matches === 1 ? 'is' : 'are'} played.`}${round.Byes === null ? '' : ` Sitting out: ${round.Byes}.`}`}</p>
      {repeats !== undefined && <p>{`${repeats}.`}</p>}
      {matches.length === 0 && mayChange && (
        <section>
          <p>{`${seating?.Seated ?? 0} of ${seating?.Players ?? 0} players would be seated.${note === undefined ? '' : ` ${note}`}${seating?.['Fewer with'] ? ` Fewer would sit out with ${seating['Fewer with']}.` : ''}`}</p>
          <Draw act="draw" label="Draw round" data={data} sent={sent} isMain />
        </section>
      )}
      {matches.length > 0 && <p class="buttons"><a class="button" href={`/league/${round.Tournament}/rounds/${round.Round}/sheet`}>Printable sheet</a></p>}
      {mayChange && open.length > 0 && <ActForm act="results" id={RESULTS} sql={sql} />}
      <div class="tables">
        {matches.map((match) => (
          <Table match={match} mayChange={mayChange} isFirst={match === first} refusal={refusalOf(match)} typed={typedFor(match)} />
        ))}
      </div>
      <NotDrawn typed={typed.filter(({ match }) => !matches.some((one) => one.match === match))} />
      {mayChange && open.length > 0 && <p class="record" data-sql={sql}><button form={RESULTS} class="main">{open.length === 1 ? 'Record result' : 'Record all'}</button></p>}
      {mayChange && (
        <div class="menus">
          {matches.map((match) => match.isPlayed
            ? <PlayedMenu match={match} refusal={refusalOf(match)} typed={typedFor(match)} />
            : <OpenMenu match={match} free={groups} sent={sent} />)}
          <RoundMenus data={data} groups={groups} sent={sent} />
        </div>
      )}
    </TournamentPage>
  );
}

/** Scores that were typed for tables whose draw has changed since, so that they are not lost. */
function NotDrawn({ typed }: { typed: readonly Typed[] }) {
  const told = typed.map(({ table, rows }) => ({ table, scores: rows.filter(({ text }) => text.trim() !== '') })).filter(({ scores }) => scores.length > 0);
  if (told.length === 0) return null;
  return (
    <section aria-label="Scores of tables whose draw has changed">
      <p>You typed scores for tables whose draw has changed:</p>
      <ul>{told.map(({ table, scores }) => <li>{`Table ${table}: ${scores.map(({ player, text }) => `${listedName(player)} ${text}`).join(', ')}`}</li>)}</ul>
    </section>
  );
}

/** The form that records results. */
function statementsOf(matches: readonly number[]): string {
  return matches.map((match) => callOf(CHANGES.record_result, match)).join('\n');
}

interface DrawProps {
  act: string;
  label: string;
  data: RoundData;
  sent: Sent | undefined;
  isMain?: boolean;
}

function Draw({ act, label, data: { methods, round }, sent, isMain = false }: DrawProps) {
  return (
    <ActForm act={act} sql={callOf(act === 'draw' ? CHANGES.draw_round_by : CHANGES.draw_round_again, round.Tournament, round.Round)}>
      <Choice label="Draw method" name="method" sent={fieldsOf(sent, act)} options={[['', 'Default of the tournament'], ...methods.map(({ Method, Meaning }): Option => [Method, Meaning])]} />
      <button class={isMain ? 'main' : undefined}>{label}</button>
    </ActForm>
  );
}

interface RoundMenuProps {
  data: RoundData;
  groups: readonly (readonly [heading: string, options: readonly Option[]])[];
  sent: Sent | undefined;
}

/** The other actions of a round: latecomers, the draw, dates and number. */
function RoundMenus({ data, groups, sent }: RoundMenuProps) {
  const { round, matches, free } = data;
  const [open, dates, number] = ['open', 'dates', 'renumber'].map((act) => fieldsOf(sent, act));
  const here = [round.Tournament, round.Round] as const;
  const isDrawn = matches.length > 0;
  const isUnplayed = matches.every(({ isPlayed }) => !isPlayed);
  const hasFree = free.entered.length + free.others.length > 0;
  return (
    <>
      {isDrawn && hasFree && (
        <Menu label="Latecomers" isOpen={open !== undefined || fieldsOf(sent, 'seat') !== undefined}>
          <p>If a player is new to the league, enter them under <a href={`/league/${round.Tournament}/players`}>Players</a> first.</p>
          <ActForm act="seat" sql={callOf(CHANGES.seat_player, ...here)}>
            <Choice label="Player" name="player" sent={fieldsOf(sent, 'seat')} options={[]} groups={groups} />
            <button>Seat at a table</button>
          </ActForm>
          <ActForm act="open" sql={callOf(CHANGES.open_table, ...here)}>
            <Checkboxes legend="Players at the new table" name="player" values={[...free.entered, ...free.others]} chosen={open ? textsOf(open, 'player') : []} />
            <button>Open another table</button>
          </ActForm>
        </Menu>
      )}
      {isDrawn && isUnplayed && (
        <Menu label="Change the draw" isOpen={fieldsOf(sent, 'again') !== undefined}>
          <Draw act="again" label="Draw again" data={data} sent={sent} />
          <ActForm act="cancel" sql={callOf(CHANGES.cancel_draw, ...here)}><button class="final">Cancel the draw</button></ActForm>
        </Menu>
      )}
      <Menu label="Change the round" isOpen={dates !== undefined || number !== undefined}>
        <ActForm act="dates" sql={callOf(CHANGES.change_round_dates, ...here)}>
          <Field label="First day" name="start" type="date" sent={dates} value={round.Start} />
          <Field label="Last day" name="end" type="date" sent={dates} value={round.End} />
          <button>Change dates</button>
        </ActForm>
        <ActForm act="renumber" sql={callOf(CHANGES.renumber_round, ...here)}>
          <Field label="Number" name="number" type="number" sent={number} value={String(round.Round)} />
          <button>Change number</button>
        </ActForm>
        {!isDrawn && <ActForm act="delete" sql={callOf(CHANGES.delete_round, ...here)}><button class="final">Delete round</button></ActForm>}
      </Menu>
    </>
  );
}

/** The typed results while the database does not answer, as a form that can be sent again. */
export function KeptResults({ form, sentence }: { form: Form; sentence: string }) {
  const typed = typedIn(form);
  return (
    <LeaguePage title="Results that are not recorded yet" refusal={sentence}>
      <ActForm act="results" sql={statementsOf(typed.map(({ match }) => match))}>
        <div class="tables">
          {typed.map(({ match, table, rows }) => (
            <section class="league-table" aria-label={`Table ${table}`}>
              <h2>{`Table ${table}`}</h2>
              <ScoreFields match={match} table={table} rows={rows} />
            </section>
          ))}
        </div>
        <button class="main">Record all</button>
      </ActForm>
    </LeaguePage>
  );
}
