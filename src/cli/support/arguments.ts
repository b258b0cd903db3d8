import { InvalidArgumentError, Option } from 'commander';
import { programName } from '../../server/program-name';

/** A number as people write it; the database checks whether it is a valid roll. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;

/** Parses a number; undefined if the text is not one. */
export function parseNumber(text: string): number | undefined {
  return NUMBER.test(text.trim()) ? Number(text) : undefined;
}

/** For commander: collects dice. */
export function parseDice(text: string, before: readonly number[] | undefined): number[] {
  const dice = parseNumber(text);
  if (dice === undefined) throw new InvalidArgumentError('Expected a number.');
  return [...(before ?? []), dice];
}

/** For commander: a parser of whole numbers of up to 9 digits. @param expected what the error says that is expected */
export function wholeNumber(expected: string, least = 0, most = Infinity): (text: string) => number {
  return (text) => {
    const number = (least < 0 ? /^-?\d{1,9}$/ : /^\d{1,9}$/).test(text) ? Number(text) : NaN;
    if (!(number >= least && number <= most)) throw new InvalidArgumentError(`Expected ${expected}.`);
    return number;
  };
}

/** For commander: the number of a game. */
export const parseGame = wholeNumber('the number of a game', 1);

/** How many hours a unit of time has. */
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };

/** For commander: a time such as 12h, 30d or 8w. @returns hours */
export function parseAge(text: string): number {
  const [, number, unit = ''] = /^([1-9]\d{0,3})([hdw])$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError('Expected a time such as 12h, 30d or 8w.');
  return Number(number) * (HOURS[unit] ?? 0);
}

/** `--game ID` */
export function gameOption(): Option {
  return new Option('-g, --game <id>', 'number of the game (default: the one that `use` shows)').argParser(parseGame);
}

/** `--at RECORD` */
export function recordOption(meaning: string): Option {
  return new Option('-a, --at <record>', meaning).argParser(wholeNumber('the number of a record, 0 or more'));
}

/** The value of `--json`. */
export interface JsonOption {
  json?: boolean;
}

/** `--json` */
export function jsonOption(): Option {
  return new Option('--json', 'print JSON');
}

/** The values of `--limit` and `--all`. */
export interface LimitOptions {
  limit: number;
  all?: boolean;
}

/** How many rows a list has that nobody limits. */
const USUAL_LIMIT = 50;

/** `--limit NUMBER` and `--all` of a list that grows without bounds. @param others what they are no part of */
export function limitOptions(others: readonly string[]): Option[] {
  return [
    new Option('-l, --limit <number>', 'how many to list at most').argParser(wholeNumber('a number from 1 to 999999999', 1)).default(USUAL_LIMIT).conflicts([...others, 'all']),
    new Option('--all', 'list all').conflicts(others as string[]),
  ];
}

/** How many rows to read for a list: one more than it may have shows that there are others. */
export function rowsToRead({ limit, all = false }: LimitOptions): number {
  return all ? Number.MAX_SAFE_INTEGER : limit + 1;
}

/** The examples at the end of a command's help: arguments of this program, or lines that set a variable first. */
export function examples(...lines: readonly string[]): string {
  return ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  $ ${/^[A-Z_]+=/.test(line) ? line : `${programName()} ${line}`}`)].join('\n');
}
