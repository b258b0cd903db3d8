import type { Slot } from '../../game/time';
import type { Game } from '../../game/views';
import { titleOf } from '../game/game-title';
import { Screen } from '../layout';
import { SlotContent } from './slot-content';

interface SaveScreenProps {
  game: Game;
  slots: readonly Slot[];
  /** the slot in which it has just been saved */
  saved?: Slot;
  refusal?: string;
}

/** The slots, to keep in one of them how a game stands. */
export function SaveScreen({ game, slots, saved, refusal }: SaveScreenProps) {
  return (
    <Screen title={`Save ${titleOf(game)}`}>
      <p role="alert">{refusal ?? ''}</p>
      <p role="status">{saved ? `Saved in slot ${saved.Slot}, after move ${saved.Record ?? 0}.` : `Game ${game.Game} is after move ${game.Moves}. It goes on whether it is saved or not.`}</p>
      <ul class="slots">
        {slots.map((slot) => (
          <li>
            <SlotContent slot={slot} />
            <form method="post" action={`/games/${game.Game}/save`}>
              <input type="hidden" name="slot" value={String(slot.Slot)} />
              {slot.Game === null ? <button aria-label={`Save here in slot ${slot.Slot}`}>Save here</button> : (
                <details class="menu">
                  <summary aria-label={`Overwrite slot ${slot.Slot}`}>Overwrite</summary>
                  <button name="overwrite" value="yes" aria-label={`Yes, overwrite slot ${slot.Slot}`}>Yes, overwrite</button>
                </details>
              )}
            </form>
          </li>
        ))}
      </ul>
      <p><a class="button main" href={`/games/${game.Game}`}>Back to the game</a></p>
    </Screen>
  );
}
