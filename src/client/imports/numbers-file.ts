import { withoutSeparatorLine } from './csv';
import { type Problem, quoted, throwIfAny } from './import-error';
import { parseWhole, wholeBetween } from './whole-number';

const BOUNDS = { least: 0, most: 1_000 };

/**
 * Parses random numbers, one per line.
 * @param file the name for messages
 * @param text lines end with `\n`; empty lines, quotation marks around a number and separators after it are ignored
 * @throws ImportError
 */
export function parseNumbers(file: string, text: string): number[] {
  const problems: Problem[] = [];
  const numbers: number[] = [];
  for (const [index, written] of withoutSeparatorLine(text).split('\n').entries()) {
    const word = written.replace(/[\s,;]+$/, '').trimStart().replace(/^"(.*)"$/, '$1').trim();
    if (word === '') continue;
    const number = parseWhole(word, BOUNDS);
    if (number === undefined) problems.push({ line: index + 1, text: `${quoted(word)} is not ${wholeBetween(BOUNDS)}` });
    else numbers.push(number);
  }
  if (numbers.length === 0 && problems.length === 0) problems.push({ line: 1, text: 'there are no numbers in this file' });
  throwIfAny(file, problems);
  return numbers;
}
