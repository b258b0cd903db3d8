import { chooseDeeds, type DeedAction } from './deeds';
import { optionOf } from './menu';
import { getMoney } from './money';
import type { Table } from './table';

/**
 * Asks for properties and does something with all of them, after getting the money where it takes that.
 * @throws InputEnded
 */
export async function manageDeeds(table: Table, action: DeedAction, player: number): Promise<void> {
  const chosen = await chooseDeeds(table, action, player);
  if (!chosen) return;
  const attempt = () => table.attempt(chosen.moves);
  if ((await attempt()) !== 'cannot afford') return;
  await getMoney(table, {
    player,
    purpose: `for ${chosen.properties.map((property) => property.Property).join(', ')}`,
    amount: chosen.price,
    first: { ...optionOf(table.words, 'back'), value: 'back' },
    attempt,
  });
}
