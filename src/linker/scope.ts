import type { VirtualRegister } from './virtual-registers';
import type { Routine } from './statement';
import { inPlaceOf, is, isName, type Token } from './tokens';
import type { Constant } from './types';

/** What a parameter or variable of an inlined routine is in the text around it. */
export interface Binding {
  type: string;
  /** a virtual register, or the constant or expression that is substituted for it */
  operand: { register: VirtualRegister } | { constant: Constant } | { expression: string };
}

/** The context of the routine that is being inlined. */
export interface Scope {
  routine: Routine;
  names: ReadonlyMap<string, Binding>;
  /** their names in the linked text, by their own names */
  cursors: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, string>;
  /** of a function that is inlined: the target of its result, and the block that RETURN leaves */
  result: { register: VirtualRegister; label: { name: string; isUsed: boolean } } | undefined;
  /** whether this is the last statement of the routine */
  isTail: boolean;
  /** the enclosing handlers that would catch a condition */
  handlers: Handlers;
}

export interface Handlers {
  /** one of the same routine, for NOT FOUND */
  ownNotFound: boolean;
  /** one of a caller, for NOT FOUND */
  callersNotFound: boolean;
  /** one for errors, of the same routine or a caller */
  errors: boolean;
  /** one that would continue in the middle of an inlined routine, or may catch its warnings */
  disturbing: string | undefined;
  /** whether this is the body of a handler */
  isBody: boolean;
}

export const NO_HANDLERS: Handlers = {
  ownNotFound: false,
  callersNotFound: false,
  errors: false,
  disturbing: undefined,
  isBody: false,
};

/** What a binding is in the linked text. */
export function sqlOf({ operand }: Binding): string {
  if ('register' in operand) return operand.register.name;
  return 'expression' in operand ? operand.expression : operand.constant.sql;
}

/** The binding of a token; undefined when the token is not a variable. */
export function bindingAt(tokens: readonly Token[], index: number, names: ReadonlyMap<string, Binding>): Binding | undefined {
  const token = tokens[index];
  if (!token || !isName(token) || is(tokens[index - 1], '.') || is(tokens[index + 1], '.', '(')) return undefined;
  return names.get(token.low);
}

/** The token that is written for a variable. */
export function boundToken(token: Token, binding: Binding): Token {
  const { operand } = binding;
  if ('register' in operand) return inPlaceOf(token, 'word', operand.register.name);
  if ('expression' in operand) return inPlaceOf(token, 'word', operand.expression);
  const { kind, sql } = operand.constant;
  return inPlaceOf(token, kind === 'null' ? 'word' : kind, sql);
}

/** The binding that an expression of one name refers to. */
export function singleBinding(tokens: readonly Token[], names: ReadonlyMap<string, Binding>): Binding | undefined {
  return tokens.length === 1 ? bindingAt(tokens, 0, names) : undefined;
}

/**
 * Places where MySQL reads a name as a column even if a variable has the same name.
 * @returns the tokens there that are names of variables
 */
export function ambiguousNames(tokens: readonly Token[], names: ReadonlyMap<string, Binding>): Token[] {
  const found: Token[] = [];
  let depth = 0;
  let columnsUntil = -1;
  let isAssigning = false;
  tokens.forEach((token, index) => {
    const previous = tokens[index - 1];
    if (is(token, '(')) {
      depth += 1;
      const isColumnList = is(tokens[index - 2], 'into') || is(previous, 'columns');
      if (isColumnList && columnsUntil < 0) columnsUntil = depth;
    }
    if (is(token, ')')) {
      if (depth === columnsUntil) columnsUntil = -1;
      depth -= 1;
    }
    if (is(token, 'set', 'update') && is(tokens[0], 'update', 'insert', 'replace')) isAssigning = true;
    if (is(token, 'where')) isAssigning = false;
    const isColumn =
      columnsUntil >= 0 || is(previous, 'as') || (isAssigning && depth === 0 && is(previous, 'set', 'update', ',') && is(tokens[index + 1], '='));
    if (isColumn && bindingAt(tokens, index, names)) found.push(token);
  });
  return found;
}
