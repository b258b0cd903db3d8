import { afterAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ImportError } from '../../src/client/imports/import-error';
import { type ImportKind, readImport } from '../../src/client/imports/import-files';
import { decode, readCsv } from '../../src/league/csv';
import { namesIn } from '../../src/league/names';
import { asSaved } from '../support/spreadsheets';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-spreadsheets-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function contentOf(kind: ImportKind, bytes: Buffer | string): unknown {
  const file = path.join(folder, 'File.csv');
  fs.writeFileSync(file, bytes);
  return JSON.parse(readImport(kind, file).content);
}

/** Without its path. */
function problemOf(kind: ImportKind, bytes: Buffer | string): string {
  try {
    contentOf(kind, bytes);
  } catch (error) {
    if (error instanceof ImportError) return error.message.replaceAll(`${folder}/`, '');
    throw error;
  }
  throw new Error('Not refused.');
}

const BOARD = [
  ['NumberofSpaces', '3'],
  ['Type', 'SetId', 'IntrasetId', 'Name', 'PropertyCost', 'HouseCost', 'HotelCost', 'Rent', 'RentWithHouse', 'RentWithHotel'],
  ['Go', '200', 'Start'],
  ['Property', '0', '0', 'Crème, Süd', '100', '50', '60', '10', '20', '70'],
  ['Free Parking', 'Lawn'],
];

const RULES = [
  ['Starting Cash', '1500'], ['Turn Limit (-1 for no turn limit)', '-1'], ['Number of Players Left To End Game', '1'], ['Property Set Multiplier', '2'],
  ['Number of Houses Before Hotels', '4'], ['Must Build Houses Evenly', 'Yes'], ['Put Money In Free Parking', 'No'], ['Auction Properties', 'No'],
  ['Salary Multiplier For Landing On Go', '1'],
];

describe.each<[ImportKind, string[][], object]>([
  ['board', BOARD, {
    board: { salary: 200, tiles: ['Start', { property: 'Crème, Süd', price: 100, hotel_cost: 60, rent: { house: [10, 20, 70] } }, { bonus: 'Lawn' }] },
  }],
  ['rules', RULES, { rules: { starting_cash: 1500, turn_limit: null, set_bonus_factor: 2, max_houses: 4, build_evenly: true, salary_factor_on_go: 1 } }],
  ['numbers', [['5'], ['17'], ['0']], [5, 17, 0]],
])('%s are read with', (kind, rows, content) => {
  test.each(asSaved(rows))('%s', (_, bytes) => {
    expect(contentOf(kind, bytes)).toMatchObject(content);
  });
});

test.each(asSaved(RULES.map(([label = '', value = '']) => [`${label}:`, value])))('labels in cells may have colons: %s', (_, bytes) => {
  expect(contentOf('rules', bytes)).toMatchObject({ rules: { starting_cash: 1500, turn_limit: null, auction: 'none', pot: 'none' } });
});

describe('a table of the league is read with', () => {
  const rows = [['Round', 'Table', 'Player', 'Score', 'Note'], ['1', '2', 'Señor, Ben', '-4', 'late'], ['1', '2', 'Cleo', '4']];
  test.each(asSaved(rows))('%s', (_, bytes) => {
    const read = readCsv(decode(bytes), ['round', 'table', 'player', 'score']);
    expect(read.map(({ cells, error }) => [cells['player'], cells['score'], cells['note'], error])).toEqual([['Señor, Ben', '-4', 'late', undefined], ['Cleo', '4', '', undefined]]);
  });
});

describe('names are read with', () => {
  const rows = [['No.', 'Player', 'City'], ['1', 'Lee, Zoë', 'Oslo'], ['2', 'Ben', ''], ['3', "Cleo O'Hara", 'Rome']];
  test.each(asSaved(rows))('%s', (_, bytes) => {
    expect(namesIn(decode(bytes))).toEqual(['Lee, Zoë', 'Ben', "Cleo O'Hara"]);
  });
});

test.each<[string, ImportKind, Buffer | string, string]>([
  ['Latin-1', 'board', Buffer.from('NumberofSpaces,2\nGo,200,Caf\u00e9\n', 'latin1'), 'File.csv:2: is not text in UTF-8; save it in UTF-8 (a spreadsheet: as CSV UTF-8).'],
  ['UTF-16 without a byte order mark', 'numbers', Buffer.from('17\r\n4\r\n', 'utf16le'), 'File.csv:1: has zero bytes, as UTF-16 without a byte order mark or a program has; save it in UTF-8.'],
  ['UTF-16 that is cut off', 'rules', Buffer.from('\uFEFFStart\uD800', 'utf16le'), 'File.csv:1: begins as UTF-16, but is not; save it in UTF-8.'],
  ['a colon between fields', 'board', 'NumberofSpaces:2\n', 'File.csv:1: the first row must be NumberofSpaces and their number.\nFile.csv:1: the header must be ' + (BOARD[1] ?? []).join(',') + ', with skyscrapers also SkyscraperCost,RentWithSkyscraper.'],
  ['two numbers on a line', 'numbers', '1;2\n', "File.csv:1: '1;2' is not a whole number from 0 to 1000."],
  ['a number with a separator in it', 'rules', RULES.map((row) => row.join(',').replace('1500', '1,500')).join('\n'), "File.csv:1: Starting Cash must be a whole number from 0 to 1000000000, not '1,500'."],
])('%s is refused by what it is', (_, kind, bytes, problem) => {
  expect(problemOf(kind, bytes)).toBe(problem);
});

test('a quotation mark that is not closed is found by the line of its row', () => {
  const board = BOARD.map((row) => row.join(';')).join('\r').replace('Crème, Süd', '"Crème');
  expect(problemOf('board', board)).toMatch(/^File\.csv:4: the quotation marks do not match; /);
});
