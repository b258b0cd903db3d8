import { expect, test } from '@jest/globals';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run } from '../../src/server/run';
import { readCatalogue } from '../../src/deploy/catalogue';
import { GameConnection } from '../../src/client/connection';
import { deployQuietly, emptyDatabase } from '../support/database';

test('npx knex migrate:latest runs the migrations of the program, with the same record of what ran', async () => {
  const { address } = await emptyDatabase('knex');
  const knex = async (command: string) =>
    await run('npx', ['knex', command], { env: { ...process.env, DATABASE_URL: address.url }, cwd: PROGRAM_DIRECTORY, timeout: 300_000 });
  const { migrations } = readCatalogue();

  const first = await knex('migrate:latest');
  expect([first.code, first.stdout]).toEqual([0, expect.stringContaining(`${migrations.length} migrations`)]);
  expect(first.stderr).toContain('sqlopoly migrate installs the procedures, triggers, views and editions.');
  // The game can then be installed over these tables, and knex finds nothing more to do.
  await deployQuietly(address);
  expect((await knex('migrate:latest')).stdout).toContain('Already up to date');

  const connection = await GameConnection.open(address);
  expect(await connection.rows('SELECT name FROM knex_migrations ORDER BY id')).toEqual(migrations.map(({ name }) => ({ name })));
  await connection.run("CALL new_game('campus', 'After knex')");
  await connection.run('INSERT INTO Gamemanager (dice) VALUES (3)');
  expect(await connection.rows('SELECT `Location` FROM gameView WHERE `Player No.` = 0')).toEqual([{ Location: 0 }]);
  await connection.close();
});
