import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { createAccount } from '../../src/deploy/accounts';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { withUser } from '../../src/server/address';
import { GameConnection } from '../../src/client/connection';
import { CommandLine } from '../cli/command-line';

/** A server whose settings are not those that the client is used to, and that speaks TLS. */
const FLAGS = ['--sql-mode=NO_BACKSLASH_ESCAPES,ANSI_QUOTES,PIPES_AS_CONCAT,HIGH_NOT_PRECEDENCE', '--autocommit=0', '--transaction-isolation=READ-COMMITTED', '--log-bin=binlog', '--server-id=1', '--log-bin-trust-function-creators=ON'];

const NAME = `O'Neill "the \\" \\' one`;

let server: ThrowawayServer;
let sqlopoly: CommandLine;
let url: string;
beforeAll(async () => {
  server = await startThrowawayServer({ flags: FLAGS });
  const root = await GameConnection.open({ url: server.url });
  await root.run('CREATE DATABASE other');
  await root.close();
  url = new URL('/other', server.url).href;
  sqlopoly = new CommandLine(url);
  expect(await sqlopoly.run('migrate')).toMatchObject({ status: 0 });
});
afterAll(async () => {
  await root((connection) => connection.run('SET GLOBAL default_collation_for_utf8mb4 = DEFAULT'));
  sqlopoly.remove();
  await server.stop();
});

test('everything that is written is stored unchanged, and visible to others', async () => {
  expect(await sqlopoly.run('new', '--edition', 'campus', '--name', NAME)).toMatchObject({ status: 0 });
  expect(await sqlopoly.run('roll', '3', '1')).toMatchObject({ status: 0 });
  expect(JSON.parse((await sqlopoly.run('games', '--json')).stdout)).toMatchObject([{ name: NAME, moves: 2 }]);
  expect(await sqlopoly.run('save', NAME)).toMatchObject({ status: 0 });
  expect((await sqlopoly.run('replay')).stdout).toContain('2 moves');
  // Nor does a collation by default that documents cannot be compared in.
  await root(async (connection) => connection.run('SET GLOBAL default_collation_for_utf8mb4 = utf8mb4_general_ci'));
  expect(await sqlopoly.run('new', '--edition', 'classic', '--players', 'Jane,Max')).toMatchObject({ status: 0 });
  expect(await sqlopoly.run('migrate', '--all')).toMatchObject({ status: 0 });
  // A second deploy sees what the first wrote.
  expect(await sqlopoly.run('migrate')).toMatchObject({ status: 0, stdout: expect.stringContaining('migrations run: none\n') });
});

test('a default collation in which documents cannot be compared is refused', async () => {
  await root(async (connection) => {
    await connection.run('SET SESSION default_collation_for_utf8mb4 = utf8mb4_general_ci');
    for (const sql of ["CALL new_game('classic', NULL)", "CALL copy_board('classic', 'mine')", 'CALL fork_game(1, 0, NULL)', "CALL change_board('mine', '{}')", "CALL import_board('{}')"]) {
      await expect(connection.run(sql)).rejects.toMatchObject({ token: 'session_variable', sentence: expect.stringContaining('default_collation_for_utf8mb4') });
    }
  });
});

test('a server with statement-based logging is rejected', async () => {
  await root(async (connection) => connection.run("SET GLOBAL binlog_format = 'STATEMENT'"));
  expect(await sqlopoly.run('migrate')).toMatchObject({ status: 3, stderr: expect.stringContaining('SET PERSIST binlog_format = ROW') });
  await root(async (connection) => connection.run("SET GLOBAL binlog_format = 'ROW'"));
});

/** Does something as root. */
async function root(work: (connection: GameConnection) => Promise<unknown>): Promise<void> {
  const connection = await GameConnection.open({ url });
  await work(connection);
  await connection.close();
}

describe('TLS', () => {
  /** Whether the line of a client is encrypted. */
  async function isSecure(address: string): Promise<boolean> {
    const connection = await GameConnection.open({ url: address });
    const [row] = await connection.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
    await connection.close();
    return row?.Value !== '';
  }

  let authority: string;
  beforeAll(() => {
    authority = encodeURIComponent(path.join(server.dataDirectory, 'ca.pem'));
  });

  test('is used if the address requires it', async () => {
    expect(await isSecure(url)).toBe(false);
    expect(await isSecure(`${url}?ssl-mode=REQUIRED`)).toBe(true);
    expect(await isSecure(`${url}?ssl-ca=${authority}`)).toBe(true);
  });

  test('rejects a server with another identity', async () => {
    await expect(isSecure(`${url}?ssl-mode=VERIFY_CA`)).rejects.toThrow(/certificate/);
    await expect(isSecure(`${url}?ssl-mode=VERIFY_IDENTITY&ssl-ca=${authority}`)).rejects.toThrow(/altnames|IP:|Hostname/);
  });

  test('allows an account that requires it to use the command line', async () => {
    const root = await GameConnection.open({ url });
    const password = await createAccount(root, 'sqlopoly_tls', '%', 'player');
    await root.run("ALTER USER 'sqlopoly_tls'@'%' REQUIRE SSL");
    await root.close();
    const player = withUser(url, 'sqlopoly_tls', password);
    const plain = new CommandLine(player);
    expect((await plain.run('view')).status).toBe(3);
    plain.remove();
    const secure = new CommandLine(`${player}?ssl-ca=${authority}`);
    expect(await secure.run('view')).toMatchObject({ status: 0, stdout: expect.stringContaining('Jane') });
    secure.remove();
  });
});
