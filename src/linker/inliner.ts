import type { Library } from './library';
import type { Finding } from './link-error';
import { linkedTokens } from './expression';
import { BlockInliner } from './inline-block';
import { BranchInliner } from './inline-branches';
import { CallInliner } from './inline-call';
import { Inlining, type Settings } from './inlining';
import { optimised } from './optimise';
import { inside, ownPiece, type Piece, piece, print, type Printed, withTokens } from './printing';
import { NO_HANDLERS, type Scope, singleBinding } from './scope';
import type { Place, Routine, Statement } from './statement';
import type { Evaluation, StatementInliner } from './statement-inliner';
import { flat, is, type Token } from './tokens';
import { printedType } from './types';
import type { VirtualRegister } from './virtual-registers';

/** Statements in which a function may be evaluated for any number of rows. */
const SQL_STATEMENT = 'in a statement of SQL';

/** Inlines the routines that a root calls, one statement after the other. */
export class Inliner implements StatementInliner {
  private readonly inlining: Inlining;
  private readonly calls: CallInliner;
  private readonly blocks: BlockInliner;
  private readonly branches: BranchInliner;

  constructor(
    private readonly library: Library,
    private readonly root: Routine,
    settings: Settings,
  ) {
    this.inlining = new Inlining(library, root, settings);
    this.calls = new CallInliner(this.inlining, (...one) => this.statement(...one));
    this.blocks = new BlockInliner(this.inlining, this);
    this.branches = new BranchInliner(this.inlining, this);
  }

  /** What could not be inlined. */
  get findings(): Finding[] {
    return [...this.inlining.findings.values()];
  }

  /** The CREATE of the root with everything inlined and optimised; nothing if there are findings. */
  inlineRoot(): Printed {
    const { root } = this;
    const { active, registers, settings } = this.inlining;
    active.push(root.name.toLowerCase());
    const scope: Scope = {
      routine: root,
      names: new Map(root.parameters.map(({ name, type }) => [name, { type, operand: { register: registers.adopt(name, type) } }])),
      cursors: new Map(),
      labels: new Map(),
      result: undefined,
      isTail: true,
      handlers: NO_HANDLERS,
    };
    const session = root.tokens.find(({ kind }) => kind === 'variable');
    if (session) this.report(session, `A trigger must not read ${session.text}: MySQL shares it between sessions.`);
    const body: Piece[] = [];
    this.statement(root.body, scope, body);
    if (this.findings.length > 0) return { sql: '', origins: [] };
    const origin = { file: root.file, line: root.body.line };
    const inlined = print([
      piece(root.head),
      ownPiece('BEGIN', origin),
      ...inside(registers.declarations(printedType).map((line) => ownPiece(line, origin))),
      ...inside(body),
      ownPiece('END', origin),
    ]);
    const sources = {
      names: registers.sources, ofRoot: this.blocks.ofRoot,
      isTaken: (name: string) => this.inlining.isTaken(name), isForeign: (name: string) => this.inlining.isForeign(name),
    };
    return optimised(inlined, sources, settings.remarks);
  }

  private report(place: Place, what: string): void {
    this.inlining.report(place, what);
  }

  statements(statements: readonly Statement[], scope: Scope, out: Piece[]): void {
    statements.forEach((statement, index) => {
      const isTail = scope.isTail && index === statements.length - 1;
      this.statement(statement, isTail === scope.isTail ? scope : { ...scope, isTail }, out);
    });
  }

  statement(statement: Statement, scope: Scope, out: Piece[]): void {
    switch (statement.kind) {
      case 'block':
        this.blocks.inline(statement, scope, out);
        return;
      case 'if':
        this.branches.ifs(statement, statement.arms, statement.otherwise, scope, out);
        return;
      case 'case':
        this.branches.cases(statement, scope, out);
        return;
      case 'while':
      case 'repeat':
      case 'loop':
        this.branches.loop(statement, scope, out);
        return;
      case 'call':
        this.call(statement, scope, out);
        return;
      case 'return':
        this.returns(statement, scope, out);
        return;
      case 'set':
        this.sets(statement, scope, out);
        return;
      case 'jump': {
        const label = scope.labels.get(statement.label);
        if (label === undefined) this.report(statement, `There is no label ${statement.label} around this.`);
        out.push(ownPiece(`${statement.how} ${label ?? statement.label};`, statement));
        return;
      }
      case 'cursor':
        this.cursor(statement, scope, out);
        return;
      case 'sql':
        this.sql(statement, scope, out);
        return;
      default:
    }
  }

  private returns(statement: Extract<Statement, { kind: 'return' }>, scope: Scope, out: Piece[]): void {
    const { result, handlers } = scope;
    if (scope.routine === this.root && this.root.kind === 'FUNCTION') {
      const value = this.tokens(statement.value, scope, out, {});
      out.push(withTokens(statement, 'RETURN ', value, ';'));
      return;
    }
    if (!result) {
      this.report(statement, 'RETURN belongs in a function.');
      return;
    }
    if (handlers.isBody) this.report(statement, 'RETURN in the body of a handler cannot be inlined: give a variable the value, and return it at the end.');
    this.assign(statement, result.register, statement.value, scope, out);
    if (scope.isTail) return;
    result.label.isUsed = true;
    out.push(ownPiece(`LEAVE ${result.label.name};`, statement));
  }

  private sets({ items, ...place }: Extract<Statement, { kind: 'set' }>, scope: Scope, out: Piece[]): void {
    // One after the other, like MySQL; in one SET if nothing must come between.
    let pending: { head: string; value: Token[] }[] = [];
    const flush = (): void => {
      if (pending.length === 0) return;
      const parts = pending.map(({ head, value }, index) => withTokens(place, `${index === 0 ? 'SET ' : ''}${head} = `, value, index === pending.length - 1 ? ';' : ','));
      out.push({ depth: 0, text: parts.map(({ text }) => text).join(' '), origins: joined(parts.map(({ origins }) => origins)) });
      pending = [];
    };
    for (const { target, value } of items) {
      const binding = singleBinding(target, scope.names);
      const register = binding && 'register' in binding.operand ? binding.operand.register : undefined;
      if (!register && !is(target[0], 'new')) {
        this.report(place, `${flat(target)} is neither a variable of this routine nor a column of NEW.`);
      }
      const before: Piece[] = [];
      const written = this.tokens(value, scope, before, {}, register);
      if (before.length > 0) flush();
      out.push(...before);
      const head = register?.name ?? flat(target);
      if (flat(written) !== head) pending.push({ head, value: written });
      if (before.length > 0) flush();
    }
    flush();
  }

  /** Assigns the value of an expression to a register. */
  private assign(place: Place, register: VirtualRegister, value: readonly Token[], scope: Scope, out: Piece[]): void {
    const written = this.tokens(value, scope, out, {}, register);
    if (flat(written) !== register.name) out.push(withTokens(place, `SET ${register.name} = `, written, ';'));
  }

  private cursor(statement: Extract<Statement, { kind: 'cursor' }>, scope: Scope, out: Piece[]): void {
    const cursor = scope.cursors.get(statement.name);
    if (cursor === undefined) this.report(statement, `There is no cursor ${statement.name} here.`);
    const { handlers } = scope;
    if (statement.how === 'FETCH' && handlers.callersNotFound && !handlers.ownNotFound) {
      this.report(statement, 'This FETCH relies on the handler of a caller: declare a handler for NOT FOUND here.');
    }
    const into = statement.into.map((target) => flat(this.tokens(target, scope, out, {}))).join(', ');
    out.push(ownPiece(`${statement.how} ${cursor ?? statement.name}${into ? ` INTO ${into}` : ''};`, statement));
  }

  private sql(statement: Extract<Statement, { kind: 'sql' }>, scope: Scope, out: Piece[]): void {
    const { tokens } = statement;
    if (is(tokens[0], 'do') && tokens.length === 2 && tokens[1]?.kind === 'number') return;
    const before: Piece[] = [];
    const isOnce = is(tokens[0], 'do', 'signal');
    const written = this.tokens(tokens, scope, before, { condition: isOnce ? undefined : SQL_STATEMENT });
    // See Token.findsOneRow: the optimiser parses this text again.
    if (tokens[0]?.findsOneRow) before.push(ownPiece('-- exactly one row', statement));
    out.push(...before, withTokens(statement, '', written, ';'));
  }

  private call(statement: Extract<Statement, { kind: 'call' }>, scope: Scope, out: Piece[]): void {
    const routine = this.library.find(statement.name);
    if (routine?.kind !== 'PROCEDURE') {
      this.report(statement, `There is no procedure ${statement.name}.`);
      return;
    }
    if (routine.parameters.length !== statement.arguments.length) {
      this.report(statement, `${routine.name} takes ${routine.parameters.length} arguments, not ${statement.arguments.length}.`);
      return;
    }
    const written = statement.arguments.map((argument) => this.tokens(argument, scope, out, {}));
    if (this.inlining.settings.alwaysCalled.has(statement.name)) {
      const list = written.map((argument) => flat(argument)).join(', ');
      out.push(ownPiece(`CALL ${routine.name}(${list});`, statement));
    } else this.calls.inline(routine, written, statement, scope, out);
  }

  tokens(source: readonly Token[], scope: Scope, out: Piece[], how: Evaluation, target?: VirtualRegister): Token[] {
    return linkedTokens(source, this.library, {
      scope,
      ...how,
      report: (token, what) => this.report(token, what),
      call: (site) => this.calls.inExpression(site, scope, out, target),
    });
  }
}

/** The origins of consecutive pieces. */
function joined(parts: readonly string[][]): string[] {
  return parts.flatMap((origins, index) => (index === 0 ? origins : origins.slice(1)));
}
