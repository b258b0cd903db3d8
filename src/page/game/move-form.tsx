import type { PropsWithChildren } from 'hono/jsx';
import type { PlayerState, PossibleMove } from '../../client/views';
import type { Snapshot } from './snapshot';

interface MoveFormProps {
  snapshot: Snapshot;
  player: PlayerState;
  action: string;
  move: PossibleMove;
  /** a class of the form */
  kind?: string;
  /** the statement to show, with a question mark for a typed amount; default: the move's own */
  sql?: string;
}

/** The form of a move. It names the next record, so that it cannot be made in a later position. */
export function MoveForm({ snapshot, player, action, move, kind, sql = move.SQL, children }: PropsWithChildren<MoveFormProps>) {
  const address = `/games/${snapshot.game.Game}/moves`;
  return (
    <form class={kind} method="post" action={address} hx-post={address} hx-target="#table" hx-swap="outerMorph" data-sql={sql}>
      <input type="hidden" name="record" value={String(snapshot.pending.Record + 1)} />
      <input type="hidden" name="player" value={String(player['Player No.'])} />
      <input type="hidden" name="action" value={action} />
      {move.prid !== null && <input type="hidden" name="prid" value={String(move.prid)} />}
      {children}
    </form>
  );
}
