import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type IncomingMessage, request } from 'node:http';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { workerDatabase } from '../support/database';
import { openWorkerDatabase } from '../support/game';
import { type ReverseProxy, startReverseProxy } from '../support/reverse-proxy';
import { serveWeb, type TestWeb } from '../support/web';

/** A page that others reach under another name, through a proxy at this computer. */

const PUBLIC = new URL('https://games.example.org');

/** More than one computer may ask for in ten seconds. */
const TOO_MANY = 230;

let connection: GameConnection;
let web: TestWeb;
let proxy: ReverseProxy;
let gameId: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  web = await serveWeb((await workerDatabase()).address, { publicUrl: PUBLIC });
  proxy = await startReverseProxy(web.url);
});
afterAll(async () => {
  await proxy.stop();
  await web.stop();
  await connection.close();
});
beforeEach(async () => {
  gameId = await openGame(connection, 'hoarding', 'Through a proxy', { players: 2, dice: 'server' });
  await connection.choose(gameId);
});
afterEach(() => expect(web.errors).toEqual([]));

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

/** Asks through a proxy. fetch would not send these headers. */
async function ask(port: number, path: string, headers: Record<string, string> = {}, form?: Record<string, string>): Promise<Answer> {
  const answer = await open(port, path, headers, form);
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  return { status: answer.statusCode, headers: answer.headers, text };
}

async function open(port: number, path: string, headers: Record<string, string>, form?: Record<string, string>): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1', port, path, agent: false, method: form ? 'POST' : 'GET',
        headers: { host: PUBLIC.host, origin: PUBLIC.origin, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...headers },
      },
      resolve,
    ).on('error', reject);
    asking.end(form ? new URLSearchParams(form).toString() : undefined);
  });
}

/** The number of whom the game waits for. */
async function nextPlayer(): Promise<string> {
  const [row] = await connection.rows<{ next: number }>('SELECT `Player No.` AS next FROM pendingView');
  return String(row?.next);
}

/** Makes a link at the computer that serves the page. @param player '': for watching */
async function linkFor(player: string): Promise<string> {
  const answer = await fetch(`${web.url}/games/${gameId}/invite`, {
    method: 'POST', headers: { origin: web.url }, body: new URLSearchParams(player === '' ? {} : { player }),
  });
  const [whole = ''] = new RegExp(`${PUBLIC.origin}/games/${gameId}/join/[0-9a-f]{32}`).exec(await answer.text()) ?? [];
  return whole.slice(PUBLIC.origin.length);
}

async function join(link: string): Promise<string> {
  const { status, headers } = await ask(proxy.port, link, {}, {});
  expect([status, headers.location]).toEqual([303, `/games/${gameId}`]);
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^guest_\d+=.*; HttpOnly; SameSite=Lax; Secure$/)]);
  return /^[^;]*/.exec(headers['set-cookie']?.[0] ?? '')?.[0] ?? '';
}

test('a guest takes a seat and plays under the public address; the cookie is for encrypted connections only', async () => {
  const next = await nextPlayer();
  const cookie = await join(await linkFor(next));
  const { status } = await ask(proxy.port, `/games/${gameId}/moves`, { cookie }, { action: 'roll', player: next, record: '1' });
  expect(status).toBe(303);
  const [row] = await connection.rows<{ moves: number }>('SELECT COUNT(*) AS moves FROM Gamemanager WHERE game_id = ?', [gameId]);
  expect(row?.moves).toBeGreaterThan(0);
});

test('forms of other sites, and other names, are rejected', async () => {
  const link = await linkFor(await nextPlayer());
  expect((await ask(proxy.port, link, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, {})).status).toBe(403);
  expect((await ask(proxy.port, link, { host: 'evil.example' })).status).toBe(421);
  expect((await ask(proxy.port, link, { host: PUBLIC.host.toUpperCase() })).status).toBe(200);
});

test('nobody is at home through a proxy, also if it calls the page by this computer\'s name', async () => {
  const hiding = await startReverseProxy(web.url, new URL(web.url).host);
  const far = await Promise.all([proxy.port, hiding.port].map(async (port) => (await ask(port, `/games/${gameId}`)).status));
  const next = await nextPlayer();
  const seated = await ask(hiding.port, await linkFor(next), {}, {});
  await hiding.stop();
  expect([far, seated.status, seated.headers['set-cookie']]).toEqual([[403, 403], 303, [expect.stringMatching(/; Secure$/)]]);
  expect((await fetch(`${web.url}/games/${gameId}`)).status).toBe(200);
});

test('a page that expects no proxy takes nobody behind one for the host', async () => {
  const alone = await serveWeb((await workerDatabase()).address);
  const hiding = await startReverseProxy(alone.url, new URL(alone.url).host);
  const statuses = [(await ask(hiding.port, '/')).status, (await fetch(alone.url)).status];
  await hiding.stop();
  await alone.stop();
  expect(statuses).toEqual([403, 200]);
});

test('news arrive through it, and proxies are told not to hold them back', async () => {
  const cookie = await join(await linkFor(''));
  const news = await open(proxy.port, `/games/${gameId}/live?record=0`, { cookie });
  expect([news.statusCode, news.headers['x-accel-buffering']]).toEqual([200, 'no']);
  let [heard, isMade] = ['', false];
  for await (const part of news.setEncoding('utf8')) {
    heard += String(part);
    if (heard.includes('data-record="1"')) break;
    if (!isMade) await connection.run('INSERT INTO Gamemanager () VALUES ()');
    isMade = true;
  }
  expect(heard).toContain('data-record="1"');
});

test('the limit on requests is for each computer behind it, whatever a client writes itself', async () => {
  const asked = async (client: string, madeUp: boolean): Promise<number | undefined> =>
    (await ask(proxy.port, '/assets/1/none.css', { 'x-client': client, ...(madeUp ? { 'x-forwarded-for': `198.51.100.${client.length}` } : {}) })).status;
  const statuses: (number | undefined)[] = [];
  for (let many = 0; many < TOO_MANY; many += 10) {
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => asked('203.0.113.5', index % 2 === 0)))));
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(await asked('203.0.113.6', false)).toBe(404);
  // What a page consists of does not count.
  expect((await ask(proxy.port, '/assets/1/page.css', { 'x-client': '203.0.113.5' })).status).toBe(200);
});
