import { withoutSeparatorLine } from './csv';
import { type Problem, quoted, throwIfAny } from './import-error';
import { type Bounds, parseWhole, wholeBetween } from './whole-number';

/** The rules of a file. */
export interface Rules {
  starting_cash: number;
  /** -1: no limit */
  turn_limit: number;
  players_left_to_end: number;
  set_bonus_factor: number;
  max_houses: number;
  build_evenly: boolean;
  /** whether payments to the bank go into the pot */
  pot: boolean;
  has_auctions: boolean;
  salary_factor_on_go: number;
}

type Kind = Bounds | 'yes or no';

interface Label {
  name: string;
  kind: Kind;
  /** matches it in any case and spacing, with or without the remark in parentheses, up to the colon or the separator of a spreadsheet */
  pattern: RegExp;
}

function label(name: string, kind: Kind): Label {
  const words = name.split(' ').map((word) => word.replace(/[()]/g, '\\$&')).join('\\s+');
  const pattern = words.replace(/\\s\+(\\\(.*\\\))$/, '(?:\\s*$1)?');
  return { name, kind, pattern: new RegExp(`(?<![^\\s:,;])${pattern}\\s*[:,;\\t]`, 'gi') };
}

const LABELS: Readonly<Record<keyof Rules, Label>> = {
  starting_cash: label('Starting Cash', { least: 0, most: 1_000_000_000 }),
  turn_limit: label('Turn Limit (-1 for no turn limit)', { least: 1, most: 1_000_000_000, or: -1 }),
  players_left_to_end: label('Number of Players Left To End Game', { least: 0, most: 1_000 }),
  set_bonus_factor: label('Property Set Multiplier', { least: 1, most: 1_000 }),
  max_houses: label('Number of Houses Before Hotels', { least: 0, most: 100 }),
  build_evenly: label('Must Build Houses Evenly', 'yes or no'),
  pot: label('Put Money In Free Parking', 'yes or no'),
  has_auctions: label('Auction Properties', 'yes or no'),
  salary_factor_on_go: label('Salary Multiplier For Landing On Go', { least: 0, most: 1_000 }),
};

/** A label in the text. */
interface Found {
  key: keyof Rules;
  start: number;
  /** the position after the colon */
  end: number;
}

/**
 * Parses rules with their lines: labels and values in any order, possibly several on a line, or in the cells of a
 * spreadsheet.
 * @param file the name for messages
 * @param source lines end with `\n`
 * @throws ImportError with every label that is missing, unknown, duplicate or without a valid value
 */
export function parseRules(file: string, source: string): { rules: Rules; lines: Partial<Record<string, number>> } {
  const text = withoutSeparatorLine(source).replace(/"/g, ' ');
  const found = findLabels(text);
  const problems: Problem[] = strayProblems(text, 0, found[0]?.start ?? text.length);
  const values: Partial<Record<keyof Rules, number | boolean>> = {};
  const lines: Partial<Record<keyof Rules, number>> = {};
  for (const [index, { key, start, end }] of found.entries()) {
    const line = lineAt(text, start);
    const { name, kind } = LABELS[key];
    const value = valueAt(text, end, found[index + 1]?.start ?? text.length);
    problems.push(...strayProblems(text, value.end, found[index + 1]?.start ?? text.length));
    const earlier = lines[key];
    if (earlier !== undefined) problems.push({ line, text: `${name} is already given in line ${earlier}` });
    lines[key] ??= line;
    const parsed = parseValue(value.text, kind);
    if (parsed !== undefined) values[key] ??= parsed;
    else problems.push({ line, text: `${name} must be ${expected(kind)}, not ${shown(value.text)}` });
  }
  const last = lineAt(text, text.trimEnd().length);
  for (const key of Object.keys(LABELS) as (keyof Rules)[]) {
    if (lines[key] !== undefined) continue;
    problems.push({ line: last, text: `${LABELS[key].name} is missing` });
  }
  throwIfAny(file, problems);
  return { rules: values as Rules, lines };
}

function findLabels(text: string): Found[] {
  return (Object.keys(LABELS) as (keyof Rules)[])
    .flatMap((key) =>
      [...text.matchAll(LABELS[key].pattern)].map(({ 0: all, index }) => ({ key, start: index, end: index + all.length })),
    )
    .sort((a, b) => a.start - b.start);
}

/**
 * The value after a label: the rest of its line, or the next line if the rest is empty. It ends before the next label.
 */
function valueAt(text: string, start: number, next: number): { text: string; end: number } {
  const [all = '', blank = '', rest = ''] = /^([\s,;]*)([^\n]*)/.exec(text.slice(start, next)) ?? [];
  const isOther = rest.includes(':');
  if (isOther && blank.includes('\n')) return { text: '', end: start };
  const value = isOther ? (/^[^\s:]*(?=\s)/.exec(rest)?.[0] ?? '') : rest.replace(/[\s,;]+$/, '');
  return { text: value, end: start + (isOther ? blank.length + value.length : all.length) };
}

function parseValue(text: string, kind: Kind): number | boolean | undefined {
  if (kind !== 'yes or no') return parseWhole(text, kind);
  return /^(yes|no)$/i.test(text) ? /^yes$/i.test(text) : undefined;
}

function expected(kind: Kind): string {
  return kind === 'yes or no' ? kind : wholeBetween(kind);
}

function shown(text: string): string {
  return text === '' ? 'empty' : quoted(text);
}

/** Problems for text that belongs to no known label. */
function strayProblems(text: string, start: number, end: number): Problem[] {
  const first = lineAt(text, start);
  return text
    .slice(start, end)
    .split('\n')
    .map((part, index) => ({ line: first + index, part: part.replace(/^[\s,;]+|[\s,;]+$/g, '') }))
    .filter(({ part }) => part !== '')
    .map(({ line, part }) => {
      const [, unknown] = /^(.*?)\s*:/.exec(part) ?? [];
      if (unknown === undefined) return { line, text: `${quoted(part)} has no label` };
      return { line, text: `unknown label ${quoted(unknown)}` };
    });
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
