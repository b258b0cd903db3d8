import type { PropsWithChildren } from 'hono/jsx';
import type { PlayerState, PossibleMove } from '../../game/views';
import type { Snapshot } from './snapshot';

interface MoveFormProps {
  snapshot: Snapshot;
  player: PlayerState;
  action: string;
  move: PossibleMove;
  /** the statement that it is, with a question mark for what is typed; default: the one that the move has */
  sql?: string;
}

/** What a button needs to make a move: it is about the position that is shown, and no later one. */
export function MoveForm({ snapshot, player, action, move, sql = move.SQL, children }: PropsWithChildren<MoveFormProps>) {
  const address = `/games/${snapshot.game.Game}/moves`;
  return (
    <form method="post" action={address} hx-post={address} hx-target="#table" hx-swap="outerMorph" data-sql={sql}>
      <input type="hidden" name="record" value={String(snapshot.pending.Record + 1)} />
      <input type="hidden" name="player" value={String(player['Player No.'])} />
      <input type="hidden" name="action" value={action} />
      {move.prid !== null && <input type="hidden" name="prid" value={String(move.prid)} />}
      {children}
    </form>
  );
}
