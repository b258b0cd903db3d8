import { describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { playSome } from '../../src/client/bots';
import { openGame } from '../../src/client/new-game';
import { forkGame } from '../../src/client/time';
import { rewriting } from '../support/rewriting';
import { sha256 } from '../support/server-dice';
import { inBrowser } from '../support/looking';
import { serving, type TestWeb } from '../support/web';

/** What the page says of the dice and shuffles of a game, and what a browser reckons itself. */

const CHARACTERS = ['Adventurous Capitalist', 'Bargain Hunter', 'Master Builder'];

let web: TestWeb;
let connection: GameConnection;
serving((served) => {
  ({ connection, web } = served);
});

/** A game of characters, with everything that a seed decides: who begins, what is dealt, decks and dice. */
async function start(seed: string, moves: number): Promise<number> {
  const gameId = await openGame(connection, 'classic', 'Fair', { dice: 'server', seed, players: CHARACTERS.map((character) => ({ character })), rules: { deeds_dealt: 2 } });
  await connection.choose(gameId);
  await playSome(connection, gameId, moves);
  return gameId;
}

/** Ends the current game: each leaves as soon as he may. */
async function leave(gameId: number): Promise<void> {
  for (;;) {
    const moves = await connection.rows<{ action: string; sql: string }>('SELECT Action AS action, `SQL` AS `sql` FROM movesView');
    if (moves.length === 0) return;
    const leaving = moves.find(({ action }) => action === 'leave');
    if (leaving) await connection.run(leaving.sql);
    else await playSome(connection, gameId, 1);
  }
}

async function over(seed: string, moves = 150): Promise<number> {
  const gameId = await start(seed, moves);
  await leave(gameId);
  return gameId;
}

async function textOf(path: string): Promise<string> {
  return (await fetch(web.url + path)).text();
}

/** Changes one row that is kept as it was recorded. */
async function change(keeper: 'gamemanager_no_update' | 'event_no_update', sql: string, gameId: number, record: number): Promise<void> {
  await rewriting(connection, () => connection.run(sql, [gameId, record]), keeper);
}

describe('a game that goes on', () => {
  test('tells the commitment, and nothing that follows from the seed', async () => {
    const gameId = await start('goes on', 20);
    const text = await textOf(`/games/${gameId}/fairness`);
    expect(text).toContain(`<code>${sha256('goes on')}</code>`);
    expect(text).toContain('Note it down');
    expect(text).not.toContain('data-check');
    const evidence = await fetch(`${web.url}/games/${gameId}/fairness/evidence`);
    expect([evidence.status, await evidence.text()]).toEqual([404, expect.not.stringContaining('goes on')]);
  });

  test('keeps the seed secret for those that have it, too', async () => {
    const gameId = await start('shared', 20);
    const fork = await forkGame(connection, gameId, 10, null);
    await connection.choose(fork);
    await leave(fork);
    const text = await textOf(`/games/${fork}/fairness`);
    expect(text).toContain('another game with the same seed is not');
    expect(text).toContain(`href="/games/${gameId}/past?at=10"`);
    expect((await fetch(`${web.url}/games/${fork}/fairness/evidence`)).status).toBe(404);
  });

  test('with dice of the table has no commitment to them', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: 2 });
    expect(await textOf(`/games/${gameId}/fairness`)).toMatch(/no commitment to them.*decks, deals and order of play follow from a seed.*<h2 id="commitment"/s);
    const plain = await openGame(connection, 'campus', null);
    const text = await textOf(`/games/${plain}/fairness`);
    expect([text.includes('no commitment to them'), text.includes('id="commitment"')]).toEqual([true, false]);
  });

  test('that is not there is not there', async () => {
    for (const path of ['fairness', 'fairness/evidence']) expect((await fetch(`${web.url}/games/2000000000/${path}`)).status).toBe(404);
  });
});

inBrowser(() => web, ({ page, open, expectForEverybody }) => {
  async function verdict(gameId: number): Promise<string> {
    await open(`/games/${gameId}/fairness`);
    await page().waitForSelector('#verdict[data-wrong]');
    return (await page().textContent('#verdict')) ?? '';
  }

  /** How much of the current game can be checked: dice, decks, draws, the order, and the commitment. */
  async function checkable(): Promise<number> {
    const [row] = await connection.rows<{ number: number }>(
      "SELECT (SELECT COUNT(*) FROM diceView WHERE What LIKE 'die:%') + (SELECT COUNT(DISTINCT Deck) FROM diceView) +" +
        " (SELECT COUNT(*) FROM drawsView WHERE Kind <> 'card_used') + 2 AS number",
    );
    return row?.number ?? 0;
  }

  // Seeds that no other test has a game with, which would keep them secret.
  test.each(['fair one', 'fair two'])('finds everything right that follows from the seed %s', async (seed) => {
    const gameId = await over(seed, 250);
    expect(await verdict(gameId)).toBe(`Your browser checked ${await checkable()} dice, draws and shuffles: all are correct.`);
    expect(await page().locator('tr.right').count()).toBe(await page().locator('[data-check]').count());
  });

  test('finds everything right in a game that goes on from another', async () => {
    const gameId = await start('forked', 120);
    const fork = await forkGame(connection, gameId, 60, null);
    await leave(gameId);
    await connection.choose(fork);
    await playSome(connection, fork, 40);
    await leave(fork);
    expect(await verdict(fork)).toBe(`Your browser checked ${await checkable()} dice, draws and shuffles: all are correct.`);
  });

  test('finds a die that was changed', async () => {
    const gameId = await over('changed die', 60);
    const [roll] = await connection.rows<{ record: number; dice: number; drawn: number }>('SELECT record_ID AS record, dice, drawn FROM ledgerView WHERE drawn IS NOT NULL ORDER BY record_ID DESC LIMIT 1');
    if (!roll) throw new Error('Nobody rolled.');
    await change('gamemanager_no_update', 'UPDATE Gamemanager SET dice = dice MOD 6 + 1 WHERE game_id = ? AND record_ID = ?', gameId, roll.record);
    expect(await verdict(gameId)).toMatch(/1 is wrong\.$/);
    const changed = (roll.dice % 6) + 1;
    expect(await page().locator('#wrong li').allTextContents()).toEqual([`Die ${roll.drawn + 1}, move ${roll.record}: ${changed} is recorded, but the seed gives ${roll.dice}.`]);
    expect(await page().locator('tr.wrong').allTextContents()).toEqual([`${roll.record}Die ${roll.drawn + 1}${changed}✗ wrong: ${roll.dice}`]);
    await expectForEverybody();
  });

  test.each([
    ['drew', 'card_id = card_id + 1', /^The card from deck \d+, move \d+: card \d+ is recorded, but the seed gives card \d+\.$/],
    ['dealt', 'player_ID = (player_ID + 1) MOD 3', /^Deed \d+, move 0: player \d is recorded, but the seed gives player \d\.$/],
    ['rolled', 'roll = roll + 1', /^The roll of player \d, move 0: \d+ is recorded, but the seed gives \d+\.$/],
  ])('finds what was changed after somebody %s', async (kind, assignment, named) => {
    const gameId = await over(`changed after ${kind}`);
    const [draw] = await connection.rows<{ record: number }>('SELECT MAX(Record) AS record FROM drawsView WHERE Kind = ?', [kind]);
    await change('event_no_update', `UPDATE Event SET ${assignment} WHERE game_id = ? AND record_ID = ? AND kind = '${kind}' ORDER BY event_no LIMIT 1`, gameId, draw?.record ?? -1);
    expect(await verdict(gameId)).toMatch(/1 is wrong\.$/);
    expect(await page().textContent('#wrong li')).toMatch(named);
  });

  test('finds a seed that is another than was committed to by its dice', async () => {
    const gameId = await over('first seed', 60);
    await connection.run("UPDATE Game SET seed = 'second seed' WHERE game_id = ?", [gameId]);
    expect(await verdict(gameId)).toMatch(/ are wrong\.$/);
  });

  test('has the checks of a long game on several pages', async () => {
    const gameId = await over('long', 400);
    await verdict(gameId);
    const first = await page().locator('[data-check]').first().getAttribute('data-check');
    await page().click('text=Older');
    await page().waitForSelector('#verdict[data-wrong="0"]');
    expect(await page().locator('[data-check]').first().getAttribute('data-check')).not.toBe(first);
    await open(`/games/${gameId}/fairness?page=999999`);
    await page().waitForSelector('#verdict[data-wrong="0"]');
    expect(await page().locator('[data-check="order"]').count()).toBe(1);
  });
});
