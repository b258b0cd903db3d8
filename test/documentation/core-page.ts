import type { Statement } from '../../src/linker/statement';
import type { Address } from '../../src/client/connection';
import { type Enclosing, linesOf, type Seat, type Step, traceRolls, type Traced, type Values } from './core-trace';

/** The page that shows the statements of one roll, relative to the checkout. */
export const CORE_PAGE = 'docs/core.md';

const COLUMNS = 100;

/** The rolls of the game, by what the page calls them; the others lead to them. */
const ROLLS = [
  { dice: 3, name: 'go' },
  { dice: 1 },
  { dice: 4, name: 'to jail' },
  { dice: 2, name: 'roll' },
  { dice: 5, name: 'rent' },
  { dice: 4 },
  { dice: 6, name: 'out of jail' },
] as const;

/** Those whose statements are shown without the ones that the page has before. */
const OTHERS = ['rent', 'go', 'to jail', 'out of jail'] as const;

/** The page with what the rolls execute in an empty database. @throws Error when the page has no place for something */
export async function withStatements(page: string, address: Address): Promise<string> {
  const traces = await traceRolls(address, ROLLS.map(({ dice }) => dice));
  const named = (wanted: string) => traces[ROLLS.findIndex((roll) => 'name' in roll && roll.name === wanted)] ?? traces[0];
  const main = named('roll');
  if (!main) throw new Error('There is no roll.');
  let filled = inPlace(page, 'calls', `\`\`\`\n${calls(main.steps).join('\n')}\n\`\`\``);
  filled = inPlace(filled, 'seat', seats(main.before, main.after));
  filled = inPlace(filled, 'statements', described(main.steps, true));
  const shown = new Set<Statement>(main.steps.map(({ statement }) => statement));
  for (const name of OTHERS) {
    const steps = (named(name)?.steps ?? []).filter(({ statement }) => !shown.has(statement));
    filled = inPlace(filled, name, described(steps, false));
    for (const { statement } of steps) shown.add(statement);
  }
  return filled;
}

/** What stands between two comments is made by playing. */
function inPlace(page: string, name: string, text: string): string {
  const place = new RegExp(`(<!-- ${name} -->\n\n)[^]*?(<!-- end -->)`);
  if (!place.test(page)) throw new Error(`The page has no place for ${name}.`);
  return page.replace(place, (_, start: string, end: string) => `${start}${text}\n\n${end}`);
}

/** The row of gameView that differs, before and after. */
function seats(before: readonly Seat[], after: readonly Seat[]): string {
  const index = before.findIndex((seat, at) => JSON.stringify(seat) !== JSON.stringify(after[at]));
  const columns = Object.keys(before[0] ?? {});
  const row = (when: string, cells: readonly unknown[]): string => `| ${[when, ...cells.map((cell) => cell ?? '')].join(' | ')} |`;
  const cellsOf = (seat: Seat | undefined): unknown[] => columns.map((column) => seat?.[column]);
  return [
    row('', columns), row('---', columns.map(() => '---')), row('before', cellsOf(before[index])), row('after', cellsOf(after[index])),
  ].join('\n');
}

/** The routines as they call each other, with the numbers of their statements. */
function calls(steps: readonly Step[]): string[] {
  const stack: string[] = [];
  const nodes: { depth: number; name: string; numbers: number[] }[] = [];
  steps.forEach(({ traced: { routine } }, index) => {
    const depth = stack.lastIndexOf(routine.name);
    if (depth < 0) {
      stack.push(routine.name);
      nodes.push({ depth: stack.length - 1, name: routine.name, numbers: [index + 1] });
    } else {
      stack.length = depth + 1;
      nodes.findLast(({ name }) => name === routine.name)?.numbers.push(index + 1);
    }
  });
  const width = Math.max(...nodes.map(({ depth, name }) => 2 * depth + name.length)) + 2;
  return nodes.map(({ depth, name, numbers }) => `${`${'  '.repeat(depth)}${name}`.padEnd(width)}${ranges(numbers)}`);
}

/** Numbers as `1–3, 7`. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** The statements in order, under the names of their routines. */
function described(steps: readonly Step[], isNumbered: boolean): string {
  const parts: string[] = [];
  const held = new Map<string, readonly Enclosing[]>();
  for (let at = 0; at < steps.length; ) {
    const { traced, given } = steps[at] as Step;
    const { routine } = traced;
    const next = steps.findIndex((step, index) => index > at && step.traced !== traced);
    const end = next < 0 ? steps.length : next;
    const link = `[\`${routine.name}\`](../${routine.file})`;
    const isKnown = held.has(routine.name);
    const numbers = isNumbered ? `${ranges(Array.from({ length: end - at }, (_, index) => at + 1 + index))}: ` : '';
    parts.push(`**${numbers}${isKnown ? `back in ${link}**` : `${link}**. ${traced.comment}`}`);
    const out = isKnown ? [] : valued(given, '');
    // An IF stays open while another routine is called in it.
    const rest = steps.slice(end).find((step) => step.traced === traced);
    const last = written(steps.slice(at, end), traced, held.get(routine.name) ?? [], rest?.statement, out);
    held.set(routine.name, last);
    parts.push(`\`\`\`sql\n${out.join('\n')}\n\`\`\``);
    at = end;
  }
  return parts.join('\n\n');
}

/**
 * Appends statements as their file has them, in what encloses them, with the values that they set.
 * @param open what is open already
 * @param rest the routine's next statement after these
 * @returns what is open then
 */
function written(steps: readonly Step[], traced: Traced, open: readonly Enclosing[], rest: Statement | undefined, out: string[]): readonly Enclosing[] {
  let held = open;
  const closeTo = (wanted: readonly Enclosing[]): void => {
    const differs = held.findIndex((enclosing, index) => wanted[index] !== enclosing);
    for (const depth = differs < 0 ? held.length : differs; held.length > depth; held = held.slice(0, -1)) {
      out.push(`${'  '.repeat(held.length - 1)}${held.at(-1)?.close}`);
    }
  };
  for (const { statement, found } of steps) {
    const around = traced.enclosing.get(statement) ?? [];
    closeTo(around);
    for (; held.length < around.length; held = around.slice(0, held.length + 1)) {
      out.push(...(around[held.length]?.open ?? []).map((line) => `${'  '.repeat(held.length)}${line}`));
    }
    const lines = linesOf(traced, statement);
    const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
    const margin = '  '.repeat(held.length);
    out.push(...lines.map((line) => `${margin}${line.slice(indent)}`), ...valued(found, margin));
  }
  closeTo(rest ? (traced.enclosing.get(rest) ?? []) : []);
  return held;
}

/** Values as a comment; none if all are NULL. */
function valued(values: Values, margin: string): string[] {
  const said = values.filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} = ${typeof value === 'string' ? `'${value}'` : value}`);
  const lines: string[] = [];
  for (const one of said) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + one.length + 2 <= COLUMNS) lines[lines.length - 1] = `${last}, ${one}`;
    else lines.push(`${margin}-- ${one}`);
  }
  return lines;
}
