import type { PropsWithChildren } from 'hono/jsx';
import type { GameConnection } from '../../client/connection';
import { keyOf } from '../undo';
import { readRight, readScorers, readTournament, readUndoable, type Right, type Scorer, type Tournament, type Undoable } from '../views';
import { programName } from '../../server/program-name';
import { shownAccount } from '../../page/account-name';
import { ActForm } from './fields';
import { LeaguePage } from './league-page';
import type { Sent } from './form-state';
import { type Offer, type PageName, rightsOf } from './offer';

/** The data that every page of a tournament shows. */
export interface Frame {
  tournament: Tournament;
  /** the right of the page's account; undefined: it may only read */
  right: Right | undefined;
  scorers: readonly Scorer[];
  /** the page's account, without its host */
  account: string;
  /** the change that "Undo" undoes */
  undoable: Undoable | undefined;
}

/** @returns undefined when there is no such tournament */
export async function readFrame(connection: GameConnection, number: number): Promise<Frame | undefined> {
  const tournament = await readTournament(connection, number);
  if (!tournament) return undefined;
  return {
    tournament, right: await readRight(connection, number), scorers: await readScorers(connection, number),
    undoable: await readUndoable(connection, number),
    account: await readAccount(connection),
  };
}

async function readAccount(connection: GameConnection): Promise<string> {
  return (await connection.row<{ account: string }>("SELECT SUBSTRING_INDEX(CURRENT_USER(), '@', 1) AS account"))?.account ?? '';
}

/** Whether the page's account can change players, rounds and results. */
export function mayScore({ right, tournament }: Frame): boolean {
  return right !== undefined && tournament.Closed === 'no';
}

/** Whether the page's account can change the settings of the tournament. */
export function mayOrganise({ right }: Frame): boolean {
  return right === 'organise';
}

/** What every page of a tournament offers: forms for it, by the rights of the page's account. */
export function offerOf(page: PageName, { tournament, right }: Frame, sent: Sent | undefined): Offer {
  return { page, rights: rightsOf(right), states: tournament.Closed === 'yes' ? ['closed'] : [], known: [tournament.Tournament], sent };
}

/** The pages of a tournament, by the end of their address. */
const PARTS = [['', 'Rounds'], ['/players', 'Players'], ['/standings', 'Standings'], ['/cross-table', 'Cross-table'], ['/adjustments', 'Bonuses'], ['/history', 'History'], ['/settings', 'Settings']] as const;

interface TournamentPageProps {
  frame: Frame;
  /** the heading of this page */
  title: string;
  /** the end of its address */
  part: string;
  sent?: Sent | undefined;
}

/** A page of a tournament, with links to the others and the last change. */
export function TournamentPage({ frame, title, part, sent, children }: PropsWithChildren<TournamentPageProps>) {
  const { tournament, right, undoable } = frame;
  const isClosed = tournament.Closed === 'yes';
  return (
    <LeaguePage title={`${tournament.Name}: ${title}`} refusal={sent?.refusal}>
      <nav aria-label="Tournament" class="tabs parts">
        {PARTS.map(([end, text]) => <a class="button" aria-current={end === part ? 'page' : undefined} href={`/league/${tournament.Tournament}${end}`}>{text}</a>)}
      </nav>
      {right === undefined && <ViewOnly frame={frame} />}
      {isClosed && <p>This tournament is closed.</p>}
      {children}
      {mayScore(frame) && undoable && (
        <section class="undo" aria-label="Undo">
          <p>{`Last change: ${undoable.What}`}</p>
          <ActForm act="undo_change" values={[tournament.Tournament]}>
            <input type="hidden" name="key" value={keyOf(undoable)} />
            <button>Undo this</button>
          </ActForm>
        </section>
      )}
    </LeaguePage>
  );
}

/** Why this page cannot change a tournament, and how it could. */
function ViewOnly({ frame: { tournament, scorers, account } }: { frame: Frame }) {
  const others = scorers.map(({ Account }) => shownAccount(Account, 'another page')).join(', ');
  if (others !== '') return <p>{`You can only view this tournament. Only ${others} can change it.`}</p>;
  return (
    <p>
      You can only view this tournament: it was created outside this page, by the owner of the database. To change it here, too, run:{' '}
      <code>{`${programName()} league scorer ${tournament.Tournament} ${account} --organise`}</code>
    </p>
  );
}
