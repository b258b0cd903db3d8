import type { Save, Slot } from '../../game/time';
import { Screen } from '../layout';
import { SlotContent } from './slot-content';

/** What has been kept of games, to go on from there in another; the one that was saved stays as it is. */
export function LoadScreen({ slots, saves }: { slots: readonly Slot[]; saves: readonly Save[] }) {
  return (
    <Screen title="Load game">
      <p>What you load goes on as a game of its own. Games that run need no saving: they are all in <a href="/games">Games</a>.</p>
      <ul class="slots">
        {slots.map((slot) => (
          <li>
            <SlotContent slot={slot} />
            {slot.Game !== null && (
              <div class="buttons">
                <form method="post" action={`/saves/slots/${slot.Slot}/load`}><button class="main" aria-label={`Load slot ${slot.Slot}`}>Load</button></form>
                <details class="menu">
                  <summary aria-label={`Empty slot ${slot.Slot}`}>Empty</summary>
                  <form method="post" action={`/saves/slots/${slot.Slot}/empty`}><button class="final" aria-label={`Yes, empty slot ${slot.Slot}`}>Yes, empty</button></form>
                </details>
              </div>
            )}
          </li>
        ))}
      </ul>
      {saves.length > 0 && (
        <>
          <h2>Saves with a name</h2>
          <ul class="slots">
            {saves.map((save) => (
              <li>
                <p><strong>{save.Name}</strong>{` ${save.Edition}, after move ${save.Record} of game ${save.Game}; ${save.Saved}`}</p>
                <form method="post" action={`/games/${save.Game}/forks`}>
                  <input type="hidden" name="record" value={String(save.Record)} />
                  <button class="main" aria-label={`Load ${save.Name}`}>Load</button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
    </Screen>
  );
}
