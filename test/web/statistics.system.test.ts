import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeBoard, copyBoard } from '../../src/client/boards/boards';
import { playSome } from '../../src/client/bots';
import { GameConnection } from '../../src/client/connection';
import { deleteGame, openGame } from '../../src/client/new-game';
import { readEditionLandings, readEditionRents } from '../../src/client/statistics';
import { type Landing, readLandings } from '../../src/client/views';
import { freshDatabase } from '../support/database';
import { inBrowser } from '../support/looking';
import { serveWeb, type TestWeb } from '../support/web';

/** Games in numbers: one, and all of an edition. What is shown is what the database counts. */

const CHARACTERS = ['Adventurous Capitalist', 'Bargain Hunter', 'Master Builder'];

/** An edition in which a roll may be one for a fee, which moves nobody. */
const WITH_FEES = 'singletonopoly';

let web: TestWeb;
let connection: GameConnection;
let games: number[];
beforeAll(async () => {
  // Without the games of other tests.
  const { address } = await freshDatabase();
  connection = await GameConnection.open(address);
  web = await serveWeb(address);
  games = [];
  for (const seed of ['one', 'two']) games.push(await play(WITH_FEES, seed, 400));
});
afterAll(async () => {
  await web.stop();
  await connection.close();
});

/** A game of characters. */
async function play(edition: string, seed: string, moves: number, rules: Record<string, number> = {}): Promise<number> {
  const gameId = await openGame(connection, edition, `Game ${seed}`, { dice: 'server', seed, players: CHARACTERS.map((character) => ({ character })), rules });
  await connection.choose(gameId);
  await playSome(connection, gameId, moves);
  return gameId;
}

async function landingsOf(gameId: number): Promise<Landing[]> {
  await connection.choose(gameId);
  return await readLandings(connection);
}

async function get(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(web.url + path);
  return { status: answer.status, text: await answer.text() };
}

/** The numbers of the tiles in the table of landings, in their order. */
function tilesIn(text: string): string[][] {
  return [...text.matchAll(/<tr data-position="(\d+)"><th scope="row">[^<]*<\/th><td>(\d+)<\/td><td>(\d+)<\/td><td>\D*(\d[\d,]*)\D*<\/td>/g)].map(([, ...numbers]) => numbers.map((number) => number.replaceAll(',', '')));
}

function asNumbers(landings: readonly Landing[]): string[][] {
  return landings.map((row) => [row.Position, row.Landings, row.Rents, row['Rent paid']].map(String));
}

describe('the statistics of a game', () => {
  test('count what the database counts', async () => {
    const [gameId = 0] = games;
    const { status, text } = await get(`/games/${gameId}/statistics`);
    expect([status, tilesIn(text)]).toEqual([200, asNumbers(await landingsOf(gameId))]);
    const sums = await connection.rows<{ sum: number; rolls: number }>('SELECT dice + dice2 AS sum, COUNT(*) AS rolls FROM Gamemanager WHERE game_id = ? AND dice IS NOT NULL GROUP BY sum ORDER BY sum', [gameId]);
    const shown = [...text.slice(text.indexOf('<h2>Rolls')).matchAll(/<th scope="row">(\d+)<\/th><td class="number">(\d+)</g)].map(([, sum, rolls]) => ({ sum: Number(sum), rolls: Number(rolls) }));
    expect(shown).toEqual(sums);
  });

  test('draw a line for each player, which ends with what he has now', async () => {
    const [gameId = 0] = games;
    const { text } = await get(`/games/${gameId}/statistics`);
    const lines = [...text.matchAll(/<path class="line" d="M([^"]+)"/g)].map(([, points = '']) => points.split('H').map((point) => point.split(/[ V]/).map(Number)));
    const players = await connection.rows<{ cash: number }>('SELECT bank_balance AS cash FROM Player WHERE game_id = ? ORDER BY turn', [gameId]);
    expect(lines).toHaveLength(players.length);
    const heights = lines.map((points) => points.at(-1)?.[1] ?? 0);
    const richer = (one: number, other: number): boolean => (players[one]?.cash ?? 0) > (players[other]?.cash ?? 0);
    for (const [one, other] of [[0, 1], [1, 2], [2, 0]] as const) if (richer(one, other)) expect(heights[one]).toBeLessThan(heights[other] ?? 0);
    expect(lines.every((points) => points.length > 10)).toBe(true);
    // From the beginning, when all had the same.
    expect(new Set(lines.map((points) => String(points[0]))).size).toBe(1);
  });

  test('are there before anybody has moved, and not of a game that is not there', async () => {
    const gameId = await openGame(connection, 'campus', null);
    expect((await get(`/games/${gameId}/statistics`)).status).toBe(200);
    await deleteGame(connection, gameId);
    expect((await get(`/games/${gameId}/statistics`)).status).toBe(404);
  });
});

describe('the statistics of an edition', () => {
  test('count all of its games, and no other', async () => {
    await play('classic', 'another edition', 200);
    const all = [await landingsOf(games[0] ?? 0), await landingsOf(games[1] ?? 0)];
    const expected = (all[0] ?? []).map((first, index) => {
      const second = all[1]?.[index];
      return [first.Position, first.Landings + (second?.Landings ?? 0), first.Rents + (second?.Rents ?? 0), first['Rent paid'] + (second?.['Rent paid'] ?? 0)].map(String);
    });
    // Some rolls were for a fee.
    const [fees] = await connection.rows<{ fees: number }>("SELECT COUNT(*) AS fees FROM Gamemanager AS m JOIN GameState AS g USING (game_id) JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.location = m.location AND t.rent_by = 'dice'" +
      " WHERE m.action = 'roll' AND NOT EXISTS (SELECT 1 FROM Event AS e WHERE e.game_id = m.game_id AND e.record_ID = m.record_ID AND e.kind = 'moved')");
    expect(fees?.fees).toBeGreaterThan(0);
    const { status, text } = await get(`/statistics?edition=${WITH_FEES}`);
    expect([status, tilesIn(text)]).toEqual([200, expected]);
    const returns = [...text.slice(text.indexOf('<h2>Return on the price')).matchAll(/<td class="number">([\d.]+)×/g)].map(([, share]) => Number(share));
    expect(returns.length).toBeGreaterThan(5);
    expect(returns).toEqual([...returns].sort((one, other) => other - one));
    const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
    expect(sum((await readEditionLandings(connection, WITH_FEES)).map(({ Landings }) => Landings))).toBe(sum(expected.map(([, landings]) => Number(landings))));
    expect(sum((await readEditionRents(connection, WITH_FEES)).map((row) => row['Rent paid']))).toBe(sum(expected.map((row) => Number(row[3]))));
  });

  test('tell who won, by seat and by character, and how long it took', async () => {
    for (const seed of ['a', 'b', 'c']) await play('hoarding', seed, 400);
    const results = await connection.rows<{ Game: number; Turn: number; Character: string; Won: 0 | 1 }>("SELECT Game, Turn, `Character`, Won FROM resultsView WHERE Edition = 'hoarding' ORDER BY Game, Turn");
    const rows = await connection.rows<{ game: number; turn: number; won: number }>(
      "SELECT p.game_id AS game, p.turn, p.status = 3 AS won FROM Player AS p JOIN Game AS s ON s.game_id = p.game_id JOIN Ruleset AS r ON r.ruleset_id = s.ruleset_id JOIN GameState AS g ON g.game_id = s.game_id" +
        " WHERE r.edition = 'hoarding' AND g.phase = 'over' ORDER BY p.game_id, p.turn",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(results.map(({ Game: game, Turn: turn, Won: won }) => ({ game, turn, won }))).toEqual(rows);
    const { text } = await get('/statistics?edition=hoarding');
    for (const turn of [0, 1, 2]) {
      const played = rows.filter((row) => row.turn === turn);
      expect(text).toContain(`<th scope="row">${turn + 1}</th><td class="number">${played.filter(({ won }) => won).length} of ${played.length}: `);
    }
    for (const character of CHARACTERS) {
      expect(text.slice(text.indexOf('<h2>Elo by bot'))).toMatch(new RegExp(`<th scope="row">${character}</th><td class="number">\\d+ ± \\d+`));
      const played = results.filter((row) => row.Character === character);
      expect(text).toContain(`<th scope="row">${character}</th><td class="number">${played.filter(({ Won }) => Won).length} of ${played.length}: `);
    }
    const rounds = [...text.slice(text.indexOf('<h2>Length')).matchAll(/<td class="number">(\d+)</g)].reduce((sum, [, number]) => sum + Number(number), 0);
    expect(rounds).toBe(new Set(rows.map(({ game }) => game)).size);
  });

  test('tell boards apart', async () => {
    await copyBoard(connection, 'classic', 'crossed');
    await changeBoard(connection, 'crossed', '{"salary": 300}');
    const before = tilesIn((await get('/statistics?edition=classic')).text);
    const gameId = await openGame(connection, 'classic', null, { dice: 'server', seed: 'on a board', board: 'crossed', players: CHARACTERS.map((character) => ({ character })) });
    await playSome(connection, gameId, 100);
    expect(tilesIn((await get('/statistics?edition=classic')).text)).toEqual(before);
    expect(tilesIn((await get('/statistics?edition=classic&board=crossed')).text)).toEqual(asNumbers(await landingsOf(gameId)));
  });

  test('are a sentence where there is nothing to count', async () => {
    expect((await get('/statistics?edition=nowhere')).status).toBe(404);
    expect((await get('/statistics')).status).toBe(200);
    const { status, text } = await get('/statistics?edition=classic&board=<script>');
    expect([status, text.includes('<script>'), text.includes('There is no game of classic on this board.')]).toEqual([200, false, true]);
  });
});

describe('the ledger', () => {
  const rowsIn = (text: string): number[] => [...text.matchAll(/<tr id="move-(\d+)">/g)].map(([, record]) => Number(record));

  test('has each move once, the newest first, a hundred a page', async () => {
    const [gameId = 0] = games;
    const [last] = await connection.rows<{ moves: number }>('SELECT last_record_ID AS moves FROM GameState WHERE game_id = ?', [gameId]);
    const found: number[] = [];
    for (let path: string | undefined = `/games/${gameId}/ledger`; path !== undefined; ) {
      const { text } = await get(path);
      const rows = rowsIn(text);
      expect(rows.length).toBeLessThanOrEqual(100);
      found.push(...rows);
      path = /<a class="button" href="([^"]+)">Older</.exec(text)?.[1];
    }
    expect(found).toEqual(Array.from({ length: last?.moves ?? 0 }, (_, index) => (last?.moves ?? 0) - index));
  });

  test('tells what a move brought about, and which money went where', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['<b>Ada</b>', 'Ben'], rules: { player_order: 'seat' } });
    await connection.choose(gameId);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
    const { text } = await get(`/games/${gameId}/ledger`);
    expect(rowsIn(text)).toEqual([2, 1]);
    expect(text).toContain('&lt;b&gt;Ada&lt;/b&gt; → bank: $60');
    expect(text).toMatch(/<tr id="move-1"><td><a href="\/games\/\d+\/past\?at=1">1<\/a><\/td><td>[^/]*\/b&gt;<\/td><td>[^<]*<\/td><td class="dice">1 \+ 2<\/td><td>Baltic Avenue<\/td>/);
    expect(text).not.toContain('<b>');
  });

  test.each(['x', '-1', '1e3', '99999999999', ''])('is the newest page up to %j', async (to) => {
    const [gameId = 0] = games;
    const { status, text } = await get(`/games/${gameId}/ledger?to=${to}`);
    expect([status, rowsIn(text)]).toEqual([200, rowsIn((await get(`/games/${gameId}/ledger`)).text)]);
  });

  test('is there before anybody has moved, and not of a game that is not there', async () => {
    const gameId = await openGame(connection, 'campus', null);
    expect((await get(`/games/${gameId}/ledger`)).text).toContain('Nobody has moved yet.');
    expect((await get('/games/2000000000/ledger')).status).toBe(404);
  });
});

inBrowser(() => web, ({ page, open, expectForEverybody }) => {
  test.each(['statistics', 'ledger?to=8'])('the %s of a game can be used by everybody', async (part) => {
    await open(`/games/${games[0]}/${part}`);
    await expectForEverybody();
  });

  test('the statistics of an edition can be used by everybody', async () => {
    await page().goto(`${web.url}/`);
    await page().click('text=Statistics');
    await page().click(`text="${WITH_FEES}"`);
    await page().waitForSelector('.heat');
    await expectForEverybody();
    await page().click('text=As a table');
    await page().click('#tile-1');
    await page().waitForSelector('.card');
  });

  test.each([[390, 844], [1024, 768]])('at %i×%i the numbers of landings leave the names of tiles free', async (width, height) => {
    const standard = await openGame(connection, 'standard', null, { dice: 'server', seed: 'landings', players: CHARACTERS.map((character) => ({ character })) });
    await playSome(connection, standard, 60);
    await page().setViewportSize({ width, height });
    await open('/statistics?edition=standard');
    await page().evaluate('document.fonts.ready');
    // Of each name, the height of its letters without the room above and their tails.
    const hidden = await page().evaluate(`[...document.querySelectorAll('#board .tile.property')].flatMap((tile) => {
      const names = [...tile.querySelectorAll('.name')].filter((name) => name.checkVisibility());
      const chips = [...document.querySelectorAll('#board .heat rect')].filter((chip) => chip.getBoundingClientRect().width > 0);
      return names.filter((name) => {
        const lines = name.getBBox();
        const size = parseFloat(name.getAttribute('font-size'));
        const [head, foot] = [lines.y + 0.2 * size, lines.y + lines.height - 0.3 * size];
        return chips.map((chip) => chip.getBBox()).some((box) => lines.x < box.x + box.width && box.x < lines.x + lines.width && head < box.y + box.height && box.y < foot);
      }).map((name) => name.textContent);
    })`);
    expect(hidden).toEqual([]);
    expect(await page().locator('#board .heat rect:visible').count()).toBe(40);
    expect(await page().locator('#board .tile:has-text("Pennsylvania Avenue") .name:visible').first().textContent()).toMatch(width > 640 ? /Avenue/ : /Pennsyl/);
  });

  test('each move of the ledger leads to how the game stood then, and from there back', async () => {
    await open(`/games/${games[0]}/ledger?to=50`);
    await page().click('#move-7 a');
    await page().waitForSelector('h2:has-text("After move 7")');
    await page().click('[data-past=ledger]');
    await page().waitForSelector('#move-7');
    expect(await page().locator('tr[id]').first().getAttribute('id')).toBe('move-7');
  });
});
