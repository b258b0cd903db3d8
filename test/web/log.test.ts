import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { serving, type TestWeb } from '../support/web';

/** The log of the page, as it comes when somebody scrolls to its end. */

let connection: GameConnection;
let web: TestWeb;
serving((served) => {
  ({ connection, web } = served);
});

/** How many moves of each game are played: more than a page has at once, and than are loaded at once. */
const MOVES = 230;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };

/** The text of a piece of HTML. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The whole log of a game as HTML, the newest turn first, and how many parts it came in. */
async function wholeLog(gameId: number): Promise<{ html: string; parts: number }> {
  const page = await (await fetch(`${web.url}/games/${gameId}`)).text();
  let part = /<ol id="turns"[^>]*>([\s\S]*?)<\/ol>/.exec(page)?.[1] ?? '';
  let [html, parts] = [part, 1];
  for (;;) {
    const next = /<li id="turns-earlier"><a href="([^"]*)"/.exec(part)?.[1];
    if (next === undefined) return { html, parts };
    part = await (await fetch(web.url + textOf(next), { headers: { 'HX-Request': 'true' } })).text();
    html += part;
    parts += 1;
  }
}

/** The lines of each record in a log, in its order. */
function recordsIn(html: string): { record: number; lines: string[] }[] {
  return [...html.matchAll(/<div[^>]* data-record="(\d+)"[^>]*>([\s\S]*?)<\/div><\/div>/g)].map(([, record, inside = '']) => ({
    record: Number(record), lines: [...inside.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, line = '']) => textOf(line)),
  }));
}

test.each(['standard', 'classic', 'singletonopoly', 'campus'])('in a game of %s it is every record, in order, with what eventView says, down to the opening', async (edition) => {
  const seed = randomUUID();
  const bots = ['builder', 'scrooge', 'hunter', 'neighbour'].map((character) => ({ character }));
  const gameId = await openGame(connection, edition, null, { dice: 'server', seed, players: bots });
  await connection.choose(gameId);
  await connection.rows('CALL play_some(?, ?)', [gameId, MOVES]);
  const events = await connection.rows<{ Record: number; Kind: string; Sentence: string }>('SELECT Record, Kind, Sentence FROM eventView');
  const moves = await connection.rows<{ record: number; dice: number | null; dice2: number | null; tile: string; turn: string; player: string }>(
    "SELECT m.record_ID AS record, m.dice, m.dice2, b.Tile AS tile, CONCAT('turn-', m.round, '-', m.turn) AS turn, p.`Player name` AS player" +
      ' FROM ledgerView AS m JOIN boardView AS b ON b.Location = m.location JOIN playersView AS p ON p.`Player No.` = m.player_ID ORDER BY m.record_ID',
  );
  const { html, parts } = await wholeLog(gameId);
  if (moves.length > 100) expect(parts).toBeGreaterThan(1);
  const shown = recordsIn(html);
  const turns = [...html.matchAll(/<li id="(turn-\d+-\d+)">([\s\S]*?)<\/li>/g)].reverse();
  // Turns go back, the moves of a turn forward.
  expect(turns.flatMap(([, , inside = '']) => recordsIn(inside).map(({ record }) => record))).toEqual(moves.map(({ record }) => record));
  for (const { record, lines } of shown.filter((one) => one.record > 0)) {
    const move = moves.find((one) => one.record === record);
    const sentences = events.filter((event) => event.Record === record).map(({ Sentence: sentence }) => sentence);
    const rolled = move?.dice == null ? [] : [`${move.player} rolls ${move.dice}${move.dice2 === null ? '' : ` and ${move.dice2}`}.`];
    // The terms of a trade follow.
    expect({ seed, record, lines: lines.slice(0, rolled.length + sentences.length) }).toEqual({ seed, record, lines: [...rolled, ...sentences] });
  }
  expect(shown.filter(({ record }) => record === 0).flatMap(({ lines }) => lines)).toEqual(events.filter(({ Record: record }) => record === 0).map(({ Sentence: sentence }) => sentence));
  // The line of a turn has each of its rolls with the tile, in order; jail has its own word, and a card that moves is before the tile.
  for (const [, id, inside = ''] of turns) {
    const brief = textOf(/<span class="brief">([\s\S]*?)<\/summary>/.exec(inside)?.[1] ?? '');
    const rolls = moves.filter(({ turn, dice }) => turn === id && dice !== null).flatMap(({ record, dice, dice2, tile }) => {
      const kinds = events.filter((event) => event.Record === record).map(({ Kind: kind }) => kind);
      const isSent = kinds.includes('drew') && kinds.slice(kinds.indexOf('drew')).some((kind) => ['moved', 'moved_on', 'teleported'].includes(kind));
      const rolled = [dice, dice2].filter((die) => die !== null).join('+');
      return kinds.includes('jailed') ? [`${rolled} · `, 'to jail'] : isSent ? [`${rolled} · `, `card: ${tile}`] : [`${rolled} · ${tile}`];
    });
    let from = 0;
    for (const roll of rolls) {
      const at = brief.indexOf(roll, from);
      expect({ seed, id, brief, roll, isThere: at >= 0 }).toEqual({ seed, id, brief, roll, isThere: true });
      from = at + roll.length;
    }
  }
});

test('two purchases after two rolls are said each with its tile and price', async () => {
  const gameId = await openGame(connection, 'standard', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
  await connection.choose(gameId);
  await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (3, 3)');
  await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
  await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)');
  await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
  const { html } = await wholeLog(gameId);
  expect(textOf(/<span class="brief">([\s\S]*?)<\/summary>/.exec(html)?.[1] ?? '')).toBe('3+3 · Oriental Avenue · buys for $100, then 1+2 · Connecticut Avenue · buys for $120 · in all −$220');
});

test('a turn of two rolls says each tile with its effect, and a record that no game has is refused', async () => {
  const gameId = await openGame(connection, 'standard', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
  await connection.choose(gameId);
  await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (2, 2)');
  await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (1, 1)');
  await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
  const { html } = await wholeLog(gameId);
  expect(textOf(/<span class="brief">([\s\S]*?)<\/summary>/.exec(html)?.[1] ?? '')).toBe('2+2 · Income Tax · pays $200, then 1+1 · Oriental Avenue · buys for $100 · in all −$300');
  for (const [before, status] of [['0', 422], ['', 422], ['x', 422], ['99', 200]] as const) {
    expect((await fetch(`${web.url}/games/${gameId}/log?before=${before}`)).status).toBe(status);
  }
  expect((await fetch(`${web.url}/games/999999/log?before=2`)).status).toBe(404);
});
