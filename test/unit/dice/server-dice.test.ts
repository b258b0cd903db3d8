import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { newGame, openGame } from '../../../src/client/new-game';
import { Chance } from '../../support/chance';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';
import { playRandomly } from '../../support/random-play';
import { dieOf, sha256, shuffled } from '../../support/server-dice';

/** Dice of the server: they follow from a seed, whose hash is published before the game and which is published after it. */

const ROLL = "INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, 'roll', ?, ?)";

const PLAYERS = 4;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

interface Commitment {
  Game: number;
  'Dice source': string;
  Commitment: string;
  Seed: string | null;
}

async function commitment(gameId: number): Promise<Commitment> {
  await connection.choose(gameId);
  const [row, ...others] = await connection.rows<Commitment>('SELECT * FROM commitmentView');
  expect(others).toEqual([]);
  if (!row) throw new Error('commitmentView is empty.');
  return row;
}

/** What diceView shows: which record, which die or card, its result and hash. */
interface Thrown {
  Record: number;
  What: string;
  Sides: number | null;
  Result: number | null;
  Hash: string | null;
}

async function thrown(gameId: number): Promise<Thrown[]> {
  await connection.choose(gameId);
  return await connection.rows<Thrown>('SELECT * FROM diceView');
}

/** A game with server dice and a seed of the server's. */
function open(edition = 'singletonopoly', options: object = {}): Promise<number> {
  return openGame(connection, edition, null, { players: PLAYERS, dice: 'server', ...options });
}

describe('when the game is over', () => {
  let gameId: number;
  let seed: string;
  let committed: string;
  beforeAll(async () => {
    gameId = await open();
    committed = (await commitment(gameId)).Commitment;
    await playRandomly(connection, gameId, new Chance(7), 120);
    const [row] = await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [gameId]);
    // Whoever is left leaves, until the game is over.
    for (let left = row?.phase === 'over' ? 0 : PLAYERS; left > 0; left -= 1) {
      const offers = await connection.rows<{ Action: string; SQL: string }>("SELECT Action, `SQL` FROM movesView WHERE Action IN ('end', 'leave', 'reject')");
      const [end] = offers;
      if (end) await connection.run(end.SQL);
    }
    expect(await connection.rows('SELECT phase FROM GameState WHERE game_id = ?', [gameId])).toEqual([{ phase: 'over' }]);
    seed = (await commitment(gameId)).Seed ?? '';
  });

  test('the seed is published and matches the commitment', () => {
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(committed).toBe(sha256(seed));
  });

  test('anyone can compute every die from the seed; none is skipped or used twice', async () => {
    const dice = (await thrown(gameId)).filter(({ What }) => What.startsWith('die:'));
    expect(dice.length).toBeGreaterThan(40);
    for (const { What, Sides, Result, Hash } of dice) {
      expect([What, Result]).toEqual([What, dieOf(seed, What, Sides ?? 0)]);
      expect(Hash).toBe(sha256(`${seed}:${What}`));
    }
    const numbers = dice.map(({ What }) => Number(What.slice(4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('the ledger shows the same dice, and only rolls have any', async () => {
    const moves = await connection.rows<{ action: string; dice: number | null; dice2: number | null; drawn: number | null }>(
      'SELECT action, dice, dice2, drawn FROM ledgerView',
    );
    let drawn = 0;
    for (const move of moves) {
      if (move.action !== 'roll') {
        expect(move).toMatchObject({ dice: null, dice2: null, drawn: null });
        continue;
      }
      expect(move).toEqual({ action: 'roll', dice: dieOf(seed, `die:${drawn + 1}`), dice2: dieOf(seed, `die:${drawn + 2}`), drawn });
      drawn += 2;
    }
  });

  test('the order of play and the deck follow from the seed, too', async () => {
    const rolls = Array.from({ length: PLAYERS }, (_, pid) => dieOf(seed, `order:${pid}:1`) + dieOf(seed, `order:${pid}:2`));
    const order = shuffled(seed, 'tie', [0, 1, 2, 3]).sort((a, b) => (rolls[b] ?? 0) - (rolls[a] ?? 0));
    const seats = await connection.rows<{ player_ID: number }>('SELECT player_ID FROM Turns WHERE game_id = ? ORDER BY turn', [gameId]);
    expect(seats.map(({ player_ID }) => player_ID)).toEqual(order);
    const told = await connection.rows<{ Kind: string; Sentence: string }>('SELECT Kind, Sentence FROM eventView WHERE Record = 0 ORDER BY Event');
    expect(told.map(({ Sentence }) => Number(/\d+(?= for)/.exec(Sentence)?.[0]))).toEqual(rolls);
    const cards = (await thrown(gameId)).filter(({ What }) => What.startsWith('card:'));
    const deck = [...cards].sort((a, b) => Number(a.Result) - Number(b.Result)).map(({ What }) => Number(What.slice(5)));
    expect(deck).toEqual(shuffled(seed, 'card', [...deck].sort((a, b) => a - b)));
    expect(deck).toHaveLength(18);
  });
});

test('the deck of a new game is in the order that follows from the seed', async () => {
  const gameId = await open('singletonopoly', { seed: 'a deck of cards' });
  const deck = await connection.rows<{ card_id: number; place: number; holder: number | null }>(
    'SELECT card_id, place, holder FROM DeckCard WHERE game_id = ? ORDER BY place',
    [gameId],
  );
  const ids = Array.from({ length: 18 }, (_, index) => index + 1);
  expect(deck).toEqual(
    shuffled('a deck of cards', 'card', ids).map((card_id, index) => ({ card_id, place: index + 1, holder: null })),
  );
});

describe('while the game runs', () => {
  test('the seed and everything that reveals it are hidden; the commitment is not', async () => {
    const gameId = await open();
    const before = await commitment(gameId);
    expect(before).toEqual({ 'Current game': gameId, 'Dice source': 'server', Commitment: expect.stringMatching(/^[0-9a-f]{64}$/), Seed: null });
    await connection.run(ROLL, [gameId, null, null]);
    expect(await commitment(gameId)).toEqual(before);
    for (const { What, Result, Hash } of await thrown(gameId)) {
      expect([What, Hash, Result === null]).toEqual([What, null, !What.startsWith('die:')]);
    }
  });

  test('the seed is hidden while another game with it runs, e.g. a fork', async () => {
    const gameId = await open();
    await connection.run(ROLL, [gameId, null, null]);
    await connection.run('CALL fork_game(?, 1, NULL)', [gameId]);
    const [fork] = await connection.rows<{ id: number }>('SELECT MAX(game_id) AS id FROM Fork WHERE parent_game_id = ?', [gameId]);
    const forkId = fork?.id ?? 0;
    expect((await commitment(forkId)).Commitment).toBe((await commitment(gameId)).Commitment);
    const END = "UPDATE GameState SET phase = 'over' WHERE game_id = ?";
    await connection.run(END, [forkId]);
    expect([(await commitment(forkId)).Seed, (await commitment(gameId)).Seed]).toEqual([null, null]);
    expect((await thrown(forkId)).filter(({ Hash }) => Hash !== null)).toEqual([]);
    await connection.run(END, [gameId]);
    const { Seed, Commitment: shown } = await commitment(gameId);
    expect(sha256(Seed ?? '')).toBe(shown);
    expect((await commitment(forkId)).Seed).toBe(Seed);
  });

  test('dice that the client gives must be the ones of the game', async () => {
    const [gameId, twin] = [await open('singletonopoly', { seed: 'twins' }), await open('singletonopoly', { seed: 'twins' })];
    const [dice, dice2] = [dieOf('twins', 'die:1'), dieOf('twins', 'die:2')];
    await changingNothing(connection, async () => {
      for (const wrong of [[dice % 6 + 1, dice2], [dice, dice2 % 6 + 1], [dice % 6 + 1, null], [null, dice2 % 6 + 1], [0, 0], [dice + 0.5, dice2], [7, 7]]) {
        expect((await refusalOf(connection, ROLL, [gameId, wrong[0] ?? null, wrong[1] ?? null])).token).toBe('dice_mismatch');
      }
    });
    await connection.run(ROLL, [gameId, dice, dice2]);
    await connection.run(ROLL, [twin, null, null]);
    const rows = 'SELECT dice, dice2, drawn, location FROM Gamemanager WHERE game_id = ?';
    expect(await connection.rows(rows, [gameId])).toEqual(await connection.rows(rows, [twin]));
  });

  test('games have different seeds unless a seed is given', async () => {
    const commitments = [await commitment(await open()), await commitment(await open())].map(({ Commitment: hash }) => hash);
    expect(new Set(commitments).size).toBe(2);
  });
});

test('an edition without decisions can have server dice too, one per roll', async () => {
  const gameId = await openGame(connection, 'campus', null, { dice: 'server', seed: 'one die' });
  for (let number = 1; number <= 12; number += 1) {
    await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [gameId]);
    const [move] = await connection.rows<{ dice: number }>('SELECT dice FROM Gamemanager WHERE game_id = ? AND record_ID = ?', [gameId, number]);
    expect([number, move?.dice]).toEqual([number, dieOf('one die', `die:${number}`)]);
  }
  const wrong = dieOf('one die', 'die:13') % 6 + 1;
  await changingNothing(connection, async () => {
    const refusal = await refusalOf(connection, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [gameId, wrong]);
    expect(refusal.token).toBe('dice_mismatch');
  });
});

test('a game with dice of the client has no server dice, but a commitment for its cards', async () => {
  const gameId = await openGame(connection, 'singletonopoly', null, { players: 2 });
  expect(await commitment(gameId)).toMatchObject({ 'Dice source': 'table', Seed: null });
  await connection.run(ROLL, [gameId, 1, 2]);
  expect((await thrown(gameId)).filter(({ What }) => What.startsWith('die:'))).toEqual([]);
  expect(await commitment(await newGame(connection, 'campus', null))).toMatchObject({ 'Dice source': 'table' });
});

test('the results of die_of are evenly distributed', async () => {
  const counts = new Map<number, number>();
  for (let number = 1; number <= 600; number += 1) {
    const die = dieOf('evenly', `die:${number}`);
    counts.set(die, (counts.get(die) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  const sides = await connection.rows("SELECT die_of('evenly', 'die:3', 6) AS six, die_of('evenly', 'die:3', 20) AS twenty");
  expect(sides).toEqual([{ six: dieOf('evenly', 'die:3'), twenty: dieOf('evenly', 'die:3', 20) }]);
});
