import { chooseDeeds } from './deeds';
import { agrees, type Chosen, chooseWith, type Option, optionOf } from './menu';
import { playerOf, type Standing } from '../game/standing';
import type { Outcome, Table } from './table';
import { trade } from './trade';

/** What a player needs money for. */
export interface Need {
  player: number;
  /** e.g. `to pay Bob` */
  purpose: string;
  /** how much it takes in all */
  amount: number;
  /** what comes before the ways to get it: `back`, to give it up, or actions, such as dropping out */
  first: readonly Option<string>[];
  /** does what the money is for */
  attempt: () => Promise<Outcome>;
}

/**
 * Lets a player get money until there is enough and what it is for has been done, or until he gives
 * it up.
 * @throws InputEnded; Stopped
 */
export async function getMoney(table: Table, need: Need): Promise<void> {
  const { words } = table;
  const { player, first } = need;
  for (;;) {
    const { value: chosen, said } = await chooseSource(table, need);
    if (chosen === 'back') return;
    if (first.some(({ value }) => value === chosen)) {
      if (words.isFinal(chosen) && !(await agrees(table.talk, words, `${words.of(chosen)}?`))) continue;
      if (await table.make([{ action: chosen, player_ID: player }])) return;
      continue;
    }
    if (words.takes(chosen, 'terms')) await trade(table, player, true);
    else await table.make((await chooseDeeds(table, chosen, player, said.join(' ')))?.moves ?? []);
    if ((await need.attempt()) !== 'cannot afford') return;
  }
}

/** Asks where the money is to come from. */
async function chooseSource(table: Table, { player, purpose, amount, first }: Need): Promise<Chosen<string>> {
  const { talk, words } = table;
  const standing = await table.read();
  const { 'Player name': name, 'Bank balance': balance } = playerOf(standing.players, player);
  return await chooseWith(talk, `${name} needs ${words.money(amount)} ${purpose}, and has ${words.money(balance)}.`, [
    ...first,
    ...sourcesOf(table, standing, player).map((action) => ({ ...optionOf(words, action), takesMore: words.takes(action, 'prid') })),
  ]);
}

/** What brings money now: a trade, where one has its place, and what can be done with properties. */
function sourcesOf({ words }: Table, { pending, moves }: Standing, player: number): string[] {
  const possible = new Set(moves.filter((move) => move['Player No.'] === player).map(({ Action }) => Action));
  return words.choosable.filter(
    (action) => words.bringsMoney(action) && (possible.has(action) || (words.takes(action, 'terms') && pending['Can trade'])),
  );
}
