import { CHANGES } from '../calls';
import { listedName } from '../listed-name';
import { byesNote, repeatsNote } from '../notes';
import { counted } from '../../client/words/counted';
import { callOf } from '../../client/words/statement';
import type { Form } from '../../page/form';
import { FormMenus, OpenForms } from './act-forms';
import { ActForm, type Option } from './fields';
import { mayScore, offerOf, TournamentPage } from './frame';
import { LeaguePage } from './league-page';
import { type Typed, typedIn } from './read-results';
import type { Match, RoundData } from './round-data';
import { type Choices, type Offer, optionsOf, type State } from './offer';
import { RESULTS, ScoreFields, Table } from './score-table';
import { fieldsOf, type Sent } from './form-state';
import { TableMenus } from './table-menu';

/** A round on one page: its tables, with a field for each missing score. */
export function RoundPage({ data, sent }: { data: RoundData; sent?: Sent | undefined }) {
  const { frame, round, matches, repeated, free, seating } = data;
  const mayChange = mayScore(frame);
  const [results, correct] = [fieldsOf(sent, 'record_result'), fieldsOf(sent, 'correct_result')];
  const isRecorded = (match: number): boolean => !sent?.refusals?.has(match) && matches.some((one) => one.match === match && one.isPlayed);
  const typed = results ? typedIn(results).filter(({ match }) => !isRecorded(match)) : correct ? typedIn(correct) : [];
  const typedFor = ({ match }: Match): Typed | undefined => typed.find((one) => one.match === match);
  const refusalOf = ({ match }: Match): string | undefined => sent?.refusals?.get(match) ?? (fieldsOf(sent, 'correct_result', match) && sent?.refusal);
  const open = matches.filter(({ isPlayed }) => !isPlayed);
  const first = open.find(({ match }) => sent?.refusals?.has(match)) ?? (sent && !results ? undefined : open[0]);
  const withoutTable: Choices = { options: [], groups: [['Entered', optionsOf(free.entered)], ['Others in the league', optionsOf(free.others)]] };
  const offer = offerOfRound(data, withoutTable, sent);
  const [note, repeats] = [byesNote(seating), repeatsNote(repeated)];
  const sql = statementsOf(open.map(({ match }) => match));
  return (
    <TournamentPage frame={frame} title={`round ${round.Round}`} part={`/rounds/${round.Round}`} sent={sent}>
      <p>{`${round.Start} to ${round.End}. ${matches.length === 0 ? 'Not drawn yet.' : `${round.Played} of ${counted(round.Matches, 'table')} played.`}${round.Byes === null ? '' : ` Sitting out: ${round.Byes}.`}`}</p>
      {repeats !== undefined && <p>{`${repeats}.`}</p>}
      {matches.length === 0 && mayChange && (
        <p>{`${seating?.Seated ?? 0} of ${seating?.Players ?? 0} players would be seated.${note === undefined ? '' : ` ${note}`}${seating?.['Fewer with'] ? ` Fewer would sit out with ${seating['Fewer with']}.` : ''}`}</p>
      )}
      <OpenForms offer={offer} />
      {matches.length > 0 && <p class="buttons"><a class="button" href={`/league/${round.Tournament}/rounds/${round.Round}/sheet`}>Printable sheet</a></p>}
      {mayChange && open.length > 0 && <ActForm act="record_result" id={RESULTS} sql={sql} />}
      <div class="tables">
        {matches.map((match) => (
          <Table match={match} mayChange={mayChange} isFirst={match === first} refusal={refusalOf(match)} typed={typedFor(match)} />
        ))}
      </div>
      <NotDrawn typed={typed.filter(({ match }) => !matches.some((one) => one.match === match))} />
      {mayChange && open.length > 0 && <p class="record" data-sql={sql}><button form={RESULTS} class="main">{open.length === 1 ? 'Record result' : 'Record all'}</button></p>}
      {mayChange && (
        <div class="menus">
          {matches.map((match) => <TableMenus match={match} offer={offer} withoutTable={withoutTable} refusal={refusalOf(match)} typed={typedFor(match)} />)}
          <FormMenus offer={offer} leads={{ Latecomers: <NewPlayers tournament={round.Tournament} /> }} />
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

/** What can be done with the round: its draw, latecomers, dates and number. */
function offerOfRound({ frame, round, matches, methods }: RoundData, withoutTable: Choices, sent: Sent | undefined): Offer {
  const base = offerOf('round', frame, sent);
  const states: readonly State[] = matches.length === 0 ? ['undrawn'] : matches.some(({ isPlayed }) => isPlayed) ? ['drawn'] : ['drawn', 'unplayed'];
  return {
    ...base, known: [round.Tournament, round.Round], states: [...base.states, ...states], values: { start: round.Start, end: round.End, to: String(round.Round) },
    choices: {
      player: withoutTable, players: withoutTable,
      draw_method: { options: [['', 'Default of the tournament'], ...methods.map(({ Method, Meaning }): Option => [Method, Meaning])] },
    },
  };
}

function NewPlayers({ tournament }: { tournament: number }) {
  return <p>If a player is new to the league, enter them under <a href={`/league/${tournament}/players`}>Players</a> first.</p>;
}

/** The typed results while the database does not answer, as a form that can be sent again. */
export function KeptResults({ form, sentence }: { form: Form; sentence: string }) {
  const typed = typedIn(form);
  return (
    <LeaguePage title="Results that are not recorded yet" refusal={sentence}>
      <ActForm act="record_result" sql={statementsOf(typed.map(({ match }) => match))}>
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
