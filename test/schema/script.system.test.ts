import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCatalogue } from '../../src/deploy/catalogue';
import { deploy } from '../../src/deploy/deploy';
import { linkCatalogue } from '../../src/deploy/link-catalogue';
import { installationScript } from '../../src/deploy/script';
import { type Address, GameConnection } from '../../src/client/connection';
import { newGame } from '../../src/client/new-game';
import { withConnections } from '../support/crowd';
import { addressOf, emptyDatabase, pristineDatabase } from '../support/database';
import { errnoOf, stateOf } from '../support/game';
import { interruptedCatalogues } from '../support/interrupted';
import { playSmall, SMALL_MOVE, smallCatalogue } from '../support/small-game';
import { runScript, statementsOf } from '../support/sql-script';
import { installationOf } from '../support/whole-database';

/** An empty database for the script, and a session without settings of ours in it; and one of a database as a deploy leaves it. */
async function inTwoDatabases(
  other: Address,
  work: (scripted: GameConnection, deployed: GameConnection) => Promise<void>,
): Promise<void> {
  const scripted = await emptyDatabase('scr');
  await withConnections(scripted.address, 1, async ([first]) => {
    await withConnections(other, 1, async ([second]) => {
      if (!first || !second) throw new Error('There are two connections.');
      await work(first, second);
      await first.run('DROP DATABASE ??', [scripted.database]);
    });
  });
}

test('the script installs the same as a deploy, which then has nothing to do; repeated with any sql_mode, it changes no game', async () => {
  await inTwoDatabases(await pristineDatabase(), async (scripted, deployed) => {
    const script = statementsOf(installationScript(linkCatalogue(readCatalogue())));
    await runScript(scripted, script);
    const installed = await installationOf(deployed);
    expect(await installationOf(scripted)).toEqual(installed);
    const migrations = 'SELECT name FROM knex_migrations ORDER BY id';
    expect(await scripted.rows(migrations)).toEqual(await deployed.rows(migrations));
    const triggers =
      'SELECT TRIGGER_NAME AS name, ACTION_STATEMENT AS `sql` FROM information_schema.TRIGGERS' +
      ' WHERE TRIGGER_SCHEMA = DATABASE() ORDER BY TRIGGER_NAME';
    expect(await scripted.rows(triggers)).toEqual(await deployed.rows(triggers));
    const id = await newGame(scripted, 'campus', null);
    for (const dice of [3, 1, 4, 2]) await scripted.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    const played = await stateOf(scripted, id);
    await scripted.run("SET SESSION sql_mode = 'ANSI'");
    await runScript(scripted, script);
    expect(await stateOf(scripted, id)).toEqual(played);
    const { schema, version } = await installationOf(scripted);
    expect({ schema, version }).toEqual({ schema: installed.schema, version: installed.version });
    expect(await scripted.rows(triggers)).toEqual(await deployed.rows(triggers));
  });
});

/** The small game, which the script treats as it treats any other: its script, and a database as a deploy leaves it. */
const SMALL = smallCatalogue();
const SCRIPT = statementsOf(installationScript(linkCatalogue(SMALL)));
let small: { database: string; address: Address };
beforeAll(async () => {
  small = await emptyDatabase('scs');
  await deploy(small.address, { say: () => undefined, catalogue: SMALL });
});
afterAll(() => withConnections(addressOf(''), 1, async ([root]) => root?.run('DROP DATABASE ??', [small.database])));

/** Where the gates close in the script, and where the first of them opens again. */
function closedPart(): { closed: number; opened: number } {
  const closed = SCRIPT.findLastIndex((statement) => statement.startsWith('CREATE TRIGGER `deploy_gate'));
  const opened = SCRIPT.findIndex((statement, index) => index > closed && statement.startsWith('DROP TRIGGER IF EXISTS `deploy_gate'));
  expect([closed > 0, opened > closed]).toEqual([true, true]);
  return { closed, opened };
}

async function expectClosed(connection: GameConnection, gameId: number): Promise<void> {
  expect(await errnoOf(connection, SMALL_MOVE, [gameId, 1])).toBe(50060);
  expect(await errnoOf(connection, 'INSERT INTO Fork (parent_game_id) VALUES (?)', [gameId])).toBe(50060);
}

test('while a repeated script is interrupted after any statement, moves are refused', async () => {
  await inTwoDatabases(small.address, async (scripted, deployed) => {
    await runScript(scripted, SCRIPT);
    const id = await playSmall(scripted);
    const { closed, opened } = closedPart();
    await runScript(scripted, SCRIPT.slice(0, closed + 1));
    await expectClosed(scripted, id);
    for (const statement of SCRIPT.slice(closed + 1, opened)) {
      await scripted.run(statement);
      await expectClosed(scripted, id);
    }
    await runScript(scripted, SCRIPT.slice(opened));
    await scripted.run('CALL delete_game(?)', [id]);
    expect(await installationOf(scripted)).toEqual(await installationOf(deployed));
  });
});

test('an interrupted script can be finished by running it again', async () => {
  await inTwoDatabases(small.address, async (scripted, deployed) => {
    await runScript(scripted, SCRIPT);
    const id = await playSmall(scripted);
    const { closed, opened } = closedPart();
    const kinds = ['DROP TRIGGER', 'CREATE FUNCTION', 'CREATE PROCEDURE', 'CREATE OR REPLACE VIEW', 'CREATE TRIGGER', 'CALL import_edition'];
    for (const kind of kinds) {
      const found = SCRIPT.flatMap((statement, index) => (index > closed && index < opened && statement.startsWith(kind) ? index : []));
      const stop = found[Math.floor(found.length / 2)] ?? -1;
      expect({ kind, found: stop > closed }).toEqual({ kind, found: true });
      await runScript(scripted, SCRIPT.slice(0, stop + 1));
      await expectClosed(scripted, id);
    }
    await runScript(scripted, SCRIPT);
    await scripted.run('CALL delete_game(?)', [id]);
    expect(await installationOf(scripted)).toEqual(await installationOf(deployed));
  });
});

test('a script that was interrupted within a migration can be finished by running it again', async () => {
  await inTwoDatabases(small.address, async (scripted, deployed) => {
    for (const catalogue of interruptedCatalogues(SMALL)) {
      const cut = statementsOf(installationScript(linkCatalogue(catalogue)));
      await expect(runScript(scripted, cut)).rejects.toThrow(/interrupted/);
    }
    await runScript(scripted, SCRIPT);
    expect(await installationOf(scripted)).toEqual(await installationOf(deployed));
  });
});

test('a deploy continues an interrupted script in an empty database', async () => {
  const { address, database } = await emptyDatabase('scr');
  await withConnections(address, 1, async ([connection]) => {
    if (!connection) throw new Error('There is a connection.');
    for (const part of [0.1, 0.3, 0.6, 0.9]) await runScript(connection, SCRIPT.slice(0, Math.floor(SCRIPT.length * part)));
    expect(await deploy(address, { say: () => undefined, catalogue: SMALL })).toMatchObject({ version: SMALL.version });
    await playSmall(connection, 3, 1);
    await connection.run('DROP DATABASE ??', [database]);
  });
});

test('the script rejects a database that holds something else, or a newer version', async () => {
  const { address, database } = await emptyDatabase('scr');
  await withConnections(address, 1, async ([connection]) => {
    if (!connection) throw new Error('There is a connection.');
    await connection.run('CREATE TABLE customers (id INT PRIMARY KEY)');
    await expect(runScript(connection, SCRIPT)).rejects.toThrow(/something else/);
    expect(await connection.rows('SHOW TABLES')).toHaveLength(1);
    await connection.run('DROP TABLE customers');
    await runScript(connection, SCRIPT);
    await connection.run("UPDATE Deployment SET version = '0.1.0+newer'");
    await expect(runScript(connection, SCRIPT)).rejects.toThrow(/newer version .* had this one before/);
    await connection.run('UPDATE Deployment SET version = ?', [SMALL.version]);
    const before = await installationOf(connection);
    await connection.run("INSERT INTO knex_migrations (name, batch) VALUES ('999_future.sql', 9)");
    await expect(runScript(connection, SCRIPT)).rejects.toThrow(/newer version/);
    expect(await installationOf(connection)).toEqual({ ...before, schema: expect.stringContaining('PROCEDURE sqlopoly_install_step') });
    await connection.run('DROP DATABASE ??', [database]);
  });
});

test('with the name of a database, the script creates its roles, too', () => {
  const catalogue = linkCatalogue(readCatalogue());
  const without = statementsOf(installationScript(catalogue));
  const added = statementsOf(installationScript(catalogue, 'friday')).filter((statement) => !without.includes(statement));
  expect(added.filter((statement) => statement.startsWith('CREATE ROLE'))).toEqual([
    'CREATE ROLE IF NOT EXISTS `friday_player`',
    'CREATE ROLE IF NOT EXISTS `friday_spectator`',
    'CREATE ROLE IF NOT EXISTS `friday_scorer`',
    'CREATE ROLE IF NOT EXISTS `friday_organiser`',
    'CREATE ROLE IF NOT EXISTS `friday_builder`',
    'CREATE ROLE IF NOT EXISTS `friday_host`',
  ]);
  expect(added.every((statement) => /friday_(player|spectator|scorer|organiser|builder|host)/.test(statement))).toBe(true);
});
