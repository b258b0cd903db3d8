import type { Catalogue, SqlObject } from '../catalogue';
import { Library } from './library';
import { type Finding, LinkError } from './link-error';
import { everyStatement, type Routine } from './statement';
import { closing, flat, is, isName, type Token } from './tokens';
import { printedType } from './types';

/** Names that begin so are the move's: the trigger declares them, and the routines of a move use them by name. */
const PREFIX = 'm_';

/** What a routine, and all that it calls, does with the variables of the move: each in the order of their declaration. */
export interface RecordUse {
  /** read and never set */
  reads: string[];
  sets: string[];
}

/**
 * A catalogue in which the variables of the move are parameters. MySQL has no records, so sources name a
 * move's state (`m_balance`) without listing it: what each routine needs follows from its text and its
 * callees'. Here it is appended to each signature, IN or INOUT, and to each call, on the lines that are there.
 * A variable that begins as a column of the new row, and that nothing sets, is that column: the trigger passes the
 * column, and no variable is declared.
 * @param trigger the name of the trigger that declares the variables
 * @throws LinkError with every name that is unknown, shadowed, or used outside of a move
 */
export function liftMoveRecord(catalogue: Catalogue, trigger: string): Catalogue {
  const record = new MoveRecord(catalogue, trigger);
  return { ...catalogue, objects: catalogue.objects.map((object) => record.lifted(object)) };
}

/** The variables of the move, and which routine uses which. */
export class MoveRecord {
  private readonly library: Library;
  private readonly root: Routine | undefined;
  /** the type of each variable, by its name in lower case */
  private readonly types = new Map<string, string>();
  /** the columns of the new row that variables stand for, e.g. `NEW.dice`, by the variable's name in lower case */
  private readonly columns = new Map<string, string>();
  /** the trigger and all that it calls, by their names in lower case */
  private readonly reached: ReadonlyMap<string, Routine>;
  private readonly used = new Map<Routine, ReadonlySet<string>>();
  private readonly set = new Map<Routine, ReadonlySet<string>>();

  /** @throws LinkError as liftMoveRecord */
  constructor(catalogue: Pick<Catalogue, 'objects'>, trigger: string) {
    this.library = new Library(catalogue);
    this.root = this.library.find(trigger.toLowerCase());
    if (this.root?.body.kind === 'block') {
      for (const declared of this.root.body.declarations) {
        if (declared.kind !== 'variable') continue;
        for (const name of declared.names) if (isOfMove(name)) this.types.set(name, declared.type);
      }
    }
    this.reached = this.root ? this.library.reachOf(this.root) : new Map();
    const reached = [...this.reached.values()];
    this.followCalls(reached);
    this.findColumns();
    const findings = [...reached.flatMap((routine) => this.errorsIn(routine)), ...catalogue.objects.flatMap((object) => this.errorsOutside(object))];
    if (findings.length > 0) throw new LinkError(findings);
  }

  /** The routines that use the move's record, without the trigger that declares it. */
  get users(): string[] {
    return [...this.reached.values()].filter((routine) => routine !== this.root && this.namesOf(routine).length > 0).map(({ name }) => name);
  }

  /** What the deploy appends to the parameters of a routine. */
  parametersOf(name: string): string[] {
    const routine = this.reached.get(name.toLowerCase());
    return routine ? this.namesOf(routine) : [];
  }

  /** What a routine of a move does with its variables. */
  useOf(name: string): RecordUse {
    const routine = this.reached.get(name.toLowerCase());
    const set = routine && this.set.get(routine);
    const names = this.parametersOf(name);
    return { reads: names.filter((field) => !set?.has(field)), sets: names.filter((field) => set?.has(field)) };
  }

  /** An object whose signature and calls list the variables of the move. */
  lifted(object: SqlObject): SqlObject {
    const routine = this.reached.get(object.name.toLowerCase());
    if (!routine) return object;
    const insertions = this.callsIn(routine).flatMap(({ callee, open }) => insertionOf(routine.tokens, open, this.argumentsOf(routine, callee)));
    if (routine.kind === 'PROCEDURE') {
      const signature = this.namesOf(routine).map((name) => {
        const mode = this.set.get(routine)?.has(name) ? 'INOUT' : 'IN';
        return `${mode} ${name} ${printedType(this.types.get(name) ?? '')}`;
      });
      insertions.push(...insertionOf(routine.tokens, openingOf(routine), signature));
    }
    const sql = routine === this.root ? withoutDeclarations(routine, object.sql, this.columns) : object.sql;
    return insertions.length === 0 ? object : { ...object, sql: withInsertions(sql, insertions) };
  }

  /** What a call passes on for the variables that its callee uses. */
  private argumentsOf(caller: Routine, callee: Routine): string[] {
    return this.namesOf(callee).map((name) => (caller === this.root ? this.columns.get(name) : undefined) ?? name);
  }

  /** The variables that begin as a column of the new row and keep it. */
  private findColumns(): void {
    if (this.root?.body.kind !== 'block') return;
    for (const declared of this.root.body.declarations) {
      const [name = '', ...others] = declared.kind === 'variable' ? declared.names : [];
      const column = declared.kind === 'variable' ? /^NEW\.\w+$/i.exec(flat(declared.value ?? []))?.[0] : undefined;
      if (column !== undefined && others.length === 0 && isOfMove(name) && !this.set.get(this.root)?.has(name)) this.columns.set(name, column);
    }
  }

  /** The variables that a routine and what it calls use, in the order of their declaration. */
  private namesOf(routine: Routine): string[] {
    const used = this.used.get(routine);
    return [...this.types.keys()].filter((field) => used?.has(field));
  }

  /** Works out what each routine uses and sets, itself and through others. */
  private followCalls(reached: readonly Routine[]): void {
    const used = new Map(reached.map((routine) => [routine, new Set(namesIn(routine).map(({ low }) => low))]));
    const set = new Map(reached.map((routine) => [routine, new Set([...this.library.assignedIn(routine)].filter(isOfMove))]));
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const routine of reached) {
        for (const { callee } of this.callsIn(routine)) {
          for (const [all, grows] of [[used.get(callee), used.get(routine)], [set.get(callee), set.get(routine)]]) {
            const before = grows?.size;
            all?.forEach((name) => grows?.add(name));
            isChanged ||= grows?.size !== before;
          }
        }
      }
    }
    used.forEach((names, routine) => this.used.set(routine, names));
    set.forEach((names, routine) => this.set.set(routine, names));
  }

  /** The calls of procedures in a routine, each with the index of its opening parenthesis. */
  private callsIn({ tokens }: Routine): { callee: Routine; open: number }[] {
    return tokens.flatMap((token, index) => {
      const callee = is(token, 'call') && isName(tokens[index + 1]) ? this.library.find(tokens[index + 1]?.low ?? '') : undefined;
      return callee?.kind === 'PROCEDURE' ? [{ callee, open: index + 2 }] : [];
    });
  }

  private errorsIn(routine: Routine): Finding[] {
    const unknown = namesIn(routine).filter(({ low }) => !this.types.has(low));
    const errors = unknown.map((token) => finding(token, `The move has no ${token.text}: declare it in ${this.root?.name ?? 'its trigger'}, or give a name of this routine another beginning than ${PREFIX}.`));
    if (routine.kind === 'FUNCTION') {
      errors.push(...namesIn(routine).map((token) => finding(token, `A function does not see ${token.text}: make it a parameter.`)));
    }
    if (routine === this.root) return [...errors, ...this.errorsInTrigger(routine)];
    const shadowed = declaredIn(routine).filter(isOfMove);
    return [...errors, ...shadowed.map((name) => finding(routine.body, `${routine.name} declares ${name}, which would hide the variable of the move.`))];
  }

  /** Where the trigger uses the name of a column's variable, which routines alone know. */
  private errorsInTrigger({ tokens }: Routine): Finding[] {
    return tokens.flatMap((token, index) => {
      const column = isName(token) && !is(tokens[index - 1], '.', 'declare') ? this.columns.get(token.low) : undefined;
      return column === undefined ? [] : [finding(token, `${token.text} is ${column} for the routines of the move: write ${column} in the trigger.`)];
    });
  }

  /** What is wrong with an object that no move reaches. It may be written in a way that only MySQL understands. */
  private errorsOutside({ name, sql, file = `${name}.sql` }: SqlObject): Finding[] {
    if (this.reached.has(name.toLowerCase())) return [];
    return linesOfCode(sql).flatMap((code, index) => {
      const [named] = new RegExp(`(?<![\\w.])${PREFIX}\\w+`, 'i').exec(code) ?? [];
      const [, called = ''] = /\bCALL\s+(\w+)/i.exec(code) ?? [];
      const callee = this.reached.get(called.toLowerCase());
      const [first] = callee ? this.namesOf(callee) : [];
      const place = { file, line: index + 1 };
      return [
        ...(named === undefined ? [] : [finding(place, `${named} is the move's, and no move calls ${name}.`)]),
        ...(first === undefined ? [] : [finding(place, `${called} uses ${first} of the move, and no move calls ${name}: give ${called} a parameter instead.`)]),
      ];
    });
  }
}

function isOfMove(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Where a routine names something of the move: not the column of a table. */
function namesIn({ tokens }: Routine): Token[] {
  return tokens.filter((token, index) => isName(token) && isOfMove(token.low) && !is(tokens[index - 1], '.'));
}

/** The names of parameters, and of variables in any block. */
function declaredIn({ parameters, body }: Routine): string[] {
  const blocks = [...everyStatement(body)].flatMap((statement) => (statement.kind === 'block' ? statement.declarations : []));
  return [...parameters.map(({ name }) => name), ...blocks.flatMap((declared) => (declared.kind === 'variable' ? declared.names : []))];
}

/** Each line of a source without what stands in comments and in texts. */
function linesOfCode(sql: string): string[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return sql.replace(/\/\*[\s\S]*?\*\/|--\s[^\n]*|'(?:[^'\\]|''|\\[\s\S])*'/g, blank).split('\n');
}

function finding({ file, line }: { file: string; line: number }, what: string): Finding {
  return { file, line, what };
}

/** The index of the parenthesis that opens the parameters of a procedure. */
function openingOf({ tokens }: Routine): number {
  return tokens.findIndex((token) => is(token, '('));
}

interface Insertion {
  /** characters before it */
  at: number;
  text: string;
}

/** What goes before the parenthesis that closes a list, so that the list ends with some more. */
function insertionOf(tokens: readonly Token[], open: number, more: readonly string[]): Insertion[] {
  const end = closing(tokens, open) - 1;
  const last = tokens[end];
  if (more.length === 0 || !last) return [];
  return [{ at: last.at, text: `${end === open + 1 ? '' : ', '}${more.join(', ')}` }];
}

/** The source of a trigger with blanks where it declares variables that stand for columns. */
function withoutDeclarations({ tokens }: Routine, sql: string, columns: ReadonlyMap<string, string>): string {
  return tokens.reduce((text, token, index) => {
    if (!is(token, 'declare') || !columns.has(tokens[index + 1]?.low ?? '')) return text;
    const end = tokens.slice(index).find((other) => is(other, ';'));
    if (!end) return text;
    return text.slice(0, token.at) + text.slice(token.at, end.at + 1).replace(/[^\n]/g, ' ') + text.slice(end.at + 1);
  }, sql);
}

function withInsertions(sql: string, insertions: readonly Insertion[]): string {
  const fromTheEnd = [...insertions].sort((a, b) => b.at - a.at);
  return fromTheEnd.reduce((text, { at, text: inserted }) => `${text.slice(0, at)}${inserted}${text.slice(at)}`, sql);
}
