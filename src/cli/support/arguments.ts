import { InvalidArgumentError, Option } from 'commander';

/** A number as people write it; the database decides whether the dice can show it. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;

/** Reads one number; undefined when it is none. */
export function parseNumber(text: string): number | undefined {
  return NUMBER.test(text.trim()) ? Number(text) : undefined;
}

/** For commander: the dice, collected. */
export function parseDice(text: string, before: readonly number[] | undefined): number[] {
  const dice = parseNumber(text);
  if (dice === undefined) throw new InvalidArgumentError('It is no number.');
  return [...(before ?? []), dice];
}

function parseGame(text: string): number {
  const game = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (game < 1) throw new InvalidArgumentError('A game is chosen by its number.');
  return game;
}

/** `--game ID` */
export function gameOption(): Option {
  return new Option('-g, --game <id>', 'number of the game (default: the newest)').argParser(parseGame);
}

function parseRecord(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A record is a number, 0 or more.');
  return Number(text);
}

/** `--at RECORD` */
export function recordOption(meaning: string): Option {
  return new Option('-a, --at <record>', meaning).argParser(parseRecord);
}

/** `--json` */
export function jsonOption(): Option {
  return new Option('--json', 'print JSON instead of text');
}

/** The examples at the end of a command's help. */
export function examples(...lines: readonly string[]): string {
  return ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  $ npx sqlopoly ${line}`)].join('\n');
}
