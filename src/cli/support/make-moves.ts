import type { LoggedMove } from '../../client/bots';
import { makeMove, type Move } from '../../client/move';
import { type PossibleMove, readEventsOf, readGame, readMoves } from '../../client/views';
import { programName } from '../../server/program-name';
import { letBotsPlay } from './bots';
import type { OpenGame } from './current-game';
import { print } from './output';

/**
 * Makes moves one by one, up to the first that is refused. Bots play before the first, which would otherwise be made for
 * a bot, and after each.
 * @param onMove receives each move once it is made
 * @param onBots receives the moves of bots; default: prints them
 * @throws RefusedMove
 */
export async function makeMovesWithBots(
  open: OpenGame,
  moves: readonly Move[],
  onMove: (move: LoggedMove) => void,
  onBots?: (moves: readonly LoggedMove[]) => void,
): Promise<void> {
  const { connection, game } = open;
  const collect = onBots ? { onMoves: onBots } : {};
  await letBotsPlay(open, collect);
  for (const wanted of moves) {
    const move = await makeMove(connection, game.Game, wanted);
    onMove({ move, events: await readEventsOf(connection, move.record_ID) });
    await letBotsPlay(open, { ...collect, record: move.record_ID });
  }
}

/** Prints what can be done next, or that the game is over. */
export async function printNext({ connection, game }: OpenGame): Promise<void> {
  const moves = await readMoves(connection);
  const [only, ...others] = moves;
  if (only === undefined) {
    const now = await readGame(connection, game.Game);
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
