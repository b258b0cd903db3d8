import { asCall, type CallSite, linkedTokens } from './expression';
import { areEqual, type Truth, truthOf } from './fold';
import { alwaysReturns, endsWithSelectInto, useOf } from './flow';
import { handlersOf } from './handlers';
import { aloneBody, inlineBody, inlined, isCalculationOfColumns, isSubstitute, wholeNumberBody } from './inline';
import type { Library } from './library';
import { knownRefusal } from './refusals';
import { type Finding, LinkError } from './link-error';
import { inside, ownPiece, type Piece, piece, print, type Printed, renamed } from './printing';
import { type Register, Registers } from './registers';
import { type Binding, NO_HANDLERS, type Scope, singleBinding } from './scope';
import { type Arm, type Declaration, everyStatement, type Parameter, type Place, type Routine, type Statement } from './statement';
import { flat, inPlaceOf, is, isName, replaced, type Token } from './tokens';
import { constantOf } from './types';

/** The routines that are not expanded, and the numbers of the refusals. */
export interface LinkOptions {
  /** in lower case: routines that are never expanded */
  alwaysCalled: ReadonlySet<string>;
  /** in lower case: functions that are called where they cannot be expanded, and expanded elsewhere */
  calledUnderConditions: ReadonlySet<string>;
  /** in lower case: routines that few moves reach, whose variables are declared where they are expanded */
  seldomReached: ReadonlySet<string>;
  /** by token */
  refusals: ReadonlyMap<string, number>;
  /** the types of columns of NEW, by name: such a column can replace a parameter of its type */
  columns: ReadonlyMap<string, string>;
}

/** The first lines of a linked text, for people who find it on a server. */
function howToRead({ file }: Routine): string[] {
  return [
    `-- Linked from ${file} and all that it calls, by sqlopoly migrate.`,
    '-- To read it: `-- name` begins what the routine of that name does. Variables such as int_1 are shared by several routines.',
    '-- The same as routines that call each other: sqlopoly migrate --unlinked. One roll, row by row: docs/one-roll.md.',
  ];
}

/** The procedure that raises a refusal. */
const REFUSE = 'refuse';

/** The limit of written statements, including repetitions, after which linking is given up. */
const MOST_PIECES = 300_000;

/** Statements in which a function may be evaluated for any number of rows. */
const SQL_STATEMENT = 'in a statement of SQL';

/** Functions whose result would change if other statements came first. */
const DIAGNOSTICS = ['row_count', 'found_rows', 'last_insert_id'];

/** Expands the routines that a trigger calls, one statement after the other. */
export class Expander {
  readonly findings = new Map<string, Finding>();
  private readonly registers: Registers;
  private readonly expanding: string[] = [];
  private names = 0;
  private length = 0;

  constructor(
    private readonly library: Library,
    private readonly root: Routine,
    private readonly options: LinkOptions,
  ) {
    const words = new Set<string>();
    const foreign = new Set<string>();
    const foreignInRoot = new Set<string>();
    for (const routine of library.reachOf(root).values()) {
      const own = declaredNames(routine);
      for (const token of routine.tokens) {
        if (!isName(token)) continue;
        words.add(token.low);
        if (own.has(token.low)) continue;
        if (routine === root) foreignInRoot.add(token.low);
        else foreign.add(token.low);
      }
    }
    this.registers = new Registers((name) => words.has(name));
    this.isForeign = (name) => foreign.has(name);
    this.isForeignAnywhere = (name) => foreign.has(name) || foreignInRoot.has(name);
  }

  private readonly isForeign: (name: string) => boolean;
  private readonly isForeignAnywhere: (name: string) => boolean;

  /** The CREATE of the trigger with everything expanded. */
  expandRoot(): Printed {
    const { root } = this;
    this.expanding.push(root.name.toLowerCase());
    this.registers.openPool();
    const scope: Scope = {
      routine: root,
      names: new Map(root.parameters.map(({ name, type }) => [name, { type, stands: { register: this.registers.adopt(name, type) } }])),
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
    const declarations = this.registers.closePool();
    const origin = { file: root.file, line: root.body.line };
    const pieces = [
      piece(root.head),
      ownPiece('BEGIN', origin),
      ...inside([...howToRead(root), ...declarations].map((line) => ownPiece(line, origin))),
      ...inside(body),
      ownPiece('END', origin),
    ];
    const { sql, origins } = print(pieces);
    return { sql: renamed(sql, this.registers.namesOfUnshared(this.isForeignAnywhere)), origins };
  }

  private report({ file, line }: Place, what: string): void {
    this.findings.set(`${file}:${line}: ${what}`, { file, line, what });
  }

  private newName(prefix: string): string {
    this.names += 1;
    return `${prefix}_${this.names}`;
  }

  private statements(statements: readonly Statement[], scope: Scope, out: Piece[]): void {
    statements.forEach((statement, index) => {
      const isTail = scope.isTail && index === statements.length - 1;
      this.statement(statement, isTail === scope.isTail ? scope : { ...scope, isTail }, out);
    });
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
    const mine: Register[] = [];
    const names = new Map(outer.names);
    let scope: Scope = { ...outer, names };
    for (const declared of block.declarations) {
      if (declared.kind === 'variable') mine.push(...this.variables(declared, block, names, scope, out));
    }
    const cursors = block.declarations.filter((declared) => declared.kind === 'cursor');
    const handlers = block.declarations.filter((declared) => declared.kind === 'handler');
    const label = block.label === undefined ? undefined : this.newName(block.label);
    if (block.label !== undefined && label !== undefined) {
      scope = { ...scope, labels: new Map([...scope.labels, [block.label, label]]) };
    }
    const isBlock = label !== undefined || cursors.length > 0 || handlers.length > 0;
    const body: Piece[] = [];
    if (cursors.length > 0) {
      const named = cursors.map(({ name }) => [name, this.newName(name)] as const);
      for (const cursor of cursors) {
        const query = this.tokens(cursor.query, scope, [], { condition: 'in the query of a cursor' });
        const cursorName = named.find(([name]) => name === cursor.name)?.[1] ?? cursor.name;
        body.push(this.withTokens(cursor, `DECLARE ${cursorName} CURSOR FOR `, query, ';'));
      }
      scope = { ...scope, cursors: new Map([...scope.cursors, ...named]) };
    }
    // The registers of a handler stay in use, because it may run at any time.
    const { held } = this.registers.holding(() => {
      for (const handler of handlers) this.handler(handler, scope, body);
    });
    scope = { ...scope, handlers: handlersOf(outer.handlers, handlers) };
    this.statements(block.body, scope, body);
    if (isBlock) {
      out.push(ownPiece(label === undefined ? 'BEGIN' : `${label}: BEGIN`, block));
      out.push(...inside(body), ownPiece(label === undefined ? 'END;' : `END ${label};`, block));
    } else out.push(...body);
    this.registers.release([...mine, ...held]);
  }

  /** Gives declared variables their registers, and these the values that the variables begin with. */
  private variables(
    declared: Extract<Declaration, { kind: 'variable' }>,
    block: Extract<Statement, { kind: 'block' }>,
    names: Map<string, Binding>,
    scope: Scope,
    out: Piece[],
  ): Register[] {
    const mine: Register[] = [];
    const isOfRoot = block === this.root.body;
    for (const name of declared.names) {
      const before = out.length;
      const temporary: Register[] = [];
      const value = declared.value && this.tokens(declared.value, scope, out, {}, temporary);
      // A default that does not fit its type would be an error at the beginning of the pool.
      const isLiteral = value?.length === 1 && constantOf(value, declared.type) !== undefined;
      const isColumn = isOfRoot && value?.length === 3 && is(value[0], 'new');
      const literal = value && (isLiteral || isColumn) ? flat(value) : undefined;
      const isNull = !value || (value.length === 1 && is(value[0], 'null'));
      const { register, isFresh } = this.registers.allocate(declared.type, isOfRoot && !this.isForeign(name) ? name : undefined, name);
      mine.push(register);
      if (isFresh && !isNull && literal !== undefined && out.length === before) register.initial = literal;
      else if (!isNull) out.push(this.withTokens(declared, `SET ${register.name} = `, value, ';'));
      else if (!isFresh && !this.isAssignedFirst(block, name, scope)) out.push(ownPiece(`SET ${register.name} = NULL;`, declared));
      names.set(name, { type: declared.type, stands: { register } });
      this.registers.release(temporary);
    }
    return mine;
  }

  /** Whether a variable of a block is assigned before it is read. */
  private isAssignedFirst({ declarations, body }: Extract<Statement, { kind: 'block' }>, name: string, scope: Scope): boolean {
    if (scope.handlers.errors || declarations.some(({ kind }) => kind !== 'variable')) return false;
    const isInDefault = declarations.some((other) => other.kind === 'variable' && other.value?.some(({ low }) => low === name));
    return !isInDefault && !useOf(body, name, this.library).mayRead;
  }

  private handler(handler: Extract<Declaration, { kind: 'handler' }>, scope: Scope, out: Piece[]): void {
    const conditions = handler.conditions.map(flat).join(', ');
    const body: Piece[] = [];
    const within: Scope = { ...scope, isTail: false, labels: new Map(), handlers: { ...scope.handlers, isBody: true } };
    this.registers.inLoop(() => this.statement(handler.body, within, body));
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
    const temporary: Register[] = [];
    const undo = isFirst ? undefined : this.registers.snapshot();
    const condition = this.tokens(arm.condition, scope, before, { isTruth: true }, temporary);
    const truth = truthOf(condition);
    const armPlace = { file: place.file, line: arm.condition[0]?.line ?? place.line };
    if (before.length > 0 && undo) {
      // Code that is expanded for a further condition must run only if the earlier ones are false.
      undo();
      const nested = this.branch(place, scope, (inner, to) => this.ifs(place, arms, otherwise, inner, to));
      out.push(ownPiece('ELSE', armPlace), ...inside(nested), ownPiece('END IF;', place));
      return;
    }
    out.push(...before);
    if (truth === 'true' || truth === 'false' || truth === 'null') {
      this.registers.release(temporary);
      if (truth !== 'true') this.ifs(place, others, otherwise, scope, out, isFirst);
      else if (isFirst) this.statements(arm.body, scope, out);
      else this.otherwise(place, arm.body, scope, out);
      return;
    }
    this.registers.release(temporary);
    const body = this.branch(place, scope, (inner, to) => this.statements(arm.body, inner, to));
    const rest: Piece[] = [];
    this.ifs(place, others, otherwise, scope, rest, false);
    out.push(this.withTokens(armPlace, isFirst ? 'IF ' : 'ELSEIF ', condition, ' THEN'), ...inside(notEmpty(body, place)));
    out.push(...(rest.length > 0 ? rest : [ownPiece('END IF;', place)]));
  }

  private otherwise(place: Place, statements: readonly Statement[], scope: Scope, out: Piece[]): void {
    const body = this.branch(place, scope, (inner, to) => this.statements(statements, inner, to));
    if (body.length > 0) out.push(ownPiece('ELSE', place), ...inside(body));
    out.push(ownPiece('END IF;', place));
  }

  private cases(statement: Extract<Statement, { kind: 'case' }>, scope: Scope, out: Piece[]): void {
    const temporary: Register[] = [];
    const subject = this.tokens(statement.subject, scope, out, {}, temporary);
    const isSearched = subject.length === 0;
    const arms: { condition: Token[]; body: Piece[] }[] = [];
    let { otherwise } = statement;
    for (const arm of statement.arms) {
      const before: Piece[] = [];
      const condition = this.tokens(arm.condition, scope, before, { isTruth: isSearched }, temporary);
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
      const body = this.branch(statement, scope, (inner, to) => this.statements(arm.body, inner, to));
      arms.push({ condition, body });
    }
    this.registers.release(temporary);
    if (arms.length === 0 && otherwise) {
      this.statements(otherwise, scope, out);
      return;
    }
    if (arms.length === 0) this.report(statement, 'No WHEN of this CASE can hold, and it has no ELSE.');
    out.push(isSearched ? ownPiece('CASE', statement) : this.withTokens(statement, 'CASE ', subject, ''));
    for (const { condition, body } of arms) out.push(...inside([this.withTokens(statement, 'WHEN ', condition, ' THEN'), ...inside(notEmpty(body, statement))]));
    if (otherwise) {
      const chosen = otherwise;
      const body = this.branch(statement, scope, (inner, to) => this.statements(chosen, inner, to));
      out.push(...inside([ownPiece('ELSE', statement), ...inside(notEmpty(body, statement))]));
    }
    out.push(ownPiece('END CASE;', statement));
  }

  private loop(statement: Extract<Statement, { kind: 'while' | 'repeat' | 'loop' }>, outer: Scope, out: Piece[]): void {
    const label = statement.label === undefined ? undefined : this.newName(statement.label);
    const labels = label === undefined ? outer.labels : new Map([...outer.labels, [statement.label ?? '', label] as const]);
    const scope: Scope = { ...outer, labels, isTail: false };
    const condition =
      statement.kind === 'loop' ? [] : this.tokens(statement.condition, scope, [], { isTruth: true, condition: 'in the condition of a loop' });
    if (statement.kind === 'while' && ['false', 'null'].includes(truthOf(condition) ?? '')) return;
    const body: Piece[] = [];
    // The branches in it have pools, not all that it does together.
    this.registers.inLoop(() => this.statements(statement.body, scope, body));
    const begin = label === undefined ? '' : `${label}: `;
    const end = label === undefined ? ';' : ` ${label};`;
    if (statement.kind === 'while') out.push(this.withTokens(statement, `${begin}WHILE `, condition, ' DO'));
    else out.push(ownPiece(`${begin}${statement.kind.toUpperCase()}`, statement));
    out.push(...inside(notEmpty(body, statement)));
    if (statement.kind === 'repeat') out.push(this.withTokens(statement, 'UNTIL ', condition, ''));
    out.push(ownPiece(`END ${statement.kind.toUpperCase()}${end}`, statement));
  }

  /** Statements that run conditionally; those of the trigger itself have their own registers. */
  private branch(place: Place, scope: Scope, emit: (scope: Scope, out: Piece[]) => void): Piece[] {
    if (this.registers.isOutermost) return this.inOwnPool(place, (out) => emit(scope, out));
    const body: Piece[] = [];
    emit(scope, body);
    return body;
  }

  /** Statements in a block that declares their additional registers. */
  private inOwnPool(place: Place, emit: (out: Piece[]) => void): Piece[] {
    this.registers.openPool();
    const body: Piece[] = [];
    emit(body);
    const declared = this.registers.closePool().map((line) => ownPiece(line, place));
    return declared.length === 0 ? body : [ownPiece('BEGIN', place), ...inside([...declared, ...body]), ownPiece('END;', place)];
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
      const parts = pending.map(({ head, value }, index) => this.withTokens(place, `${index === 0 ? 'SET ' : ''}${head} = `, value, index === pending.length - 1 ? ';' : ','));
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
      const temporary: Register[] = [];
      const written = this.tokens(value, scope, before, {}, temporary, register);
      if (before.length > 0) flush();
      out.push(...before);
      const head = register?.name ?? flat(target);
      if (flat(written) !== head) pending.push({ head, value: written });
      if (before.length > 0) flush();
      this.registers.release(temporary);
    }
    flush();
  }

  /** Assigns the value of an expression to a register. */
  private assign(place: Place, register: Register, value: readonly Token[], scope: Scope, out: Piece[]): void {
    const temporary: Register[] = [];
    const written = this.tokens(value, scope, out, {}, temporary, register);
    if (flat(written) !== register.name) out.push(this.withTokens(place, `SET ${register.name} = `, written, ';'));
    this.registers.release(temporary);
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
    const temporary: Register[] = [];
    const isOnce = is(tokens[0], 'do', 'signal');
    const written = this.tokens(tokens, scope, before, { condition: isOnce ? undefined : SQL_STATEMENT }, temporary);
    out.push(...before, this.withTokens(statement, '', written, ';'));
    this.registers.release(temporary);
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
    const temporary: Register[] = [];
    const written = statement.arguments.map((argument) => this.tokens(argument, scope, out, {}, temporary));
    if (this.options.alwaysCalled.has(statement.name)) {
      const list = written.map((argument) => flat(argument)).join(', ');
      out.push(ownPiece(`CALL ${routine.name}(${list});`, statement));
    } else this.expand(routine, written, statement, scope, out);
    this.registers.release(temporary);
  }

  /**
   * An expression, or a statement of SQL, in terms of the linked text.
   * @param out receives the statements that must precede it
   * @param temporary receives the registers that it uses until it is evaluated
   * @param target the register of its value, if known
   */
  private tokens(
    source: readonly Token[],
    scope: Scope,
    out: Piece[],
    how: { condition?: string | undefined; isTruth?: boolean },
    temporary: Register[] = [],
    target?: Register,
  ): Token[] {
    return linkedTokens(source, this.library, {
      scope,
      ...how,
      report: (token, what) => this.report(token, what),
      call: (site) => this.callInExpression(site, scope, out, temporary, target),
    });
  }

  private callInExpression(site: CallSite, scope: Scope, out: Piece[], temporary: Register[], target: Register | undefined): Token[] {
    const { routine, name, condition } = site;
    const key = name.low;
    if (routine.parameters.length !== site.arguments.length) {
      this.report(name, `${routine.name} takes ${routine.parameters.length} arguments, not ${site.arguments.length}.`);
      return asCall(site);
    }
    if (this.options.alwaysCalled.has(key)) return asCall(site);
    const body = inlineBody(routine, this.library);
    const values = body && this.bindingsOf(routine, site.arguments, (...one) => this.standIn(...one));
    if (body && values) return inlined(name, body, values, site.isTruth);
    const alone = site.isAlone ? aloneBody(routine, this.library) : undefined;
    if (alone) return replaced(name, alone);
    const calculation = condition === undefined ? undefined : wholeNumberBody(routine, this.library);
    const columns = calculation && this.bindingsOf(routine, site.arguments, (...one) => this.columnOrStandIn(...one));
    if (calculation && columns) return inlined(name, calculation, columns, true);
    if (condition !== undefined) {
      if (!this.options.calledUnderConditions.has(key)) {
        this.report(name, `${routine.name} is called ${condition}, where MySQL may not evaluate it, or more than once: call it before, into a variable, under an IF if need be.`);
      }
      return asCall(site);
    }
    if (!site.isAlone && !this.library.isPure(routine)) {
      this.report(name, `${routine.name} changes or refuses something: call it alone, into a variable.`);
    }
    const goesToTarget = site.isAlone && target?.type === routine.returns && !scope.handlers.errors;
    const register = goesToTarget && target ? target : this.registers.allocate(routine.returns ?? '').register;
    if (!goesToTarget) temporary.push(register);
    this.expand(routine, site.arguments, name, scope, out, register);
    return [inPlaceOf(name, 'word', register.name)];
  }

  /**
   * The replacements of the parameters of a function.
   * @param standIn finds that of one parameter
   * @returns undefined when a parameter has none
   */
  private bindingsOf(
    routine: Routine,
    list: readonly Token[][],
    standIn: (parameter: Parameter, argument: readonly Token[]) => Binding | undefined,
  ): Map<string, Binding> | undefined {
    const values = new Map<string, Binding>();
    for (const [index, parameter] of routine.parameters.entries()) {
      const binding = standIn(parameter, list[index] ?? []);
      if (!binding) return undefined;
      values.set(parameter.name, binding);
    }
    return values;
  }

  /** The replacement of a parameter in a statement of SQL: a column, or that of any place. */
  private columnOrStandIn(parameter: Parameter, argument: readonly Token[]): Binding | undefined {
    const standIn = this.standIn(parameter, argument);
    if (standIn) return standIn;
    const isColumn = argument.length === 3 && is(argument[1], '.');
    if (isColumn) return { type: parameter.type, stands: { expression: flat(argument) } };
    const typeOf = (token: Token): string | undefined => this.registers.find(token.text)?.type;
    const isWritten = isCalculationOfColumns(argument, parameter.type, typeOf);
    return isWritten ? { type: parameter.type, stands: { expression: `(${flat(argument)})` } } : undefined;
  }

  /**
   * The replacement of a parameter that is never assigned: an expression of registers that the routine does not change.
   * @param results the arguments that the routine assigns
   */
  private substitute({ type }: Parameter, argument: readonly Token[], results: ReadonlySet<string>): Binding | undefined {
    const parts = argument.flatMap((token) => this.substituted.get(token.text) ?? [token]);
    const typeOf = (token: Token): string | undefined => this.registers.find(token.text)?.type;
    if (parts.some((token) => results.has(token.text)) || !isSubstitute(parts, type, typeOf)) return undefined;
    const expression = `(${flat(argument)})`;
    this.substituted.set(expression, parts);
    return { type, stands: { expression } };
  }

  /** The expressions that replace parameters, by their text. */
  private readonly substituted = new Map<string, readonly Token[]>();

  /**
   * The replacement of a parameter that is never assigned: a literal, or a register of its type, or a column of NEW of
   * its type, which only the trigger itself sets.
   */
  private standIn({ type }: Parameter, argument: readonly Token[]): Binding | undefined {
    const constant = constantOf(argument, type);
    if (constant) return { type, stands: { constant } };
    const text = flat(argument);
    const column = /^NEW\.(\w+)$/i.exec(text)?.[1];
    if (column !== undefined && this.options.columns.get(column) === type) return { type, stands: { expression: text } };
    const register = this.registers.find(argument.length === 1 ? text : undefined);
    return register?.type === type ? { type, stands: { register } } : undefined;
  }

  /**
   * The body of a routine, which replaces its call.
   * @param list the arguments, in terms of the linked text
   * @param target receives the result of a function
   */
  private expand(routine: Routine, list: readonly Token[][], place: Place, caller: Scope, out: Piece[], target?: Register): void {
    const name = routine.name.toLowerCase();
    const isKnownRefusal = name === REFUSE && list[0]?.length === 1 && list[0][0]?.kind === 'text';
    // These are in so many branches that a variable for each would outnumber all others.
    if (isKnownRefusal) this.registers.inRootPool(() => this.expandInPool(routine, list, place, caller, out, target));
    else if (name === REFUSE || this.options.seldomReached.has(name)) {
      out.push(...this.inOwnPool(place, (to) => this.expandInPool(routine, list, place, caller, to, target)));
    } else this.expandInPool(routine, list, place, caller, out, target);
  }

  private expandInPool(routine: Routine, list: readonly Token[][], place: Place, caller: Scope, out: Piece[], target?: Register): void {
    const key = routine.name.toLowerCase();
    if (!this.mayExpand(routine, place, caller)) return;
    this.expanding.push(key);
    const pieces: Piece[] = [];
    const after: Piece[] = [];
    const mine: Register[] = [];
    const names = this.bind(routine, list, place, caller, mine, pieces, after);
    const { handlers } = caller;
    const isGuarded = handlers.ownNotFound || handlers.callersNotFound;
    const label = { name: this.newName('return'), isUsed: false };
    const scope: Scope = {
      routine,
      names,
      cursors: new Map(),
      labels: new Map(),
      result: target && { register: target, label },
      isTail: true,
      handlers: { ...NO_HANDLERS, callersNotFound: isGuarded, errors: handlers.errors, isBody: false },
    };
    const body: Piece[] = [];
    if (key === REFUSE) this.refuse(routine, scope, body);
    else this.statement(routine.body, scope, body);
    // Its callers' are around the guard of the one that was expanded first.
    const needsGuard = handlers.ownNotFound && body.some(({ text }) => /^(SELECT|WITH|\()/i.test(text));
    const guarded = needsGuard
      ? [
          ownPiece('BEGIN', place),
          ...inside([ownPiece('DECLARE CONTINUE HANDLER FOR NOT FOUND BEGIN END;', place), ...body]),
          ownPiece('END;', place),
        ]
      : body;
    if (label.isUsed) pieces.push(ownPiece(`${label.name}: BEGIN`, routine.body), ...inside(guarded), ownPiece(`END ${label.name};`, routine.body));
    else pieces.push(...guarded);
    this.length += body.length;
    if (this.length > MOST_PIECES) {
      throw new LinkError([{ ...place, what: `What is expanded becomes endless here, at ${routine.name}: it is called from too many places that are expanded themselves.` }]);
    }
    pieces.push(...after);
    if (pieces.length > 0) out.push(ownPiece(`-- ${routine.name}`, place), ...pieces);
    this.registers.release(mine);
    this.expanding.pop();
  }

  /** Reports why a routine cannot be expanded where it is called. */
  private mayExpand(routine: Routine, place: Place, { handlers }: Scope): boolean {
    const { name, tokens, body } = routine;
    const report = (what: string): void => this.report(place, `${name} ${what}`);
    if (this.expanding.includes(name.toLowerCase())) {
      report('calls itself, directly or through others.');
      return false;
    }
    const session = tokens.find(({ kind }) => kind === 'variable');
    if (session) this.report(session, `${name} reads ${session.text}, which a trigger must not: it has to stay a routine.`);
    const asked = tokens.find((token, index) => is(token, ...DIAGNOSTICS) && is(tokens[index + 1], '('));
    if (asked) this.report(asked, `${name} asks for ${asked.text}, which is another one when it is expanded.`);
    if (handlers.disturbing !== undefined) report(`is called where the ${handlers.disturbing} would see the middle of it.`);
    if (handlers.errors && tokens.some((token) => is(token, 'ignore'))) report('ignores errors that a handler around it would see.');
    if (handlers.ownNotFound && routine.kind === 'PROCEDURE' && endsWithSelectInto([body], this.library)) {
      report('may end with a SELECT … INTO that finds nothing, which the handler around its call would see: let something follow it.');
    }
    if (routine.kind === 'FUNCTION' && !alwaysReturns([body])) this.report(body, `${name} may end without RETURN: let it be the last statement.`);
    return true;
  }

  /** The replacements of the parameters of a routine; assigns registers if necessary. */
  private bind(
    routine: Routine,
    list: readonly Token[][],
    place: Place,
    caller: Scope,
    mine: Register[],
    before: Piece[],
    after: Piece[],
  ): Map<string, Binding> {
    const names = new Map<string, Binding>();
    const assigned = this.library.assignedIn(routine);
    const texts = list.map((argument) => flat(argument));
    const results = new Set(texts.filter((_, index) => routine.parameters[index]?.mode !== 'IN'));
    const empty: Piece[] = [];
    routine.parameters.forEach((parameter, index) => {
      const { mode, name, type } = parameter;
      const argument = list[index] ?? [];
      const text = texts[index] ?? '';
      if (mode === 'IN') {
        // A refusal reads its arguments before it does anything, so any expression can replace them.
        const asWritten = routine.name.toLowerCase() === REFUSE ? { type, stands: { expression: `(${text})` } } : undefined;
        const standIn =
          assigned.has(name) || results.has(text)
            ? undefined
            : (this.standIn(parameter, argument) ?? this.substitute(parameter, argument, results) ?? asWritten);
        if (standIn) {
          names.set(name, standIn);
          return;
        }
      }
      const own = mode === 'IN' ? undefined : this.registers.find(argument.length === 1 ? text : undefined);
      // A parameter that is only read has its own copy, made above.
      const isOnlyResult = texts.filter((other, at) => other === text && routine.parameters[at]?.mode !== 'IN').length === 1;
      const isAlias = own?.type === type && isOnlyResult && !caller.handlers.errors;
      const needsNull = mode === 'OUT' && !this.isSetFirst(routine, name, caller);
      if (own && isAlias) {
        names.set(name, { type, stands: { register: own } });
        if (needsNull) empty.push(ownPiece(`SET ${own.name} = NULL;`, place));
        return;
      }
      const { register, isFresh } = this.registers.allocate(type, undefined, name);
      mine.push(register);
      names.set(name, { type, stands: { register } });
      if (mode !== 'OUT') before.push(this.withTokens(place, `SET ${register.name} = `, argument, ';'));
      else if (needsNull && !isFresh) empty.push(ownPiece(`SET ${register.name} = NULL;`, place));
      if (mode !== 'IN') after.push(ownPiece(`SET ${text} = ${register.name};`, place));
    });
    before.push(...empty);
    return names;
  }

  private isSetFirst(routine: Routine, name: string, { handlers }: Scope): boolean {
    const { body } = routine;
    if (handlers.errors || body.kind !== 'block') return false;
    const { mayRead, isAssigned } = useOf([body], name, this.library);
    return isAssigned && !mayRead;
  }

  /** The body of `refuse` without its look-up: the number of the refusal is known here. */
  private refuse(routine: Routine, scope: Scope, out: Piece[]): void {
    const refusal = knownRefusal(routine, scope.names, this.options.refusals);
    if ('problem' in refusal) this.report(routine.body, refusal.problem);
    else this.statement(refusal.statement, { ...scope, names: refusal.names }, out);
  }

  /** A line of something known, tokens, and something known. */
  private withTokens({ file, line }: Place, head: string, tokens: readonly Token[], tail: string): Piece {
    const [first] = tokens;
    const written = piece(first ? [{ ...first, spaced: false }, ...tokens.slice(1)] : []);
    const origins = written.origins.length > 0 ? written.origins : [`${file}:${line}`];
    return { depth: 0, text: `${head}${written.text}${tail}`, origins };
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

/** The names of the parameters, variables and cursors of a routine. */
function declaredNames({ parameters, body }: Routine): Set<string> {
  const names = new Set(parameters.map(({ name }) => name));
  for (const statement of everyStatement(body)) {
    if (statement.kind !== 'block') continue;
    for (const declared of statement.declarations) {
      if (declared.kind === 'variable') declared.names.forEach((name) => names.add(name));
    }
  }
  return names;
}
