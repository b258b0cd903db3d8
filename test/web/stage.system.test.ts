import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { inBrowser } from '../support/looking';
import { overflow, violations } from '../support/page-checks';
import { serving, type TestWeb } from '../support/web';

/** That the stage keeps its places, that moments are shown, and that nothing is cut. */

const SIZES = [[1280, 800], [390, 844], [820, 1180]] as const;

/** By how many pixels the name and the dice may move. */
const STILL = 8;

/** Milliseconds for a move with a moment at 1×. */
const MOST_WITH_MOMENT = 2000;

/** Seeds of games in which nearly everything happens within 200 moves: sets, buildings, trades, auctions, jail, debts, and somebody leaves. */
const SHORT_GAMES = [['standard', 'stage 26'], ['classic', 'stage 2']] as const;

/** How many moves of a person and two bots are watched. */
const MOVES = 40;

/** Notes where the name and the dice are, whenever something on the table changes, and by how much the sentences cover the name. */
const WATCH = `(() => {
  window.seen = { kinds: [], name: [], dice: [], lines: [] };
  const note = () => {
    const stage = document.getElementById('stage');
    if (!stage || stage.dataset.kind === 'over' || getComputedStyle(stage).visibility === 'hidden') return;
    if (!seen.kinds.includes(stage.dataset.kind)) seen.kinds.push(stage.dataset.kind);
    const board = document.getElementById('board').getBoundingClientRect();
    const name = stage.querySelector('.player-name')?.getBoundingClientRect();
    if (name) seen.name.push([name.left - board.left, name.top - board.top, name.height]);
    const dice = stage.querySelector('#dice .die') && stage.querySelector('#dice').getBoundingClientRect();
    if (dice) seen.dice.push([dice.right - board.left, dice.top - board.top, dice.height]);
    const lines = stage.querySelector('.lines')?.getBoundingClientRect();
    if (lines?.height) seen.lines.push([stage.querySelector('header').getBoundingClientRect().bottom - lines.top, lines.bottom - board.bottom]);
  };
  new MutationObserver(note).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, attributeFilter: ['data-walking', 'data-playing', 'data-record'] });
  note();
})()`;

interface Seen {
  kinds: string[];
  name: number[][];
  dice: number[][];
  lines: number[][];
}

let connection: GameConnection;
let web: TestWeb;
/** games of bots that are over, by their editions */
const over = new Map<string, number>();
serving((served) => {
  ({ connection, web } = served);
});
beforeAll(async () => {
  for (const [edition, seed] of SHORT_GAMES) {
    const game = await openGame(connection, edition, null, { dice: 'server', seed, players: [{ name: 'Ann', character: 'builder' }, { name: 'Ebenezer Scrooge the Elder', character: 'scrooge' }, { name: 'Bo', character: 'hunter' }] });
    await connection.rows('CALL play_bots(?)', [game]);
    over.set(edition, game);
  }
});

/** How far the places are from each other at most, in each of their numbers. */
function spreads(places: readonly number[][]): number[] {
  return (places[0] ?? []).map((_, index) => {
    const values = places.map((place) => place[index] ?? NaN);
    return Math.max(...values) - Math.min(...values);
  });
}

inBrowser(() => web, (looking) => {
  let page: Page;
  beforeEach(() => {
    page = looking.page();
  });

  async function expectStill(least: readonly string[]): Promise<void> {
    const seen = (await page.evaluate('seen')) as Seen;
    expect(seen.kinds).toEqual(expect.arrayContaining([...least]));
    expect(seen.dice.length).toBeGreaterThan(2);
    for (const spread of [...spreads(seen.name), ...spreads(seen.dice)]) expect(spread).toBeLessThanOrEqual(STILL);
    for (const [above, below] of seen.lines) expect([(above ?? 0) <= 0, (below ?? 0) <= 0]).toEqual([true, true]);
  }

  /** Opens a page with a clock that stands still. */
  async function hold(path: string, pace = '4', reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(`localStorage.setItem('sqlopoly.pace', '${pace}')`);
    await page.clock.install();
    await page.goto(web.url + path);
    if (!path.includes('/past')) await page.waitForSelector('body[data-live]');
    await page.clock.pauseAt(Date.now() + 1_000);
  }

  const record = async (): Promise<number> => Number(await page.getAttribute('#table', 'data-record'));

  describe.each(SHORT_GAMES.map(([edition]) => edition))('%s', (edition) => {
    test.each(SIZES)('at %i×%i the name and the dice stay where they are through a whole game of bots, and no sentence is cut', async (width, height) => {
      await page.setViewportSize({ width, height });
      const game = over.get(edition);
      await hold(`/games/${game}/past?at=0`, '4', 'reduce');
      const last = Number(await page.getAttribute('#table', 'data-last'));
      await page.evaluate(WATCH);
      await page.click('#playback [data-playback=play]');
      for (let asked = 0; asked < 20 * last && (await record()) < last; asked += 1) await page.clock.runFor(2000);
      expect(await record()).toBe(last);
      await expectStill(['turn', 'deed', 'card', 'auction']);
    });

    test.each(SIZES)('at %i×%i they stay while a person plays against bots', async (width, height) => {
      await page.setViewportSize({ width, height });
      const players = ['Ada', { name: 'Ebenezer Scrooge the Elder', character: 'scrooge' }, { name: 'Bo', character: 'hunter' }];
      const game = await openGame(connection, edition, null, { dice: 'server', seed: 'person', players, rules: { player_order: 'seat' } });
      await hold(`/games/${game}`);
      await page.evaluate(WATCH);
      for (let asked = 0; asked < 40 * MOVES && (await record()) < MOVES; asked += 1) {
        await page.evaluate("document.querySelector('#table:not([data-playing]) #decision[data-yours] > .choices .main-place .main:enabled')?.click()");
        await page.clock.runFor(300);
      }
      expect(await record()).toBeGreaterThanOrEqual(MOVES);
      await expectStill(['turn', 'deed']);
    });
  });

  /** Watches a move of a game that is over. @returns how long it was shown, up to a limit */
  async function watch(game: number, move: number, motion: 'reduce' | 'no-preference'): Promise<void> {
    await hold(`/games/${game}/past?at=${move - 1}`, '1', motion);
    await page.click('#playback [data-playback=play]');
    for (let asked = 0; asked < 500 && (await record()) < move; asked += 1) await page.clock.runFor(10);
    expect(await record()).toBe(move);
    // The piece arrives, if there is one on its way.
    for (let asked = 0; asked < 100 && (await page.locator('#table[data-walking]').count()) > 0; asked += 1) await page.clock.runFor(10);
  }

  async function recordOf(game: number, kind: string): Promise<number> {
    await connection.choose(game);
    const [row] = await connection.rows<{ record: number }>('SELECT MIN(Record) AS record FROM eventView WHERE Kind = ?', [kind]);
    if (!row?.record) throw new Error(`Nothing of the kind ${kind} happened.`);
    return row.record;
  }

  const animated = async (part: string): Promise<number> => (await page.locator(part).evaluateAll((parts) => parts.flatMap((one) => one.getAnimations()).length));

  test.each([
    ['a group that is completed lights up', 'set_completed', '.moment-light'],
    ['houses drop', 'built', '#board :is(.house, .hotel)'],
    ['a seat that goes bankrupt trembles', 'left', '.seat.out'],
    ['a win has confetti', 'won', '.confetti span'],
  ])('%s; not with reduced motion, and it takes a second more at most', async (_, kind, part) => {
    const game = over.get('standard') ?? 0;
    const move = await recordOf(game, kind);
    // The clock of the test does not hold animations: on a busy machine they would be over before they are looked for.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await watch(game, move, 'no-preference');
    expect(await animated(part)).toBeGreaterThan(0);
    const isLast = Number(await page.getAttribute('#table', 'data-last')) === move;
    let passed = 0;
    for (; !isLast && (await record()) === move && passed <= MOST_WITH_MOMENT; passed += 50) await page.clock.runFor(50);
    expect(passed).toBeLessThanOrEqual(MOST_WITH_MOMENT);
    const other = await looking.another();
    page = other;
    await watch(game, move, 'reduce');
    expect(await animated(part)).toBe(0);
    expect(await page.locator('.moment-light, .confetti').count()).toBe(0);
  });

  test('the tiles of a group light up in the colour of their owner', async () => {
    const game = over.get('standard') ?? 0;
    const move = await recordOf(game, 'set_completed');
    await watch(game, move, 'no-preference');
    const [owner] = await connection.rows<{ player: number }>("SELECT MIN(player_ID) AS player FROM Event WHERE game_id = ? AND record_ID = ? AND kind = 'set_completed'", [game, move]);
    const colours = await page.locator('.moment-light').evaluateAll((lights) => lights.map((light) => (light as SVGElement).style.fill));
    expect(new Set(colours)).toEqual(new Set([`var(--player-${owner?.player})`]));
    expect(colours.length).toBeGreaterThan(1);
  });

  test('dice tumble when they are rolled, and only then', async () => {
    await connection.choose(over.get('standard') ?? 0);
    const [row] = await connection.rows<{ record: number }>("SELECT MIN(record_ID) AS record FROM ledgerView WHERE action = 'buy'");
    const bought = row?.record ?? 0;
    await watch(over.get('standard') ?? 0, bought - 1, 'no-preference');
    const dice = await page.getAttribute('#dice', 'aria-label');
    for (let asked = 0; asked < 200 && (await record()) < bought; asked += 1) await page.clock.runFor(20);
    expect([await page.getAttribute('#dice', 'aria-label'), await animated('#dice .die')]).toEqual([dice, 0]);
  });

  test.each(SIZES)('at %i×%i the end fits its panel, light and dark', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${web.url}/games/${over.get('standard')}`);
    await page.waitForSelector('#facts .chart');
    const [stage, cut] = (await page.evaluate(`(() => {
      const stage = document.getElementById('stage');
      const box = stage.getBoundingClientRect();
      const parts = [...stage.querySelectorAll('h3, p, td, th, li, .button, .chart')].filter((part) => part.checkVisibility());
      return [
        stage.scrollHeight - stage.clientHeight,
        parts.filter((part) => { const { left, right, top, bottom } = part.getBoundingClientRect(); return left < box.left || right > box.right || top < box.top || bottom > box.bottom || part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow === 'hidden'; }).map((part) => part.textContent),
      ];
    })()`)) as [number, string[]];
    expect([stage <= 1, cut]).toEqual([true, []]);
    // Nothing of the page lies on it.
    const seats = await page.locator('#seats').boundingBox();
    const panel = await page.locator('#stage').boundingBox();
    expect((seats?.y ?? 0) >= (panel?.y ?? 0) + (panel?.height ?? 0) || (seats?.x ?? 0) >= (panel?.x ?? 0) + (panel?.width ?? 0)).toBe(true);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  });

  test.each([[390, 844, 'block'], [820, 1180, 'none'], [1180, 820, 'none']])('at %i×%i a sheet veils the board only where that is small', async (width, height, veil) => {
    await page.setViewportSize({ width, height });
    const game = await openGame(connection, 'standard', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
    await connection.choose(game);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await page.goto(`${web.url}/games/${game}`);
    await page.waitForSelector('#stage .deed');
    const [content, deed] = (await page.evaluate("[getComputedStyle(document.getElementById('stage'), '::before').content, document.querySelector('.scene').scrollHeight - document.querySelector('.scene').clientHeight]")) as [string, number];
    expect([content === 'none' ? 'none' : 'block', deed <= 0]).toEqual([veil, true]);
  });

  /** A game in which Ada has two of the light blue properties, and Ben has an expensive hotel. */
  async function openPrepared(dice: readonly [number, number]): Promise<number> {
    const game = await openGame(connection, 'standard', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
    await connection.choose(game);
    const give = (owner: number, names: string[], level: number): Promise<unknown> => connection.run('UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = ?, d.level = ? WHERE d.game_id = ? AND t.name IN (?)', [owner, level, game, names]);
    await give(0, ['Oriental Avenue', 'Vermont Avenue'], 0);
    await give(1, ['St. Charles Place', 'States Avenue', 'Virginia Avenue'], 5);
    if (dice[0] > 0) await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', ?, ?)", [...dice]);
    return game;
  }

  test.each([[1280, 800], [390, 844]])('at %i×%i a group that one completes at this page lights up where it is, though the table is replaced at once', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript("localStorage.setItem('sqlopoly.pace', '0.5')");
    const game = await openPrepared([4, 5]);
    await page.goto(`${web.url}/games/${game}`);
    await page.waitForSelector('body[data-live]');
    // How far the lamps are from their tiles, once they are bright and the table of the present is there.
    await page.evaluate(`(() => {
      window.bright = new Map();
      const note = () => {
        const isThere = document.querySelector('#table[data-record="2"]:not([data-playing]) #decision[data-yours]');
        const grounds = [6, 8, 9].map((tile) => document.querySelector('#tile-' + tile + ' .ground').getBoundingClientRect());
        for (const [index, lamp] of [...document.querySelectorAll('.moment-light')].entries()) {
          if (!isThere || getComputedStyle(lamp).opacity < 0.5 || !lamp.checkVisibility()) continue;
          const box = lamp.getBoundingClientRect();
          window.bright.set(lamp, Math.min(...grounds.map(({ x, y }) => Math.abs(x - box.x) + Math.abs(y - box.y))));
        }
        document.documentElement.dataset.bright = window.bright.size;
        requestAnimationFrame(note);
      };
      note();
    })()`);
    await page.click('#do-0-buy');
    await page.waitForSelector('html[data-bright="3"]');
    for (const distance of (await page.evaluate('[...window.bright.values()]')) as number[]) expect(distance).toBeLessThan(2);
    await page.waitForSelector('#sky', { state: 'detached' });
  });

  test('the piece of somebody who leaves at this page falls, though the table is replaced at once', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript("localStorage.setItem('sqlopoly.pace', '0.5')");
    const game = await openGame(connection, 'standard', null, { dice: 'table', players: ['Ada', 'Ben', 'Cem'], rules: { player_order: 'seat' } });
    await page.goto(`${web.url}/games/${game}`);
    await page.waitForSelector('body[data-live]');
    await page.evaluate(`(() => {
      const note = () => {
        if (document.querySelector('#table[data-record="1"]:not([data-playing])') && document.querySelector('#sky > .piece')) document.documentElement.dataset.fallen = 'yes';
        requestAnimationFrame(note);
      };
      note();
    })()`);
    await page.evaluate("document.querySelector('#do-0-resign, #do-0-leave').click()");
    await page.waitForSelector('html[data-fallen]');
    await page.waitForSelector('#sky', { state: 'detached' });
    expect(await page.locator('.piece').count()).toBe(2);
  });

  test('on a phone an amount at an outer column is inside the window, however much it is', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const game = await openPrepared([0, 0]);
    await hold(`/games/${game}`, '1', 'reduce');
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 5, 6)");
    await page.waitForSelector('#air .spot .float');
    const boxes = (await page.evaluate(`(() => {
      const label = document.querySelector('#air .spot .float');
      const boxOf = () => { const { left, right } = label.getBoundingClientRect(); return [left, right]; };
      const boxes = [boxOf()];
      label.textContent = '−$1,500';
      boxes.push(boxOf());
      const x = document.getElementById('tile-31').getBoundingClientRect();
      label.parentElement.style.translate = x.x + x.width / 2 + 'px 300px';
      label.parentElement.style.setProperty('--x', x.x + x.width / 2 + 'px');
      return [...boxes, boxOf()];
    })()`)) as [number, number][];
    for (const [left, right] of boxes) expect([left, right, left >= 0, right <= 390]).toEqual([left, right, true, true]);
    expect((boxes[1]?.[1] ?? 0) - (boxes[1]?.[0] ?? 0)).toBeGreaterThan(100);
  });

  test('the scene has a name, and keeps the focus while moves are shown', async () => {
    const game = over.get('standard');
    await hold(`/games/${game}/past?at=0`, '1');
    await page.focus('.scene');
    await page.click('#playback [data-playback=play]', { noWaitAfter: true });
    await page.focus('.scene');
    for (let asked = 0; asked < 200 && (await record()) < 6; asked += 1) {
      await page.clock.runFor(100);
      expect(await page.evaluate("document.activeElement.matches('.scene[role=group][aria-label]')")).toBe(true);
    }
    expect(await record()).toBe(6);
  });

  test.each([[390, 844], [195, 422]])('at %i×%i, a phone and a phone at 200 %%, the bar fits, and so do its menus', async (width, height) => {
    await page.setViewportSize({ width, height });
    const game = await openPrepared([4, 5]);
    await page.goto(`${web.url}/games/${game}`);
    await page.waitForSelector('body[data-live]');
    const bar = await page.locator('#decision').boundingBox();
    expect([bar, (bar?.y ?? -1) >= 0, (bar?.height ?? 0) <= height]).toEqual([bar, true, true]);
    expect(await page.evaluate("parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)")).toBeCloseTo((bar?.height ?? 0) + 8, 0);
    const menus = await page.locator('#decision details > summary').count();
    expect(menus).toBeGreaterThan(0);
    for (let menu = 0; menu < menus; menu += 1) {
      const summary = page.locator('#decision details > summary').nth(menu);
      if (!(await summary.isVisible())) continue;
      await summary.evaluate((element) => (element as HTMLElement).click());
      const panel = page.locator('#decision details[open] > :is(.panel, form)').first();
      const box = await panel.boundingBox();
      const isSeen = await panel.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 6, y + 6));
      });
      expect([box, (box?.height ?? 0) >= 40, (box?.y ?? -1) >= 0, (box?.y ?? 0) + (box?.height ?? 0) <= height, isSeen]).toEqual([box, true, true, true, true]);
      await page.keyboard.press('Escape');
    }
  });
});
