import { controlFlowGraphOf, type Instruction, type VariableSet } from './control-flow-graph';
import { intoRange } from './library';
import { type Liveness, livenessOf } from './liveness';
import { mapStatements, type Statement } from './statement';
import { is, isName, splitAtCommas, type Token } from './tokens';
import { constantOf } from './types';

type Block = Extract<Statement, { kind: 'block' }>;

/** The variables of an inlined text, by their names in lower case. */
export interface Variables {
  bits: ReadonlyMap<string, VariableSet>;
  types: ReadonlyMap<string, string>;
}

/** Eliminates dead stores: assignments, and columns of SELECT … INTO, whose values nothing reads. Repeats it until there are none. */
export function withoutDeadStores(body: Block, variables: Variables): Block {
  let current = body;
  for (;;) {
    const graph = controlFlowGraphOf(current, variables.bits);
    const remover = new Remover(livenessOf(graph.instructions), graph.instructions, variables);
    const [result] = mapStatements([current], (statement) => remover.withoutDead(statement));
    if (remover.removed === 0 || result?.kind !== 'block') return current;
    current = result;
  }
}

class Remover {
  removed = 0;
  private readonly instructionsOf = new Map<Statement, Instruction[]>();

  constructor(
    private readonly liveness: Liveness,
    instructions: readonly Instruction[],
    private readonly variables: Variables,
  ) {
    for (const instruction of instructions) {
      if (instruction.statement) this.instructionsOf.set(instruction.statement, [...(this.instructionsOf.get(instruction.statement) ?? []), instruction]);
    }
  }

  /** A statement without its dead stores; none when nothing remains. */
  withoutDead(statement: Statement): Statement[] {
    if (statement.kind === 'set') {
      const items = statement.items.filter((_, index) => !this.isDead(statement, index));
      this.removed += statement.items.length - items.length;
      return items.length === 0 ? [] : [{ ...statement, items }];
    }
    return statement.kind === 'sql' ? [this.withoutDeadColumns(statement)] : [statement];
  }

  private isDead(statement: Extract<Statement, { kind: 'set' }>, index: number): boolean {
    const instruction = this.instructionsOf.get(statement)?.find(({ item }) => item === index);
    const { target = [], value = [] } = statement.items[index] ?? {};
    const [name] = target;
    if (!instruction || !name || instruction.defines === 0n || this.isLiveAfter(instruction, instruction.defines)) return false;
    return this.isHarmless(value, this.variables.types.get(name.low) ?? '');
  }

  private isLiveAfter(instruction: Instruction, variables: VariableSet): boolean {
    return ((this.liveness.liveOut.get(instruction) ?? 0n) & variables) !== 0n;
  }

  /** Whether a value can be assigned to a variable of a type without an error, so that the store has no other effect. */
  private isHarmless(value: readonly Token[], type: string): boolean {
    const [only] = value;
    if (constantOf(value, type)) return true;
    return value.length === 1 && only !== undefined && isName(only) && this.variables.types.get(only.low) === type;
  }

  /**
   * A SELECT … INTO without the columns whose variables are dead; one always remains. The column of a
   * number is taken to fit its variable.
   */
  private withoutDeadColumns(statement: Extract<Statement, { kind: 'sql' }>): Statement {
    const { tokens } = statement;
    const instruction = this.instructionsOf.get(statement)?.[0];
    const [start, end] = intoRange(tokens);
    const isPlain = is(tokens[0], 'select') && is(tokens[end], 'from') && !tokens.some((token) => is(token, 'distinct', 'union', 'by', 'having', 'with'));
    if (!instruction || start === end || !isPlain) return statement;
    const columns = splitAtCommas(tokens.slice(1, start - 1));
    const targets = splitAtCommas(tokens.slice(start, end));
    const pairs = columns.map((column, index) => ({ column, target: targets[index] ?? [] }));
    const isUsed = ({ column, target }: (typeof pairs)[number]): boolean => {
      const name = target[0]?.low ?? '';
      const bit = this.variables.bits.get(name);
      const isNumber = NUMBERS.includes(this.variables.types.get(name) ?? '');
      return bit === undefined || this.isLiveAfter(instruction, bit) || !isNumber || !isPlainColumn(column);
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

/** Types of variables whose columns can be left out. */
const NUMBERS = ['INT', 'BIGINT'];

/** Functions whose evaluation has no effect and no error. */
const PLAIN = ['count', 'min', 'max', 'sum', 'if', 'coalesce', 'not', 'null', 'and', 'or', 'is', 'true', 'false'];

const AGGREGATES = ['count', 'min', 'max', 'sum'];

function isAggregate(column: readonly Token[]): boolean {
  return column.some((token, index) => is(token, ...AGGREGATES) && is(column[index + 1], '('));
}

/** Whether a column can be left out: it only compares, counts and adds up columns and variables, which raises no error. */
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
