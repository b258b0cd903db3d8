import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { replayGame } from '../../src/client/time';
import { AnyGame } from '../support/any-game';
import { Chance } from '../support/chance';
import { DecidingGame } from '../support/deciding-game';
import { openWorkerDatabase, refusalOf } from '../support/game';
import { casesToTry, RANDOM_TIMEOUT } from '../support/random-cases';
import { rewriting } from '../support/rewriting';

/** Between two turns of standard everybody may propose trades (D5). What others offer each other never holds up the player to move. */

/** How many turns others try to hold up. */
const TURNS = casesToTry(15);

const CLOCK = 4;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** Ann is to roll, and Ben has offered Cem a trade. */
async function offered(options: object = {}): Promise<DecidingGame> {
  const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Ben', 'Cem'], { seed: 'between', dice: 'table', ...options });
  await game.giveTurn('Ann');
  await game.give('Ben', ['Baltic Avenue']);
  await game.make('propose', { player: 'Ben', terms: await terms(game, 'Cem') });
  return game;
}

async function terms(game: DecidingGame, to: string): Promise<object> {
  return { to: game.pid(to), give: { properties: [await game.prid('Baltic Avenue')] }, take: { money: 10 } };
}

/** What a player may do, as movesView lists it. */
async function actionsOf(game: DecidingGame, name: string): Promise<string[]> {
  const rows = await connection.rows<{ Action: string }>('SELECT DISTINCT Action FROM movesView WHERE `Player No.` = ?', [game.pid(name)]);
  return rows.map(({ Action: action }) => action).sort();
}

describe('an offer between two turns', () => {
  test('is answered while nobody rolls', async () => {
    const game = await offered();
    expect(await game.pending()).toEqual({ phase: 'proposal', player: 'Ann' });
    expect(await actionsOf(game, 'Cem')).toEqual(['accept', 'reject', 'reject_all']);
    expect(await actionsOf(game, 'Ben')).toEqual(['withdraw']);
    expect(await actionsOf(game, 'Ann')).toEqual(expect.arrayContaining(['roll']));
    await game.make('accept', { player: 'Cem' });
    expect(await game.deed('Baltic Avenue')).toMatchObject({ owner: 'Cem' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test.each([['roll', { dice: [1, 2] }], ['leave', {}]] as const)('lapses when the player to move does something: %s', async (action, options) => {
    const game = await offered();
    await game.make(action, { player: 'Ann', ...options });
    expect(await game.story()).toContain('The offer of Ben lapses.');
    await game.expectRefusal('wrong_player', 'accept', { player: 'Cem' });
    expect(await game.deed('Baltic Avenue')).toMatchObject({ owner: 'Ben' });
    expect((await replayGame(connection, game.id)).differences).toEqual([]);
  });

  test('to the player to move can be answered, or left alone', async () => {
    const game = await offered();
    await game.make('reject', { player: 'Cem' });
    await game.make('propose', { player: 'Ben', terms: await terms(game, 'Ann') });
    expect(await actionsOf(game, 'Ann')).toEqual(expect.arrayContaining(['accept', 'reject', 'roll']));
    await game.make('roll', { player: 'Ann', dice: [1, 2] });
    expect((await game.story()).join()).toContain('The offer of Ben lapses.');
  });

  test('is one of at most five that a player makes in the turn of another', async () => {
    const game = await offered();
    for (let more = 2; more <= 5; more += 1) {
      await game.make('withdraw', { player: 'Ben' });
      await game.make('propose', { player: 'Ben', terms: await terms(game, more % 2 === 0 ? 'Ann' : 'Cem') });
    }
    await game.make('withdraw', { player: 'Ben' });
    expect(await actionsOf(game, 'Ben')).not.toContain('propose');
    await game.expectRefusal('too_many_trades', 'propose', { player: 'Ben', terms: await terms(game, 'Cem') });
  });

  test('is answered by a bot at once, and a bot that is to move waits for a person, but not for ever', async () => {
    const game = await offered();
    const isBot = (name: string): Promise<unknown> =>
      connection.run("UPDATE Player SET character_id = (SELECT MIN(character_id) FROM BotCharacter WHERE NOT stands_in) WHERE game_id = ? AND name = ?", [game.id, name]);
    const played = async (): Promise<unknown> => (await connection.rows<{ Moves: number }[]>('CALL play_some(?, 1)', [game.id]))[0]?.[0];
    await isBot('Ann');
    expect(await played()).toMatchObject({ Moves: 0, 'Waits for': 'person' });
    await rewriting(connection, () => connection.run('UPDATE GameState SET played_at = played_at - INTERVAL 31 SECOND WHERE game_id = ?', [game.id]));
    await isBot('Cem');
    expect(await played()).toMatchObject({ Moves: 1 });
    expect((await game.story()).join()).toMatch(/Cem (accepts|declines) the trade/);
    await game.give('Ben', ['Baltic Avenue']);
    await game.make('propose', { player: 'Ben', terms: await terms(game, 'Ann') });
    await connection.run('UPDATE Player SET character_id = NULL WHERE game_id = ? AND name = ?', [game.id, 'Cem']);
    expect(await played()).toMatchObject({ Moves: 1 });
    expect((await game.story()).join()).toMatch(/Ann (accepts|declines) the trade/);
    await game.make('propose', { player: 'Ben', terms: { to: game.pid('Cem'), give: { money: 1 }, take: {} } });
    await rewriting(connection, () => connection.run('UPDATE GameState SET played_at = played_at - INTERVAL 31 SECOND WHERE game_id = ?', [game.id]));
    expect(await played()).toMatchObject({ Moves: 1 });
    expect((await game.story()).join()).toContain('The offer of Ben lapses.');
  });
});

test('an offer of a property in a built group says what is sold first, and for how much', async () => {
  const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Ben'], { seed: 'sale', dice: 'table' });
  await game.giveTurn('Ann');
  await game.give('Ann', ['Baltic Avenue', 'Mediterranean Avenue'], { level: 3 });
  await game.give('Ben', ['Boardwalk', 'Park Place'], { level: 5 });
  const [baltic, boardwalk] = [await game.prid('Baltic Avenue'), await game.prid('Boardwalk')];
  await game.make('propose', { terms: { to: game.pid('Ben'), give: { properties: [baltic] }, take: { properties: [boardwalk] } } });
  const said = 'Ann sells the buildings of Brown first, for $150. Ben sells the buildings of Dark Blue first, for $1000.';
  expect(await connection.rows('SELECT Sale FROM pendingView')).toEqual([{ Sale: said }]);
  expect(await connection.rows("SELECT Meaning FROM movesView WHERE Action = 'accept'")).toEqual([{ Meaning: `Ben accepts the trade. ${said}` }]);
  const before = await game.money('Ann', 'Ben');
  await game.make('accept', { player: 'Ben' });
  expect(await game.money('Ann', 'Ben')).toEqual([(before[0] ?? 0) + 150, (before[1] ?? 0) + 1_000]);
  expect(await connection.rows('SELECT Sale FROM pendingView')).toEqual([{ Sale: null }]);
});

test('the example of a trade leaves built groups alone where it can', async () => {
  const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Ben'], { seed: 'example', dice: 'table' });
  await game.giveTurn('Ann');
  await game.give('Ann', ['Baltic Avenue', 'Mediterranean Avenue'], { level: 1 });
  await game.give('Ann', ['Boardwalk']);
  const [row] = await connection.rows<{ sql: string }>("SELECT `SQL` AS `sql` FROM movesView WHERE Action = 'propose' AND `Player No.` = ?", [game.pid('Ann')]);
  expect(row?.sql).toContain(`"properties": [${await game.prid('Boardwalk')}]`);
});

describe('with a clock', () => {
  /** Lets time pass: the game and its moves are older by so many seconds. */
  const pass = async ({ id }: { id: number }, seconds: number): Promise<void> => {
    await connection.run('UPDATE Game SET created_at = created_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, id]);
    await rewriting(connection, async () => {
      for (const table of ['GameState', 'Gamemanager']) {
        await connection.run('UPDATE ?? SET played_at = played_at - INTERVAL ? SECOND WHERE game_id = ?', [table, seconds, id]);
      }
    });
  };

  test('the time of a player stands still while others answer their own offer', async () => {
    const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Ben', 'Cem'], { seed: 'clock', dice: 'table', clock: 60 });
    await game.giveTurn('Ann');
    await game.give('Ann', ['Baltic Avenue']);
    await pass(game, 20);
    await game.make('propose', { player: 'Ann', terms: await terms(game, 'Cem') });
    await pass(game, 50);
    await game.make('reject', { player: 'Cem' });
    const [row] = await connection.rows<{ seconds: number }>('SELECT `Seconds left` AS seconds FROM pendingView');
    expect(row?.seconds).toBeGreaterThan(30);
    expect(row?.seconds).toBeLessThanOrEqual(40);
  });

  test('the time that others take for offers is at most as long again as the limit', async () => {
    const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Ben', 'Cem'], { seed: 'clock', dice: 'table', clock: 60 });
    await game.giveTurn('Ann');
    await game.give('Ann', ['Baltic Avenue']);
    for (let offers = 0; offers < 4; offers += 1) {
      await game.make('propose', { player: 'Ann', terms: await terms(game, 'Cem') });
      await pass(game, 50);
      await game.make('reject', { player: 'Cem' });
    }
    expect(await connection.rows('SELECT `Seconds left` AS seconds FROM pendingView')).toEqual([{ seconds: 0 }]);
  });

  test('no substitute takes the turn of a bot that waits for the answer to an offer', async () => {
    const game = await offered({ clock: CLOCK });
    await connection.run('UPDATE Player SET character_id = (SELECT MIN(character_id) FROM BotCharacter WHERE NOT stands_in) WHERE game_id = ? AND name = ?', [game.id, 'Ann']);
    await pass(game, CLOCK + 1);
    const [played] = await connection.rows<object[]>('CALL play_some(?, 5)', [game.id]);
    expect(played).toMatchObject([{ Moves: 0, 'Waits for': 'person' }]);
    await pass(game, 31);
    await connection.run('CALL play_some(?, 1)', [game.id]);
    expect((await game.story()).join()).toContain('The offer of Ben lapses.');
  });

  test.each(['standard', 'unit: offers of classic'])('no turn of %s is taken by what others offer', async (edition) => {
    await connection.run('CALL import_edition(?)', [JSON.stringify({ edition: 'unit: offers of classic', extends: 'classic', rules: { estate_between_turns: true } })]);
    const chance = new Chance(Date.now());
    let turns = 0;
    while (turns < TURNS) {
      const options = { players: ['Ann', 'Ben', 'Cem'], dice: 'table', seed: `offers ${chance.below(2 ** 30)}`, clock: CLOCK };
      const game = await AnyGame.start(connection, edition, options);
      for (let moves = 0; moves < 200 && turns < TURNS; moves += 1) {
        const offers = await game.offers();
        if (offers.length === 0) break;
        const roll = offers.find(({ Action: action }) => action === 'roll');
        const others = offers.filter((offer) => offer.Action === 'propose' && offer['Player No.'] !== roll?.['Player No.']);
        if (roll && others.length > 0) {
          const player = roll['Player No.'];
          // As often as they may.
          for (let attempt = 0; attempt < 8; attempt += 1) {
            const now = (await game.offers()).filter((offer) => offer['Player No.'] !== player && ['propose', 'withdraw'].includes(offer.Action));
            if (now.length === 0) break;
            await game.make(await game.chosen(now, chance));
          }
          const last = (await connection.rows<{ record: number }>('SELECT last_record_ID AS record FROM GameState WHERE game_id = ?', [game.id]))[0]?.record ?? 0;
          await connection.run('CALL play_some(?, 5)', [game.id]);
          await connection.run('INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, ?, 1, 2)', [game.id, 'roll']);
          const made = await connection.rows('SELECT player_ID, action FROM Gamemanager WHERE game_id = ? AND record_ID > ? AND action <> ?', [game.id, last, 'reject']);
          expect(made).toEqual([{ player_ID: player, action: 'roll' }]);
          turns += 1;
        } else {
          await game.make(await game.chosen(offers.filter(({ Action: action }) => !['leave', 'end'].includes(action)), chance));
        }
      }
      const { differences, refused } = await replayGame(connection, game.id);
      expect([refused, differences]).toEqual([null, []]);
      await connection.run('CALL delete_game(?)', [game.id]);
    }
    expect(turns).toBe(TURNS);
  }, RANDOM_TIMEOUT);
});

test('a move of somebody who is not asked is refused as before', async () => {
  const game = await offered();
  const refusal = await refusalOf(connection, "INSERT INTO Gamemanager (game_id, player_ID, action) VALUES (?, ?, 'accept')", [game.id, game.pid('Ann')]);
  expect(refusal.token).toBe('wrong_player');
});
