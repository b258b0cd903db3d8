import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { forkGame } from '../../../src/client/time';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';

/** Seats of people and of characters, and pieces. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const OPEN = 'CALL open_game(?, NULL, ?)';

async function open(options: object, edition = 'singletonopoly'): Promise<number> {
  const [rows] = await connection.rows<{ game_id: number }[]>(OPEN, [edition, JSON.stringify(options)]);
  const gameId = rows?.[0]?.game_id ?? -1;
  await connection.choose(gameId);
  return gameId;
}

/** Name, character and piece of each seat, by number. */
async function seats(gameId: number): Promise<(string | null)[][]> {
  const rows = await connection.rows<{ name: string; played: string | null; piece: string | null }>(
    'SELECT p.name, c.name AS played, k.name AS piece FROM Player AS p LEFT JOIN BotCharacter AS c USING (character_id)' +
      ' LEFT JOIN Token AS k ON k.tid = p.token WHERE p.game_id = ? ORDER BY p.pid',
    [gameId],
  );
  return rows.map(({ name, played, piece }) => [name, played, piece]);
}

async function refused(options: object, edition = 'singletonopoly'): Promise<string> {
  const refusal = await changingNothing(connection, () => refusalOf(connection, OPEN, [edition, JSON.stringify(options)]));
  return `${refusal.token}: ${refusal.sentence}`;
}

const SCROOGE = 'Ebenezer Scrooge';

describe('players of a new game', () => {
  test.each<[players: unknown[], seats: (string | null)[][]]>([
    [['Ada', { name: 'Ben', character: SCROOGE }], [['Ada', null, null], ['Ben', SCROOGE, null]]],
    [[{ name: ' Ada ' }, { character: SCROOGE }], [['Ada', null, null], [SCROOGE, SCROOGE, null]]],
    [[{ character: 'scrooge' }, { character: 'EBENEZER SCROOGE' }, SCROOGE], [
      [`${SCROOGE} 2`, SCROOGE, null], [`${SCROOGE} 3`, SCROOGE, null], [SCROOGE, null, null]]],
    [['Ada', `@${SCROOGE}`, ' @bargain', { name: '@Ben' }], [
      ['Ada', null, null], [SCROOGE, SCROOGE, null], ['Bargain Hunter', 'Bargain Hunter', null], ['@Ben', null, null]]],
    [[{}, { token: 'Dog' }, { name: '', token: 'hat', character: 'bargain' }], [
      ['Player 1', null, null], ['Player 2', null, 'Dog'], ['Bargain Hunter', 'Bargain Hunter', 'Hat']]],
  ])('%j', async (players, seated) => {
    const gameId = await open({ players });
    expect(await seats(gameId)).toEqual(seated);
    expect(await seats(await forkGame(connection, gameId, 0, null))).toEqual(seated);
    const shown = await connection.rows<{ name: string; Character: string | null }>('SELECT `Player name` AS name, `Character` FROM playersView');
    expect(new Map(shown.map(({ name, Character: character }) => [name, character]))).toEqual(
      new Map(seated.map(([name, character]) => [name, character])),
    );
  });

  test('of an edition with its own pieces have one of those', async () => {
    await connection.run('CALL import_edition(?)', [JSON.stringify({ edition: 'unit: pieces', extends: 'singletonopoly', tokens: ['Dog', 'Teapot'] })]);
    expect(await seats(await open({ players: [{ name: 'Ada', token: 'teapot' }, 'Ben'] }, 'unit: pieces'))).toEqual([['Ada', null, 'Teapot'], ['Ben', null, null]]);
    expect(await refused({ players: [{ token: 'Boot' }, 'Ben'] }, 'unit: pieces')).toBe('piece_not_found: There is no piece Boot; choose from Dog, Teapot.');
  });

  test.each<[players: unknown, reason: string]>([
    [[{ character: 'Nobody' }, 'Ada'], 'character_not_found: No character is called Nobody; SELECT * FROM botsView lists them.'],
    [['@Nobody', 'Ada'], 'character_not_found: No character is called Nobody; SELECT * FROM botsView lists them.'],
    [['@', 'Ada'], 'character_not_found: No character is called nothing; SELECT * FROM botsView lists them.'],
    [[{ character: 'er' }, 'Ada'], 'character_not_found: Several characters are called er; SELECT * FROM botsView lists them.'],
    [[{ character: '' }, 'Ada'], 'character_not_found: No character is called nothing; SELECT * FROM botsView lists them.'],
    [[{ token: 'Dog' }, { token: 'dog' }], 'piece_taken: Two players have the same piece.'],
    [[{ name: 'Ada' }, 'Ada'], 'name_taken: Two players have the same name.'],
    [[{ name: 'x'.repeat(41) }, 'Ada'], 'name_too_long: The name of a player can have at most 40 characters.'],
    [[{ character: SCROOGE, name: 'a{b' }, 'Ada'], 'name_malformed: Names cannot contain braces or control characters.'],
    [[{ character: SCROOGE }], 'too_few_players: This edition needs at least 2 players, not 1.'],
  ])('%j are refused', async (players, reason) => {
    expect(await refused({ players })).toBe(reason);
  });

  test.each([['Zeppelin', 'Zeppelin'], ['', 'nothing']])('an unknown piece is refused with a list of the pieces: %j', async (token, called) => {
    expect(await refused({ players: [{ token }, 'Ada'] })).toMatch(new RegExp(`^piece_not_found: There is no piece ${called}; choose from .*Battleship, `));
  });

  test.each<[options: object, place: string]>([
    [{ players: [{ name: 5 }, 'Ada'] }, '#/players'], [{ players: [{ character: null }, 'Ada'] }, '#/players'],
    [{ players: [{ bot: true }, 'Ada'] }, '#/players'], [{ players: [['Ada'], 'Ben'] }, '#/players'],
    [{ players: [{ token: 1 }, 'Ben'] }, '#/players'], [{ players: { Ada: SCROOGE } }, '#/players'],
    [{ characters: ['Ada'] }, '#/characters'], [{ characters: { Ada: 1 } }, '#/characters/Ada'],
    [{ players: [{ token: 'x'.repeat(201) }, 'Ben'] }, '#/players'],
  ])('%j are not valid options', async (options, place) => {
    expect(await refused(options)).toMatch(new RegExp(`^options_malformed: Error at ${place} \\([a-z]+\\): .*\\.$`, 'i'));
  });

  test.each(['[]', '5', '"players"', 'null'])('options that are not an object are refused with an example: %s', async (text) => {
    const refusal = await refusalOf(connection, OPEN, ['classic', text]);
    expect(`${refusal}`).toContain('options_malformed: Options are a JSON object, such as {"players": 2, "dice": "server"}.');
  });

  test('the refusal of a bad value says what the option accepts', async () => {
    expect(await refused({ players: { Ada: SCROOGE } })).toBe(
      'options_malformed: Error at #/players (anyOf): how many, or a list of names or of {name, character, token}.',
    );
    expect(await refused({ players: 2, clock: 0 })).toBe('options_malformed: Error at #/clock (minimum): 1 to 2592000 seconds for a turn.');
  });

  test.each(['speed', '', 'a "b" ', '$[*].c', 'stand_in_player', 'Dice', 'dice '])('an unknown option is refused by name: %j', async (option) => {
    expect(await refused({ [option]: 3 })).toBe(`options_malformed: There is no option "${option.slice(0, 14)}"; optionsView lists them.`);
  });

  test('optionsView gives an example of each option that it accepts', async () => {
    const options = await connection.rows<{ Option: string; Example: unknown; 'JSON schema': object }>('SELECT * FROM optionsView');
    expect(options.map(({ Option }) => Option)).toEqual([
      'players', 'characters', 'dice', 'numbers', 'board', 'pace', 'rules', 'seats', 'clock', 'stand_in', 'seed',
    ]);
    for (const { Example: example, 'JSON schema': schema } of options) {
      expect(await connection.rows('SELECT JSON_SCHEMA_VALID(?, ?) AS fits', [JSON.stringify(schema), JSON.stringify(example)])).toEqual([{ fits: 1 }]);
    }
  });
});

describe('an opening position', () => {
  test('has bots where the options say so, and so has its fork', async () => {
    const gameId = await open({ characters: { Bill: 'scrooge', Jane: 'Master Builder' } }, 'campus');
    const seated = new Map((await seats(gameId)).map(([name, character]) => [name, character]));
    expect(seated).toEqual(new Map([['Mary', null], ['Bill', SCROOGE], ['Jane', 'Master Builder'], ['Norman', null]]));
    expect(await connection.rows('SELECT players FROM Game WHERE game_id = ?', [gameId])).toEqual([{ players: { Bill: SCROOGE, Jane: 'Master Builder' } }]);
    expect(await seats(await forkGame(connection, gameId, 0, null))).toEqual(await seats(gameId));
  });

  test.each<[options: object, edition: string, reason: string]>([
    [{ characters: { bill: SCROOGE } }, 'campus', 'options_malformed: The opening position of this edition has no player bill.'],
    [{ characters: { Bill: 'Nobody' } }, 'campus', 'character_not_found: No character is called Nobody; SELECT * FROM botsView lists them.'],
    [{ players: ['Ada'] }, 'campus', 'too_few_players: This edition needs at least 2 players, not 1.'],
    [{ characters: { Bill: SCROOGE } }, 'singletonopoly', 'options_malformed: This edition has no opening position: name the bots in players.'],
    [{ characters: {}, players: 2 }, 'singletonopoly', 'options_malformed: Name the bots in players; characters is for the seats of an opening position.'],
  ])('%j in %s is refused', async (options, edition, reason) => {
    expect(await refused(options, edition)).toBe(reason);
  });
});

test('check_players accepts the same as open_game', async () => {
  const CHECK = 'CALL check_players(?, ?)';
  await connection.run(CHECK, ['singletonopoly', JSON.stringify(['Ada', { character: 'scrooge' }])]);
  expect((await refusalOf(connection, CHECK, ['singletonopoly', JSON.stringify([{ character: 'Nobody' }])])).token).toBe('character_not_found');
  expect((await refusalOf(connection, CHECK, ['singletonopoly', JSON.stringify(['Ada', { name: 'Ada' }])])).token).toBe('name_taken');
});

describe('piecesView', () => {
  test('has the pieces of each edition in its order, and each is accepted', async () => {
    const pieces = (await connection.rows<{ Piece: string }>("SELECT Piece FROM piecesView WHERE Edition = 'classic'")).map(({ Piece: piece }) => piece);
    expect(pieces).toEqual(['Battleship', 'Car', 'Cat', 'Dog', 'Hat', 'Iron', 'Ship', 'Thimble']);
    const gameId = await open({ players: pieces.slice(0, 6).map((token) => ({ token })) }, 'classic');
    expect((await seats(gameId)).map(([, , piece]) => piece)).toEqual(pieces.slice(0, 6));
  });

  test('has the pieces of an opening position, too', async () => {
    const pieces = await connection.rows<{ Piece: string }>("SELECT Piece FROM piecesView WHERE Edition = 'campus'");
    expect(pieces.map(({ Piece: piece }) => piece)).toEqual(['Dog', 'Car', 'Battle-ship', 'Top hat', 'Thimble', 'Boot']);
  });
});
