import type { GameConnection } from '../../client/connection';
import { readFork } from '../../client/time';
import { readGame, readPlayers } from '../../client/views';
import { programName } from '../../server/program-name';
import type { JsonOption } from './arguments';
import { rememberGame } from './chosen-game';
import { print, printJson } from './output';

/** Remembers a new game and prints where it continues from and who is next. */
export async function printFork(connection: GameConnection, forkId: number, { json = false }: JsonOption): Promise<void> {
  const [game, fork] = [await readGame(connection, forkId), await readFork(connection, forkId)];
  if (!game || !fork) throw new Error('The game has already been deleted.');
  await rememberGame(connection, forkId);
  const { Parent, Record, 'Seed was open': wasOpen } = fork;
  if (json) {
    printJson({ ...game, Parent, Record, 'Seed was open': wasOpen });
    return;
  }
  const next = game['Next player'] === null ? 'it is over' : `${game['Next player']} is next`;
  print(`Game ${game.Game} (${game.Name}) continues from record ${Record} of game ${Parent}; ${next}.`);
  const areNobodys = (await givenSeats(connection, Parent)) > 0 && (await givenSeats(connection, forkId)) === 0;
  printSeats(areNobodys, Boolean(wasOpen));
}

/** Prints what happened to the seats of a copied game, and whether its dice may be known. */
export function printSeats(areNobodys: boolean, wasOpen: boolean): void {
  if (areNobodys && !wasOpen) {
    print(`Its seats belong to nobody, because its dice are those of a running game; when that is over, assign them with: ${programName()} seat`);
  }
  if (areNobodys && wasOpen) print('Its seats belong to nobody, because its dice may be known: the owner moves for all players.');
  if (wasOpen) {
    print('Its seed was public when it was created: anyone who has looked knows the dice and cards to come from the database.');
  }
}

/** The number of seats of a game that belong to accounts. */
export async function givenSeats(connection: GameConnection, gameId: number): Promise<number> {
  await connection.choose(gameId);
  return (await readPlayers(connection)).filter(({ Account: account }) => account !== null).length;
}
