import { chooseDeeds } from './deeds';
import { optionOf } from './menu';
import { getMoney } from './money';
import type { Table } from './table';

/**
 * Asks for properties and acts on all of them, raising money first if necessary.
 * @param typed what was typed with the choice; may be ''
 * @throws InputEnded; Stopped
 */
export async function manageDeeds(table: Table, action: string, player: number, typed: string): Promise<void> {
  const chosen = await chooseDeeds(table, action, player, typed);
  if (!chosen) return;
  if ((await table.attempt(chosen.moves)) !== 'cannot afford') return;
  await getMoney(table, {
    player,
    purpose: `for ${chosen.properties.map((property) => property.Property).join(', ')}`,
    amount: chosen.price,
    first: [optionOf(table.words, 'back')],
    attempt: () => table.retry(chosen.moves),
  });
}
