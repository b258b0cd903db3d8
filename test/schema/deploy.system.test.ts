import { afterAll, describe, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { type Catalogue, readCatalogue, type SqlObject } from '../../src/deploy/catalogue';
import { deploy, type DeployReport } from '../../src/deploy/deploy';
import { STEPS_AFTER, STEPS_BEFORE, STEPS_BEHIND_GATES } from '../../src/deploy/steps';
import { DeployError, explainDeployError } from '../../src/deploy/deploy-error';
import { isEmptyDatabase, requireVersion, WrongVersionError } from '../../src/deploy/installed-version';
import { type Address, GameConnection } from '../../src/client/connection';
import { newGame } from '../../src/client/new-game';
import { closeGates } from '../../src/deploy/gates';
import { applySeeds } from '../../src/deploy/seeds';
import { inTransaction } from '../../src/client/in-transaction';
import { sessionOf, untilWaiting, withConnections } from '../support/crowd';
import { changingNothing } from '../support/everything';
import { addressAs, addressOf, emptyDatabase, pristineDatabase } from '../support/database';
import { errnoOf } from '../support/game';
import { interruptedBaselines, interruptedCatalogues, withoutBaseline } from '../support/interrupted';
import { playSmall, SMALL_MOVE, smallCatalogue, smallMoves, smallState } from '../support/small-game';
import { installationOf } from '../support/whole-database';

const silently = { say: (): void => undefined };

/** The game of most tests: a deploy does with it what it does with the real one, of which there is a test, too. */
const GAME: Catalogue = smallCatalogue();

/**
 * An empty database and a connection to it.
 * @param suffix short, because roles are named after the database
 */
async function inDatabase(
  suffix: string,
  work: (connection: GameConnection, address: Address, database: string) => Promise<void>,
): Promise<void> {
  const { database, address } = await emptyDatabase(suffix);
  await withConnections(address, 1, async ([connection]) => {
    if (!connection) throw new Error('There is a connection.');
    await work(connection, address, database);
    await connection.run('DROP DATABASE ??', [database]);
  });
}

/** The database of inDeployed, once a test has asked for it. */
let deployed: string | undefined;

/**
 * The database with the small game, the same for all tests that leave it so, with each other's games. After a test that
 * failed it is created again.
 */
async function inDeployed(
  work: (connection: GameConnection, address: Address, database: string) => Promise<void>,
): Promise<void> {
  if (deployed === undefined) {
    const made = await emptyDatabase('depd');
    await deployGame(made.address);
    deployed = made.database;
  }
  const database = deployed;
  await withConnections(addressOf(database), 1, async ([connection]) => {
    if (!connection) throw new Error('There is a connection.');
    deployed = undefined;
    await work(connection, addressOf(database), database);
    deployed = database;
  });
}

afterAll(async () => {
  if (deployed !== undefined) await withConnections(addressOf(''), 1, async ([root]) => root?.run('DROP DATABASE ??', [deployed ?? '']));
});

/** What one deploy makes of an empty database. */
async function pristineInstallation(catalogue: Catalogue = GAME): Promise<object> {
  let installation: object = {};
  await inDatabase('pri', async (connection, address) => {
    await deploy(address, { ...silently, catalogue });
    installation = await installationOf(connection);
  });
  return installation;
}

/** The present catalogue with other parts, as another version has them. */
function otherVersion(version: string, changes: Partial<Catalogue>): Catalogue {
  return { ...GAME, version, ...changes };
}

/** Deploys the small game, whatever is there. */
function deployGame(address: Address): Promise<DeployReport> {
  return deploy(address, { ...silently, catalogue: GAME, downgrade: true });
}

/** Some objects of each type otherwise than they were, which makes no difference. */
function changedObjects(objects: readonly SqlObject[]): SqlObject[] {
  const names = ['delete_game', 'move_player', 'location_after', 'dice_trigger', 'event_no_delete'];
  return objects.map((object) => (names.includes(object.name) ? { ...object, sql: object.sql.replace(/\nBEGIN\n/, '\nBEGIN\n  -- Otherwise.\n') } : object));
}

/** Deploys the game with some objects otherwise; deployGame takes them back. */
function deployChanged(address: Address): Promise<DeployReport> {
  return deploy(address, { ...silently, catalogue: otherVersion('0.1.0+changed', { objects: changedObjects(GAME.objects) }), downgrade: true });
}

/** Plays some moves. @returns the number of the game */
function twoRounds(connection: GameConnection): Promise<number> {
  return playSmall(connection, 3, 1, 4, 2, 5, 4, 6, 5);
}

describe('deploying again', () => {
  test('the whole game changes neither the schema, nor the seeds, nor a game', async () => {
    await inDatabase('dep', async (connection, address) => {
      const first = await deploy(address, silently);
      const { version, migrations, objects } = readCatalogue();
      expect(first).toMatchObject({ version, previous: null, objects: objects.length, removed: [], roles: true, event: true });
      expect(first.migrations).toEqual(migrations.map(({ name }) => name));
      await withConnections(await pristineDatabase(), 1, async ([pristine]) => {
        if (!pristine) throw new Error('There is a connection.');
        expect(await installationOf(connection)).toEqual(await installationOf(pristine));
      });
      const id = await newGame(connection, 'campus', null);
      await connection.choose(id);
      for (const dice of [3, 1, 4, 2, 5, 4, 6, 5, 6, 3]) await connection.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
      await connection.run("INSERT INTO KeptPosition (game_id, record_ID, state) VALUES (?, 10, 'refused')", [id]);
      const before = await installationOf(connection);
      const second = await deploy(address, silently);
      const steps = [...STEPS_BEFORE, ...STEPS_BEHIND_GATES, ...STEPS_AFTER].map(({ name }) => name);
      // There was nothing to try, and nothing to restore.
      expect(first.steps).toEqual(steps.filter((name) => !['try what is new', 'read the old version'].includes(name)));
      expect(second).toEqual({
        ...first,
        previous: first.version,
        migrations: [],
        objects: 0,
        steps: ['compare the versions', 'find what differs', 'open the gates', ...STEPS_AFTER.map(({ name }) => name)],
      });
      expect(await installationOf(connection)).toEqual(before);
      // An object of each kind that is used in every move is replaced, and the game goes on.
      const other = version.replace(/\+.*/, '+changed');
      expect(await connection.rows('SELECT record_ID FROM KeptPosition')).toEqual([{ record_ID: 10 }]);
      const changed = deploy(address, { ...silently, catalogue: { ...readCatalogue(), version: other, objects: changedObjects(objects) } });
      expect(await changed).toMatchObject({ version: other, objects: 3, removed: [] });
      // Other rules may come to another position.
      expect(await connection.rows('SELECT record_ID FROM KeptPosition')).toEqual([]);
      await connection.run(SMALL_MOVE, [id, 1]);
      // A removed edition comes back.
      await connection.run("CALL remove_edition('campus')");
      expect(await deploy(address, { ...silently, downgrade: true })).toMatchObject({ objects: 3 });
      expect(await connection.rows("SELECT edition FROM Edition WHERE edition = 'campus'")).toEqual([{ edition: 'campus' }]);
    });
  });

  test('five concurrent deploys of an empty database install once', async () => {
    await inDatabase('dep', async (connection, address) => {
      const reports = await Promise.all([1, 2, 3, 4, 5].map(() => deploy(address, { ...silently, catalogue: GAME })));
      const { migrations, objects } = GAME;
      expect(reports.map((report) => report.migrations.length).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, migrations.length]);
      expect(reports.map((report) => report.objects).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, objects.length]);
      expect(await installationOf(connection)).toEqual(await pristineInstallation());
      await twoRounds(connection);
    });
  });
});

describe('another version', () => {
  const ORPHANS: SqlObject[] = [
    { type: 'PROCEDURE', name: 'gone', sql: 'CREATE PROCEDURE gone() DO 1' },
    { type: 'FUNCTION', name: 'gone_too', sql: 'CREATE FUNCTION gone_too() RETURNS INT DETERMINISTIC RETURN 1' },
    { type: 'TRIGGER', name: 'gone_trigger', sql: 'CREATE TRIGGER gone_trigger BEFORE INSERT ON Token FOR EACH ROW DO 1' },
    { type: 'VIEW', name: 'goneView', sql: 'CREATE VIEW goneView AS SELECT 1 AS one' },
  ];

  test('is replaced: its own objects are removed, missing ones are created, and its games continue', async () => {
    await inDatabase('dep', async (connection, address) => {
      const { objects } = GAME;
      const old = otherVersion('0.0.1+old', {
        objects: [...objects.filter(({ name }) => name !== 'movesView'), ...ORPHANS],
      });
      await deploy(address, { ...silently, catalogue: old });
      const id = await twoRounds(connection);
      const played = await smallState(connection, id);
      await expect(requireVersion(connection, GAME.version)).rejects.toThrow(
        /version 0\.0\.1\+old .* Run: npx sqlopoly migrate$/,
      );
      const report = await deployGame(address);
      expect(report.previous).toBe('0.0.1+old');
      expect([...report.removed].sort()).toEqual(['gone', 'goneView', 'gone_too', 'gone_trigger']);
      await requireVersion(connection, report.version);
      expect(await smallState(connection, id)).toEqual(played);
      const replaced = await installationOf(connection);
      await deployGame(address);
      expect(await installationOf(connection)).toEqual(replaced);
      expect(replaced.schema).not.toMatch(/gone/);
      expect(await connection.rows('SELECT * FROM movesView')).toHaveLength(1);
    });
  });

  test('that is newer is not replaced', async () => {
    await inDatabase('dep', async (connection, address) => {
      const future = { name: '999_future.sql', sql: 'CREATE TABLE IF NOT EXISTS Future (id INT PRIMARY KEY);' };
      const { migrations } = GAME;
      await deploy(address, { ...silently, catalogue: otherVersion('9.0.0+new', { migrations: [...migrations, future] }) });
      const before = await installationOf(connection);
      const refused = deployGame(address);
      await expect(refused).rejects.toThrow(DeployError);
      await expect(refused).rejects.toThrow(/999_future\.sql/);
      expect(await installationOf(connection)).toEqual(before);
      await twoRounds(connection);
    });
  });

  test('an added migration runs once', async () => {
    await inDatabase('dep', async (connection, address) => {
      await deployGame(address);
      const added = { name: '999_added.sql', sql: "INSERT INTO Token (tid, name) VALUES (99, 'Why?');" };
      const catalogue = otherVersion('9.0.0+added', { migrations: [...GAME.migrations, added] });
      expect((await deploy(address, { ...silently, catalogue })).migrations).toEqual(['999_added.sql']);
      expect((await deploy(address, { ...silently, catalogue })).migrations).toEqual([]);
      expect(await connection.rows('SELECT name FROM Token WHERE tid = 99')).toEqual([{ name: 'Why?' }]);
    });
  });
});

describe('a deploy that fails', () => {
  /** Ends the deployer's own connection, but not where objects are tried. */
  const KILL =
    "SELECT IF(COUNT(*) = 0, 'DO 0', CONCAT('KILL ', CONNECTION_ID())) INTO @ending FROM information_schema.TRIGGERS" +
    " WHERE TRIGGER_SCHEMA = DATABASE() AND TRIGGER_NAME = 'deploy_gate'; PREPARE ending FROM @ending; EXECUTE ending";
  const AFTER_A_FUNCTION: SqlObject = { type: 'FUNCTION', name: 'aaa', sql: `CREATE FUNCTION aaa() RETURNS INT NO SQL RETURN 1; ${KILL}` };
  /** Where it ends: each ends the deployer's own connection there. */
  const PLACES: [string, (catalogue: Catalogue) => Partial<Catalogue>][] = [
    ['in a migration', ({ migrations }) => ({ migrations: [...migrations, { name: '998_killed.sql', sql: 'KILL CONNECTION_ID();' }] })],
    ['after the first routine', ({ objects }) => ({ objects: [AFTER_A_FUNCTION, ...changedObjects(objects)] })],
    ['in the middle of the routines', ({ objects }) => ({
      objects: changedObjects(objects).flatMap((object): SqlObject[] =>
        object.name === 'move_player' ? [{ type: 'PROCEDURE', name: 'mmm', sql: `CREATE PROCEDURE mmm() DO 1; ${KILL}` }, object] : [object],
      ),
    })],
    ['between the views', ({ objects }) => ({ objects: [...objects, { type: 'VIEW', name: 'zzzView', sql: `CREATE VIEW zzzView AS SELECT 1 AS one; ${KILL}` }] })],
    ['between the triggers', ({ objects }) => ({
      objects: changedObjects(objects).flatMap((object): SqlObject[] =>
        object.name === 'dice_trigger' ? [object, { type: 'TRIGGER', name: 'ddd', sql: `CREATE TRIGGER ddd BEFORE INSERT ON Token FOR EACH ROW DO 1; ${KILL}` }] : [object],
      ),
    })],
  ];
  const IN_A_SEED = ({ seeds }: Catalogue): Partial<Catalogue> => ({
    seeds: [...seeds.slice(0, 1), { name: 'killed.sql', sql: 'KILL CONNECTION_ID()' }],
  });

  const STEP_OF_PLACE: Readonly<Record<string, string>> = { 'in a seed': 'apply seeds and editions', 'in a migration': 'run the migrations' };

  test.each([['in a seed', IN_A_SEED] as const, ...PLACES])('because its connection was killed %s: the old version is restored, and the next deploy works', async (place, change) => {
    await inDeployed(async (connection, address) => {
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      const said: string[] = [];
      const catalogue = otherVersion('9.9.9+killed', { objects: changedObjects(GAME.objects), ...change(GAME) });
      await expect(deploy(address, { say: (line) => said.push(line), catalogue })).rejects.toThrow();
      const step = STEP_OF_PLACE[place] ?? 'replace routines, triggers and views';
      expect(said).toContain(`The deploy failed at the step "${step}". Version ${GAME.version} was restored, and games continue with it.`);
      expect(await installationOf(connection)).toEqual(before);
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
      await deployGame(address);
      expect((await installationOf(connection)).schema).toEqual(before.schema);
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
    });
  });

  test('after a migration that changed a table: moves are refused, and the next deploy continues', async () => {
    await inDatabase('dep', async (connection, address) => {
      await deployGame(address);
      const id = await twoRounds(connection);
      const migrations = [
        ...GAME.migrations,
        { name: '998_column.sql', sql: 'ALTER TABLE Token ADD COLUMN mark INT;' },
        { name: '999_mistake.sql', sql: "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'A mistake.';" },
      ];
      const said: string[] = [];
      await expect(deploy(address, { say: (line) => said.push(line), catalogue: otherVersion('9.9.9+mistake', { migrations }) })).rejects.toThrow('A mistake.');
      expect(said).toContain('The deploy failed at the step "run the migrations". The old version could not be restored: moves are refused until a deploy succeeds.');
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(50060);
      await deploy(address, { ...silently, catalogue: otherVersion('9.9.9+right', { migrations: migrations.slice(0, -1) }) });
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
    });
  });

  test('because its program was killed: moves are refused, and the next deploy repairs it', async () => {
    await inDeployed(async (connection, address) => {
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      const played = await smallState(connection, id);
      // As it leaves it behind the gates.
      await connection.run("UPDATE Deployment SET state = 'running'");
      await closeGates(connection);
      await connection.run("DELETE FROM InstalledPart WHERE name IN ('delete_game', 'move_player', 'dice_trigger', 'deploymentView')");
      // A migration has changed what the old triggers use.
      await connection.run('ALTER TABLE Edition RENAME COLUMN tiles TO tile_count');
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(50060);
      const client = await GameConnection.open(address, { patience: { say: () => undefined } });
      await expect(client.rows('SELECT tiles FROM Edition')).rejects.toThrow('deploy_running: The rules are being replaced; try again in a moment.');
      await expect(client.rows('CALL no_such_routine()')).rejects.toThrow('deploy_running: The rules are being replaced; try again in a moment.');
      await client.close();
      await connection.run('ALTER TABLE Edition RENAME COLUMN tile_count TO tiles');
      await connection.run('DROP TRIGGER dice_trigger');
      await connection.run('DROP PROCEDURE move_player');
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(50060);
      expect(await errnoOf(connection, "INSERT INTO Game (edition) VALUES ('loop')")).toBe(50060);
      expect(await smallState(connection, id)).toEqual(played);
      await deployGame(address);
      expect(await installationOf(connection)).toEqual(before);
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
    });
  });

  test('in an empty database: the next deploy gives the usual result', async () => {
    await inDatabase('dep', async (connection, address) => {
      for (const change of [IN_A_SEED, ...PLACES.map(([, place]) => place)]) {
        const catalogue = otherVersion('9.9.9+killed', change(GAME));
        await expect(deploy(address, { ...silently, catalogue })).rejects.toThrow();
      }
      await deployGame(address);
      expect(await installationOf(connection)).toEqual(await pristineInstallation());
      await twoRounds(connection);
    });
  });

  /** The real tables; objects and seeds, which come after them, are left out. */
  function realTables(): Catalogue {
    const needed = ['deploymentView', 'event_is_running', 'utc_now', 'finish_deletions', 'keep_games_going'];
    return { ...readCatalogue(), version: '0.1.0+tables', objects: GAME.objects.filter(({ name }) => needed.includes(name)), seeds: [], editions: [] };
  }

  test.each<[where: string, interruptionsOf: (tables: Catalogue) => Catalogue[], least: number, next: (tables: Catalogue) => Catalogue]>([
    ['in any migration of the real game', interruptedCatalogues, 30, withoutBaseline],
    ['in the baseline of the real game', interruptedBaselines, 5, (tables) => tables],
  ])('%s: the next deploy continues there, with the usual result', async (_, interruptionsOf, least, next) => {
    await inDatabase('dep', async (connection, address) => {
      const tables = realTables();
      const interrupted = interruptionsOf(tables);
      expect(interrupted.length).toBeGreaterThanOrEqual(least);
      for (const catalogue of interrupted) {
        await expect(deploy(address, { ...silently, catalogue })).rejects.toThrow(/interrupted/);
      }
      await deploy(address, { ...silently, catalogue: next(tables) });
      expect(await installationOf(connection)).toEqual(await pristineInstallation(tables));
    });
  });

  test('because a table is in use and the waiting was cancelled: the old version continues', async () => {
    await inDeployed(async (connection, address, database) => {
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      await withConnections(address, 1, async ([thinking]) => {
        await thinking?.run('START TRANSACTION');
        await thinking?.run(SMALL_MOVE, [id, 1]);
        const refused = expect(deployChanged(address)).rejects.toMatchObject({ errno: 1317 });
        await endWaitingOf(connection, database);
        await refused;
        await thinking?.run('ROLLBACK');
      });
      expect(await installationOf(connection)).toEqual(before);
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
    });
  });

  test('because a table is in use: the message says so', () => {
    const timeout = Object.assign(new Error('Lock wait timeout exceeded'), { errno: 1205, sqlState: 'HY000' });
    const explained = explainDeployError(timeout, { account: 'a@%', database: 'd' });
    expect(explained).toBeInstanceOf(DeployError);
    expect(String(explained)).toMatch(/A table is locked .* npx sqlopoly db unlock .* npx sqlopoly migrate/s);
  });
});

describe('objects that MySQL rejects are found before anything is changed', () => {
  /** The objects of the game with one otherwise. */
  const spoilt = (name: string, from: string, to: string): SqlObject[] =>
    GAME.objects.map((object) => (object.name === name ? { ...object, sql: object.sql.replace(from, to) } : object));
  const MISTAKES: [string, SqlObject[], RegExp][] = [
    ['a procedure', spoilt('delete_game', 'DELETE e, m, g', 'DELETE e, m,'), /^MySQL rejects the procedure delete_game \(procedures\/delete_game\.sql\): .* syntax/],
    ['a function', spoilt('is_at_start', 'RETURN p_location = 0;', 'DO 1;'), /^MySQL rejects the function is_at_start .*No RETURN/],
    ['a view', spoilt('deploymentView', 'event_is_running()', 'no_such_function()'), /^MySQL rejects the view deploymentView .*no_such_function/],
    ['a trigger', spoilt('event_no_delete', 'OLD.game_id', 'OLD.no_column'), /^MySQL rejects the trigger event_no_delete .*no_column/],
  ];

  test('the old version continues, and no trial objects are left', async () => {
    await inDeployed(async (connection, address) => {
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      for (const [, objects, message] of MISTAKES) {
        await expect(deploy(address, { ...silently, catalogue: otherVersion('spoiled', { objects }) })).rejects.toThrow(message);
        expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
      }
      expect((await installationOf(connection)).schema).toEqual(before.schema);
      expect((await installationOf(connection)).version).toEqual(before.version);
    });
  });

  test('a deploy that is killed while it tries objects leaves the old version, and the next one cleans up', async () => {
    await inDeployed(async (connection, address) => {
      const id = await twoRounds(connection);
      const { schema } = await installationOf(connection);
      const killed: SqlObject = { type: 'VIEW', name: 'zzzView', sql: 'CREATE VIEW zzzView AS SELECT 1 AS one; KILL CONNECTION_ID()' };
      const objects = [...changedObjects(GAME.objects), killed];
      await expect(deploy(address, { ...silently, catalogue: otherVersion('9.9.9+killed', { objects }) })).rejects.toThrow();
      expect((await installationOf(connection)).schema).toMatch(/deploy_try_/);
      expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
      await deployGame(address);
      expect((await installationOf(connection)).schema).toEqual(schema);
    });
  });
});

describe('unchanged objects', () => {
  test('are left alone, and manipulated ones are replaced', async () => {
    await inDeployed(async (connection, address) => {
      const objects = GAME.objects.map((object) => (object.name === 'check_edition' ? { ...object, sql: `${object.sql}\n` } : object));
      await connection.run('DROP PROCEDURE keep_games_going');
      await connection.run('DROP TRIGGER event_no_delete');
      await connection.run('ALTER VIEW deploymentView AS SELECT 1 AS version');
      await connection.run("DELETE FROM InstalledPart WHERE name = 'import_edition'");
      expect(await deploy(address, { ...silently, catalogue: otherVersion('9.0.0+one', { objects }) })).toMatchObject({ objects: 5, removed: [] });
      expect(await deployGame(address)).toMatchObject({ objects: 1, removed: [] });
    });
  });

  test('seeds, too, unless everything is replaced on request', async () => {
    await inDeployed(async (connection, address) => {
      await connection.run("UPDATE Status SET meaning = 'Changed.' WHERE status = 0");
      const changed = 'SELECT COUNT(*) AS changed FROM Status WHERE meaning = ?';
      expect(await deployGame(address)).toMatchObject({ objects: 0 });
      expect(await connection.rows(changed, ['Changed.'])).toEqual([{ changed: 1 }]);
      const report = await deploy(address, { ...silently, catalogue: GAME, all: true });
      expect(report.objects).toBe(GAME.objects.length);
      expect(await connection.rows(changed, ['Changed.'])).toEqual([{ changed: 0 }]);
    });
  });

  test('seeds are applied again after a deadlock', async () => {
    await inDeployed(async (connection, address) => {
      const lock = (status: number): string => `SELECT name FROM Status WHERE status = ${status} FOR UPDATE`;
      await withConnections(address, 1, async ([seeding]) => {
        if (!seeding) throw new Error('There is a connection.');
        const session = await sessionOf(seeding);
        await connection.run('CREATE TEMPORARY TABLE Weight (n INT)');
        await connection.run('START TRANSACTION');
        // The server undoes the transaction that has changed less.
        await connection.run('INSERT INTO Weight VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9)');
        await connection.run(lock(1));
        const applied = inTransaction(seeding, () => applySeeds(seeding, [{ name: 'a.sql', sql: lock(0) }, { name: 'b.sql', sql: lock(1) }]));
        await withConnections(address, 1, async ([observer]) => observer && (await untilWaiting(observer, session)));
        await connection.run(lock(0));
        await connection.run('COMMIT');
        await applied;
      });
    });
  });
});

describe('an older version', () => {
  test('that the database had before is refused, unless requested', async () => {
    await inDeployed(async (connection, address) => {
      const newer = otherVersion('0.1.0+newer', {});
      await deploy(address, { ...silently, catalogue: newer });
      const refused = deploy(address, { ...silently, catalogue: GAME });
      await expect(refused).rejects.toThrow(DeployError);
      await expect(refused).rejects.toThrow(
        /the database has 0\.1\.0\+newer, and this program is .*, which was installed there on \d{4}-\d\d-\d\d .* npx sqlopoly migrate --downgrade\.$/,
      );
      await requireVersion(connection, '0.1.0+newer');
      await deployGame(address);
      // Gone back, it is the newer one once more.
      await deploy(address, { ...silently, catalogue: newer });
      await deployGame(address);
    });
  });

  test('of the package is refused, whether the database had it before or not', async () => {
    await inDeployed(async (_, address) => {
      await deploy(address, { ...silently, catalogue: otherVersion('0.10.0+a', {}) });
      await expect(deploy(address, { ...silently, catalogue: otherVersion('0.9.1+b', {}) })).rejects.toThrow(
        /has 0\.10\.0\+a, and this program is 0\.9\.1\+b\. Update this program/,
      );
      await deployGame(address);
    });
  });
});

test('deletions are refused during a deploy, which finishes interrupted ones', async () => {
  await inDeployed(async (connection, address) => {
    const [whole, half] = [await twoRounds(connection), await twoRounds(connection)];
    await connection.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [half]);
    await closeGates(connection);
    const marks = 'SELECT game_id AS id, is_deleted FROM Game WHERE game_id IN (?) ORDER BY game_id';
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, 'CALL delete_game(?)', [whole])).toBe(50060);
      expect(await errnoOf(connection, 'CALL delete_game(?)', [half])).toBe(50060);
    });
    await deployGame(address);
    expect(await connection.rows(marks, [[String(whole), String(half)]])).toEqual([{ id: whole, is_deleted: 0 }]);
    await connection.run('CALL delete_game(?)', [whole]);
  });
});

test('a read waits while a function is being replaced', async () => {
  await inDeployed(async (connection, address) => {
    const reader = await GameConnection.open(address, { patience: { say: () => undefined } });
    await connection.run('CREATE FUNCTION fleeting() RETURNS INT NO SQL RETURN 1');
    await connection.run('CREATE VIEW fleetingView AS SELECT fleeting() AS one');
    await connection.run('DROP FUNCTION fleeting');
    const read = Promise.all([reader.rows('SELECT * FROM fleetingView'), reader.rows('SELECT fleeting() AS one')]);
    await connection.rows('SELECT 1');
    await connection.run('CREATE FUNCTION fleeting() RETURNS INT NO SQL RETURN 1');
    expect(await read).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    await reader.close();
    await connection.run('DROP VIEW fleetingView');
    await connection.run('DROP FUNCTION fleeting');
  });
});

/** Ends the statement with which a deploy waits for the moves that are not committed yet. */
async function endWaitingOf(connection: GameConnection, database: string): Promise<void> {
  for (;;) {
    const [waiting] = await connection.rows<{ id: number }>(
      'SELECT ID AS id FROM performance_schema.processlist WHERE DB = ?' +
        " AND INFO LIKE 'CREATE TRIGGER `deploy_gate%' AND STATE LIKE 'Waiting%lock'",
      [database],
    );
    if (!waiting) continue;
    await connection.run('KILL QUERY ?', [waiting.id]);
    return;
  }
}

describe('linking', () => {
  test('an unlinked deploy is another version, with which the client works; the next deploy links again', async () => {
    await inDatabase('dep', async (connection, address) => {
      const { version } = GAME;
      const unlinked = await deploy(address, { ...silently, catalogue: GAME, unlinked: true });
      expect(unlinked.version).toBe(`${version}.unlinked`);
      await requireVersion(connection, version);
      const id = await twoRounds(connection);
      expect(await deployGame(address)).toMatchObject({ version, previous: `${version}.unlinked` });
      await requireVersion(connection, version);
      await connection.run(SMALL_MOVE, [id, 1]);
    });
  });

  const COUNTER = 'SET m_event_no = m_event_no + 1;';
  /** Its line in add_event.sql, from 1. */
  const COUNTER_LINE = GAME.objects.find(({ name }) => name === 'add_event')!.sql.split(COUNTER)[0]!.split('\n').length;

  /** The present catalogue with a change in one routine. */
  function changed(name: string, from: string, to: string): Catalogue {
    const { objects } = GAME;
    const spoiled = objects.map((object) => (object.name === name ? { ...object, sql: object.sql.replace(from, to) } : object));
    expect(spoiled.filter(({ sql }, index) => sql !== objects[index]?.sql)).toHaveLength(1);
    return otherVersion('spoiled', { objects: spoiled });
  }

  test('routines that cannot be linked are rejected before anything is done', async () => {
    const catalogue = changed('add_event', COUNTER, 'SET m_event_no = @event_no;');
    const failed = deploy({ url: 'mysql://nobody@127.0.0.1:1/none' }, { ...silently, catalogue });
    await expect(failed).rejects.toThrow(DeployError);
    await expect(failed).rejects.toThrow(`procedures/add_event.sql:${COUNTER_LINE}: add_event reads @event_no`);
  });

  test('when MySQL rejects the linked trigger, the error names file and line', async () => {
    await inDatabase('dep', async (_, address) => {
      // A variable may stand after LIMIT, and NULL, which one caller gives, may not.
      const catalogue = changed('add_event', COUNTER, `${COUNTER}\n  SELECT 1 INTO m_event_no LIMIT p_rows;`);
      await expect(deploy(address, { ...silently, catalogue })).rejects.toThrow(
        `MySQL rejects the linked trigger dice_trigger (procedures/add_event.sql:${COUNTER_LINE + 1}): You have an error in your SQL syntax`,
      );
    });
  });
});

test('during a game, each move is made or refused with deploy_running, and none is lost', async () => {
  await inDeployed(async (connection, address) => {
    const games: number[] = [];
    for (let index = 0; index < 2; index += 1) games.push(await playSmall(connection));
    const acknowledged = games.map(() => 0);
    let refused = 0;
    let isPlaying = true;
    await withConnections(address, games.length, async (sessions) => {
      const playing = sessions.map(async (session, index) => {
        while (isPlaying) {
          const errno = await errnoOf(session, SMALL_MOVE, [games[index] ?? 0, 6]);
          expect([0, 50060]).toContain(errno);
          if (errno === 0) acknowledged[index] = (acknowledged[index] ?? 0) + 1;
          else refused += 1;
        }
      });
      try {
        for (const work of [deployChanged, deployGame, deployChanged, deployGame]) await work(address);
      } finally {
        isPlaying = false;
      }
      await Promise.all(playing);
    });
    expect(refused).toBeGreaterThan(0);
    for (const [index, id] of games.entries()) {
      const moves = await smallMoves(connection, id);
      expect(moves).toBe(acknowledged[index]);
      expect(moves).toBeGreaterThan(0);
      await connection.run(SMALL_MOVE, [id, 6]);
    }
  });
});

test('an error in a seed is reported with its file, and nothing changes', async () => {
  await inDeployed(async (connection, address) => {
    const id = await twoRounds(connection);
    const before = await installationOf(connection);
    const { seeds } = GAME;
    const spoiled = [...seeds, { name: 'mine.sql', sql: "INSERT INTO Token (tid, name) VALUES (-1, 'Shoe')" }];
    const failed = deploy(address, { ...silently, catalogue: otherVersion('spoiled', { seeds: spoiled }) });
    await expect(failed).rejects.toThrow(/^seeds\/mine\.sql cannot be applied: .*ck_Token_tid/);
    expect(await installationOf(connection)).toEqual(before);
    await connection.run(SMALL_MOVE, [id, 1]);
  });
});

test('an error in an edition is reported with its file and place, and nothing changes', async () => {
  await inDeployed(async (connection, address) => {
    const id = await twoRounds(connection);
    const before = await installationOf(connection);
    const mine = { name: 'mine.yaml', text: 'edition: mine\nboard:\n  tiles: [Start, {property: Mill, colour: Red, price: 5}]\n' };
    const editions = [...GAME.editions, mine];
    const failed = deploy(address, { ...silently, catalogue: otherVersion('spoiled', { editions }) });
    await expect(failed).rejects.toThrow(/^seeds\/mine\.yaml cannot be imported: [\s\S]*\n {2}board\.tiles\[1\]/);
    expect(await installationOf(connection)).toEqual(before);
    await connection.run(SMALL_MOVE, [id, 1]);
  });
});

test('an account that plays during a deploy never loses its privileges', async () => {
  await inDeployed(async (connection, address, database) => {
    const id = await twoRounds(connection);
    await connection.run('DROP USER IF EXISTS sqlopoly_test_role');
    const password = await createAccount(connection, 'sqlopoly_test_role', '%', 'player');
    await withConnections(addressAs('sqlopoly_test_role', password, database), 1, async ([player]) => {
      let isDeploying = true;
      const errors = new Set<number>();
      const playing = (async () => {
        while (isDeploying) {
          errors.add(player ? await errnoOf(player, SMALL_MOVE, [id, 7]) : -1);
        }
      })();
      try {
        await deployChanged(address);
        await deployGame(address);
      } finally {
        isDeploying = false;
      }
      await playing;
      expect([...errors].filter((errno) => errno !== 50022 && errno !== 50060)).toEqual([]);
    });
    await dropAccount(connection, 'sqlopoly_test_role');
  });
});

test('a database whose name is too long for roles is deployed without roles', async () => {
  await inDatabase('with_a_name_of_more_than_22_characters', async (connection, address) => {
    expect(await deployGame(address)).toMatchObject({ roles: false });
    await twoRounds(connection);
  });
});

describe('a deploy rejects', () => {
  test('a database that holds something else, without changing it', async () => {
    await inDatabase('dep', async (connection, address) => {
      await connection.run('CREATE TABLE customers (id INT PRIMARY KEY)');
      await connection.run('CREATE PROCEDURE precious() DO 1');
      const refused = deployGame(address);
      await expect(refused).rejects.toThrow(DeployError);
      await expect(refused).rejects.toThrow(/something else \(the table customers\)/);
      await connection.run('CALL precious()');
      expect(await connection.rows('SHOW TABLES')).toHaveLength(1);
    });
  });

  test('an address without a database', async () => {
    await expect(deploy(addressOf(''), silently)).rejects.toThrow(/must name a database/);
  });

  test('an account that may not deploy, with the required GRANT, and nothing changes', async () => {
    await inDeployed(async (connection, _, database) => {
      const before = await installationOf(connection);
      const user = `sqlopoly_weak_${process.env.JEST_WORKER_ID}`;
      await connection.run('DROP USER IF EXISTS ?@?', [user, '%']);
      await connection.run("CREATE USER ?@? IDENTIFIED BY 'weak'", [user, '%']);
      try {
        await connection.run('GRANT SELECT ON ??.* TO ?@?', [database, user, '%']);
        const refused = deploy(addressAs(user, 'weak', database), silently);
        await expect(refused).rejects.toThrow(DeployError);
        await expect(refused).rejects.toThrow(/GRANT SELECT, INSERT, .* TO 'sqlopoly_weak_\d+'@'%'/);
      } finally {
        await connection.run('DROP USER ?@?', [user, '%']);
      }
      expect(await installationOf(connection)).toEqual(before);
      await twoRounds(connection);
    });
  });
});

describe('an account that did not install the game', () => {
  const OWNER = `sqlopoly_owner_${process.env.JEST_WORKER_ID}`;
  const ANOTHER = `sqlopoly_another_${process.env.JEST_WORKER_ID}`;
  const DOCUMENTED =
    'GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES, TRIGGER, CREATE VIEW, SHOW VIEW,' +
    ' CREATE ROUTINE, ALTER ROUTINE, EXECUTE, EVENT ON ??.* TO ?@? WITH GRANT OPTION';
  const changed = (version: string): Catalogue => otherVersion(version, { objects: changedObjects(GAME.objects) });

  /** Does something with the address of an account that has what the documentation grants. */
  async function asOwner(connection: GameConnection, database: string, work: (address: Address) => Promise<void>): Promise<void> {
    await connection.run('DROP USER IF EXISTS ?@?', [OWNER, '%']);
    await connection.run("CREATE USER ?@? IDENTIFIED BY 'owner'", [OWNER, '%']);
    try {
      await connection.run(DOCUMENTED, [database, OWNER, '%']);
      await work(addressAs(OWNER, 'owner', database));
    } finally {
      await connection.run('DROP USER ?@?', [OWNER, '%']);
    }
  }

  test('gets an error with a solution before the gates close, if it may not replace the routines', async () => {
    await inDatabase('dep', async (connection, address, database) => {
      await deployGame(address);
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      await asOwner(connection, database, async (owner) => {
        const refused = deploy(owner, { ...silently, catalogue: changed('9.9.9+owner') });
        await expect(refused).rejects.toThrow(DeployError);
        await expect(refused).rejects.toThrow(/^root@\S+ deployed the game here, and sqlopoly_owner_\d+@% may not replace .* GRANT SYSTEM_USER ON \*\.\* TO 'sqlopoly_owner_\d+'@'%'/s);
        expect(await installationOf(connection)).toEqual(before);
        expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
        // What it says helps, for good.
        await connection.run('GRANT SYSTEM_USER ON *.* TO ?@?', [OWNER, '%']);
        expect(await deploy(owner, { ...silently, catalogue: changed('9.9.9+owner') })).toMatchObject({ version: '9.9.9+owner', objects: GAME.objects.length });
        await connection.run('REVOKE SYSTEM_USER ON *.* FROM ?@?', [OWNER, '%']);
        expect(await deploy(owner, { ...silently, catalogue: { ...GAME, version: '9.9.10+owner' } })).toMatchObject({ version: '9.9.10+owner' });
        expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
      });
    });
  });

  test('opens the gates again after a failure if it has replaced nothing, although it may not read the old routines', async () => {
    await inDatabase('dep', async (connection, address, database) => {
      await asOwner(connection, database, async (owner) => {
        await deployGame(owner);
        const id = await twoRounds(connection);
        await connection.run('DROP USER IF EXISTS ?@?', [ANOTHER, '%']);
        await connection.run("CREATE USER ?@? IDENTIFIED BY 'owner'", [ANOTHER, '%']);
        try {
          await connection.run(DOCUMENTED, [database, ANOTHER, '%']);
          const before = await installationOf(connection);
          const said: string[] = [];
          await withConnections(address, 1, async ([thinking]) => {
            await thinking?.run('START TRANSACTION');
            await thinking?.run(SMALL_MOVE, [id, 1]);
            const options = { say: (line: string) => said.push(line), catalogue: changed('9.9.9+another') };
            const refused = expect(deploy(addressAs(ANOTHER, 'owner', database), options)).rejects.toMatchObject({ errno: 1317 });
            await endWaitingOf(connection, database);
            await refused;
            await thinking?.run('ROLLBACK');
          });
          expect(said).toContain(`The deploy failed at the step "close the gates". Version ${GAME.version} was restored, and games continue with it.`);
          expect(await installationOf(connection)).toEqual(before);
          expect(await errnoOf(connection, SMALL_MOVE, [id, 1])).toBe(0);
        } finally {
          await connection.run('DROP USER ?@?', [ANOTHER, '%']);
        }
      });
    });
  });
});

describe('the client rejects', () => {
  test('a database without the game, with the command to run', async () => {
    await inDatabase('dep', async (connection) => {
      expect(await isEmptyDatabase(connection)).toBe(true);
      const refused = requireVersion(connection, GAME.version);
      await expect(refused).rejects.toThrow(WrongVersionError);
      await expect(refused).rejects.toThrow(/The game is not installed .* Run: npx sqlopoly migrate$/);
    });
  });

  test('another version, with both versions and the command to run', async () => {
    await inDeployed(async (connection) => {
      expect(await isEmptyDatabase(connection)).toBe(false);
      await requireVersion(connection, GAME.version);
      const refused = requireVersion(connection, '7.7.7+mine');
      await expect(refused).rejects.toThrow(WrongVersionError);
      await expect(refused).rejects.toThrow(
        `has version ${GAME.version} of the game, but this program is version 7.7.7+mine. Run: npx sqlopoly migrate`,
      );
      expect(await connection.rows('SELECT * FROM gameView')).toEqual(expect.any(Array));
    });
  });

  test('a deploy that did not finish', async () => {
    await inDeployed(async (connection) => {
      await connection.run("UPDATE Deployment SET state = 'running', started_at = '2026-01-02 03:04:05'");
      await expect(requireVersion(connection, GAME.version, 500)).rejects.toThrow(
        /A deploy has been running since 2026-01-02 03:04:05 UTC, or it was interrupted\. Run: npx sqlopoly migrate$/,
      );
      await connection.run("UPDATE Deployment SET state = 'finished'");
    });
  });
});
