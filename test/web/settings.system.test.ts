import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { inBrowser } from '../support/looking';
import { overflow, PHONE, violations } from '../support/page-checks';
import { serving, type TestWeb } from '../support/web';

/** How the page moves and sounds, as somebody chooses it in a browser. */

let connection: GameConnection;
let web: TestWeb;
serving((served) => {
  ({ connection, web } = served);
});

/** Takes note, in a page, of what moves how long, and of what sounds. */
const NOTE = `
  window.noted = { moved: [], sounded: [], played: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.noted.moved.push(options.duration);
    return animate.call(this, frames, options);
  };
  document.addEventListener('sounded', (event) => window.noted.sounded.push(...event.detail));
  document.addEventListener('played', () => window.noted.played += 1);
`;

inBrowser(() => web, (looking) => {
  let page: Page;
  beforeEach(() => open('no-preference'));

  async function open(reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
    page = await looking.another({ viewport: PHONE, reducedMotion });
    await page.addInitScript(NOTE);
  }

  /** A game in which Ada comes to a property by her first roll. */
  async function roll(): Promise<{ moved: number[]; sounded: string[] }> {
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
    await connection.choose(gameId);
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await page.waitForSelector('#table[data-record="1"]');
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
    await page.waitForSelector('#table[data-record="2"]');
    return (await page.evaluate('window.noted')) as { moved: number[]; sounded: string[] };
  }

  async function choose(speed: string, sounds: boolean): Promise<void> {
    await page.goto(`${web.url}/settings`);
    await page.selectOption('[name=speed]', speed);
    await page.setChecked('[name=sounds]', sounds);
  }

  test('things move as usual, and nothing sounds, until somebody wants it', async () => {
    const { moved, sounded } = await roll();
    expect(moved.length).toBeGreaterThan(2);
    expect(sounded).toEqual([]);
  });

  test('nothing moves where somebody does not like it, unless he says so', async () => {
    await open('reduce');
    expect((await roll()).moved).toEqual([]);
    await choose('usual', false);
    expect((await roll()).moved.length).toBeGreaterThan(2);
  });

  test('nothing moves when that was chosen', async () => {
    await choose('none', false);
    expect((await roll()).moved).toEqual([]);
  });

  test('dice and money sound when sounds are on, also after the page was loaded again', async () => {
    await choose('none', true);
    await page.click('text="Try the sounds"');
    expect(await page.evaluate('window.noted.sounded')).toEqual(['dice', 'money', 'card', 'auction', 'end']);
    await page.reload();
    expect([await page.isChecked('[name=sounds]'), await page.inputValue('[name=speed]')]).toEqual([true, 'none']);
    expect((await roll()).sounded).toEqual(['dice', 'money']);
    await page.locator('[name=volume]').evaluate((range) => {
      (range as unknown as { value: string }).value = '0';
      range.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect((await roll()).sounded).toEqual([]);
  });

  test('music plays in a game when it is on, and not without', async () => {
    await choose('none', true);
    expect(await page.isDisabled('[name=music_volume]')).toBe(true);
    await roll();
    expect(await page.evaluate('window.noted.played')).toBe(0);
    await page.click('.open-nav');
    await page.click('text="Settings"');
    await page.check('[name=music]');
    expect(await page.evaluate('window.noted.played')).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.waitForSelector('body[data-live]');
    expect(await page.evaluate('window.noted.played')).toBeGreaterThan(0);
    expect([await page.isChecked('[name=music]'), await page.inputValue('[name=music_volume]')]).toEqual([true, '30']);
    await page.goto(`${web.url}/settings`);
    await page.uncheck('[name=music]');
    await roll();
    expect(await page.evaluate('window.noted.played')).toBe(0);
  });

  test('what is remembered and makes no sense is forgotten', async () => {
    for (const known of ['{', '[]', '7', '{"speed": "toString", "sounds": 1, "volume": 1e9, "music": 1, "music_volume": "5"}', 'null']) {
      await page.goto(`${web.url}/settings`);
      await page.evaluate(`localStorage.setItem('sqlopoly.settings', ${JSON.stringify(known)})`);
      await page.reload();
      expect([known, await page.inputValue('[name=speed]'), await page.isChecked('[name=sounds]'), await page.inputValue('[name=volume]')]).toEqual([known, '', false, '50']);
      expect([await page.isChecked('[name=music]'), await page.inputValue('[name=music_volume]')]).toEqual([false, '30']);
    }
  });

  test('settings are at hand in a game, for everybody, on a phone', async () => {
    await roll();
    await page.click('.open-nav');
    await page.click('text="Settings"');
    await page.check('[name=sounds]');
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goto(`${web.url}/settings`);
    expect(await page.isChecked('[name=sounds]')).toBe(true);
  });
});
