import { Library } from './library';
import { type Finding, LinkError } from './link-error';
import type { SqlObject } from './sql-object';
import { everyStatement, type Routine } from './statement';
import { closing, flat, is, isName, type Token } from './tokens';
import { printedType } from './types';

/** A record: variables that routines share by name, as if they were nested in the one that declares them. */
export interface RecordKind {
  /** how the names of its variables begin, in lower case, and no others */
  prefix: string;
  /** the trigger or procedures that declare the variables, each all that it needs; what they call uses them by name */
  roots: readonly string[];
  /** what it belongs to, for messages: a singular noun */
  owner: string;
}

/** What a routine, and all that it calls, does with the variables of a record: each in the order of their declaration. */
export interface RecordUse {
  /** read and never set */
  reads: string[];
  sets: string[];
}

/**
 * Makes the variables of records parameters (lambda lifting). MySQL has neither records nor nested routines, so sources
 * name the variables of a record without listing them: what each routine needs follows from its text and its callees'.
 * It is appended to each signature, IN or INOUT, and to each call, on the lines that are there.
 * A variable that begins as a column of NEW, and that nothing sets, is that column: the trigger passes the column, and
 * declares no variable.
 * @throws LinkError with every name that is unknown, shadowed, or used outside of its record
 */
export function liftRecords(objects: readonly SqlObject[], kinds: readonly RecordKind[]): SqlObject[] {
  return kinds.reduce<SqlObject[]>((lifted, kind) => {
    const record = new SharedRecord(lifted, kind);
    return lifted.map((object) => record.lifted(object));
  }, [...objects]);
}

/** The variables of a record, and which routine uses which. */
export class SharedRecord {
  private readonly library: Library;
  private readonly roots: readonly Routine[];
  /** the type of each variable, by its name in lower case */
  private readonly types: ReadonlyMap<string, string>;
  /** the columns of the new row that variables stand for, e.g. `NEW.amount`, by the variable's name in lower case */
  private readonly columns = new Map<string, string>();
  /** the roots and all that they call, by their names in lower case */
  private readonly reached: ReadonlyMap<string, Routine>;
  private readonly used = new Map<Routine, ReadonlySet<string>>();
  private readonly set = new Map<Routine, ReadonlySet<string>>();

  /** @throws LinkError as liftRecords */
  constructor(objects: readonly SqlObject[], private readonly kind: RecordKind) {
    this.library = new Library(objects);
    this.roots = kind.roots.map((name) => this.library.require(name));
    this.types = new Map(this.roots.flatMap((root) => [...this.declaredIn(root)]));
    this.reached = new Map(this.roots.flatMap((root) => [...this.library.reachOf(root)]));
    const reached = [...this.reached.values()];
    this.followCalls(reached);
    this.roots.forEach((root) => this.findColumns(root));
    const findings = [...reached.flatMap((routine) => this.errorsIn(routine)), ...objects.flatMap((object) => this.errorsOutside(object))];
    if (findings.length > 0) throw new LinkError(findings);
  }

  /** The routines that use the record, without those that declare it. */
  get users(): string[] {
    return [...this.reached.values()].filter((routine) => !this.roots.includes(routine) && this.namesOf(routine).length > 0).map(({ name }) => name);
  }

  /** What is appended to the parameters of a routine. */
  parametersOf(name: string): string[] {
    const routine = this.reached.get(name.toLowerCase());
    return routine ? this.namesOf(routine) : [];
  }

  /** What a routine does with the variables. */
  useOf(name: string): RecordUse {
    const routine = this.reached.get(name.toLowerCase());
    const set = routine && this.set.get(routine);
    const names = this.parametersOf(name);
    return { reads: names.filter((field) => !set?.has(field)), sets: names.filter((field) => set?.has(field)) };
  }

  /** The same for its doc comment; the roots, which declare all of them, have none. */
  headerOf(name: string): RecordUse {
    return this.roots.some((root) => root.name.toLowerCase() === name.toLowerCase()) ? { reads: [], sets: [] } : this.useOf(name);
  }

  /** An object whose signature and calls list the variables. */
  lifted(object: SqlObject): SqlObject {
    const routine = this.reached.get(object.name.toLowerCase());
    if (!routine) return object;
    const insertions = this.callsIn(routine).flatMap(({ callee, open }) => insertionOf(routine.tokens, open, this.argumentsOf(routine, callee)));
    if (routine.kind === 'PROCEDURE' && !this.roots.includes(routine)) {
      const signature = this.namesOf(routine).map((name) => {
        const mode = this.set.get(routine)?.has(name) ? 'INOUT' : 'IN';
        return `${mode} ${name} ${printedType(this.types.get(name) ?? '')}`;
      });
      insertions.push(...insertionOf(routine.tokens, openingOf(routine), signature));
    }
    const sql = this.roots.includes(routine) ? withoutDeclarations(routine, object.sql, this.columns) : object.sql;
    return insertions.length === 0 ? object : { ...object, sql: withInsertions(sql, insertions) };
  }

  /** What a call passes on for the variables that its callee uses. */
  private argumentsOf(caller: Routine, callee: Routine): string[] {
    return this.namesOf(callee).map((name) => (this.roots.includes(caller) ? this.columns.get(name) : undefined) ?? name);
  }

  /** The variables that begin as a column of the new row and keep it. */
  private findColumns(root: Routine): void {
    if (root.body.kind !== 'block') return;
    for (const declared of root.body.declarations) {
      const [name = '', ...others] = declared.kind === 'variable' ? declared.names : [];
      const column = declared.kind === 'variable' ? /^NEW\.\w+$/i.exec(flat(declared.value ?? []))?.[0] : undefined;
      if (column !== undefined && others.length === 0 && this.isOwn(name) && !this.set.get(root)?.has(name)) this.columns.set(name, column);
    }
  }

  /** The variables that a routine and what it calls use, in the order of their declaration. */
  private namesOf(routine: Routine): string[] {
    const used = this.used.get(routine);
    return [...this.types.keys()].filter((field) => used?.has(field));
  }

  /** Works out what each routine uses and sets, itself and through others. */
  private followCalls(reached: readonly Routine[]): void {
    const used = new Map(reached.map((routine) => [routine, new Set(this.namesIn(routine).map(({ low }) => low))]));
    const set = new Map(reached.map((routine) => [routine, new Set([...this.library.assignedIn(routine)].filter((name) => this.isOwn(name)))]));
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
    const { prefix, owner } = this.kind;
    const unknown = this.namesIn(routine).filter(({ low }) => !this.types.has(low));
    const errors = unknown.map((token) => finding(token, `The ${owner} has no ${token.text}: declare it in ${this.kind.roots.join(' and ')}, or give a name of this routine another beginning than ${prefix}.`));
    if (this.roots.includes(routine)) return [...errors, ...this.errorsInRoot(routine), ...this.missingIn(routine)];
    if (routine.kind === 'FUNCTION') {
      errors.push(...this.namesIn(routine).map((token) => finding(token, `A function does not see ${token.text}: make it a parameter.`)));
    }
    const shadowed = declaredIn(routine).filter((name) => this.isOwn(name));
    return [...errors, ...shadowed.map((name) => finding(routine.body, `${routine.name} declares ${name}, which would hide the variable of the ${owner}.`))];
  }

  /** Where a root uses the name of a column's variable, which the others alone know. */
  private errorsInRoot({ tokens }: Routine): Finding[] {
    return tokens.flatMap((token, index) => {
      const column = isName(token) && !is(tokens[index - 1], '.', 'declare') ? this.columns.get(token.low) : undefined;
      return column === undefined ? [] : [finding(token, `${token.text} is ${column} for the routines of the ${this.kind.owner}: write ${column} in the trigger.`)];
    });
  }

  /** The variables that a root, or what it calls, uses and that it does not declare as the other roots do. */
  private missingIn(root: Routine): Finding[] {
    const declared = this.declaredIn(root);
    const missing = this.namesOf(root).filter((name) => declared.get(name) !== this.types.get(name));
    return missing.map((name) => finding(root.body, `${root.name} uses ${name}, or calls what does: declare it here too, as ${this.types.get(name) ?? ''}.`));
  }

  /** The variables of the record that a root declares, with their types, by their names in lower case. */
  private declaredIn({ body }: Routine): Map<string, string> {
    const declarations = body.kind === 'block' ? body.declarations : [];
    return new Map(declarations.flatMap((declared) =>
      declared.kind === 'variable' ? declared.names.filter((name) => this.isOwn(name)).map((name): [string, string] => [name, declared.type]) : []));
  }

  /** What is wrong with an object that no root reaches. It may be written in a way that only MySQL understands. */
  private errorsOutside({ name, sql, file = `${name}.sql` }: SqlObject): Finding[] {
    if (this.reached.has(name.toLowerCase())) return [];
    const { prefix, owner } = this.kind;
    return linesOfCode(sql).flatMap((code, index) => {
      const [named] = new RegExp(`(?<![\\w.])${prefix}\\w+`, 'i').exec(code) ?? [];
      const [, called = ''] = /\bCALL\s+(\w+)/i.exec(code) ?? [];
      const callee = this.reached.get(called.toLowerCase());
      const [first] = callee && !this.roots.includes(callee) ? this.namesOf(callee) : [];
      const place = { file, line: index + 1 };
      return [
        ...(named === undefined ? [] : [finding(place, `${named} is the ${owner}'s, and no ${owner} calls ${name}.`)]),
        ...(first === undefined ? [] : [finding(place, `${called} uses ${first} of the ${owner}, and no ${owner} calls ${name}: give ${called} a parameter instead.`)]),
      ];
    });
  }

  private isOwn(name: string): boolean {
    return name.startsWith(this.kind.prefix);
  }

  /** Where a routine names a variable: not the column of a table. */
  private namesIn({ tokens }: Routine): Token[] {
    return tokens.filter((token, index) => isName(token) && this.isOwn(token.low) && !is(tokens[index - 1], '.'));
  }
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
