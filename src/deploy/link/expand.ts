import { CallExpander } from './expand-call';
import { Expansion, type LinkOptions } from './expansion';
import { linkedTokens } from './expression';
import { areEqual, type Truth, truthOf } from './fold';
import { handlersOf } from './handlers';
import type { Library } from './library';
import type { Finding } from './link-error';
import { optimised } from './optimise';
import { inside, ownPiece, type Piece, piece, print, type Printed, withTokens } from './printing';
import type { Register } from './registers';
import { type Binding, NO_HANDLERS, type Scope, singleBinding } from './scope';
import type { Arm, Declaration, Place, Routine, Statement } from './statement';
import { flat, is, type Token } from './tokens';
import { printedType } from './types';

/** The first lines of a linked text, for people who find it on a server. */
function howToRead({ file }: Routine): string[] {
  return [
    `-- Linked from ${file} and all that it calls, by sqlopoly migrate.`,
    '-- `-- name` begins what the routine of that name does. Variables such as int_1 are shared by several routines.',
    '-- As routines that call each other: sqlopoly migrate --unlinked. One roll in full: docs/core.md.',
  ];
}

/** Statements in which a function may be evaluated for any number of rows. */
const SQL_STATEMENT = 'in a statement of SQL';

/** Expands the routines that a trigger calls, one statement after the other. */
export class Expander {
  private readonly expansion: Expansion;
  private readonly calls: CallExpander;
  /** the variables of the trigger itself, by their names in the expanded text */
  private readonly ofRoot = new Set<string>();

  constructor(
    private readonly library: Library,
    private readonly root: Routine,
    private readonly options: LinkOptions,
  ) {
    this.expansion = new Expansion(library, root, options);
    this.calls = new CallExpander(this.expansion, (...one) => this.statement(...one));
  }

  get findings(): Finding[] {
    return [...this.expansion.findings.values()];
  }

  /** The CREATE of the trigger with everything expanded. */
  expandRoot(): Printed {
    const { root } = this;
    const { expanding, registers } = this.expansion;
    expanding.push(root.name.toLowerCase());
    const scope: Scope = {
      routine: root,
      names: new Map(root.parameters.map(({ name, type }) => [name, { type, stands: { register: registers.adopt(name, type) } }])),
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
    // What cannot be expanded is not in it.
    if (this.findings.length > 0) return { sql: '', origins: [] };
    const origin = { file: root.file, line: root.body.line };
    const expanded = print([
      piece(root.head),
      ownPiece('BEGIN', origin),
      ...inside(registers.declarations(printedType).map((line) => ownPiece(line, origin))),
      ...inside(body),
      ownPiece('END', origin),
    ]);
    return optimised(expanded, { names: registers.sources, ofRoot: this.ofRoot, isTaken: (name) => this.expansion.isTaken(name), isForeign: (name) => this.expansion.isForeign(name) }, howToRead(root));
  }

  private report(place: Place, what: string): void {
    this.expansion.report(place, what);
  }

  private statements(statements: readonly Statement[], scope: Scope, out: Piece[]): void {
    statements.forEach((statement, index) => {
      const isTail = scope.isTail && index === statements.length - 1;
      this.statement(statement, isTail === scope.isTail ? scope : { ...scope, isTail }, out);
    });
  }

  /** The statements of a branch or a loop. */
  private listed(statements: readonly Statement[], scope: Scope): Piece[] {
    const out: Piece[] = [];
    this.statements(statements, scope, out);
    return out;
  }

  private statement(statement: Statement, scope: Scope, out: Piece[]): void {
    switch (statement.kind) {
      case 'block':
        this.block(statement, scope, out);
        return;
      case 'if':
        this.ifs(statement, statement.arms, statement.otherwise, scope, out);
        return;
      case 'case':
        this.cases(statement, scope, out);
        return;
      case 'while':
      case 'repeat':
      case 'loop':
        this.loop(statement, scope, out);
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

  private block(block: Extract<Statement, { kind: 'block' }>, outer: Scope, out: Piece[]): void {
    const names = new Map(outer.names);
    let scope: Scope = { ...outer, names };
    for (const declared of block.declarations) {
      if (declared.kind === 'variable') this.variables(declared, block, names, scope, out);
    }
    const cursors = block.declarations.filter((declared) => declared.kind === 'cursor');
    const handlers = block.declarations.filter((declared) => declared.kind === 'handler');
    const label = block.label === undefined ? undefined : this.expansion.newName(block.label);
    if (block.label !== undefined && label !== undefined) {
      scope = { ...scope, labels: new Map([...scope.labels, [block.label, label]]) };
    }
    const isBlock = label !== undefined || cursors.length > 0 || handlers.length > 0;
    const body: Piece[] = [];
    if (cursors.length > 0) {
      const named = cursors.map(({ name }) => [name, this.expansion.newName(name)] as const);
      for (const cursor of cursors) {
        const query = this.tokens(cursor.query, scope, [], { condition: 'in the query of a cursor' });
        const cursorName = named.find(([name]) => name === cursor.name)?.[1] ?? cursor.name;
        body.push(withTokens(cursor, `DECLARE ${cursorName} CURSOR FOR `, query, ';'));
      }
      scope = { ...scope, cursors: new Map([...scope.cursors, ...named]) };
    }
    for (const handler of handlers) this.handler(handler, scope, body);
    scope = { ...scope, handlers: handlersOf(outer.handlers, handlers) };
    this.statements(block.body, scope, body);
    if (isBlock) {
      out.push(ownPiece(label === undefined ? 'BEGIN' : `${label}: BEGIN`, block));
      out.push(...inside(body), ownPiece(label === undefined ? 'END;' : `END ${label};`, block));
    } else out.push(...body);
  }

  /** Gives declared variables their registers, and these the values that the variables begin with. */
  private variables(
    declared: Extract<Declaration, { kind: 'variable' }>,
    block: Extract<Statement, { kind: 'block' }>,
    names: Map<string, Binding>,
    scope: Scope,
    out: Piece[],
  ): void {
    for (const name of declared.names) {
      const value = declared.value && this.tokens(declared.value, scope, out, {});
      const register = this.expansion.registers.allocate(declared.type, name);
      if (block === this.root.body) this.ofRoot.add(register.name);
      if (value) out.push(withTokens(declared, `SET ${register.name} = `, value, ';'));
      else out.push(ownPiece(`SET ${register.name} = NULL;`, declared));
      names.set(name, { type: declared.type, stands: { register } });
    }
  }

  private handler(handler: Extract<Declaration, { kind: 'handler' }>, scope: Scope, out: Piece[]): void {
    const conditions = handler.conditions.map(flat).join(', ');
    const body: Piece[] = [];
    const within: Scope = { ...scope, isTail: false, labels: new Map(), handlers: { ...scope.handlers, isBody: true } };
    this.statement(handler.body, within, body);
    const head = `DECLARE ${handler.action.toUpperCase()} HANDLER FOR ${conditions}`;
    const [only] = body;
    if (only && body.length === 1) out.push({ ...only, text: `${head} ${only.text}` });
    else out.push(ownPiece(head, handler), ownPiece('BEGIN', handler), ...inside(body), ownPiece('END;', handler));
  }

  private ifs(
    place: Place,
    arms: readonly Arm[],
    otherwise: readonly Statement[] | undefined,
    scope: Scope,
    out: Piece[],
    isFirst = true,
  ): void {
    const [arm, ...others] = arms;
    if (!arm) {
      if (isFirst) this.statements(otherwise ?? [], scope, out);
      else if (otherwise) this.otherwise(place, otherwise, scope, out);
      return;
    }
    const before: Piece[] = [];
    const condition = this.tokens(arm.condition, scope, before, { isTruth: true });
    const truth = truthOf(condition);
    const armPlace = { file: place.file, line: arm.condition[0]?.line ?? place.line };
    if (before.length > 0 && !isFirst) {
      // Code that is expanded for a further condition must run only if the earlier ones are false.
      const nested: Piece[] = [];
      this.ifs(place, arms, otherwise, scope, nested);
      out.push(ownPiece('ELSE', armPlace), ...inside(nested), ownPiece('END IF;', place));
      return;
    }
    out.push(...before);
    if (truth === 'true' || truth === 'false' || truth === 'null') {
      if (truth !== 'true') this.ifs(place, others, otherwise, scope, out, isFirst);
      else if (isFirst) this.statements(arm.body, scope, out);
      else this.otherwise(place, arm.body, scope, out);
      return;
    }
    const body = this.listed(arm.body, scope);
    const rest: Piece[] = [];
    this.ifs(place, others, otherwise, scope, rest, false);
    out.push(withTokens(armPlace, isFirst ? 'IF ' : 'ELSEIF ', condition, ' THEN'), ...inside(notEmpty(body, place)));
    out.push(...(rest.length > 0 ? rest : [ownPiece('END IF;', place)]));
  }

  private otherwise(place: Place, statements: readonly Statement[], scope: Scope, out: Piece[]): void {
    const body = this.listed(statements, scope);
    if (body.length > 0) out.push(ownPiece('ELSE', place), ...inside(body));
    out.push(ownPiece('END IF;', place));
  }

  private cases(statement: Extract<Statement, { kind: 'case' }>, scope: Scope, out: Piece[]): void {
    const subject = this.tokens(statement.subject, scope, out, {});
    const isSearched = subject.length === 0;
    const arms: { condition: Token[]; body: Piece[] }[] = [];
    let { otherwise } = statement;
    for (const arm of statement.arms) {
      const before: Piece[] = [];
      const condition = this.tokens(arm.condition, scope, before, { isTruth: isSearched });
      if (before.length > 0 && arms.length > 0) {
        this.report({ ...statement, line: arm.condition[0]?.line ?? statement.line }, 'A function is called in a further WHEN: read it into a variable first, or write IF.');
      }
      out.push(...before);
      const truth: Truth = isSearched ? truthOf(condition) : areEqual(subject, condition);
      if (truth === 'false' || truth === 'null') continue;
      if (truth === 'true') {
        otherwise = arm.body;
        break;
      }
      const body = this.listed(arm.body, scope);
      arms.push({ condition, body });
    }
    if (arms.length === 0 && otherwise) {
      this.statements(otherwise, scope, out);
      return;
    }
    if (arms.length === 0) this.report(statement, 'No WHEN of this CASE can hold, and it has no ELSE.');
    out.push(isSearched ? ownPiece('CASE', statement) : withTokens(statement, 'CASE ', subject, ''));
    for (const { condition, body } of arms) out.push(...inside([withTokens(statement, 'WHEN ', condition, ' THEN'), ...inside(notEmpty(body, statement))]));
    if (otherwise) {
      const chosen = otherwise;
      const body = this.listed(chosen, scope);
      out.push(...inside([ownPiece('ELSE', statement), ...inside(notEmpty(body, statement))]));
    }
    out.push(ownPiece('END CASE;', statement));
  }

  private loop(statement: Extract<Statement, { kind: 'while' | 'repeat' | 'loop' }>, outer: Scope, out: Piece[]): void {
    const label = statement.label === undefined ? undefined : this.expansion.newName(statement.label);
    const labels = label === undefined ? outer.labels : new Map([...outer.labels, [statement.label ?? '', label] as const]);
    const scope: Scope = { ...outer, labels, isTail: false };
    const condition =
      statement.kind === 'loop' ? [] : this.tokens(statement.condition, scope, [], { isTruth: true, condition: 'in the condition of a loop' });
    if (statement.kind === 'while' && ['false', 'null'].includes(truthOf(condition) ?? '')) return;
    const body: Piece[] = [];
    this.statements(statement.body, scope, body);
    const begin = label === undefined ? '' : `${label}: `;
    const end = label === undefined ? ';' : ` ${label};`;
    if (statement.kind === 'while') out.push(withTokens(statement, `${begin}WHILE `, condition, ' DO'));
    else out.push(ownPiece(`${begin}${statement.kind.toUpperCase()}`, statement));
    out.push(...inside(notEmpty(body, statement)));
    if (statement.kind === 'repeat') out.push(withTokens(statement, 'UNTIL ', condition, ''));
    out.push(ownPiece(`END ${statement.kind.toUpperCase()}${end}`, statement));
  }

  private returns(statement: Extract<Statement, { kind: 'return' }>, scope: Scope, out: Piece[]): void {
    const { result, handlers } = scope;
    if (!result) {
      this.report(statement, 'RETURN belongs in a function.');
      return;
    }
    if (handlers.isBody) this.report(statement, 'RETURN in the body of a handler cannot be expanded: give a variable the value, and return it at the end.');
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
      const register = binding && 'register' in binding.stands ? binding.stands.register : undefined;
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
  private assign(place: Place, register: Register, value: readonly Token[], scope: Scope, out: Piece[]): void {
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
    // A remark that the source makes; see Token.findsOneRow.
    if (tokens[0]?.findsOneRow) before.push(ownPiece('-- exactly one row', statement));
    out.push(...before, withTokens(statement, '', written, ';'));
  }

  private call(statement: Extract<Statement, { kind: 'call' }>, scope: Scope, out: Piece[]): void {
    const routine = this.library.find(statement.name);
    if (routine?.kind !== 'PROCEDURE') {
      this.report(statement, `No file describes a procedure ${statement.name}.`);
      return;
    }
    if (routine.parameters.length !== statement.arguments.length) {
      this.report(statement, `${routine.name} takes ${routine.parameters.length} arguments, not ${statement.arguments.length}.`);
      return;
    }
    const written = statement.arguments.map((argument) => this.tokens(argument, scope, out, {}));
    if (this.options.alwaysCalled.has(statement.name)) {
      const list = written.map((argument) => flat(argument)).join(', ');
      out.push(ownPiece(`CALL ${routine.name}(${list});`, statement));
    } else this.calls.expand(routine, written, statement, scope, out);
  }

  /**
   * An expression, or a statement of SQL, in terms of the linked text.
   * @param out receives the statements that must precede it
   * @param target the register of its value, if known
   */
  private tokens(
    source: readonly Token[],
    scope: Scope,
    out: Piece[],
    how: { condition?: string | undefined; isTruth?: boolean },
    target?: Register,
  ): Token[] {
    return linkedTokens(source, this.library, {
      scope,
      ...how,
      report: (token, what) => this.report(token, what),
      call: (site) => this.calls.inExpression(site, scope, out, target),
    });
  }
}

/** An empty block cannot be the body of a loop or branch. */
function notEmpty(body: Piece[], place: Place): Piece[] {
  return body.length > 0 ? body : [ownPiece('BEGIN END;', place)];
}

/** The origins of consecutive pieces. */
function joined(parts: readonly string[][]): string[] {
  return parts.flatMap((origins, index) => (index === 0 ? origins : origins.slice(1)));
}
