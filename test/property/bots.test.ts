import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';
import { replayGame } from '../../src/client/time';
import { type AnyEdition, anyEdition, type EditionDocument, readRules, type RuleRow, sensible } from '../support/any-edition';
import { AnyGame } from '../support/any-game';
import { Chance } from '../support/chance';
import { expectInvariants } from '../support/invariants';
import { openWorkerDatabase, stateOf } from '../support/game';
import { casesToTry, expectOfAny, RANDOM_TIMEOUT } from '../support/random-cases';

/** Characters play editions that nobody has thought of, alone and with people who do whatever is possible. */

/** How a game stands, but for when its auctions end: two games are not played at the same time. */
async function untimed({ id }: { id: number }): Promise<unknown> {
  const state = JSON.stringify(await stateOf(connection, id));
  return JSON.parse(state, (key, value: unknown) => (key === 'deadline' ? undefined : value));
}

const GAMES = casesToTry(5);

/** How many moves a game lasts at most. */
const MOST_MOVES = 150;

/** After so many moves a game is looked at. */
const STRETCH = 25;

interface Play {
  edition: AnyEdition;
  players: number;
  /** which seats are people's */
  people: number[];
  dice: 'table' | 'server';
  /** what people do */
  choices: number[];
}

let connection: GameConnection;
let rules: RuleRow[];
let characters: string[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  rules = await readRules(connection);
  characters = (await connection.rows<{ Character: string }>('SELECT * FROM botsView')).map(({ Character: name }) => name);
});
afterAll(() => connection.close());

const anyPlay = (): fc.Arbitrary<Play> =>
  fc.record({
    edition: anyEdition(rules),
    players: fc.integer({ min: 2, max: 5 }),
    people: fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 2 }),
    dice: fc.constantFrom('table' as const, 'server' as const),
    choices: fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 30, maxLength: 30 }),
  });

let made = 0;

/** A game of an edition with as many characters as are no people. */
async function begin(document: EditionDocument, { players, people, dice }: Play): Promise<AnyGame> {
  await connection.run('CALL import_edition(?)', [JSON.stringify(document)]);
  const [edition] = await connection.rows<{ least: number; most: number; ruleset: number }>(
    'SELECT v.`Minimum players` AS least, v.`Maximum players` AS most, e.ruleset_id AS ruleset FROM editionsView AS v' +
      ' JOIN Edition AS e ON e.edition = v.Edition WHERE v.Edition = ?',
    [document.edition],
  );
  const seats = await connection.rows<{ name: string }>('SELECT name FROM OpeningPlayer WHERE ruleset_id = ? ORDER BY turn', [
    edition?.ruleset ?? 0,
  ]);
  const count = Math.min(Math.max(players, edition?.least ?? 0), edition?.most ?? 0);
  const characterOf = (index: number): string => characters[index % characters.length] ?? '';
  const seated = seats.length
    ? { characters: Object.fromEntries(seats.flatMap(({ name }, index) => (people.includes(index) ? [] : [[name, characterOf(index)]]))) }
    : { players: Array.from({ length: count }, (_, index) => (people.includes(index) ? '' : { character: characterOf(index) })) };
  return await AnyGame.start(connection, document.edition, { dice, seed: `bots ${made}`, ...seated });
}

/** Lets the characters play, and people do what is possible. @returns how many moves were made */
async function play(game: AnyGame, { choices }: Play): Promise<void> {
  const rest = [...choices];
  for (let moves = 0; moves < MOST_MOVES; ) {
    const [rows] = await connection.rows<{ Moves: number; 'Waits for': string }[]>('CALL play_some(?, ?)', [game.id, STRETCH]);
    const { Moves = 0, 'Waits for': waitsFor = '' } = rows?.[0] ?? {};
    moves += Moves;
    const offers = await game.offers();
    await expectInvariants(connection, game.id, offers.length);
    if (waitsFor === 'over') return;
    if (waitsFor === 'characters') expect(Moves).toBe(STRETCH);
    else {
      expect(waitsFor).toBe('person');
      const choice = rest.shift();
      if (choice === undefined) return;
      const seats = await connection.rows<{ pid: number; person: number }>(
        'SELECT pid, character_id IS NULL AS person FROM Player WHERE game_id = ?', [game.id],
      );
      const people = seats.filter(({ person }) => person).map(({ pid }) => pid);
      const own = offers.filter((offer) => people.includes(offer['Player No.']));
      expect(own.length).toBeGreaterThan(0);
      await game.make(await game.chosen(own, new Chance(choice)));
      moves += 1;
    }
  }
}

test('bots play every edition, make no move that is refused, and repeat a game with the same seed', async () => {
  await expectOfAny(anyPlay(), async (played) => {
    made += 1;
    await connection.reconnect();
    const document = await sensible(connection, played.edition, rules, `bots: ${made}`);
    const game = await begin(document, played);
    let again: AnyGame | undefined;
    try {
      await play(game, played);
      const replayed = await replayGame(connection, game.id);
      expect([replayed.refused, replayed.differences]).toEqual([null, []]);
      again = await begin(document, played);
      await play(again, played);
      expect(await untimed(again)).toEqual(await untimed(game));
    } catch (error) {
      const last = await connection.rows('SELECT * FROM Gamemanager WHERE game_id = ? ORDER BY record_ID DESC LIMIT 5', [game.id]);
      throw new Error([String(error), JSON.stringify(document), JSON.stringify(last)].join('\n'), { cause: error });
    } finally {
      await connection.reconnect();
      for (const one of [game, again]) if (one) await connection.run('CALL delete_game(?)', [one.id]);
      await connection.run('CALL remove_edition(?)', [document.edition]);
    }
  }, { runs: GAMES });
}, RANDOM_TIMEOUT);
