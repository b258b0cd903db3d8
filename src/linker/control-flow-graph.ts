import { intoRange } from './library';
import type { Declaration, Statement } from './statement';
import { is, isName, type Token } from './tokens';

/** A set of variables, one bit for each. */
export type VariableSet = bigint;

/** A step of a linked text: an assignment, a statement of SQL, a condition, or the beginning of a region. */
export interface Step {
  reads: VariableSet;
  /** variables that it may give a value */
  writes: VariableSet;
  /** those of them that have another value afterwards, for certain */
  replaces: VariableSet;
  /** the steps that may be next */
  next: Step[];
  /** the first steps of the handlers that may run instead of the next step, in the middle of this one */
  handlers: readonly Step[];
  /** whether values are read while others are written already, as SELECT … INTO does */
  isMixed: boolean;
  /** what it belongs to; of an assignment, with its number in the SET */
  statement: Statement | undefined;
  item: number;
}

/** Statements that are executed together or not at all; they can be a block that declares variables. */
export interface Region {
  parent: Region | undefined;
  children: Region[];
  /** its first step: variables that are declared here are NULL from then on */
  entry: Step;
  /** variables that stand in it */
  own: VariableSet;
  /** and in the regions inside it */
  mentions: VariableSet;
  /** how often it is executed, at a guess, when the whole is executed once */
  weight: number;
}

/** What may follow what in a linked text. */
export interface FlowGraph {
  steps: Step[];
  root: Region;
  /** by the list of statements that a region is, the body of a branch, a loop or a block; or by its handler */
  regions: ReadonlyMap<readonly Statement[] | Handler, Region>;
}

/** Where execution can continue from a statement. */
interface Surroundings {
  region: Region;
  handlers: readonly Step[];
  /** by label: the step after the statement, and the step that begins it again */
  labels: ReadonlyMap<string, { leave: Step; iterate: Step }>;
  cursors: ReadonlyMap<string, VariableSet>;
}

type Block = Extract<Statement, { kind: 'block' }>;
export type Handler = Extract<Declaration, { kind: 'handler' }>;

/** How likely it is that a branch is taken that ends in an error. */
const ERROR_WEIGHT = 0.01;

/**
 * The steps of a linked text. Whatever is not known is taken to be possible: that any statement in the scope of a
 * handler raises its condition, and that a CONTINUE handler continues anywhere in that scope.
 * @param body the outermost block
 * @param bits the bit of each variable, by its name in lower case
 */
export function flowGraphOf(body: Block, bits: ReadonlyMap<string, VariableSet>): FlowGraph {
  return new Builder(bits).build(body);
}

/** Builds a graph from its end to its beginning. */
class Builder {
  private readonly steps: Step[] = [];
  private readonly regions = new Map<readonly Statement[] | Handler, Region>();

  constructor(private readonly bits: ReadonlyMap<string, VariableSet>) {}

  build(body: Block): FlowGraph {
    const root = this.newRegion(undefined, 1);
    const surroundings: Surroundings = { region: root, handlers: [], labels: new Map(), cursors: new Map() };
    const end = this.step(surroundings);
    root.entry.next = [this.contents(body, end, surroundings)];
    this.regions.set(body.body, root);
    return { steps: this.steps, root, regions: this.regions };
  }

  private newRegion(parent: Region | undefined, weight: number): Region {
    const entry: Step = {
      reads: 0n, writes: 0n, replaces: 0n, next: [], handlers: [], isMixed: false, statement: undefined, item: 0,
    };
    const region: Region = { parent, children: [], entry, own: 0n, mentions: 0n, weight };
    this.steps.push(entry);
    parent?.children.push(region);
    return region;
  }

  private step({ region, handlers }: Surroundings, step: Partial<Step> = {}): Step {
    const whole: Step = {
      reads: 0n, writes: 0n, replaces: 0n, next: [], handlers, isMixed: false, statement: undefined, item: 0, ...step,
    };
    this.steps.push(whole);
    mention(region, whole.reads | whole.writes);
    return whole;
  }

  /** Makes a region of a list of statements. @returns its first step */
  private inRegion(
    statements: readonly Statement[],
    share: number,
    next: Step,
    outer: Surroundings,
    key: readonly Statement[] | Handler = statements,
  ): Step {
    const isError = statements.some((statement) => statement.kind === 'sql' && is(statement.tokens[0], 'signal'));
    const region = this.newRegion(outer.region, outer.region.weight * (isError ? ERROR_WEIGHT : share));
    this.regions.set(key, region);
    region.entry.handlers = outer.handlers;
    region.entry.next = [this.list(statements, next, { ...outer, region })];
    return region.entry;
  }

  private list(statements: readonly Statement[], next: Step, surroundings: Surroundings): Step {
    return [...statements].reverse().reduce((following, statement) => this.statement(statement, following, surroundings), next);
  }

  private statement(statement: Statement, next: Step, surroundings: Surroundings): Step {
    switch (statement.kind) {
      case 'set':
        return statement.items.reduceRight((following, { target, value }, item) => {
          const [only] = target;
          const writes = target.length === 1 && only ? this.variables([only]) : 0n;
          const reads = this.variables(value) | (writes === 0n ? this.variables(target) : 0n);
          return this.step(surroundings, { reads, writes, replaces: writes, next: [following], statement, item });
        }, next);
      case 'sql':
        return this.sql(statement, next, surroundings);
      case 'call': {
        const variables = this.variables(statement.arguments.flat());
        return this.step(surroundings, { reads: variables, writes: variables, next: [next], statement, isMixed: true });
      }
      case 'cursor': {
        const writes = this.variables(statement.into.flat());
        const reads = surroundings.cursors.get(statement.name) ?? 0n;
        return this.step(surroundings, { reads, writes, next: [next], statement, isMixed: true });
      }
      case 'if':
        return this.conditions(statement.arms, statement.otherwise, next, surroundings, statement);
      case 'case': {
        const first = this.conditions(statement.arms, statement.otherwise, next, surroundings, statement);
        return this.step(surroundings, { reads: this.variables(statement.subject), next: [first], statement });
      }
      case 'while': {
        const condition = this.step(surroundings, { reads: this.variables(statement.condition), statement });
        const labels = withLabel(surroundings, statement.label, { leave: next, iterate: condition });
        condition.next = [this.inRegion(statement.body, 1, condition, { ...surroundings, labels }), next];
        return condition;
      }
      case 'repeat':
      case 'loop': {
        const reads = statement.kind === 'repeat' ? this.variables(statement.condition) : 0n;
        const last = this.step(surroundings, { reads, statement });
        const again = this.step(surroundings);
        const labels = withLabel(surroundings, statement.label, { leave: next, iterate: again });
        again.next = [this.inRegion(statement.body, 1, last, { ...surroundings, labels })];
        last.next = statement.kind === 'repeat' ? [again, next] : [again];
        return again;
      }
      case 'jump': {
        const target = surroundings.labels.get(statement.label);
        if (!target) throw new Error(`The linked text has no label ${statement.label}.`);
        return statement.how === 'LEAVE' ? target.leave : target.iterate;
      }
      case 'block':
        return this.block(statement, next, surroundings);
      default:
        throw new Error(`The linked text has a ${statement.kind}.`);
    }
  }

  private sql(statement: Extract<Statement, { kind: 'sql' }>, next: Step, surroundings: Surroundings): Step {
    const { tokens } = statement;
    const [start, end] = intoRange(tokens);
    const writes = this.variables(tokens.slice(start, end));
    const reads = this.variables([...tokens.slice(0, start), ...tokens.slice(end)]);
    // A SIGNAL ends everything, unless a handler continues.
    const isEnd = is(tokens[0], 'signal') && surroundings.handlers.length === 0;
    const replaces = tokens[0]?.findsOneRow ? writes : 0n;
    return this.step(surroundings, { reads, writes, replaces, next: isEnd ? [] : [next], statement, isMixed: true });
  }

  /** The conditions of an IF or CASE, one after the other, and what each of them leads to. */
  private conditions(
    arms: readonly { condition: Token[]; body: Statement[] }[],
    otherwise: readonly Statement[] | undefined,
    next: Step,
    surroundings: Surroundings,
    statement: Statement,
  ): Step {
    const share = 1 / (arms.length + 1);
    const last = otherwise ? this.inRegion(otherwise, share, next, surroundings) : next;
    return [...arms].reverse().reduce((following, { condition, body }) => {
      const taken = this.inRegion(body, share, next, surroundings);
      return this.step(surroundings, { reads: this.variables(condition), next: [taken, following], statement });
    }, last);
  }

  private block(block: Block, next: Step, outer: Surroundings): Step {
    const region = this.newRegion(outer.region, outer.region.weight);
    this.regions.set(block.body, region);
    region.entry.handlers = outer.handlers;
    const labels = withLabel(outer, block.label, { leave: next, iterate: region.entry });
    region.entry.next = [this.contents(block, next, { ...outer, region, labels })];
    return region.entry;
  }

  /** What is in a block: its handlers and cursors, which are declared after its variables, and its statements. */
  private contents({ declarations, body }: Block, next: Step, surroundings: Surroundings): Step {
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
    const resumes: Step[] = [];
    const entries = own.map((handler) => {
      const end = handler.action === 'exit' ? next : this.step(inner);
      if (handler.action === 'continue') resumes.push(end);
      return this.inRegion([handler.body], ERROR_WEIGHT, end, inner, handler);
    });
    const before = this.steps.length;
    const first = this.list(body, next, { ...inner, handlers: [...surroundings.handlers, ...entries] });
    for (const resume of resumes) resume.next = [...this.steps.slice(before), next];
    return first;
  }

  /** The variables that stand in tokens. */
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
  targets: { leave: Step; iterate: Step },
): ReadonlyMap<string, { leave: Step; iterate: Step }> {
  return label === undefined ? labels : new Map([...labels, [label, targets]]);
}
