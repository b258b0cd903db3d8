import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/client/connection';
import { changingNothing } from '../support/everything';
import { CAMPUS_BOARD, CAMPUS_RULES, FIXTURES } from '../support/hoarding-files';
import { CommandLine, onFreshDatabase } from './command-line';

const NUMBERS = path.join(FIXTURES, 'TwelveNumbers.txt');

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** A copy of a file with something replaced. */
function copyOf(file: string, name: string, from: string, to: string): string {
  const copy = path.join(sqlopoly.home, name);
  fs.writeFileSync(copy, fs.readFileSync(file, 'utf8').replace(from, to));
  return copy;
}

describe('import', () => {
  test.each([
    ['rules', CAMPUS_RULES, 'Imported the rules as edition CampusRules.\n', 'SELECT ruleset_id AS id FROM Edition WHERE edition = ?'],
    ['board', CAMPUS_BOARD, 'Imported the board as CampusBoard.\n', 'SELECT ruleset_id AS id FROM Edition WHERE edition = ?'],
    ['numbers', NUMBERS, 'Imported the list of numbers as TwelveNumbers.\n', 'SELECT list_id AS id FROM NumberList WHERE name = ?'],
  ])('%s makes what the file holds, once', async (kind, file, said, sql) => {
    expect(await sqlopoly.output('import', kind, file)).toBe(said);
    const { name } = path.parse(file);
    const made = await connection.rows<{ id: number }>(sql, [name]);
    expect(await changingNothing(connection, () => sqlopoly.json('import', kind, file))).toEqual({ kind, name, id: made[0]?.id });
  });

  test('takes a name', async () => {
    expect(await sqlopoly.output('import', 'rules', CAMPUS_RULES, '--name', 'Zoë & "friends"')).toBe('Imported the rules as edition Zoë & "friends".\n');
  });

  test('finds another name when something else has that of the file', async () => {
    const said = await sqlopoly.output('import', 'board', copyOf(CAMPUS_BOARD, 'hoarding.csv', 'MU', 'NU'));
    expect(said).toMatch(/^Imported the board as hoarding-[0-9a-f]{8}\.\n$/);
  });

  test('refuses a name that somebody said and something else has', async () => {
    await changingNothing(connection, async () => {
      expect(await sqlopoly.failure('import', 'rules', CAMPUS_RULES, '--name', 'campus')).toEqual([
        1, 'name_taken: There is already an edition campus.',
      ]);
    });
  });

  test('says what is wrong, file and line', async () => {
    const broken = copyOf(CAMPUS_BOARD, 'Broken.csv', 'BainerB,2500', 'BainerB,dear');
    await changingNothing(connection, async () => {
      expect(await sqlopoly.failure('import', 'board', broken)).toEqual([
        1, `${broken}:9: PropertyCost must be a whole number from 0 to 100000000, not 'dear'.`,
      ]);
      expect(await sqlopoly.failure('import', 'numbers', 'nowhere.txt')).toEqual([
        1, 'nowhere.txt: cannot be read: there is no such file.',
      ]);
    });
  });

  test('reads the file before it looks for a database', async () => {
    const alone = new CommandLine('mysql://nobody:nothing@127.0.0.1:1/none');
    expect(await alone.failure('import', 'rules', CAMPUS_BOARD)).toEqual([1, expect.stringContaining(`${CAMPUS_BOARD}:1: `)]);
    alone.remove();
  });
});
