import type { BoardTile } from '../../client/boards/boards';
import type { Save, Slot } from '../../client/time';
import { counted } from '../../client/words/counted';
import { Icon } from '../icon';
import { Screen } from '../layout';
import { SavedAt } from './saved-at';
import { SlotCard } from './slot-card';

interface LoadScreenProps {
  slots: readonly Slot[];
  saves: readonly Save[];
  /** the tiles of the boards of all editions */
  tiles: readonly BoardTile[];
}

/** All saved games, each with a button to continue from there in a new game. */
export function LoadScreen({ slots, saves, tiles }: LoadScreenProps) {
  const isEmpty = slots.every(({ Game: game }) => game === null) && saves.length === 0;
  return (
    <Screen title="Load game" here="/saves" lead="Continue from a saved point in a new game. The saved game stays as it is.">
      {isEmpty && (
        <div class="empty">
          <Icon name="save" />
          <p>Nothing is saved yet. You can continue every game from the list of games without saving it. Save a game if you want to come back to a particular point.</p>
          <p><a class="button main" href="/games">Games</a></p>
        </div>
      )}
      <ul class="cards">
        {slots.map((slot) => (
          <SlotCard slot={slot} tiles={tiles}>
            {slot.Game !== null && (
              <div class="buttons">
                <form method="post" action={`/saves/slots/${slot.Slot}/load`}><button class="main" aria-label={`Load slot ${slot.Slot}`}><Icon name="play" />Load</button></form>
                <details class="menu">
                  <summary aria-label={`Empty slot ${slot.Slot}`}>Empty</summary>
                  <form method="post" action={`/saves/slots/${slot.Slot}/empty`}><button class="final" aria-label={`Yes, empty slot ${slot.Slot}`}>Yes, empty it</button></form>
                </details>
              </div>
            )}
          </SlotCard>
        ))}
      </ul>
      {saves.length > 0 && (
        <section aria-labelledby="named-saves">
          <h2 id="named-saves">Named saves</h2>
          <ul class="cards">
            {saves.map((save) => (
              <li>
                <h3>{save.Name}</h3>
                <p class="soft">{`${save['Game name']}, game ${save.Game}, ${save.Edition}, ${counted(save.Record, 'move')}`}</p>
                <SavedAt when={save.Saved} />
                <form method="post" action={`/games/${save.Game}/forks`}>
                  <input type="hidden" name="record" value={String(save.Record)} />
                  <button class="main" aria-label={`Load ${save.Name}`}><Icon name="play" />Load</button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>You can continue games without saving them, too: see <a href="/games">Games</a>.</p>
    </Screen>
  );
}
