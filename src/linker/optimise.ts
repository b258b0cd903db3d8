import { allocateRegisters, type Register } from './allocate-registers';
import { withoutDeadStores } from './dead-stores';
import { type ControlFlowGraph, controlFlowGraphOf, type Handler, type Region, type VariableSet } from './control-flow-graph';
import { redundantNulls } from './redundant-nulls';
import { livenessOf } from './liveness';
import { parseTokens } from './parse-routine';
import { isMark, Printer } from './print-linked';
import { inside, ownPiece, piece, print, type Printed } from './printing';
import { RegisterNames, type Sources } from './register-names';
import { everyStatement, type Statement } from './statement';
import { flat, inPlaceOf, is, isName, type Token, tokenize } from './tokens';
import { constantOf, printedType } from './types';

type Block = Extract<Statement, { kind: 'block' }>;
type Key = readonly Statement[] | Handler;

/**
 * Optimises an inlined text: eliminates dead stores and allocates registers. In the inlined text each variable of each
 * call is a virtual register, set to NULL or to its default where its block begins; liveness says which of these stores
 * are needed.
 * @param inlined a CREATE whose virtual registers are all declared where its body begins
 * @param remarks lines of comment at the beginning of the body
 */
export function optimised(inlined: Printed, sources: Sources, remarks: readonly string[]): Printed {
  const { head, body } = parseTokens(originalTokens(inlined), '');
  if (body.kind !== 'block') throw new Error('The body of a linked text is a block.');
  const types = typesIn(body);
  const names = [...types.keys()];
  const bits = new Map(names.map((name, index) => [name, 1n << BigInt(index)] as const));
  const live = withoutDeadStores(body, { bits, types });
  const graph = controlFlowGraphOf(live, bits);
  const withDefault = beginningWithLiterals(live, types);
  const candidates = names.map((name) => ({ name, type: types.get(name) ?? '', isAlone: sources.ofRoot.has(name), hasDefault: withDefault.has(name) }));
  const registers = allocateRegisters(graph, livenessOf(graph.instructions), bits, candidates);
  const text = new LinkedText(live, graph, registers, sources);
  const pieces = [
    piece(head),
    ownPiece('BEGIN', live),
    ...inside([...remarks.map((line) => ownPiece(line, live)), ...text.pieces()]),
    ownPiece('END', live),
  ];
  return print(pieces);
}

/** The tokens of an inlined text, each with its place in the sources. */
function originalTokens({ sql, origins }: Printed): Token[] {
  return tokenize(sql, '').map((token) => {
    const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(origins[token.line - 1] ?? '') ?? [];
    return { ...token, file, line: Number(line) };
  });
}

function typesIn({ declarations }: Block): Map<string, string> {
  const types = new Map<string, string>();
  for (const declared of declarations) {
    if (declared.kind === 'variable') declared.names.forEach((name) => types.set(name, declared.type));
  }
  return types;
}

/** The variables whose first assignment is a literal of their type, or NULL. */
function beginningWithLiterals(body: Block, types: ReadonlyMap<string, string>): ReadonlySet<string> {
  const first = new Map<string, boolean>();
  for (const statement of everyStatement(body)) {
    if (statement.kind !== 'set') continue;
    for (const { target, value } of statement.items) {
      const name = target[0]?.low ?? '';
      const type = types.get(name);
      if (type !== undefined && !first.has(name)) first.set(name, constantOf(value, type) !== undefined);
    }
  }
  return new Set([...first].filter(([, isLiteral]) => isLiteral).map(([name]) => name));
}

/** A linked text, with registers in the place of virtual registers. */
class LinkedText {
  private readonly registerOf = new Map<string, Register>();
  private readonly nameOf: ReadonlyMap<Register, string>;
  private readonly leftOut = new Map<Statement, Set<number>>();
  private readonly declarations = new Map<Key, string[]>();

  constructor(
    private readonly body: Block,
    graph: ControlFlowGraph,
    registers: readonly Register[],
    sources: Sources,
  ) {
    for (const register of registers) register.members.forEach((name) => this.registerOf.set(name, register));
    this.nameOf = new RegisterNames(sources).of(registers);
    const keys = new Map([...graph.regions].map(([key, region]) => [region, key] as const));
    const byKey = new Map<Key, Register[]>();
    for (const register of registers) {
      const key = keys.get(register.region) ?? body.body;
      byKey.set(key, [...(byKey.get(key) ?? []), register]);
    }
    this.leaveOutNulls(registers, byKey);
    for (const [key, own] of byKey) this.declare(key, own);
  }

  pieces(): ReturnType<Printer['list']> {
    const printer = new Printer({
      declarations: this.declarations,
      token: (token, previous) => this.written(token, previous),
      isLeftOut: (statement, item) => this.isLeftOut(statement, item),
    });
    return printer.list(this.body.body, this.body);
  }

  /** A token; of a virtual register, the name of its register. */
  private written(token: Token, previous: Token | undefined): Token {
    const register = isName(token) && !is(previous, '.') ? this.registerOf.get(token.low) : undefined;
    return register ? inPlaceOf(token, 'word', this.nameOf.get(register) ?? token.text) : token;
  }

  private isLeftOut(statement: Statement, item: number): boolean {
    return this.leftOut.get(statement)?.has(item) ?? false;
  }

  private leaveOut(statement: Statement, item: number): void {
    this.leftOut.set(statement, new Set([...(this.leftOut.get(statement) ?? []), item]));
  }

  /** Leaves out assignments of NULL to registers that are NULL. */
  private leaveOutNulls(registers: readonly Register[], byKey: ReadonlyMap<Key, readonly Register[]>): void {
    const bits = new Map<string, VariableSet>();
    registers.forEach(({ members }, index) => members.forEach((name) => bits.set(name, 1n << BigInt(index))));
    const graph = controlFlowGraphOf(this.body, bits);
    const declared = new Map<Region, VariableSet>();
    for (const [key, own] of byKey) {
      const region = graph.regions.get(key);
      if (region) declared.set(region, own.reduce((set, register) => set | (bits.get(register.members[0] ?? '') ?? 0n), 0n));
    }
    for (const { statement, item } of redundantNulls(graph, declared)) if (statement) this.leaveOut(statement, item);
  }

  /** Writes the declarations of a block; the literals that it assigns first become their defaults. */
  private declare(key: Key, registers: readonly Register[]): void {
    const defaults = this.defaultsIn(key, new Set(registers));
    const lines = new Map<string, string[]>();
    for (const register of registers) {
      const value = defaults.get(register);
      const end = `${printedType(register.type)}${value === undefined ? '' : ` DEFAULT ${value}`}`;
      lines.set(end, [...(lines.get(end) ?? []), this.nameOf.get(register) ?? '']);
    }
    this.declarations.set(key, [...lines].flatMap(([end, names]) => inLines(names).map((part) => `DECLARE ${part} ${end};`)));
  }

  /** The literals that a block assigns to its variables before it does anything else. */
  private defaultsIn(key: Key, registers: ReadonlySet<Register>): Map<Register, string> {
    const defaults = new Map<Register, string>();
    if (!('length' in key)) return defaults;
    const seen = new Set<string>();
    for (const statement of key) {
      if (isMark(statement)) continue;
      if (statement.kind !== 'set') break;
      statement.items.forEach(({ target, value }, index) => {
        if (this.isLeftOut(statement, index)) return;
        const register = target.length === 1 ? this.registerOf.get(target[0]?.low ?? '') : undefined;
        const name = register && this.nameOf.get(register);
        if (register && name !== undefined && registers.has(register) && !seen.has(name) && this.isDefault(value, register, seen)) {
          defaults.set(register, flat(value));
          this.leaveOut(statement, index);
        }
        for (const token of [...target, ...value]) seen.add(this.written(token, undefined).text);
      });
    }
    return defaults;
  }

  /** Whether a value can be a default: a literal of the type, or a column of NEW where the whole begins. */
  private isDefault(value: readonly Token[], { type, region }: Register, seen: ReadonlySet<string>): boolean {
    const isColumn = region.parent === undefined && seen.size === 0 && value.length === 3 && is(value[0], 'new');
    return isColumn || (value.length <= 2 && constantOf(value, type) !== undefined);
  }
}

/** Names between commas, twelve per line. */
function inLines(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (let start = 0; start < names.length; start += 12) lines.push(names.slice(start, start + 12).join(', '));
  return lines;
}
