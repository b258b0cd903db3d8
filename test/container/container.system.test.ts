import { MySqlContainer, type StartedMySqlContainer } from '@testcontainers/mysql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureContainer, findRunningContainer } from '../../src/server/container';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { readCatalogue } from '../../src/deploy/catalogue';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/client/connection';
import { readDeployment, readMoves } from '../../src/client/views';
import { makeEdition } from '../support/editions';
import { FIGURE_10, FIGURE_8 } from '../support/figures';
import { TestGame } from '../support/game';
import { expectInvariants } from '../support/invariants';
import { noEngine } from './engine';

/** Without a salary every game ends. */
const NO_SALARY = 'container without salary';
const MOST_MOVES = 400;

/** What docker-compose.yml says of its server: the image, tag and all; the flags; the health check. */
function composeSettings(): { image: string; flags: string[]; healthCheck: string[] } {
  const file = fs.readFileSync(path.join(PROGRAM_DIRECTORY, 'docker-compose.yml'), 'utf8');
  const [, image] = /^ {4}image: (\S+)$/m.exec(file) ?? [];
  const [, healthCheck] = /^ {6}test: \["CMD", (.*)\]$/m.exec(file) ?? [];
  const flags = [...file.matchAll(/^ {6}- (--\S+)$/gm)].map(([, flag]) => flag ?? '');
  if (!image || !healthCheck || flags.length === 0) throw new Error('docker-compose.yml is not as expected.');
  return { image, flags, healthCheck: JSON.parse(`[${healthCheck}]`) as string[] };
}

const reason = noEngine();

if (reason === undefined) describe('a MySQL in a container with the settings of docker-compose.yml', inContainer);
else test(`NOT RUN, no container engine answers (${reason}); but the program tells that, and leaves nothing behind`, tellsAbsence);

async function tellsAbsence(): Promise<void> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-container-'));
  try {
    const env = { ...process.env, SQLOPOLY_HOME: home };
    const server = { directories: directoriesOf(PROGRAM_DIRECTORY, env), env, say: () => undefined };
    await expect(ensureContainer(server)).rejects.toThrow(/^docker (is not on the PATH|does not answer: .+)$/);
    expect(await findRunningContainer(server)).toBeUndefined();
    expect(fs.readdirSync(home)).toEqual([]);
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
}

function inContainer(): void {
  let container: StartedMySqlContainer;
  let root: GameConnection;
  beforeAll(async () => {
    const { image, flags } = composeSettings();
    container = await new MySqlContainer(image)
      .withDatabase('sqlopoly')
      .withRootPassword('root of a test')
      .withCommand(flags)
      .start();
    const address = { url: container.getConnectionUri(true) };
    root = await GameConnection.open(address);
    await deploy(address, { say: () => undefined });
  });
  afterAll(async () => {
    await root?.close();
    await container?.stop();
  });

  test('can install the game', async () => {
    const { image, healthCheck } = composeSettings();
    expect(await readDeployment(root)).toMatchObject({ version: readCatalogue().version, state: 'finished' });
    const [server] = await root.rows<{ version: string; sync: number; gtid: string }>(
      'SELECT VERSION() AS version, @@sync_binlog AS sync, @@gtid_mode AS gtid',
    );
    const [, tag = ''] = image.split(':');
    expect(server).toEqual({ version: expect.any(String), sync: 1, gtid: 'ON' });
    expect(server?.version.startsWith(`${tag}.`)).toBe(true);
    expect((await container.exec(healthCheck)).exitCode).toBe(0);
  });

  test('plays the two rounds of the coursework with its figures', async () => {
    const game = await TestGame.start(root);
    const rows = async (): Promise<unknown[][]> => (await game.view()).map((seat) => Object.values(seat));
    for (const dice of [3, 1, 4, 2]) await root.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    expect(await rows()).toEqual(FIGURE_8);
    for (const dice of [5, 4, 6, 5, 6, 3]) await root.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    expect(await rows()).toEqual(FIGURE_10);
    await expectInvariants(root, game.id);
  });

  test('plays a random game to its end, and keeps the books', async () => {
    await makeEdition(root, NO_SALARY, { salary: 0 });
    const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: MOST_MOVES, maxLength: MOST_MOVES });
    await fc.assert(
      fc.asyncProperty(dice, async (rolls) => {
        const game = await TestGame.start(root, NO_SALARY);
        for (const roll of rolls) {
          if ((await readMoves(root)).length === 0) break;
          await game.roll(roll);
        }
        expect((await game.view()).filter(({ Status }) => Status === 'Winner!')).toHaveLength(1);
        await expectInvariants(root, game.id);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
}
