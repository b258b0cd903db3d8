import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { readDeployment } from '../../src/client/views';

/** The event that plays characters, on a server whose scheduler is on. */

let server: ThrowawayServer;
let root: GameConnection;
beforeAll(async () => {
  server = await startThrowawayServer();
  root = await GameConnection.open({ url: server.url });
});
afterAll(async () => {
  await root.close();
  await server.stop();
});

describe('an account that deploys', () => {
  test('makes the event, which plays games between bots to their end', async () => {
    await root.run('CREATE DATABASE scheduled');
    const address = { url: new URL('/scheduled', server.url).href };
    expect(await deploy(address, { say: () => undefined })).toMatchObject({ event: true });
    const connection = await GameConnection.open(address);
    expect(await readDeployment(connection)).toMatchObject({ has_event: 1 });
    const id = await openGame(connection, 'hoarding', null, { players: [{ character: 'scrooge' }, { character: 'hunter' }], dice: 'server', seed: 'event' });
    let phase = '';
    for (let tries = 0; tries < 600 && phase !== 'over'; tries += 1) {
      await connection.rows('SELECT SLEEP(0.1)');
      const [row] = await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [id]);
      phase = row?.phase ?? '';
    }
    expect(phase).toBe('over');
    await connection.close();
  });

  test('without the EVENT privilege is told so, and deploys everything else', async () => {
    await root.run('CREATE DATABASE unscheduled');
    await root.run("CREATE USER plain@'%' IDENTIFIED BY 'plain'");
    await root.run('GRANT ALL PRIVILEGES ON unscheduled.* TO plain');
    await root.run('REVOKE EVENT ON unscheduled.* FROM plain');
    const url = new URL('/unscheduled', server.url);
    [url.username, url.password] = ['plain', 'plain'];
    const said: string[] = [];
    expect(await deploy({ url: url.href }, { say: (line) => said.push(line) })).toMatchObject({ event: false });
    expect(said.join('\n')).toMatch(/The event .* was not made, .* GRANT EVENT ON `unscheduled`\.\* TO 'plain'@'%';/);
    const connection = await GameConnection.open({ url: url.href });
    expect(await readDeployment(connection)).toMatchObject({ state: 'finished', has_event: 0 });
    // Whose sessions take too long it may not see either: what the event would do is done without that.
    await connection.run('CALL keep_games_going()');
    await connection.close();
  });
});
