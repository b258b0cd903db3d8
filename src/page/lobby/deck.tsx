import type { EditionCard } from '../../client/editions/editions';
import { DataTable } from '../data-table';

/** The cards of a deck and their effects. A click opens it. */
export function Deck({ name, cards }: { name: string; cards: readonly EditionCard[] }) {
  return (
    <details>
      <summary>{`${name}: ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}</summary>
      <DataTable label={`Cards of ${name}`} rows={cards.map(({ card, meaning }) => ({ Card: card, 'What it does': meaning }))} />
    </details>
  );
}
