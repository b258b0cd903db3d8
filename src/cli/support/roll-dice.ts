import { roll } from '../../game/move';
import { type Game, type LedgerRow, type PossibleMove, readMoves, readStoryOf, type StoryEvent } from '../../game/views';
import type { OpenGame } from './current-game';
import { print } from './output';

/** A move that was made, and what it brought about. */
export interface MadeMove {
  move: LedgerRow;
  events: StoryEvent[];
}

/**
 * Rolls, and reads what came of it.
 * @param dice what the die shows; undefined: the game rolls it
 * @throws RefusedMove
 */
export async function rollAndRead({ connection, game }: OpenGame, dice: number | undefined): Promise<MadeMove> {
  const move = await roll(connection, game.Game, dice);
  return { move, events: await readStoryOf(connection, move.record_ID) };
}

/** Writes a move and its story to stdout. */
export function printMove({ move, events }: MadeMove, playerName: string): void {
  print(`${playerName} rolls ${move.dice}.`);
  for (const { Sentence } of events) print(`  ${Sentence}`);
}

/** Writes what can be done next, or that nothing can. */
export async function printNext({ connection, game }: OpenGame, readAgain: () => Promise<Game | undefined>): Promise<void> {
  const moves = await readMoves(connection);
  const [only, ...others] = moves;
  if (only === undefined) {
    const now = await readAgain();
    print(`Game ${game.Game} is over${now?.Winner ? `: ${now.Winner} won it` : ''}.`);
  } else if (others.length === 0) {
    print(only.Meaning);
  } else {
    print(`Next: ${possibilities(moves)}. npx sqlopoly moves --game ${game.Game}`);
  }
}

/** Who may do what, e.g. `Ann may buy or decline`. */
function possibilities(moves: readonly PossibleMove[]): string {
  return [...new Set(moves.map((move) => move['Player name']))].map((name) => {
    const actions = [...new Set(moves.filter((move) => move['Player name'] === name).map(({ Action }) => Action))];
    const last = actions.pop();
    return `${name} may ${actions.length > 0 ? `${actions.join(', ')} or ` : ''}${last}`;
  }).join('; ');
}
