import { type Catalogue, readCatalogue } from '../../src/deploy/catalogue';
import { deploy } from '../../src/deploy/deploy';
import { parseRoutine } from '../../src/deploy/link/parse-routine';
import { type Routine, type Statement } from '../../src/deploy/link/statement';
import { flat } from '../../src/deploy/link/tokens';
import { type Address, GameConnection } from '../../src/game/connection';

/** The page that shows the statements of one roll, relative to the checkout. */
export const CORE_PAGE = 'docs/core.md';

/** What stands between these comments is made by playing the roll. */
const PLACE = /(<!-- statements -->\n\n)[^]*?(<!-- end -->)/;

/** The game up to the roll, and the roll. */
const GAME = ["CALL new_game('campus', 'The core')", 'INSERT INTO Gamemanager (dice) VALUES (3), (1), (4)'];
const ROLL = 'INSERT INTO Gamemanager (dice) VALUES (2)';

/** The folders of what a move executes. */
const ROOMS = /^procedures\/(move|action|landing|dice|rule|record|base\/current_game)\b/;

/** A statement that was executed. */
interface Step {
  routine: Routine;
  statement: Statement;
}

/** A routine with the folder of its file, and its statements by their lines. */
interface Traced {
  routine: Routine;
  comment: string;
  lines: readonly string[];
  statements: ReadonlyMap<number, Statement>;
  /** the conditions under which a statement is executed, from the outside to the inside */
  conditions: ReadonlyMap<Statement, readonly string[]>;
}

/** The page with the statements that the roll executes in an empty database. @throws Error when the page has no place for them */
export async function withStatements(page: string, address: Address): Promise<string> {
  if (!PLACE.test(page)) throw new Error('The page has no place for the statements.');
  const catalogue = readCatalogue();
  const traced = tracedRoutines(catalogue);
  await deploy(address, { say: () => undefined, catalogue: withMarks(catalogue, traced), unlinked: true });
  const steps = await play(address, traced);
  return page.replace(PLACE, (_, start: string, end: string) => `${start}${described(steps, traced)}\n${end}`);
}

/** All routines and the trigger of a move. Functions of one expression are part of the statements that call them. */
function tracedRoutines({ objects }: Catalogue): Map<string, Traced> {
  const traced = new Map<string, Traced>();
  for (const { name, type, sql, file } of objects) {
    if (type === 'VIEW' || !ROOMS.test(file ?? '') || (type === 'TRIGGER' && name !== 'dice_trigger')) continue;
    const routine = parseRoutine(sql, file ?? name);
    const conditions = conditionsIn(routine.body);
    const leaves = [...conditions.keys()].filter(isLeaf);
    if (leaves.length === 1 && leaves[0]?.kind === 'return') continue;
    traced.set(name, {
      routine,
      comment: /^ {2}COMMENT '(.*)'$/m.exec(sql)?.[1]?.replaceAll("''", "'") ?? 'The trigger on the ledger, in which every move begins and ends.',
      lines: sql.split('\n'),
      statements: new Map(leaves.map((statement) => [statement.line, statement])),
      conditions,
    });
  }
  return traced;
}

function isLeaf({ kind }: Statement): boolean {
  return ['call', 'return', 'set', 'cursor', 'sql'].includes(kind);
}

/** The conditions of all statements except those of handlers. */
function conditionsIn(body: Statement): Map<Statement, readonly string[]> {
  const found = new Map<Statement, readonly string[]>();
  const visit = (statement: Statement, conditions: readonly string[]): void => {
    found.set(statement, conditions);
    const all = (parts: readonly Statement[], more: readonly string[] = []): void => parts.forEach((part) => visit(part, [...conditions, ...more]));
    switch (statement.kind) {
      case 'block':
        all(statement.body);
        break;
      case 'if': {
        const texts = statement.arms.map(({ condition }) => flat(condition));
        statement.arms.forEach((arm, index) => all(arm.body, [`${texts[index]}`]));
        all(statement.otherwise ?? [], [`NOT (${texts.join(' OR ')})`]);
        break;
      }
      case 'case':
        statement.arms.forEach((arm) => all(arm.body, [`${statement.subject.length > 0 ? `${flat(statement.subject)} = ` : ''}${flat(arm.condition)}`]));
        all(statement.otherwise ?? []);
        break;
      case 'while':
        all(statement.body, [flat(statement.condition)]);
        break;
      case 'repeat':
      case 'loop':
        all(statement.body);
        break;
      default:
    }
  };
  visit(body, []);
  return found;
}

/** The catalogue, with routines that say which of their statements they execute. */
function withMarks(catalogue: Catalogue, traced: ReadonlyMap<string, Traced>): Catalogue {
  const objects = catalogue.objects.map((object) => {
    const routine = traced.get(object.name);
    if (!routine) return object;
    const lines = routine.lines.map((line, index) =>
      routine.statements.has(index + 1) ? `SET @steps = CONCAT(@steps, '${object.name}:${index + 1} ');\n${line}` : line);
    return { ...object, sql: lines.join('\n') };
  });
  return { ...catalogue, version: `${catalogue.version}.traced`, objects };
}

async function play(address: Address, traced: ReadonlyMap<string, Traced>): Promise<Step[]> {
  const connection = await GameConnection.open(address);
  try {
    await connection.run("SET @steps = ''");
    for (const sql of GAME) await connection.run(sql);
    await connection.run("SET @steps = ''");
    await connection.run(ROLL);
    const [said] = await connection.rows<{ steps: string }>('SELECT @steps AS steps');
    return (said?.steps ?? '').trim().split(' ').map((step) => {
      const [name = '', line = ''] = step.split(':');
      const found = traced.get(name);
      const statement = found?.statements.get(Number(line));
      if (!found || !statement) throw new Error(`There is no statement ${step}.`);
      return { routine: found.routine, statement };
    });
  } finally {
    await connection.close();
  }
}

/** The statements in order, under the names of their routines. */
function described(steps: readonly Step[], traced: ReadonlyMap<string, Traced>): string {
  const parts: string[] = [];
  const known = new Set<string>();
  for (let at = 0; at < steps.length; ) {
    const { routine } = steps[at] as Step;
    const end = steps.findIndex((step, index) => index > at && step.routine !== routine);
    const part = steps.slice(at, end < 0 ? steps.length : end);
    const found = traced.get(routine.name) as Traced;
    const link = `[\`${routine.name}\`](../${routine.file})`;
    parts.push(`**${at + 1}${part.length > 1 ? `–${at + part.length}` : ''}: ${known.has(routine.name) ? `back in ${link}**` : `${link}**. ${found.comment}`}`);
    parts.push(`\`\`\`sql\n${written(part.map(({ statement }) => statement), found).join('\n')}\n\`\`\``);
    known.add(routine.name);
    at += part.length;
  }
  return `${parts.join('\n\n')}\n`;
}

/** Statements as their file has them, in the conditions that led to them. */
function written(statements: readonly Statement[], { lines, conditions }: Traced): string[] {
  const out: string[] = [];
  let held: readonly string[] = [];
  const leave = (depth: number): void => {
    for (; held.length > depth; held = held.slice(0, -1)) out.push(`${'  '.repeat(held.length - 1)}END IF;`);
  };
  for (const statement of statements) {
    const led = conditions.get(statement) ?? [];
    const common = led.findIndex((condition, index) => held[index] !== condition);
    leave(common < 0 ? led.length : common);
    for (; held.length < led.length; held = led.slice(0, held.length + 1)) out.push(`${'  '.repeat(held.length)}IF ${led[held.length]} THEN`);
    const from = statement.line - 1;
    const length = lines.slice(from).findIndex((line) => /;\s*$/.test(line)) + 1;
    const indent = /^ */.exec(lines[from] ?? '')?.[0].length ?? 0;
    out.push(...lines.slice(from, from + length).map((line) => `${'  '.repeat(held.length)}${line.slice(indent)}`));
  }
  leave(0);
  return out;
}
