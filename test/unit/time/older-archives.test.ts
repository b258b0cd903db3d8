import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { readArchive } from '../../../src/cli/support/archive-file';
import { exportGame, importGame } from '../../../src/client/archive';
import type { GameConnection } from '../../../src/client/connection';
import { restoreTournament } from '../../../src/league/archive';
import { openWorkerDatabase, refusalOf } from '../../support/game';

/*
 * Archives that older versions wrote, one folder a version, named after its commit. Each can be restored. When the format of
 * archives changes, the version in it goes up, convert_archive learns to convert the one before, and a folder is added here.
 */
const FOLDER = path.join(__dirname, '../../fixtures/archives');
const FILES = fs.readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.json(\.gz)?$/.test(file)).sort();
const isTournament = (file: string): boolean => path.basename(file).startsWith('tournament');
const archiveIn = (file: string): string => readArchive(path.join(FOLDER, file));

interface Archive {
  version: number;
  game: { name: string };
  ledger: { Gamemanager: object[] };
}

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** The keys of a value, with those of what is in it; a number of seat or record is no key. */
function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => keysOf(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, one]) => keysOf(one, `${at}.${key}`));
}

describe('an archive of an older version', () => {
  test.each(FILES.filter((file) => !isTournament(file)))('of a game can be restored, and archived again: %s', async (file) => {
    const text = archiveIn(file);
    const archive = JSON.parse(text) as Archive;
    // Restoring compares the ledger and the position with the archive.
    const game = await importGame(connection, text);
    const [row] = await connection.rows<{ moves: number }>('SELECT COUNT(*) AS moves FROM Gamemanager WHERE game_id = ?', [game]);
    expect(Number(row?.moves)).toBe(archive.ledger.Gamemanager.length);
    const again = await exportGame(connection, game);
    expect(await importGame(connection, again)).toBeGreaterThan(game);
    expect(JSON.parse(again)).toMatchObject({ version: 2, game: { name: archive.game.name } });
  });

  test.each(FILES.filter(isTournament))('of a tournament can be restored: %s', async (file) => {
    const tournament = await restoreTournament(connection, archiveIn(file), `${file} restored`);
    const [row] = await connection.rows<{ name: string }>('SELECT name FROM Tournament WHERE tournament_id = ?', [tournament]);
    expect(row?.name).toBe(`${file} restored`);
  });

  test('is checked as it was written, before it is converted', async () => {
    const text = archiveIn('77de72c/campus.json').replace('"level": 0', '"level": 1').replace('"level":0', '"level":1');
    expect((await refusalOf(connection, 'CALL import_game(?)', [text])).token).toBe('archive_changed');
  });
});

test('an archive of a newer version is refused by its version', async () => {
  const text = archiveIn('ecb0745/auction.json').replace(/"version": ?1/, '"version": 3');
  expect(await refusalOf(connection, 'CALL import_game(?)', [text])).toMatchObject({
    token: 'archive_version', sentence: 'Archives of version 3 cannot be read here; versions 1 and 2 can.',
  });
});

test('an archive that is written now has the keys that its version has', async () => {
  const keys = new Set<string>();
  for (const file of FILES.filter((one) => !isTournament(one))) {
    const { rules, ...archive } = JSON.parse(await exportGame(connection, await importGame(connection, archiveIn(file)))) as Archive & { rules: object };
    expect(Object.keys(rules).sort()).toEqual(['document', 'edition', 'house_rules']);
    for (const key of keysOf(archive)) keys.add(key);
  }
  const known = fs.readFileSync(path.join(FOLDER, 'keys-of-version-2.txt'), 'utf8').trimEnd().split('\n');
  // New keys, or keys that are gone: raise the version in archive_of, convert the older one, and add archives of it here.
  expect([...keys].sort()).toEqual(known);
});
