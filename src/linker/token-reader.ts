import { SqlSyntaxError } from './link-error';
import type { Place } from './statement';
import { is, isName, type Token } from './tokens';

/** Reads tokens one after the other. */
export class TokenReader {
  private at = 0;
  private readonly tokens: Token[];

  constructor(
    tokens: readonly Token[],
    private readonly file: string,
  ) {
    this.tokens = [...tokens];
  }

  /** Appends the semicolon that the server does not require at the end. */
  complete(): void {
    const last = this.tokens.at(-1);
    if (last) this.tokens.push({ ...last, kind: 'sign', text: ';', low: ';', spaced: false });
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  get position(): number {
    return this.at;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  sees(...lows: string[]): boolean {
    return is(this.peek(), ...lows);
  }

  /** The position of the next token. */
  place(): Place {
    const token = this.peek() ?? this.tokens.at(-1);
    return { file: token?.file ?? this.file, line: token?.line ?? 1 };
  }

  next(): Token {
    const token = this.peek();
    if (!token) throw this.finding('The routine ends in the middle of something');
    this.at += 1;
    return token;
  }

  /** Skips a token if it is the next one. */
  take(low: string): boolean {
    if (!this.sees(low)) return false;
    this.at += 1;
    return true;
  }

  expect(...lows: string[]): void {
    for (const low of lows) {
      if (!this.take(low)) throw this.finding(`Here ${low.toUpperCase()} was expected, not ${this.peek()?.text ?? 'the end'}`);
    }
  }

  /** A name, in lower case. */
  name(): string {
    const token = this.next();
    if (isName(token)) return token.low;
    throw this.finding(`Here a name was expected, not ${token.text}`);
  }

  /** Everything before the next of some tokens outside parentheses and CASE. */
  until(...lows: string[]): Token[] {
    const start = this.at;
    let depth = 0;
    let cases = 0;
    while (depth > 0 || cases > 0 || !this.sees(...lows)) {
      const token = this.next();
      if (is(token, '(')) depth += 1;
      if (is(token, ')')) depth -= 1;
      if (is(token, 'case')) cases += 1;
      if (is(token, 'end') && cases > 0) cases -= 1;
    }
    return this.tokens.slice(start, this.at);
  }

  finding(what: string): SqlSyntaxError {
    return new SqlSyntaxError({ ...this.place(), what });
  }
}
