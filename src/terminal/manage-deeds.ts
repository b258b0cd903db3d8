import { chooseDeeds } from './deeds';
import { optionOf } from './menu';
import { getMoney } from './money';
import type { Table } from './table';

/**
 * Asks for properties and does something with all of them, after getting the money where it takes that.
 * @param said what was typed already; '': nothing
 * @throws InputEnded; Stopped
 */
export async function manageDeeds(table: Table, action: string, player: number, said: string): Promise<void> {
  const chosen = await chooseDeeds(table, action, player, said);
  if (!chosen) return;
  const attempt = () => table.attempt(chosen.moves);
  if ((await attempt()) !== 'cannot afford') return;
  await getMoney(table, {
    player,
    purpose: `for ${chosen.properties.map((property) => property.Property).join(', ')}`,
    amount: chosen.price,
    first: [optionOf(table.words, 'back')],
    attempt,
  });
}
