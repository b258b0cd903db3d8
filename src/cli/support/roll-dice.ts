import { roll } from '../../game/move';
import { type Game, type LedgerRow, type PossibleMove, readMoves, readEventsOf, type EventRow } from '../../game/views';
import { programName } from '../../program-name';
import type { OpenGame } from './current-game';
import { print } from './output';

/** A move and its events. */
export interface MadeMove {
  move: LedgerRow;
  events: EventRow[];
}

/**
 * Rolls, and reads the events.
 * @param dice the number rolled; undefined: the game rolls
 * @throws RefusedMove
 */
export async function rollAndRead({ connection, game }: OpenGame, dice: number | undefined): Promise<MadeMove> {
  const move = await roll(connection, game.Game, dice);
  return { move, events: await readEventsOf(connection, move.record_ID) };
}

/** Prints a move and its events. */
export function printMove({ move, events }: MadeMove, playerName: string): void {
  print(`${playerName} rolls ${move.dice}.`);
  for (const { Sentence } of events) print(`  ${Sentence}`);
}

/** Prints what can be done next, or that the game is over. */
export async function printNext({ connection, game }: OpenGame, readAgain: () => Promise<Game | undefined>): Promise<void> {
  const moves = await readMoves(connection);
  const [only, ...others] = moves;
  if (only === undefined) {
    const now = await readAgain();
    print(`Game ${game.Game} is over${now?.Winner ? `: ${now.Winner} won` : ''}.`);
  } else if (others.length === 0) {
    print(only.Meaning);
  } else {
    print(`Next: ${possibilities(moves)}. ${programName()} moves --game ${game.Game}`);
  }
}

/** The possible actions of each player, e.g. `Ann may buy or decline`. */
function possibilities(moves: readonly PossibleMove[]): string {
  return [...new Set(moves.map((move) => move['Player name']))].map((name) => {
    const actions = [...new Set(moves.filter((move) => move['Player name'] === name).map(({ Action }) => Action))];
    const last = actions.pop();
    return `${name} may ${actions.length > 0 ? `${actions.join(', ')} or ` : ''}${last}`;
  }).join('; ');
}
