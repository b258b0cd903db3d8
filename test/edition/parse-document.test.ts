import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { inOrderOfUse } from '../../src/client/editions/order';
import { parseDocument } from '../../src/client/editions/parse-document';
import { writeDocument } from '../../src/client/editions/write-document';
import { ImportError } from '../../src/client/imports/import-error';

const parsed = (text: string): unknown => JSON.parse(parseDocument('x.yaml', text).json) as unknown;

function refused(text: string): string {
  try {
    parseDocument('x.yaml', text);
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('a document in YAML', () => {
  test.each<[string, string, unknown]>([
    ['yes and no are words', 'a: yes\nb: [no, No, on, off, y]', { a: 'yes', b: ['no', 'No', 'on', 'off', 'y'] }],
    ['true and null are not', 'a: true\nb: null\nc: ~\nd:', { a: true, b: null, c: null, d: null }],
    ['numbers are numbers, and in quotes names', 'a: 1e3\nb: 0x10\nc: "42"\nd: 1_000\ne: 12:30', { a: 1000, b: 16, c: '42', d: '1_000', e: '12:30' }],
    ['dates are words', 'a: 2024-01-31', { a: '2024-01-31' }],
    ['keys are texts', '1: a\ntrue: b', { 1: 'a', true: 'b' }],
    ['aliases are what they stand for', 'a: &rent {level: [1, 2]}\nb: *rent', { a: { level: [1, 2] }, b: { level: [1, 2] } }],
    ['a merge key is a key like others', 'a: &x {b: 1}\nc: {<<: *x}', { a: { b: 1 }, c: { '<<': { b: 1 } } }],
    ['quotes and apostrophes are part of names', "a: Old Tom's\nb: 'it''s'\nc: \"say \\\"x\\\"\"", { a: "Old Tom's", b: "it's", c: 'say "x"' }],
    ['JSON is YAML', '{"a": [1, {"b": null}]}', { a: [1, { b: null }] }],
    ['nothing is null', '', null],
  ])('%s', (_, text, value) => {
    expect(parsed(text)).toEqual(value);
  });

  test.each([
    ['a key that is there twice', 'a: 1\nb: 2\na: 3', 'x.yaml:3: Map keys must be unique.'],
    [
      'a line that is indented wrongly is one error, whatever follows it',
      'a:\n  b: 1\nc: 2\n  d: 3\n  e: 4\n  f: 5',
      'x.yaml:3: Nested mappings are not allowed in compact mappings (is this line, or the one before it, indented like its neighbours?).',
    ],
    ['a bracket that is not closed', 'a: [1, 2', /^x\.yaml:1: /],
    ['a tab', 'a:\n\tb: 1', /^x\.yaml:2: /],
    ['two documents', 'a: 1\n---\na: 2', /^x\.yaml:/],
    ['a tag that nobody knows', 'a: !tile x', /^x\.yaml:1: /],
    ['an alias of nothing', 'a: *b', /^x\.yaml/],
    ['infinity', 'a: .inf', "x.yaml: 'Infinity' is not a valid number."],
    ['no number', 'a: [1, .nan]', "x.yaml: 'NaN' is not a valid number."],
    [
      'aliases that would fill the memory',
      `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcdefg'[index]}`).join(', ')}]`).join('\n')}`,
      /^x\.yaml: Excessive alias count/,
    ],
    ['what is in itself', 'a: &a [*a]', 'x.yaml: it is nested more than 100 levels deep, or contains itself.'],
    ...['[', '{', '- ', '? ', '-\t', '{a: '].map((mark): [string, string, string] => [`${JSON.stringify(mark)} without an end`, mark.repeat(50_000), 'x.yaml: it is nested more than 100 levels deep, or contains itself.']),
  ])('%s is refused', (_, text, message) => {
    const found = refused(text);
    if (typeof message === 'string') expect(found).toBe(message);
    else expect(found).toMatch(message);
  });

  test('finds the line of a place', () => {
    const { lineOf } = parseDocument('x.yaml', [
      'edition: a', // 1
      'rules: {x: 1}', // 2
      'board:', // 3
      '  salary: 5', // 4
      '  tiles:', // 5
      '    - A', // 6
      '    - {property: B,', // 7
      '       price: 5}', // 8
      'decks:', // 9
      '  A "deck":', // 10
      '    - {text: x}', // 11
    ].join('\n'));
    const lines = { edition: 1, 'rules.x': 2, 'rules.y': 2, board: 3, 'board.salary': 4, 'board.tiles[0]': 6, 'board.tiles[1].price': 8, 'board.tiles[1].rent': 7, 'decks."A \\"deck\\""': 10, 'decks."A \\"deck\\""[0].text': 11 };
    expect(Object.fromEntries(Object.keys(lines).map((place) => [place, lineOf(place)]))).toEqual(lines);
    expect([lineOf(''), lineOf('opening[0]')]).toEqual([undefined, undefined]);
  });
});

describe('a formatted document', () => {
  test.each(['campus', 'hoarding', 'singletonopoly'])('%s can be read back', (edition) => {
    const document = parsed(fs.readFileSync(path.join(__dirname, '../../seeds', `${edition}.yaml`), 'utf8')) as object;
    const text = writeDocument(document, ['edition', 'rules', 'board', 'tiles', 'property']);
    expect(parsed(text)).toEqual(document);
    expect(text).toMatch(new RegExp(`^edition: ${edition}\\nrules:\\n`));
    expect(text.split('\n').length).toBeLessThan(200);
  });

  test('quotes texts that YAML would read as something else', () => {
    const document = { tiles: ['42', 'null', 'true', '', ' x', 'a: b', '1e3', '2024-01-31', 'yes', '#', '"', "'"] };
    expect(parsed(writeDocument(document, []))).toEqual(document);
  });
});

describe('documents that extend each other', () => {
  const document = (edition: string, base?: string): { edition: string; extends: string | undefined } => ({ edition, extends: base });

  test('are sorted after what they extend, otherwise in their order', () => {
    const documents = [document('a', 'c'), document('b'), document('c', 'd'), document('d', 'elsewhere')];
    expect(inOrderOfUse(documents).map(({ edition }) => edition)).toEqual(['d', 'c', 'a', 'b']);
  });

  test('cannot extend each other in a circle, or have the same name', () => {
    expect(() => inOrderOfUse([document('a', 'b'), document('b', 'a')])).toThrow('The edition a extends itself, directly or through others.');
    expect(() => inOrderOfUse([document('a'), document('A')])).toThrow('Two documents have the name A; rename one of the editions.');
  });
});
