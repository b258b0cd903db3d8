import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';
import { readAndRollBack } from '../../src/client/read-and-rollback';
import { forkGame, readAt } from '../../src/client/time';
import { readGame } from '../../src/client/views';
import { LOGGED_MOVES, type Snapshot } from '../../src/page/game/snapshot';
import { readSnapshotAt } from '../../src/page/game/read-snapshot';
import { classicOptionsOf, optionsOf, standardOptionsOf } from '../recorded/options';
import { startGame } from '../recorded/play-recording';
import { Chance } from '../support/chance';
import { makeHouseRules } from '../support/editions';
import { openWorkerDatabase } from '../support/game';
import { keepPositions } from '../support/kept-positions';
import { makeNumberList } from '../support/number-list';
import { playRandomly } from '../support/random-play';

/** What is read in a copy that begins at a kept position is what is read in a fork, which has every move. */

/** Random games of each edition; set it to hunt. */
const GAMES = Number(process.env.LOOKED_BACK_GAMES ?? 1);

const MOST_MOVES = 220;

/** A game that somebody ends before that many moves is replaced by another: no copy would begin at a kept position. */
const LEAST_MOVES = 15;

/** How many moves there are between two kept positions. */
const DISTANCE = 6;

const LOOKS = 10;

const HOUSE_RULES = 'everything, for looking back';
const NUMBERS = 'random games for looking back';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeNumberList(connection, NUMBERS, Array.from({ length: 60 }, (_, index) => ((index + 1) * 37) % 101));
  await makeHouseRules(connection, HOUSE_RULES);
});
afterAll(() => connection.close());

/** The rows of a game after its opening that have no clock, and the newest moves with their events. */
const ROWS = [
  'SELECT g.ruleset_id, g.phase, g.round, g.turn, g.last_record_ID, g.player_count, g.players_left, g.turns_ended, g.doubles, g.dice_source, g.list_id, g.drawn, g.prid, g.bid, g.bidder,' +
    ' g.first_entry, g.next_entry, g.proposal, g.pot, g.played_at, g.seating, g.roll_factor, g.deferred_roll, g.rolls_again,' +
    // The clock of a copy stands still until the copy is made: what that adds to it differs.
    ' g.deadline - INTERVAL 1000 * p.milliseconds MICROSECOND AS deadline, g.began_at - INTERVAL 1000 * p.milliseconds MICROSECOND AS began_at FROM GameState AS g JOIN Game AS s USING (game_id)' +
    " JOIN LATERAL (SELECT COALESCE(JSON_EXTRACT(s.pauses, '$[last].milliseconds'), 0) AS milliseconds) AS p WHERE g.game_id = ?",
  'SELECT * FROM Player WHERE game_id = ? ORDER BY turn',
  'SELECT * FROM Deed WHERE game_id = ? ORDER BY prid',
  'SELECT * FROM DeckCard WHERE game_id = ? ORDER BY card_id',
  'SELECT * FROM Agenda WHERE game_id = ? ORDER BY entry_no',
] as const;

const MOVES = 'SELECT * FROM Gamemanager WHERE game_id = ? AND record_ID > ? ORDER BY record_ID';
const EVENTS = 'SELECT * FROM Event WHERE game_id = ? AND record_ID > ? ORDER BY record_ID, event_no';

/** The rows of a game, with the moves and events after a record. */
async function rowsOf(game: number, after: number): Promise<object[][]> {
  const rows = [];
  for (const sql of ROWS) rows.push(await connection.rows<object>(sql, [game]));
  for (const sql of [MOVES, EVENTS]) rows.push(await connection.rows<object>(sql, [game, after]));
  return rows.map((some) => some.map((row) => ({ ...row, game_id: 'the game' })));
}

async function countMoves(game: number): Promise<number> {
  const [row] = await connection.rows<{ moves: number }>('SELECT COUNT(*) AS moves FROM Gamemanager WHERE game_id = ?', [game]);
  return row?.moves ?? NaN;
}

/** What the page shows of a game, without what depends on the moment, and on the number of the copy. */
function shown(snapshot: Snapshot | undefined): object | undefined {
  if (!snapshot) return undefined;
  const { 'Current game': copy, Deadline: deadline, ...pending } = snapshot.pending;
  const text = JSON.stringify({ ...snapshot, readAt: 0, pending: { ...pending, Deadline: deadline === null, 'Seconds left': 0 } });
  return JSON.parse(text.replaceAll(`VALUES (${copy}, `, 'VALUES (0, ').replaceAll(`"Current game":${copy},`, '')) as object;
}

interface Edition {
  name: string;
  start: (seed: number, chance: Chance) => Promise<number>;
}

const random = (name: string): Edition => ({
  name,
  async start(seed, chance) {
    const game = await startGame(connection, name, optionsOf(name, seed, chance, NUMBERS));
    await playRandomly(connection, game, chance, MOST_MOVES);
    return game;
  },
});

/** Bots play, with moves among theirs that chance decides. */
const ofBots = (name: string, options: (seed: number, chance: Chance) => object): Edition => ({
  name,
  async start(seed, chance) {
    const game = await startGame(connection, name, options(seed, chance));
    for (let left = MOST_MOVES; left > 0; left -= 4) {
      await connection.run('CALL play_some(?, 3)', [game]);
      await playRandomly(connection, game, chance, 1);
    }
    return game;
  },
});

describe.each([random('campus'), random('hoarding'), random('singletonopoly'), random(HOUSE_RULES), ofBots('classic', classicOptionsOf), ofBots('standard', standardOptionsOf)])('$name', ({ start }) => {
  const games: { seed: number; game: number; moves: number; chance: Chance }[] = [];
  let shortcuts = 0;
  beforeAll(async () => {
    const seeds = fc.sample(fc.integer({ min: 0, max: 2 ** 32 - 1 }), 20 * GAMES);
    for (let seed = seeds.pop(); games.length < GAMES && seed !== undefined; seed = seeds.pop()) {
      const chance = new Chance(seed);
      const game = await start(seed, chance);
      const moves = await countMoves(game);
      if (moves < LEAST_MOVES) continue;
      await keepPositions(connection, game, Array.from({ length: Math.floor(moves / DISTANCE) }, (_, index) => (index + 1) * DISTANCE));
      games.push({ seed, game, moves, chance });
    }
  });

  test('a copy for looking back has the rows of a fork', async () => {
    for (const { seed, game, moves, chance } of games) {
      for (const record of [0, moves, ...Array.from({ length: LOOKS }, () => chance.between(0, moves))]) {
        const after = Math.max(record - 5, 0);
        const there = await readAt(connection, game, record, record - after, async (copy) => {
          shortcuts += Number((await countMoves(copy)) < record);
          return await rowsOf(copy, after);
        });
        const forked = await readAndRollBack(connection, async () => await rowsOf(await forkGame(connection, game, record, null), after));
        expect({ seed, record, rows: there }).toEqual({ seed, record, rows: forked });
      }
    }
    expect(shortcuts).toBeGreaterThan(0);
  });

  test('the page shows the same without kept positions', async () => {
    for (const { seed, game, moves, chance } of games) {
      const look = async (record: number): Promise<object> => {
        const row = await readGame(connection, game);
        return { seed, record, shown: shown(row && (await readSnapshotAt(connection, row, record))) };
      };
      const records = [moves, chance.between(0, moves), chance.between(Math.min(moves, LOGGED_MOVES + DISTANCE), moves)];
      const seen = [];
      for (const record of records) seen.push(await look(record));
      await connection.run('DELETE FROM KeptPosition WHERE game_id = ?', [game]);
      const whole = [];
      for (const record of records) whole.push(await look(record));
      expect(seen).toEqual(whole);
    }
  });
});
