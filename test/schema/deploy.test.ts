import { afterAll, describe, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { type Catalogue, readCatalogue, type SqlObject } from '../../src/deploy/catalogue';
import { deploy, type DeployReport } from '../../src/deploy/deploy';
import { DeployError, explainDeployError } from '../../src/deploy/deploy-error';
import { isEmptyDatabase, requireVersion, WrongVersionError } from '../../src/deploy/installed-version';
import { type Address, GameConnection } from '../../src/game/connection';
import { newGame } from '../../src/game/new-game';
import { readSeats } from '../../src/game/views';
import { closeGates } from '../../src/deploy/gates';
import { applySeeds } from '../../src/deploy/seeds';
import { sessionOf, untilWaiting, withConnections } from '../support/crowd';
import { changingNothing } from '../support/everything';
import { addressAs, addressOf, deployQuietly, emptyDatabase, pristineDatabase } from '../support/database';
import { errnoOf, stateOf } from '../support/game';
import { interruptedCatalogues } from '../support/interrupted';
import { expectInvariants } from '../support/invariants';
import { installationOf } from '../support/whole-database';

const silently = { say: (): void => undefined };

/** The game without what only the league has, half of all: what deploys do with one they do with the other. */
const GAME: Catalogue = {
  ...readCatalogue(),
  version: `${readCatalogue().version}.game`,
  objects: readCatalogue().objects.filter(({ file }) => !file?.startsWith('procedures/league/')),
};

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
 * The database with the game without the league, the same for all tests that leave it so, with each other's games. After
 * a test that failed it is made anew.
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
async function pristineInstallation(): Promise<object> {
  return await withConnections(await pristineDatabase(), 1, async ([connection]) => {
    if (!connection) throw new Error('There is a connection.');
    return await installationOf(connection);
  });
}

/** The present catalogue with other parts, as another version has them. */
function otherVersion(version: string, changes: Partial<Catalogue>): Catalogue {
  return { ...GAME, version, ...changes };
}

/** Deploys the game without the league, whatever is there. */
function deployGame(address: Address): Promise<DeployReport> {
  return deploy(address, { ...silently, catalogue: GAME, downgrade: true });
}

/** Some objects of each type otherwise than they were, which makes no difference. */
function changedObjects(objects: readonly SqlObject[]): SqlObject[] {
  const names = ['buy_deed', 'move_player', 'utc_now', 'dice_trigger', 'event_no_delete'];
  return objects.map((object) => (names.includes(object.name) ? { ...object, sql: object.sql.replace(/\nBEGIN\n/, '\nBEGIN\n  -- Otherwise.\n') } : object));
}

/** Deploys the game with some objects otherwise; deployGame takes them back. */
function deployChanged(address: Address): Promise<DeployReport> {
  return deploy(address, { ...silently, catalogue: otherVersion('0.1.0+changed', { objects: changedObjects(GAME.objects) }), downgrade: true });
}

async function twoRounds(connection: GameConnection): Promise<number> {
  const id = await newGame(connection, 'campus', null);
  await connection.choose(id);
  for (const dice of [3, 1, 4, 2, 5, 4, 6, 5, 6, 3]) await connection.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
  return id;
}

describe('deploying again', () => {
  test('changes nothing: neither the schema, nor the seeds, nor a game', async () => {
    await inDatabase('dep', async (connection, address) => {
      const first = await deploy(address, silently);
      expect(first).toMatchObject({ version: readCatalogue().version, previous: null, removed: [], roles: true, event: true });
      expect(first.migrations).toEqual(readCatalogue().migrations.map(({ name }) => name));
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      const second = await deploy(address, silently);
      expect(second).toEqual({ ...first, previous: first.version, migrations: [], objects: 0 });
      expect(await installationOf(connection)).toEqual(before);
      await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id]);
    });
  });

  test('five deploys at once of an empty database install once', async () => {
    await inDatabase('dep', async (connection, address) => {
      const reports = await Promise.all([1, 2, 3, 4, 5].map(() => deploy(address, silently)));
      const { migrations, objects } = readCatalogue();
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

  test('is replaced: what only it had is removed, what it lacked is made, its games are played on', async () => {
    await inDatabase('dep', async (connection, address) => {
      const { objects } = GAME;
      const old = otherVersion('0.0.1+old', {
        objects: [...objects.filter(({ name }) => name !== 'movesView'), ...ORPHANS],
      });
      await deploy(address, { ...silently, catalogue: old });
      const id = await twoRounds(connection);
      const played = await stateOf(connection, id);
      await expect(requireVersion(connection, GAME.version)).rejects.toThrow(
        /version 0\.0\.1\+old .* Run: npx sqlopoly migrate$/,
      );
      const report = await deployGame(address);
      expect(report.previous).toBe('0.0.1+old');
      expect([...report.removed].sort()).toEqual(['gone', 'goneView', 'gone_too', 'gone_trigger']);
      await requireVersion(connection, report.version);
      expect(await stateOf(connection, id)).toEqual(played);
      const replaced = await installationOf(connection);
      await deployGame(address);
      expect(await installationOf(connection)).toEqual(replaced);
      expect(replaced.schema).not.toMatch(/gone/);
      expect(await connection.rows('SELECT * FROM movesView')).toHaveLength(1);
    });
  });

  test('that is newer is left alone', async () => {
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

  test('a migration that is added is run once', async () => {
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

describe('a deploy that does not finish', () => {
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
  /** Where the tables were there before, seeds are applied behind the gates, or not at all. */
  const IN_A_SEED = ({ seeds }: Catalogue): Partial<Catalogue> => ({
    seeds: [...seeds.slice(0, 1), { name: 'killed.sql', sql: 'KILL CONNECTION_ID()' }],
  });

  test.each(PLACES)('because its connection was killed %s: nobody moves, and the next repairs it', async (_, change) => {
    await inDeployed(async (connection, address) => {
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      const played = await stateOf(connection, id);

      const catalogue = otherVersion('9.9.9+killed', change(GAME));
      await expect(deploy(address, { ...silently, catalogue })).rejects.toThrow();
      const move = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)';
      expect(await errnoOf(connection, move, [id])).toBe(50060);
      expect(await errnoOf(connection, "INSERT INTO Game (name, ruleset_id, player_count, seed) VALUES ('x', 1, 0, '')")).toBe(50060);
      expect(await stateOf(connection, id)).toEqual(played);

      await deployGame(address);
      expect(await installationOf(connection)).toEqual(before);
      expect(await errnoOf(connection, move, [id])).toBe(0);
    });
  });

  test('an empty database: the next makes what one makes', async () => {
    await inDatabase('dep', async (connection, address) => {
      for (const change of [IN_A_SEED, ...PLACES.map(([, place]) => place)]) {
        const catalogue = otherVersion('9.9.9+killed', change(GAME));
        await expect(deploy(address, { ...silently, catalogue })).rejects.toThrow();
      }
      await deployQuietly(address);
      expect(await installationOf(connection)).toEqual(await pristineInstallation());
      await twoRounds(connection);
    });
  });

  test('in a migration, after any of its statements: the next goes on there, and makes what one makes', async () => {
    await inDatabase('dep', async (connection, address) => {
      const interrupted = interruptedCatalogues(GAME);
      expect(interrupted.length).toBeGreaterThan(20);
      for (const catalogue of interrupted) {
        await expect(deploy(address, { ...silently, catalogue })).rejects.toThrow(/interrupted/);
      }
      await deployQuietly(address);
      expect(await installationOf(connection)).toEqual(await pristineInstallation());
      await twoRounds(connection);
    });
  });

  test('because a table stays in use and somebody ends the waiting: everything goes on as before', async () => {
    await inDeployed(async (connection, address, database) => {
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      await withConnections(address, 1, async ([thinking]) => {
        await thinking?.run('START TRANSACTION');
        await thinking?.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id]);
        const refused = expect(deployChanged(address)).rejects.toMatchObject({ errno: 1317 });
        await endWaitingOf(connection, database);
        await refused;
        await thinking?.run('ROLLBACK');
      });
      expect(await installationOf(connection)).toEqual(before);
      expect(await errnoOf(connection, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id])).toBe(0);
    });
  });

  test('because a table stays in use: the message says so', () => {
    const timeout = Object.assign(new Error('Lock wait timeout exceeded'), { errno: 1205, sqlState: 'HY000' });
    const explained = explainDeployError(timeout, { account: 'a@%', database: 'd' });
    expect(explained).toBeInstanceOf(DeployError);
    expect(String(explained)).toMatch(/A table stayed in use.* npx sqlopoly migrate/s);
  });
});

describe('what the server refuses is learned before anything is changed', () => {
  /** The objects of the game with one otherwise. */
  const spoilt = (name: string, from: string, to: string): SqlObject[] =>
    GAME.objects.map((object) => (object.name === name ? { ...object, sql: object.sql.replace(from, to) } : object));
  const MISTAKES: [string, SqlObject[], RegExp][] = [
    ['a procedure', spoilt('delete_game', 'END IF;', 'END;'), /^The server refuses the procedure delete_game \(procedures\/setup\/delete_game\.sql\): .* syntax/],
    ['a function', spoilt('find_game', 'RETURN v_game_id;', 'DO 1;'), /^The server refuses the function find_game .*No RETURN/],
    ['a view', spoilt('deploymentView', 'd.has_event', 'no_such_function() AS has_event'), /^The server refuses the view deploymentView .*no_such_function/],
    ['a trigger', spoilt('event_no_delete', 'OLD.game_id', 'OLD.no_column'), /^The server refuses the trigger event_no_delete .*no_column/],
  ];

  test('the old version plays on, and nothing of the tries is left', async () => {
    await inDeployed(async (connection, address) => {
      const id = await twoRounds(connection);
      const before = await installationOf(connection);
      for (const [, objects, message] of MISTAKES) {
        await expect(deploy(address, { ...silently, catalogue: otherVersion('spoiled', { objects }) })).rejects.toThrow(message);
        expect(await errnoOf(connection, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id])).toBe(0);
      }
      expect((await installationOf(connection)).schema).toEqual(before.schema);
      expect((await installationOf(connection)).version).toEqual(before.version);
    });
  });

  test('a deploy that is killed while it tries leaves the old version playing, and the next cleans up', async () => {
    await inDeployed(async (connection, address) => {
      const id = await twoRounds(connection);
      const { schema } = await installationOf(connection);
      const killed: SqlObject = { type: 'VIEW', name: 'zzzView', sql: 'CREATE VIEW zzzView AS SELECT 1 AS one; KILL CONNECTION_ID()' };
      const objects = [...changedObjects(GAME.objects), killed];
      await expect(deploy(address, { ...silently, catalogue: otherVersion('9.9.9+killed', { objects }) })).rejects.toThrow();
      expect((await installationOf(connection)).schema).toMatch(/deploy_try_/);
      expect(await errnoOf(connection, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id])).toBe(0);
      await deployGame(address);
      expect((await installationOf(connection)).schema).toEqual(schema);
    });
  });
});

describe('what is there just so', () => {
  test('is left alone, and what somebody changed is mended', async () => {
    await inDeployed(async (connection, address) => {
      const objects = GAME.objects.map((object) => (object.name === 'utc_now' ? { ...object, sql: `${object.sql}\n` } : object));
      await connection.run('DROP PROCEDURE finish_deletions');
      await connection.run('DROP TRIGGER event_no_delete');
      await connection.run('ALTER VIEW deploymentView AS SELECT 1 AS version');
      await connection.run("DELETE FROM InstalledPart WHERE name = 'is_owner'");
      expect(await deploy(address, { ...silently, catalogue: otherVersion('9.0.0+one', { objects }) })).toMatchObject({ objects: 5, removed: [] });
      expect(await deployGame(address)).toMatchObject({ objects: 1, removed: [] });
    });
  });

  test('seeds too, unless all is to be made anew', async () => {
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

  test('an edition that was taken away comes back', async () => {
    await inDeployed(async (connection, address) => {
      await connection.run("CALL remove_edition('campus')");
      expect(await deployGame(address)).toMatchObject({ objects: 0 });
      expect(await connection.rows("SELECT edition FROM Edition WHERE edition = 'campus'")).toEqual([{ edition: 'campus' }]);
    });
  });

  test('seeds that deadlock with somebody are applied again', async () => {
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
        const applied = applySeeds(seeding, [{ name: 'a.sql', sql: lock(0) }, { name: 'b.sql', sql: lock(1) }]);
        await withConnections(address, 1, async ([observer]) => observer && (await untilWaiting(observer, session)));
        await connection.run(lock(0));
        await connection.run('COMMIT');
        await applied;
      });
    });
  });
});

describe('an older version', () => {
  test('that the database has had is refused, unless it is to be so', async () => {
    await inDeployed(async (connection, address) => {
      const newer = otherVersion('0.1.0+newer', {});
      await deploy(address, { ...silently, catalogue: newer });
      const refused = deploy(address, { ...silently, catalogue: GAME });
      await expect(refused).rejects.toThrow(DeployError);
      await expect(refused).rejects.toThrow(
        /the database holds 0\.1\.0\+newer, and this is .*, which it had on \d{4}-\d\d-\d\d .* npx sqlopoly migrate --downgrade\.$/,
      );
      await requireVersion(connection, '0.1.0+newer');
      await deployGame(address);
      // Gone back, it is the newer one once more.
      await deploy(address, { ...silently, catalogue: newer });
      await deployGame(address);
    });
  });

  test('of the package is refused, whether the database has had it or not', async () => {
    await inDeployed(async (_, address) => {
      await deploy(address, { ...silently, catalogue: otherVersion('0.10.0+a', {}) });
      await expect(deploy(address, { ...silently, catalogue: otherVersion('0.9.1+b', {}) })).rejects.toThrow(
        /holds 0\.10\.0\+a, and this is 0\.9\.1\+b\. Update this checkout/,
      );
      await deployGame(address);
    });
  });
});

test('a deletion while the rules are replaced is refused, and one that was half done then is finished by the deploy', async () => {
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

test('what reads while a function is made anew waits for it', async () => {
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
  test('a deploy with another trigger is another version, on which the client works, and the next links again', async () => {
    await inDatabase('dep', async (connection, address) => {
      const { version } = GAME;
      const unlinked = await deploy(address, { ...silently, catalogue: GAME, unlinked: true });
      expect(unlinked.version).toBe(`${version}.unlinked`);
      await requireVersion(connection, version);
      const id = await twoRounds(connection);
      expect(await deployGame(address)).toMatchObject({ version, previous: `${version}.unlinked` });
      await requireVersion(connection, version);
      await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id]);
    });
  });

  /** The present catalogue with a change in one routine. */
  function changed(name: string, from: string, to: string): Catalogue {
    const { objects } = GAME;
    const spoiled = objects.map((object) => (object.name === name ? { ...object, sql: object.sql.replace(from, to) } : object));
    expect(spoiled.filter(({ sql }, index) => sql !== objects[index]?.sql)).toHaveLength(1);
    return otherVersion('spoiled', { objects: spoiled });
  }

  test('what cannot be linked is refused before anything is done', async () => {
    const catalogue = changed('post', 'SET p_event_no = p_event_no + 1;', 'SET p_event_no = @event_no;');
    const failed = deploy({ url: 'mysql://nobody@127.0.0.1:1/none' }, { ...silently, catalogue });
    await expect(failed).rejects.toThrow(DeployError);
    await expect(failed).rejects.toThrow(/procedures\/record\/post\.sql:13: post reads @event_no/);
  });

  test('when the server refuses the linked trigger, the file and the line are told', async () => {
    await inDatabase('dep', async (_, address) => {
      // A variable may stand after LIMIT, and NULL, which one caller gives, may not.
      const catalogue = changed('post', 'SET p_event_no = p_event_no + 1;', 'SET p_event_no = p_event_no + 1;\n  SELECT 1 INTO p_event_no LIMIT p_payer;');
      await expect(deploy(address, { ...silently, catalogue })).rejects.toThrow(
        /^The server refuses the linked trigger dice_trigger \(procedures\/record\/post\.sql:14\): You have an error in your SQL syntax/,
      );
    });
  });
});

test('while people play, each move is made or refused with deploy_running, and none is lost', async () => {
  await inDeployed(async (connection, address) => {
    const games: number[] = [];
    for (let index = 0; index < 2; index += 1) games.push(await newGame(connection, 'campus', null));
    const acknowledged = games.map(() => 0);
    let refused = 0;
    let isPlaying = true;
    await withConnections(address, games.length, async (sessions) => {
      const playing = sessions.map(async (session, index) => {
        while (isPlaying) {
          // A roll of 6 moves without a landing effect: nobody is defeated, the games do not end.
          const errno = await errnoOf(session, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 6)', [games[index] ?? 0]);
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
      await connection.choose(id);
      const ledger = await connection.rows('SELECT record_ID FROM ledgerView');
      expect(ledger).toHaveLength(acknowledged[index] ?? -1);
      expect(ledger.length).toBeGreaterThan(0);
      await expectInvariants(connection, id);
      await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 6)', [id]);
    }
  });
});

test('a mistake in a seed is told with the name of its file, and nothing changes', async () => {
  await inDeployed(async (connection, address) => {
    const id = await twoRounds(connection);
    const before = await installationOf(connection);
    const { seeds } = GAME;
    const spoiled = [...seeds, { name: 'mine.sql', sql: "INSERT INTO PhaseAction (phase, action, actor) VALUES ('over', 'dance', 'turn')" }];
    const failed = deploy(address, { ...silently, catalogue: otherVersion('spoiled', { seeds: spoiled }) });
    await expect(failed).rejects.toThrow(/^seeds\/mine\.sql cannot be applied: .*fk_PhaseAction_action/);
    expect(await installationOf(connection)).toEqual(before);
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id]);
  });
});

test('a mistake in an edition is told with the name of its file and its place, and nothing changes', async () => {
  await inDeployed(async (connection, address) => {
    const id = await twoRounds(connection);
    const before = await installationOf(connection);
    const mine = { name: 'mine.yaml', text: 'edition: mine\nboard:\n  tiles: [Start, {property: Mill, colour: Red, price: 5}]\n' };
    const editions = [...GAME.editions, mine];
    const failed = deploy(address, { ...silently, catalogue: otherVersion('spoiled', { editions }) });
    await expect(failed).rejects.toThrow(/^seeds\/mine\.yaml cannot be imported: [\s\S]*\n {2}board\.tiles\[1\]/);
    await deployGame(address);
    expect(await installationOf(connection)).toEqual(before);
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [id]);
  });
});

test('an account that plays while a deploy runs is never told that it may not', async () => {
  await inDeployed(async (connection, address, database) => {
    const id = await twoRounds(connection);
    await connection.run('DROP USER IF EXISTS sqlopoly_test_role');
    const password = await createAccount(connection, 'sqlopoly_test_role', '%', 'player');
    await withConnections(addressAs('sqlopoly_test_role', password, database), 1, async ([player]) => {
      let isDeploying = true;
      const errors = new Set<number>();
      const playing = (async () => {
        while (isDeploying) {
          errors.add(player ? await errnoOf(player, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 7)', [id]) : -1);
        }
      })();
      await deployChanged(address);
      await deployGame(address);
      isDeploying = false;
      await playing;
      expect([...errors].filter((errno) => errno !== 50022 && errno !== 50060)).toEqual([]);
    });
    await dropAccount(connection, 'sqlopoly_test_role');
  });
});

test('a database whose name is too long for the names of roles is deployed, without roles', async () => {
  await inDatabase('with_a_name_of_more_than_22_characters', async (connection, address) => {
    expect(await deployGame(address)).toMatchObject({ roles: false });
    await twoRounds(connection);
  });
});

describe('what a deploy refuses', () => {
  test('a database that holds something else, which stays as it is', async () => {
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
    await expect(deploy(addressOf(''), silently)).rejects.toThrow(/does not name a database/);
  });

  test('an account that may not deploy: it is told what to grant, and nothing changes', async () => {
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

describe('the client refuses', () => {
  test('a database without the game, and names the command', async () => {
    await inDatabase('dep', async (connection) => {
      expect(await isEmptyDatabase(connection)).toBe(true);
      const refused = requireVersion(connection, GAME.version);
      await expect(refused).rejects.toThrow(WrongVersionError);
      await expect(refused).rejects.toThrow(/The game is not installed .* Run: npx sqlopoly migrate$/);
    });
  });

  test('another version, and names both and the command', async () => {
    await inDeployed(async (connection) => {
      expect(await isEmptyDatabase(connection)).toBe(false);
      await requireVersion(connection, GAME.version);
      const refused = requireVersion(connection, '7.7.7+mine');
      await expect(refused).rejects.toThrow(WrongVersionError);
      await expect(refused).rejects.toThrow(
        `holds version ${GAME.version} of the game, and this program is version 7.7.7+mine. Run: npx sqlopoly migrate`,
      );
      await connection.choose(0);
      expect(await readSeats(connection)).toEqual([]);
    });
  });

  test('a deploy that did not finish', async () => {
    await inDeployed(async (connection) => {
      await connection.run("UPDATE Deployment SET state = 'running', started_at = '2026-01-02 03:04:05'");
      await expect(requireVersion(connection, GAME.version)).rejects.toThrow(
        /being replaced since 2026-01-02 03:04:05, or a deploy did not finish\. Run: npx sqlopoly migrate$/,
      );
      await connection.run("UPDATE Deployment SET state = 'finished'");
    });
  });
});
