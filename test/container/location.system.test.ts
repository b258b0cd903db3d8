import { expect, test } from '@jest/globals';
import { withConnection } from '../../src/server/ask-server';
import { databaseStatus, eraseDatabase, locateDatabase, NoDatabaseError, stopDatabase } from '../../src/server/location';
import { run } from '../../src/server/run';
import { makeMachine } from '../database/machine';

test('without a mysqld, a container is used; without a container engine, the error says so', async () => {
  const machine = makeMachine();
  const checkout = machine.checkout('game');
  const options = machine.options(checkout);
  const env: NodeJS.ProcessEnv = { ...options.env, MYSQLD: '/nonexistent/mysqld' };
  const engine = await run('docker', ['version'], { env });
  const composes = await Promise.all([run('docker', ['compose', 'version'], { env }), run('docker-compose', ['version'], { env })]);
  const outcome = await locateDatabase({ ...options, env }).catch((error: unknown) => error);
  try {
    if (engine.code !== 0) {
      expect(outcome).toBeInstanceOf(NoDatabaseError);
      expect(String(outcome)).toMatch(/a container: docker (is not on the PATH|does not answer)/);
      return;
    }
    if (composes.every(({ code }) => code !== 0)) {
      expect(String(outcome)).toMatch(/a container: docker answers, but neither `docker compose` nor `docker-compose` is installed/);
      return;
    }
    expect(outcome).toMatchObject({ source: 'container' });
    const { url } = outcome as { url: string };
    await withConnection({ uri: url }, async (connection) => {
      await connection.query('CREATE TABLE Ledger (id INT PRIMARY KEY)');
      await connection.query('CREATE TRIGGER ledger_trigger BEFORE INSERT ON Ledger FOR EACH ROW SET NEW.id = NEW.id + 1');
      await connection.query('CREATE FUNCTION doubled(p INT) RETURNS INT NO SQL RETURN p * 2');
      await connection.query('CREATE ROLE player_role');
      await connection.query('INSERT INTO Ledger VALUES (doubled(1))');
    });
    expect(await stopDatabase({ ...options, env })).toBe(true);
    expect(await databaseStatus({ ...options, env })).toMatchObject({ source: 'container', running: false });
    // Though there is a mysqld now, the games are in the container.
    expect((await locateDatabase(options)).source).toBe('container');
    const rows = await withConnection({ uri: url }, async (c) => (await c.query('SELECT id FROM Ledger'))[0]);
    expect(rows).toEqual([{ id: 3 }]);
  } finally {
    await eraseDatabase({ ...options, env });
    const status = await databaseStatus(options);
    await machine.remove();
    expect(status).toMatchObject({ source: 'none', running: false });
  }
});
