import { type CrossTableRow, readCrossTable } from '../cross-table';
import { type HistoryLine, readHistory, readRatings, readRounds, readRoundStandings, readStandings, type Round, type Standing } from '../views';
import { shownAccount } from '../../page/account-name';
import { recordOf } from '../../page/form';
import { DataTable } from '../../page/data-table';
import { Choice, type Option } from './fields';
import { UNDO } from './form-acts';
import type { FormPage } from './form-page';
import { type Frame, readFrame, TournamentPage } from './frame';
import { LeaguePage } from './league-page';

interface StandingsData {
  frame: Frame;
  rounds: readonly Round[];
  /** the last round that counts; undefined: now */
  after: number | undefined;
  standings: readonly Standing[];
}

/** The standings of a tournament, now or after a round. */
export const STANDINGS: FormPage<StandingsData> = {
  path: '/:tournament{[0-9]+}/standings',
  read: async (connection, { tournament }, c) => {
    const frame = await readFrame(connection, tournament);
    if (!frame) return undefined;
    const rounds = await readRounds(connection, tournament);
    const after = rounds.find(({ Round: round }) => round === recordOf(c.req.query('after')))?.Round;
    return { frame, rounds, after, standings: await (after === undefined ? readStandings(connection, tournament) : readRoundStandings(connection, tournament, after)) };
  },
  show: ({ frame, rounds, after, standings }, sent) => (
    <TournamentPage frame={frame} title={after === undefined ? 'standings' : `standings after round ${after}`} part="/standings" sent={sent}>
      {rounds.length > 0 && (
        <form class="act" data-submit="change">
          <Choice label="As of" name="after" sent={undefined} value={String(after ?? '')} options={[['', 'Now'], ...rounds.map(({ Round: round }): Option => [String(round), `After round ${round}`])]} />
          <button>Show</button>
        </form>
      )}
      {standings.length === 0 ? <p>Nobody is entered yet.</p> : <DataTable label="Standings" rows={standings} without={['Tournament', 'Round', 'Player No.']} />}
    </TournamentPage>
  ),
  acts: UNDO,
};

/** The points of every player in every round. */
export const CROSS_TABLE: FormPage<{ frame: Frame; rows: readonly CrossTableRow[] }> = {
  path: '/:tournament{[0-9]+}/cross-table',
  read: async (connection, { tournament }) => {
    const frame = await readFrame(connection, tournament);
    return frame && { frame, rows: await readCrossTable(connection, tournament) };
  },
  show: ({ frame, rows }, sent) => (
    <TournamentPage frame={frame} title="cross-table" part="/cross-table" sent={sent}>
      {rows.length === 0 ? <p>Nobody is entered yet.</p> : <DataTable label="Cross-table" rows={rows} />}
    </TournamentPage>
  ),
  acts: UNDO,
};

/** Every change in a tournament, the newest first. Only changes are numbered, not results, so no number is shown. */
export const HISTORY: FormPage<{ frame: Frame; lines: readonly HistoryLine[] }> = {
  path: '/:tournament{[0-9]+}/history',
  read: async (connection, { tournament }) => {
    const frame = await readFrame(connection, tournament);
    return frame && { frame, lines: await readHistory(connection, tournament) };
  },
  show: ({ frame, lines }, sent) => (
    <TournamentPage frame={frame} title="history" part="/history" sent={sent}>
      <DataTable label="History" rows={[...lines].reverse().map(({ When, What, Undone, Account }) => ({ When: When.slice(0, 19), What, Undone, Account: shownAccount(Account) }))} />
    </TournamentPage>
  ),
  acts: UNDO,
};

/** The ratings of all players over all tournaments. */
export const RATINGS: FormPage<readonly object[]> = {
  path: '/ratings',
  read: readRatings,
  show: (ratings, sent) => (
    <LeaguePage title="Ratings" here="/league/ratings" refusal={sent?.refusal}>
      {ratings.length === 0 ? <p>No match has been played yet.</p> : <DataTable label="Ratings" rows={ratings} without={['Player No.']} />}
    </LeaguePage>
  ),
  acts: {},
};
