import { roll } from '../../game/move';
import { type Game, type LedgerRow, readMoves, readStoryOf, type StoryEvent } from '../../game/views';
import type { OpenGame } from './current-game';
import { print } from './output';

/** A move that was made, and what it brought about. */
export interface MadeMove {
  move: LedgerRow;
  events: StoryEvent[];
}

/**
 * Rolls, and reads what came of it.
 * @throws RefusedMove
 */
export async function rollAndRead({ connection, game }: OpenGame, dice: number): Promise<MadeMove> {
  const move = await roll(connection, game.Game, dice);
  return { move, events: await readStoryOf(connection, move.record_ID) };
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
