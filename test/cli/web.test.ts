import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/game/connection';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { addressAs, freshDatabase } from '../support/database';
import { CommandLine, type Conversation } from './command-line';

const PLAYER = `sqlopoly_web_${process.env.JEST_WORKER_ID}`;

let database: string;
let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ database } = fresh);
  sqlopoly = new CommandLine(fresh.address.url);
  connection = await GameConnection.open(fresh.address);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** The accounts that pages have made. */
async function accounts(): Promise<string[]> {
  const rows = await connection.rows<{ user: string }>(
    "SELECT USER AS user FROM information_schema.USER_ATTRIBUTES WHERE USER LIKE 'web\\_%' AND ATTRIBUTE->>'$.sqlopoly' = ?", [database],
  );
  return rows.map(({ user }) => user);
}

/** Serves a page. @returns its address */
async function serve(from: CommandLine): Promise<{ talk: Conversation; url: string }> {
  const talk = from.talk('web', '--port', '0');
  const said = await talk.until('in a browser. Ctrl-C ends it; the games stay.\n');
  return { talk, url: /Open (http:\S+)/.exec(said)?.[1] ?? '' };
}

describe('web', () => {
  test('serves a page with an account that does no more than play, until Ctrl-C', async () => {
    const { talk, url } = await serve(sqlopoly);
    expect(await (await fetch(url)).text()).toContain('New game');
    const [user = '', ...others] = await accounts();
    expect(others).toEqual([]);
    const grants = await connection.rows<Record<string, string>>('SHOW GRANTS FOR ?@?', [user, '%']);
    expect(grants.flatMap((row) => Object.values(row))).toEqual([
      expect.stringContaining('GRANT USAGE ON *.*'), `GRANT \`${database}_host\`@\`%\` TO \`${user}\`@\`%\``,
    ]);
    talk.kill('SIGINT');
    expect((await talk.end()).status).toBe(0);
    expect(await accounts()).toEqual([]);
  });

  test('removes what a page that was killed has left, and nothing of one that is served', async () => {
    const [killed, served] = [await serve(sqlopoly), await serve(sqlopoly)];
    const before = await accounts();
    killed.talk.kill('SIGKILL');
    await killed.talk.end();
    const next = await serve(sqlopoly);
    const after = await accounts();
    expect([before.length, after.length, before.filter((user) => after.includes(user)).length]).toEqual([2, 2, 1]);
    expect((await fetch(`${served.url}/games`)).status).toBe(200);
    for (const { talk } of [served, next]) {
      talk.kill('SIGTERM');
      expect((await talk.end()).status).toBe(0);
    }
  });

  test('plays with the account that it was given, where that makes no others', async () => {
    const password = await createAccount(connection, PLAYER, '%', 'player');
    const theirs = new CommandLine(addressAs(PLAYER, password, database).url);
    try {
      const { talk, url } = await serve(theirs);
      expect((await fetch(`${url}/games`)).status).toBe(200);
      expect(await accounts()).toEqual([]);
      talk.kill('SIGTERM');
      expect((await talk.end()).status).toBe(0);
    } finally {
      theirs.remove();
      await dropAccount(connection, PLAYER);
    }
  });

  test('says that a port is taken', async () => {
    const { talk, url } = await serve(sqlopoly);
    const { port } = new URL(url);
    expect(await sqlopoly.failure('web', '--port', port)).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
    talk.kill('SIGTERM');
    await talk.end();
    expect(await accounts()).toEqual([]);
  });

  test.each(['x', '-1', '65536', '1.5'])('has no port %s', async (port) => {
    expect((await sqlopoly.failure('web', `--port=${port}`))[0]).toBe(2);
  });
});
