import { beforeAll, describe, expect, test } from '@jest/globals';
import zlib from 'node:zlib';
import type { GameConnection } from '../../src/client/connection';
import { joinLobby, openLobby, seatBots } from '../../src/client/lobbies';
import { openGame } from '../../src/client/new-game';
import { ICONS } from '../../src/page/icons';
import { inBrowser } from '../support/looking';
import { serving, type TestWeb } from '../support/web';

/** How much a first visit may load, and how small letters on the board may be, on the smallest desk that is promised. */
const MOST_BYTES = 120 * 1024;
const SMALLEST_LETTERS = 11;
const SMALL_DESK = { width: 1280, height: 800 };

let connection: GameConnection;
let web: TestWeb;
let game: number;
serving((served) => {
  ({ web, connection } = served);
});
beforeAll(async () => {
  // Lists have a name that is as wide as can be.
  await openGame(connection, 'campus', 'W'.repeat(60));
  game = await openGame(connection, 'classic', null, {
    dice: 'server', seed: 'look', rules: { player_order: 'seat' },
    players: [{ name: 'Ada', token: 'Dog' }, { name: 'Bob', token: 'Thimble' }],
  });
});

test('every icon of a tile is drawn', async () => {
  const icons = await connection.rows<{ icon: string }>('SELECT icon FROM Icon');
  expect(icons.map(({ icon }) => icon).filter((icon) => !(ICONS as readonly string[]).includes(icon))).toEqual([]);
});

inBrowser(() => web, ({ page, open, expectForEverybody }) => {
  describe.each([
    ['the menu', '/'], ['a new game', '/new'], ['one with an opening position', '/new?edition=campus'], ['the games', '/games'], ['saves', '/saves'],
    ['boards', '/boards'], ['the league', '/league'], ['statistics', '/statistics'], ['how to play', '/how'], ['settings', '/settings'], ['credits', '/credits'], ['the design', '/design'],
  ])('%s', (_, path) => {
    test('is for everybody, light and dark', async () => {
      await open(path);
      await expectForEverybody();
    });
  });

  test.each(['', '/past', '/ledger', '/statistics', '/fairness', '/save', '/invite', '/sql'])('/games/…%s is for everybody, light and dark', async (part) => {
    await open(`/games/${game}${part}`);
    await expectForEverybody();
  });

  test('a table before its game begins is for everybody, light and dark', async () => {
    const { Lobby: lobby, Link: link } = await openLobby(connection, 'standard', null, { dice: 'server' }, 'table');
    await joinLobby(connection, link, { name: 'W'.repeat(40), guest: null });
    await joinLobby(connection, link, { name: 'Zoe', guest: 'zoe' });
    await seatBots(connection, lobby, '2');
    await open(`/tables/${lobby}`);
    await expectForEverybody();
  });

  test.each([
    ...['/new', '/games', '/saves', '/boards', '/boards/builder?board=classic', '/league', '/league/players', '/statistics', '/how', '/settings', '/credits', '/leave'].map((path) => [path, 'main'] as const),
    ['game', 'expectation'], ['game/ledger', 'main'], ['game/statistics', 'main'], ['game/past', 'moment'],
  ])('the first Tab on %s skips to what the page is about', async (path, target) => {
    await open(path.replace(/^game/, `/games/${game}`));
    await page().keyboard.press('Tab');
    expect(await page().textContent('.skip:focus')).toMatch(/^Skip to /);
    // On a phone, too, it is shown while it has the focus.
    await page().setViewportSize({ width: 390, height: 844 });
    expect((await page().locator('.skip').boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page().keyboard.press('Enter');
    expect(await page().getAttribute(':focus', 'id')).toBe(target);
  });

  test.each(['/new', '/boards', '/league', '/settings'])('on a phone the menu shows where it is on %s', async (path) => {
    await page().setViewportSize({ width: 390, height: 844 });
    await open(path);
    const [nav, here] = [await page().locator('.site nav').boundingBox(), await page().locator('.site nav [aria-current]').boundingBox()];
    if (!nav || !here) throw new Error('There is no menu.');
    expect(here.x).toBeGreaterThanOrEqual(nav.x);
    expect(here.x + here.width).toBeLessThanOrEqual(nav.x + nav.width);
  });

  test('the name in the header stays in one line when a desk is zoomed to 200 %', async () => {
    await page().setViewportSize({ width: 640, height: 400 });
    await open('/new');
    const [height, line] = await page().locator('.wordmark span').evaluate((name) => [name.getBoundingClientRect().height, parseFloat(getComputedStyle(name).lineHeight)]);
    expect(height).toBeLessThan(1.5 * (line ?? 0));
  });

  test('a first visit loads little, with its typeface and icons', async () => {
    const sizes: number[] = [];
    page().on('response', (response) => {
      sizes.push(0);
      const index = sizes.length - 1;
      void response.body().then((body) => {
        sizes[index] = response.url().endsWith('.woff2') ? body.length : zlib.gzipSync(body).length;
      }, () => undefined);
    });
    await page().goto(`${web.url}/games/${game}`, { waitUntil: 'load' });
    await page().evaluate('document.fonts.ready');
    expect(await page().evaluate("document.fonts.check('16px Figtree')")).toBe(true);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  test('letters on the board can be read', async () => {
    await page().setViewportSize(SMALL_DESK);
    await open(`/games/${game}`);
    const sizes = (await page().evaluate(`(() => {
      const scale = document.getElementById('board').getScreenCTM().a;
      return [...document.querySelectorAll('#board .tile text')].filter((text) => getComputedStyle(text).display !== 'none').map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
    })()`)) as number[];
    expect(sizes.length).toBeGreaterThan(40);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_LETTERS);
  });

  test('a piece covers no price, and next to the open SQL panel the words of a name stay whole', async () => {
    const gameId = await openGame(connection, 'standard', null, { dice: 'table', players: [{ name: 'Ada' }, { character: 'Adventurous Capitalist' }], rules: { player_order: 'seat' } });
    await connection.choose(gameId);
    for (const dice of [[5, 5], [3, 3]]) await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (?, ?)', dice);
    await page().setViewportSize(SMALL_DESK);
    await open(`/games/${gameId}`);
    // From the lower end of the piece to the upper end of the digits.
    const room = await page().evaluate(`(() => {
      const circle = document.querySelector('#piece-0[data-location="16"] circle').getBoundingClientRect();
      const price = document.querySelector('#tile-16 .price');
      const { a: scale, d, f } = price.getScreenCTM();
      return (f + d * Number(price.getAttribute('y')) - 0.7 * scale * parseFloat(getComputedStyle(price).fontSize) - circle.bottom) / scale;
    })()`);
    expect(room).toBeGreaterThan(0);
    await page().click('#drawer > summary');
    const lines = await page().locator('#seat-1 h3 .name').evaluate((name) => {
      const word = document.createRange();
      word.setStart(name.firstChild as Text, 0);
      word.setEnd(name.firstChild as Text, 'Adventurous'.length);
      return [word.toString(), word.getClientRects().length];
    });
    expect(lines).toEqual(['Adventurous', 1]);
  });

  test('a player has their token on the board, and no two can choose the same', async () => {
    await open(`/games/${game}`);
    expect(await page().locator('#piece-0 use').getAttribute('href')).toMatch(/#dog$/);
    await open('/new?edition=classic');
    const chosen = () => page().locator('.tokens input:checked').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const [first, second] = await chosen();
    await page().locator('[name="token-0"]').nth(1).check({ force: true });
    expect((await chosen()).slice(0, 2)).toEqual([second, first]);
  });

  test('the cards of editions are as wide as each other, and the game can be started without scrolling', async () => {
    await page().setViewportSize(SMALL_DESK);
    await open('/new');
    const widths = await page().locator('.edition-card').evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
    expect(widths.length).toBeGreaterThan(2);
    expect(new Set(widths).size).toBe(1);
    const start = await page().locator('text=Start game').boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(SMALL_DESK.height);
  });

  test('on a phone, what a first game needs is on one screen, and everything else behind a button each', async () => {
    const [width, height] = [390, 844];
    await page().setViewportSize({ width, height });
    await open('/new');
    const bar = await page().locator('.start-bar').boundingBox();
    for (const needed of ['.edition-card.chosen', '[aria-label="Seat 1: name"]', '#other-players', '.pace-choice >> nth=1']) {
      const box = await page().locator(needed).boundingBox();
      expect([needed, (box?.y ?? height) + (box?.height ?? 0) <= (bar?.y ?? 0)]).toEqual([needed, true]);
    }
    for (const [index, hidden] of ['.edition-card:not(.chosen) >> nth=0', '[aria-label="Seat 2: name"]', '[name=dice]'].entries()) {
      expect([hidden, await page().isVisible(hidden)]).toEqual([hidden, false]);
      await page().locator('.more-below > summary').nth(index).click();
      expect([hidden, await page().isVisible(hidden)]).toEqual([hidden, true]);
    }
    await page().selectOption('[aria-label="Seat 2: played by"]', '');
    expect(await page().textContent('#other-players summary')).toMatch(/^With a person, /);
  });

  test('a game starts with one click', async () => {
    await open('/');
    await page().fill('#quick-name', 'Zoe');
    await page().click('text=Quick game');
    await page().waitForSelector('#board .piece use');
    expect(await connection.rows("SELECT COUNT(*) AS players FROM gamePlayersView WHERE Game = (SELECT MAX(Game) FROM gamePlayersView WHERE `Player name` = 'Zoe')")).toEqual([{ players: 4 }]);
  });

  test('a game is found, renamed and deleted', async () => {
    await open('/');
    await page().fill('#quick-name', 'Yan');
    await page().click('text=Quick game');
    await page().waitForSelector('#board');
    await open('/games?q=Yan');
    expect(await page().locator('.game-card').count()).toBe(1);
    await page().click('summary:has-text("Rename")');
    await page().fill('.game-card [name=name]', 'Saturday');
    await page().click('text="Save"');
    await page().waitForURL('**/games');
    await open('/games?q=saturDAY');
    await page().click('summary:has-text("Delete")');
    await page().click('text=Yes, delete');
    await page().waitForURL('**/games');
    await open('/games?q=Saturday');
    expect(await page().locator('.game-card').count()).toBe(0);
  });
});
