import { chooseDeeds } from './deeds';
import { agrees, type Chosen, chooseWith, type Option, optionOf } from './menu';
import { playerOf, type GameState } from '../client/game-state';
import type { Outcome, Table } from './table';
import { trade } from './trade';

/** Why a player must raise money. */
export interface Need {
  player: number;
  /** e.g. `to pay Bob` */
  purpose: string;
  /** the total that is needed */
  amount: number;
  /** the choices before the ways to raise money: `back`, or actions such as dropping out */
  first: readonly Option<string>[];
  /** makes the move that the money is for */
  attempt: () => Promise<Outcome>;
}

/**
 * Lets a player raise money until the move that it is for succeeds, or they give it up.
 * @throws InputEnded; Stopped
 */
export async function getMoney(table: Table, need: Need): Promise<void> {
  const { words } = table;
  const { player, first } = need;
  for (;;) {
    const { value: chosen, args } = await chooseSource(table, need);
    if (chosen === 'back') return;
    if (first.some(({ value }) => value === chosen)) {
      if (words.isFinal(chosen) && !(await agrees(table.terminal, words, `${words.of(chosen)}?`))) continue;
      if (await table.make([{ action: chosen, player_ID: player }])) return;
      continue;
    }
    if (words.takes(chosen, 'terms')) await trade(table, player, true);
    else await table.make((await chooseDeeds(table, chosen, player, args.join(' ')))?.moves ?? []);
    if ((await need.attempt()) !== 'cannot afford') return;
  }
}

/** Asks how to raise the money. */
async function chooseSource(table: Table, { player, purpose, amount, first }: Need): Promise<Chosen<string>> {
  const { terminal, words } = table;
  const state = await table.read();
  const { 'Player name': name, 'Bank balance': balance } = playerOf(state.players, player);
  return await chooseWith(terminal, `${name} needs ${words.money(amount)} ${purpose} and has ${words.money(balance)}.`, [
    ...first,
    ...sourcesOf(table, state, player).map((action) => ({ ...optionOf(words, action), takesMore: words.takes(action, 'prid') })),
  ]);
}

/** The actions that raise money now: a trade, where allowed, and those on properties. */
function sourcesOf({ words }: Table, { pending, moves }: GameState, player: number): string[] {
  const possible = new Set(moves.filter((move) => move['Player No.'] === player).map(({ Action }) => Action));
  return words.choosable.filter(
    (action) => words.bringsMoney(action) && (possible.has(action) || (words.takes(action, 'terms') && pending['Can trade'])),
  );
}
