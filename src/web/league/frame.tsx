import type { PropsWithChildren } from 'hono/jsx';
import type { GameConnection } from '../../game/connection';
import { CHANGES } from '../../league/calls';
import { keyOf } from '../../league/undo';
import { readRight, readScorers, readTournament, readUndoable, type Right, type Scorer, type Tournament, type Undoable } from '../../league/views';
import { callOf } from '../../telling/statement';
import { ActForm } from './fields';
import { LeaguePage } from './league-page';
import type { Sent } from './sent';

/** What every page of a tournament shows. */
export interface Frame {
  tournament: Tournament;
  /** what the page's account may do; undefined: only look */
  right: Right | undefined;
  scorers: readonly Scorer[];
  /** what would be undone next */
  undoable: Undoable | undefined;
}

/** @returns undefined: there is no such tournament */
export async function readFrame(connection: GameConnection, number: number): Promise<Frame | undefined> {
  const tournament = await readTournament(connection, number);
  if (!tournament) return undefined;
  return {
    tournament, right: await readRight(connection, number), scorers: await readScorers(connection, number),
    undoable: await readUndoable(connection, number),
  };
}

/** Whether results and whatever else there is can be changed here. */
export function mayScore({ right, tournament }: Frame): boolean {
  return right !== undefined && tournament.Closed === 'no';
}

/** Whether it can be changed here what the tournament is. */
export function mayOrganise({ right }: Frame): boolean {
  return right === 'organise';
}

/** What there is of a tournament, behind its own address. */
const PARTS = [['', 'Rounds'], ['/players', 'Players'], ['/standings', 'Standings'], ['/cross-table', 'Cross-table'], ['/adjustments', 'Bonuses'], ['/history', 'History'], ['/settings', 'Settings']] as const;

interface TournamentPageProps {
  frame: Frame;
  /** the heading of this page */
  title: string;
  /** the part that it is, as its address ends */
  part: string;
  sent?: Sent | undefined;
}

/** A page of a tournament, with the way to the others, and what was done last. */
export function TournamentPage({ frame, title, part, sent, children }: PropsWithChildren<TournamentPageProps>) {
  const { tournament, right, scorers, undoable } = frame;
  const isClosed = tournament.Closed === 'yes';
  const own = scorers.map(({ Account }) => Account).join(', ');
  return (
    <LeaguePage title={`${tournament.Name}: ${title}`} refusal={sent?.refusal}>
      <nav aria-label="Tournament" class="parts">
        {PARTS.map(([end, text]) => <a class="button" aria-current={end === part ? 'page' : undefined} href={`/league/${tournament.Tournament}${end}`}>{text}</a>)}
      </nav>
      {right === undefined && <p>{`This tournament is only shown here: ${own === '' ? 'the owner of the database' : own} may change it.`}</p>}
      {isClosed && <p>This tournament is closed.</p>}
      {children}
      {mayScore(frame) && undoable && (
        <section class="undo" aria-label="Undo">
          <p>{`Last change: ${undoable.What}`}</p>
          <ActForm act="undo" sql={callOf(CHANGES.undoChange, tournament.Tournament)}>
            <input type="hidden" name="key" value={keyOf(undoable)} />
            <button>Undo this</button>
          </ActForm>
        </section>
      )}
    </LeaguePage>
  );
}
