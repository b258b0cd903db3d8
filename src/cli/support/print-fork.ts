import type { GameConnection } from '../../game/connection';
import { readFork } from '../../game/time';
import { readGame } from '../../game/views';
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
  if (wasOpen) {
    print('Its seed was open to all when it was made: whoever has looked knows what the dice and cards of the database will be.');
  }
}
