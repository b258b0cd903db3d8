import { asCall, type CallSite } from './expression';
import type { Inlining } from './inlining';
import { alwaysReturns, endsWithSelectInto } from './terminators';
import { parameterlessBody, truthValueBody, inlined, textBody, wholeNumberBody } from './inline-expression';
import { markOf } from './print-linked';
import { inside, ownPiece, type Piece, withTokens } from './printing';
import { type Refusals, specialisedRefusal } from './refusals';
import { type Binding, NO_HANDLERS, type Scope } from './scope';
import type { Place, Routine, Statement } from './statement';
import { ArgumentSubstitution } from './substitute-argument';
import { flat, inPlaceOf, is, replaced, type Token } from './tokens';
import type { VirtualRegister } from './virtual-registers';

/** Functions whose result depends on the statement before them, which inlining changes. */
const DIAGNOSTICS = ['row_count', 'found_rows', 'last_insert_id'];

/** Replaces calls by the bodies of routines. */
export class CallInliner {
  private readonly substitution: ArgumentSubstitution;

  /** @param statement inlines a statement of a routine */
  constructor(
    private readonly inlining: Inlining,
    private readonly statement: (statement: Statement, scope: Scope, out: Piece[]) => void,
  ) {
    this.substitution = new ArgumentSubstitution(inlining);
  }

  /**
   * A call of a function in an expression.
   * @param out receives the statements that must precede the expression
   * @param target the register of its value, if known
   */
  inExpression(site: CallSite, scope: Scope, out: Piece[], target: VirtualRegister | undefined): Token[] {
    const { library, settings, registers } = this.inlining;
    const { routine, name, condition } = site;
    if (routine.parameters.length !== site.arguments.length) {
      this.inlining.report(name, `${routine.name} takes ${routine.parameters.length} arguments, not ${site.arguments.length}.`);
      return asCall(site);
    }
    if (settings.alwaysCalled.has(name.low)) return asCall(site);
    const body = truthValueBody(routine, library);
    const values = body && this.substitution.ofAll(routine, site.arguments, (...one) => this.substitution.simple(...one));
    if (body && values) return inlined(name, body, values, site.isTruth);
    const alone = site.isAlone ? parameterlessBody(routine, library) : undefined;
    if (alone) return replaced(name, alone);
    const calculation = condition === undefined ? undefined : (wholeNumberBody(routine, library) ?? (settings.callsInSql ? textBody(routine, library) : undefined));
    const columns = calculation && this.substitution.ofAll(routine, site.arguments, (...one) => this.substitution.inSql(...one));
    if (calculation && columns) return inlined(name, calculation, columns, true);
    if (condition !== undefined) {
      if (!settings.callsInSql || !library.isPure(routine)) {
        this.inlining.report(name, `${routine.name} is called ${condition}, where MySQL may not evaluate it, or more than once: call it before, into a variable, under an IF if need be.`);
      }
      return asCall(site);
    }
    if (!site.isAlone && !library.isPure(routine)) {
      this.inlining.report(name, `${routine.name} changes or refuses something: call it alone, into a variable.`);
    }
    const goesToTarget = site.isAlone && target?.type === routine.returns && !scope.handlers.errors;
    const register = goesToTarget && target ? target : registers.allocate(routine.returns ?? '');
    this.inline(routine, site.arguments, name, scope, out, register);
    return [inPlaceOf(name, 'word', register.name)];
  }

  /**
   * Replaces a call by the body of the routine.
   * @param list the arguments, inlined
   * @param target receives the result of a function
   */
  inline(routine: Routine, list: readonly Token[][], place: Place, caller: Scope, out: Piece[], target?: VirtualRegister): void {
    const key = routine.name.toLowerCase();
    if (!this.mayInline(routine, place, caller)) return;
    this.inlining.active.push(key);
    const pieces: Piece[] = [];
    const after: Piece[] = [];
    const names = this.bind(routine, list, place, caller, pieces, after);
    const { handlers } = caller;
    const isGuarded = handlers.ownNotFound || handlers.callersNotFound;
    const label = { name: this.inlining.newName('return'), isUsed: false };
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
    const refusals = this.refusalsOf(routine);
    if (refusals) this.raise(routine, refusals, scope, body);
    else this.statement(routine.body, scope, body);
    // A CONTINUE handler of the caller must not see what happens in the body. One guard is enough for nested calls.
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
    this.inlining.count(body.length, routine, place);
    pieces.push(...after);
    if (pieces.length > 0) out.push(...(isForwarder(routine) ? [] : [ownPiece(markOf(routine.name), place)]), ...pieces);
    this.inlining.active.pop();
  }

  /** Reports why a routine cannot be inlined where it is called. */
  private mayInline(routine: Routine, place: Place, { handlers }: Scope): boolean {
    const { name, tokens, body } = routine;
    const report = (what: string): void => this.inlining.report(place, `${name} ${what}`);
    if (this.inlining.active.includes(name.toLowerCase())) {
      report('calls itself, directly or through others.');
      return false;
    }
    const session = tokens.find(({ kind }) => kind === 'variable');
    if (session) this.inlining.report(session, `${name} reads ${session.text}, which a trigger must not: it has to stay a routine.`);
    const asked = tokens.find((token, index) => is(token, ...DIAGNOSTICS) && is(tokens[index + 1], '('));
    if (asked) this.inlining.report(asked, `${name} asks for ${asked.text}, which is another one when it is inlined.`);
    if (handlers.disturbing !== undefined) report(`is called where the ${handlers.disturbing} would see the middle of it.`);
    if (handlers.errors && tokens.some((token) => is(token, 'ignore'))) report('ignores errors that a handler around it would see.');
    if (handlers.ownNotFound && routine.kind === 'PROCEDURE' && endsWithSelectInto([body], this.inlining.library)) {
      report('may end with a SELECT … INTO that finds nothing, which the handler around its call would see: let something follow it.');
    }
    if (routine.kind === 'FUNCTION' && !alwaysReturns([body])) this.inlining.report(body, `${name} may end without RETURN: let it be the last statement.`);
    return true;
  }

  /** Binds the parameters of a routine to arguments or registers. */
  private bind(routine: Routine, list: readonly Token[][], place: Place, caller: Scope, before: Piece[], after: Piece[]): Map<string, Binding> {
    const { library, registers } = this.inlining;
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
        // It reads its arguments before it does anything, so any expression can be substituted.
        const asWritten = this.refusalsOf(routine) ? { type, operand: { expression: `(${text})` } } : undefined;
        const substitute =
          assigned.has(name) || results.has(text)
            ? undefined
            : (this.substitution.simple(parameter, argument) ?? this.substitution.expression(parameter, argument, results) ?? asWritten);
        if (substitute) {
          names.set(name, substitute);
          return;
        }
      }
      const own = mode === 'IN' ? undefined : registers.find(argument.length === 1 ? text : undefined);
      // An IN parameter with the same argument is a copy of it, made above.
      const isOnlyResult = texts.filter((other, at) => other === text && routine.parameters[at]?.mode !== 'IN').length === 1;
      const isAlias = own?.type === type && isOnlyResult && !caller.handlers.errors;
      const register = own && isAlias ? own : registers.allocate(type, name);
      names.set(name, { type, operand: { register } });
      if (mode === 'OUT') empty.push(ownPiece(`SET ${register.name} = NULL;`, place));
      if (register === own) return;
      if (mode !== 'OUT') before.push(withTokens(place, `SET ${register.name} = `, argument, ';'));
      if (mode !== 'IN') after.push(ownPiece(`SET ${text} = ${register.name};`, place));
    });
    before.push(...empty);
    return names;
  }

  /** The settings of refusals, if a routine is the procedure that raises them. */
  private refusalsOf({ name }: Routine): Refusals | undefined {
    const { refusals } = this.inlining.settings;
    return refusals?.procedure.toLowerCase() === name.toLowerCase() ? refusals : undefined;
  }

  /** The body of the procedure that raises a refusal, without the look-up of its number, which is known here. */
  private raise(routine: Routine, refusals: Refusals, scope: Scope, out: Piece[]): void {
    const refusal = specialisedRefusal(routine, scope.names, refusals);
    if ('problem' in refusal) this.inlining.report(routine.body, refusal.problem);
    else this.statement(refusal.statement, { ...scope, names: refusal.names }, out);
  }
}

/** Whether a routine only calls another one, which marks its own text. */
function isForwarder({ body }: Routine): boolean {
  return body.kind === 'block' && body.declarations.length === 0 && body.body.length === 1 && body.body[0]?.kind === 'call';
}
