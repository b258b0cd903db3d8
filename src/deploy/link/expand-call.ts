import { asCall, type CallSite } from './expression';
import type { Expansion } from './expansion';
import { alwaysReturns, endsWithSelectInto } from './flow';
import { aloneBody, inlineBody, inlined, textBody, wholeNumberBody } from './inline';
import { markOf } from './print-linked';
import { inside, ownPiece, type Piece, withTokens } from './printing';
import { knownRefusal } from './refusals';
import type { Register } from './registers';
import { type Binding, NO_HANDLERS, type Scope } from './scope';
import { StandIns } from './stand-in';
import type { Place, Routine, Statement } from './statement';
import { flat, inPlaceOf, is, replaced, type Token } from './tokens';

/** The procedure that raises a refusal. */
const REFUSE = 'refuse';

/** Functions whose result would change if other statements came first. */
const DIAGNOSTICS = ['row_count', 'found_rows', 'last_insert_id'];

/** Writes the bodies of routines where they are called. */
export class CallExpander {
  private readonly standIns: StandIns;

  /** @param statement writes a statement of a routine, in terms of the linked text */
  constructor(
    private readonly expansion: Expansion,
    private readonly statement: (statement: Statement, scope: Scope, out: Piece[]) => void,
  ) {
    this.standIns = new StandIns(expansion);
  }

  /**
   * A call of a function in an expression.
   * @param out receives the statements that must precede the expression
   * @param target the register of its value, if known
   */
  inExpression(site: CallSite, scope: Scope, out: Piece[], target: Register | undefined): Token[] {
    const { library, options, registers } = this.expansion;
    const { routine, name, condition } = site;
    if (routine.parameters.length !== site.arguments.length) {
      this.expansion.report(name, `${routine.name} takes ${routine.parameters.length} arguments, not ${site.arguments.length}.`);
      return asCall(site);
    }
    if (options.alwaysCalled.has(name.low)) return asCall(site);
    const body = inlineBody(routine, library);
    const values = body && this.standIns.ofAll(routine, site.arguments, (...one) => this.standIns.simple(...one));
    if (body && values) return inlined(name, body, values, site.isTruth);
    const alone = site.isAlone ? aloneBody(routine, library) : undefined;
    if (alone) return replaced(name, alone);
    const calculation = condition === undefined ? undefined : (wholeNumberBody(routine, library) ?? (options.callsInSql ? textBody(routine, library) : undefined));
    const columns = calculation && this.standIns.ofAll(routine, site.arguments, (...one) => this.standIns.inSql(...one));
    if (calculation && columns) return inlined(name, calculation, columns, true);
    if (condition !== undefined) {
      if (!options.callsInSql || !library.isPure(routine)) {
        this.expansion.report(name, `${routine.name} is called ${condition}, where MySQL may not evaluate it, or more than once: call it before, into a variable, under an IF if need be.`);
      }
      return asCall(site);
    }
    if (!site.isAlone && !library.isPure(routine)) {
      this.expansion.report(name, `${routine.name} changes or refuses something: call it alone, into a variable.`);
    }
    const goesToTarget = site.isAlone && target?.type === routine.returns && !scope.handlers.errors;
    const register = goesToTarget && target ? target : registers.allocate(routine.returns ?? '');
    this.expand(routine, site.arguments, name, scope, out, register);
    return [inPlaceOf(name, 'word', register.name)];
  }

  /**
   * The body of a routine, which replaces its call.
   * @param list the arguments, in terms of the linked text
   * @param target receives the result of a function
   */
  expand(routine: Routine, list: readonly Token[][], place: Place, caller: Scope, out: Piece[], target?: Register): void {
    const key = routine.name.toLowerCase();
    if (!this.mayExpand(routine, place, caller)) return;
    this.expansion.expanding.push(key);
    const pieces: Piece[] = [];
    const after: Piece[] = [];
    const names = this.bind(routine, list, place, caller, pieces, after);
    const { handlers } = caller;
    const isGuarded = handlers.ownNotFound || handlers.callersNotFound;
    const label = { name: this.expansion.newName('return'), isUsed: false };
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
    this.expansion.count(body.length, routine, place);
    pieces.push(...after);
    if (pieces.length > 0) out.push(...(isForwarder(routine) ? [] : [ownPiece(markOf(routine.name), place)]), ...pieces);
    this.expansion.expanding.pop();
  }

  /** Reports why a routine cannot be expanded where it is called. */
  private mayExpand(routine: Routine, place: Place, { handlers }: Scope): boolean {
    const { name, tokens, body } = routine;
    const report = (what: string): void => this.expansion.report(place, `${name} ${what}`);
    if (this.expansion.expanding.includes(name.toLowerCase())) {
      report('calls itself, directly or through others.');
      return false;
    }
    const session = tokens.find(({ kind }) => kind === 'variable');
    if (session) this.expansion.report(session, `${name} reads ${session.text}, which a trigger must not: it has to stay a routine.`);
    const asked = tokens.find((token, index) => is(token, ...DIAGNOSTICS) && is(tokens[index + 1], '('));
    if (asked) this.expansion.report(asked, `${name} asks for ${asked.text}, which is another one when it is expanded.`);
    if (handlers.disturbing !== undefined) report(`is called where the ${handlers.disturbing} would see the middle of it.`);
    if (handlers.errors && tokens.some((token) => is(token, 'ignore'))) report('ignores errors that a handler around it would see.');
    if (handlers.ownNotFound && routine.kind === 'PROCEDURE' && endsWithSelectInto([body], this.expansion.library)) {
      report('may end with a SELECT … INTO that finds nothing, which the handler around its call would see: let something follow it.');
    }
    if (routine.kind === 'FUNCTION' && !alwaysReturns([body])) this.expansion.report(body, `${name} may end without RETURN: let it be the last statement.`);
    return true;
  }

  /** The replacements of the parameters of a routine; assigns registers if necessary. */
  private bind(routine: Routine, list: readonly Token[][], place: Place, caller: Scope, before: Piece[], after: Piece[]): Map<string, Binding> {
    const { library, registers } = this.expansion;
    const names = new Map<string, Binding>();
    const assigned = library.assignedIn(routine);
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
            : (this.standIns.simple(parameter, argument) ?? this.standIns.expression(parameter, argument, results) ?? asWritten);
        if (standIn) {
          names.set(name, standIn);
          return;
        }
      }
      const own = mode === 'IN' ? undefined : registers.find(argument.length === 1 ? text : undefined);
      // A parameter that is only read has its own copy, made above.
      const isOnlyResult = texts.filter((other, at) => other === text && routine.parameters[at]?.mode !== 'IN').length === 1;
      const isAlias = own?.type === type && isOnlyResult && !caller.handlers.errors;
      const register = own && isAlias ? own : registers.allocate(type, name);
      names.set(name, { type, stands: { register } });
      if (mode === 'OUT') empty.push(ownPiece(`SET ${register.name} = NULL;`, place));
      if (register === own) return;
      if (mode !== 'OUT') before.push(withTokens(place, `SET ${register.name} = `, argument, ';'));
      if (mode !== 'IN') after.push(ownPiece(`SET ${text} = ${register.name};`, place));
    });
    before.push(...empty);
    return names;
  }

  /** The body of `refuse` without its look-up: the number of the refusal is known here. */
  private refuse(routine: Routine, scope: Scope, out: Piece[]): void {
    const refusal = knownRefusal(routine, scope.names, this.expansion.options.refusals);
    if ('problem' in refusal) this.expansion.report(routine.body, refusal.problem);
    else this.statement(refusal.statement, { ...scope, names: refusal.names }, out);
  }
}

/** Whether a routine only calls another one, which marks its own text. */
function isForwarder({ body }: Routine): boolean {
  return body.kind === 'block' && body.declarations.length === 0 && body.body.length === 1 && body.body[0]?.kind === 'call';
}
