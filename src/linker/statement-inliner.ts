import type { Piece } from './printing';
import type { Scope } from './scope';
import type { Statement } from './statement';
import type { Token } from './tokens';
import type { VirtualRegister } from './virtual-registers';

/** How an expression is evaluated. */
export interface Evaluation {
  /** why it may not be evaluated, or more than once; undefined: it is evaluated once, always */
  condition?: string | undefined;
  /** whether its value is only looked at as true or false */
  isTruth?: boolean;
}

/** Inlines statements of any kind; those for single kinds of statements use it for what is inside these. */
export interface StatementInliner {
  /** @param out receives the inlined statements */
  statement: (statement: Statement, scope: Scope, out: Piece[]) => void;
  statements: (statements: readonly Statement[], scope: Scope, out: Piece[]) => void;
  /**
   * An expression, or a statement of SQL, with its names bound and its calls inlined.
   * @param out receives the statements that must precede it
   * @param target the register of its value, if known
   */
  tokens: (source: readonly Token[], scope: Scope, out: Piece[], how: Evaluation, target?: VirtualRegister) => Token[];
}
