import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { inBrowser } from '../support/looking';
import { overflow, violations } from '../support/page-checks';
import { serving, type TestWeb } from '../support/web';

/** Trades that explain themselves: while they are put together, and while they are offered; counter-offers, and an end to offers. */

const SIZES = [[1280, 800], [390, 844], [820, 1180]] as const;

let connection: GameConnection;
let web: TestWeb;
serving((served) => {
  ({ connection, web } = served);
});

inBrowser(() => web, (looking) => {
  let page: Page;
  let gameId: number;
  beforeEach(() => {
    page = looking.page();
  });

  /** A game in which Ada lacks one of the orange properties, and has houses on the brown ones. Ben has the one that she lacks. */
  async function start(players: readonly (string | { character: string })[] = ['Ada', 'Ben', 'Cem']): Promise<void> {
    gameId = await openGame(connection, 'standard', null, { dice: 'table', players, rules: { player_order: 'seat' } });
    await connection.choose(gameId);
    await give(0, ['St. James Place', 'Tennessee Avenue']);
    await give(0, ['Baltic Avenue', 'Mediterranean Avenue'], 3);
    await give(1, ['New York Avenue']);
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
  }

  async function give(pid: number, names: readonly string[], level = 0): Promise<void> {
    await connection.run('UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = ?, d.level = ? WHERE d.game_id = ? AND t.name IN (?)', [pid, level, gameId, [...names]]);
  }

  async function prid(name: string): Promise<number> {
    return (await connection.row<{ prid: number }>('SELECT prid FROM propertiesView WHERE Property = ?', [name]))?.prid ?? -1;
  }

  async function propose(player: number, to: number, giveThese: string[], take: string[], money = 0): Promise<void> {
    const prids = (names: string[]): Promise<number[]> => Promise.all(names.map((name) => prid(name)));
    const [{ made } = { made: 0 }] = await connection.rows<{ made: number }>('SELECT COUNT(*) AS made FROM ledgerView');
    await connection.run("INSERT INTO Gamemanager (player_ID, action, terms) VALUES (?, 'propose', ?)", [
      player, JSON.stringify({ to, give: { money, properties: await prids(giveThese) }, take: { properties: await prids(take) } }),
    ]);
    await page.waitForSelector(`#table[data-record='${made + 1}']:not([data-playing])`);
  }

  const linesIn = (place: string): Promise<string[]> => page.locator(`${place} .effects li`).allInnerTexts();

  test.each(SIZES)('at %i×%i what a trade would change is shown while it is put together', async (width, height) => {
    await page.setViewportSize({ width, height });
    await start();
    await page.click('#menu-0-propose summary');
    await page.click('#menu-0-propose a:has-text("Ben")');
    await page.check(`.take [data-prid="${await prid('New York Avenue')}"]`);
    await page.waitForSelector('#draft-effects .group_completed');
    await page.fill('[name=give_money]', '180');
    await page.waitForSelector('#draft-effects li:has-text("Ada would have $1320.")');
    expect(await linesIn('#draft-effects')).toEqual(['Ada would own all of Orange.', 'Rent of New York Avenue: $16 → $32; with three houses $600.', 'Ada would have $1320.', 'Ben would have $1680.']);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    // What cannot be proposed says why, before it is sent.
    await page.fill('[name=give_money]', '5000');
    await page.waitForSelector('#draft-effects:has-text("You have only $1500 to give.")');
    await page.fill('[name=give_money]', '');
    await page.uncheck(`.take [data-prid="${await prid('New York Avenue')}"]`);
    await page.waitForSelector('#draft-effects:has-text("Choose what each of you gives")');
    expect(await connection.rows('SELECT COUNT(*) AS moves FROM ledgerView')).toEqual([{ moves: 0 }]);
  });

  test.each(SIZES)('at %i×%i an offer says what it would change and what is sold first, and marks the deeds on the board', async (width, height) => {
    await page.setViewportSize({ width, height });
    await start();
    await propose(0, 1, ['Baltic Avenue'], ['New York Avenue'], 50);
    expect(await linesIn('.side-of-trade:first-child')).toEqual([
      'Ada sells the buildings of Brown first, for $150.', 'Ada would own all of Orange.', 'Ada would no longer own all of Brown.', 'Rent of New York Avenue: $16 → $32; with three houses $600.', 'Ada would have $1600.',
    ]);
    expect(await linesIn('.side-of-trade:last-child')).toEqual(['Rent of Baltic Avenue: $180 → $4.', 'Ben would have $1550.']);
    expect(await page.locator('#board .tile.traded').evaluateAll((tiles) => tiles.map((tile) => [tile.querySelector('title')?.textContent, tile.querySelector('desc')?.textContent?.split(', ').at(-1)]))).toEqual([
      ['Baltic Avenue', 'in the offer: to Ben'], ['New York Avenue', 'in the offer: to Ada'],
    ]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.click('#do-1-reject');
    await page.waitForSelector("#table[data-record='2']:not([data-playing])");
    expect(await page.locator('#board .tile.traded').count()).toBe(0);
  });

  test('to the only person at a page it is said as "you"', async () => {
    await start(['Ada', { character: 'builder' }]);
    await page.click('#menu-0-propose summary');
    await page.click('#menu-0-propose a');
    await page.check(`.take [data-prid="${await prid('New York Avenue')}"]`);
    await page.waitForSelector('#draft-effects .group_completed');
    expect((await linesIn('#draft-effects')).slice(0, 3)).toEqual(['Completes Orange for you.', 'Rent of New York Avenue: $16 → $32; with three houses $600.', 'You would have $1500.']);
    expect((await page.locator('#draft-effects .for').allInnerTexts())[0]).toBe('For you');
  });

  test('Counter opens the form with the terms of the other side, and declines by proposing', async () => {
    await start();
    await propose(0, 1, [], ['New York Avenue'], 50);
    await page.click('#counter-1');
    await page.waitForSelector('#card h2:has-text("Counter Ada’s offer")');
    expect(await page.inputValue('[name=take_money]')).toBe('50');
    expect(await page.isChecked(`.give [data-prid="${await prid('New York Avenue')}"]`)).toBe(true);
    expect(await linesIn('#draft-effects')).toContain('Ada would own all of Orange.');
    expect(await violations(page)).toEqual([]);
    await page.fill('[name=take_money]', '400');
    await page.click('text="Offer this instead"');
    await page.waitForSelector("#table[data-record='2']:not([data-playing])");
    expect(await page.textContent('#card')).toBe('');
    expect(await page.textContent('#expectation')).toBe('Ada: accept Ben’s trade?');
    expect(await page.textContent('#turns .brief')).toBe('Ben counters');
    await page.click('#do-0-accept');
    await page.waitForSelector("#table[data-record='3']:not([data-playing])");
    expect(await page.textContent('#seat-1 .cash')).toBe('$1900');
  });

  test('Counter between two turns declines first, because others may then offer', async () => {
    await start();
    await give(2, ['Oriental Avenue']);
    await propose(1, 2, ['New York Avenue'], [], 0);
    await page.click('#counter-2');
    await page.waitForSelector('#card h2:has-text("Counter Ben’s offer")');
    await page.fill('[name=give_money]', '20');
    await page.click('text="Offer this instead"');
    await page.waitForSelector("#table[data-record='3']:not([data-playing])");
    expect(await connection.rows('SELECT player_ID AS player, action FROM ledgerView ORDER BY record_ID')).toEqual([{ player: 1, action: 'propose' }, { player: 2, action: 'reject' }, { player: 2, action: 'propose' }]);
  });

  test('without scripts, Counter is a page with what the terms would change', async () => {
    await start();
    await propose(0, 1, [], ['New York Avenue'], 50);
    const answer = await page.request.get(`${web.url}/games/${gameId}/trade?from=1&with=0&counter=yes`);
    const text = await answer.text();
    expect(text).toContain('Ada would own all of Orange.');
    expect(text).toContain('What would change?');
  });

  test('No more this round: the proposer cannot choose that partner again', async () => {
    await start();
    await propose(0, 1, [], ['New York Avenue'], 50);
    await page.click('#do-1-reject_all');
    await page.waitForSelector("#table[data-record='2']:not([data-playing])");
    await page.click('#menu-0-propose summary');
    expect(await page.locator('#menu-0-propose a').allInnerTexts()).toEqual(['Cem']);
  });
});
