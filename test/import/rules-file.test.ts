import { describe, expect, test } from '@jest/globals';
import { parseRules } from '../../src/client/imports/rules-file';
import { problemsOf } from './parsed';

const LINES = [
  'Starting Cash: 1500',
  'Turn Limit (-1 for no turn limit): 10',
  'Number of Players Left To End Game: 1',
  'Property Set Multiplier: 2',
  'Number of Houses Before Hotels: 4',
  'Must Build Houses Evenly: Yes',
  'Put Money In Free Parking: No',
  'Auction Properties: No',
  'Salary Multiplier For Landing On Go: 1',
];

const RULES = {
  starting_cash: 1500, turn_limit: 10, players_left_to_end: 1, set_bonus_factor: 2, max_houses: 4,
  build_evenly: true, pot: false, has_auctions: false, salary_factor_on_go: 1,
};

/** The file with one line replaced. */
function withLine(line: number, text: string): string {
  return LINES.map((written, index) => (index === line - 1 ? text : written)).join('\n');
}

function refused(text: string): string[] {
  return problemsOf(parseRules, text, 'CampusRules.txt');
}

describe('rules are read by label', () => {
  test.each([
    ['a label a line', LINES.join('\n')],
    ['line ends at the end', `${LINES.join('\n')}\n\n\n`],
    ['in any order', [...LINES].reverse().join('\n')],
    ['all on one line', LINES.join(' ')],
    ['in upper case', LINES.join('\n').toUpperCase()],
    ['in lower case', LINES.join('\n').toLowerCase()],
    ['with other spacing', LINES.join('\n').replaceAll(' ', '   ').replaceAll(':', '  :')],
    ['without blanks after the colons', LINES.join('\n').replaceAll(': ', ':')],
    ['without the remark in parentheses', LINES.join('\n').replace(' (-1 for no turn limit)', '')],
    ['with values on lines of their own', LINES.join('\n').replaceAll(': ', ':\n')],
    ['with labels that are broken in two', LINES.join('\n').replace('Houses Before', 'Houses\nBefore')],
    [
      'as the example of the coursework is broken',
      'Starting Cash: 1500\n' +
        'Turn Limit (-1 for no turn limit): 10 Number of Players Left To End Game: 1\n' +
        'Property Set Multiplier: 2\n' +
        'Number of Houses Before Hotels: 4 Must Build Houses Evenly: Yes\n' +
        'Put Money In Free Parking: No Auction Properties: No\n' +
        'Salary Multiplier For Landing On Go: 1\n',
    ],
  ])('%s', (_, text) => {
    expect(parseRules('rules', text).rules).toEqual(RULES);
  });

  test.each(['yes', 'YES', 'yEs'])('%s is yes', (yes) => {
    expect(parseRules('rules', withLine(8, `Auction Properties: ${yes}`)).rules).toEqual({ ...RULES, has_auctions: true });
  });

  test.each(['no', 'NO', 'nO'])('%s is no', (no) => {
    expect(parseRules('rules', withLine(6, `Must Build Houses Evenly: ${no}`)).rules).toEqual({ ...RULES, build_evenly: false });
  });

  test('-1 is no turn limit', () => {
    expect(parseRules('rules', withLine(2, 'Turn Limit (-1 for no turn limit): -1')).rules.turn_limit).toBe(-1);
  });
});

describe('an error names the label and its line', () => {
  test.each(LINES.map((line, index) => [line.replace(/:.*/, ''), index + 1] as const))('%s is missing', (label, line) => {
    const end = line === 9 ? 8 : 9;
    expect(refused(withLine(line, ''))).toEqual([
      `CampusRules.txt:${end}: ${label} is missing.`,
    ]);
  });

  test.each(LINES.map((line, index) => [line.replace(/:.*/, ''), index + 1] as const))('%s is there twice', (label, line) => {
    expect(refused(`${LINES.join('\n')}\n${LINES[line - 1]}`)).toEqual([
      `CampusRules.txt:10: ${label} is already given in line ${line}.`,
    ]);
  });

  test.each(LINES.map((line, index) => [line.replace(/:.*/, ''), index + 1] as const))('%s is empty', (label, line) => {
    const [problem, ...others] = refused(withLine(line, `${label}:`));
    expect(problem).toContain(`CampusRules.txt:${line}: ${label} must be `);
    expect(problem).toMatch(/, not empty\.$/);
    expect(others).toEqual([]);
  });

  test.each([
    [1, 'Starting Cash: -5', "Starting Cash must be a whole number from 0 to 1000000000, not '-5'"],
    [1, 'Starting Cash: 1,500', "Starting Cash must be a whole number from 0 to 1000000000, not '1,500'"],
    [1, 'Starting Cash: 1000000001', "Starting Cash must be a whole number from 0 to 1000000000, not '1000000001'"],
    [1, 'Starting Cash: 1500 dollars', "Starting Cash must be a whole number from 0 to 1000000000, not '1500 dollars'"],
    [2, 'Turn Limit (-1 for no turn limit): -2', "Turn Limit (-1 for no turn limit) must be a whole number from 1 to 1000000000, or -1, not '-2'"],
    [2, 'Turn Limit (-1 for no turn limit): 0', "Turn Limit (-1 for no turn limit) must be a whole number from 1 to 1000000000, or -1, not '0'"],
    [3, 'Number of Players Left To End Game: one', "Number of Players Left To End Game must be a whole number from 0 to 1000, not 'one'"],
    [4, 'Property Set Multiplier: 2.5', "Property Set Multiplier must be a whole number from 1 to 1000, not '2.5'"],
    [5, 'Number of Houses Before Hotels: 101', "Number of Houses Before Hotels must be a whole number from 0 to 100, not '101'"],
    [6, 'Must Build Houses Evenly: maybe', "Must Build Houses Evenly must be yes or no, not 'maybe'"],
    [7, 'Put Money In Free Parking: 1', "Put Money In Free Parking must be yes or no, not '1'"],
    [8, 'Auction Properties: y', "Auction Properties must be yes or no, not 'y'"],
    [9, 'Salary Multiplier For Landing On Go: 1e3', "Salary Multiplier For Landing On Go must be a whole number from 0 to 1000, not '1e3'"],
  ])('line %i: %s', (line, text, problem) => {
    expect(refused(withLine(line, text))).toEqual([`CampusRules.txt:${line}: ${problem}.`]);
  });

  test('an unknown label', () => {
    expect(refused(`${LINES.slice(0, 4).join('\n')}\nHouses: 4\n${LINES.slice(4).join('\n')}`)).toEqual([
      "CampusRules.txt:5: unknown label 'Houses'.",
    ]);
    expect(refused(withLine(3, `${LINES[2]} Speed: high`))).toEqual(["CampusRules.txt:3: unknown label 'Speed'."]);
    expect(refused(withLine(1, `Speed: high\n${LINES[0]}`))).toEqual(["CampusRules.txt:1: unknown label 'Speed'."]);
  });

  test('a label that is the end of another', () => {
    expect(refused(withLine(1, 'The Starting Cash: 1500'))).toEqual(["CampusRules.txt:1: 'The' has no label."]);
  });

  test('a label without colon', () => {
    expect(refused(withLine(9, 'Salary Multiplier For Landing On Go 1'))).toEqual([
      "CampusRules.txt:9: 'Salary Multiplier For Landing On Go 1' has no label.",
      'CampusRules.txt:9: Salary Multiplier For Landing On Go is missing.',
    ]);
  });

  test('all errors at once, in the order of the lines', () => {
    expect(refused(['Starting Cash: x', 'Hello', ...LINES.slice(1, 8)].join('\n'))).toEqual([
      "CampusRules.txt:1: Starting Cash must be a whole number from 0 to 1000000000, not 'x'.",
      "CampusRules.txt:2: 'Hello' has no label.",
      'CampusRules.txt:9: Salary Multiplier For Landing On Go is missing.',
    ]);
  });

  test('at most ten errors', () => {
    const problems = refused(`${'Hello\n'.repeat(40)}`);
    expect(problems).toHaveLength(11);
    expect(problems[10]).toBe('CampusRules.txt: and 39 more.');
  });

  test('an empty file lacks everything', () => {
    expect(refused('')).toHaveLength(9);
    expect(refused('')[0]).toBe('CampusRules.txt:1: Starting Cash is missing.');
  });
});
