import { randomInt } from 'node:crypto';
import { roll } from '../../game/move';
import { type Game, type LedgerRow, type PossibleMove, readMoves, readStoryOf, type StoryEvent } from '../../game/views';
import type { OpenGame } from './current-game';
import { print } from './output';

/** A move that was made, and what it brought about. */
export interface MadeMove {
  game: number;
  record: number;
  move: LedgerRow;
  events: StoryEvent[];
}

/**
 * Dice of our own, such as the game accepts now.
 * @returns undefined when it does not wait for a roll
 */
export function randomDice(moves: readonly PossibleMove[]): number | undefined {
  const rolls = moves.find(({ Action }) => Action === 'roll');
  return rolls && randomInt(rolls.Minimum ?? 1, (rolls.Maximum ?? 6) + 1);
}

/**
 * Rolls, and reads what came of it.
 * @param record the record that the move is to be; null: whichever is next
 * @throws RefusedMove
 */
export async function rollAndRead(
  { connection, game }: OpenGame,
  dice: number,
  record: number | null = null,
): Promise<MadeMove> {
  const move = await roll(connection, game.Game, dice, record);
  const events = await readStoryOf(connection, move.record_ID);
  return { game: game.Game, record: move.record_ID, move, events };
}

/** Writes a move and its story to stdout. */
export function printMove({ move, events }: MadeMove, playerName: string): void {
  print(`${playerName} rolls ${move.dice}.`);
  for (const { Sentence } of events) print(`  ${Sentence}`);
}

/** Writes who is next, or that nobody is. */
export async function printNext({ connection, game }: OpenGame, readAgain: () => Promise<Game | undefined>): Promise<void> {
  const [next] = await readMoves(connection);
  if (next) {
    print(next.Meaning);
  } else {
    const now = await readAgain();
    print(`Game ${game.Game} is over${now?.Winner ? `: ${now.Winner} won it` : ''}.`);
  }
}
