import { randomInt } from 'node:crypto';
import type { LedgerRow, Pending } from '../game/views';

/** What a move rolled, in a sentence; undefined: it was no roll. */
export function rollSentence(name: string, { dice, dice2 }: LedgerRow): string | undefined {
  return dice === null ? undefined : `${name} rolls ${dice}${dice2 === null ? '' : ` and ${dice2}`}.`;
}

/** Dice of our own, as the game rolls them. */
export function randomDice({ Dice: count, Sides: sides }: Pick<Pending, 'Dice' | 'Sides'>): number[] {
  return Array.from({ length: count }, () => randomInt(1, sides + 1));
}
