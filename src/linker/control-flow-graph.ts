import { intoRange } from './library';
import type { Declaration, Statement } from './statement';
import { is, isName, type Token } from './tokens';

/** A set of variables, one bit for each. */
export type VariableSet = bigint;

/**
 * A node of the graph: a basic block of one assignment, statement of SQL or condition, or the empty one that a region
 * begins with.
 */
export interface Instruction {
  /** variables that it may read */
  uses: VariableSet;
  /** variables that it may assign */
  defines: VariableSet;
  /** those of them that it assigns for certain, so that no earlier value reaches further */
  kills: VariableSet;
  successors: Instruction[];
  /** exceptional successors: the first instructions of the handlers that may run in the middle of this one */
  handlers: readonly Instruction[];
  /** whether it may read a variable after it assigned another, as SELECT … INTO does */
  isInterleaved: boolean;
  /** what it was made from; an assignment with its number in the SET */
  statement: Statement | undefined;
  item: number;
}

/** A list of statements with one entry, which can become a block that declares variables: of a branch, a loop, a block or a handler. */
export interface Region {
  parent: Region | undefined;
  children: Region[];
  /** its first instruction: variables that are declared here are NULL from then on */
  entry: Instruction;
  /** variables that it mentions outside the regions inside it */
  own: VariableSet;
  /** variables that it mentions anywhere */
  mentions: VariableSet;
  /** an estimate of how often it is executed in one execution of the whole */
  frequency: number;
}

/** The control-flow graph of an inlined text. */
export interface ControlFlowGraph {
  instructions: Instruction[];
  root: Region;
  /** by their lists of statements, or by their handlers */
  regions: ReadonlyMap<readonly Statement[] | Handler, Region>;
}

/** The context of a statement: where control can go from it. */
interface Surroundings {
  region: Region;
  handlers: readonly Instruction[];
  /** by label: the instruction after the statement, and the instruction that begins it again */
  labels: ReadonlyMap<string, { leave: Instruction; iterate: Instruction }>;
  cursors: ReadonlyMap<string, VariableSet>;
}

type Block = Extract<Statement, { kind: 'block' }>;
export type Handler = Extract<Declaration, { kind: 'handler' }>;

/** The estimated frequency of a branch that raises an error, or of a handler, for one execution of what is around it. */
const ERROR_FREQUENCY = 0.01;

/**
 * Builds the control-flow graph of an inlined text. It is conservative: any statement in the scope of a handler may raise
 * its condition, and a CONTINUE handler may continue anywhere in that scope.
 * @param body the outermost block
 * @param bits the bit of each variable, by its name in lower case
 */
export function controlFlowGraphOf(body: Block, bits: ReadonlyMap<string, VariableSet>): ControlFlowGraph {
  return new Builder(bits).build(body);
}

/** Builds a graph backwards, so that the successors of a statement exist before it. */
class Builder {
  private readonly instructions: Instruction[] = [];
  private readonly regions = new Map<readonly Statement[] | Handler, Region>();

  constructor(private readonly bits: ReadonlyMap<string, VariableSet>) {}

  build(body: Block): ControlFlowGraph {
    const root = this.newRegion(undefined, 1);
    const surroundings: Surroundings = { region: root, handlers: [], labels: new Map(), cursors: new Map() };
    const end = this.instruction(surroundings);
    root.entry.successors = [this.contents(body, end, surroundings)];
    this.regions.set(body.body, root);
    return { instructions: this.instructions, root, regions: this.regions };
  }

  private newRegion(parent: Region | undefined, frequency: number): Region {
    const entry: Instruction = {
      uses: 0n, defines: 0n, kills: 0n, successors: [], handlers: [], isInterleaved: false, statement: undefined, item: 0,
    };
    const region: Region = { parent, children: [], entry, own: 0n, mentions: 0n, frequency };
    this.instructions.push(entry);
    parent?.children.push(region);
    return region;
  }

  private instruction({ region, handlers }: Surroundings, instruction: Partial<Instruction> = {}): Instruction {
    const whole: Instruction = {
      uses: 0n, defines: 0n, kills: 0n, successors: [], handlers, isInterleaved: false, statement: undefined, item: 0, ...instruction,
    };
    this.instructions.push(whole);
    mention(region, whole.uses | whole.defines);
    return whole;
  }

  /** Makes a region of a list of statements. @returns its first instruction */
  private inRegion(
    statements: readonly Statement[],
    share: number,
    next: Instruction,
    outer: Surroundings,
    key: readonly Statement[] | Handler = statements,
  ): Instruction {
    const isError = statements.some((statement) => statement.kind === 'sql' && is(statement.tokens[0], 'signal'));
    const region = this.newRegion(outer.region, outer.region.frequency * (isError ? ERROR_FREQUENCY : share));
    this.regions.set(key, region);
    region.entry.handlers = outer.handlers;
    region.entry.successors = [this.list(statements, next, { ...outer, region })];
    return region.entry;
  }

  private list(statements: readonly Statement[], next: Instruction, surroundings: Surroundings): Instruction {
    return [...statements].reverse().reduce((following, statement) => this.statement(statement, following, surroundings), next);
  }

  private statement(statement: Statement, next: Instruction, surroundings: Surroundings): Instruction {
    switch (statement.kind) {
      case 'set':
        return statement.items.reduceRight((following, { target, value }, item) => {
          const [only] = target;
          const defines = target.length === 1 && only ? this.variables([only]) : 0n;
          const uses = this.variables(value) | (defines === 0n ? this.variables(target) : 0n);
          return this.instruction(surroundings, { uses, defines, kills: defines, successors: [following], statement, item });
        }, next);
      case 'sql':
        return this.sql(statement, next, surroundings);
      case 'call': {
        const variables = this.variables(statement.arguments.flat());
        return this.instruction(surroundings, { uses: variables, defines: variables, successors: [next], statement, isInterleaved: true });
      }
      case 'cursor': {
        const defines = this.variables(statement.into.flat());
        const uses = surroundings.cursors.get(statement.name) ?? 0n;
        return this.instruction(surroundings, { uses, defines, successors: [next], statement, isInterleaved: true });
      }
      case 'if':
        return this.conditions(statement.arms, statement.otherwise, next, surroundings, statement);
      case 'case': {
        const first = this.conditions(statement.arms, statement.otherwise, next, surroundings, statement);
        return this.instruction(surroundings, { uses: this.variables(statement.subject), successors: [first], statement });
      }
      case 'while': {
        const condition = this.instruction(surroundings, { uses: this.variables(statement.condition), statement });
        const labels = withLabel(surroundings, statement.label, { leave: next, iterate: condition });
        condition.successors = [this.inRegion(statement.body, 1, condition, { ...surroundings, labels }), next];
        return condition;
      }
      case 'repeat':
      case 'loop': {
        const uses = statement.kind === 'repeat' ? this.variables(statement.condition) : 0n;
        const last = this.instruction(surroundings, { uses, statement });
        const again = this.instruction(surroundings);
        const labels = withLabel(surroundings, statement.label, { leave: next, iterate: again });
        again.successors = [this.inRegion(statement.body, 1, last, { ...surroundings, labels })];
        last.successors = statement.kind === 'repeat' ? [again, next] : [again];
        return again;
      }
      case 'jump': {
        const target = surroundings.labels.get(statement.label);
        if (!target) throw new Error(`The inlined text has no label ${statement.label}.`);
        return statement.how === 'LEAVE' ? target.leave : target.iterate;
      }
      case 'return':
        return this.instruction(surroundings, { uses: this.variables(statement.value), successors: [], statement });
      case 'block':
        return this.block(statement, next, surroundings);
    }
  }

  private sql(statement: Extract<Statement, { kind: 'sql' }>, next: Instruction, surroundings: Surroundings): Instruction {
    const { tokens } = statement;
    const [start, end] = intoRange(tokens);
    const defines = this.variables(tokens.slice(start, end));
    const uses = this.variables([...tokens.slice(0, start), ...tokens.slice(end)]);
    // A SIGNAL ends everything, unless a handler continues.
    const isEnd = is(tokens[0], 'signal') && surroundings.handlers.length === 0;
    const kills = tokens[0]?.findsOneRow ? defines : 0n;
    return this.instruction(surroundings, { uses, defines, kills, successors: isEnd ? [] : [next], statement, isInterleaved: true });
  }

  /** The conditions of an IF or CASE, one after the other, each with the region that it branches to. */
  private conditions(
    arms: readonly { condition: Token[]; body: Statement[] }[],
    otherwise: readonly Statement[] | undefined,
    next: Instruction,
    surroundings: Surroundings,
    statement: Statement,
  ): Instruction {
    const share = 1 / (arms.length + 1);
    const last = otherwise ? this.inRegion(otherwise, share, next, surroundings) : next;
    return [...arms].reverse().reduce((following, { condition, body }) => {
      const taken = this.inRegion(body, share, next, surroundings);
      return this.instruction(surroundings, { uses: this.variables(condition), successors: [taken, following], statement });
    }, last);
  }

  private block(block: Block, next: Instruction, outer: Surroundings): Instruction {
    const region = this.newRegion(outer.region, outer.region.frequency);
    this.regions.set(block.body, region);
    region.entry.handlers = outer.handlers;
    const labels = withLabel(outer, block.label, { leave: next, iterate: region.entry });
    region.entry.successors = [this.contents(block, next, { ...outer, region, labels })];
    return region.entry;
  }

  /** The handlers, cursors and statements of a block. */
  private contents({ declarations, body }: Block, next: Instruction, surroundings: Surroundings): Instruction {
    const { region } = surroundings;
    const cursors = new Map(surroundings.cursors);
    for (const declared of declarations) {
      if (declared.kind !== 'cursor') continue;
      cursors.set(declared.name, this.variables(declared.query));
      mention(region, this.variables(declared.query));
    }
    const inner = { ...surroundings, cursors };
    const own = declarations.filter((declared): declared is Handler => declared.kind === 'handler');
    if (own.length === 0) return this.list(body, next, inner);
    const resumes: Instruction[] = [];
    const entries = own.map((handler) => {
      const end = handler.action === 'exit' ? next : this.instruction(inner);
      if (handler.action === 'continue') resumes.push(end);
      return this.inRegion([handler.body], ERROR_FREQUENCY, end, inner, handler);
    });
    const before = this.instructions.length;
    const first = this.list(body, next, { ...inner, handlers: [...surroundings.handlers, ...entries] });
    for (const resume of resumes) resume.successors = [...this.instructions.slice(before), next];
    return first;
  }

  /** The variables that tokens mention. */
  private variables(tokens: readonly Token[]): VariableSet {
    return tokens.reduce((set, token, index) => set | (isName(token) && !is(tokens[index - 1], '.') ? (this.bits.get(token.low) ?? 0n) : 0n), 0n);
  }
}

function mention(region: Region, variables: VariableSet): void {
  region.own |= variables;
  for (let outer: Region | undefined = region; outer; outer = outer.parent) outer.mentions |= variables;
}

function withLabel(
  { labels }: Surroundings,
  label: string | undefined,
  targets: { leave: Instruction; iterate: Instruction },
): ReadonlyMap<string, { leave: Instruction; iterate: Instruction }> {
  return label === undefined ? labels : new Map([...labels, [label, targets]]);
}
