import type { PossibleMove } from '../../client/views';
import { MoveForm } from '../game/move-form';
import type { Snapshot } from '../game/snapshot';
import { entersDice, type Viewer } from './viewer';

/** Fields in which the host enters the dice of a guest; nothing, unless a guest has to roll. */
export function HostDice({ snapshot, viewer }: { snapshot: Snapshot; viewer: Viewer }) {
  const { guests, moves, pending, players, words } = snapshot;
  const move = entersDice(viewer, snapshot) ? moves.find((one) => one.Yours && guests.has(one['Player No.']) && words.takes(one.Action, 'dice')) : undefined;
  const player = players.find((one) => one['Player No.'] === move?.['Player No.']);
  if (!move || !player) return null;
  return (
    <details id={`dice-${player['Player No.']}`} class="menu others">
      <summary>Enter dice</summary>
      <div class="panel">
        <MoveForm snapshot={snapshot} player={player} action={move.Action} move={move}>
          <DiceFields count={pending.Dice} sides={pending.Sides} />
          <button>{`${player['Player name']}: ${words.of(move.Action)}`}</button>
        </MoveForm>
      </div>
    </details>
  );
}

/** A field for each die. */
function DiceFields({ count, sides }: { count: number; sides: number }) {
  return <>{Array.from({ length: count }, (_, index) => <input name="dice" type="number" required aria-label={`Die ${index + 1}`} min={1} max={sides} />)}</>;
}

/** What a guest who may roll sees in place of the fields. */
export function DiceNote({ snapshot: { pending, words }, moves }: { snapshot: Snapshot; moves: readonly PossibleMove[] }) {
  if (pending['Dice source'] !== 'table' || !moves.some(({ Action: action }) => words.takes(action, 'dice'))) return null;
  return <p class="soft">Using your own dice? The host enters them.</p>;
}
