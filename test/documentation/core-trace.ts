import { type Catalogue, readCatalogue } from '../../src/deploy/catalogue';
import { deploy } from '../../src/deploy/deploy';
import { parseRoutine } from '../../src/linker/parse-routine';
import { type Arm, type Routine, type Statement } from '../../src/linker/statement';
import { flat } from '../../src/linker/tokens';
import { type Address, GameConnection } from '../../src/client/connection';

/** The folders of what a move executes. */
const ROOMS = /^procedures\/(move|action|landing|estate|dice|rule|record|base\/current_game)\b/;

/** What stands where a branch was not taken. */
const LEFT_OUT = '  -- …';

/** What encloses a statement, as lines of SQL. */
export interface Enclosing {
  open: readonly string[];
  close: string;
}

/** A routine, and its statements by their lines. */
export interface Traced {
  routine: Routine;
  comment: string;
  lines: readonly string[];
  statements: ReadonlyMap<number, Statement>;
  /** what encloses each statement, from the outside to the inside */
  enclosing: ReadonlyMap<Statement, readonly Enclosing[]>;
}

/** Names of variables with their values, in their order. */
export type Values = readonly (readonly [name: string, value: string | number | null])[];

/** A statement that was executed. */
export interface Step {
  traced: Traced;
  statement: Statement;
  /** the parameters before it */
  given: Values;
  /** the variables that it set */
  found: Values;
}

/** A row of gameView. */
export type Seat = Readonly<Record<string, string | number | null>>;

/** What a roll executed. */
export interface Trace {
  dice: number;
  steps: readonly Step[];
  before: readonly Seat[];
  after: readonly Seat[];
}

/** Plays rolls in a new game of the coursework, in an empty database, and says what each of them executes. */
export async function traceRolls(address: Address, rolls: readonly number[]): Promise<Trace[]> {
  const catalogue = readCatalogue();
  const traced = tracedRoutines(catalogue);
  await deploy(address, { say: () => undefined, catalogue: withMarks(catalogue, traced), unlinked: true });
  const connection = await GameConnection.open(address);
  const seats = (): Promise<Seat[]> => connection.rows('SELECT * FROM gameView');
  try {
    await connection.run("SET @trace = '[]'");
    await connection.run("CALL new_game('campus', 'The core')");
    const traces: Trace[] = [];
    for (const dice of rolls) {
      const before = await seats();
      await connection.run("SET @trace = '[]'");
      await connection.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
      const [said] = await connection.rows<{ trace: string }>('SELECT @trace AS trace');
      traces.push({ dice, steps: stepsOf(JSON.parse(said?.trace ?? '[]') as Mark[], traced), before, after: await seats() });
    }
    return traces;
  } finally {
    await connection.close();
  }
}

/** All routines and the trigger of a move. Functions of one expression are part of the statements that call them. */
function tracedRoutines({ objects }: Catalogue): Map<string, Traced> {
  const traced = new Map<string, Traced>();
  for (const { name, type, sql, file } of objects) {
    if (type === 'VIEW' || !ROOMS.test(file ?? '') || (type === 'TRIGGER' && name !== 'dice_trigger')) continue;
    const routine = parseRoutine(sql, file ?? name);
    const enclosing = enclosingIn(routine.body);
    const leaves = [...enclosing.keys()].filter(isLeaf);
    if (leaves.length === 1 && leaves[0]?.kind === 'return') continue;
    traced.set(name, {
      routine,
      comment: /^ {2}COMMENT '(.*)'$/m.exec(sql)?.[1]?.replaceAll("''", "'") ?? 'The trigger on the ledger, in which every move begins and ends.',
      lines: sql.split('\n'),
      statements: new Map(leaves.map((statement) => [statement.line, statement])),
      enclosing,
    });
  }
  return traced;
}

function isLeaf({ kind }: Statement): boolean {
  return ['call', 'return', 'set', 'cursor', 'sql'].includes(kind);
}

/** What encloses all statements except those of handlers. */
function enclosingIn(body: Statement): Map<Statement, readonly Enclosing[]> {
  const found = new Map<Statement, readonly Enclosing[]>();
  const visit = (statement: Statement, around: readonly Enclosing[]): void => {
    found.set(statement, around);
    const all = (parts: readonly Statement[], ...more: readonly Enclosing[]): void => parts.forEach((part) => visit(part, [...around, ...more]));
    switch (statement.kind) {
      case 'block':
        all(statement.body);
        break;
      case 'if': {
        const opens = statement.arms.map(({ condition }, index) => `${index === 0 ? 'IF' : 'ELSEIF'} ${flat(condition)} THEN`);
        branches(statement.arms, statement.otherwise, opens, 'END IF;', all);
        break;
      }
      case 'case': {
        const subject = statement.subject.length > 0 ? ` ${flat(statement.subject)}` : '';
        const opens = statement.arms.map(({ condition }, index) => `${index === 0 ? `CASE${subject} ` : ''}WHEN ${flat(condition)} THEN`);
        branches(statement.arms, statement.otherwise, opens, 'END CASE;', all);
        break;
      }
      case 'while':
        all(statement.body, { open: [`WHILE ${flat(statement.condition)} DO`], close: 'END WHILE;' });
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

/** Visits the branches of a condition, each with the lines that lead to it. */
function branches(
  arms: readonly Arm[],
  otherwise: readonly Statement[] | undefined,
  opens: readonly string[],
  close: string,
  visit: (parts: readonly Statement[], enclosing: Enclosing) => void,
): void {
  const skipped = (count: number): string[] => opens.slice(0, count).flatMap((open) => [open, LEFT_OUT]);
  arms.forEach(({ body }, index) => visit(body, { open: [...skipped(index), opens[index] ?? ''], close }));
  visit(otherwise ?? [], { open: [...skipped(arms.length), 'ELSE'], close });
}

/** The number of lines of a statement. */
export function linesOf({ lines }: Traced, { line }: Statement): readonly string[] {
  const from = line - 1;
  return lines.slice(from, from + lines.slice(from).findIndex((text) => /;\s*$/.test(text)) + 1);
}

/** What a marked statement left in @trace. */
interface Mark {
  at: string;
  given?: Values;
  found?: Values;
}

/** The catalogue, with routines that say which of their statements they execute, and with which values. */
function withMarks(catalogue: Catalogue, traced: ReadonlyMap<string, Traced>): Catalogue {
  const objects = catalogue.objects.map((object) => {
    const routine = traced.get(object.name);
    if (!routine) return object;
    const [before, after] = [new Map<number, string>(), new Map<number, string>()];
    for (const [line, statement] of routine.statements) {
      const at = `'at', '${object.name}:${line}'`;
      before.set(line, marked(at, 'given', routine.routine.parameters.map(({ name }) => name)));
      const set = variablesSet(routine, statement);
      if (set.length > 0) after.set(line + linesOf(routine, statement).length - 1, marked(at, 'found', set));
    }
    const lines = routine.lines.map((text, index) => [before.get(index + 1), text, after.get(index + 1)].filter((part) => part !== undefined).join('\n'));
    return { ...object, sql: lines.join('\n') };
  });
  return { ...catalogue, version: `${catalogue.version}.traced`, objects };
}

function marked(at: string, key: string, names: readonly string[]): string {
  return `SET @trace = JSON_ARRAY_APPEND(@trace, '$', JSON_OBJECT(${at}, '${key}', JSON_ARRAY(${names.map((name) => `JSON_ARRAY('${name}', ${name})`).join(', ')})));`;
}

/** The variables to which a statement gives values of its own. */
function variablesSet(traced: Traced, statement: Statement): string[] {
  if (statement.kind === 'set') return statement.items.map(({ target }) => flat(target)).filter((name) => /^[mvp]_\w+$/.test(name));
  const into = /\bINTO\s+([\w,\s]+?)\s+(?:FROM|FOR)\b/.exec(linesOf(traced, statement).join('\n'))?.[1] ?? '';
  return into.split(/,\s*/).filter((name) => /^[mvp]_\w+$/.test(name));
}

function stepsOf(marks: readonly Mark[], traced: ReadonlyMap<string, Traced>): Step[] {
  const steps: { at: string; step: Step }[] = [];
  for (const { at, given, found } of marks) {
    const [name = '', line = ''] = at.split(':');
    const routine = traced.get(name);
    const statement = routine?.statements.get(Number(line));
    if (!routine || !statement) throw new Error(`There is no statement ${at}.`);
    if (given) steps.push({ at, step: { traced: routine, statement, given, found: [] } });
    else Object.assign(steps.findLast((one) => one.at === at)?.step ?? {}, { found });
  }
  return steps.map(({ step }) => step);
}
