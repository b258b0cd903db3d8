import type { BoardTile } from '../../client/boards/boards';
import type { Slot } from '../../client/time';
import type { Game } from '../../client/views';
import { counted } from '../../client/words/counted';
import { GameScreen } from '../game/game-screen';
import { Icon } from '../icon';
import { SlotCard } from './slot-card';

interface SaveScreenProps {
  game: Game;
  slots: readonly Slot[];
  /** the tiles of the boards of all editions */
  tiles: readonly BoardTile[];
  /** the slot that was just filled */
  saved?: Slot;
  refusal?: string;
}

/** The slots, with a button in each to save the game there. */
export function SaveScreen({ game, slots, tiles, saved, refusal }: SaveScreenProps) {
  return (
    <GameScreen game={game} title="Save game">
      <p role="alert">{refusal ?? ''}</p>
      <p class="said" role="status">{saved ? `Saved in slot ${saved.Slot}, after move ${saved.Record ?? 0}.` : ''}</p>
      <p class="lead">{`A slot keeps the game as it is now, after ${counted(game.Moves, 'move')}. The game goes on whether you save it or not.`}</p>
      <ul class="cards">
        {slots.map((slot) => (
          <SlotCard slot={slot} tiles={tiles}>
            <form method="post" action={`/games/${game.Game}/save`} class="buttons">
              <input type="hidden" name="slot" value={String(slot.Slot)} />
              {slot.Game === null ? <button class="main" aria-label={`Save here in slot ${slot.Slot}`}><Icon name="save" />Save here</button> : (
                <details class="menu">
                  <summary aria-label={`Overwrite slot ${slot.Slot}`}>Overwrite</summary>
                  <button class="final" name="overwrite" value="yes" aria-label={`Yes, overwrite slot ${slot.Slot}`}>Yes, overwrite</button>
                </details>
              )}
            </form>
          </SlotCard>
        ))}
      </ul>
    </GameScreen>
  );
}
