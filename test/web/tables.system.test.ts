import { afterEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { freeSeat, readLobby, readLobbySeats, readOwnLobbies, seatBots } from '../../src/client/lobbies';
import { ask } from '../support/ask';
import { workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { inBrowser } from '../support/looking';
import { DESK, overflow, PHONE, violations } from '../support/page-checks';
import { serveWeb, serving, type TestWeb } from '../support/web';

/** A table that people join by one link. Guests come from another address of this computer. */

let connection: GameConnection;
let web: TestWeb;
let elsewhere: string;
serving((served) => {
  ({ connection, web, elsewhere } = served);
}, { isShared: true });
afterEach(() => expect(web.errors).toEqual([]));

/** A table with Ann at its first seat. */
interface Table {
  id: number;
  /** the page of the host */
  home: string;
  /** the page behind the link */
  door: string;
}

async function openTable(fields: Record<string, string> = {}): Promise<Table> {
  const { status, location, cookie } = await ask(`${web.url}/tables`, '', { edition: 'standard', dice: 'server', who: '', player: 'Ann', ...fields });
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/tables\/\d+$/)]);
  const link = /link_\d+=([0-9a-f]{32})/.exec(cookie)?.[1] ?? '';
  return { id: Number(location?.split('/')[2]), home: web.url + (location ?? ''), door: `${elsewhere}/t/${link}` };
}

/** Takes a seat. @returns the cookie of the browser */
async function join({ door, id }: Table, form: Record<string, string>, before = ''): Promise<string> {
  const { status, location, cookie } = await ask(`${door}/join`, before, form);
  expect([status, location]).toEqual([303, `/waiting/${id}`]);
  return cookie;
}

async function namesAt({ id }: Table): Promise<(string | null)[]> {
  return (await readLobbySeats(connection, id)).map(({ Name: name }) => name);
}

/** Ends the newest game of a table: whose turn it is leaves. @returns its number */
async function leaveGame({ id }: Table): Promise<number> {
  const gameId = (await readLobby(connection, id))?.Game ?? 0;
  await connection.choose(gameId);
  const [next] = await connection.rows<{ player: number }>("SELECT `Player No.` AS player FROM movesView WHERE Action = 'leave'");
  await connection.run("INSERT INTO Gamemanager (player_ID, action) VALUES (?, 'leave')", [next?.player ?? -1]);
  return gameId;
}

test('everybody has the colour at the table that they have in the game, also where seats between them stay free', async () => {
  const table = await openTable();
  const zoe = await join(table, { name: 'Zoe', seat: '4' });
  await join(table, { name: 'Max', seat: '2' });
  const coloursAt = async (): Promise<string[]> => {
    const { text } = await ask(`${elsewhere}/waiting/${table.id}`, zoe);
    return [...text.matchAll(/<li class="" id="place-\d+" style="--player: var\(--player-(\d)\)">.*?<strong>([A-Z][a-z]+)</gs)].map(([, colour = '', name = '']) => `${name} ${colour}`);
  };
  const expected = ['Ann 0', 'Max 1', 'Zoe 2'];
  expect(await coloursAt()).toEqual(expected);
  const game = (await ask(`${table.home}/start`, '', {})).location ?? '';
  const { text } = await ask(web.url + game, '');
  const inGame = [...text.matchAll(/class="mark" style="background: var\(--player-(\d)\)"[^>]*>.*?<\/span><span class="name">([A-Z][a-z]+)/g)].map(([, colour = '', name = '']) => `${name} ${colour}`);
  expect([...new Set(inGame)].sort()).toEqual(expected);
});

test('another game: guests and host ask for it, others come to the table, and spectators go back to it', async () => {
  const table = await openTable();
  const zoe = await join(table, { name: 'Zoe' });
  const game = (await ask(`${table.home}/start`, '', {})).location ?? '';
  const [atGame, watching] = [await ask(`${elsewhere}/waiting/${table.id}`, zoe), await ask(`${table.door}/watch`, '', {})];
  expect([atGame.location, watching.location]).toEqual([game, game]);
  // While it is played there is none.
  expect((await ask(`${elsewhere}${game}/again`, `${zoe}; ${atGame.cookie}`, {})).location).toBe(`/waiting/${table.id}`);
  expect((await readLobbySeats(connection, table.id)).map(({ Ready: ready }) => ready).slice(0, 2)).toEqual([0, 0]);
  await leaveGame(table);
  expect((await ask(`${elsewhere}${game}/again`, watching.cookie, {})).location).toBe(table.door.slice(elsewhere.length));
  expect((await ask(table.door)).text).toContain('Take the seat');
  expect((await ask(`${elsewhere}${game}/again`, '', {})).status).toBe(403);
  expect((await ask(`${elsewhere}${game}/again`, `${zoe}; ${atGame.cookie}`, {})).location).toBe(`/waiting/${table.id}`);
  const host = await ask(table.home);
  expect([host.text.includes('has not answered'), host.text.includes('Play again'), host.text.includes('won 1')]).toEqual([true, true, true]);
  expect((await ask(`${web.url}${game}/again`, '', {})).location).toBe(`/tables/${table.id}`);
  const next = (await ask(table.home)).location;
  expect(next).not.toBe(game);
  expect((await ask(`${elsewhere}/waiting/${table.id}`, zoe)).location).toBe(next);
  const follows = await ask(`${elsewhere}${game}/again`, watching.cookie, {});
  expect([follows.location, (await ask(`${elsewhere}${next}`, follows.cookie)).status]).toEqual([next, 200]);
  expect((await ask(table.door)).text).toContain('2 players. The game has begun.');
});

test('the host begins without somebody who does not answer, who can watch', async () => {
  const table = await openTable();
  const [zoe, max] = [await join(table, { name: 'Zoe' }), await join(table, { name: 'Max' })];
  await ask(`${table.home}/start`, '', {});
  for (let left = 0; left < 2; left += 1) await leaveGame(table);
  expect((await ask(`${elsewhere}/waiting/${table.id}/again`, zoe, {})).location).toBe(`/waiting/${table.id}`);
  expect((await ask(table.home)).text).toContain('Start without Max');
  const next = (await ask(`${table.home}/start`, '', {})).location ?? '';
  const follows = await ask(`${elsewhere}/waiting/${table.id}`, max);
  expect(follows.location).toBe(next);
  expect((await ask(elsewhere + next, follows.cookie)).status).toBe(200);
  const playing = await ask(`${elsewhere}/waiting/${table.id}`, zoe);
  expect((await ask(table.door)).text).toContain('2 players. The game has begun.');
  // After it he comes to the table, and has not said yet that he plays.
  await leaveGame(table);
  expect((await ask(`${elsewhere}${next}/again`, `${max}; ${follows.cookie}`, {})).location).toBe(`/waiting/${table.id}`);
  expect((await readLobbySeats(connection, table.id)).map(({ Ready: ready }) => ready).slice(0, 3)).toEqual([0, 0, 0]);
  // Somebody who played it and has lost the seat is told what to do.
  await freeSeat(connection, table.id, '1', null);
  const without = await ask(`${elsewhere}${next}/again`, `${zoe}; ${playing.cookie}`, {});
  expect([without.status, without.text.includes('You have no seat at this table any more.')]).toEqual([200, true]);
});

test('the form for a new game opens a table; those who are named sit at it, and the link is on the page of the host', async () => {
  const table = await openTable({ 'token-0': 'Car', pace: 'short', name: 'Friday' });
  expect(await readLobbySeats(connection, table.id)).toMatchObject([{ Name: 'Ann', Token: 'Car' }, ...Array<object>(7).fill({ Name: null })]);
  const link = /[0-9a-f]{32}/.exec(table.door)?.[0] ?? '';
  const known = (await ask(table.home, `link_${table.id}=${link}`)).text;
  expect([known.includes(`/t/${link}"`), known.includes('aria-label="QR code of the link to this table"')]).toEqual([true, true]);
  const unknown = (await ask(table.home)).text;
  expect([unknown.includes(link), unknown.includes('The link was shown in another browser.')]).toEqual([false, true]);
  expect((await ask(`${web.url}/games`)).text).toContain(`href="/tables/${table.id}"`);
});

test('a refused table is not opened, and the form is as it was sent', async () => {
  const own = (await readOwnLobbies(connection)).length;
  for (const [field, value, sentence] of [['player', 'A{}', 'Names cannot contain braces'], ['pace', 'x', 'There is no pace x'], ['token-0', 'Zeppelin', 'There is no piece Zeppelin']] as const) {
    const { status, text } = await ask(`${web.url}/tables`, '', { edition: 'standard', who: '', player: 'Ann', [field]: value });
    expect([status, text]).toEqual([422, expect.stringContaining(sentence)]);
  }
  expect(await readOwnLobbies(connection)).toHaveLength(own);
});

test('the link shows what is played, who is there, and the seats and tokens that are left', async () => {
  const table = await openTable({ 'token-0': 'Car', pace: 'short' });
  const { status, text } = await ask(table.door);
  expect(status).toBe(200);
  for (const part of ['Ann invites you to a game of the standard edition', '2 to 8 players', 'about 45 minutes', '<svg class="mini-board"', '1 of 8 seats taken.', '>Ann</strong>', 'title="Car: taken"', 'Take the seat']) expect(text).toContain(part);
  expect(text).toMatch(/value="Car" disabled/);
  expect([text.includes('value="0"'), text.includes('value="1" checked')]).toEqual([false, true]);
  // Looking takes no seat.
  expect(await namesAt(table)).toEqual(['Ann', ...Array<null>(7).fill(null)]);
});

test('a wrong link, and one that was withdrawn, say so and show nothing', async () => {
  const table = await openTable();
  await ask(`${table.home}/link/back`, '', {});
  for (const path of ['', '/live', '/join', '/watch']) {
    for (const url of [table.door + path, `${elsewhere}/t/${'0'.repeat(32)}${path}`]) {
      const { status, text } = await ask(url, '', path === '/join' || path === '/watch' ? { name: 'Zoe' } : undefined);
      expect([url, status, text.includes('This link is not valid, or it was withdrawn.'), text.includes('Ann')]).toEqual([url, 422, true, false]);
    }
  }
  expect(await namesAt(table)).toEqual(['Ann', ...Array<null>(7).fill(null)]);
});

test('guests reach the pages of the host neither with a seat nor without', async () => {
  const table = await openTable();
  const zoe = await join(table, { name: 'Zoe', seat: '1' });
  const home = table.home.replace('localhost', '127.0.0.2');
  await changingNothing(connection, async () => {
    for (const path of ['', '/live']) expect([path, (await ask(home + path, zoe)).status]).toEqual([path, 403]);
    for (const path of ['/bots', '/free', '/close', '/reopen', '/start', '/link', '/link/back', '/delete', '/join']) {
      expect([path, (await ask(home + path, zoe, { seat: '0', name: 'Zoe' })).status]).toEqual([path, 403]);
    }
    expect((await ask(`${elsewhere}/tables`, zoe, { edition: 'standard' })).status).toBe(403);
  });
});

test('a guest changes and leaves only their own seat', async () => {
  const table = await openTable();
  const [zoe, max] = [await join(table, { name: 'Zoe', seat: '1' }), await join(table, { name: 'Max', seat: '2' })];
  const waiting = `${elsewhere}/waiting/${table.id}`;
  expect((await ask(table.door, zoe)).location).toBe(`/waiting/${table.id}`);
  expect((await ask(waiting, zoe)).text).toContain('You are at the table as Zoe. Waiting for Ann to begin.');
  await changingNothing(connection, async () => {
    for (const cookie of ['', `table_${table.id}=x`, `table_${table.id}=`]) {
      expect((await ask(waiting, cookie)).text).toMatch(/You have no seat at this table any more(?![^]*Ann)/);
      for (const path of ['/join', '/leave']) expect((await ask(waiting + path, cookie, { name: 'Thief', seat: '1' })).status).toBe(403);
    }
  });
  expect((await ask(`${waiting}/join`, zoe, { name: 'Zoë', seat: '5' })).status).toBe(303);
  expect(await namesAt(table)).toEqual(['Ann', null, 'Max', null, null, 'Zoë', null, null]);
  expect((await ask(`${waiting}/leave`, max, {})).text).toContain('You have left the table.');
  expect([(await ask(waiting, max)).text.includes('You have no seat at this table any more.'), await namesAt(table)]).toEqual([true, ['Ann', null, null, null, null, 'Zoë', null, null]]);
});

test('who joins twice in one browser has one seat, and a seat is for one of those who want it', async () => {
  const table = await openTable();
  const zoe = await join(table, { name: 'Zoe', seat: '1' });
  await join(table, { name: 'Zoe', seat: '3' }, zoe);
  const { status, text } = await ask(`${table.door}/join`, '', { name: 'Max', seat: '3', token: 'Cat' });
  expect([status, text]).toEqual([422, expect.stringContaining('Somebody else has just taken that seat. Choose one of those that are left.')]);
  expect([text.includes('value="Max"'), text.includes('value="3"'), text.includes('value="1" checked')]).toEqual([true, false, true]);
  expect(await namesAt(table)).toEqual(['Ann', null, null, 'Zoe', null, null, null, null]);
});

test.each([['', 'needs a name'], ['ann', 'has that name, or one that looks like it'], ['Аnn', 'Do not mix alphabets'], ['x'.repeat(41), 'at most 40 characters'], ['A\u202eB', 'cannot contain']])('a guest cannot be called %j', async (name, sentence) => {
  const table = await openTable();
  const { status, text } = await ask(`${table.door}/join`, '', { name, seat: '1' });
  expect([status, text]).toEqual([422, expect.stringContaining(sentence)]);
});

test('markup in names is text', async () => {
  const table = await openTable({ player: '<img src=x>' });
  await join(table, { name: '</strong><script>alert(1)</script>', seat: '1' });
  for (const url of [table.door, table.home, `${web.url}/games`]) expect((await ask(url)).text).not.toMatch(/<img|<script>alert/);
});

test('a full table, and one that is closed, say so, and the host frees seats', async () => {
  const table = await openTable();
  for (let seat = 1; seat < 8; seat += 1) await ask(`${table.home}/join`, '', { name: `Player ${seat + 1}`, seat: String(seat) });
  expect((await ask(table.door)).text).toMatch(/8 of 8 seats taken\. You can watch as soon as the game begins/);
  expect((await ask(`${table.door}/join`, '', { name: 'Zoe' })).text).toContain('All seats of this table are taken.');
  await ask(`${table.home}/free`, '', { seat: '3' });
  await ask(`${table.home}/close`, '', {});
  const closed = await ask(table.door);
  expect([closed.text.includes('Ann lets nobody else in now.'), closed.text.includes('Take the seat')]).toEqual([true, false]);
  expect((await ask(`${table.door}/join`, '', { name: 'Zoe' })).text).toContain('The host admits nobody else to this table.');
  await ask(`${table.home}/reopen`, '', {});
  await join(table, { name: 'Zoe' });
});

test('one address takes thirty seats a minute', async () => {
  const table = await openTable();
  const other = await serveWeb((await workerDatabase()).address, { isShared: true });
  const door = table.door.replace(elsewhere, other.url.replace('localhost', '127.0.0.2'));
  const statuses: number[] = [];
  for (let tries = 0; tries < 40 && statuses.at(-1) !== 429; tries += 1) {
    statuses.push((await ask(`${door}/join`, '', { name: `Joker ${tries}`, seat: '1' })).status);
    await ask(`${table.home}/free`, '', { seat: '1' });
  }
  expect(statuses).toEqual([...Array<number>(30).fill(303), 429]);
  await other.stop();
});

test('the game begins with those who are there: their browsers move for them, and the link is for watching', async () => {
  const table = await openTable();
  const zoe = await join(table, { name: 'Zoe', seat: '4', token: 'Cat' });
  expect((await ask(`${table.home}/bots`, '', { seat: '2' })).status).toBe(303);
  const { status, location } = await ask(`${table.home}/start`, '', {});
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/games\/\d+$/)]);
  const game = Number(location?.split('/')[2]);
  await connection.choose(game);
  expect(await connection.rows('SELECT `Player No.` AS no, `Player name` AS name, Token AS token, `Character` IS NULL AS person FROM playersView ORDER BY 1')).toMatchObject([
    { no: 0, name: 'Ann', person: 1 }, { no: 1, person: 0 }, { no: 2, name: 'Zoe', token: 'Cat', person: 1 },
  ]);
  const seated = await ask(`${elsewhere}/waiting/${table.id}`, zoe);
  expect([seated.status, seated.location]).toEqual([303, `/games/${game}`]);
  expect((await ask(`${elsewhere}/games/${game}`, seated.cookie)).text).toMatch(/id="seat-2"[^]*?<small>you/);
  // A newcomer watches; the host's page and the seated guest's link lead to the game.
  const late = await ask(table.door);
  expect([late.text.includes('The game has begun.'), late.text.includes('Watch the game'), late.text.includes('Take the seat')]).toEqual([true, true, false]);
  const watching = await ask(`${table.door}/watch`, '', {});
  expect([watching.location, (await ask(`${elsewhere}/games/${game}`, watching.cookie)).status]).toEqual([`/games/${game}`, 200]);
  expect((await ask(`${elsewhere}/games/${game}/moves`, watching.cookie, { action: 'roll', player: '2', record: '1' })).status).toBe(403);
  expect((await ask(table.home)).location).toBe(`/games/${game}`);
  expect((await ask(`${table.door}/join`, '', { name: 'Late' })).location).toBe(new URL(table.door).pathname);
  await ask(`${table.home}/link/back`, '', {});
  expect((await ask(`${elsewhere}/games/${game}`, watching.cookie)).status).toBe(403);
  expect((await ask(`${elsewhere}/games/${game}`, seated.cookie)).status).toBe(200);
});

test('a new link replaces the old one; those who have a seat stay', async () => {
  const table = await openTable();
  const zoe = await join(table, { name: 'Zoe', seat: '1' });
  const { cookie } = await ask(`${table.home}/link`, '', {});
  expect((await ask(table.door)).status).toBe(422);
  expect((await ask(`${elsewhere}/t/${/link_\d+=([0-9a-f]{32})/.exec(cookie)?.[1] ?? ''}`)).status).toBe(200);
  expect((await ask(`${elsewhere}/waiting/${table.id}`, zoe)).status).toBe(200);
});

test('bots of the form keep their seats, names and tokens, and everybody reads what differs from a usual game', async () => {
  const seats = [['', 'Ann', 'Cat'], ['Ebenezer Scrooge', 'Scroogy', 'Ship'], ['', '', ''], ['Master Builder', '', ''], ['-', '', '']];
  const { location, cookie } = await ask(`${web.url}/tables`, '', [
    ['edition', 'standard'], ['dice', 'table'], ['clock', '60'],
    ...seats.flatMap(([who = '', name = '', token = ''], seat): [string, string][] => [['who', who], ['player', name], [`token-${seat}`, token]]),
  ]);
  const id = Number(location?.split('/')[2]);
  const rows = await readLobbySeats(connection, id);
  expect(rows.slice(0, 5).map(({ Name: name, Bot: bot, Token: token }) => [name, bot, token])).toEqual([
    ['Ann', null, 'Cat'], ['Scroogy', 'Ebenezer Scrooge', 'Ship'], [null, null, null], ['Master Builder', 'Master Builder', expect.any(String)], [null, null, null],
  ]);
  const link = /link_\d+=([0-9a-f]{32})/.exec(cookie)?.[1] ?? '';
  for (const page of [await ask(web.url + (location ?? '')), await ask(`${elsewhere}/t/${link}`)]) {
    expect([...page.text.matchAll(/<span class="tag">([^<]*)/g)].map(([, tag]) => tag)).toEqual(['2 to 8 players', 'about 2 hours', '60 seconds a move', 'dice: your own']);
  }
  const { location: game } = await ask(`${web.url}${location ?? ''}/start`, '', {});
  await connection.choose(Number(game?.split('/')[2]));
  expect((await connection.rows<{ name: string }>('SELECT `Player name` AS name FROM playersView ORDER BY name')).map(({ name }) => name)).toEqual(['Ann', 'Master Builder', 'Scroogy']);
});

test('a bot whose name or token somebody has opens no table, and the form stays', async () => {
  const before = (await readOwnLobbies(connection)).length;
  for (const [name, token] of [['ann', 'Ship'], ['Scroogy', 'Cat']] as const) {
    const { status, text } = await ask(`${web.url}/tables`, '', [['edition', 'standard'], ['who', ''], ['player', 'Ann'], ['token-0', 'Cat'], ['who', 'Ebenezer Scrooge'], ['player', name], ['token-1', token]]);
    expect([status, text]).toEqual([422, expect.stringContaining('Somebody at this table')]);
    expect(text).toContain(`value="${name}"`);
  }
  expect((await readOwnLobbies(connection)).length).toBe(before);
});

test('the host starts once, and too few cannot begin', async () => {
  const table = await openTable();
  const alone = await ask(`${table.home}/start`, '', {});
  expect([alone.status, alone.text]).toEqual([422, expect.stringContaining('needs at least 2 players')]);
  await join(table, { name: 'Zoe' });
  const [one, other] = await Promise.all([ask(`${table.home}/start`, '', {}), ask(`${table.home}/start`, '', {})]);
  expect([one.location, one.location]).toEqual([other.location, expect.stringMatching(/^\/games\//)]);
  expect((await readLobby(connection, table.id))?.Games).toBe(1);
});

test('the table of another account is none on this page', async () => {
  const table = await openTable();
  await connection.run("UPDATE Lobby SET account = 'somebody else' WHERE lobby_id = ?", [table.id]);
  for (const path of ['', '/live']) expect([path, (await ask(table.home + path)).status]).toEqual([path, 404]);
});

test('a page that is not shared has no link, and says how it gets one', async () => {
  const alone = await serveWeb((await workerDatabase()).address);
  const { location } = await ask(`${alone.url}/tables`, '', { edition: 'standard', who: '', player: 'Ann' });
  const { text } = await ask(alone.url + (location ?? ''));
  expect([text.includes('web --share'), text.includes('QR code')]).toEqual([true, false]);
  await alone.stop();
});

inBrowser(() => web, ({ page, another }) => {
  test('three people meet at a table, see each other arrive, and are led to the game', async () => {
    const [home, zoe, max] = [page(), await another(), await another({ viewport: PHONE })];
    for (const one of [home, zoe, max]) one.setDefaultTimeout(15_000);
    await home.goto(`${web.url}/new?edition=standard`);
    await home.fill('input[name=player] >> nth=0', 'Ann');
    await home.selectOption('select[name=who] >> nth=1', { label: 'A person' });
    for (const seat of [2, 3]) await home.selectOption(`select[name=who] >> nth=${seat}`, { label: 'Nobody' });
    await home.click('text=Invite friends');
    await home.waitForSelector('body[data-live]');
    const door = (await home.inputValue('.link input >> nth=0')).replace(/\/\/[^/]*/, elsewhere.slice('http:'.length));
    await Promise.all([zoe, max].map((page) => page.goto(door)));
    await Promise.all([zoe, max].map((page) => page.waitForSelector('body[data-live]')));
    // Max is typing while Zoe takes the seat and the token that were chosen in his form.
    await max.fill('input[name=name]', 'Max');
    const token = await zoe.locator('input[name=token]:checked').inputValue();
    expect(await max.locator('input[name=token]:checked').inputValue()).toBe(token);
    await zoe.fill('input[name=name]', 'Zoe');
    await zoe.click('text=Take the seat');
    for (const one of [home, max]) await one.waitForSelector('#place-1 strong:text-is("Zoe")');
    expect(await max.inputValue('input[name=name]')).toBe('Max');
    expect(await max.locator('input[name=token]:checked').inputValue()).not.toBe(token);
    await max.click('text=Take the seat');
    for (const one of [home, zoe]) await one.waitForSelector('#place-2 strong:text-is("Max")');
    await zoe.waitForSelector('text=3 of 8 seats taken. You are at the table as Zoe.');
    for (const one of [home, zoe, max]) expect([await violations(one), await overflow(one)]).toEqual([[], 0]);
    // The host frees a seat: its browser hears of it, and comes back by the link.
    await home.click('[aria-label="Remove Max"]');
    await max.waitForSelector('h1:has-text("You have no seat at this table any more")');
    await max.goto(door);
    await max.fill('input[name=name]', 'Max');
    await max.click('text=Take the seat');
    await home.waitForSelector('#place-2 strong:text-is("Max")');
    // A bot comes from any SQL client.
    const [{ Lobby: lobby } = { Lobby: 0 }] = await readOwnLobbies(connection);
    await seatBots(connection, lobby, '3');
    await zoe.waitForSelector('#place-3:not(.free)');
    await home.waitForSelector('#place-3:not(.free)');
    await home.click('text=Start game');
    for (const one of [home, zoe, max]) await one.waitForURL(/\/games\/\d+$/);
    await Promise.all([zoe, max].map((page) => page.waitForSelector('#table')));
    expect([await zoe.locator('small:text-is("you")').count(), await max.locator('small:text-is("you")').count()]).toEqual([1, 1]);
  });

  test('between two games, somebody who still looks at the last one is there', async () => {
    const table = await openTable();
    const [name = '', value = ''] = (await join(table, { name: 'Zoe' })).split('=');
    await ask(`${table.home}/start`, '', {});
    const [home, zoe] = [page(), await another()];
    await zoe.context().addCookies([{ name, value, url: elsewhere }]);
    await zoe.goto(`${elsewhere}/waiting/${table.id}`);
    await zoe.waitForSelector('body[data-live]');
    await leaveGame(table);
    await home.goto(table.home);
    await home.waitForSelector('#place-1 .presence[data-state=here]');
    await zoe.close();
    await home.waitForSelector('#place-1 small:text-matches("away")');
  });

  test('after a game everybody plays again in one click, at the same table; the series is counted', async () => {
    const table = await openTable();
    const [home, zoe] = [page(), await another({ viewport: PHONE })];
    for (const one of [home, zoe]) one.setDefaultTimeout(30_000);
    await home.goto(table.home);
    await zoe.goto(table.door);
    await zoe.fill('input[name=name]', 'Zoe');
    await zoe.click('text=Take the seat');
    await home.waitForSelector('#place-1 strong:text-is("Zoe")');
    await home.click('text=Start game');
    for (let played = 1; played <= 2; played += 1) {
      for (const one of [home, zoe]) await one.waitForURL(/\/games\/\d+$/);
      const gameId = await leaveGame(table);
      for (const one of [home, zoe]) await one.waitForSelector('#table[data-game] .ending');
      if (played === 2) {
        const wins = (await readLobbySeats(connection, table.id)).map(({ Wins: won }) => won);
        expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBe(2);
        for (const one of [home, zoe]) await one.waitForSelector(`.ending :text-is("After 2 games: Ann ${wins[0]}, Zoe ${wins[1]}")`);
        return;
      }
      await home.goto(`${web.url}/tables/${table.id}`);
      await home.setViewportSize(PHONE);
      await home.waitForSelector('button:text-is("Start without Zoe")');
      expect([await violations(home), await overflow(home)]).toEqual([[], 0]);
      await home.setViewportSize(DESK);
      await zoe.click('button:text-is("Play again")');
      await zoe.waitForSelector('text=1 game played. Waiting for Ann.');
      expect([await violations(zoe), await overflow(zoe)]).toEqual([[], 0]);
      await home.goto(`${web.url}/tables/${table.id}`);
      await home.waitForSelector('text=1 game played. Another one?');
      await home.setViewportSize(PHONE);
      expect([await violations(home), await overflow(home)]).toEqual([[], 0]);
      await home.setViewportSize(DESK);
      await home.goto(`${web.url}/games/${gameId}`);
      await home.click('button:text-is("Play again")');
      for (const one of [home, zoe]) await one.waitForURL((url) => /\/games\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${gameId}`));
    }
  });
});
