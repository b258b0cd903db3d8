import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';

/** What a source text asks for, and where it is here. */
export interface Requirement {
  /** the edition that follows the text, or `league` */
  text: string;
  /** the text's own number or name for it */
  id: string;
  asks: string;
  status: 'works' | 'differs';
  /** where it is; what differs, and why */
  here: string;
}

/** The pages with the requirements of a text. */
export const REQUIREMENT_PAGES: Readonly<Record<string, string>> = {
  campus: 'docs/campus.md',
  classic: 'docs/classic.md',
  league: 'docs/league.md',
  hoarding: 'docs/hoarding.md',
  singletonopoly: 'docs/singletonopoly.md',
};

/** All of them, in the order of their texts. */
export const REQUIREMENTS: readonly Requirement[] = parse(fs.readFileSync(path.join(PROGRAM_DIRECTORY, 'docs', 'requirements.csv'), 'utf8'), { columns: true });

/** A page with its table of requirements. @throws Error when the page has no place for it */
export function withRequirements(page: string, text: string): string {
  const place = new RegExp(`(<!-- requirements ${text} -->\n\n)[^]*?(<!-- end -->)`);
  if (!place.test(page)) throw new Error(`The page has no place for the requirements of ${text}.`);
  const rows = REQUIREMENTS.filter((one) => one.text === text).map(
    ({ id, asks, status, here }) => `| ${id} | ${asks} | ${status === 'differs' ? '*Differs.* ' : ''}${here} |\n`,
  );
  return page.replace(place, (_, start: string, end: string) => `${start}| | the text | here |\n| --- | --- | --- |\n${rows.join('')}\n${end}`);
}
