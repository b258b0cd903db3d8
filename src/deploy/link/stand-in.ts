import type { Expansion } from './expansion';
import { isCalculationOfColumns, isSubstitute } from './inline';
import type { Binding } from './scope';
import type { Parameter, Routine } from './statement';
import { flat, is, type Token } from './tokens';
import { constantOf } from './types';

/** Finds what can stand in the place of a parameter that is never assigned. */
export class StandIns {
  /** the expressions that replace parameters, by their text */
  private readonly substituted = new Map<string, readonly Token[]>();

  constructor(private readonly expansion: Expansion) {}

  /** A literal, or a register of its type, or a column of NEW of its type, which only the trigger itself sets. */
  simple({ type }: Parameter, argument: readonly Token[]): Binding | undefined {
    const constant = constantOf(argument, type);
    if (constant) return { type, stands: { constant } };
    const text = flat(argument);
    const column = /^NEW\.(\w+)$/i.exec(text)?.[1];
    if (column !== undefined && this.expansion.options.columns.get(column) === type) return { type, stands: { expression: text } };
    const register = this.expansion.registers.find(argument.length === 1 ? text : undefined);
    return register?.type === type ? { type, stands: { register } } : undefined;
  }

  /**
   * An expression of registers that the routine does not change.
   * @param results the arguments that the routine assigns
   */
  expression({ type }: Parameter, argument: readonly Token[], results: ReadonlySet<string>): Binding | undefined {
    const parts = argument.flatMap((token) => this.substituted.get(token.text) ?? [token]);
    if (parts.some((token) => results.has(token.text)) || !isSubstitute(parts, type, (token) => this.typeOf(token))) return undefined;
    const expression = `(${flat(argument)})`;
    this.substituted.set(expression, parts);
    return { type, stands: { expression } };
  }

  /** In a statement of SQL: a column, or that of any place. */
  inSql(parameter: Parameter, argument: readonly Token[]): Binding | undefined {
    const standIn = this.simple(parameter, argument);
    if (standIn) return standIn;
    const { type } = parameter;
    const isColumn = argument.length === 3 && is(argument[1], '.');
    if (isColumn) return { type, stands: { expression: flat(argument) } };
    const isWritten = isCalculationOfColumns(argument, type, (token) => this.typeOf(token));
    return isWritten ? { type, stands: { expression: `(${flat(argument)})` } } : undefined;
  }

  /**
   * The replacements of all parameters of a function.
   * @param find finds that of one parameter
   * @returns undefined when a parameter has none
   */
  ofAll(
    { parameters }: Routine,
    list: readonly Token[][],
    find: (parameter: Parameter, argument: readonly Token[]) => Binding | undefined,
  ): Map<string, Binding> | undefined {
    const values = new Map<string, Binding>();
    for (const [index, parameter] of parameters.entries()) {
      const binding = find(parameter, list[index] ?? []);
      if (!binding) return undefined;
      values.set(parameter.name, binding);
    }
    return values;
  }

  private typeOf(token: Token): string | undefined {
    return this.expansion.registers.find(token.text)?.type;
  }
}
