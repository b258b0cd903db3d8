import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { inBrowser } from '../support/looking';
import { overflow, violations } from '../support/page-checks';
import { serving, type TestWeb } from '../support/web';

/** What opens over a game, or lies on it, leaves free what one needs to see: menus, prices on tiles, the form of a trade, the SQL button. */

/** What Ada owns: three colour groups, and a property of another. */
const OWN = ['Mediterranean Avenue', 'Baltic Avenue', 'St. James Place', 'Tennessee Avenue', 'New York Avenue', 'Pacific Avenue', 'North Carolina Avenue', 'Pennsylvania Avenue', 'Short Line'];

const SIZES = [[390, 844], [1024, 768], [1440, 900]] as const;

let connection: GameConnection;
let web: TestWeb;
let gameId: number;
serving((served) => {
  ({ connection, web } = served);
});
beforeEach(async () => {
  gameId = await openGame(connection, 'standard', null, { dice: 'table', players: ['Ada', 'Ebenezer Scrooge', 'Cem'], rules: { player_order: 'seat' } });
  await connection.run('UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = 0 WHERE d.game_id = ? AND t.name IN (?)', [gameId, OWN]);
});

inBrowser(() => web, (looking) => {
  let page: Page;
  beforeEach(() => {
    page = looking.page();
  });

  async function open(width: number, height: number): Promise<void> {
    await page.setViewportSize({ width, height });
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
    await page.evaluate('document.fonts.ready');
  }

  /** The parts of the page that another one lies on. */
  function coveredBy(top: string, parts: string): Promise<string[]> {
    return page.evaluate(`(() => {
      const seen = (element) => { const box = document.createRange(); box.selectNodeContents(element); return element.matches('section, svg, details') ? element.getBoundingClientRect() : box.getBoundingClientRect(); };
      const over = document.querySelector(${JSON.stringify(top)}).getBoundingClientRect();
      return [...document.querySelectorAll(${JSON.stringify(parts)})].filter((part) => part.checkVisibility()).filter((part) => {
        const under = seen(part);
        return under.left < over.right && over.left < under.right && under.top < over.bottom && over.top < under.bottom;
      }).map((part) => part.id || part.textContent);
    })()`);
  }

  test.each(SIZES)('at %i×%i the menus open above their buttons, off the board and the log', async (width, height) => {
    await open(width, height);
    for (const menu of ['menu-0-build', 'menu-0-mortgage', 'menu-0-propose', 'more-0']) {
      await page.click(`[id="${menu}"] > summary`);
      const panel = `[id="${menu}"] > .panel`;
      const [box, bar, buttons] = await Promise.all([panel, '#decision', '#choices-0 > .buttons'].map((part) => page.locator(part).boundingBox()));
      if (!box || !bar || !buttons) throw new Error('Something is not there.');
      expect([menu, await coveredBy(panel, '#board, #log, #drawer')]).toEqual([menu, []]);
      // It ends at the bar, and is over or next to the buttons.
      expect(bar.y - (box.y + box.height)).toBeGreaterThanOrEqual(0);
      expect(bar.y - (box.y + box.height)).toBeLessThanOrEqual(10);
      expect([menu, box.x < buttons.x + buttons.width && buttons.x < box.x + box.width]).toEqual([menu, true]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    // The last entry of a long list is in sight without scrolling.
    await page.click('#menu-0-mortgage > summary');
    await page.click('#menu-0-mortgage [data-done]');
    expect(await page.isVisible('#menu-0-mortgage > .panel')).toBe(false);
    await page.click('#menu-0-build > summary');
    expect(await violations(page)).toEqual([]);
  });

  test.each(SIZES)('at %i×%i all actions of a rich player fit into the bar', async (width, height) => {
    await open(width, height);
    const bar = await page.locator('#decision').boundingBox();
    for (const button of await page.locator('#choices-0 :is(button, summary, .button):visible, #decision .others summary').all()) {
      const box = await button.boundingBox();
      expect([await button.innerText(), await button.evaluate((element) => element.scrollWidth <= element.clientWidth)]).toEqual([await button.innerText(), true]);
      expect([await button.innerText(), (box?.y ?? 0) >= (bar?.y ?? 0), (box?.y ?? 0) + (box?.height ?? 0) <= height]).toEqual([await button.innerText(), true, true]);
    }
  });

  test.each(SIZES)('at %i×%i the prices on the board leave the names free, and are over the pieces', async (width, height) => {
    await connection.run("UPDATE Player SET location = (SELECT t.location FROM Tile AS t JOIN Game AS g ON g.ruleset_id = t.ruleset_id WHERE g.game_id = ? AND t.name = 'Pennsylvania Avenue') WHERE game_id = ? AND pid = 1", [gameId, gameId]);
    await open(width, height);
    await page.click('#menu-0-build > summary');
    await page.waitForSelector('#board .mode-price');
    expect(await page.locator('#board .mode-price').count()).toBe(8);
    // Of each name, the lines as far down as letters without a tail reach.
    const hidden = await page.evaluate(`[...document.querySelectorAll('#board .mode-price rect')].flatMap((price) => [...document.querySelectorAll('#board .tile .name')].filter((name) => name.checkVisibility()).filter((name) => {
      const [box, lines] = [price.getBBox(), name.getBBox()];
      const foot = lines.y + lines.height - 0.3 * parseFloat(name.getAttribute('font-size'));
      return lines.x < box.x + box.width && box.x < lines.x + lines.width && lines.y < box.y && box.y < foot || lines.y >= box.y && lines.y < box.y + box.height && lines.x < box.x + box.width && box.x < lines.x + lines.width;
    }).map((name) => name.textContent))`);
    expect(hidden).toEqual([]);
    expect(await page.evaluate("[...document.querySelectorAll('#board .piece')].every((piece) => [...document.querySelectorAll('#board .mode-price')].every((price) => piece.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING))")).toBe(true);
    // They are no obstacle to the click for which the tile glows.
    const street = page.locator('#board .tile.possible').filter({ hasText: 'Pennsylvania Avenue' });
    const box = await street.locator('.owner rect').boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.waitForSelector("#table[data-record='1']:not([data-playing])");
    expect(await connection.rows('SELECT action FROM Gamemanager WHERE game_id = ?', [gameId])).toEqual([{ action: 'build' }]);
  });

  test.each(SIZES)('at %i×%i the head of each side of a trade is inside its frame', async (width, height) => {
    await open(width, height);
    await page.click('#menu-0-propose > summary');
    await page.click('#menu-0-propose a:has-text("Ebenezer Scrooge")');
    await page.waitForSelector('#draft');
    for (const side of ['give', 'take']) {
      const [frame, head, money] = await Promise.all([`fieldset.${side}`, `fieldset.${side} legend`, `[name=${side}_money]`].map((part) => page.locator(part).boundingBox()));
      if (!frame || !head || !money) throw new Error('Something is not there.');
      expect([side, head.y > frame.y, head.x >= frame.x, head.x + head.width <= frame.x + frame.width, head.y + head.height <= money.y]).toEqual([side, true, true, true, true]);
      expect(await page.locator(`fieldset.${side} legend .name`).evaluate((name) => name.scrollWidth <= name.clientWidth || getComputedStyle(name).textOverflow !== 'ellipsis')).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
  });

  test('on a phone the SQL button scrolls with the header, and covers no text', async () => {
    await open(390, 844);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    expect(await page.evaluate('scrollY')).toBeGreaterThan(30);
    expect(await coveredBy('#drawer', '#seats *, #log, #turns *')).toEqual([]);
    await page.click('#drawer > summary');
    expect(await page.locator('#drawer').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
});
