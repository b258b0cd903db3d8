import { afterEach, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import { request } from 'node:http';
import { durationOf } from '../../src/client/words/duration';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { type LossyProxy, startLossyProxy } from '../support/lossy-proxy';
import { serveWeb, serving, type TestWeb } from '../support/web';

/** What the page answers, as any client of HTTP sees it. */

const MISSING = 2_000_000_000;

let web: TestWeb;
let connection: GameConnection;
serving((served) => {
  ({ connection, web } = served);
});
afterEach(() => expect(web.errors).toEqual([]));

async function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(web.url + path, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Sends a form, as a page of the site does. */
async function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<{ status: number; text: string; location: string | null }> {
  const answer = await fetch(web.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers: { origin: web.url, ...headers } });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
}

async function start(players: string[] = ['Ada', 'Ben']): Promise<number> {
  const gameId = await openGame(connection, 'classic', 'Pages', { dice: 'table', players, rules: { player_order: 'seat' } });
  await connection.choose(gameId);
  return gameId;
}

/** What a page says that somebody should not miss. */
function alertOf(text: string): string {
  return /role="alert">([^<]*)</.exec(text)?.[1] ?? '';
}

const FRAGMENT = { 'HX-Request': 'true' };

describe('a page', () => {
  test('has the colours of the seats of New game in the game, no matter who begins', async () => {
    const form = (await get('/new?edition=standard')).text;
    expect([...form.matchAll(/class="seat-card" style="--player: var\(--player-(\d)\)"/g)].map(([, colour]) => colour).slice(0, 3)).toEqual(['0', '1', '2']);
    const names = ['Ada', 'Ben', 'Cleo'];
    for (const seed of ['one', 'two', 'three']) {
      const gameId = await openGame(connection, 'standard', null, { dice: 'server', seed, players: names });
      const { text } = await get(`/games/${gameId}`);
      const colours = new Map([...text.matchAll(/class="mark" style="background: var\(--player-(\d)\)"[^>]*>.*?<\/span><span class="name">([A-Z][a-z]+)/g)].map(([, colour, name]) => [name, colour]));
      expect(names.map((name) => colours.get(name))).toEqual(['0', '1', '2']);
    }
  });

  test('of the games has a token or letters for each player, and no empty circle', async () => {
    const gameId = await openGame(connection, 'standard', 'No empty circle', { dice: 'table', players: [{ name: 'Ada', token: 'Cat' }, 'Ben', 'Cem', { character: 'Ebenezer Scrooge' }], rules: { player_order: 'seat' } });
    const { text } = await get(`/games?q=${gameId}`);
    const card = text.slice(text.indexOf('No empty circle'));
    const discs = [...card.slice(0, card.indexOf('</ul>')).matchAll(/<span class="disc"[^>]*>(<svg|<span aria-hidden="true">)([^<]*)/g)].map(([, kind, letters]) => (kind === '<svg' ? 'icon' : letters));
    expect(discs).toEqual(['icon', 'B', 'C', 'E']);
  });

  test('of the games and of the game says that nobody moves, and when it ends, until somebody moves', async () => {
    const gameId = await start();
    const pages = [`/games?q=${gameId}`, `/games/${gameId}`];
    const saying = async (): Promise<boolean[]> => await Promise.all(pages.map(async (page) => (await get(page)).text.includes('Nobody has moved for 33 days; the game ends on 3 March.')));
    expect(await saying()).toEqual([false, false]);
    await connection.run('UPDATE Game SET created_at = UTC_TIMESTAMP() - INTERVAL 33 DAY WHERE game_id = ?', [gameId]);
    await connection.run("INSERT INTO AbandonedGame (game_id, record_ID, ends_at) VALUES (?, 0, '2036-03-03 12:00:00')", [gameId]);
    expect(await saying()).toEqual([true, true]);
    await connection.run('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, 1, 2)', [gameId]);
    expect(await saying()).toEqual([false, false]);
  });

  test.each(['/', '/new', '/new?edition=campus', '/new?edition=nowhere', '/games', '/saves', '/how', '/how?edition=hoarding', '/credits'])('%s is there, and takes nothing from elsewhere', async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, text.slice(0, 15)]).toEqual([200, '<!doctype html>']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(text).not.toMatch(/(?:src|href)="(?![/#])/);
  });

  test('of the rules shows the decks, card by card', async () => {
    const { text } = await get('/how?edition=classic');
    expect(text).toContain('<summary>Chance: 16 cards</summary>');
    expect(text).toContain('<td>School fees are due. Pay $50.</td><td>Pay the bank $50.</td>');
    expect(text).not.toContain('<li>Chance: Advance to GO.</li>');
    expect((await get('/how?edition=campus')).text).not.toContain('<summary>');
  });

  test('of the next roll says what it may cost, and offers it once somebody else owns something', async () => {
    const gameId = await start();
    const risks = `/games/${gameId}/next-roll?player=0`;
    expect((await get(`/games/${gameId}`)).text).not.toContain('>Risks<');
    await connection.run('UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = 1, d.level = 5 WHERE d.game_id = ? AND t.location = 3', [gameId]);
    expect((await get(`/games/${gameId}`)).text).toContain(`href="${risks}"`);
    expect((await get(risks)).text).toContain('in cash is enough for any roll.');
    await connection.run('UPDATE Player SET bank_balance = 300 WHERE game_id = ? AND pid = 0', [gameId]);
    const { text } = await get(risks, FRAGMENT);
    expect(text).toContain('6% of rolls cost more than the $300 in cash.');
    expect(text).toMatch(/<tr class="dear"><td>3<\/td><td>6%<\/td><td>Baltic Avenue<span class="soft"> \(Ben\)<\/span><\/td><td>\$450/);
    for (const player of ['7', '', '-1', '0 OR 1']) {
      expect((await get(`/games/${gameId}/next-roll?player=${encodeURIComponent(player)}`)).text).toContain('There is no roll to come');
    }
    expect((await get(`/games/${MISSING}/next-roll?player=0`)).status).toBe(404);
  });

  test('of files is kept as long as they are the same', async () => {
    const { text } = await get('/');
    for (const [, path = ''] of text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const page = (await get(`/games/${await start()}`)).text;
    // Modules import each other by relative addresses.
    const modules = [...page.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="\/assets\/(\w+)\/([\w.]+)"/g)].map(([, version = '', name = '']) => ({ version, name }));
    expect(modules.map(({ name }) => name).sort()).toEqual(fs.readdirSync('src/page/browser/playback').sort());
    expect(new Set(modules.map(({ version }) => version)).size).toBe(1);
    for (const { version, name } of modules) {
      const { status, headers, text: script } = await get(`/assets/${version}/${name}`);
      expect([name, status, headers.get('cache-control')]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
      for (const [, imported] of script.matchAll(/from '\.\/([\w.]+)'/g)) expect(modules.map((one) => one.name)).toContain(imported);
    }
    expect((await get('/assets/0/page.css')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/0/..%2fassets.ts')).status).toBe(404);
  });

  test.each([`/games/${MISSING}`, `/games/${MISSING}/tiles/3`, `/games/${MISSING}/trade?from=0&with=1`, `/games/${MISSING}/live`, '/games/99999999999', '/games/99999999999/fairness', '/games/4294967296/join/a', '/games/abc', '/nowhere'])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a game', () => {
  test('shows the card that was drawn until somebody rolls again', async () => {
    const gameId = await start();
    const shown = async (at: string): Promise<string> => / id="drawn-card".*?<\/article>/s.exec((await get(`/games/${gameId}${at}`)).text)?.[0].replace(/<[^>]*>/g, ' ') ?? '';
    expect(await shown('')).toBe('');
    const [chance] = await connection.rows<{ Location: number }>("SELECT Location FROM boardView WHERE Tile = 'Chance' ORDER BY Location LIMIT 1");
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 3, ?)", [(chance?.Location ?? 0) - 3]);
    const [drawn] = await connection.rows<{ Card: string; Deck: string }>("SELECT Card, Deck FROM changesView WHERE Record = 1 AND Kind = 'drew' ORDER BY Event DESC LIMIT 1");
    const [{ turn } = { turn: -1 }] = await connection.rows<{ turn: number }>('SELECT turn FROM GameState WHERE game_id = ?', [gameId]);
    if (turn === 0) {
      expect((await shown('')).replace(/\s+/g, ' ')).toContain(drawn?.Card.slice(0, 40));
      expect(await shown('')).toContain(drawn?.Deck);
    } else {
      // It sends to jail, which ends the turn, and says nothing about what the next player has to do.
      expect(drawn?.Card).toContain('jail');
      expect(await shown('')).toBe('');
    }
    expect(await shown('/past?at=0')).toBe('');
  });

  test('shows a tax and the share that may be paid instead, and hides what that comes to until it is chosen', async () => {
    const gameId = await start();
    // Who has nothing but cash is not shown their worth beside it.
    await connection.run('UPDATE Deed SET p_owner = MOD(prid, 2) WHERE game_id = ? ORDER BY prid LIMIT 2', [gameId]);
    await connection.run('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, 1, 3)', [gameId]);
    const { text } = await get(`/games/${gameId}`);
    expect(text).toContain('<h3>Income Tax</h3><dl><dt>Pay</dt><dd>$200</dd><dt>Or</dt><dd>10% of your net worth</dd></dl>');
    expect(text.match(/class="worth"><span/g)).toHaveLength(1);
    expect((await get(`/games/${gameId}/tiles/4`)).text).toContain('Pay $200. Or 10% of what you own.');
    await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'pay_share')", [gameId]);
    expect((await get(`/games/${gameId}`)).text.match(/class="worth"><span/g)).toHaveLength(2);
  });

  test('says in a line of the log what the player of the turn did, and who bought in an auction', async () => {
    const gameId = await start();
    await connection.run("INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)");
    await connection.run("INSERT INTO Gamemanager (player_ID, action, amount) VALUES (0, 'decline', NULL), (1, 'bid', 50), (0, 'pass', NULL)");
    const { text } = await get(`/games/${gameId}`);
    expect(/<span class="brief">([^<]*)<\/span>/.exec(text)?.[1]).toBe('1+2 · Baltic Avenue · auction: Ben $50');
  });

  test('begins by a form', async () => {
    expect(await post('/games', { edition: 'classic', dice: 'table', who: '', player: 'Ada' })).toMatchObject({ status: 422, location: null });
    const body = new URLSearchParams([['edition', 'classic'], ['name', 'By form'], ['dice', 'table'], ['who', ''], ['player', 'Ada'], ['who', ''], ['player', 'Ben']]);
    const made = await fetch(`${web.url}/games`, { method: 'POST', body, redirect: 'manual', headers: { origin: web.url } });
    expect([made.status, made.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/games\/\d+$/)]);
    expect((await get(made.headers.get('location') ?? '')).text).toMatch(/(Ada|Ben): roll the dice/);
  });

  test('asks for a roll in the words of its button', async () => {
    const questions = [];
    for (const edition of ['standard', 'singletonopoly']) {
      const gameId = await openGame(connection, edition, null, { dice: 'server', players: ['Ada', { character: 'Master Builder' }], rules: { player_order: 'seat' } });
      questions.push(/id="expectation"[^>]*>([^<]*)/.exec((await get(`/games/${gameId}`)).text)?.[1]);
    }
    expect(questions).toEqual(['Your turn: roll the dice', 'Take your turn']);
  });

  test('of an edition with an opening position has characters in its seats', async () => {
    const { text } = await get('/new?edition=campus');
    const names = [...text.matchAll(/name="opening" value="([^"]+)"/g)].map(([, name = '']) => name);
    expect(names).toEqual(['Jane', 'Norman', 'Mary', 'Bill']);
    const body = new URLSearchParams([['edition', 'campus'], ...names.map((name) => ['opening', name]), ...['', 'Master Builder', '', ''].map((who) => ['who', who])]);
    const made = await fetch(`${web.url}/games`, { method: 'POST', body, redirect: 'manual', headers: { origin: web.url } });
    await connection.choose(Number((made.headers.get('location') ?? '').slice('/games/'.length)));
    expect(await connection.rows('SELECT `Player name` AS name FROM playersView WHERE `Character` = ?', ['Master Builder'])).toEqual([{ name: 'Norman' }]);
  });

  test('that there cannot be is a sentence, and the form as it was', async () => {
    const form = { edition: 'classic', name: 'Kept', dice: 'table', pace: 'sideways', board: '', clock: '', who: '', player: 'Ada' };
    const { status, text } = await post('/games', form);
    expect([status, alertOf(text)]).toEqual([422, expect.stringMatching(/./)]);
    expect(text).toContain('value="Kept"');
    expect(text).toContain('<option value="table" selected');
  });

  test('is moved in by a form, without a script', async () => {
    const gameId = await start();
    const refused = await post(`/games/${gameId}/moves`, { record: '1', player: '0', action: 'roll', dice: '1' });
    expect([refused.status, alertOf(refused.text)]).toEqual([422, expect.stringMatching(/dic?e/)]);
    const body = new URLSearchParams([['record', '1'], ['player', '0'], ['action', 'roll'], ['dice', '1'], ['dice', '2']]);
    const made = await fetch(`${web.url}/games/${gameId}/moves`, { method: 'POST', body, redirect: 'manual', headers: { origin: web.url } });
    expect([made.status, made.headers.get('location')]).toEqual([303, `/games/${gameId}`]);
    expect((await get(`/games/${gameId}`)).text).toContain('Ada: buy Baltic Avenue for $60?');
  });

  test('tells the statement that a click was', async () => {
    const gameId = await start();
    const { text } = await post(`/games/${gameId}/moves`, { record: '1', player: '0', action: 'leave' }, FRAGMENT);
    expect(text).toContain(`<code>INSERT INTO Gamemanager (game_id, action, player_ID) VALUES (${gameId}, &#39;leave&#39;, 0);</code>`);
    expect(text).toContain('Record 1');
  });

  test('takes a click in a position that has passed for none', async () => {
    const gameId = await start();
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await changingNothing(connection, async () => {
      const { status, text } = await post(`/games/${gameId}/moves`, { record: '1', player: '0', action: 'roll', rolled: 'here' }, FRAGMENT);
      expect([status, alertOf(text)]).toEqual([422, expect.stringMatching(/./)]);
      expect(text).toContain(`data-record="1"`);
    });
  });

  test('takes a click that is sent again for the same', async () => {
    const gameId = await start();
    const form = { record: '1', player: '0', action: 'roll', rolled: 'here', token: '123e4567-e89b-42d3-a456-426614174000' };
    expect((await post(`/games/${gameId}/moves`, form, FRAGMENT)).status).toBe(200);
    await changingNothing(connection, async () => {
      expect((await post(`/games/${gameId}/moves`, form, FRAGMENT)).status).toBe(200);
    });
  });

  test('has a trade on a page of its own too, which leads back to the game', async () => {
    const gameId = await start();
    const address = `/games/${gameId}/trade?from=0&with=1`;
    expect((await get(address)).text).not.toContain('hx-post');
    expect((await get(address, FRAGMENT)).text).toContain(`hx-post="/games/${gameId}/moves"`);
  });

  test('as it was is a page that changes nothing', async () => {
    const gameId = await start();
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await changingNothing(connection, async () => {
      expect((await get(`/games/${gameId}/past?at=0`)).text).toMatch(/After move 0/);
      for (const at of ['2', '-1', '1.5', 'x', '1e9']) {
        const { status, text } = await get(`/games/${gameId}/past?at=${at}`);
        expect([at, status, text]).toEqual([at, 422, expect.stringContaining('<h1>')]);
      }
      for (const record of ['2', '', 'x']) expect((await post(`/games/${gameId}/forks`, { record })).status).toBe(422);
    });
  });

  test('has names that are shown as they are', async () => {
    const hostile = `<img src=x onerror=alert(1)>"'&`;
    const gameId = await start([hostile, 'Ben']);
    const { text } = await get(`/games/${gameId}`);
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  test('shows the deed of a tile, and what happens on another', async () => {
    const gameId = await start();
    const [deed, tile, none] = [await get(`/games/${gameId}/tiles/1`), await get(`/games/${gameId}/tiles/2`), await get(`/games/${gameId}/tiles/99`)];
    expect(deed.text).toMatch(/Mediterranean Avenue.*rent.*Mortgage value<\/th><td>\$30/is);
    expect(tile.text).toContain('Draw a card.');
    expect(none.text).toContain('There is no such tile.');
  });

  test('is told as it goes on, to who listens', async () => {
    const gameId = await start();
    const listening = new AbortController();
    const { body } = await fetch(`${web.url}/games/${gameId}/live?record=0`, { signal: listening.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    let heard = '';
    while (!heard.includes('data-record="1"')) heard += (await reader.read()).value ?? '';
    expect(heard).toMatch(/id: 1\n/);
    listening.abort();
  });

  test('tells a move that was made on a page before the table that it leads to, and once', async () => {
    const gameId = await start();
    const listening = new AbortController();
    const { body } = await fetch(`${web.url}/games/${gameId}/live?record=0`, { signal: listening.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await post(`/games/${gameId}/moves`, { record: '1', player: '0', action: 'roll', rolled: 'here' }, FRAGMENT)).status).toBe(200);
    let heard = '';
    while (!heard.includes('id: 1\n') || !heard.endsWith('\n\n')) heard += (await reader.read()).value ?? '';
    const [first = '', second = ''] = heard.split('\n\n').filter((message) => message.includes('data: '));
    expect(first).toMatch(/^event: step\ndata: .*<template class="step" data-record="1"/);
    expect(second).toMatch(/^id: 1\ndata: .*id="table"/);
    expect(second).not.toContain('class="step"');
    listening.abort();
  });
});

describe('a new game', () => {
  test('says what a pace changes in the words of the rules', async () => {
    const [rule] = await connection.rows<{ Meaning: string; Value: string }>("SELECT r.Meaning, p.Value FROM rulesView AS r JOIN pacesView AS p USING (Edition, Rule) WHERE p.Edition = 'standard' AND p.Pace = 'timed' AND Rule = 'turn_limit'");
    const { text } = await get('/new?edition=standard');
    expect(text).toContain(`<dt>${rule?.Meaning} <code>turn_limit</code></dt><dd>${rule?.Value}</dd>`);
    // The pace that changes nothing is the default, and is there once.
    expect([...text.matchAll(/<input type="radio" name="pace" value="([^"]*)"( checked="")?\/><span><strong>([^<]*)<\/strong>/g)].map(([, ...one]) => one)).toEqual([['', ' checked=""', 'full'], ['short', undefined, 'short'], ['timed', undefined, 'timed']]);
    const notes = await connection.rows<{ about: string; minutes: number }>("SELECT DISTINCT Pace, About AS about, Minutes AS minutes FROM pacesView WHERE Edition = 'standard'");
    expect(notes).toHaveLength(3);
    for (const { about, minutes } of notes) expect(text).toContain(`${about} About ${durationOf(minutes)}.`);
    expect(text).not.toContain('Pace full');
  });

  test('shows the editions of the program first, and others apart, by their own facts', async () => {
    await connection.run('CALL import_edition(?)', [JSON.stringify({ edition: 'a house game', extends: 'hoarding', rules: { max_players: 3 } })]);
    const { text } = await get('/new');
    const names = [...text.matchAll(/<h2>(?:<a href="\/new[^>]*>)?([^<]*)/g)].map(([, name]) => name);
    expect(names.slice(0, 7)).toEqual(['standard', 'classic', 'campus', 'singletonopoly', 'hoarding', 'Added', 'a house game']);
    expect(text).toMatch(/a house game<\/a><\/h2><p>Made from hoarding\.<\/p><p class="tags"><span class="tag">2–3 players<\/span><span class="tag">10 tiles/);
    expect(text).toContain('<input type="hidden" name="edition" value="standard"/>');
    await connection.run("CALL remove_edition('a house game')");
  });

  test('of an edition with an opening position is for its players, or for others', async () => {
    const { text: opening } = await get('/new?edition=campus');
    expect(opening).toContain('Jane, Norman, Mary and Bill already have money and properties.');
    const { text: own } = await get('/new?edition=campus&seats=own');
    expect(own).not.toContain('name="opening"');
    expect(own.match(/<input name="player"/g)).toHaveLength(6);
    // What was refused is shown as it was sent.
    const refused = await post('/games', { edition: 'campus', seats: 'own', dice: 'table', who: '', player: 'Ada' });
    expect(refused.status).toBe(422);
    const body = new URLSearchParams([['edition', 'campus'], ['seats', 'own'], ['dice', 'table'], ['who', ''], ['player', 'Ada'], ['who', ''], ['player', 'Ben']]);
    const made = await fetch(`${web.url}/games`, { method: 'POST', body, redirect: 'manual', headers: { origin: web.url } });
    expect(made.status).toBe(303);
    const gameId = Number(/\d+$/.exec(made.headers.get('location') ?? '')?.[0]);
    expect(await connection.rows('SELECT name, bank_balance FROM Player WHERE game_id = ? ORDER BY turn', [gameId])).toEqual([{ name: 'Ada', bank_balance: 350 }, { name: 'Ben', bank_balance: 350 }]);
  });

  test('has the people that were typed, also beside Nobody, and goes on from what was typed for another edition', async () => {
    const query = new URLSearchParams([['edition', 'classic'], ['who', ''], ['player', 'Zoe'], ['who', '-'], ['player', 'Kim'], ['name', 'Friday'], ['clock', '60']]);
    const { text } = await get(`/new?${query.toString()}`);
    for (const value of ['Zoe', 'Kim', 'Friday', '60']) expect(text).toContain(`value="${value}"`);
    const body = new URLSearchParams([['edition', 'classic'], ['who', ''], ['player', 'Zoe'], ['who', '-'], ['player', 'Kim'], ['who', '-'], ['player', ' ']]);
    const answer = await fetch(`${web.url}/games`, { method: 'POST', body, redirect: 'manual', headers: { origin: web.url } });
    await connection.choose(Number(answer.headers.get('location')?.split('/').at(-1)));
    expect((await connection.rows<{ name: string }>('SELECT `Player name` AS name FROM playersView')).map(({ name }) => name).sort()).toEqual(['Kim', 'Zoe']);
  });

  test('like one that is over has the same players', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['Zoe', { character: 'Master Builder' }], rules: { player_order: 'seat' } });
    await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'leave')", [gameId]);
    const again = /href="(\/new\?[^"]*)"[^>]*>Play again/.exec((await get(`/games/${gameId}`)).text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { text } = await get(again);
    expect(text).toContain('value="Zoe"');
    expect([...text.matchAll(/<option value="([^"]*)" selected=""/g)].map(([, value]) => value).slice(0, 3)).toEqual(['', 'Master Builder', '-']);
  });
});

describe('a slot', () => {
  test('that is taken is overwritten only when that is said, and what is in it stays', async () => {
    const [first, second] = [await start(), await start()];
    // Other tests may have left something there.
    await connection.run('DELETE FROM SaveSlot');
    const [slot] = await connection.rows<{ Slot: number }>('SELECT Slot FROM slotsView WHERE Game IS NULL LIMIT 1');
    const number = String(slot?.Slot);
    expect((await post(`/games/${first}/save`, { slot: number })).status).toBe(200);
    const { status, text } = await post(`/games/${second}/save`, { slot: number });
    expect([status, alertOf(text)]).toEqual([422, expect.stringContaining(`Slot ${number} has Pages at record 0`)]);
    expect(await connection.rows('SELECT Game FROM slotsView WHERE Slot = ?', [number])).toEqual([{ Game: first }]);
    expect((await post(`/games/${second}/save`, { slot: number, overwrite: 'yes' })).status).toBe(200);
    expect(await connection.rows('SELECT Game FROM slotsView WHERE Slot = ?', [number])).toEqual([{ Game: second }]);
    expect(await post(`/saves/slots/${number}/empty`, {})).toMatchObject({ status: 303, location: '/saves' });
  });

  test.each(['0', '6', '-1', '1e9', 'x', ''])('%j is none', async (slot) => {
    const gameId = await start();
    await changingNothing(connection, async () => {
      expect((await post(`/games/${gameId}/save`, { slot })).status).toBe(422);
      expect((await post(`/saves/slots/${slot}/load`, {})).status).toBe(slot === '' ? 404 : 422);
      expect((await post(`/games/${MISSING}/save`, { slot: '1' })).status).toBe(404);
    });
  });

  test('loads what has been saved by a name', async () => {
    const gameId = await start();
    await connection.run('CALL save_game(?, ?)', [gameId, `<b>${gameId}</b>`]);
    expect((await get('/saves')).text).toContain(`&lt;b&gt;${gameId}&lt;/b&gt;`);
  });
});

/** The page, whose way to the database can be broken. */
async function serveThroughProxy(): Promise<{ proxy: LossyProxy; through: TestWeb }> {
  const { address } = await workerDatabase();
  const { hostname, port } = new URL(address.url);
  const proxy = await startLossyProxy(hostname, Number(port));
  return { proxy, through: await serveWeb({ url: address.url.replace(`:${port}/`, `:${proxy.port}/`) }) };
}

describe('the database', () => {
  test('that was away while nobody looked is found again', async () => {
    const gameId = await start();
    const { proxy, through } = await serveThroughProxy();
    try {
      for (const path of [`/games/${gameId}`, `/games/${gameId}/ledger`, `/games/${gameId}/invite`, `/games/${gameId}/statistics`]) {
        proxy.breakAll();
        // What was broken is known a moment later: until then a page may say so once.
        const answers = [await fetch(through.url + path), await fetch(through.url + path)];
        expect([path, answers.at(-1)?.status]).toEqual([path, 200]);
      }
    } finally {
      await through.stop();
      await proxy.close();
    }
  });

  test('that is away is said to be, and nothing is lost', async () => {
    const gameId = await start();
    const { proxy, through } = await serveThroughProxy();
    try {
      expect((await fetch(`${through.url}/games/${gameId}`)).status).toBe(200);
      await proxy.close();
      const page = await fetch(`${through.url}/games/${gameId}`);
      expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('The database is not responding.')]);
      const click = await fetch(`${through.url}/games/${gameId}/moves`, {
        method: 'POST', body: new URLSearchParams({ record: '1', player: '0', action: 'leave' }), headers: { ...FRAGMENT, origin: through.url },
      });
      expect([click.status, click.headers.get('hx-reswap'), await click.text()]).toEqual([503, 'none', expect.stringMatching(/^The database is not responding\./)]);
    } finally {
      await through.stop();
    }
    expect(await connection.rows('SELECT action FROM ledgerView')).toEqual([]);
  });
});

describe('others', () => {
  test('cannot send forms from their sites', async () => {
    const gameId = await start();
    await changingNothing(connection, async () => {
      for (const origin of ['http://evil.example', 'null', `${web.url}0`]) {
        expect((await post(`/games/${gameId}/moves`, { record: '1', player: '0', action: 'leave' }, { origin })).status).toBe(403);
      }
    });
  });

  test('cannot lead here by a name of theirs', async () => {
    const status = await new Promise((resolve, reject) => {
      request(`${web.url}/games`, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject).end();
    });
    expect(status).toBe(421);
  });

  test('cannot send more than a form has', async () => {
    const large = await post('/games', { edition: 'x'.repeat(100_000) });
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('a form may have at most 64 KB')]);
  });
});
