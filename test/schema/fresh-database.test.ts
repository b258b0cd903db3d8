import { expect, test } from '@jest/globals';
import { GameConnection } from '../../src/client/connection';
import { freshDatabase } from '../support/database';
import { makeEdition } from '../support/editions';
import { TestGame } from '../support/game';
import { SYSTEM_1, TestTournament } from '../support/league';
import { installationOf } from '../support/whole-database';

/** Asks for a fresh database and does something with it. */
async function inFresh<Result>(work: (connection: GameConnection) => Promise<Result>): Promise<Result> {
  const { address } = await freshDatabase();
  const connection = await GameConnection.open(address);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** What a test may do: games, an edition, a tournament. @returns the number of its game */
async function use(connection: GameConnection): Promise<number> {
  await makeEdition(connection, 'of one test file', { salary: 1 });
  const game = await TestGame.start(connection, 'of one test file');
  await game.roll(3);
  await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo']);
  return game.id;
}

test('each test file gets a freshly deployed database, whatever the previous one has done', async () => {
  const before = await inFresh(installationOf);
  const first = await inFresh(use);
  expect(await inFresh(installationOf)).toEqual(before);
  expect([first, await inFresh(use)]).toEqual([1, 1]);
  await inFresh((connection) => connection.run("UPDATE Ruleset SET edition = 'renamed' WHERE edition = 'campus'"));
  expect(await inFresh(installationOf)).toEqual(before);
});
