import { randomInt } from 'node:crypto';
import { playerOf } from '../game-state';
import type { LedgerRow, Pending, PlayerState } from '../views';

/** The roll of a move in a sentence; undefined: it was not a roll. */
export function rollSentence(players: readonly PlayerState[], { player_ID: number, dice, dice2 }: LedgerRow): string | undefined {
  return dice === null ? undefined : `${playerOf(players, number)['Player name']} rolls ${dice}${dice2 === null ? '' : ` and ${dice2}`}.`;
}

/** Rolls the dice of the game at random. */
export function randomDice({ Dice: count, Sides: sides }: Pick<Pending, 'Dice' | 'Sides'>): number[] {
  return Array.from({ length: count }, () => randomInt(1, sides + 1));
}
