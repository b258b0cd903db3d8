import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dropAccount } from '../../src/deploy/accounts';
import { withUser } from '../../src/server/address';
import type { Address, GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { readLedger } from '../../src/client/views';
import { type PageAccount, pageAccount } from '../../src/page/page-account';
import { workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { openWorkerDatabase, stateOf } from '../support/game';
import { inBrowser } from '../support/looking';
import { serveWeb, type TestWeb } from '../support/web';

/** Statements that people type at a page, as any client of HTTP sees them. */

let web: TestWeb;
let connection: GameConnection;
let address: Address;
let account: PageAccount;
let folder: string;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  address = (await workerDatabase()).address;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  account = await accountOfPage();
  web = await serveWeb(as(account), { typing: as(account.typing) });
});
afterAll(async () => {
  await web.stop();
  await dropAccount(connection, account.user);
  await dropAccount(connection, account.typing.user);
  await connection.close();
  fs.rmSync(folder, { recursive: true });
});
afterEach(() => expect(web.errors).toEqual([]));

function accountOfPage(): Promise<PageAccount> {
  return pageAccount(connection, folder, { ...address, source: 'url', description: 'of a test' });
}

function as({ user, password }: { user: string; password: string }): Address {
  return { ...address, url: withUser(address.url, user, password) };
}

async function start(): Promise<number> {
  const gameId = await openGame(connection, 'classic', 'Typed', { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
  await connection.choose(gameId);
  return gameId;
}

/** Types a statement in the drawer of a game. */
async function type(gameId: number, statement: string, headers: Record<string, string> = { 'HX-Request': 'true' }): Promise<{ status: number; outcome: string; cells: string[]; text: string }> {
  const answer = await fetch(`${web.url}/games/${gameId}/sql`, { method: 'POST', body: new URLSearchParams({ statement }), headers: { origin: web.url, ...headers } });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    outcome: /<p class="outcome[^"]*">([^<]*)</.exec(text)?.[1] ?? '',
    cells: [...text.matchAll(/<t[dh](?: [^>]*)?>(?:<button[^>]*>)?([^<]*)</g)].map(([, cell = '']) => cell),
  };
}

describe('the account of the page', () => {
  test('may read what every screen shows', async () => {
    const game = await start();
    const screens = ['/', '/new', '/new?edition=campus', '/games', '/games?q=Typed', '/saves', '/boards', '/league', '/league/players', '/league/ratings', '/statistics', '/statistics?edition=campus', '/how', '/how?edition=campus', '/settings', '/credits', '/leave'];
    const ofGame = ['', '/past', '/past?at=0', '/ledger', '/statistics', '/fairness', '/save', '/invite', '/sql', '/sql/views', '/facts', '/steps?after=0', '/tiles/1', '/players/0', '/trade?from=0&with=1'];
    for (const path of [...screens, ...ofGame.map((part) => `/games/${game}${part}`)]) expect([path, (await fetch(web.url + path)).status]).toEqual([path, 200]);
  });
});

describe('a typed statement', () => {
  test('is about the game of the page, and its rows are shown', async () => {
    const gameId = await start();
    await start();
    const { status, outcome, cells } = await type(gameId, 'SELECT current_game_id, note FROM (SELECT `Current game` AS current_game_id, NULL AS note FROM pendingView) AS p;');
    expect([status, outcome, cells]).toEqual([200, '1 row.', ['current_game_id', 'note', String(gameId), 'NULL']]);
  });

  test('that is a move plays it, and is refused like any other', async () => {
    const gameId = await start();
    expect(await type(gameId, 'INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)')).toMatchObject({ status: 200, outcome: 'Done. 1 row inserted.' });
    expect(await type(gameId, "CALL make_move(NULL, 'buy', NULL)")).toMatchObject({ status: 200, outcome: '1 row.' });
    expect((await readLedger(connection)).map(({ action }) => action)).toEqual(['roll', 'buy']);
    await changingNothing(connection, async () => {
      expect(await type(gameId, 'INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)')).toMatchObject({ status: 422, outcome: 'wrong_phase: Ada can manage properties or end the turn; roll is not possible now.' });
    });
  });

  test.each([
    ['UPDATE Player SET bank_balance = 9999', 1142],
    ['DELETE FROM Event', 1142],
    ['SELECT seed FROM Game', 1142],
    ["CALL open_game('classic', NULL, NULL)", 1370],
    ['CREATE TABLE mine (a INT)', 1142],
    ['DROP TABLE Event', 1142],
    ['SET GLOBAL max_connections = 1', 1227],
    ["SELECT 'x' INTO OUTFILE '/tmp/x'", 1227],
    ["LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE Token", 3948],
    ['SELECT 1; SELECT 2', 1064],
    ['<script>alert(1)</script>', 1064],
    ['KILL CONNECTION_ID()', 1317],
  ])('%s is refused in a sentence, and changes nothing', async (statement, errno) => {
    const gameId = await start();
    const before = await stateOf(connection, gameId);
    const { status, outcome, text } = await type(gameId, statement);
    expect([status, outcome]).toEqual([422, expect.stringMatching(new RegExp(`^MySQL says \\(${errno}\\): .`))]);
    expect(text).not.toContain('<script');
    expect(await stateOf(connection, gameId)).toEqual(before);
  });

  test('has the rights of a player, whatever roles it asks for', async () => {
    const gameId = await start();
    expect(await type(gameId, 'SET ROLE ALL')).toMatchObject({ status: 200, outcome: 'Done.' });
    const { cells } = await type(gameId, 'SELECT CURRENT_ROLE() AS role');
    expect(cells).toEqual(['role', expect.stringMatching(/^`\w+_player`@`%`$/)]);
    const { cells: granted } = await type(gameId, 'SELECT DISTINCT ROLE_NAME FROM information_schema.APPLICABLE_ROLES');
    expect(granted).toEqual(['ROLE_NAME', expect.stringMatching(/_player$/)]);
  });

  test('leaves no setting, transaction or lock behind', async () => {
    const gameId = await start();
    for (const statement of ['SET @game_id = 1', 'SET SESSION sql_mode = ""', 'START TRANSACTION', 'SET autocommit = 0', "SELECT GET_LOCK('kept', 1)"]) {
      expect((await type(gameId, statement)).status).toBe(200);
    }
    const { cells } = await type(gameId, "SELECT @@autocommit AS a, @@sql_mode <> '' AS b, @game_id AS c, IS_FREE_LOCK('kept') AS d");
    expect(cells).toEqual(['a', 'b', 'c', 'd', '1', '1', String(gameId), '1']);
  });

  test('shows so many rows and letters, and says that there are more', async () => {
    const gameId = await start();
    const MANY = 'WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 1000) SELECT i FROM n';
    for (const limit of ['', ' LIMIT 500']) {
      const { outcome, cells } = await type(gameId, MANY + limit);
      expect([outcome, cells.length]).toEqual([expect.stringContaining('The first 200 rows; there are more.'), 201]);
    }
    const { cells } = await type(gameId, "SELECT REPEAT('é', 70000) AS a, X'00FF' AS b, REPEAT('<b>', 2) AS c, JSON_ARRAY(1) AS d, 1.50 AS e");
    expect(cells.slice(5)).toEqual([`${'é'.repeat(300)}…`, '0x00FF', '&lt;b&gt;&lt;b&gt;', '[1]', '1.50']);
  });

  test('that takes too long is ended on the server, too', async () => {
    const gameId = await start();
    for (const statement of ['DO SLEEP(1000)', "SELECT BENCHMARK(1000000000000, SHA2('a', 512))"]) {
      expect(await type(gameId, statement)).toMatchObject({ status: 422, outcome: 'The statement took longer than 5 seconds and was cancelled.' });
    }
    const running = await connection.rows("SELECT INFO FROM performance_schema.processlist WHERE USER = ? AND INFO IS NOT NULL", [account.typing.user]);
    expect(running).toEqual([]);
  });

  test('is shown again without a script, with what came of it', async () => {
    const gameId = await start();
    const { status, text, outcome } = await type(gameId, 'SELECT </textarea>', {});
    expect([status, outcome]).toEqual([422, expect.stringContaining('1064')]);
    expect(text).toContain('>SELECT &lt;/textarea&gt;</textarea>');
    expect((await fetch(`${web.url}/games/${gameId}/sql`)).status).toBe(200);
  });

  test('is a sentence where there is nothing to run, or nowhere', async () => {
    const gameId = await start();
    expect(await type(gameId, '  ')).toMatchObject({ status: 422, outcome: 'Type a statement first.' });
    expect((await type(2_000_000_000, 'SELECT 1')).status).toBe(404);
    expect((await fetch(`${web.url}/games/2000000000/sql`)).status).toBe(404);
  });

  test('is taken from pages of this site alone', async () => {
    const gameId = await start();
    await changingNothing(connection, async () => {
      expect((await type(gameId, 'INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)', { origin: 'http://evil.example' })).status).toBe(403);
    });
  });
});

describe('the account for typing', () => {
  test('is the same each time, and is put right when the page is served', async () => {
    const gameId = await start();
    for (const change of ["SET PASSWORD = 'another'", `SET DEFAULT ROLE NONE TO '${account.typing.user}'@'%'`]) {
      expect((await type(gameId, change)).status).toBe(200);
      expect(await type(gameId, 'SELECT 1')).toMatchObject({ status: 422, outcome: expect.stringContaining('Somebody changed the account') });
      expect(await accountOfPage()).toEqual(account);
      expect(await type(gameId, 'SELECT 1')).toMatchObject({ status: 200, outcome: '1 row.' });
    }
  });

  test('is made for pages that had one of their own only', async () => {
    const file = path.join(folder, 'pages.json');
    const kept = fs.readFileSync(file, 'utf8');
    const place = Object.keys(JSON.parse(kept) as object)[0] ?? '';
    fs.writeFileSync(file, JSON.stringify({ [place]: { user: account.user, password: account.password } }));
    const { typing, ...page } = await accountOfPage();
    expect([page, typing.user === account.typing.user]).toEqual([{ user: account.user, password: account.password }, false]);
    await dropAccount(connection, typing.user);
    fs.writeFileSync(file, kept);
  });

  test('is missing where the page plays with another, which the page says', async () => {
    const gameId = await start();
    const without = await serveWeb(address);
    try {
      const page = await (await fetch(`${without.url}/games/${gameId}`)).text();
      expect(page).toContain('You cannot type statements here');
      expect(page).not.toContain('<textarea');
      const typed = await fetch(`${without.url}/games/${gameId}/sql`, { method: 'POST', body: new URLSearchParams({ statement: 'SELECT 1' }), headers: { origin: without.url } });
      expect([typed.status, await typed.text()]).toEqual([422, expect.stringContaining('You cannot type statements here')]);
    } finally {
      await without.stop();
    }
  });
});

inBrowser(() => web, ({ page, open, expectForEverybody, forgetLostConnections }) => {
  async function openDrawer(gameId: number): Promise<void> {
    await open(`/games/${gameId}`);
    await page().waitForSelector('body[data-live]');
    await page().click('#drawer summary');
  }

  test('rows are shown, the drawer can be used by everybody, and so can the page of its own', async () => {
    const gameId = await start();
    await openDrawer(gameId);
    await page().fill('#statement', 'SELECT * FROM movesView');
    await page().click('text=Run');
    await page().waitForSelector('#typed table');
    await expectForEverybody();
    await open(`/games/${gameId}/sql`);
    await expectForEverybody();
  });

  test('a move that is typed is seen on the page, and one that is refused is told', async () => {
    await openDrawer(await start());
    await page().fill('#statement', 'INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)');
    await page().press('#statement', 'Control+Enter');
    await page().waitForSelector("#table[data-record='1']");
    expect(await page().getAttribute('#piece-0', 'data-location')).toBe('3');
    await page().waitForSelector('#typed .outcome');
    await page().click('text=Run');
    await page().waitForSelector('#typed .refused');
    expect(await page().locator('#statements p').allTextContents()).toEqual(['wrong_phase: Ada must buy or decline Baltic Avenue first; roll is not possible now.', 'Done. 1 row inserted.']);
  });

  test('what is typed while the server is away is not sent again', async () => {
    await openDrawer(await start());
    const { port } = new URL(web.url);
    await web.stop();
    await page().fill('#statement', 'INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)');
    await page().click('text=Run');
    await page().waitForSelector('#connection:has-text("There was no answer.")');
    web = await serveWeb(as(account), { port: Number(port), typing: as(account.typing) });
    await page().waitForSelector('#connection:empty', { state: 'attached' });
    // Had it been sent again, the database would be asked after it, as by this one.
    await page().fill('#statement', 'SELECT Moves FROM gamesView LIMIT 1');
    await page().click('text=Run');
    await page().waitForSelector('#typed td');
    expect(await page().textContent('#typed td')).toBe('0');
    forgetLostConnections();
  });
});
