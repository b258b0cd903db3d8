import { inside, ownPiece, type Piece, withTokens } from './printing';
import type { Handler } from './control-flow-graph';
import type { Declaration, Place, Statement } from './statement';
import { flat, is, type Token } from './tokens';
import { textOf } from './types';

/** Begins a statement that marks where the text of a routine begins. */
const MARK = "DO '-- ";

/** A statement that marks where the text of a routine begins; it is printed as a comment. */
export function markOf(name: string): string {
  return `${MARK}${name}';`;
}

/** Whether a statement is such a mark. */
export function isMark(statement: Statement): boolean {
  return statement.kind === 'sql' && statement.tokens.length === 2 && is(statement.tokens[0], 'do') && statement.tokens[1]?.kind === 'text';
}

/** How a linked text is printed. */
export interface Printing {
  /** the declarations at the beginning of a list of statements, or of the body of a handler: lines of SQL */
  declarations: ReadonlyMap<readonly Statement[] | Handler, readonly string[]>;
  /** what stands in the place of a token */
  token: (token: Token, previous: Token | undefined) => Token;
  /** whether an item of a SET is left out */
  isLeftOut: (statement: Statement, item: number) => boolean;
}

/** Prints the statements of a linked text. */
export class Printer {
  constructor(private readonly printing: Printing) {}

  /** A list of statements, with its declarations but without the BEGIN and END around these. */
  list(statements: readonly Statement[], place: Place): Piece[] {
    const pieces = statements.map((statement) => ({ isMark: isMark(statement), pieces: this.statement(statement) }));
    // Of some routines only the mark remains.
    const shown = pieces.filter((one, index) => !one.isMark || pieces.slice(index + 1).some((other) => !other.isMark && other.pieces.length > 0));
    return [...this.declared(statements, place), ...shown.flatMap((one) => one.pieces)];
  }

  private statement(statement: Statement): Piece[] {
    switch (statement.kind) {
      case 'set':
        return this.set(statement);
      case 'sql':
        if (isMark(statement)) return [ownPiece(textOf(statement.tokens[1] ?? { kind: 'text', text: '' }) ?? '', statement)];
        return [this.line(statement, '', statement.tokens, ';')];
      case 'call':
        return [this.line(statement, `CALL ${statement.name}(`, this.separated(statement.arguments), ');')];
      case 'return':
        return [this.line(statement, 'RETURN ', statement.value, ';')];
      case 'jump':
        return [ownPiece(`${statement.how} ${statement.label};`, statement)];
      case 'cursor':
        return [this.line(statement, `${statement.how} ${statement.name}${statement.into.length > 0 ? ' INTO ' : ''}`, this.separated(statement.into), ';')];
      case 'if':
        return this.ifs(statement);
      case 'case':
        return this.cases(statement);
      case 'while':
      case 'repeat':
      case 'loop':
        return this.loop(statement);
      case 'block':
        return this.block(statement);
    }
  }

  private set(statement: Extract<Statement, { kind: 'set' }>): Piece[] {
    const items = statement.items.filter(({ target, value }, index) => {
      const isSame = flat(this.tokens(target)) === flat(this.tokens(value));
      return !isSame && !this.printing.isLeftOut(statement, index);
    });
    if (items.length === 0) return [];
    const list = items.map(({ target, value }) => {
      const [first] = target;
      return first ? [...target, { ...first, kind: 'sign' as const, text: '=', low: '=', spaced: true }, ...spaced(value)] : [];
    });
    return [this.line(statement, 'SET ', this.separated(list), ';')];
  }

  private ifs(statement: Extract<Statement, { kind: 'if' }>): Piece[] {
    const arms = statement.arms.flatMap(({ condition, body }, index) => [
      this.line(condition[0] ?? statement, index === 0 ? 'IF ' : 'ELSEIF ', condition, ' THEN'),
      ...this.body(body, statement),
    ]);
    const otherwise = statement.otherwise ? this.list(statement.otherwise, statement) : [];
    const rest = otherwise.length > 0 ? [ownPiece('ELSE', statement), ...this.body(statement.otherwise ?? [], statement)] : [];
    return [...arms, ...rest, ownPiece('END IF;', statement)];
  }

  private cases(statement: Extract<Statement, { kind: 'case' }>): Piece[] {
    const arms = statement.arms.flatMap(({ condition, body }) => [
      this.line(condition[0] ?? statement, 'WHEN ', condition, ' THEN'),
      ...this.body(body, statement),
    ]);
    const rest = statement.otherwise ? [ownPiece('ELSE', statement), ...this.body(statement.otherwise, statement)] : [];
    const head = this.line(statement, statement.subject.length > 0 ? 'CASE ' : 'CASE', statement.subject, '');
    return [head, ...inside([...arms, ...rest]), ownPiece('END CASE;', statement)];
  }

  private loop(loop: Extract<Statement, { kind: 'while' | 'repeat' | 'loop' }>): Piece[] {
    const begin = loop.label === undefined ? '' : `${loop.label}: `;
    const end = loop.label === undefined ? ';' : ` ${loop.label};`;
    const word = loop.kind.toUpperCase();
    return [
      loop.kind === 'while' ? this.line(loop, `${begin}WHILE `, loop.condition, ' DO') : ownPiece(`${begin}${word}`, loop),
      ...this.body(loop.body, loop),
      ...(loop.kind === 'repeat' ? [this.line(loop, 'UNTIL ', loop.condition, '')] : []),
      ownPiece(`END ${word}${end}`, loop),
    ];
  }

  private block(block: Extract<Statement, { kind: 'block' }>): Piece[] {
    const { label } = block;
    const own = this.declared(block.body, block);
    const declarations = block.declarations.flatMap((declaration) => this.declaration(declaration));
    const rest = this.list(block.body, block).slice(own.length);
    return [
      ownPiece(label === undefined ? 'BEGIN' : `${label}: BEGIN`, block),
      ...inside([...own, ...declarations, ...rest]),
      ownPiece(label === undefined ? 'END;' : `END ${label};`, block),
    ];
  }

  /** A cursor or a handler. */
  private declaration(declaration: Declaration): Piece[] {
    if (declaration.kind === 'variable') return [];
    if (declaration.kind === 'cursor') return [this.line(declaration, `DECLARE ${declaration.name} CURSOR FOR `, declaration.query, ';')];
    const conditions = declaration.conditions.map(flat).join(', ');
    const head = `DECLARE ${declaration.action.toUpperCase()} HANDLER FOR ${conditions}`;
    const own = this.declared(declaration, declaration);
    const body = this.statement(declaration.body);
    const [only] = body;
    if (own.length === 0 && only && (body.length === 1 || declaration.body.kind === 'block')) {
      return [{ ...only, text: `${head} ${only.text}` }, ...body.slice(1)];
    }
    return [ownPiece(`${head} BEGIN`, declaration), ...inside([...own, ...body]), ownPiece('END;', declaration)];
  }

  /** The body of a branch or a loop: a block, if it declares something. */
  private body(statements: readonly Statement[], place: Place): Piece[] {
    const pieces = this.list(statements, place);
    if (pieces.length === 0) return inside([ownPiece('BEGIN END;', place)]);
    const isBlock = this.declared(statements, place).length > 0;
    return inside(isBlock ? [ownPiece('BEGIN', place), ...inside(pieces), ownPiece('END;', place)] : pieces);
  }

  private declared(key: readonly Statement[] | Handler, place: Place): Piece[] {
    return (this.printing.declarations.get(key) ?? []).map((line) => ownPiece(line, place));
  }

  private tokens(tokens: readonly Token[]): Token[] {
    return tokens.map((token, index) => this.printing.token(token, tokens[index - 1]));
  }

  /** Expressions with commas between them. */
  private separated(list: readonly (readonly Token[])[]): Token[] {
    return list.flatMap((part, index) => {
      const [first] = part;
      const comma = first && index > 0 ? [{ ...first, kind: 'sign' as const, text: ',', low: ',', spaced: false }] : [];
      return [...comma, ...spaced(part)];
    });
  }

  private line(place: Place, head: string, tokens: readonly Token[], tail: string): Piece {
    return withTokens(place, head, this.tokens(tokens), tail);
  }
}

function spaced(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => (index === 0 ? { ...token, spaced: true } : token));
}
