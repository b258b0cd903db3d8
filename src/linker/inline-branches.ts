import { areEqual, type Truth, truthOf } from './constant-folding';
import type { Inlining } from './inlining';
import { inside, ownPiece, type Piece, withTokens } from './printing';
import type { Scope } from './scope';
import type { Arm, Place, Statement } from './statement';
import type { StatementInliner } from './statement-inliner';
import type { Token } from './tokens';

/** Inlines conditional statements and loops, and folds constant conditions. */
export class BranchInliner {
  constructor(
    private readonly inlining: Inlining,
    private readonly inliner: StatementInliner,
  ) {}

  /** An IF, without the branches that constants rule out. */
  ifs(
    place: Place,
    arms: readonly Arm[],
    otherwise: readonly Statement[] | undefined,
    scope: Scope,
    out: Piece[],
    isFirst = true,
  ): void {
    const [arm, ...others] = arms;
    if (!arm) {
      if (isFirst) this.inliner.statements(otherwise ?? [], scope, out);
      else if (otherwise) this.otherwise(place, otherwise, scope, out);
      return;
    }
    const before: Piece[] = [];
    const condition = this.inliner.tokens(arm.condition, scope, before, { isTruth: true });
    const truth = truthOf(condition);
    const armPlace = { file: place.file, line: arm.condition[0]?.line ?? place.line };
    if (before.length > 0 && !isFirst) {
      // What is inlined for a further condition must run only if the earlier ones are false.
      const nested: Piece[] = [];
      this.ifs(place, arms, otherwise, scope, nested);
      out.push(ownPiece('ELSE', armPlace), ...inside(nested), ownPiece('END IF;', place));
      return;
    }
    out.push(...before);
    if (truth === 'true' || truth === 'false' || truth === 'null') {
      if (truth !== 'true') this.ifs(place, others, otherwise, scope, out, isFirst);
      else if (isFirst) this.inliner.statements(arm.body, scope, out);
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

  /** A CASE, without the branches that constants rule out. */
  cases(statement: Extract<Statement, { kind: 'case' }>, scope: Scope, out: Piece[]): void {
    const subject = this.inliner.tokens(statement.subject, scope, out, {});
    const isSearched = subject.length === 0;
    const arms: { condition: Token[]; body: Piece[] }[] = [];
    let { otherwise } = statement;
    for (const arm of statement.arms) {
      const before: Piece[] = [];
      const condition = this.inliner.tokens(arm.condition, scope, before, { isTruth: isSearched });
      if (before.length > 0 && arms.length > 0) {
        this.inlining.report({ ...statement, line: arm.condition[0]?.line ?? statement.line }, 'A function is called in a further WHEN: read it into a variable first, or write IF.');
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
      this.inliner.statements(otherwise, scope, out);
      return;
    }
    if (arms.length === 0) this.inlining.report(statement, 'No WHEN of this CASE can hold, and it has no ELSE.');
    out.push(isSearched ? ownPiece('CASE', statement) : withTokens(statement, 'CASE ', subject, ''));
    for (const { condition, body } of arms) out.push(...inside([withTokens(statement, 'WHEN ', condition, ' THEN'), ...inside(notEmpty(body, statement))]));
    if (otherwise) {
      const chosen = otherwise;
      const body = this.listed(chosen, scope);
      out.push(...inside([ownPiece('ELSE', statement), ...inside(notEmpty(body, statement))]));
    }
    out.push(ownPiece('END CASE;', statement));
  }

  /** A WHILE, REPEAT or LOOP. */
  loop(statement: Extract<Statement, { kind: 'while' | 'repeat' | 'loop' }>, outer: Scope, out: Piece[]): void {
    const label = statement.label === undefined ? undefined : this.inlining.newName(statement.label);
    const labels = label === undefined ? outer.labels : new Map([...outer.labels, [statement.label ?? '', label] as const]);
    const scope: Scope = { ...outer, labels, isTail: false };
    const condition =
      statement.kind === 'loop' ? [] : this.inliner.tokens(statement.condition, scope, [], { isTruth: true, condition: 'in the condition of a loop' });
    if (statement.kind === 'while' && ['false', 'null'].includes(truthOf(condition) ?? '')) return;
    const body: Piece[] = [];
    this.inliner.statements(statement.body, scope, body);
    const begin = label === undefined ? '' : `${label}: `;
    const end = label === undefined ? ';' : ` ${label};`;
    if (statement.kind === 'while') out.push(withTokens(statement, `${begin}WHILE `, condition, ' DO'));
    else out.push(ownPiece(`${begin}${statement.kind.toUpperCase()}`, statement));
    out.push(...inside(notEmpty(body, statement)));
    if (statement.kind === 'repeat') out.push(withTokens(statement, 'UNTIL ', condition, ''));
    out.push(ownPiece(`END ${statement.kind.toUpperCase()}${end}`, statement));
  }

  /** The statements of a branch or a loop. */
  private listed(statements: readonly Statement[], scope: Scope): Piece[] {
    const out: Piece[] = [];
    this.inliner.statements(statements, scope, out);
    return out;
  }
}

/** An empty block cannot be the body of a loop or branch. */
function notEmpty(body: Piece[], place: Place): Piece[] {
  return body.length > 0 ? body : [ownPiece('BEGIN END;', place)];
}
