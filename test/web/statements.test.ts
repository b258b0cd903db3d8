import { afterEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { freshName, SYSTEM_1, TestTournament } from '../support/league';
import { serving, type TestWeb } from '../support/web';

/** The statements of forms, on the pages to which these lead. */

let web: TestWeb;
let connection: GameConnection;
serving((served) => {
  ({ connection, web } = served);
});
afterEach(() => expect(web.errors).toEqual([]));

type Fields = readonly (readonly [name: string, value: string])[];

/** Sends a form, and keeps the cookie that comes back. */
async function post(path: string, form: Fields): Promise<{ answer: Response; cookie: string }> {
  const body = new URLSearchParams(form.map(([name, value]) => [name, value]));
  const answer = await fetch(web.url + path, { method: 'POST', body, redirect: 'manual', headers: { origin: web.url } });
  return { answer, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The statements that a page tells, the newest first, and what was answered. */
async function toldBy(answer: Response): Promise<string[]> {
  const list = /<ol id="statements".*?<\/ol>/s.exec(await answer.text())?.[0] ?? '';
  return [...list.matchAll(/<code>(.*?)<\/code><p[^>]*>(.*?)<\/p>/gs)].map(([, sql = '', told = '']) => `${sql} ${told}`.replaceAll('&#39;', "'").replaceAll('&quot;', '"'));
}

function page(path: string, cookie: string): Promise<Response> {
  return fetch(web.url + path, { headers: cookie === '' ? {} : { cookie } });
}

test('a form tells on the next page what it was, and once', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo']);
  const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
  const path = `/league/${cup.id}/rounds/1`;
  const scores = ['Ann', 'Ben', 'Cleo'].flatMap((name, index): Fields => [[`player.${match}`, cup.name(name)], [`score.${match}`, String(4 * (1 - index))]]);
  const { answer, cookie } = await post(path, [['act', 'record_result'], ['match', String(match)], ['table', '1'], ...scores]);
  expect([answer.status, cookie]).toEqual([303, expect.stringMatching(/^sent=/)]);
  const next = await page(path, cookie);
  const typed = `[{"player":"${cup.name('Ann')}","score":4},{"player":"${cup.name('Ben')}","score":0},{"player":"${cup.name('Cleo')}","score":-4}]`;
  expect(await toldBy(next.clone())).toEqual([`CALL record_result(${match}, '${typed}'); Done.`]);
  expect(next.headers.get('set-cookie')).toMatch(/^sent=;.*Max-Age=0/);
  expect(await toldBy(await page(path, ''))).toEqual([]);
});

test('what was refused is told with why, and with what was undone', async () => {
  const [lea, max] = [freshName('Lea'), freshName('Max')];
  await connection.run('CALL add_league_player(?)', [max]);
  const { answer, cookie } = await post('/league/players', [['act', 'add_league_player'], ['names', `${lea}\n${max}`]]);
  expect([answer.status, cookie]).toEqual([422, '']);
  expect(await toldBy(answer)).toEqual([
    'ROLLBACK; Done.', `CALL add_league_player('${max}'); ${max} is already in the league.`, `CALL add_league_player('${lea}'); Done.`, 'START TRANSACTION; Done.',
  ]);
});

test('all of it is told, however much', async () => {
  const names = Array.from({ length: 200 }, (_, index) => freshName(`N${index}`));
  const { cookie } = await post('/league/players', [['act', 'add_league_player'], ['names', names.join('\n')]]);
  const told = await toldBy(await page('/league/players', cookie));
  expect(told).toEqual(['COMMIT; Done.', ...names.map((name) => `CALL add_league_player('${name}'); Done.`).reverse(), 'START TRANSACTION; Done.']);
});

describe('a game', () => {
  test('tells how it was made', async () => {
    const begun = await post('/games', [['edition', 'campus'], ['dice', 'server']]);
    const told = await toldBy(await page(begun.answer.headers.get('location') ?? '', begun.cookie));
    expect(told).toEqual([`CALL open_game('campus', NULL, '{"dice":"server"}'); Done.`]);
  });

  test('tells a move that was made without scripts, and nothing that only characters did', async () => {
    const gameId = await openGame(connection, 'campus', freshName('told'), { dice: 'server' });
    await connection.choose(gameId);
    const [next] = await connection.rows<{ 'Player No.': number }>('SELECT * FROM pendingView');
    const { answer, cookie } = await post(`/games/${gameId}/moves`, [['action', 'roll'], ['player', String(next?.['Player No.'])], ['record', '1']]);
    expect(answer.status).toBe(303);
    expect(await toldBy(await page(`/games/${gameId}`, cookie))).toEqual([expect.stringMatching(new RegExp(`^INSERT INTO Gamemanager \\(game_id, .*\\) VALUES \\(${gameId}, .*'roll', .*\\); Done\\.$`))]);
  });
});

test.each(['', 'nonsense', '[]', '00000000-0000-4000-8000-000000000000'])('a cookie that somebody has made up does no harm: %s', async (value) => {
  const answer = await page('/league/players', `sent=${value}`);
  expect([answer.status, await toldBy(answer)]).toEqual([200, []]);
});
