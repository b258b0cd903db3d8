import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { FILES, read } from '../recorded/recordings';
import { readRecording } from '../recorded/format';
import { makeMoves, startGame } from '../recorded/play-recording';
import { addressAs, freshDatabase, workerDatabase } from '../support/database';
import { checksums } from '../support/everything';
import { stateOf, TestGame } from '../support/game';
import { CommandLine } from './command-line';

const HOST = `sqlopoly_archive_${process.env.JEST_WORKER_ID}`;

/** Two databases: games go from one into the other. */
let database: string;
let sqlopoly: CommandLine;
let connection: GameConnection;
let elsewhere: CommandLine;
let other: GameConnection;
let game: TestGame;
let file: string;
beforeAll(async () => {
  const [made, worker] = [await freshDatabase(), await workerDatabase()];
  ({ database } = made);
  [sqlopoly, elsewhere] = [new CommandLine(made.address.url), new CommandLine(worker.address.url)];
  [connection, other] = [await GameConnection.open(made.address), await GameConnection.open(worker.address)];
});
afterAll(async () => {
  await Promise.all([connection.close(), other.close()]);
  sqlopoly.remove();
  elsewhere.remove();
});
beforeEach(async () => {
  game = await TestGame.start(connection);
  await game.run("UPDATE Game SET name = 'Friday' WHERE game_id = ?", [game.id]);
  await game.roll(3, 1, 4);
  file = path.join(sqlopoly.home, `game-${game.id}.json`);
});

/** A game that was played to its end. @returns its number */
async function playToTheEnd(): Promise<number> {
  const { options, moves } = readRecording(read(FILES.find((name) => name.startsWith('campus-') && read(name).includes('(Winner)')) ?? ''));
  const gameId = await startGame(connection, 'campus', options);
  await makeMoves(connection, gameId, moves.map(({ move }) => move));
  return gameId;
}

describe('archive and restore', () => {
  test('take a game into another database, where it is played on', async () => {
    const bytes = `The game is not over and the file contains its secret seed: anyone who reads it can predict the dice and cards to come.\n`;
    const said = await sqlopoly.output('archive', '--game', String(game.id), '--file', file);
    const size = fs.statSync(file).size;
    expect(said).toBe(`Archived game ${game.id} (Friday) to ${file}: 3 moves, verified by replay; ${size} bytes.\n${bytes}`);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const restored = await elsewhere.json<{ game_id: number }>('restore', file);
    expect(restored).toMatchObject({ name: 'Friday', moves: 3, archived_game_id: game.id, next_player_name: 'Bill' });
    const state = async (database_: GameConnection, id: number): Promise<object[][]> => (await stateOf(database_, id)).slice(4);
    expect(await state(other, restored.game_id)).toEqual(await state(connection, game.id));
    await elsewhere.output('roll', '2', '--game', String(restored.game_id));
    expect(await elsewhere.output('restore', file)).toBe(
      `Restored game ${game.id} at record 3 as game ${restored.game_id + 1} (Friday); Bill is next.\n`,
    );
  });

  test('know a packed file, and a game that is over', async () => {
    const id = await playToTheEnd();
    const packed = path.join(sqlopoly.home, `${id}.json.gz`);
    const result = await sqlopoly.json('archive', '--game', String(id), '--file', packed);
    expect(result).toMatchObject({ game_id: id, file: packed, bytes: fs.statSync(packed).size, is_over: true, deleted: false });
    await sqlopoly.output('archive', '--game', String(id), '--file', file);
    expect(gunzipSync(fs.readFileSync(packed)).toString()).toBe(fs.readFileSync(file, 'utf8'));
    expect(await elsewhere.output('restore', packed)).toMatch(new RegExp(`^Restored game ${id} at record \\d+ as game \\d+ \\(.*\\); it is over\\.\n$`));
  });

  test('let a game go and come back', async () => {
    const id = await playToTheEnd();
    const state = await stateOf(connection, id);
    expect(await sqlopoly.output('archive', '--game', String(id), '--file', file, '--delete')).toContain(`\nDeleted game ${id}.\n`);
    expect(await stateOf(connection, id)).toEqual(state.map(() => []));
    const { game_id: back } = await sqlopoly.json<{ game_id: number }>('restore', file);
    expect(await stateOf(connection, back)).toEqual(state);
  });

  test.each(FILES.filter((name) => name.endsWith('-002.txt')))('take %s into another database', async (name) => {
    const { edition, options, moves } = readRecording(read(name));
    const id = await startGame(connection, edition, options);
    await makeMoves(connection, id, moves.map(({ move }) => move));
    await sqlopoly.output('archive', '--game', String(id), '--file', file, '--overwrite');
    const { game_id: copy } = await elsewhere.json<{ game_id: number }>('restore', file);
    expect(await elsewhere.output('replay', '--game', String(copy))).toContain('identical results');
    expect((await other.rows('SELECT record_ID FROM Gamemanager WHERE game_id = ?', [copy])).length).toBe(moves.length);
  });
});

describe('rules that the other database does not have', () => {
  const LEAVE = "INSERT INTO Gamemanager (game_id, action) VALUES (?, 'leave')";

  /** Takes a game there without the edition or board that it was made of, where it goes on like the other. */
  async function expectToComeThrough(id: number, board: string): Promise<void> {
    await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [id]);
    await sqlopoly.output('archive', '--game', String(id), '--file', file);
    const { game_id: copy } = await elsewhere.json<{ game_id: number }>('restore', file);
    const rules = 'SELECT r.edition, r.house_rules, r.document FROM Ruleset AS r JOIN Game AS g USING (ruleset_id) WHERE g.game_id = ?';
    expect(await other.rows(rules, [copy])).toEqual(await connection.rows(rules, [id]));
    expect(await other.rows('SELECT edition FROM Edition WHERE edition = ?', [board])).toEqual([]);
    await connection.run(LEAVE, [id]);
    await other.run(LEAVE, [copy]);
    await sqlopoly.output('archive', '--game', String(id), '--file', file, '--overwrite');
    await elsewhere.output('archive', '--game', String(copy), '--file', `${file}.copy`);
    const contents = [file, `${file}.copy`].map((name) => JSON.parse(fs.readFileSync(name, 'utf8')) as { position: object });
    expect(contents[1]?.position).toEqual(contents[0]?.position);
    await other.run('CALL delete_game(?)', [copy]);
  }

  test('a board that somebody made, house rules and a pace come through', async () => {
    await sqlopoly.output('board', 'copy', 'classic', 'archived board');
    const id = await openGame(connection, 'classic', null, {
      board: 'archived board', players: ['Ann', { name: 'Bob', token: 'Dog' }], dice: 'server', pace: 'low', rules: { jail_fine: 70 },
    });
    await expectToComeThrough(id, 'archived board');
  });

  test('an edition of its own comes through, with pieces that are new there', async () => {
    const document = { edition: 'archived edition', extends: 'singletonopoly', tokens: ['Archived Kettle', 'Archived Lamp'] };
    await connection.run('CALL import_edition(?)', [JSON.stringify(document)]);
    const id = await openGame(connection, 'archived edition', null, {
      players: [{ name: 'Ann', token: 'Archived Lamp' }, 'Bob'], dice: 'server',
    });
    await expectToComeThrough(id, 'archived edition');
  });
});

describe('games that have been over for some time', () => {
  let folder: string;
  let old: number[];
  beforeEach(async () => {
    folder = path.join(sqlopoly.home, `old games ${game.id}`);
    old = [await playToTheEnd(), await playToTheEnd()];
    // Those of other tests have just been played.
    await connection.run('UPDATE GameState SET played_at = UTC_TIMESTAMP(3) - INTERVAL IF(game_id IN (?, ?, ?), 49, 0) HOUR', [...old, game.id]);
    await connection.run('UPDATE Game SET created_at = created_at - INTERVAL 50 HOUR WHERE game_id IN (?, ?, ?)', [...old, game.id]);
  });
  afterEach(async () => {
    for (const id of old) if ((await numbersOf(connection)).includes(id)) await connection.run('CALL delete_game(?)', [id]);
  });

  async function numbersOf(database_: GameConnection): Promise<number[]> {
    return (await database_.rows<{ Game: number }>('SELECT Game FROM gamesView ORDER BY Game')).map(({ Game: id }) => id);
  }

  const filesIn = (): string[] => fs.readdirSync(folder).sort();

  test('are archived and deleted, each with a file, and no other game', async () => {
    const recent = await playToTheEnd();
    const states = await Promise.all(old.map((id) => stateOf(connection, id)));
    const said = await sqlopoly.output('archive', '--over', '2d', '--folder', folder, '--delete');
    expect(said).toMatch(/^Archived 2 games with \d+ moves, each verified by replay; \d+ bytes\.\nDeleted 2 games\.\n$/);
    expect(filesIn()).toEqual(old.map((id) => `game-${id}.json.gz`));
    const left = await numbersOf(connection);
    expect(left).toEqual(expect.arrayContaining([game.id, recent]));
    expect(left.filter((id) => old.includes(id))).toEqual([]);
    for (const [index, name] of filesIn().entries()) {
      const { game_id: copy } = await sqlopoly.json<{ game_id: number }>('restore', path.join(folder, name));
      expect(await stateOf(connection, copy)).toEqual(states[index]);
    }
  });

  test('can be archived again after an interruption, and only then deleted', async () => {
    const once = await sqlopoly.json<{ file: string; deleted: boolean }[]>('archive', '--over', '48h', '--folder', folder);
    expect(once.map(({ deleted }) => deleted)).toEqual([false, false]);
    fs.rmSync(once[1]?.file ?? '');
    const written = fs.statSync(once[0]?.file ?? '').mtimeMs;
    const again = await sqlopoly.json<{ file: string; deleted: boolean }[]>('archive', '--over', '48h', '--folder', folder, '--delete');
    expect(again.map(({ file: name, deleted }) => [name, deleted])).toEqual(once.map(({ file: name }) => [name, true]));
    expect(fs.statSync(once[0]?.file ?? '').mtimeMs).toBe(written);
    expect((await numbersOf(connection)).filter((id) => old.includes(id))).toEqual([]);
  });

  test('with saves stay, and those that cannot be restored are named, without delaying others', async () => {
    await connection.run("CALL save_game(?, 'kept')", [old[0] ?? 0]);
    const broken = await playToTheEnd();
    await connection.run('UPDATE Player SET bank_balance = 12345 WHERE game_id = ? AND pid = 0', [broken]);
    await connection.run('UPDATE GameState SET played_at = played_at - INTERVAL 49 HOUR WHERE game_id = ?', [broken]);
    await connection.run('UPDATE Game SET created_at = created_at - INTERVAL 50 HOUR WHERE game_id = ?', [broken]);
    const { status, stdout, stderr } = await sqlopoly.run('archive', '--over', '2d', '--folder', folder, '--delete');
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^Archived 2 games with .*\nDeleted 1 game\.\n$/)]);
    for (const line of [`Game ${old[0]} was not deleted: game_has_saves: `, `Game ${broken} was not archived: archive_differs: `, '1 game could not be archived.']) expect(stderr).toContain(line);
    expect(filesIn()).toEqual(old.map((id) => `game-${id}.json.gz`));
    expect((await numbersOf(connection)).filter((id) => [...old, broken].includes(id))).toEqual([old[0], broken]);
    await connection.run('CALL delete_game(?)', [broken]);
  });

  test.each([['something else', Buffer.from('precious')], ['damaged', Buffer.from([0x1f, 0x8b, 0x08, 0x00])]])('never overwrite a file that is %s, and do not wait for its game', async (_, content) => {
    fs.mkdirSync(folder);
    const place = path.join(folder, `game-${old[0]}.json.gz`);
    fs.writeFileSync(place, content);
    const { status, stdout, stderr } = await sqlopoly.run('archive', '--over', '2d', '--folder', folder, '--delete', '--json');
    expect([status, stderr]).toEqual([1, expect.stringContaining('1 game could not be archived.')]);
    expect(JSON.parse(stdout)).toMatchObject([{ game_id: old[0], file: null, deleted: false, kept_because: expect.stringContaining(place) }, { game_id: old[1], deleted: true, kept_because: null }]);
    expect(fs.readFileSync(place)).toEqual(content);
    expect((await numbersOf(connection)).filter((id) => old.includes(id))).toEqual([old[0]]);
  });

  test('that were restored lately stay', async () => {
    await sqlopoly.output('archive', '--game', String(old[0]), '--file', file);
    const { game_id: copy } = await sqlopoly.json<{ game_id: number }>('restore', file);
    await connection.run('UPDATE GameState SET played_at = played_at - INTERVAL 49 HOUR WHERE game_id = ?', [copy]);
    expect((await sqlopoly.json<{ game_id: number }[]>('archive', '--over', '2d', '--folder', folder)).map(({ game_id: id }) => id)).toEqual(old);
    await connection.run('CALL delete_game(?)', [copy]);
  });

  test('are looked for by a time, and need no game', async () => {
    expect(await sqlopoly.output('archive', '--over', '9w', '--folder', folder)).toBe('Archived 0 games with 0 moves, each verified by replay; 0 bytes.\n');
    expect(fs.existsSync(folder)).toBe(false);
    for (const [options, problem] of [
      [['--over', 'soon'], 'Expected a time such as 12h, 30d or 8w.'],
      [['--over', '2d', '--game', '1'], "option '--over <time>' cannot be used with option '-g, --game <id>'"],
      [['--over', '2d', '--file', 'x'], "option '--over <time>' cannot be used with option '-f, --file <file>'"],
      [['--folder', 'x'], "option '--folder <folder>' belongs to '--over <time>'"],
    ] as const) {
      expect(await sqlopoly.failure('archive', ...options)).toEqual([2, expect.stringContaining(problem)]);
    }
  });

  test('and games that nobody plays on are listed', async () => {
    const idle = await sqlopoly.json<{ game_id: number }[]>('games', '--running', '--idle', '2d');
    expect(idle.map(({ game_id: id }) => id)).toEqual([game.id]);
    expect((await sqlopoly.json<{ game_id: number }[]>('games', '--over', '--idle', '2d')).map(({ game_id: id }) => id)).toEqual([...old].reverse());
    expect(await sqlopoly.run('games', '--idle', '9w')).toMatchObject({ status: 0, stdout: '', stderr: expect.stringContaining('No such game has been idle for that long.\n') });
  });
});

describe('a file', () => {
  test('that is there is overwritten only when that is said', async () => {
    fs.writeFileSync(file, 'something else');
    const id = String(game.id);
    expect(await sqlopoly.failure('archive', '--game', id, '--file', file)).toEqual([
      1, `${file} was not written: the file exists; add --overwrite to replace it`,
    ]);
    expect(fs.readFileSync(file, 'utf8')).toBe('something else');
    await sqlopoly.output('archive', '--game', id, '--file', file, '--overwrite');
    expect(fs.readdirSync(sqlopoly.home).filter((name) => name.endsWith('.new'))).toEqual([]);
    await elsewhere.output('restore', file);
  });

  test('takes the place of no folder, link or device', async () => {
    const [link, folder] = [`${file}.link`, `${file}.folder`];
    fs.writeFileSync(`${file}.target`, 'precious');
    fs.symlinkSync(`${file}.target`, link);
    fs.mkdirSync(folder);
    for (const place of [link, folder, '/dev/null']) {
      expect(await sqlopoly.failure('archive', '--game', String(game.id), '--file', place, '--overwrite')).toEqual([
        1, `${place} was not written: it is not a regular file`,
      ]);
    }
    expect(fs.readFileSync(link, 'utf8')).toBe('precious');
  });

  test('that cannot be written leaves the game', async () => {
    const id = await playToTheEnd();
    const nowhere = path.join(sqlopoly.home, 'no such folder', 'game.json');
    const [status, why] = await sqlopoly.failure('archive', '--game', String(id), '--file', nowhere, '--delete');
    expect([status, why]).toEqual([1, expect.stringContaining(`${nowhere} was not written: there is no such file or folder`)]);
    expect(await connection.rows('SELECT Game FROM gamesView WHERE Game = ?', [id])).toEqual([{ Game: id }]);
  });

  test('is not written of a game that cannot be restored', async () => {
    await game.place(0, 5, 9_999);
    const [status, why] = await sqlopoly.failure('archive', '--game', String(game.id), '--file', file);
    expect([status, why]).toEqual([1, expect.stringContaining('archive_differs: Player player 0 bank_balance: 9999 in the archive')]);
    expect(fs.existsSync(file)).toBe(false);
  });

  test('that is cut, changed or none is refused, and nothing comes of it', async () => {
    await sqlopoly.output('archive', '--game', String(game.id), '--file', file);
    const text = fs.readFileSync(file, 'utf8');
    const before = await checksums(connection);
    for (const [content, token] of [
      [text.slice(0, -3), 'archive_malformed'], [text.replace('"dice": 4', '"dice": 5'), 'archive_changed'], ['', 'archive_malformed'],
    ] as const) {
      fs.writeFileSync(file, content);
      expect(await sqlopoly.failure('restore', file)).toEqual([1, expect.stringContaining(`${token}: `)]);
    }
    fs.writeFileSync(file, Buffer.from([0x1f, 0x8b, 0x08, 0x00]));
    expect(await sqlopoly.failure('restore', file)).toEqual([1, expect.stringContaining(`${file} cannot be read: `)]);
    expect(await sqlopoly.failure('restore', `${file}.missing`)).toEqual([1, `${file}.missing cannot be read: there is no such file or folder`]);
    expect(await checksums(connection)).toEqual(before);
  });

  test.each([
    ['with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['in UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('take a file that an editor has written %s', async (_, written) => {
    await sqlopoly.output('archive', '--game', String(game.id), '--file', file);
    fs.writeFileSync(file, written(fs.readFileSync(file, 'utf8')));
    expect(await elsewhere.output('restore', file)).toContain(`Restored game ${game.id} at record 3 as game`);
  });

  test('say that a file is no text', async () => {
    fs.writeFileSync(file, Buffer.from([0x7b, 0xc3, 0x28]));
    expect(await sqlopoly.failure('restore', file)).toEqual([1, `${file} cannot be read: it is not text`]);
  });

  test('take as long a name as the folder does', async () => {
    const long = path.join(sqlopoly.home, `${'n'.repeat(255 - '.json'.length)}.json`);
    await sqlopoly.output('archive', '--game', String(game.id), '--file', long);
    expect(fs.existsSync(long)).toBe(true);
  });
});

test('a game that goes on, or has saves, is archived and not deleted', async () => {
  const id = await playToTheEnd();
  await sqlopoly.output('save', 'kept', '--game', String(id));
  for (const [number, token] of [[game.id, 'game_not_over'], [id, 'game_has_saves']] as const) {
    const refused = await sqlopoly.failure('archive', '--game', String(number), '--file', file, '--overwrite', '--delete');
    expect(refused).toEqual([1, expect.stringContaining(`${token}: `)]);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ game: { game_id: number } });
  }
});

test('a host may neither archive nor restore', async () => {
  await sqlopoly.output('archive', '--game', String(game.id), '--file', file);
  await connection.run('DROP USER IF EXISTS ?@?', [HOST, '%']);
  const theirs = new CommandLine(addressAs(HOST, await createAccount(connection, HOST, '%', 'host'), database).url);
  try {
    const denied = [1, expect.stringMatching(/^This account may not do that; the owner of the games can\./)];
    expect(await theirs.failure('archive', '--game', String(game.id), '--file', `${file}.theirs`)).toEqual(denied);
    expect(await theirs.failure('restore', file)).toEqual(denied);
    expect(fs.existsSync(`${file}.theirs`)).toBe(false);
  } finally {
    theirs.remove();
    await dropAccount(connection, HOST);
  }
});
