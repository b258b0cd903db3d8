import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { replayGame } from '../../src/client/time';
import { type AnyEdition, anyEdition, type EditionDocument, readRules, type RuleRow, sensible } from '../support/any-edition';
import { AnyGame, longAgo } from '../support/any-game';
import { Chance } from '../support/chance';
import { expectInvariants, expectViews } from '../support/invariants';
import { openWorkerDatabase } from '../support/game';
import { casesToTry, expectOfAny, RANDOM_TIMEOUT } from '../support/random-cases';

/** Games of editions that nobody has thought of. What fails shrinks to fewer rules and a shorter ledger. */

const GAMES = casesToTry(8);

const MOST_MOVES = 60;

/** After so many moves a game is looked at, and at its end: what is found has the shortest ledger after it has shrunk. */
const STRETCH = 8;

interface Play {
  edition: AnyEdition;
  players: number;
  dice: 'table' | 'server';
  /** a number for every move, which decides which it is */
  choices: number[];
  /** how many moves are made long ago: of the auctions among them the time is up, whenever one looks */
  past: number;
}

let connection: GameConnection;
let rules: RuleRow[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  rules = await readRules(connection);
});
afterAll(() => connection.close());

function anyPlay(): fc.Arbitrary<Play> {
  return fc.record({
    edition: anyEdition(rules),
    players: fc.integer({ min: 2, max: 5 }),
    dice: fc.constantFrom('table' as const, 'server' as const),
    choices: fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 1, maxLength: MOST_MOVES, size: 'max' }),
    past: fc.constantFrom(0, MOST_MOVES, 20),
  });
}

/** Editions made by tests; none is another. */
let made = 0;

/** A game of an edition, in a database with that edition. @returns undefined: it takes other players */
async function begin(document: EditionDocument, { players, dice }: Play): Promise<AnyGame> {
  await connection.run('CALL import_edition(?)', [JSON.stringify(document)]);
  const [edition] = await connection.rows<{ seats: number; least: number; most: number }>(
    'SELECT `Opening players` AS seats, `Minimum players` AS least, `Maximum players` AS most FROM editionsView WHERE Edition = ?',
    [document.edition],
  );
  const count = Math.min(Math.max(players, edition?.least ?? 0), edition?.most ?? 0);
  return await AnyGame.start(connection, document.edition, { dice, seed: 'random', ...(edition?.seats ? {} : { players: count }) });
}

/** Plays a game and looks at it again and again. */
async function playInOrder(document: EditionDocument, play: Play): Promise<void> {
  const game = await begin(document, play);
  try {
    let offers = await game.offers();
    for (const [index, choice] of play.choices.entries()) {
      if (index % STRETCH === 0) await expectInvariants(connection, game.id, offers.length);
      if (offers.length === 0) break;
      await game.make(await game.chosen(offers, new Chance(choice)), index < play.past ? longAgo(index) : null);
      offers = await game.offers();
    }
    await expectInvariants(connection, game.id, offers.length);
    await expectViews(connection);
    expect(await replayGame(connection, game.id)).toEqual({ moves: game.ledger.length, refused: null, differences: [] });
  } catch (error) {
    const reason = error instanceof RefusedMove ? `${error.token} is refused` : '';
    throw new Error([reason, String(error), JSON.stringify(document), ...game.ledger].join('\n'), { cause: error });
  } finally {
    // Whatever a failure left of a transaction.
    await connection.reconnect();
    await connection.run('CALL delete_game(?)', [game.id]);
    await connection.run('CALL remove_edition(?)', [document.edition]);
  }
}

test('every edition that check_edition accepts is played by its rules, and replayed identically', async () => {
  await expectOfAny(anyPlay(), async (play) => {
    made += 1;
    // What went wrong before, and may have cost the connection, is not to be found again.
    await connection.reconnect();
    await playInOrder(await sensible(connection, play.edition, rules, `random ${made}`), play);
  }, { runs: GAMES });
}, RANDOM_TIMEOUT);
