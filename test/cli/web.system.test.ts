import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/client/connection';
import { newGame } from '../../src/client/new-game';
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
  for (const user of await accounts('web\\_%')) await dropAccount(connection, user);
  await connection.close();
  sqlopoly.remove();
});

/** The accounts that pages have made to play with; `like` 'web\_%': also those for what is typed. */
async function accounts(like = `web\\_${'_'.repeat(12)}`): Promise<string[]> {
  const rows = await connection.rows<{ user: string }>(
    "SELECT USER AS user FROM information_schema.USER_ATTRIBUTES WHERE USER LIKE ? AND ATTRIBUTE->>'$.sqlopoly' = ?", [like, database],
  );
  return rows.map(({ user }) => user);
}

/** A page that is being served: `printed` is the address in the terminal, `url` the same without the key. */
interface Served {
  terminal: Conversation;
  printed: string;
  url: string;
}

/** Serves a page. */
async function serve(from: CommandLine, terminal = from.terminal('web', '--port', '0')): Promise<Served> {
  const said = await terminal.until('in a browser. Ctrl-C stops the server; the games are kept.\n');
  const printed = /Open (http:\S+)/.exec(said)?.[1] ?? '';
  return { terminal, printed, url: new URL(printed).origin };
}

/** What a browser sends after it has opened the printed address. */
async function cookieFrom({ printed }: Served): Promise<string> {
  const answer = await fetch(printed, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Requests a part of a page as its host. */
async function fetchAsHost(page: Served, path: string, init: RequestInit = {}): Promise<Response> {
  return await fetch(page.url + path, { ...init, headers: { ...init.headers, cookie: await cookieFrom(page) } });
}

describe('web', () => {
  test('serves a page with an account that makes games, boards and tournaments, and does no more, until Ctrl-C', async () => {
    const page = await serve(sqlopoly);
    const { terminal } = page;
    expect(await (await fetchAsHost(page, '/')).text()).toContain('New game');
    const [user = '', ...others] = await accounts();
    expect(others).toEqual([]);
    const grants = await connection.rows<Record<string, string>>('SHOW GRANTS FOR ?@?', [user, '%']);
    const roles = ['builder', 'host', 'organiser'].map((role) => `\`${database}_${role}\`@\`%\``);
    expect(grants.flatMap((row) => Object.values(row))).toEqual([
      expect.stringContaining('GRANT USAGE ON *.*'), `GRANT ${roles.join(',')} TO \`${user}\`@\`%\``,
    ]);
    terminal.kill('SIGINT');
    expect((await terminal.end()).status).toBe(0);
  });

  test('has the same account each time, whatever became of its password, and of a page that was killed', async () => {
    const before = await accounts();
    const [killed, served] = [await serve(sqlopoly), await serve(sqlopoly)];
    killed.terminal.kill('SIGKILL');
    await killed.terminal.end();
    await connection.run('ALTER USER ?@? IDENTIFIED BY ?', [before[0] ?? '', '%', 'another']);
    const next = await serve(sqlopoly);
    expect(await accounts()).toEqual(before);
    for (const page of [served, next]) {
      const { terminal } = page;
      expect((await fetchAsHost(page, '/games')).status).toBe(200);
      terminal.kill('SIGTERM');
      expect((await terminal.end()).status).toBe(0);
    }
  });

  test('has another account where the old one is gone, and where nothing is remembered', async () => {
    const [before = ''] = await accounts();
    await dropAccount(connection, before);
    const { terminal } = await serve(sqlopoly);
    const after = await accounts();
    expect([after.length, after.includes(before)]).toEqual([1, false]);
    const stranger = new CommandLine(sqlopoly.env['DATABASE_URL'] ?? '');
    const other = await serve(stranger);
    expect((await accounts()).length).toBe(2);
    for (const one of [terminal, other.terminal]) {
      one.kill('SIGTERM');
      expect((await one.end()).status).toBe(0);
    }
    stranger.remove();
  });

  test('plays with the account that it was given, where that makes no others', async () => {
    const before = await accounts();
    const password = await createAccount(connection, PLAYER, '%', 'player');
    const theirs = new CommandLine(addressAs(PLAYER, password, database).url);
    try {
      const page = await serve(theirs);
      const { terminal, url } = page;
      const gameId = await newGame(connection, 'campus', 'of the owner');
      // A player has neither links nor slots, and sees the rest of these pages.
      for (const path of ['/', '/games', `/games/${gameId}`, '/saves']) expect([path, (await fetchAsHost(page, path)).status]).toEqual([path, 200]);
      const denied = await fetchAsHost(page, '/games', { method: 'POST', body: new URLSearchParams({ edition: 'campus' }), headers: { origin: url } });
      expect([denied.status, await denied.text()]).toEqual([403, expect.stringContaining('The account of this page has no right to do that.')]);
      expect(await accounts()).toEqual(before);
      terminal.kill('SIGTERM');
      expect((await terminal.end()).status).toBe(0);
    } finally {
      theirs.remove();
      await dropAccount(connection, PLAYER);
    }
  });

  test('belongs to browsers that have opened the address with the key, the next time as well, and to no others on the computer', async () => {
    const page = await serve(sqlopoly);
    const key = new URL(page.printed).searchParams.get('key') ?? '';
    const form = { method: 'POST', body: new URLSearchParams({ edition: 'campus' }), headers: { origin: page.url } };
    for (const address of ['/', '/games', '/?key=', `/?key=${key}x`, `/?key=${key.slice(0, -1)}`, `/games?key=${'x'.repeat(key.length)}`, '/settings', '/saves']) {
      const answer = await fetch(page.url + address, { redirect: 'manual' });
      expect([address, answer.status, answer.headers.get('set-cookie'), await answer.text()])
        .toEqual([address, 403, null, expect.stringContaining('This page belongs to the person who started it. If that is you, open the address')]);
    }
    const before = await connection.rows('SELECT Game FROM gamesView');
    expect((await fetch(`${page.url}/games`, form)).status).toBe(403);
    expect((await fetch(`${page.url}/games?key=${key}`, form)).status).toBe(403);
    expect(await connection.rows('SELECT Game FROM gamesView')).toEqual(before);
    const admitted = await fetch(`${page.url}//evil.example/?a=1&key=${key}`, { redirect: 'manual' });
    expect([admitted.headers.get('location'), admitted.headers.get('set-cookie')])
      .toEqual(['/evil.example/?a=1', expect.stringMatching(/^host_\d+=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)]);
    const next = await serve(sqlopoly);
    expect(new URL(next.printed).searchParams.get('key')).toBe(key);
    for (const { terminal } of [page, next]) {
      terminal.kill('SIGTERM');
      expect((await terminal.end()).status).toBe(0);
    }
  });

  test('ends with the npx that started it, even if that is killed', async () => {
    const { terminal, url } = await serve(sqlopoly, sqlopoly.underNpx('web', '--port', '0'));
    expect((await fetch(url)).status).toBe(403);
    terminal.kill('SIGKILL');
    await terminal.end();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  test('says that a port is taken', async () => {
    const { terminal, url } = await serve(sqlopoly);
    const { port } = new URL(url);
    expect(await sqlopoly.failure('web', '--port', port)).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
    terminal.kill('SIGTERM');
    await terminal.end();
  });

  test.each(['x', '-1', '65536', '1.5'])('has no port %s', async (port) => {
    expect((await sqlopoly.failure('web', `--port=${port}`))[0]).toBe(2);
  });
});
