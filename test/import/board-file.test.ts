import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import { parseBoard } from '../../src/client/imports/board-file';
import type { Tile } from '../../src/client/imports/tile';
import { CAMPUS_BOARD } from '../support/hoarding-files';
import { problemsOf } from './parsed';

const CAMPUS = fs.readFileSync(CAMPUS_BOARD, 'utf8');

const HEADER = 'Type,SetId,IntrasetId,Name,PropertyCost,HouseCost,HotelCost,Rent,RentWithHouse,RentWithHotel';

const WRONG_HEADER = `the header must be ${HEADER}, with skyscrapers also SkyscraperCost,RentWithSkyscraper`;

/** A board of four tiles, whose rows are lines 1 to 8. */
const SMALL = [
  'NumberofSpaces,4', '', '', HEADER, 'Go,200,Start', 'Property,0,0,A,100,50,60,10,20,70', 'Property,0,1,B,120,50,60,12,24,80',
  'Property,1,0,C,200,90,95,20,40,150',
];

/** The small board with some lines replaced; null: without the line. */
function small(lines: Record<number, string | null>): string {
  return SMALL.map((written, index) => (index + 1 in lines ? lines[index + 1] : written)).filter((line) => line !== null).join('\n');
}

function tilesIn(text: string): Tile[] {
  return parseBoard('board', text).map(({ tile }) => tile);
}

function refused(text: string): string[] {
  return problemsOf(parseBoard, text, 'CampusBoard.csv');
}

const property = (set: number, place: number, name: string, numbers: readonly number[]): object => {
  const [cost, house_cost, hotel_cost, rent, rent_with_house, rent_with_hotel] = numbers;
  return { kind: 'property', set, place, name, cost, house_cost, hotel_cost, rent, rent_with_house, rent_with_hotel };
};

const SMALL_TILES = [
  { kind: 'go', name: 'Start', amount: 200 },
  property(0, 0, 'A', [100, 50, 60, 10, 20, 70]),
  property(0, 1, 'B', [120, 50, 60, 12, 24, 80]),
  property(1, 0, 'C', [200, 90, 95, 20, 40, 150]),
];

describe('reading a board', () => {
  test('the example of the coursework', () => {
    expect(tilesIn(CAMPUS)).toEqual([
      { kind: 'go', name: 'MU', amount: 400 },
      property(0, 0, 'KemperA', [500, 50, 50, 5, 50, 2000]),
      property(0, 1, 'KemperB', [1000, 50, 50, 10, 75, 2500]),
      property(1, 0, 'BainerA', [2000, 200, 200, 20, 100, 3000]),
      property(1, 1, 'BainerB', [2500, 200, 200, 25, 150, 3000]),
      property(1, 2, 'BainerC', [3000, 200, 200, 30, 200, 3500]),
      property(2, 0, 'SocialSciA', [4000, 400, 400, 40, 300, 4000]),
      property(2, 1, 'SocialSciB', [4500, 400, 400, 45, 400, 4000]),
      property(2, 2, 'SocialSciC', [5000, 400, 400, 50, 500, 4000]),
      property(2, 3, 'SocialSciD', [5500, 400, 400, 55, 600, 4500]),
    ]);
  });

  test.each([
    ['as it is meant', small({})],
    ['with a line end at the end', `${small({})}\n`],
    ['with empty lines and commas after every row', `${SMALL.join(',,,\n')},,\n,,,\n\n`],
    ['without the empty rows', small({ 2: null, 3: null })],
    ['with other cases', small({ 1: 'NUMBEROFSPACES,4', 4: HEADER.toUpperCase(), 5: 'GO,200,Start', 6: 'property,0,0,A,100,50,60,10,20,70' })],
    ['with blanks', small({ 1: 'Number of Spaces , 4', 4: HEADER.replace('RentWithHouse', 'Rent with House'), 5: 'Go, 200, Start' })],
    ['with quotation marks', small({ 5: '"Go","200","Start"' })],
    ['with a header that is broken in two', small({ 4: HEADER.replace('HotelCost', 'Hotel\nCost') })],
    ['with properties in another order', small({ 6: SMALL[7] ?? '', 8: SMALL[5] ?? '' })],
  ])('%s', (_, text) => {
    expect(new Set(tilesIn(text))).toEqual(new Set(SMALL_TILES));
  });

  test('with Free Parking', () => {
    expect(tilesIn(small({ 8: 'Free Parking,The Lawn' }))[3]).toEqual({ kind: 'take_pot', name: 'The Lawn' });
    expect(tilesIn(small({ 8: 'FREEPARKING,The Lawn,,,,,' }))[3]).toEqual({ kind: 'take_pot', name: 'The Lawn' });
  });

  test('with skyscrapers', () => {
    const wide = (row: string, more: string): string => `${row},${more}`;
    const text = small({ 4: wide(HEADER, 'SkyscraperCost,RentWithSkyscraper'), 6: wide(SMALL[5] ?? '', '90,140'), 7: wide(SMALL[6] ?? '', '91,160'), 8: wide(SMALL[7] ?? '', '92,300') });
    expect(tilesIn(text).slice(1)).toMatchObject([[90, 140], [91, 160], [92, 300]].map(([cost, rent]) => ({ skyscraper: { cost, rent } })));
    expect(refused(text.replace(',90,140', ''))).toEqual(['CampusBoard.csv:6: a row of Property has 12 fields, this one has 10.']);
    // Broken after the header of a board without them.
    expect(tilesIn(text.replace('RentWithHotel,SkyscraperCost', 'RentWithHotel,\nSkyscraperCost'))).toEqual(tilesIn(text));
    expect(refused(text.replace(',90,140', ',90,many'))).toEqual(["CampusBoard.csv:6: RentWithSkyscraper must be a whole number from 0 to 100000000, not 'many'."]);
    expect(refused(small({ 6: wide(SMALL[5] ?? '', '90,140') }))).toEqual(['CampusBoard.csv:6: a row of Property has 10 fields, this one has 12.']);
  });

  test('with commas and quotation marks in names', () => {
    expect(tilesIn(small({ 5: 'Go,200,"Go, ""go"""' }))[0]).toEqual({ kind: 'go', name: 'Go, "go"', amount: 200 });
  });

  test('with names of forty characters of any kind', () => {
    const name = '🎲'.repeat(40);
    expect(tilesIn(small({ 5: `Go,200,${name}` }))[0]).toMatchObject({ name });
  });
});

describe('an error names its line', () => {
  test.each<[string, Record<number, string | null>, string]>([
    ['the count is missing', { 1: null }, "3: the first row must be NumberofSpaces and their number"],
    ['the count is no number', { 1: 'NumberofSpaces,four' }, "1: NumberofSpaces must be a whole number from 2 to 1000, not 'four'"],
    ['the count is out of bounds', { 1: 'NumberofSpaces,1' }, "1: NumberofSpaces must be a whole number from 2 to 1000, not '1'"],
    ['there are two counts', { 1: 'NumberofSpaces,4,4' }, "1: NumberofSpaces must be a whole number from 2 to 1000, not '4,4'"],
    ['a space is missing', { 8: null }, '1: NumberofSpaces is 4, but there are 3 spaces'],
    ['there is a space too many', { 8: `${SMALL[7]}\nFree Parking,Lawn` }, '1: NumberofSpaces is 4, but there are 5 spaces'],
    ['the header is missing', { 4: null }, `4: ${WRONG_HEADER}`],
    ['the header is another', { 4: 'Type,Set,Name' }, `4: ${WRONG_HEADER}`],
    ['Go is not first', { 5: SMALL[5] ?? '', 6: SMALL[4] ?? '' }, '5: the first space must be Go'],
    ['there is a second Go', { 8: 'Go,100,End' }, '8: only the first space can be Go'],
    ['a space of another kind', { 8: 'Jail,1,0,C' }, "8: a space is Go, Property or Free Parking, not 'Jail'"],
    ['a field is missing', { 8: 'Property,1,0,C,200,90,95,20,40' }, '8: a row of Property has 10 fields, this one has 9'],
    ['there is a field too many', { 5: 'Go,200,Start,1' }, '5: a row of Go has 3 fields, this one has 4'],
    ['Free Parking has no name', { 8: 'Free Parking,,' }, '8: a row of Free Parking has 2 fields, this one has 1'],
    ['the salary is negative', { 5: 'Go,-200,Start' }, "5: the salary must be a whole number from 0 to 100000000, not '-200'"],
    ['a price is negative', { 8: 'Property,1,0,C,-200,90,95,20,40,150' }, "8: PropertyCost must be a whole number from 0 to 100000000, not '-200'"],
    ['a house is too dear', { 8: 'Property,1,0,C,200,100000001,95,20,40,150' }, "8: HouseCost must be a whole number from 0 to 100000000, not '100000001'"],
    ['a hotel costs nothing that is said', { 8: 'Property,1,0,C,200,90,,20,40,150' }, "8: HotelCost must be a whole number from 0 to 100000000, not ''"],
    ['a rent is no number', { 8: 'Property,1,0,C,200,90,95,low,40,150' }, "8: Rent must be a whole number from 0 to 100000000, not 'low'"],
    ['a rent with house is no whole number', { 8: 'Property,1,0,C,200,90,95,20,4.5,150' }, "8: RentWithHouse must be a whole number from 0 to 100000000, not '4.5'"],
    ['a rent with hotel is negative', { 8: 'Property,1,0,C,200,90,95,20,40,-1' }, "8: RentWithHotel must be a whole number from 0 to 100000000, not '-1'"],
    ['a set is negative', { 8: 'Property,-1,0,C,200,90,95,20,40,150' }, "8: SetId must be a whole number from 0 to 1000, not '-1'"],
    ['a place is negative', { 8: 'Property,1,-1,C,200,90,95,20,40,150' }, "8: IntrasetId must be a whole number from 0 to 1000, not '-1'"],
    ['a set is missing', { 8: 'Property,2,0,C,200,90,95,20,40,150' }, '8: there is set 2, but no set 1'],
    ['the first set is missing', { 6: 'Property,1,1,A,1,1,1,1,1,1', 7: 'Property,1,2,B,1,1,1,1,1,1' }, '6: there is set 1, but no set 0'],
    ['a place is missing', { 7: 'Property,0,2,B,120,50,60,12,24,80' }, '7: there is property 2 of set 0, but no property 1'],
    ['a set begins with 1', { 8: 'Property,1,1,C,200,90,95,20,40,150' }, '8: there is property 1 of set 1, but no property 0'],
    ['a property is there twice', { 7: 'Property,0,0,B,120,50,60,12,24,80' }, '7: property 0 of set 0 is already defined in line 6'],
    ['a name is missing', { 8: 'Property,1,0, ,200,90,95,20,40,150' }, '8: the space has no name'],
    ['a name is there twice', { 8: 'Property,1,0,A,200,90,95,20,40,150' }, "8: the name 'A' is already used in line 6"],
    ['a name is there in another case', { 8: 'Property,1,0,START,200,90,95,20,40,150' }, "8: the name 'START' is already used in line 5"],
    ['a name is too long', { 5: `Go,200,${'x'.repeat(41)}` }, `5: a name can have at most 40 characters; '${'x'.repeat(40)}…' is longer`],
    ['a name has braces', { 5: 'Go,200,{player}' }, "5: a name cannot contain braces: '{player}'"],
    ['a name has a line end', { 5: 'Go,200,"Sta\nrt"' }, '5: a name must be on one line'],
    ['a quotation mark is not closed', { 8: 'Property,1,0,"C,200' }, '8: the quotation marks do not match; one within a field is written twice, as in "Ann ""Nan"" Lee"'],
  ])('%s', (_, lines, problem) => {
    expect(refused(small(lines))).toContain(`CampusBoard.csv:${problem}.`);
  });

  test('also after a name with a line break', () => {
    expect(refused(small({ 5: 'Go,200,"Sta\nrt"', 8: 'Property,1,0,A,200,90,95,20,40,150' }))).toEqual([
      'CampusBoard.csv:5: a name must be on one line.',
      "CampusBoard.csv:9: the name 'A' is already used in line 7.",
    ]);
  });

  test('several errors at once', () => {
    expect(refused(small({ 5: 'Go,x,Start', 6: 'Property,0,0,A,x,50,60,10,x,70', 8: 'Jail' }))).toEqual([
      "CampusBoard.csv:5: the salary must be a whole number from 0 to 100000000, not 'x'.",
      "CampusBoard.csv:6: PropertyCost must be a whole number from 0 to 100000000, not 'x'.",
      "CampusBoard.csv:6: RentWithHouse must be a whole number from 0 to 100000000, not 'x'.",
      "CampusBoard.csv:8: a space is Go, Property or Free Parking, not 'Jail'.",
    ]);
  });

  test('an empty file', () => {
    expect(refused('')).toEqual([
      'CampusBoard.csv:1: the first row must be NumberofSpaces and their number.',
      `CampusBoard.csv:1: ${WRONG_HEADER}.`,
    ]);
  });
});
