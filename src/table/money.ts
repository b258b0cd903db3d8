import { readProperties } from '../game/views';
import { candidates, chooseDeeds } from './deeds';
import { agrees, choose, type Option, optionOf } from './menu';
import { type Outcome, playerOf, type Table } from './table';
import { trade } from './trade';

/** What a player needs money for. */
export interface Need {
  player: number;
  /** e.g. `to pay Bob` */
  purpose: string;
  /** how much it takes in all */
  amount: number;
  /** what the first thing to choose is: to give it up, or to drop out of the game */
  first: Option<'back'> | Option<'leave'>;
  /** does what the money is for */
  attempt: () => Promise<Outcome>;
}

/**
 * Lets a player get money until there is enough and what it is for has been done, or until he gives
 * it up.
 * @throws InputEnded
 */
export async function getMoney(table: Table, need: Need): Promise<void> {
  const { words } = table;
  for (;;) {
    const chosen = await chooseSource(table, need);
    if (chosen === 'back') return;
    if (chosen === 'leave') {
      if (!(await agrees(table.talk, words, `${words.of('leave')}?`))) continue;
      await table.make([{ action: 'leave', player_ID: need.player }]);
      return;
    }
    if (chosen === 'propose') await trade(table, need.player, true);
    else await table.make((await chooseDeeds(table, chosen, need.player))?.moves ?? []);
    if ((await need.attempt()) !== 'cannot afford') return;
  }
}

/** Asks where the money is to come from. */
async function chooseSource(
  table: Table,
  { player, purpose, amount, first }: Need,
): Promise<'back' | 'leave' | 'propose' | 'mortgage' | 'sell'> {
  const { connection, talk, words } = table;
  const standing = await table.read();
  const properties = await readProperties(connection);
  const deeds = (['mortgage', 'sell'] as const).filter(
    (action) => candidates(action, player, standing, properties).length > 0,
  );
  const canTrade = words.actions.includes('propose') || standing.moves.some(({ Action }) => Action === 'propose');
  const sources = [...(canTrade ? (['propose'] as const) : []), ...deeds];
  const { 'Player name': name, 'Bank balance': balance } = playerOf(standing.players, player);
  return await choose(
    talk,
    `${name} needs ${words.money(amount)} ${purpose}, and has ${words.money(balance)}.`,
    [first, ...sources.map((action) => optionOf(words, action))],
  );
}
