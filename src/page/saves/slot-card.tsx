import type { PropsWithChildren } from 'hono/jsx';
import type { BoardTile } from '../../client/boards/boards';
import type { Slot } from '../../client/time';
import { counted } from '../../client/words/counted';
import { MiniBoard } from '../lobby/mini-board';
import { SavedAt } from './saved-at';

/** A slot with its saved game. @param tiles the tiles of the boards of all editions */
export function SlotCard({ slot, tiles, children }: PropsWithChildren<{ slot: Slot; tiles: readonly BoardTile[] }>) {
  const { Slot: number, Game: game, Record: record, Round: round, Edition: edition, Saved: saved } = slot;
  return (
    <li class={`slot${game === null ? ' free' : ''}`}>
      <header>
        <h2>{`Slot ${number}`}</h2>
      </header>
      {game === null && <p class="soft">Empty</p>}
      {game !== null && (
        <div class="slot-row">
          <MiniBoard tiles={tiles.filter(({ Board: board }) => board === edition)} />
          <div>
            <p><strong>{slot['Game name']}</strong></p>
            <p class="soft">{`Game ${game}, ${edition}, round ${round}, ${counted(record ?? 0, 'move')}`}</p>
            <SavedAt when={saved ?? ''} />
          </div>
        </div>
      )}
      {children}
    </li>
  );
}
