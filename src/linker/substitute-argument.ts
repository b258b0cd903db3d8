import type { Inlining } from './inlining';
import { isCalculationOfColumns, isSubstitute } from './inline-expression';
import type { Binding } from './scope';
import type { Parameter, Routine } from './statement';
import { flat, is, type Token } from './tokens';
import { constantOf } from './types';

/** Substitutes arguments for parameters that are never assigned (copy propagation). */
export class ArgumentSubstitution {
  /** the expressions that were substituted for parameters, by their text */
  private readonly substituted = new Map<string, readonly Token[]>();

  constructor(private readonly inlining: Inlining) {}

  /** A literal, or a register of the parameter's type, or a column of NEW of its type, which only the trigger itself sets. */
  simple({ type }: Parameter, argument: readonly Token[]): Binding | undefined {
    const constant = constantOf(argument, type);
    if (constant) return { type, operand: { constant } };
    const text = flat(argument);
    const column = /^NEW\.(\w+)$/i.exec(text)?.[1];
    if (column !== undefined && this.inlining.settings.columns.get(column) === type) return { type, operand: { expression: text } };
    const register = this.inlining.registers.find(argument.length === 1 ? text : undefined);
    return register?.type === type ? { type, operand: { register } } : undefined;
  }

  /**
   * An expression of registers that the routine does not assign.
   * @param results the OUT and INOUT arguments
   */
  expression({ type }: Parameter, argument: readonly Token[], results: ReadonlySet<string>): Binding | undefined {
    const parts = argument.flatMap((token) => this.substituted.get(token.text) ?? [token]);
    if (parts.some((token) => results.has(token.text)) || !isSubstitute(parts, type, (token) => this.typeOf(token))) return undefined;
    const expression = `(${flat(argument)})`;
    this.substituted.set(expression, parts);
    return { type, operand: { expression } };
  }

  /** In a statement of SQL, columns and calculations of columns as well. */
  inSql(parameter: Parameter, argument: readonly Token[]): Binding | undefined {
    const simple = this.simple(parameter, argument);
    if (simple) return simple;
    const { type } = parameter;
    const isColumn = argument.length === 3 && is(argument[1], '.');
    if (isColumn) return { type, operand: { expression: flat(argument) } };
    const isWritten = isCalculationOfColumns(argument, type, (token) => this.typeOf(token));
    return isWritten ? { type, operand: { expression: `(${flat(argument)})` } } : undefined;
  }

  /**
   * The bindings of all parameters of a function.
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
    return this.inlining.registers.find(token.text)?.type;
  }
}
