import { handlersOf } from './handlers';
import type { Inlining } from './inlining';
import { inside, ownPiece, type Piece, withTokens } from './printing';
import type { Binding, Scope } from './scope';
import type { Declaration, Statement } from './statement';
import type { StatementInliner } from './statement-inliner';
import { flat } from './tokens';

/** Inlines blocks and what they declare. */
export class BlockInliner {
  /** the variables of the root itself, by the names of their virtual registers */
  readonly ofRoot = new Set<string>();

  constructor(
    private readonly inlining: Inlining,
    private readonly inliner: StatementInliner,
  ) {}

  /** A block: its declarations become assignments to virtual registers, and it disappears if nothing else needs it. */
  inline(block: Extract<Statement, { kind: 'block' }>, outer: Scope, out: Piece[]): void {
    const names = new Map(outer.names);
    let scope: Scope = { ...outer, names };
    for (const declared of block.declarations) {
      if (declared.kind === 'variable') this.variables(declared, block, names, scope, out);
    }
    const cursors = block.declarations.filter((declared) => declared.kind === 'cursor');
    const handlers = block.declarations.filter((declared) => declared.kind === 'handler');
    const label = block.label === undefined ? undefined : this.inlining.newName(block.label);
    if (block.label !== undefined && label !== undefined) {
      scope = { ...scope, labels: new Map([...scope.labels, [block.label, label]]) };
    }
    const isBlock = label !== undefined || cursors.length > 0 || handlers.length > 0;
    const body: Piece[] = [];
    if (cursors.length > 0) {
      const named = cursors.map(({ name }) => [name, this.inlining.newName(name)] as const);
      for (const cursor of cursors) {
        const query = this.inliner.tokens(cursor.query, scope, [], { condition: 'in the query of a cursor' });
        const cursorName = named.find(([name]) => name === cursor.name)?.[1] ?? cursor.name;
        body.push(withTokens(cursor, `DECLARE ${cursorName} CURSOR FOR `, query, ';'));
      }
      scope = { ...scope, cursors: new Map([...scope.cursors, ...named]) };
    }
    for (const handler of handlers) this.handler(handler, scope, body);
    scope = { ...scope, handlers: handlersOf(outer.handlers, handlers) };
    this.inliner.statements(block.body, scope, body);
    if (isBlock) {
      out.push(ownPiece(label === undefined ? 'BEGIN' : `${label}: BEGIN`, block));
      out.push(...inside(body), ownPiece(label === undefined ? 'END;' : `END ${label};`, block));
    } else out.push(...body);
  }

  /** Binds declared variables to virtual registers, and assigns their defaults to these. */
  private variables(
    declared: Extract<Declaration, { kind: 'variable' }>,
    block: Extract<Statement, { kind: 'block' }>,
    names: Map<string, Binding>,
    scope: Scope,
    out: Piece[],
  ): void {
    for (const name of declared.names) {
      const value = declared.value && this.inliner.tokens(declared.value, scope, out, {});
      const register = this.inlining.registers.allocate(declared.type, name);
      if (block === this.inlining.root.body) this.ofRoot.add(register.name);
      if (value) out.push(withTokens(declared, `SET ${register.name} = `, value, ';'));
      else out.push(ownPiece(`SET ${register.name} = NULL;`, declared));
      names.set(name, { type: declared.type, operand: { register } });
    }
  }

  private handler(handler: Extract<Declaration, { kind: 'handler' }>, scope: Scope, out: Piece[]): void {
    const conditions = handler.conditions.map(flat).join(', ');
    const body: Piece[] = [];
    const within: Scope = { ...scope, isTail: false, labels: new Map(), handlers: { ...scope.handlers, isBody: true } };
    this.inliner.statement(handler.body, within, body);
    const head = `DECLARE ${handler.action.toUpperCase()} HANDLER FOR ${conditions}`;
    const [only] = body;
    if (only && body.length === 1) out.push({ ...only, text: `${head} ${only.text}` });
    else out.push(ownPiece(head, handler), ownPiece('BEGIN', handler), ...inside(body), ownPiece('END;', handler));
  }
}
