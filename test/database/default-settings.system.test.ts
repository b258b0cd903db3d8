import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { readCatalogue } from '../../src/deploy/catalogue';
import { linkCatalogue } from '../../src/deploy/link-catalogue';
import { installationScript } from '../../src/deploy/script';
import { withUser } from '../../src/server/address';
import { GameConnection } from '../../src/client/connection';
import { runScript, statementsOf } from '../support/sql-script';

/** A MySQL as it comes has a binary log, and does not trust accounts to create functions. */
const AS_IT_COMES = ['--log-bin=binlog', '--server-id=1'];

const SCRIPT = statementsOf(installationScript(linkCatalogue(readCatalogue())));

let server: ThrowawayServer;
beforeAll(async () => {
  server = await startThrowawayServer({ flags: AS_IT_COMES });
});
afterAll(() => server.stop());

async function as(url: string, use: (connection: GameConnection) => Promise<void>): Promise<void> {
  const connection = await GameConnection.open({ url });
  try {
    await use(connection);
  } finally {
    await connection.close();
  }
}

const databaseUrl = (database: string): string => new URL(`/${database}`, server.url).href;

test('root installs and plays, bots included', async () => {
  await as(server.url, async (root) => {
    expect(await root.rows('SELECT @@log_bin AS log, @@log_bin_trust_function_creators AS trusts')).toEqual([{ log: 1, trusts: 0 }]);
    await root.run('CREATE DATABASE roots');
  });
  await deploy({ url: databaseUrl('roots') }, { say: () => undefined });
  await as(databaseUrl('roots'), async (root) => {
    await root.run(`CALL open_game('standard', 'Bots', '{"players": ["@scrooge", "@builder"], "dice": "server", "rules": {"turn_limit": 20, "winner": "net_worth"}}')`);
    const [played] = await root.rows<{ 'Waits for': string }[]>('CALL play_bots(NULL)');
    expect(played).toMatchObject([{ 'Waits for': 'over', Refusal: null }]);
    await root.run("CALL new_game('campus', 'Dice')");
    await root.run('INSERT INTO Gamemanager (dice) VALUES (3)');
    expect(await root.rows('SELECT Location FROM gameView WHERE `Player No.` = 0')).toEqual([{ Location: 0 }]);
  });
});

test('root installs by the script', async () => {
  await as(server.url, (root) => root.run('CREATE DATABASE scripted').then(() => undefined));
  await as(databaseUrl('scripted'), async (root) => {
    await runScript(root, SCRIPT);
    await root.run("CALL new_game('campus', 'Dice')");
    await root.run('INSERT INTO Gamemanager (dice) VALUES (3)');
    expect(await root.rows('SELECT Location FROM gameView WHERE `Player No.` = 0')).toEqual([{ Location: 0 }]);
  });
});

test('an owner without SUPER is told before anything is made, and installs when the setting is on', async () => {
  await as(server.url, async (root) => {
    await root.run('CREATE DATABASE owners');
    await root.run("CREATE USER 'olga'@'%' IDENTIFIED BY 'secret'");
    await root.run("GRANT ALL ON owners.* TO 'olga'@'%'");
    await root.run("GRANT CREATE ROLE, SYSTEM_VARIABLES_ADMIN ON *.* TO 'olga'@'%'");
  });
  const address = { url: withUser(databaseUrl('owners'), 'olga', 'secret') };
  await expect(deploy(address, { say: () => undefined })).rejects.toThrow(/error 1419.*\n {2}SET PERSIST log_bin_trust_function_creators = ON;\nor grant SUPER/);
  await as(address.url, async (olga) => {
    await expect(runScript(olga, SCRIPT)).rejects.toMatchObject({ errno: 1419 });
  });
  await as(server.url, async (root) => {
    expect(await root.rows("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = 'owners'")).toEqual([]);
    await root.run('SET GLOBAL log_bin_trust_function_creators = ON');
  });
  await deploy(address, { say: () => undefined });
  await as(address.url, async (olga) => {
    await olga.run("CALL new_game('campus', 'Dice')");
    await olga.run('INSERT INTO Gamemanager (dice) VALUES (3)');
  });
});
