import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import type { GameConnection } from '../../src/client/connection';
import { FORMS } from '../../src/league/acts';
import { change } from '../../src/league/calls';
import { resultKeyOf } from '../../src/league/results';
import { keyOf } from '../../src/league/undo';
import { readEntries, readLeaguePlayers, readMatch, readTournament, readUndoable } from '../../src/league/views';
import { startWeb } from '../../src/page/web-server';
import { accountName, TestAccounts } from '../support/accounts';
import { addressAs, workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { END, freshName, START, SYSTEM_1, SYSTEM_2, TestTournament } from '../support/league';
import { startLossyProxy } from '../support/lossy-proxy';
import { serveWeb, serving, type TestWeb } from '../support/web';

/** What the pages of the league answer, as any client of HTTP sees it. */

const MISSING = 2_000_000_000;

let web: TestWeb;
let connection: GameConnection;
serving((served) => {
  ({ connection, web } = served);
});
afterEach(() => expect(web.errors).toEqual([]));

type Fields = readonly (readonly [name: string, value: string])[];

async function get(path: string, url = web.url): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path);
  return { status: answer.status, text: await answer.text() };
}

/** Sends a form, as a page of the site does. */
async function post(path: string, form: Fields, url = web.url): Promise<{ status: number; text: string; location: string | null }> {
  const body = new URLSearchParams(form.map(([name, value]) => [name, value]));
  const answer = await fetch(url + path, { method: 'POST', body, redirect: 'manual', headers: { origin: url } });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
}

/** What a page says that somebody should not miss. */
function alertOf(text: string): string {
  return /role="alert">([^<]*)</.exec(text)?.[1] ?? '';
}

/** The numbers of players, by their names. */
const numbers = new Map<string, number>();

/** A tournament with a round of two tables. */
async function evening(): Promise<{ cup: TestTournament; path: string; matches: [number, number] }> {
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus']);
  const [one = 0, two = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  for (const player of await cup.matches(1)) numbers.set(player.Player, player['Player No.']);
  return { cup, path: `/league/${cup.id}/rounds/1`, matches: [one, two] };
}

/** What is typed at a table: `Ann 4`; `Ann` for a field that is left empty. */
function typed(cup: TestTournament, table: number, match: number, ...scores: readonly string[]): Fields {
  return [
    ['match', String(match)], ['table', String(table)],
    ...scores.flatMap((text): Fields => {
      const [player = '', score = ''] = text.split(' ');
      return [[`number.${match}`, String(numbers.get(cup.name(player)))], [`player.${match}`, cup.name(player)], [`score.${match}`, score]];
    }),
  ];
}

/** By which a page knows the result that it has shown. */
async function shown(match: number): Promise<readonly ['shown', string]> {
  return ['shown', resultKeyOf(await readMatch(connection, match))];
}

describe('results', () => {
  test('of an evening are recorded at once, and once when they are sent again', async () => {
    const { cup, path, matches: [one, two] } = await evening();
    const form: Fields = [['act', 'record_result'], ...typed(cup, 1, one, 'Ann 14', 'Ben -4', 'Cleo -10'), ...typed(cup, 2, two, 'Dora 0', 'Emil 0', 'Finn 0')];
    expect(await post(path, form)).toMatchObject({ status: 303, location: path });
    expect([await cup.recorded(one), await cup.recorded(two)]).toEqual([['Ann 14', 'Ben -4', 'Cleo -10'], ['Dora 0', 'Emil 0', 'Finn 0']]);
    await changingNothing(connection, async () => {
      expect(await post(path, form)).toMatchObject({ status: 303 });
    });
  });

  test('that are refused come again as they were typed, and the others are recorded', async () => {
    const { cup, path, matches: [one, two] } = await evening();
    const form: Fields = [['act', 'record_result'], ...typed(cup, 1, one, 'Ann 14', 'Ben -4', 'Cleo -8'), ...typed(cup, 2, two, 'Dora 2', 'Emil 0', 'Finn -2')];
    const { status, text } = await post(path, form);
    expect([status, alertOf(text)]).toEqual([422, expect.stringMatching(/^Table 1 was not recorded: .* add up to 2, not to 0\. The other table was recorded\.$/)]);
    for (const score of ['14', '-4', '-8']) expect(text).toMatch(new RegExp(`name="score.${one}"[^>]* value="${score}"`));
    expect([await cup.recorded(one), await cup.recorded(two)]).toEqual([[], ['Dora 2', 'Emil 0', 'Finn -2']]);
  });

  test('that somebody else has recorded otherwise are shown beside what was typed', async () => {
    const { cup, path, matches: [one] } = await evening();
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    const { status, text } = await post(path, [['act', 'record_result'], ...typed(cup, 1, one, 'Ann 14', 'Ben -4', 'Cleo -10')]);
    expect([status, alertOf(text)]).toEqual([422, expect.stringContaining('Table 1 was not recorded')]);
    expect(text).toMatch(/<td class="number">2<\/td>/);
    expect(text).toMatch(/<details class="menu" open="">.*value="14"/s);
  });

  test('of somebody who got another name meanwhile come again as they were typed', async () => {
    const { cup, path, matches: [one] } = await evening();
    await change(connection, 'rename_league_player', cup.name('Ann'), freshName('Anna'));
    const { status, text } = await post(path, [['act', 'record_result'], ...typed(cup, 1, one, 'Ann 14', 'Ben -4', 'Cleo -10')]);
    expect([status, alertOf(text)]).toEqual([422, expect.stringContaining('is not drawn')]);
    for (const score of ['14', '-4', '-10']) expect(text).toContain(`value="${score}"`);
  });

  test.each([
    ['nothing at all', ['Ann', 'Ben', 'Cleo']],
    ['a score too few', ['Ann 4', 'Ben -4', 'Cleo']],
    ['an odd score', ['Ann 3', 'Ben -3', 'Cleo 0']],
    ['half a score', ['Ann 2.5', 'Ben -2.5', 'Cleo 0']],
    ['no number', ['Ann four', 'Ben -4', 'Cleo 0']],
    ['a number of another kind', ['Ann 1e2', 'Ben -100', 'Cleo 0']],
    ['a huge number', ['Ann 999999999999999', 'Ben -999999999999999', 'Cleo 0']],
    ['a stranger', ['Ann 4', 'Ben -4', 'Gus 0']],
    ['somebody twice', ['Ann 4', 'Ann -4', 'Cleo 0']],
  ])('with %s are a sentence, and nothing is recorded', async (_, scores) => {
    const { cup, path, matches: [one] } = await evening();
    await changingNothing(connection, async () => {
      const { status, text } = await post(path, [['act', 'record_result'], ...typed(cup, 1, one, ...scores)]);
      expect([status, alertOf(text)]).toEqual([422, expect.stringMatching(/[a-z].*\.$/)]);
    });
  });

  test('of tables that have been drawn again are not lost, and go nowhere else', async () => {
    const { cup, path, matches: [one, two] } = await evening();
    const other = await evening();
    await change(connection, 'cancel_match', one);
    const form: Fields = [['act', 'record_result'], ...typed(cup, 1, one, 'Ann 14', 'Ben -4', 'Cleo -10'), ...typed(cup, 2, two, 'Dora 0', 'Emil 0', 'Finn 0')];
    const { status, text } = await post(path, form);
    expect([status, alertOf(text)]).toEqual([422, 'Table 1 was not recorded: This round has been drawn again in the meantime. The other table was recorded.']);
    expect(text).toContain(`Table 1: ${cup.name('Ann')} 14, ${cup.name('Ben')} -4, ${cup.name('Cleo')} -10`);
    expect(await cup.recorded(two)).toEqual(['Dora 0', 'Emil 0', 'Finn 0']);
    await changingNothing(connection, async () => {
      const [there] = other.matches;
      const foreign = typed(other.cup, 1, there, 'Ann 0', 'Ben 0', 'Cleo 0');
      for (const act of [[['act', 'record_result'], ...foreign], [['act', 'cancel_match'], ['about', String(there)]], [['act', 'forfeit_match'], ['about', String(there)], ['absent', other.cup.name('Ann')]]] as Fields[]) {
        expect((await post(path, act)).status).toBe(422);
      }
    });
  });

  test('that were corrected or annulled meanwhile are shown before they are changed', async () => {
    const { cup, path, matches: [one] } = await evening();
    const about = ['about', String(one)] as const;
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    const before = await shown(one);
    const correction: Fields = [['act', 'correct_result'], about, before, ...typed(cup, 1, one, 'Ann 4', 'Ben 0', 'Cleo -4')];
    await change(connection, 'correct_result', one, [{ player: cup.name('Ann'), score: 6 }, { player: cup.name('Ben'), score: 0 }, { player: cup.name('Cleo'), score: -6 }]);
    await changingNothing(connection, async () => {
      for (const form of [correction, [['act', 'annul_result'], about, before] as const, [['act', 'annul_result'], about] as const]) {
        const { status, text } = await post(path, form);
        expect([status, alertOf(text)]).toEqual([422, expect.stringMatching(/^Another result was recorded in the meantime: Ann \S+ 6, Ben \S+ 0, Cleo \S+ -6\.$/)]);
      }
    });
    await change(connection, 'annul_result', one);
    const { status, text } = await post(path, correction);
    expect([status, alertOf(text)]).toEqual([422, 'The result was annulled in the meantime.']);
  });

  test('are corrected, annulled and forfeited', async () => {
    const { cup, path, matches: [one, two] } = await evening();
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    const about = ['about', String(one)] as const;
    const wrong = await post(path, [['act', 'correct_result'], about, await shown(one), ...typed(cup, 1, one, 'Ann 4', 'Ben 0', 'Cleo -2')]);
    expect([wrong.status, alertOf(wrong.text)]).toEqual([422, expect.stringContaining('add up to 2')]);
    expect(wrong.text).toMatch(/<details class="menu" open="">.*value="4"/s);
    expect((await post(path, [['act', 'correct_result'], about, await shown(one), ...typed(cup, 1, one, 'Ann 4', 'Ben 0', 'Cleo -4')])).status).toBe(303);
    expect(await cup.recorded(one)).toEqual(['Ann 4', 'Ben 0', 'Cleo -4']);
    expect((await post(path, [['act', 'annul_result'], about, await shown(one)])).status).toBe(303);
    expect(await cup.recorded(one)).toEqual([]);
    expect((await post(path, [['act', 'forfeit_match'], ['about', String(two)], ['absent', cup.name('Dora')]])).status).toBe(303);
    expect(await cup.recorded(two)).toEqual(['Dora -20', 'Emil 10', 'Finn 10']);
  });

  test('that were typed while the database is away are there to be sent again', async () => {
    const { cup, path, matches: [one] } = await evening();
    const { address } = await workerDatabase();
    const { hostname, port } = new URL(address.url);
    const proxy = await startLossyProxy(hostname, Number(port));
    const through = await serveWeb({ url: address.url.replace(`:${port}/`, `:${proxy.port}/`) });
    const form: Fields = [['act', 'record_result'], ...typed(cup, 1, one, 'Ann 14', 'Ben -4', 'Cleo -10')];
    try {
      expect((await get(path, through.url)).status).toBe(200);
      await proxy.close();
      const { status, text } = await post(path, form, through.url);
      expect([status, alertOf(text)]).toEqual([503, expect.stringContaining('The database is not responding.')]);
      for (const score of ['14', '-4', '-10']) expect(text).toContain(`value="${score}"`);
    } finally {
      await through.stop();
    }
  });
});

describe('a round that runs', () => {
  test('is changed for who leaves, comes late or did not come', async () => {
    const { cup, path, matches: [one] } = await evening();
    const gus = cup.name('Gus');
    expect((await post(path, [['act', 'substitute_player'], ['about', String(one)], ['out', cup.name('Ann')], ['in', gus]])).status).toBe(303);
    expect((await cup.matches(1)).filter(({ Match }) => Match === one).map(({ Player }) => cup.short(Player))).toEqual(['Ben', 'Cleo', 'Gus']);
    const full = await post(path, [['act', 'seat_player'], ['player', cup.name('Ann')]]);
    expect([full.status, alertOf(full.text)]).toEqual([422, expect.stringContaining('No table of three')]);
    expect((await post(path, [['act', 'cancel_match'], ['about', String(one)]])).status).toBe(303);
    expect((await post(path, [['act', 'open_table'], ...['Ann', 'Ben', 'Gus'].map((name) => ['players', cup.name(name)] as const)])).status).toBe(303);
    expect((await cup.matches(1)).map(({ Player }) => cup.short(Player)).sort()).toEqual(['Ann', 'Ben', 'Dora', 'Emil', 'Finn', 'Gus']);
    expect((await post(path, [['act', 'draw_round_again'], ['method', 'random']])).status).toBe(303);
    expect((await post(path, [['act', 'cancel_draw']])).status).toBe(303);
    expect(await cup.matches(1)).toEqual([]);
    expect(await post(path, [['act', 'renumber_round'], ['to', '7']])).toMatchObject({ status: 303, location: `/league/${cup.id}/rounds/7` });
    expect(await post(`/league/${cup.id}/rounds/7`, [['act', 'delete_round']])).toMatchObject({ status: 303, location: `/league/${cup.id}` });
  });

  test('lets nothing be undone but what was shown', async () => {
    const { cup, path, matches: [one, two] } = await evening();
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    const shown = await readUndoable(connection, cup.id);
    expect((await get(path)).text).toContain(`Last change: ${shown?.What}`);
    const key = shown ? keyOf(shown) : '';
    await cup.record(two, 'Dora 2', 'Emil 0', 'Finn -2');
    await changingNothing(connection, async () => {
      const { status, text } = await post(path, [['act', 'undo_change'], ['key', key]]);
      expect([status, alertOf(text)]).toEqual([422, expect.stringMatching(/^Something else was changed in the meantime; the change to undo is now: Result at table 2/)]);
    });
    const last = await readUndoable(connection, cup.id);
    expect((await post(path, [['act', 'undo_change'], ['key', last ? keyOf(last) : '']])).status).toBe(303);
    expect([await cup.recorded(one), await cup.recorded(two)]).toEqual([['Ann 2', 'Ben 0', 'Cleo -2'], []]);
  });
});

describe('a tournament', () => {
  test('is made, named again, closed, reopened and deleted', async () => {
    const name = freshName('Made');
    const form: Fields = [['act', 'new_tournament'], ['name', name], ['start', START], ['end', END], ['point_system', SYSTEM_2]];
    const { location } = await post('/league', form);
    const path = (location ?? '').replace('/players', '');
    expect(path).toMatch(/^\/league\/\d+$/);
    const taken = await post('/league', form);
    expect([taken.status, alertOf(taken.text)]).toEqual([422, `There is already a tournament ${name}.`]);
    expect(taken.text).toContain(`value="${name}"`);
    const settings = `${path}/settings`;
    expect((await post(settings, [['act', 'rename_tournament'], ['name', `${name}!`]])).status).toBe(303);
    expect((await post(settings, [['act', 'set_for_tournament'], ['setting', 'bye_points'], ['value', 'mean']])).status).toBe(303);
    expect((await get(settings)).text).toContain('What a bye is worth once its round has been played <code class="soft">bye_points</code>');
    expect((await post(settings, [['act', 'rank_tournament_by'], ['criterion', 'wins'], ['criterion', ''], ['criterion', 'lot']])).status).toBe(303);
    expect((await get(settings)).text).toMatch(/<option value="wins" selected.*<option value="lot" selected/s);
    const odd = await post(settings, [['act', 'set_for_tournament'], ['setting', 'bye_points'], ['value', 'plenty']]);
    expect([odd.status, odd.text]).toEqual([422, expect.stringContaining('value="plenty"')]);
    expect((await post(settings, [['act', 'close_tournament']])).status).toBe(303);
    const closed = await get(path);
    expect([closed.text.includes('This tournament is closed.'), closed.text.includes('<form')]).toEqual([true, false]);
    expect((await post(path, [['act', 'add_round'], ['start', START], ['end', END]])).status).toBe(422);
    expect((await post(settings, [['act', 'reopen_tournament']])).status).toBe(303);
    expect(await post(settings, [['act', 'delete_tournament']])).toMatchObject({ status: 303, location: '/league' });
    expect((await get(path)).status).toBe(404);
  });

  test('is entered by all who are named, or by nobody', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann']);
    const [lea, max] = [freshName('Lea'), freshName('Max')];
    const path = `/league/${cup.id}/players`;
    await changingNothing(connection, async () => {
      const { status, text } = await post(path, [['act', 'enter_players'], ['names', `${lea}\r\n${cup.name('Ann')}`]]);
      expect([status, alertOf(text)]).toEqual([422, `${cup.name('Ann')} is already in the league.`]);
      for (const at of [path, '/league/players']) {
        const twice = await post(at, [['act', at === path ? 'enter_players' : 'add_league_player'], ['names', `${lea}\r\n${max}\r\n${lea.toUpperCase()}`]]);
        expect([twice.status, alertOf(twice.text)]).toEqual([422, `${lea.toUpperCase()} is in the list twice.`]);
      }
      expect(text).toContain(`${lea}\r\n${cup.name('Ann')}</textarea>`);
    });
    expect((await post('/league/players', [['act', 'add_league_player'], ['names', `\n ${max} , `]])).status).toBe(303);
    expect((await post(path, [['act', 'enter_players'], ['player', max], ['names', lea]])).status).toBe(303);
    expect((await post(path, [['act', 'withdraw_player'], ['player', cup.name('Ann')]])).status).toBe(303);
    expect((await readEntries(connection, cup.id)).map(({ Player }) => Player).sort()).toEqual([lea, max].sort());
  });

  test('gives and takes points beside matches', async () => {
    const { cup } = await evening();
    const path = `/league/${cup.id}/adjustments`;
    const given: Fields = [['act', 'adjust_points'], ['player', cup.name('Ben')], ['points', '-5'], ['reason', 'came late'], ['round', '1']];
    expect((await post(path, given)).status).toBe(303);
    expect((await get(path)).text).toMatch(/-5<\/td><td>came late/);
    const refused = await post(path, given.map(([name, value]) => [name, name === 'points' ? '1e9' : value] as const));
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('value="came late"')]);
    expect((await post(path, [['act', 'remove_adjustment'], ['number', '1']])).status).toBe(303);
    expect((await get(path)).text).toContain('Nobody has a bonus or penalty yet.');
  });

  test('of another account is shown, and left alone', async () => {
    const accounts = await TestAccounts.open({ organiser: 'organiser', another: 'organiser' });
    const { cup, matches: [one] } = await (async () => {
      const made = await TestTournament.start(accounts.sessions.organiser, SYSTEM_1, ['Ann', 'Ben', 'Cleo']);
      return { cup: made, matches: await made.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]) };
    })();
    const errors: unknown[] = [];
    const other = await startWeb({ port: 0, connect: () => accounts.another('another'), report: (error) => errors.push(error) });
    const paths = ['', '/players', '/rounds/1', '/standings', '/cross-table', '/adjustments', '/history', '/settings'].map((part) => `/league/${cup.id}${part}`);
    try {
      for (const path of paths) {
        const { status, text } = await get(path, other.url);
        expect([path, status, text.includes('You can only view this tournament'), text.includes('method="post"')]).toEqual([path, 200, true, false]);
      }
      await changingNothing(accounts.root, async () => {
        const { status, text } = await post(`/league/${cup.id}/rounds/1`, [['act', 'record_result'], ...typed(cup, 1, one ?? 0, 'Ann 2', 'Ben 0', 'Cleo -2')], other.url);
        expect([status, alertOf(text)]).toEqual([422, expect.stringContaining('may not score')]);
        expect((await post(`/league/${cup.id}/settings`, [['act', 'close_tournament']], other.url)).status).toBe(422);
      });
      await change(accounts.sessions.organiser, 'give_scorer', cup.id, accountName('another'), 'score');
      const { text } = await get(`/league/${cup.id}/rounds/1`, other.url);
      expect(text).toContain('name="act" value="record_result"');
      expect((await get(`/league/${cup.id}/settings`, other.url)).text).not.toContain('value="rename_tournament"');
      expect(errors).toEqual([]);
    } finally {
      await other.stop();
      await accounts.close();
    }
  });

  test('of a page is said to be of the page, not of its account', async () => {
    const { address, database } = await workerDatabase();
    const users = ['a', 'b'].map((digit) => `web_${digit}${randomBytes(6).toString('hex').slice(1)}`);
    const [own, others] = await Promise.all(users.map(async (user) => ({ url: addressAs(user, await createAccount(connection, user, '%', 'organiser'), database).url })));
    const pages = await Promise.all([own, others].map((one) => serveWeb(one ?? address)));
    try {
      const [mine, another] = pages.map(({ url }) => url);
      const { location } = await post('/league', [['act', 'new_tournament'], ['name', freshName('Cup')], ['start', START], ['end', END], ['point_system', SYSTEM_1]], mine);
      const cup = location?.replace(/\/players$/, '');
      const { text } = await get(`${cup}/history`, mine);
      expect(text).toContain('<td>the page</td>');
      expect((await get(`${cup}/history`, another)).text).toContain('Only another page can change it.');
      for (const user of users) expect(text).not.toContain(user);
    } finally {
      for (const page of pages) await page.stop();
      for (const user of users) await dropAccount(connection, user);
    }
  });

  test('says on the page of a round and on its sheet who meets again', async () => {
    const { cup, path } = await evening();
    await cup.drawRound([{ players: ['Ann', 'Ben', 'Gus'] }, { players: ['Cleo', 'Dora', 'Emil'] }]);
    const said = (pair: string[]): string => pair.map((player) => cup.name(player)).join('–');
    for (const page of ['', '/sheet']) {
      expect((await get(`/league/${cup.id}/rounds/2${page}`)).text).toContain(`2 pairs meet again: ${said(['Ann', 'Ben'])}, ${said(['Dora', 'Emil'])}`);
      expect((await get(`${path}${page}`)).text).not.toMatch(/meets? again/);
    }
  });

  test('aligns the headings of numbers with the numbers', async () => {
    const { cup, path, matches: [one] } = await evening();
    await change(connection, 'record_result', one, [{ player: cup.name('Ann'), score: 2 }, { player: cup.name('Ben'), score: 0 }, { player: cup.name('Cleo'), score: -2 }]);
    const headings = async (address: string): Promise<string[]> => [...(await get(address)).text.matchAll(/<th scope="col"( class="number")?>([^<]*)</g)].map(([, number, head]) => `${head}${number ? ' >' : ''}`);
    expect(await headings(path)).toEqual(['Player', 'Score >', 'Points >']);
    expect(await headings(`/league/${cup.id}/cross-table`)).toEqual(['Rank >', 'Player', 'R1 >', 'Points >']);
    expect((await headings(`/league/${cup.id}/history`)).filter((head) => head.endsWith('>'))).toEqual([]);
  });

  test('has no sheet of a round that is not drawn', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, []);
    await cup.addRound();
    const { status, text } = await get(`/league/${cup.id}/rounds/1/sheet`);
    expect([status, text]).toEqual([422, expect.stringContaining(`<h1>Round 1 of tournament ${cup.id} has not been drawn.</h1>`)]);
  });

  test('shows what was recorded elsewhere when its page is loaded again', async () => {
    const { cup, path, matches: [one] } = await evening();
    expect((await get(path)).text).toContain('0 of 2 tables played.');
    await change(connection, 'record_result', one, [{ player: cup.name('Ann'), score: 2 }, { player: cup.name('Ben'), score: 0 }, { player: cup.name('Cleo'), score: -2 }]);
    expect((await get(path)).text).toContain('1 of 2 tables played.');
    expect((await get(`/league/${cup.id}/standings?after=1`)).text).toMatch(/standings after round 1.*<td class="number">1<\/td>/s);
    expect((await get(`/league/${cup.id}/standings?after=99`)).status).toBe(200);
  });
});

describe('forms', () => {
  /** The names of the acts that a page has forms for. */
  async function actsAt(path: string): Promise<string[]> {
    return [...(await get(path)).text.matchAll(/name="act" value="(\w+)"/g)].map(([, act = '']) => act);
  }

  test('are on the pages that their rows name, when their rows say', async () => {
    const { cup, path, matches: [one] } = await evening();
    const free = await TestTournament.start(connection, SYSTEM_1, []);
    for (const _ of [1, 2]) await free.addRound();
    await post('/league/players', [['act', 'add_league_player'], ['names', freshName('Unused')]]);
    const unused = (await readLeaguePlayers(connection)).find(({ Player }) => Player.startsWith('Unused'));
    const all = async (): Promise<string[]> => (await Promise.all(
      ['/league', `/league/players/${unused?.['Player No.']}`, path, `/league/${cup.id}/players`, `/league/${cup.id}/settings`, `/league/${cup.id}/adjustments`, `/league/${free.id}`, `/league/${free.id}/rounds/1`].map(actsAt),
    )).flat();
    await change(connection, 'adjust_points', cup.id, cup.name('Ben'), -5, 'came late', null);
    await change(connection, 'give_scorer', cup.id, 'zoe', 'score');
    const unplayed = await all();
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    const played = await all();
    await change(connection, 'close_tournament', free.id);
    const closed = await actsAt(`/league/${free.id}/settings`);
    expect(Object.keys(FORMS).filter((act) => ![...unplayed, ...played, ...closed].includes(act))).toEqual([]);
    expect([unplayed.includes('annul_result'), played.includes('annul_result')]).toEqual([false, true]);
    expect([unplayed.includes('cancel_draw'), played.includes('cancel_draw')]).toEqual([true, false]);
    expect(closed).toEqual(['reopen_tournament']);
  });

  test('have the labels and bounds of their rows', async () => {
    const { cup, path } = await evening();
    const { text: adjustments } = await get(`/league/${cup.id}/adjustments`);
    expect(adjustments).toContain('<label>Points (negative for a penalty)<input name="points" type="number" min="-100000" max="100000" required="" ');
    expect(adjustments).toContain('<label>Reason<input name="reason" type="text" maxlength="200" required="" ');
    await change(connection, 'cancel_draw', cup.id, 1);
    expect((await get(path)).text).toMatch(/<label>Number<input name="to" type="number" min="1" max="9999" required="" [^>]*value="1"/);
    expect((await get(`/league/${cup.id}/settings`)).text).toMatch(/<label>First day<input name="start" type="date" required="" [^>]*value="2/);
  });

  test.each([
    ['a field that is empty', 'reason', ' ', 'Reason: fill this in.', 'Fill this in.'],
    ['no number', 'points', 'five', 'Points (negative for a penalty): type a whole number from -100000 to 100000.', 'Type a whole number from -100000 to 100000.'],
    ['a number beyond its bounds', 'points', '100001', 'Points (negative for a penalty): type a whole number from -100000 to 100000.', 'Type a whole number from -100000 to 100000.'],
  ])('say at the field that it has %s, and keep the others', async (_, name, value, sentence, atField) => {
    const { cup } = await evening();
    const form: Fields = [['act', 'adjust_points'], ['player', cup.name('Cleo')], ['points', '-5'], ['reason', 'came late'], ['round', '']];
    await changingNothing(connection, async () => {
      const { status, text } = await post(`/league/${cup.id}/adjustments`, form.map(([field, typed]) => [field, field === name ? value : typed] as const));
      expect([status, alertOf(text)]).toEqual([422, sentence]);
      expect(text).toMatch(new RegExp(`name="${name}"[^>]* aria-invalid="true" aria-describedby="adjust_points-${name}-error"`));
      expect(text).toContain(`<small class="refused" id="adjust_points-${name}-error">${atField}</small>`);
      expect(text).toMatch(new RegExp(`<option value="${cup.name('Cleo')}" selected`));
      expect(text).toContain(name === 'points' ? 'value="came late"' : 'value="-5"');
    });
  });

  test('say below their fields why the database refused them', async () => {
    const { cup } = await evening();
    const { status, text } = await post(`/league/${cup.id}/adjustments`, [['act', 'adjust_points'], ['player', cup.name('Cleo')], ['points', '0'], ['reason', 'none'], ['round', '']]);
    expect([status, text]).toEqual([422, expect.stringContaining('<p class="refused whole">Points are a whole number from -100000 to 100000, except 0.</p>')]);
  });

  test('say when nobody is chosen', async () => {
    const { path, matches: [one] } = await evening();
    const { status, text } = await post(path, [['act', 'forfeit_match'], ['about', String(one)]]);
    expect([status, alertOf(text)]).toEqual([422, 'Players who forfeit: choose somebody.']);
    expect(text).toContain('<small class="refused">Choose somebody.</small>');
  });
});

describe('players', () => {
  test('have names that are shown as they are, and can be renamed and deleted', async () => {
    const hostile = `${freshName('I')}<b>"'&`;
    await post('/league/players', [['act', 'add_league_player'], ['names', hostile]]);
    const player = (await readLeaguePlayers(connection)).find(({ Player }) => Player === hostile);
    const path = `/league/players/${player?.['Player No.']}`;
    for (const page of [path, '/league/players']) {
      const { text } = await get(page);
      expect([page, text.includes('<b>'), text.includes('&lt;b&gt;&quot;&#39;&amp;')]).toEqual([page, false, true]);
    }
    const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben']);
    await post(`/league/${cup.id}/players`, [['act', 'enter_players'], ['player', hostile]]);
    await post(`/league/${cup.id}`, [['act', 'add_round'], ['start', START], ['end', END]]);
    await post(`/league/${cup.id}/rounds/1`, [['act', 'draw_round_by'], ['method', '']]);
    for (const part of ['', '/players', '/rounds/1', '/rounds/1/sheet', '/adjustments', '/history', '/settings']) {
      const { status, text } = await get(`/league/${cup.id}${part}`);
      expect([part, status, text.includes('<b>')]).toEqual([part, 200, false]);
    }
    const used = await post(path, [['act', 'delete_league_player'], ['player', hostile]]);
    expect([used.status, alertOf(used.text)]).toEqual([422, expect.stringMatching(/\.$/)]);
    const renamed = freshName('Ida');
    expect(await post(path, [['act', 'rename_league_player'], ['player', hostile], ['name', renamed]])).toMatchObject({ status: 303, location: path });
    expect((await get(path)).text).toContain(`<h1>${renamed}</h1>`);
  });
});

describe('the page of a player', () => {
  test('names the tournament and the table of each match, as links', async () => {
    const { cup, matches: [, two] } = await evening();
    await cup.record(two, 'Dora 2', 'Emil 0', 'Finn -2');
    const { text } = await get(`/league/players/${numbers.get(cup.name('Dora'))}`);
    const tournament = await readTournament(connection, cup.id);
    expect(text).toContain(`<td><a href="/league/${cup.id}">${tournament?.Name}</a></td><td><a href="/league/${cup.id}/rounds/1#table-2">Round 1, table 2</a></td>`);
    expect((await get(`/league/${cup.id}/rounds/1`)).text).toContain('id="table-2"');
  });
});

describe('bad input', () => {
  test.each([
    `/league/${MISSING}`, `/league/${MISSING}/rounds/1`, `/league/${MISSING}/rounds/1/sheet`, `/league/${'9'.repeat(40)}`, `/league/players/${MISSING}`, '/league/abc',
    '/league/1.5', `/league/${MISSING}/settings`,
  ])('%s is not there', async (path) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([404, expect.stringContaining('<h1>')]);
    expect((await post(path, [['act', 'undo_change']])).status).toBe(404);
  });

  test('is a sentence, whatever a form says', async () => {
    const { cup, path } = await evening();
    const round = ['correct_result', 'annul_result', 'forfeit_match', 'substitute_player', 'cancel_match', 'seat_player', 'open_table', 'change_round_dates', 'renumber_round', 'undo_change', 'delete_round', 'record_result', 'nonsense', '__proto__', ''];
    const settings = ['rename_tournament', 'change_tournament_dates', 'change_point_system', 'set_for_tournament', 'rank_tournament_by', 'give_scorer', 'take_scorer', 'reopen_tournament', 'delete_tournament'];
    const forms = [
      ...round.map((act) => [path, act] as const), ...settings.map((act) => [`/league/${cup.id}/settings`, act] as const),
      ...['enter_players', 'withdraw_player'].map((act) => [`/league/${cup.id}/players`, act] as const), ['/league', 'new_tournament'] as const, ['/league/players', 'remove_adjustment'] as const,
      [`/league/${cup.id}/adjustments`, 'adjust_points'] as const, [`/league/${cup.id}/rounds/9`, 'draw_round_by'] as const,
    ];
    const junk: Fields = ['about', 'match', 'player', 'name', 'number', 'points', 'account', 'point_system', 'setting', 'value', 'criterion', 'start', 'end', 'to', 'absent', 'out', 'in', 'players', 'right', 'reason'].map((name) => [name, '\u0000<é>'.repeat(50)]);
    await changingNothing(connection, async () => {
      for (const [address, act] of forms) {
        for (const rest of [[], junk]) {
          const { status, text } = await post(address, [['act', act], ...rest]);
          expect([address, act, status === 422 || (address.endsWith('9') && status === 404), alertOf(text) !== '' || status === 404]).toEqual([address, act, true, true]);
        }
      }
    });
    expect(await readTournament(connection, cup.id)).toMatchObject({ Matches: 2, Played: 0 });
  });
});
