import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { workerDatabase } from '../support/database';
import { inBrowser } from '../support/looking';
import { overflow, PHONE, violations } from '../support/page-checks';
import { serveWeb, serving, type TestWeb } from '../support/web';

/** The page as people have it: in a browser. */

/** How many clicks a game gets. */
const MOST_CLICKS = 40;

let connection: GameConnection;
let web: TestWeb;
serving((served) => {
  ({ connection, web } = served);
});

inBrowser(() => web, (looking) => {
  let page: Page;
  beforeEach(() => {
    page = looking.page();
  });

  /** Makes a game of people, whose first is Ada, and looks at it. */
  async function start(edition = 'classic', options: object = {}): Promise<number> {
    const gameId = await openGame(connection, edition, null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' }, ...options });
    await connection.choose(gameId);
    await page.goto(`${web.url}/games/${gameId}`);
    await isConnected(page);
    return gameId;
  }

  /** Waits until a page hears what happens elsewhere. */
  async function isConnected(one: Page): Promise<void> {
    await one.waitForSelector('body[data-live]');
  }

  async function record(one: Page): Promise<number> {
    return Number(await one.getAttribute('#table', 'data-record'));
  }

  async function waitForRecord(one: Page, number: number): Promise<void> {
    await one.waitForSelector(`#table[data-record='${number}']:not([data-playing])`);
  }

  test('a game can be used by everybody, also on a phone', async () => {
    await start('classic', { players: ['W'.repeat(40), 'Ben'] });
    expect(await violations(page)).toEqual([]);
    await page.click('#tile-1');
    await page.waitForSelector('.card');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.card', { state: 'detached' });
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

  test.each(['campus', 'classic', 'hoarding', 'singletonopoly'])('a newcomer is in a game of %s against characters after four clicks', async (edition) => {
    await page.goto(web.url);
    await page.click('text=New game');
    await page.click(`text="${edition}"`);
    await page.click('text=Start game');
    await page.waitForSelector('#board');
    // What the characters before them do is shown first, at its pace.
    await page.waitForSelector('.choices button.main:visible', { timeout: 180_000 });
  });

  test.each(['campus', 'classic', 'hoarding', 'singletonopoly'])('%s is played by clicking', async (edition) => {
    await start(edition, edition === 'campus' ? { players: undefined, rules: undefined } : { rules: undefined });
    for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
      const before = await record(page);
      const button = page.locator('.choices button:visible:enabled').first();
      // Who owes more than he has finds what he can do in menus.
      if ((await button.count()) === 0) for (const menu of await page.locator('.choices summary').all()) await menu.click();
      if ((await button.count()) === 0) break;
      await button.click();
      await page.waitForSelector(`#table:not([data-record='${before}'], [data-playing]), #refusal:not(:empty)`);
      expect(await page.textContent('#refusal')).toBe('');
    }
    // A game may be over before.
    expect((await record(page)) >= MOST_CLICKS || (await page.getAttribute('#stage', 'data-kind')) === 'over').toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  test('a double click is one move, and none of somebody else', async () => {
    await start();
    await page.dblclick('#do-0-roll');
    await page.waitForSelector('#table:not([data-record="0"], [data-playing])');
    await page.waitForSelector('#statements li', { state: 'attached' });
    expect(await page.textContent('#refusal')).toBe('');
    expect(await page.locator('#statements li').count()).toBe(1);
    expect(await connection.rows('SELECT action FROM ledgerView')).toEqual([{ action: 'roll' }]);
  });

  test('what is typed for a new game goes along to other editions, as it stands', async () => {
    const names = page.locator('[name=player]');
    const edition = async (name: string): Promise<void> => {
      await page.click(`nav >> text="${name}"`);
      await page.waitForSelector(`nav a[aria-current=page]:has-text("${name}")`);
    };
    await page.goto(`${web.url}/new?edition=classic`);
    await names.nth(0).fill('Ann');
    await edition('hoarding');
    await page.goBack();
    await names.nth(0).fill('Bea');
    await names.nth(3).fill('Kim');
    for (const name of ['hoarding', 'campus', 'classic']) await edition(name);
    expect(await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(['Bea', '', '', 'Kim', '', '']);
  });

  test('an answer that comes late does not put an older position back', async () => {
    const gameId = await start('classic', { dice: 'table' });
    await page.route('**/moves', async (route) => {
      const response = await route.fetch();
      // While the answer is on its way, somebody moves on, and the page hears of it.
      await connection.run("INSERT INTO Gamemanager (action) VALUES ('decline')");
      await waitForRecord(page, 2);
      await route.fulfill({ response });
    });
    await connection.choose(gameId);
    await page.evaluate("document.querySelector('#do-0-roll').closest('.choices').querySelectorAll('[name=dice]').forEach((die, index) => { die.value = index + 1; })");
    await page.click('summary:has-text("Your own dice")');
    const answered = page.waitForResponse('**/moves');
    await page.click('#menu-0-roll button');
    await answered;
    await page.waitForSelector('#statements li', { state: 'attached' });
    expect(await record(page)).toBe(2);
    expect(await page.textContent('#expectation')).toBe('Ben: auction of Baltic Avenue, minimum bid $30');
  });

  test('a bid that is typed stays while others bid, and is the one that is shown and sent', async () => {
    await start('classic', { dice: 'table' });
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('decline')");
    await waitForRecord(page, 2);
    await page.click('#others-0 > summary');
    await page.fill('#amount-0-bid', '77');
    expect(await page.textContent('#preview code')).toMatch(/, 77\);$/);
    await page.focus('#do-0-pass');
    await connection.run("INSERT INTO Gamemanager (player_ID, action, amount) VALUES (1, 'bid', 40)");
    await waitForRecord(page, 3);
    expect(await page.inputValue('#amount-0-bid')).toBe('77');
    expect(await page.textContent('#do-0-bid')).toBe('Bid $77');
    await page.hover('#do-0-bid');
    expect(await page.textContent('#preview code')).toMatch(/, 77\);$/);
    await page.click('#do-0-bid');
    await waitForRecord(page, 4);
    expect(await connection.rows('SELECT amount FROM ledgerView WHERE record_ID = 4')).toEqual([{ amount: 77 }]);
  });

  test('a move from a SQL client, and one of another browser, are seen at once', async () => {
    const gameId = await start();
    const other = await looking.another();
    await other.goto(`${web.url}/games/${gameId}`);
    await isConnected(other);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await Promise.all([waitForRecord(page, 1), waitForRecord(other, 1)]);
    expect(await page.textContent('#expectation')).toBe('Ada: buy Baltic Avenue for $60?');
    await other.click('#do-0-buy');
    await waitForRecord(page, 2);
    expect(await page.textContent('#seat-0 .cash')).toBe('$1440');
    expect(await page.getAttribute('#piece-0', 'data-location')).toBe('3');
  });

  test('a game is played by the keyboard alone', async () => {
    await start();
    await page.focus('#do-0-roll');
    await page.keyboard.press('Enter');
    await waitForRecord(page, 1);
    expect(await page.textContent('#dice')).toBeDefined();
    expect(await page.getAttribute('#dice', 'aria-label')).toMatch(/^Dice: \d and \d$/);
  });

  test('the keyboard goes on where it was: at what is to be decided, and at the tile whose card is closed', async () => {
    // He rolls 1 and 2, and is offered what he comes to.
    await start('classic', { players: ['Ada', 'Ben', 'Cy'], dice: 'server', seed: 'keyboard 11' });
    const focused = (): Promise<string | undefined> => page.evaluate('document.activeElement.id');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('do-0-roll');
    await page.keyboard.press('Enter');
    await waitForRecord(page, 1);
    // The move is shown first, then the next question.
    await page.waitForSelector('#decision .main-place .main:focus', { state: 'attached' });
    expect(await page.evaluate("document.activeElement.closest('.choices') !== null")).toBe(true);
    await page.focus('#tile-1');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#card h2');
    expect(await focused()).toBe('card-title');
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('tile-1');
  });

  test('each click shows the statement that it was', async () => {
    const gameId = await start();
    await page.click('#do-0-roll');
    await page.waitForSelector('#statements li', { state: 'attached' });
    const [statement = ''] = await page.locator('#statements code').allTextContents();
    expect(statement).toMatch(new RegExp(`^INSERT INTO Gamemanager \\(game_id, action, player_ID, dice, dice2\\) VALUES \\(${gameId}, 'roll', 0, [1-6], [1-6]\\);$`));
  });

  test('two clicks at once are one move', async () => {
    await start();
    await page.evaluate("const b = document.getElementById('do-0-roll'); b.click(); b.click();");
    await waitForRecord(page, 1);
    await page.locator('.choices button:visible:enabled').first().click();
    await waitForRecord(page, 2);
    expect(await connection.rows('SELECT COUNT(*) AS moves FROM ledgerView')).toEqual([{ moves: 2 }]);
  });

  test('a trade is put together, and answered', async () => {
    await start();
    await page.click('#menu-0-propose summary');
    await page.click('#menu-0-propose a');
    await page.fill('[name=give_money]', '100');
    await page.click('text="Propose"');
    await waitForRecord(page, 1);
    expect(await page.textContent('#stage')).toContain('$100');
    expect(await page.textContent('#record-1')).toContain('To Ben: gives $100; gets nothing.');
    await page.click('#do-1-accept');
    await waitForRecord(page, 2);
    expect(await page.textContent('#seat-1 .cash')).toBe('$1600');
  });

  test('a trade that is refused stays on its card, to be changed and sent again', async () => {
    await start();
    await page.click('#menu-0-propose summary');
    await page.click('#menu-0-propose a');
    await page.click('text="Propose"');
    await page.waitForSelector('#card .refused:not(:empty)');
    await page.fill('[name=give_money]', '70');
    await connection.run(`INSERT INTO Gamemanager (action, terms) VALUES ('propose', '{"to": 1, "give": {"money": 1}}')`);
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('reject')");
    await waitForRecord(page, 2);
    await page.click('text="Propose"');
    await page.waitForSelector('#card .refused:has-text("Somebody has moved in the meantime")');
    expect(await page.inputValue('[name=give_money]')).toBe('70');
    await page.click('text="Propose"');
    await waitForRecord(page, 3);
    expect(await page.textContent('#stage')).toContain('$70');
    // The move may be seen before the form is answered.
    await page.waitForSelector('#card:empty', { state: 'attached' });
  });

  test('a game is looked at as it was, and gone on with from there', async () => {
    const gameId = await start();
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
    await waitForRecord(page, 2);
    await page.click('text=Look back');
    await page.click('[data-past=back]');
    await page.waitForSelector('#moment:has-text("After move 1")');
    expect(await page.textContent('#seat-0 .cash')).toBe('$1500');
    expect(await page.getAttribute('#piece-0', 'data-location')).toBe('3');
    expect(await violations(page)).toEqual([]);
    await page.locator('input[type=range]').fill('0');
    await page.waitForSelector('#piece-0[data-location="0"]');
    await page.click('text=Play on from here');
    await page.waitForSelector('#do-0-roll');
    expect(await record(page)).toBe(0);
    expect(page.url()).not.toContain(`/games/${gameId}`);
    expect(await connection.rows('SELECT COUNT(*) AS moves FROM ledgerView')).toEqual([{ moves: 2 }]);
  });

  test('a game is saved, saved over, loaded and forgotten, by mouse', async () => {
    // Other tests may have left something there.
    await connection.run('DELETE FROM SaveSlot');
    const gameId = await start();
    await page.click('text="Save"');
    await page.click('[aria-label="Save here in slot 2"]');
    await page.waitForSelector('text=Saved in slot 2, after move 0.');
    await page.click('[aria-label="Overwrite slot 2"]');
    await page.click('[aria-label="Yes, overwrite slot 2"]');
    await page.waitForSelector('text=Saved in slot 2, after move 0.');
    expect(await violations(page)).toEqual([]);
    await page.goto(web.url);
    await page.click('text="Load game"');
    await page.waitForSelector('h1:has-text("Load game")');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.click('[aria-label="Load slot 2"]');
    await isConnected(page);
    expect(await connection.rows('SELECT Parent FROM forksView WHERE Game = ?', [Number(page.url().split('/').at(-1))])).toEqual([{ Parent: gameId }]);
    await page.goto(`${web.url}/saves`);
    await page.click('[aria-label="Empty slot 2"]');
    await page.click('[aria-label="Yes, empty slot 2"]');
    await page.waitForSelector('.slot.free:has(h2:text-is("Slot 2")) >> text=Empty');
  });

  test('names are shown, and nothing of them is done', async () => {
    await start('classic', { players: ['<img src=x onerror=alert(1)>', `"'&<b>`] });
    expect(await page.textContent('#seat-0 h3')).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('#seats img, #seats b').count()).toBe(0);
  });

  test('a page hears of moves again after its server was away', async () => {
    await start();
    const { port } = new URL(web.url);
    await web.stop();
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    web = await serveWeb((await workerDatabase()).address, { port: Number(port) });
    await waitForRecord(page, 1);
    looking.forgetLostConnections();
  });

  test('a click while its server was away is made once, when it is there again', async () => {
    await start();
    const { port } = new URL(web.url);
    await web.stop();
    await page.click('#do-0-roll');
    await page.waitForSelector('#connection:has-text("your move is being sent again")');
    web = await serveWeb((await workerDatabase()).address, { port: Number(port) });
    await waitForRecord(page, 1);
    await page.waitForSelector('#connection:empty', { state: 'attached' });
    expect(await connection.rows('SELECT action FROM ledgerView')).toEqual([{ action: 'roll' }]);
    looking.forgetLostConnections();
  });
});
