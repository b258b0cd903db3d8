import { randomInt } from 'node:crypto';
import type { LedgerRow, Pending, PossibleMove } from '../game/views';
import { INVALID } from './menu';
import type { Talk } from './talk';

/** What the dice of a roll show; nothing where the game rolls itself. */
export interface Dice {
  dice?: number;
  dice2?: number;
}

/** What a move rolled, in a sentence; undefined: it was no roll. */
export function rollSentence(name: string, { dice, dice2 }: LedgerRow): string | undefined {
  return dice === null ? undefined : `${name} rolls ${dice}${dice2 === null ? '' : ` and ${dice2}`}.`;
}

/**
 * Asks what the dice on the table show, when that is where they are.
 * @param moves what movesView shows, with the bounds of a die
 * @throws InputEnded
 */
export async function askDice(talk: Talk, pending: Pending, moves: readonly PossibleMove[]): Promise<Dice> {
  const roll = moves.find(({ Action }) => Action === 'roll');
  if (!roll || pending['Dice source'] !== 'table') return {};
  const count = /\bdice2\b/.test(roll.SQL) ? 2 : 1;
  talk.say();
  talk.say(`What do the dice show? (${count === 1 ? 'a number' : 'two numbers'}; Enter: at random)`);
  for (;;) {
    const dice = diceIn(await talk.hear(), count, () => randomInt(roll.Minimum ?? 1, (roll.Maximum ?? 1) + 1));
    if (dice) return dice;
    talk.say(INVALID);
  }
}

/** Reads as many numbers as there are dice; an empty text is a roll of our own. */
function diceIn(typed: string, count: 1 | 2, rollOne: () => number): Dice | undefined {
  const words = typed === '' ? Array.from({ length: count }, () => String(rollOne())) : typed.split(/\s+/);
  if (words.length !== count || !words.every((word) => /^\d{1,3}$/.test(word))) return undefined;
  const [dice = 0, dice2] = words.map(Number);
  return { dice, ...(dice2 === undefined ? {} : { dice2 }) };
}
