import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { RefusedMove } from '../../src/client/refusal';
import { type ImportKind, importFiles, type ReadFile, readImport } from '../../src/client/imports/import-files';
import { ImportError } from '../../src/client/imports/import-error';
import { importDocument, seedDocument } from '../support/documents';
import { workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { openWorkerDatabase } from '../support/game';
import { CAMPUS_BOARD, CAMPUS_RULES, FIXTURES } from '../support/hoarding-files';

const CAMPUS: readonly [ImportKind, string][] = [
  ['rules', CAMPUS_RULES],
  ['board', CAMPUS_BOARD],
  ['numbers', path.join(FIXTURES, 'TwelveNumbers.txt')],
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-import-'));

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await connection.close();
});

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}

function campus(): ReadFile[] {
  return CAMPUS.map(([kind, file]) => readImport(kind, file));
}

const importAll = (files: readonly ReadFile[], name?: string): ReturnType<typeof importFiles> =>
  importFiles(connection, files, { template: 'hoarding', ...(name === undefined ? {} : { name }) });

describe('files', () => {
  test.each([
    ['with a byte order mark', '\uFEFF17\n4\n'],
    ['from Windows', '17\r\n4\r\n'],
    ['from an old Macintosh', '17\r4'],
    ['from anywhere', '\uFEFF17\r\n\r\n4'],
  ])('are read %s', (_, text) => {
    expect(readImport('numbers', write('numbers.txt', text))).toMatchObject({ kind: 'numbers', content: '[17,4]', baseName: 'numbers' });
  });

  test('with a byte order mark and Windows line ends give the same board and rules', () => {
    for (const [kind, file] of CAMPUS) {
      const text = fs.readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
      const { content, baseName } = readImport(kind, file);
      expect(readImport(kind, write(path.basename(file), `\uFEFF${text}`))).toMatchObject({ kind, content, baseName });
    }
  });

  test('that are missing, directories or binary are errors with their names', () => {
    const missing = path.join(folder, 'missing.csv');
    const binary = write('binary.csv', Buffer.from([0x4e, 0xff, 0xfe, 0x0a]));
    const errors = [missing, folder, binary].map((file) => {
      try {
        readImport('board', file);
        return undefined;
      } catch (error) {
        return error instanceof ImportError ? error.message : error;
      }
    });
    expect(errors).toEqual([
      `${missing}: cannot be read: there is no such file.`,
      `${folder}: cannot be read: it is a directory.`,
      `${binary}:1: is not text in UTF-8; save it in UTF-8 (a spreadsheet: as CSV UTF-8).`,
    ]);
  });
});

describe('an import', () => {
  test('uses the names of the files', async () => {
    const imported = await importAll(campus());
    expect(imported.map(({ kind, name }) => [kind, name])).toEqual([
      ['rules', 'CampusRules'], ['board', 'CampusBoard'], ['numbers', 'TwelveNumbers'],
    ]);
  });

  test('that is repeated makes nothing new', async () => {
    const imported = await importAll(campus());
    expect(await changingNothing(connection, () => importAll(campus()))).toEqual(imported);
  });

  test('of a board with skyscrapers has seven levels of rent, also with the rules of another file', async () => {
    const file = write('Towers.csv', [
      'NumberofSpaces,3', 'Type,SetId,IntrasetId,Name,PropertyCost,HouseCost,HotelCost,Rent,RentWithHouse,RentWithHotel,SkyscraperCost,RentWithSkyscraper',
      'Go,200,Start', 'Property,0,0,A,100,50,60,10,20,70,90,140', 'Property,0,1,B,120,50,60,12,24,80,95,160',
    ].join('\n'));
    const [rules] = campus();
    if (!rules) throw new Error('There are rules.');
    const [other] = await importAll([rules], 'rules of towers');
    const [board] = await importAll([readImport('board', file)]);
    const id = await openGame(connection, other?.name ?? '', null, { players: 2, board: board?.name ?? '' });
    await connection.choose(id);
    await connection.run("UPDATE Deed SET p_owner = (SELECT pid FROM Player WHERE game_id = ? AND turn = 0) WHERE game_id = ?", [id, id]);
    const rents: number[] = [];
    for (let level = 0; level <= 6; level += 1) {
      await connection.run('UPDATE Deed SET level = ? WHERE game_id = ?', [level, id]);
      rents.push((await connection.row<{ rent: number }>("SELECT `Rent now` AS rent FROM propertiesView WHERE Property = 'A'"))?.rent ?? NaN);
    }
    // The whole set without buildings, one to four houses, a hotel, a skyscraper.
    expect(rents).toEqual([20, 20, 40, 60, 80, 70, 140]);
  });

  test('of the example rules gives the edition of the seeds', async () => {
    const [row] = await connection.rows<{ id: number }>("SELECT ruleset_id AS id FROM Edition WHERE edition = 'hoarding'");
    expect(await importAll(campus().slice(0, 1), 'hoarding')).toEqual([{ kind: 'rules', name: 'hoarding', id: row?.id }]);
    await importDocument(connection, seedDocument('hoarding'));
  });

  test('of the example files gives the board and the rules of the seeds', async () => {
    const [rules, board] = await importAll(campus());
    const same = await connection.rows<{ edition: string; tiles: string; rents: string }>(
      'SELECT e.edition,' +
        ' (SELECT JSON_ARRAYAGG(JSON_ARRAY(t.location, t.name, t.prid, t.cost, t.colour, t.rent_by, t.effect)) FROM Tile AS t WHERE t.ruleset_id = e.ruleset_id) AS tiles,' +
        ' (SELECT JSON_ARRAYAGG(JSON_ARRAY(r.prid, r.level, r.amount)) FROM Rent AS r WHERE r.ruleset_id = e.ruleset_id) AS rents' +
        " FROM Edition AS e WHERE e.edition IN ('hoarding', ?, ?)",
      [rules?.name ?? '', board?.name ?? ''],
    );
    expect(same).toHaveLength(3);
    for (const { tiles, rents } of same) expect([tiles, rents]).toEqual([same[0]?.tiles, same[0]?.rents]);
  });

  test('names the line of rules that the database refuses', async () => {
    const rules = fs.readFileSync(CAMPUS[0]?.[1] ?? '', 'utf8').replace('End Game: 1', 'End Game: 60');
    const file = write('Crowd.txt', rules);
    await changingNothing(connection, async () => {
      await expect(importAll([readImport('rules', file)])).rejects.toThrow(
        `${file}:2: rules.players_left_to_end: must be less than max_players, 60.`,
      );
    });
  });

  test('with other content under a taken name gets another name, always the same', async () => {
    await importAll(campus());
    const others = CAMPUS.map(([kind, file]) =>
      readImport(kind, write(path.basename(file), fs.readFileSync(file, 'utf8').replace('1500', '1600').replace(',MU', ',MU2').replace('902', '903'))),
    );
    const imported = await importAll(others);
    expect(imported.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^CampusRules-[0-9a-f]{8}$/),
      expect.stringMatching(/^CampusBoard-[0-9a-f]{8}$/),
      expect.stringMatching(/^TwelveNumbers-[0-9a-f]{8}$/),
    ]);
    expect(await changingNothing(connection, () => importAll(others))).toEqual(imported);
    expect(imported.map(({ id }) => id)).not.toEqual((await importAll(campus())).map(({ id }) => id));
  });

  test('finds a name even if the one with the hash is taken', async () => {
    const file = readImport('numbers', write('hashed.txt', '1\n2'));
    await importAll([{ ...file, content: '[3]' }]);
    const [second] = await importAll([file]);
    await connection.run('UPDATE ListedNumber SET value = 9 WHERE list_id = ?', [second?.id ?? null]);
    const [third] = await importAll([file]);
    expect(third?.name).toBe(`${second?.name}-2`);
    expect(await changingNothing(connection, () => importAll([file]))).toEqual([third]);
  });

  test('cuts names that are too long, and keeps the part that distinguishes them', async () => {
    const long = 'a long name of a file '.repeat(10);
    const [first] = await importAll([readImport('rules', write(`${long}.txt`, fs.readFileSync(CAMPUS[0]?.[1] ?? '')))]);
    expect(first?.name).toBe(long.slice(0, 40));
    const other = fs.readFileSync(CAMPUS[0]?.[1] ?? '', 'utf8').replace('1500', '1');
    const [second] = await importAll([readImport('rules', write(`${long}.txt`, other))]);
    expect(second?.name).toMatch(new RegExp(`^${long.slice(0, 31)}-[0-9a-f]{8}$`));
  });

  test('under a given name does not use another', async () => {
    await changingNothing(connection, async () => {
      await expect(importAll(campus().slice(0, 1), 'campus')).rejects.toThrow(/^name_taken: There is already an edition campus\.$/);
    });
  });

  test('makes all or nothing', async () => {
    const [rules, board] = campus();
    if (!rules || !board) throw new Error('There are files.');
    const files = [
      { ...rules, baseName: 'all or nothing' },
      { ...board, baseName: 'all or nothing' },
      { ...rules, kind: 'numbers' as const, content: '[5000]', baseName: 'all or nothing' },
    ];
    await changingNothing(connection, async () => {
      await expect(importAll(files)).rejects.toThrow(RefusedMove);
    });
    expect(await importAll(files.slice(0, 2))).toHaveLength(2);
  });

  test('by several people at the same time makes everything once', async () => {
    const { address } = await workerDatabase();
    const [rules, board, numbers] = campus();
    if (!rules || !board || !numbers) throw new Error('There are files.');
    const same = [{ ...rules, baseName: 'rush' }, { ...board, baseName: 'rush' }, { ...numbers, baseName: 'rush' }];
    const people = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? same : same.map((file) => ({ ...file, baseName: `rush of ${index}` })),
    );
    const connections = await Promise.all(people.map(() => GameConnection.open(address)));
    const imported = await Promise.all(
      connections.map((one, index) => importFiles(one, people[index] ?? [], { template: 'hoarding' })),
    );
    await Promise.all(connections.map((one) => one.close()));
    expect(imported[2]).toEqual(imported[0]);
    expect(imported[4]).toEqual(imported[0]);
    for (const place of [0, 1, 2]) expect(new Set(imported.map((files) => files[place]?.id)).size).toBe(4);
  });
});
