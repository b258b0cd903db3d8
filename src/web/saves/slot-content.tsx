import type { Slot } from '../../game/time';

/** What is in a slot. */
export function SlotContent({ slot }: { slot: Slot }) {
  const { Slot: number, Game: game, Record: record, Round: round, Edition: edition, Saved: saved } = slot;
  return (
    <p>
      <strong>{`Slot ${number}`}</strong>
      {game === null ? ' is empty.' : ` ${slot['Game name']}, ${edition}, round ${round}, after move ${record}; ${saved}`}
    </p>
  );
}
