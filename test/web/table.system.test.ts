import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { acceptInvitation, invite } from '../../src/client/invitations';
import { openGame } from '../../src/client/new-game';
import { inBrowser } from '../support/looking';
import { overflow, violations } from '../support/page-checks';
import { serving, type TestWeb } from '../support/web';

/** The table of a game: the bar at the bottom, modes on the board, keys, the stage, the log, the end. */

/** The sizes in which it is played; the last is a desktop at 200%. */
const SIZES = [[1280, 800], [1920, 1080], [390, 844], [844, 390], [820, 1180], [640, 400]] as const;

let connection: GameConnection;
let web: TestWeb;
serving((served) => {
  ({ connection, web } = served);
});

/** A move from elsewhere. */
interface Made {
  action: string;
  player?: number | null;
  dice?: number | null;
  dice2?: number | null;
  amount?: number | null;
  terms?: string | null;
}

/** A roll by which Ada is offered Baltic Avenue. */
const ROLL: Made = { action: 'roll', dice: 1, dice2: 2 };

inBrowser(() => web, (looking) => {
  let page: Page;
  beforeEach(() => {
    page = looking.page();
  });

  async function start(options: object = {}, edition = 'classic'): Promise<number> {
    const gameId = await openGame(connection, edition, null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' }, ...options });
    await connection.choose(gameId);
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
    return gameId;
  }

  async function move({ action, player = null, dice = null, dice2 = null, amount = null, terms = null }: Made): Promise<void> {
    const [{ made } = { made: 0 }] = await connection.rows<{ made: number }>('SELECT COUNT(*) AS made FROM ledgerView');
    await connection.run('INSERT INTO Gamemanager (player_ID, action, dice, dice2, amount, terms) VALUES (?, ?, ?, ?, ?, ?)', [player, action, dice, dice2, amount, terms]);
    await page.waitForSelector(`#table[data-record='${made + 1}']:not([data-playing])`);
  }

  /** A game that waits for Ada, who is at another computer. Ben is at this one. */
  async function besideGuest(): Promise<number> {
    const gameId = await openGame(connection, 'classic', null, { dice: 'server', players: ['Ada', 'Ben', { character: 'builder' }], rules: { player_order: 'seat' } });
    const { Link: link } = await invite(connection, gameId, '0');
    await acceptInvitation(connection, gameId, link, 'somebody');
    await connection.choose(gameId);
    return gameId;
  }

  /** Gives Ada three colour groups, and money to build on them. */
  async function makeRich(gameId: number): Promise<void> {
    await connection.run("UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = 0 WHERE d.game_id = ? AND t.name IN ('Oriental Avenue', 'Vermont Avenue', 'Connecticut Avenue')", [gameId]);
    await connection.run('UPDATE Player SET bank_balance = 100000 WHERE game_id = ?', [gameId]);
    await page.reload();
    await page.waitForSelector('body[data-live]');
  }

  test.each(SIZES)('at %i×%i the main button is on the screen, and at the same place in all phases', async (width, height) => {
    await page.setViewportSize({ width, height });
    await start();
    const places: { x: number; y: number }[] = [];
    const look = async (): Promise<void> => {
      const box = await page.locator('#decision .main-place .main:visible').boundingBox();
      if (!box) throw new Error('There is no main button.');
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      // Next to a bid there is a field, at the left.
      places.push({ x: box.x + box.width, y: box.y + box.height / 2 });
    };
    await look();
    await move(ROLL);
    await look();
    await move({ action: 'decline' });
    await look();
    await move({ player: 1, action: 'bid', amount: 40 });
    await look();
    await move({ player: 0, action: 'pass' });
    await look();
    await page.evaluate("document.getElementById('table').dataset.playing = 'yes'");
    await look();
    expect(places).toHaveLength(6);
    for (const place of places) {
      expect(Math.abs(place.x - (places[0]?.x ?? 0))).toBeLessThanOrEqual(4);
      expect(Math.abs(place.y - (places[0]?.y ?? 0))).toBeLessThanOrEqual(4);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('a hint says what a bot would do in the place of the player whom the game waits for, and why', async () => {
    await start();
    await move(ROLL);
    await page.click('#choices-0 >> text=Hint');
    await page.waitForSelector('dialog#card:modal h2:focus');
    const [advice] = await connection.rows<{ Advice: string; Reason: string }>('SELECT * FROM adviceView');
    expect(advice?.Reason).toMatch(/^Baltic Avenue /);
    for (const text of [advice?.Advice, advice?.Reason]) expect(await page.textContent('#card .card')).toContain(text);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('#card:not([open])', { state: 'attached' });
    // It is no move.
    expect(await page.getAttribute('#table', 'data-record')).toBe('1');
    await move({ action: 'buy' });
    await move({ action: 'end_turn' });
    expect(await page.locator('#choices-0 >> text=Hint').count()).toBe(0);
    expect(await page.locator('#choices-1 >> text=Hint').count()).toBe(1);
  });

  test('a hint is not for the seat of somebody else, and not there where a game between accounts has none', async () => {
    const gameId = await besideGuest();
    const hint = async (player: number): Promise<string> => await (await fetch(`${web.url}/games/${gameId}/hint?player=${player}`)).text();
    expect(await connection.rows("SELECT * FROM adviceView WHERE `Player No.` = 0")).toHaveLength(1);
    expect(await hint(0)).toContain('You have nothing to decide now.');
    const own = await start();
    expect(await page.locator('text=Hint').count()).toBeGreaterThan(0);
    await connection.run("UPDATE GameState SET seating = 'accounts' WHERE game_id = ?", [own]);
    const answer = await fetch(`${web.url}/games/${own}/hint?player=0`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You have nothing to decide now.')]);
    await page.reload();
    expect(await page.locator('#decision >> text=Hint').count()).toBe(0);
  });

  test.each([[961, 600, 240], [1024, 768, 200], [1280, 800, 300], [1680, 1050, 300], [1920, 1080, 300]])('at %i×%i the SQL panel covers neither the board, nor the bar, nor the seats, nor the log', async (width, height, least) => {
    await page.setViewportSize({ width, height });
    await start();
    // Closed, it shows the statement of the main button.
    expect(await page.innerText('#drawer .peek')).toMatch(/^INSERT INTO Gamemanager .*'roll'/s);
    await page.click('#drawer summary');
    const panel = await page.locator('#drawer').boundingBox();
    if (!panel) throw new Error('There is no panel.');
    expect(panel.width).toBeGreaterThan(least);
    expect(panel.height).toBeGreaterThan(200);
    for (const part of ['#board', '#seats', '#turns', '#decision', 'header.top']) {
      const box = await page.locator(part).boundingBox();
      if (!box) throw new Error(`There is no ${part}.`);
      expect([part, box.x + box.width <= panel.x || box.y >= panel.y + panel.height || box.y + box.height <= panel.y]).toEqual([part, true]);
    }
    await page.click('#decision .main-place .main');
    await page.waitForSelector('#table[data-record="1"]');
    const [turn, log] = [await page.locator('#turn-1-0').boundingBox(), await page.locator('#turns').boundingBox()];
    expect((turn?.y ?? 0) + (turn?.height ?? 0)).toBeLessThanOrEqual((log?.y ?? 0) + (log?.height ?? 0));
    expect(await page.innerText('#statements li')).toContain('Record 1');
  });

  test('on a phone the links of a game are in a menu, and SQL is a screen of its own', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start();
    expect(await page.isVisible('text=How to play')).toBe(false);
    // An open list of the bar closes: the menu would cover it.
    await page.click('#decision details > summary >> nth=0');
    await page.waitForSelector('#decision details[open]');
    await page.click('.open-nav');
    await page.waitForSelector('#decision:not(:has(details[open]))');
    expect(await page.isVisible('#game-nav >> text=How to play')).toBe(true);
    expect(await page.isVisible('#game-nav >> text=Main menu')).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.isVisible('text=How to play')).toBe(false);
    await page.click('#drawer summary');
    expect(await page.locator('#drawer').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.click('#drawer summary');
    expect(await page.isVisible('#decision .main-place .main')).toBe(true);
  });

  test('nine houses are built with at most eleven clicks, on the board, in a mode that stays on', async () => {
    await makeRich(await start());
    let clicks = 0;
    const click = async (selector: string): Promise<void> => {
      clicks += 1;
      await page.click(selector);
    };
    await click('summary:has-text("Build")');
    for (let houses = 1; houses <= 9; houses += 1) {
      await page.waitForSelector('.tile.possible', { state: 'attached' });
      const prids = await page.locator('.tile.possible').evaluateAll((tiles) => tiles.map((tile) => tile.id));
      expect(prids.length).toBeGreaterThan(0);
      await click(`#${prids[0]}`);
      await page.waitForSelector(`#table[data-record='${houses}']:not([data-playing])`);
    }
    await click('[data-done]:visible');
    expect(clicks).toBeLessThanOrEqual(11);
    expect(await connection.rows('SELECT CAST(SUM(Level) AS SIGNED) AS built FROM propertiesView')).toEqual([{ built: 9 }]);
    await page.waitForSelector('.tile.possible', { state: 'detached' });
  });

  test.each([[390, 844], [844, 390], [640, 400], [1280, 800]])('at %i×%i all other actions can be seen, and lie neither on each other nor on the board', async (width, height) => {
    await page.setViewportSize({ width, height });
    await makeRich(await start());
    await move({ action: 'roll', dice: 4, dice2: 6 });
    const boxes = (await page.evaluate(`[...document.querySelectorAll('#choices-0 > .buttons > *, #decision .main-place .main, #playback, .board-place, #expectation')]
      .filter((part) => part.checkVisibility()).map((part) => { const { left, right, top, bottom } = part.getBoundingClientRect(); return { name: part.textContent || part.id, left, right, top, bottom }; })`)) as { name: string; left: number; right: number; top: number; bottom: number }[];
    expect(boxes.length).toBeGreaterThan(6);
    for (const [index, one] of boxes.entries()) {
      if (one.name !== '') expect([one.name, one.left >= 0, one.right <= width, one.top >= 0, one.bottom <= height]).toEqual([one.name, true, true, true, true]);
      for (const other of boxes.slice(0, index)) expect([one.name, other.name, one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1]).toEqual([one.name, other.name, false]);
    }
  });

  test('keys do what buttons do, and ? says which', async () => {
    await start();
    await page.keyboard.press('?');
    await page.waitForSelector('#card .keys');
    const meaning = (key: string): Promise<string | null> => page.textContent(`#card .keys dt:has(kbd:text-is("${key}")) + dd`);
    expect(await meaning('R')).toBe('Roll the dice');
    expect(await meaning('E')).toBe('End the turn (not now)');
    expect(await meaning('S')).toBe('Skip to now');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.waitForSelector("#table[data-record='1']:not([data-playing])");
    expect(await connection.rows('SELECT action FROM ledgerView')).toEqual([{ action: 'roll' }]);
  });

  test.each<[string, string, Made[], string]>([
    ['a deed', 'deed', [ROLL], 'Baltic Avenue'],
    ['an auction', 'auction', [ROLL, { action: 'decline' }, { player: 1, action: 'bid', amount: 40 }], '$40'],
    ['a trade', 'trade', [{ action: 'propose', terms: '{"to": 1, "give": {"money": 70}}' }], '$70'],
  ])('%s is in the middle of the board, for everybody', async (_, kind, moves, text) => {
    await start();
    for (const one of moves) await move(one);
    expect(await page.getAttribute('#stage', 'data-kind')).toBe(kind);
    expect(await page.textContent('#stage')).toContain(text);
    await looking.expectForEverybody();
  });

  test('at 200% zoom the main button is on the screen', async () => {
    const gameId = await start();
    const zoomed = await looking.another({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    await zoomed.goto(`${web.url}/games/${gameId}`);
    for (const selector of ['#do-0-roll', '#expectation']) {
      const box = await zoomed.locator(selector).boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 400 && box.x + box.width <= 640).toBe(true);
    }
    expect(await overflow(zoomed)).toBeLessThanOrEqual(0);
  });

  test('from the top of the page the main button is at most three Tabs away', async () => {
    await start();
    const tabs = async (): Promise<number> => {
      await page.reload();
      await page.waitForSelector('body[data-live]');
      await page.keyboard.press('Tab');
      expect(await page.textContent(':focus')).toBe('Skip to your move');
      await page.keyboard.press('Enter');
      let count = 1;
      for (; count < 9 && (await page.locator('.main-place .main:focus').count()) === 0; count += 1) await page.keyboard.press('Tab');
      return count;
    };
    expect(await tabs()).toBeLessThanOrEqual(3);
    await move(ROLL);
    expect(await tabs()).toBeLessThanOrEqual(3);
    await move({ action: 'decline' });
    expect(await tabs()).toBeLessThanOrEqual(3);
  });

  test('a trade is put together on the board: the partner’s seat, tiles of both, cash', async () => {
    const gameId = await start();
    await connection.run("UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = IF(t.name = 'Boardwalk', 1, 0) WHERE d.game_id = ? AND t.name IN ('Boardwalk', 'Oriental Avenue', 'Vermont Avenue')", [gameId]);
    await page.reload();
    await page.waitForSelector('body[data-live]');
    const tile = async (name: string): Promise<string> => {
      const [row] = await connection.rows<{ Location: number }>('SELECT Location FROM boardView WHERE Tile = ?', [name]);
      return `#tile-${row?.Location}`;
    };
    await page.keyboard.press('t');
    await page.click('#seat-1.possible');
    await page.waitForSelector('#card .draft');
    expect(await page.isVisible('#menu-0-propose .panel')).toBe(false);
    expect(await page.locator('.tile.possible').count()).toBe(3);
    await page.click(await tile('Boardwalk'));
    await page.click(await tile('Oriental Avenue'));
    await page.click(await tile('Vermont Avenue'));
    await page.click(await tile('Vermont Avenue'));
    expect(await page.locator('.tile.picked').count()).toBe(2);
    // A tile that belongs to neither does nothing: its deed would take the place of the trade.
    await page.click('#tile-1');
    await page.fill('[name=give_money]', '150');
    await looking.expectForEverybody();
    await page.click('#card .main');
    await page.waitForSelector("#table[data-record='1']:not([data-playing])");
    await page.waitForSelector('#card .card', { state: 'detached' });
    expect(await page.locator('.possible, .picked').count()).toBe(0);
    const [{ terms } = { terms: '' }] = await connection.rows<{ terms: string }>('SELECT terms FROM ledgerView');
    const prid = async (name: string): Promise<number | undefined> => (await connection.rows<{ prid: number }>('SELECT prid FROM boardView WHERE Tile = ?', [name]))[0]?.prid;
    expect(JSON.parse(terms)).toEqual({ to: 1, give: { money: 150, properties: [await prid('Oriental Avenue')] }, take: { properties: [await prid('Boardwalk')] } });
    expect(await page.textContent('#turns .brief')).toBe('offers a trade');
    expect(await page.textContent('#stage .proposal')).toMatch(/Ada gives.*\$150.*Oriental Avenue.*Ben gives.*Boardwalk/);
  });

  test('a trade that is cancelled leaves the board as it was, and the keyboard at the question', async () => {
    await start();
    await page.keyboard.press('t');
    await page.click('#seat-1');
    await page.waitForSelector('#card .draft');
    await page.keyboard.press('Escape');
    expect(await page.locator('#card .card, .possible').count()).toBe(0);
    expect(await page.evaluate('document.activeElement.id')).toBe('expectation');
  });

  test('a card over the page is a modal dialog, and gives the focus back to what opened it', async () => {
    await start();
    for (const id of ['tile-1', 'player-1']) {
      await page.focus(`#${id}`);
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog#card:modal h2:focus');
      expect(await page.getByRole('dialog').getAttribute('aria-labelledby')).toBe('card-title');
      // Keys of the game do nothing meanwhile.
      await page.keyboard.press('r');
      await page.keyboard.press('Escape');
      await page.waitForSelector('#card:not([open])', { state: 'attached' });
      expect(await page.evaluate('document.activeElement.id')).toBe(id);
    }
    await page.click('#tile-1');
    await page.click('text="Close"');
    expect(await page.evaluate('document.activeElement.id')).toBe('tile-1');
    expect(await page.getAttribute('#table', 'data-record')).toBe('0');
  });

  test('moves that are made while a page loads are shown step by step', async () => {
    await start();
    await page.route('**/live*', async (route) => {
      await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
      await route.continue();
    }, { times: 1 });
    await page.reload();
    await page.waitForSelector("#table[data-record='1']:not([data-playing])");
    expect(await page.isVisible('#missed')).toBe(false);
    expect(await page.locator('#record-1').count()).toBe(1);
  });

  test('hints are there in the first round, until somebody hides them', async () => {
    const gameId = await start();
    expect(await page.textContent('.hints')).toContain('Roll the dice');
    expect(await violations(page)).toEqual([]);
    await page.click('.hints button');
    await page.waitForSelector('.hints', { state: 'hidden' });
    await page.reload();
    expect(await page.isVisible('.hints')).toBe(false);
    const other = await looking.another();
    await other.goto(`${web.url}/games/${gameId}`);
    expect(await other.isVisible('.hints')).toBe(true);
    for (const player of [0, 1]) {
      await move({ player, action: 'roll', dice: 4, dice2: 6 });
      await move({ player, action: 'end_turn' });
    }
    await other.waitForSelector("#table[data-record='4']:not([data-playing])");
    expect(await other.locator('.hints').count()).toBe(0);
  });

  test('who waits can ask for a notification; it comes when the tab is hidden', async () => {
    const gameId = await besideGuest();
    await page.addInitScript(`
      window.Notification = class { static permission = 'default'; static async requestPermission() { return (this.permission = 'granted'); } constructor(title) { document.body.dataset.notified = title; } };
      Object.defineProperty(document, 'hidden', { get: () => true });`);
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
    await page.click('text="Notify me"');
    await page.waitForSelector('[data-notify][aria-pressed=true]');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate("localStorage.getItem('sqlopoly.notify')")).toBe('yes');
    await connection.run("INSERT INTO Gamemanager (player_ID, action) VALUES (0, 'leave')");
    await page.waitForSelector('body[data-notified]', { state: 'attached' });
    expect(await page.getAttribute('body', 'data-notified')).toMatch(/^Your turn/);
  });

  /** A game in which Ada owns properties and has so much cash. */
  async function poor(cash: number): Promise<number> {
    const gameId = await start({}, 'standard');
    await connection.run("UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = 0 WHERE d.game_id = ? AND t.name IN ('Boardwalk', 'Park Place')", [gameId]);
    await connection.run('UPDATE Player SET bank_balance = ? WHERE game_id = ? AND pid = 0', [cash, gameId]);
    return gameId;
  }

  /** What the main place says, once it is seen. */
  async function place(): Promise<string> {
    const main = page.locator('#decision > .choices > .main-place .main');
    await main.waitFor();
    return (await main.textContent()) ?? '';
  }

  test('what one cannot afford stays in the main place, with the reason and what to do', async () => {
    await poor(12);
    await move(ROLL);
    expect(await page.isDisabled('#choices-0 .main-place .main')).toBe(true);
    expect(await place()).toBe('Buy it $60 You need $48 more: mortgage properties or propose a trade.');
    expect(await page.locator('#choices-0 .way > summary').allInnerTexts()).toEqual(['Mortgage properties', 'Propose a trade']);
    expect(await page.isVisible('#do-0-decline')).toBe(true);
    // Its statement would be refused.
    expect(await page.textContent('[data-preview]')).toBe('SELECT * FROM movesView;');
    await looking.expectForEverybody();
    await page.click('#choices-0 .way > summary');
    await page.click('.tile.possible');
    await page.waitForSelector("#table[data-record='2']:not([data-playing])");
    expect(await place()).toBe('Buy it $60');
    expect(await page.textContent('[data-preview]')).toContain("'buy'");
  });

  test('a debt that can be paid names the ways to the money; a hopeless one has its way out in the main place', async () => {
    await poor(96);
    await move({ action: 'roll', dice: 1, dice2: 3 });
    expect(await place()).toBe('Pay $200 You need $104 more: mortgage properties or propose a trade.');
    await connection.run('UPDATE Deed SET mortgaged = TRUE WHERE p_owner = 0 AND game_id = (SELECT `Current game` FROM pendingView)');
    await page.reload();
    await page.waitForSelector('body[data-live]');
    expect(await page.textContent('#expectation')).toContain('you can raise only $96');
    expect(await place()).toBe('Declare bankruptcy');
    expect(await page.textContent('#stage .debt')).toContain('Left to try: Propose a trade.');
    expect(await page.textContent('[data-preview]')).toContain("'leave'");
    await looking.expectForEverybody();
    const [advice] = await connection.rows<{ Advice: string }>('SELECT Advice FROM adviceView');
    expect(advice?.Advice).toBe('Declare bankruptcy');
    await page.click('#choices-0 .main-place summary');
    await page.click('text="Yes: Declare bankruptcy"');
    await page.waitForSelector('#stage .ending');
    expect(await page.textContent('#stage .why')).toContain('Ada declares bankruptcy');
  });

  test('a bid that one cannot afford stays in its place; a proposer waits there, and passing or withdrawing is beside it', async () => {
    await start();
    await connection.run('UPDATE Player SET bank_balance = 20 WHERE game_id = (SELECT `Current game` FROM pendingView) AND pid = 0');
    // Ada could not pay the price, so it is auctioned at once.
    await move(ROLL);
    await move({ player: 1, action: 'bid', amount: 40 });
    expect(await place()).toMatch(/^Bid \$\d+ You can raise only \$20: pass\.$/);
    await page.click('#do-0-pass');
    await page.waitForSelector("#table[data-record='3']:not([data-playing])");
    await connection.run('UPDATE Deed SET p_owner = 1 WHERE prid = 1 AND game_id = (SELECT `Current game` FROM pendingView)');
    await move({ action: 'propose', terms: JSON.stringify({ to: 1, give: { money: 5 }, take: { properties: [1] } }) });
    // Both are at this page: Ben is asked, and Ada has a menu.
    expect(await place()).toBe('Accept the trade');
    await page.click('#others-0 > summary');
    expect(await page.textContent('#choices-0 .main-place .main')).toBe('Waiting for Ben');
    expect(await page.isVisible('#do-0-withdraw')).toBe(true);
  });

  test('after an answer the focus is on what comes next, never on an alternative, and a key held down makes no second move', async () => {
    await start({ rules: { player_order: 'seat' } });
    await move(ROLL);
    await page.focus('#do-0-decline');
    await page.keyboard.press('Enter');
    await page.waitForSelector("#table[data-record='2']:not([data-playing])");
    await page.waitForSelector('#decision > .choices > .main-place .main[data-with-amount=Bid]:focus');
    await page.keyboard.down('Enter');
    await page.waitForSelector("#table[data-record='3']:not([data-playing])");
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await page.getAttribute('#table', 'data-record')).toBe('3');
  });

  test('a seat shows what its player could raise, and who leads', async () => {
    const gameId = await poor(100);
    await page.reload();
    await page.waitForSelector('body[data-live]');
    // Boardwalk and Park Place bring 200 and 175.
    expect(await page.innerText('#seat-0 .worth')).toContain('$475');
    expect(await page.locator('#seat-1 [aria-label=leads]').count()).toBe(1);
    await connection.run('UPDATE Deed SET mortgaged = TRUE WHERE p_owner = 0 AND game_id = ?', [gameId]);
    await page.reload();
    await page.waitForSelector('body[data-live]');
    expect(await page.textContent('#seat-0 .worth')).toBe('');
    await connection.run('UPDATE Player SET bank_balance = 100 WHERE game_id = ?', [gameId]);
    await page.reload();
    await page.waitForSelector('body[data-live]');
    expect(await page.locator('.seat [aria-label=leads]').count()).toBe(0);
  });

  test('where a browser cannot notify, nothing offers it', async () => {
    const gameId = await besideGuest();
    await page.addInitScript('delete window.Notification');
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
    expect(await page.isVisible('#decision .waiting .main')).toBe(true);
    expect(await page.isVisible('[data-notify]')).toBe(false);
  });

  test('when no person is left, the bots play the rest in a copy', async () => {
    const gameId = await start({ dice: 'server', seed: 'watch the rest', players: ['Ada', { character: 'builder' }, { character: 'hunter' }] });
    await connection.run("INSERT INTO Gamemanager (player_ID, action) VALUES (0, 'leave')");
    await page.waitForSelector('#stage .ending');
    // The bots are worth the same: none leads.
    expect(await page.textContent('#stage h3')).toBe('You went bankrupt.');
    await page.click('text="Watch the rest"');
    await page.waitForURL((url) => !url.pathname.endsWith(`/${gameId}`));
    await page.waitForSelector('#table[data-playing]');
    const copy = Number(page.url().split('/').at(-1));
    await connection.choose(copy);
    expect(await connection.rows('SELECT `Player No.` FROM playersView WHERE `Character` IS NULL')).toEqual([]);
    expect(await connection.rows('SELECT Parent FROM forksView WHERE Game = ?', [copy])).toEqual([{ Parent: gameId }]);
    expect(await connection.rows('SELECT Moves FROM gamesView WHERE Game = ?', [gameId])).toEqual([{ Moves: 1 }]);
    expect(await page.textContent('h1')).toBe(`Rest of Game ${gameId}`);
    // The bot in Ada's seat is not named: another may be called the same.
    expect(await page.textContent('#seat-0 h3')).toContain('Ada');
    expect(await page.locator('#seat-0 small').count()).toBe(0);
  });

  test('a game that is over is played again with the same people, bots and tokens', async () => {
    await start({ players: [{ name: 'Ada', token: 'Iron' }, { character: 'Master Builder', token: 'Thimble' }] });
    await connection.run("INSERT INTO Gamemanager (player_ID, action) VALUES (0, 'leave')");
    await page.click('#decision >> text="Play again"');
    await page.waitForSelector('#new-game');
    expect(await page.inputValue('[name=player] >> nth=0')).toBe('Ada');
    expect(await page.inputValue('[name=who] >> nth=1')).toBe('Master Builder');
    expect(await page.isChecked('[name=token-0][value=Iron]')).toBe(true);
    expect(await page.isChecked('[name=token-1][value=Thimble]')).toBe(true);
  });

  test('the end says who won and why, with standings, money over time and what stood out', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'server', seed: 'ended', players: ['builder', 'hunter', 'scrooge'].map((character) => ({ character })) });
    await connection.choose(gameId);
    await connection.rows('CALL play_bots(?)', [gameId]);
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('#facts .chart');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const [wide, letters] = (await page.evaluate(`(() => {
        const chart = document.querySelector('#facts .chart');
        const size = parseFloat(getComputedStyle(chart.querySelector('text')).fontSize) * chart.getScreenCTM().a;
        return [chart.getBoundingClientRect().width / chart.parentElement.clientWidth, size];
      })()`)) as [number, number];
      expect([width, height, wide > 0.45, letters >= 11]).toEqual([width, height, true, true]);
    }
    expect(await page.textContent('#stage .ending h3')).toMatch(/ won!$/);
    expect(await page.locator('.standings tbody tr').count()).toBe(3);
    expect(await page.locator('.highlights li').count()).toBe(3);
    const [turned] = await connection.rows<{ record: number }>('SELECT Record AS record FROM turningPointsView WHERE Game = ?', [gameId]);
    expect(await page.textContent('#facts .turning-point')).toMatch(new RegExp(`^The game turned at move ${turned?.record}: .* From then on .* led\\.$`));
    expect(await page.getAttribute('#facts .turning-point a', 'href')).toBe(`/games/${gameId}/past?at=${turned?.record}`);
    expect(await page.isVisible('#decision >> text="Play again"')).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  test('the log has a line a turn, which opens, shows its tile and leads to Look back', async () => {
    await start();
    await move(ROLL);
    await move({ action: 'buy' });
    expect(await page.locator('#turns > li').first().textContent()).toContain('1+2 · Baltic Avenue · buys for $60');
    await page.locator('#turns summary').first().click();
    await move({ action: 'end_turn' });
    // What is open stays open while others move.
    expect(await page.isVisible('#record-1')).toBe(true);
    await page.hover('#record-1');
    expect(await page.getAttribute('#tile-3', 'class')).toContain('shown');
    await page.click('#record-1 a');
    await page.waitForSelector('#moment:has-text("After move 1")');
  });

  test.each([[390, 844], [820, 1180], [1280, 800], [844, 390]])('at %i×%i the cash of seats that are one below the other ends at the same place', async (width, height) => {
    await page.setViewportSize({ width, height });
    const gameId = await start({ players: ['Ada', 'Ben', 'Cem', 'Eve'] });
    await connection.run('UPDATE Player SET bank_balance = 10 * pid * pid * pid WHERE game_id = ?', [gameId]);
    await page.reload();
    const seats = await page.locator('.seat').evaluateAll((all) => all.map((seat) => [seat.getBoundingClientRect().left, seat.querySelector('.cash')?.getBoundingClientRect().right ?? 0, getComputedStyle(seat.querySelector('.cash') ?? seat).fontVariantNumeric]));
    for (const column of new Set(seats.map(([left]) => left))) expect(new Set(seats.filter(([left]) => left === column).map(([, right]) => right)).size).toBe(1);
    expect(new Set(seats.map(([, , numbers]) => numbers))).toEqual(new Set(['tabular-nums']));
  });

  test('a seat shows cash, worth and colour groups, and leads to everything that a player has', async () => {
    await makeRich(await start());
    expect(await page.textContent('#seat-0 .groups')).toContain('3/3');
    await page.click('#seat-0 h3 a');
    await page.waitForSelector('#card .own-deeds');
    expect(await page.textContent('#card')).toContain('Vermont Avenue');
    expect(await violations(page)).toEqual([]);
  });

  test('Look back plays on from where it is, with the same player', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'server', seed: 'looked back', players: ['builder', 'hunter'].map((character) => ({ character })) });
    await connection.choose(gameId);
    await connection.rows('CALL play_some(?, 60)', [gameId]);
    await page.goto(`${web.url}/games/${gameId}/past?at=20`);
    expect(await page.getAttribute('#table', 'data-record')).toBe('20');
    await page.click('[data-playback=play]');
    // More than what is fetched at once.
    await page.waitForSelector('text=/After move (5[1-9]|60)$/');
    await page.click('[data-playback=pause]');
    const record = (await page.getAttribute('#table', 'data-record')) ?? '';
    expect(await page.textContent('#moment')).toBe(`After move ${record}`);
    expect(page.url()).toContain(`at=${record}`);
    const shown = await page.locator('.seat .cash').allTextContents();
    await page.reload();
    expect(await page.locator('.seat .cash').allTextContents()).toEqual(shown);
    expect(await violations(page)).toEqual([]);
  });
});
