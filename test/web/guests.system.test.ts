import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type IncomingMessage, request } from 'node:http';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { ask, type Answer } from '../support/ask';
import { findBrowser, startBrowser } from '../support/browser';
import { workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { serveWeb, serving, type TestWeb } from '../support/web';

/** Who comes from another computer: this one has more than one address, and knows itself by the first only. */

let connection: GameConnection;
let web: TestWeb;
let elsewhere: string;
let gameId: number;
serving((served) => {
  ({ connection, web, elsewhere } = served);
}, { isShared: true });
beforeEach(async () => {
  gameId = await openGame(connection, 'hoarding', 'With guests', { players: 2, dice: 'server' });
  await connection.choose(gameId);
});
afterEach(() => expect(web.errors).toEqual([]));

/** Makes a link on the page of the game. @param player '': for watching */
async function linkFor(player: string): Promise<string> {
  const { text } = await ask(`${web.url}/games/${gameId}/invite`, '', player === '' ? {} : { player });
  return new RegExp(`/games/${gameId}/join/[0-9a-f]{32}`).exec(text)?.[0] ?? '';
}

/** Takes what a link is for. @returns the cookie */
async function join(link: string, cookie = ''): Promise<string> {
  const { status, headers } = await ask(elsewhere + link, cookie, {});
  expect([status, headers.get('location')]).toEqual([303, `/games/${gameId}`]);
  expect(headers.get('set-cookie')).toMatch(new RegExp(`^guest_${gameId}=.*Path=/games/${gameId}; HttpOnly; SameSite=Lax$`));
  return /^[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
}

/** The number of whom the game waits for, and of the other. */
async function nextAndOther(): Promise<[string, string]> {
  const rows = await connection.rows<{ player: number; next: number }>('SELECT `Player No.` AS player, (SELECT n.`Player No.` FROM pendingView AS n) AS next FROM playersView');
  const next = rows[0]?.next ?? 0;
  return [String(next), String(rows.find(({ player }) => player !== next)?.player)];
}

async function roll(cookie: string, player: string, action = 'roll'): Promise<Answer> {
  return await ask(`${elsewhere}/games/${gameId}/moves`, cookie, { action, player, record: '1' });
}

const hasButtons = (text: string): boolean => text.includes('class="choices"');

test('a guest has a name of their own, looks back, and reads the ledger and how to play', async () => {
  const [next] = await nextAndOther();
  const link = await linkFor(next);
  const { status, text, headers } = await ask(elsewhere + link, '', { name: 'Player 0\u202e' });
  // The seat is theirs; the name is asked for again.
  expect([status, text]).toEqual([422, expect.stringMatching(/role="alert">Names cannot contain/)]);
  const cookie = /^[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect((await ask(elsewhere + link, cookie, { name: 'Zoe' })).status).toBe(303);
  expect(await connection.rows('SELECT `Player name` AS name FROM playersView WHERE `Player No.` = ?', [next])).toEqual([{ name: 'Zoe' }]);
  for (const path of [`/games/${gameId}/past`, `/games/${gameId}/ledger`, '/how']) {
    const page = await ask(elsewhere + path, cookie);
    expect([path, page.status, page.text.includes('href="/games"'), page.text.includes('/forks')]).toEqual([path, 200, false, false]);
  }
  expect((await ask(`${elsewhere}/games/${gameId}/forks`, cookie, { record: '0' })).status).toBe(403);
});

test('a link is shown as a QR code, too', async () => {
  const [next] = await nextAndOther();
  const { text } = await ask(`${web.url}/games/${gameId}/invite`, '', { player: next });
  expect(text).toMatch(/<svg class="qr-code"[^>]*aria-label="QR code of the link for [^"]+"/);
});

test('a link says what it gives: a seat, to one person, or the view, to anybody', async () => {
  const [next] = await nextAndOther();
  const said = async (form: Record<string, string>): Promise<boolean[]> => {
    const { text } = await ask(`${web.url}/games/${gameId}/invite`, '', form);
    return ['Anyone with this link can take the seat, once. Copy it now', 'Anyone with this link can watch. Copy it now'].map((sentence) => text.includes(sentence));
  };
  expect([await said({ player: next }), await said({})]).toEqual([[true, false], [false, true]]);
});

test('without a link there is nothing but what pages are drawn with', async () => {
  for (const path of ['/', '/games', '/new', '/saves', `/games/${gameId}`, `/games/${gameId}/live`, `/games/${gameId}/invite`, `/games/${gameId}/past`, `/games/${gameId}/tiles/1`]) {
    expect([path, (await ask(elsewhere + path)).status]).toEqual([path, 403]);
  }
  await changingNothing(connection, async () => {
    for (const path of ['/games', `/games/${gameId}/moves`, `/games/${gameId}/invite`, `/games/${gameId}/save`, `/games/${gameId}/forks`]) {
      expect([path, (await ask(elsewhere + path, `guest_${gameId}=x`, { player: '1' })).status]).toEqual([path, 403]);
    }
  });
  const { text } = await ask(web.url);
  expect((await ask(elsewhere + (/\/assets\/[^"]+css/.exec(text)?.[0] ?? ''))).status).toBe(200);
});

test('who has a link moves for his seat, and for no other; who made it does not', async () => {
  const [next, other] = await nextAndOther();
  const guest = await join(await linkFor(next));
  const another = await openGame(connection, 'hoarding', null, { players: 2 });
  expect(hasButtons((await ask(`${elsewhere}/games/${gameId}`, guest)).text)).toBe(true);
  expect(hasButtons((await ask(`${web.url}/games/${gameId}`)).text)).toBe(false);
  await changingNothing(connection, async () => {
    expect((await roll(guest, other)).status).toBe(403);
    expect((await ask(`${elsewhere}/games/${gameId}/moves`, guest, { action: 'roll', record: '1' })).status).toBe(403);
    expect((await ask(`${web.url}/games/${gameId}/moves`, '', { action: 'roll', player: next, record: '1' })).status).toBe(403);
    for (const path of ['/', '/games', `/games/${gameId}/invite`, `/games/${gameId}/save`]) expect((await ask(elsewhere + path, guest)).status).toBe(403);
    expect((await ask(`${elsewhere}/games/${another}`, guest.replace(String(gameId), String(another)))).status).toBe(403);
  });
  expect((await roll(guest, next)).status).toBe(303);
  expect(await connection.rows('SELECT COUNT(*) AS moves FROM ledgerView')).toEqual([{ moves: 1 }]);
});

test('what is for all takes all seats, however it is written', async () => {
  gameId = await openGame(connection, 'singletonopoly', 'With guests', { players: 2, dice: 'server' });
  await connection.choose(gameId);
  const [next, other] = await nextAndOther();
  const guest = await join(await linkFor(next));
  const others = ['end', 'END', 'énd', 'ｅｎｄ', 'end ', 'change_dice'];
  for (const action of others) expect([action, (await roll(guest, next, action)).status]).toEqual([action, 403]);
  expect((await ask(`${elsewhere}/games/${gameId}`, guest)).text).not.toContain('value="end"');
  const both = await join(await linkFor(other), guest);
  expect(both).toBe(guest);
  expect((await ask(`${elsewhere}/games/${gameId}`, both)).text).toContain('value="end"');
});

test('only the host enters dice that people roll themselves, also those of a guest', async () => {
  gameId = await openGame(connection, 'classic', 'At a table', { players: ['Ada', 'Ben'], dice: 'table', rules: { player_order: 'seat' } });
  await connection.choose(gameId);
  const guest = await join(await linkFor('0'));
  const page = (await ask(`${elsewhere}/games/${gameId}`, guest)).text;
  expect([page.includes('name="dice"'), page.includes('The host enters them.')]).toEqual([false, true]);
  const moves = `/games/${gameId}/moves`;
  const dice = { action: 'roll', player: '0', record: '1', dice: '3' };
  await changingNothing(connection, async () => {
    const { status, text } = await ask(elsewhere + moves, guest, dice);
    expect([status, text]).toEqual([403, expect.stringContaining('dice_not_yours: ')]);
    // The host moves for no guest, but for their dice.
    expect((await ask(web.url + moves, '', { action: 'leave', player: '0', record: '1', dice: '3' })).status).toBe(403);
    expect((await ask(web.url + moves, '', { action: 'roll', player: '0', record: '1' })).status).toBe(403);
  });
  expect((await ask(`${web.url}/games/${gameId}`)).text).toMatch(/Enter dice.*aria-label="Die 1".*aria-label="Die 2"/s);
  const form = new URLSearchParams([['action', 'roll'], ['player', '0'], ['record', '1'], ['dice', '1'], ['dice', '2']]);
  const entered = await fetch(web.url + moves, { method: 'POST', body: form, redirect: 'manual', headers: { origin: web.url } });
  expect(entered.status).toBe(303);
  expect(await connection.rows('SELECT dice, dice2 FROM ledgerView')).toEqual([{ dice: 1, dice2: 2 }]);
  // Every other move stays with the guest.
  expect((await ask(elsewhere + moves, guest, { action: 'buy', player: '0', record: '2' })).status).toBe(303);
});

test('a seat is for who comes first, and a link that is only looked at takes none', async () => {
  const link = await linkFor('1');
  expect((await ask(elsewhere + link)).text).toContain('Take the seat');
  const guest = await join(link);
  const { status, text } = await ask(elsewhere + link, '', {});
  expect([status, text]).toEqual([422, expect.stringContaining('This seat has already been taken')]);
  expect(await join(link, guest)).toBe(guest);
  // The page says so before anybody tries, and what they can do instead.
  const stranger = (await ask(elsewhere + link)).text;
  expect([stranger.includes('<form'), stranger.includes(`href="/games/${gameId}"`)]).toEqual([false, false]);
  expect(stranger).toContain('Ask the host of the game for another link: to another seat, or to watch.');
  const watcher = (await ask(elsewhere + link, await join(await linkFor('')))).text;
  expect([watcher.includes('<form'), /href="\/games\/\d+">Watch the game</.test(watcher)]).toEqual([false, true]);
  expect((await ask(elsewhere + link, guest)).text).toMatch(/href="\/games\/\d+">Go on playing</);
});

test('who watches has no buttons, and another link makes him a player', async () => {
  const [next] = await nextAndOther();
  const link = await linkFor('');
  const watcher = await join(link);
  expect(hasButtons((await ask(`${elsewhere}/games/${gameId}`, watcher)).text)).toBe(false);
  expect((await roll(watcher, next)).status).toBe(403);
  const player = await join(await linkFor(next), watcher);
  expect(player).not.toBe(watcher);
  // Who has the link for watching knows nothing of the seat.
  expect((await roll(watcher, next)).status).toBe(403);
  expect((await roll(player, next)).status).toBe(303);
});

test('a move that comes slowly is not made for a seat that was taken back meanwhile', async () => {
  const [next] = await nextAndOther();
  const cookie = await join(await linkFor(next));
  const body = new URLSearchParams({ action: 'roll', player: next, record: '1' }).toString();
  const { hostname, port, origin } = new URL(elsewhere);
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(
      { hostname, port, path: `/games/${gameId}/moves`, method: 'POST', headers: { origin, cookie, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length } },
      (answer) => resolve(answer.resume().statusCode),
    );
    sending.on('error', reject);
    sending.write(body.slice(0, 5), () => {
      void ask(`${web.url}/games/${gameId}/invite/back`, '', { player: next }).then(() => sending.end(body.slice(5)), reject);
    });
  });
  expect(answered).toBe(403);
  expect(await connection.rows('SELECT action FROM ledgerView')).toEqual([]);
});

test('a link that was taken back, or made anew, ends what was taken by it', async () => {
  const [next] = await nextAndOther();
  const first = await join(await linkFor(next));
  const link = await linkFor(next);
  expect((await roll(first, next)).status).toBe(403);
  const second = await join(link);
  expect((await ask(`${web.url}/games/${gameId}/invite/back`, '', { player: next })).status).toBe(303);
  expect([(await roll(second, next)).status, (await ask(elsewhere + link, '', {})).status]).toEqual([403, 422]);
  expect(hasButtons((await ask(`${web.url}/games/${gameId}`)).text)).toBe(true);
});

test('a page that is served again knows its guests', async () => {
  const [next] = await nextAndOther();
  const guest = await join(await linkFor(next));
  const again = await serveWeb((await workerDatabase()).address, { isShared: true });
  const url = `${again.url.replace('localhost', '127.0.0.2')}/games/${gameId}`;
  expect(hasButtons((await ask(url, guest)).text)).toBe(true);
  await again.stop();
});

test('the policy for windows of other sites is sent only where browsers honour it', async () => {
  const policy = async (url: string): Promise<string | null> => (await ask(url)).headers.get('cross-origin-opener-policy');
  expect([await policy(web.url), await policy(elsewhere)]).toEqual(['same-origin', null]);
});

test('a page that is not shared has no other names', async () => {
  const alone = await serveWeb((await workerDatabase()).address);
  const { port } = new URL(alone.url);
  const status = await new Promise<number | undefined>((resolve) => {
    request({ host: '127.0.0.1', port, headers: { host: `192.0.2.1:${port}` } }, (answer) => resolve(answer.resume().statusCode)).end();
  });
  expect(status).toBe(421);
  expect((await ask(`${alone.url}/games/${gameId}/invite`)).text).toContain('npx sqlopoly web --share');
  await alone.stop();
});

test('a name that somebody else could have given to this computer is none', async () => {
  const { port } = new URL(web.url);
  const statuses = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'].map((name) => new Promise<number | undefined>((resolve) => {
    request({ host: '127.0.0.1', port, headers: { host: `${name}:${port}` } }, (answer) => resolve(answer.resume().statusCode)).end();
  }));
  expect(await Promise.all(statuses)).toEqual([421, 421, 421]);
});

test('who asks too often is put off', async () => {
  const other = web.url.replace('localhost', '127.0.0.3');
  const { port } = new URL(other);
  const statuses = await Promise.all(Array.from({ length: 230 }, () => new Promise<number | undefined>((resolve) => {
    request({ host: '127.0.0.1', localAddress: '127.0.0.3', port, path: '/games/1/join/x', headers: { host: `127.0.0.3:${port}` } }, (answer) => resolve(answer.resume().statusCode)).end();
  })));
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect((await fetch(web.url)).status).toBe(200);
});

test('who asks whether there is news does not listen', async () => {
  const cookie = await join(await linkFor(''));
  const live = `${elsewhere}/games/${gameId}/live`;
  for (let asked = 0; asked < 25; asked += 1) expect((await fetch(live, { method: 'HEAD', headers: { cookie } })).status).toBe(200);
  const news = await fetch(live, { headers: { cookie } });
  expect(news.status).toBe(200);
  await news.body?.cancel();
});

test('so is who listens with too many pages', async () => {
  const guest = await join(await linkFor(''));
  const answers = await Promise.all(Array.from({ length: 25 }, () => new Promise<IncomingMessage>((resolve, reject) => {
    request(`${elsewhere}/games/${gameId}/live?record=0`, { headers: { cookie: guest }, agent: false }, resolve).on('error', reject).end();
  })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  for (const answer of answers) answer.destroy();
});

const browserFile = findBrowser();

describe('in a browser', () => {
  test(browserFile === undefined ? 'NOT RUN, there is no Chromium' : 'two people play at two computers, and one is put out', async () => {
    if (browserFile === undefined) return expect((await ask(`${web.url}/games/${gameId}`)).status).toBe(200);
    const browser = await startBrowser(browserFile);
    const [home, away] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
    const [next] = await nextAndOther();
    await home.goto(`${web.url}/games/${gameId}`);
    await home.waitForSelector('body[data-live]');
    await away.goto(elsewhere + (await linkFor(next)));
    await away.click('text=Take the seat');
    await away.waitForSelector('body[data-live]');
    await home.waitForSelector('text=at another computer');
    expect(await away.textContent(`#seat-${next} small`)).toBe('you');
    expect(await home.locator('.choices').count()).toBe(0);
    await away.click('.choices button.main >> nth=0');
    await away.waitForSelector("#table:not([data-record='0'])");
    await home.waitForSelector("#table:not([data-record='0'])");
    await home.goto(`${web.url}/games/${gameId}/invite`);
    await home.click('[aria-label^="Cancel the link for"]');
    await away.waitForSelector('h1:has-text("You need a link")');
    await browser.close();
    return undefined;
  });
});
