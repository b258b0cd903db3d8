import { flowGraphOf, type Step, type VariableSet } from './control-flow-graph';
import { intoRange } from './library';
import { type Liveness, livenessOf } from './liveness';
import { mapStatements, type Statement } from './statement';
import { is, isName, splitAtCommas, type Token } from './tokens';
import { constantOf } from './types';

type Block = Extract<Statement, { kind: 'block' }>;

/** What is known of the variables of a linked text, by their names in lower case. */
export interface Variables {
  bits: ReadonlyMap<string, VariableSet>;
  types: ReadonlyMap<string, string>;
}

/** Removes assignments of values, and reads of columns, that nothing reads, until there are none. */
export function withoutDeadCode(body: Block, variables: Variables): Block {
  let current = body;
  for (;;) {
    const graph = flowGraphOf(current, variables.bits);
    const remover = new Remover(livenessOf(graph.steps), graph.steps, variables);
    const [result] = mapStatements([current], (statement) => remover.withoutDead(statement));
    if (remover.removed === 0 || result?.kind !== 'block') return current;
    current = result;
  }
}

class Remover {
  removed = 0;
  private readonly stepsOf = new Map<Statement, Step[]>();

  constructor(
    private readonly liveness: Liveness,
    steps: readonly Step[],
    private readonly variables: Variables,
  ) {
    for (const step of steps) {
      if (step.statement) this.stepsOf.set(step.statement, [...(this.stepsOf.get(step.statement) ?? []), step]);
    }
  }

  /** A statement without what is dead in it; none when nothing remains. */
  withoutDead(statement: Statement): Statement[] {
    if (statement.kind === 'set') {
      const items = statement.items.filter((_, index) => !this.isDead(statement, index));
      this.removed += statement.items.length - items.length;
      return items.length === 0 ? [] : [{ ...statement, items }];
    }
    return statement.kind === 'sql' ? [this.withoutDeadColumns(statement)] : [statement];
  }

  private isDead(statement: Extract<Statement, { kind: 'set' }>, index: number): boolean {
    const step = this.stepsOf.get(statement)?.find(({ item }) => item === index);
    const { target = [], value = [] } = statement.items[index] ?? {};
    const [name] = target;
    if (!step || !name || step.writes === 0n || this.isLiveAfter(step, step.writes)) return false;
    return this.isHarmless(value, this.variables.types.get(name.low) ?? '');
  }

  private isLiveAfter(step: Step, variables: VariableSet): boolean {
    return ((this.liveness.after.get(step) ?? 0n) & variables) !== 0n;
  }

  /** Whether a value can be assigned to a variable of a type without an error. */
  private isHarmless(value: readonly Token[], type: string): boolean {
    const [only] = value;
    if (constantOf(value, type)) return true;
    return value.length === 1 && only !== undefined && isName(only) && this.variables.types.get(only.low) === type;
  }

  /**
   * A SELECT … INTO without the columns whose variables nothing reads; one always remains. A column is taken to fit the
   * variable that it is read into, if that is a number.
   */
  private withoutDeadColumns(statement: Extract<Statement, { kind: 'sql' }>): Statement {
    const { tokens } = statement;
    const step = this.stepsOf.get(statement)?.[0];
    const [start, end] = intoRange(tokens);
    const isPlain = is(tokens[0], 'select') && is(tokens[end], 'from') && !tokens.some((token) => is(token, 'distinct', 'union', 'by', 'having', 'with'));
    if (!step || start === end || !isPlain) return statement;
    const columns = splitAtCommas(tokens.slice(1, start - 1));
    const targets = splitAtCommas(tokens.slice(start, end));
    const pairs = columns.map((column, index) => ({ column, target: targets[index] ?? [] }));
    const isUsed = ({ column, target }: (typeof pairs)[number]): boolean => {
      const name = target[0]?.low ?? '';
      const bit = this.variables.bits.get(name);
      const isNumber = NUMBERS.includes(this.variables.types.get(name) ?? '');
      return bit === undefined || this.isLiveAfter(step, bit) || !isNumber || !isPlainColumn(column);
    };
    const used = pairs.filter(isUsed);
    // Without its only aggregate, a SELECT would find another number of rows.
    const isSame = pairs.some(({ column }) => isAggregate(column)) === used.some(({ column }) => isAggregate(column));
    if (used.length === pairs.length || used.length === 0 || columns.length !== targets.length || !isSame) return statement;
    this.removed += pairs.length - used.length;
    const list = (parts: readonly (readonly Token[])[]): Token[] => withCommas(parts, tokens[0] as Token);
    const rest = [...tokens.slice(0, 1), ...list(used.map(({ column }) => column)), ...tokens.slice(start - 1, start), ...list(used.map(({ target }) => target)), ...tokens.slice(end)];
    return { ...statement, tokens: rest };
  }
}

/** Types of variables whose columns are left out. */
const NUMBERS = ['INT', 'BIGINT'];

/** Functions whose evaluation has no effect and no error. */
const PLAIN = ['count', 'min', 'max', 'sum', 'if', 'coalesce', 'not', 'null', 'and', 'or', 'is', 'true', 'false'];

const AGGREGATES = ['count', 'min', 'max', 'sum'];

function isAggregate(column: readonly Token[]): boolean {
  return column.some((token, index) => is(token, ...AGGREGATES) && is(column[index + 1], '('));
}

/** Whether nothing is lost when a column is not calculated: it compares, counts and adds up columns and variables. */
function isPlainColumn(column: readonly Token[]): boolean {
  return column.every((token, index) => {
    if (token.kind === 'sign') return is(token, '(', ')', '.', ',', '=', '<=>', '<>', '<', '>', '<=', '>=', '*');
    if (token.kind !== 'word') return token.kind === 'number' || token.kind === 'text' || token.kind === 'quoted';
    return !is(column[index + 1], '(') || is(token, ...PLAIN);
  });
}

/** Parts with commas between them. */
function withCommas(parts: readonly (readonly Token[])[], at: Token): Token[] {
  const comma: Token = { ...at, kind: 'sign', text: ',', low: ',', spaced: false };
  return parts.flatMap((part, index) => {
    const before = part[0] ?? at;
    return index === 0 ? [...part] : [{ ...comma, file: before.file, line: parts[index - 1]?.at(-1)?.line ?? before.line }, ...part];
  });
}
