import type { GameConnection } from '../../game/connection';
import { readFork } from '../../game/time';
import { readGame, readPlayers } from '../../game/views';
import { print, printJson } from './output';

/** Writes what a new game goes on from, and who is next in it. */
export async function printFork(connection: GameConnection, forkId: number, { json = false }: { json?: boolean }): Promise<void> {
  const [game, fork] = [await readGame(connection, forkId), await readFork(connection, forkId)];
  if (!game || !fork) throw new Error('The game is gone already.');
  const { Parent, Record, 'Seed was open': wasOpen } = fork;
  if (json) {
    printJson({ ...game, Parent, Record, 'Seed was open': wasOpen });
    return;
  }
  const next = game['Next player'] === null ? 'it is over' : `${game['Next player']} is next`;
  print(`Game ${game.Game} (${game.Name}) goes on from record ${Record} of game ${Parent}; ${next}.`);
  const areNobodys = (await givenSeats(connection, Parent)) > 0 && (await givenSeats(connection, forkId)) === 0;
  tellSeats(areNobodys, Boolean(wasOpen));
}

/** Says what became of the seats of a copy of another game, and who may know its dice. */
export function tellSeats(areNobodys: boolean, wasOpen: boolean): void {
  if (areNobodys && !wasOpen) {
    print("Its seats are nobody's, because its dice are those of a game that goes on: npx sqlopoly seat gives them when that is over.");
  }
  if (areNobodys && wasOpen) print("Its seats are nobody's, because its dice may be known: the owner moves for all.");
  if (wasOpen) {
    print('Its seed was open to all when it was made: whoever has looked knows what the dice and cards of the database will be.');
  }
}

/** How many seats of a game belong to accounts. */
export async function givenSeats(connection: GameConnection, gameId: number): Promise<number> {
  await connection.choose(gameId);
  return (await readPlayers(connection)).filter(({ Account: account }) => account !== null).length;
}
