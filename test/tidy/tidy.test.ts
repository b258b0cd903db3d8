import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CHECKOUT, readCatalogue } from '../../src/deploy/catalogue';
import { CALLED_UNDER_CONDITIONS, findingsOf, LINKED_TRIGGER } from '../../src/deploy/link/link';

/** The most columns of a line of SQL. */
const MOST_COLUMNS = 100;

/** The most lines of a file in procedures/, without its doc comment. */
const MOST_LINES = 75;

/** A body of more lines than this begins with a doc comment. */
const SHORT_BODY = 12;

interface SourceFile {
  /** relative to the checkout */
  name: string;
  text: string;
}

interface Routine extends SourceFile {
  type: string;
  object: string;
  /** without comments and without the texts between quotes */
  code: string;
}

function filesIn(folder: string, extension: string): SourceFile[] {
  return fs
    .readdirSync(path.join(CHECKOUT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file))
    .sort()
    .map((name) => ({ name, text: fs.readFileSync(path.join(CHECKOUT, name), 'utf8') }));
}

/** SQL without its comments. */
function withoutComments(sql: string): string {
  return sql.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*-- .*$/gm, '').replace(/ -- .*$/gm, '');
}

/** A routine without the comment that its body begins with. */
function withoutDocComment(sql: string): string {
  return sql.replace(/\nBEGIN\n {2}\/\*[\s\S]*?\*\/\n/, '\nBEGIN\n');
}

function withoutTexts(sql: string): string {
  return sql.replace(/'(?:[^']|'')*'/g, "''");
}

function parse({ name, text }: SourceFile): Routine {
  const [, type = '', object = ''] = /^CREATE\s+(\w+)\s+`?(\w+)`?/.exec(text) ?? [];
  return { name, text, type, object, code: withoutTexts(withoutComments(text)) };
}

const CATALOGUE = readCatalogue();
const PROCEDURES = filesIn('procedures', '.sql').map(parse);
const ROUTINES = PROCEDURES.filter(({ type }) => type !== 'VIEW');
const SQL = [...filesIn('migrations', '.sql'), ...filesIn('seeds', '.sql'), ...PROCEDURES];
const SEEDS = filesIn('seeds', '.sql');
const REFUSALS = SEEDS.filter(({ text }) => text.includes('INSERT INTO Refusal ')).map(({ text }) => text).join('\n');
const EDITIONS = SEEDS.filter(({ text }) => text.includes('INSERT INTO Ruleset '));
const SOURCES = filesIn('src', '.ts');
const TESTS = filesIn('test', '.ts');

/** What is wrong, one line a finding: `file:line: what`. */
function findings(files: readonly SourceFile[], pattern: RegExp, textOf = (file: SourceFile): string => file.text): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file.name}:${index + 1}: ${line.trim()}`] : [])),
  );
}

function findingsInCode(pattern: RegExp, routines: readonly Routine[] = PROCEDURES): string[] {
  return routines.flatMap(({ name, code }) => {
    const [found] = pattern.exec(code) ?? [];
    return found === undefined ? [] : [`${name}: ${found.replace(/\s+/g, ' ')}`];
  });
}

test('the files that these rules are about are found', () => {
  expect(ROUTINES.length).toBeGreaterThan(30);
  expect(SOURCES.length).toBeGreaterThan(20);
  expect(EDITIONS.length).toBeGreaterThan(0);
});

describe('a file in procedures/', () => {
  test('begins with CREATE and the type and the name of one object, after which the file is named', () => {
    const wrong = PROCEDURES.filter(
      ({ name, type, object }) =>
        !['FUNCTION', 'PROCEDURE', 'TRIGGER', 'VIEW'].includes(type) || path.basename(name) !== `${object}.sql`,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('holds one statement: no other CREATE, no DROP, DELIMITER, DEFINER, USE, SQL SECURITY', () => {
    expect(findingsInCode(/(?<!^\s*)\bCREATE\b/i)).toEqual([]);
    expect(findingsInCode(/\b(DROP|ALTER|TRUNCATE|DELIMITER|DEFINER|USE|SQL\s+SECURITY)\b/i)).toEqual([]);
  });

  test('ends with its object, without a delimiter, and with one line end', () => {
    expect(ROUTINES.filter(({ text }) => !/\n?END\n$/.test(text)).map(({ name }) => name)).toEqual([]);
    expect(PROCEDURES.filter(({ text }) => /;\s*$/.test(text) || !/[^\n]\n$/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test(`has at most ${MOST_LINES} lines`, () => {
    const long = PROCEDURES.map(({ name, text }) => [name, withoutDocComment(text).split('\n').length - 1] as const);
    expect(long.filter(([, lines]) => lines > MOST_LINES)).toEqual([]);
  });

  test(`begins its body with a doc comment when that has more than ${SHORT_BODY} lines`, () => {
    const silent = ROUTINES.filter(({ text }) => {
      const body = text.slice(text.indexOf('\nBEGIN\n') + '\nBEGIN\n'.length);
      return body.split('\n').length > SHORT_BODY && !/^ {2}\/\*\n {3}\* /.test(body);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('says first in a view what it shows', () => {
    const views = PROCEDURES.filter(({ type }) => type === 'VIEW');
    expect(views.length).toBeGreaterThan(4);
    expect(views.filter(({ text }) => !/^CREATE VIEW \w+(?: \([^)]*\))? AS\n-- [A-Z]/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('has a comment for the server, when it is a function or a procedure', () => {
    const silent = ROUTINES.filter(({ type, text }) => type !== 'TRIGGER' && !/\n {2}COMMENT '[A-Z].*\.'\nBEGIN\n/.test(text));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('names in routines', () => {
  test('parameters begin with p_', () => {
    const wrong = ROUTINES.filter(({ type }) => type !== 'TRIGGER').flatMap(({ name, code }) => {
      const [head = ''] = code.split(/\n(?:\s*)(?:MODIFIES|READS|NO SQL|CONTAINS|DETERMINISTIC|NOT DETERMINISTIC|COMMENT|BEGIN)\b/);
      const [list = ''] = head.split(/\)\s*RETURNS\b/);
      const isWhole = list === head;
      return list
        .slice(list.indexOf('(') + 1, isWhole ? list.lastIndexOf(')') : undefined)
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((parameter) => parameter.trim().replace(/^(IN|OUT|INOUT)\s+/, ''))
        .filter((parameter) => parameter && !/^p_[a-z][a-z_0-9]* [A-Z]+( UNSIGNED)?( CHARACTER SET \w+ COLLATE \w+)?$/.test(parameter))
        .map((parameter) => `${name}: ${parameter}`);
    });
    expect(wrong).toEqual([]);
  });

  test('variables begin with v_, cursors with c_', () => {
    const wrong = ROUTINES.flatMap(({ name, code }) =>
      [...code.matchAll(/\bDECLARE\s+([^;]*?)(?=\s(?:[A-Z]{3,}|FOR\b))/g)].flatMap(([statement, names = '']) => {
        if (/^DECLARE\s+(CONTINUE|EXIT)$/.test(statement)) return [];
        const isCursor = new RegExp(`DECLARE\\s+${names}\\s+CURSOR\\b`).test(code);
        return names
          .split(/,\s*/)
          .filter((declared) => !(isCursor ? /^c_[a-z_]+$/ : /^v_[a-z][a-z_0-9]*$/).test(declared))
          .map((declared) => `${name}: ${declared}`);
      }),
    );
    expect(wrong).toEqual([]);
    expect(ROUTINES.filter(({ code }) => /\bDECLARE v_/.test(code)).length).toBeGreaterThan(10);
  });

  test('no session variable but @game_id', () => {
    expect(findingsInCode(/(?<!@)@(?!@|game_id\b)\w+/)).toEqual([]);
  });
});

describe('what a routine does not do', () => {
  test.each([
    ['SELECT *', /\bSELECT\s+(\w+\.)?\*/i],
    ['chance or the clock', /\b(RAND|NOW|SYSDATE|CURDATE|CURTIME|UUID|CURRENT_TIMESTAMP|CURRENT_DATE|LOCALTIME|UNIX_TIMESTAMP)\b/i],
    ['transaction control', /\b(COMMIT|ROLLBACK|SAVEPOINT|START\s+TRANSACTION|LOCK\s+TABLES|AUTOCOMMIT)\b/i],
    ['dynamic SQL', /\b(PREPARE|EXECUTE|DEALLOCATE)\b/i],
    ['a locking read by IF EXISTS', /\b(IF|WHILE|UNTIL|WHEN)\s+(NOT\s+)?EXISTS\s*\(/i],
    ['a locking read by SET', /\bSET\s+[\w.@]+\s*=\s*\(\s*SELECT\b/i],
    ['a locking read by RETURN', /\bRETURN\s*\(\s*SELECT\b/i],
    ['a locking read by DEFAULT', /\bDEFAULT\s*\(\s*SELECT\b/i],
    ['a lock of the server', /\b(GET_LOCK|SLEEP|BENCHMARK)\s*\(/i],
    // A handler ends a loop of FETCHes, or turns a duplicate key, or one that is referred to, into a refusal.
    ['swallowing errors', /\bCONTINUE\s+HANDLER\s+FOR\s+(?!NOT\s+FOUND\b)|\bEXIT\s+HANDLER\s+FOR\s+(?!(?:1062|1451)\s+BEGIN\b)/i],
    ['an endless loop', /\bLOOP\b|\bREPEAT\b(?!\s*\()/i],
  ])('%s', (_, pattern) => {
    // The league dates what is done by the clock of the server, which one routine reads.
    expect(findingsInCode(pattern, ROUTINES.filter(({ object }) => object !== 'server_time'))).toEqual([]);
  });

  test('recursion: no routine calls itself, directly or through others', () => {
    const names = ROUTINES.map(({ object }) => object);
    const calls = new Map(
      ROUTINES.map(({ object, code }) => [
        object,
        names.filter((name) => new RegExp(`\\bCALL\\s+${name}\\b|\\b${name}\\s*\\(`).test(code.slice(code.indexOf('BEGIN')))),
      ]),
    );
    expect([...calls.values()].flat().length).toBeGreaterThan(30);
    const reach = (from: string, seen: Set<string>): Set<string> => {
      for (const next of calls.get(from) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    expect(names.filter((name) => reach(name, new Set()).has(name))).toEqual([]);
  });

  test('what a trigger cannot do in the place of a routine: every routine that a move reaches can be linked', () => {
    const trigger = CATALOGUE.objects.find(({ name }) => name === LINKED_TRIGGER);
    expect(trigger && findingsOf(CATALOGUE, trigger)).toEqual([]);
  });

  test('calling a function under a condition, but for those that are still on the list for it', () => {
    const trigger = CATALOGUE.objects.find(({ name }) => name === LINKED_TRIGGER);
    const strictly = trigger ? findingsOf(CATALOGUE, trigger, { calledUnderConditions: new Set() }) : [];
    const named = [...new Set(strictly.map(({ what }) => what.split(' ')[0] ?? ''))].sort();
    expect(named).toEqual([...CALLED_UNDER_CONDITIONS].sort());
  });

  test('joining tables by commas: the linker counts tables after FROM and JOIN', () => {
    expect(findingsInCode(/\bFROM\s+\w+(?:\s+AS)?(?:\s+\w+)?\s*,/, ROUTINES)).toEqual([]);
  });

  test('views roll no dice and read no clock', () => {
    const views = PROCEDURES.filter(({ type }) => type === 'VIEW');
    expect(findingsInCode(/\b(RAND|NOW|UUID|SYSDATE)\s*\(/i, views)).toEqual([]);
    expect(findingsInCode(/\bSELECT\s+(\w+\.)?\*/i, views)).toEqual([]);
  });
});

describe('how SQL is written', () => {
  test(`in at most ${MOST_COLUMNS} columns, without tabs and blanks at the end`, () => {
    expect(findings(SQL, new RegExp(`.{${MOST_COLUMNS + 1}}`))).toEqual([]);
    expect(findings(SQL, /\t|[ \r]$/)).toEqual([]);
  });

  test('with keywords in upper case', () => {
    const keywords = /\b(select|insert|update|delete|from|where|join|left|begin|declare|call|into|values|order by|group by)\b/;
    expect(findingsInCode(keywords, PROCEDURES.map((file) => ({ ...file, code: file.code.replace(/`[^`]*`/g, '') })))).toEqual([]);
  });

  test('with an indentation of two spaces', () => {
    expect(findings(PROCEDURES, /^(?: {2})* (?![ *])/)).toEqual([]);
  });

  test('with a name for every constraint of a migration', () => {
    const migrations = filesIn('migrations', '.sql');
    const unnamed = /^\s+(FOREIGN KEY|CHECK|UNIQUE)\b/;
    expect(findings(migrations, unnamed)).toEqual([]);
    const names = migrations.flatMap(({ text }) => [...text.matchAll(/CONSTRAINT (\w+)/g)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('in a migration so that it can run again', () => {
    const migrations = filesIn('migrations', '.sql').map(parse);
    expect(findingsInCode(/\bCREATE TABLE (?!IF NOT EXISTS)/, migrations)).toEqual([]);
    expect(findingsInCode(/\bINSERT (?!IGNORE)/, migrations)).toEqual([]);
  });

  test('in a seed so that it can run again', () => {
    const lacking = SEEDS.flatMap(({ name, text }) =>
      withoutTexts(withoutComments(text))
        .split(';')
        .filter((statement) => /\bINSERT\b/.test(statement) && !/\bON DUPLICATE KEY UPDATE\b/.test(statement))
        .map((statement) => `${name}: ${statement.trim().slice(0, 60)}`),
    );
    expect(lacking).toEqual([]);
  });
});

describe('rules are data', () => {
  /** The first text of each row: the name of a tile, a player, a colour, a piece or an edition. */
  const names = [
    ...new Set(
      EDITIONS.flatMap(({ text }) => withoutComments(text).split(';'))
        .filter((statement) => /INSERT INTO (Token|Board|Colours|Property|Bonus|Ruleset|OpeningPlayer)\b/.test(statement))
        .flatMap((statement) => [...statement.matchAll(/\((?:\d+, )+'([^']+)'/g)])
        .map(([, name = '']) => name)
        // A set that is called 1 would be found everywhere.
        .filter((name) => name.length > 2 && !/^\d+$/.test(name)),
    ),
  ];

  test('the names of the editions are found', () => {
    for (const name of ['campus', 'Jane', 'Norman', 'Victoria', 'Oak House', 'Chance 1', 'Free Parking', 'Thimble', 'Orange', 'Battle-ship', 'Knuth Street', 'KemperA']) {
      expect(names).toContain(name);
    }
  });

  test('no routine names a tile, a player, a piece, a colour or an edition', () => {
    // The league has no board: its Start is a date.
    const named = PROCEDURES.filter(({ name }) => !name.startsWith('procedures/league/')).flatMap(({ name, text }) =>
      names
        .filter((edition) => new RegExp(`\\b${edition}\\b`).test(withoutComments(text)))
        .map((edition) => `${name}: ${edition}`),
    );
    expect(named).toEqual([]);
  });

  test('nor does the program, except for the editions that have a command', () => {
    const named = SOURCES.flatMap(({ name, text }) =>
      textsOf(name, text).flatMap((literal) =>
        names
          .filter((edition) => new RegExp(`\\b${edition}\\b`).test(literal))
          .filter((edition) => !(['campus', 'hoarding'].includes(edition) && name.startsWith(path.join('src', 'cli'))))
          // A word of the files that boards and rules are imported from.
          .filter((edition) => !(edition === 'Free Parking' && name.startsWith(path.join('src', 'import'))))
          .map((edition) => `${name}: ${edition}`),
      ),
    );
    expect(named).toEqual([]);
  });
});

describe('refusals', () => {
  const seeded = [...REFUSALS.matchAll(/^ {2}\('(\w+)', (\d+), '([^']+)'\)/gm)].map(([, token = '', errno = '', meaning = '']) => ({
    token,
    errno: Number(errno),
    meaning,
  }));
  /** A function of rules/ says in one text, which refuse_with takes apart, what is refused and why. */
  const reasons = ROUTINES.filter(({ object }) => object.endsWith('_refusal'));
  const raised = new Set([
    ...ROUTINES.flatMap(({ text }) => [...text.matchAll(/CALL refuse\(\s*'(\w+)'/g)].map(([, token = '']) => token)),
    ...reasons.flatMap(({ text }) => [...text.matchAll(/THEN (?:CONCAT\()?'(\w+): /g)].map(([, token = '']) => token)),
  ]);
  const gates = fs.readFileSync(path.join(CHECKOUT, 'src', 'deploy', 'gates.ts'), 'utf8');

  test('have tokens, numbers from 50000 to 51999 and meanings, each once', () => {
    expect(seeded.length).toBeGreaterThanOrEqual(18);
    expect(seeded.length).toBe(REFUSALS.match(/^ {2}\(/gm)?.length);
    expect(new Set(seeded.map(({ token }) => token)).size).toBe(seeded.length);
    expect(new Set(seeded.map(({ errno }) => errno)).size).toBe(seeded.length);
    expect(seeded.filter(({ errno }) => errno < 50_000 || errno > 51_999)).toEqual([]);
    expect(seeded.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
  });

  test('are raised by name: refuse() is the only routine that signals, and it is given constant tokens', () => {
    expect(findingsInCode(/\b(RE)?SIGNAL\b/, ROUTINES.filter(({ object }) => object !== 'refuse'))).toEqual([]);
    const callers = ROUTINES.filter(({ object }) => object !== 'refuse_with');
    const calls = callers.flatMap(({ text }) => withoutComments(text).match(/CALL refuse\(/g) ?? []);
    const constant = callers.flatMap(({ text }) => withoutComments(text).match(/CALL refuse\(\s*'\w+',/g) ?? []);
    expect(constant).toHaveLength(calls.length);
  });

  test('are raised from a text by refuse_with alone, which is given what a function of reasons returns', () => {
    const given = ROUTINES.flatMap(({ text }) => [...withoutComments(text).matchAll(/CALL refuse_with\((\w+)\(/g)].map(([, name = '']) => name));
    expect(given.length).toBeGreaterThan(2);
    expect(ROUTINES.flatMap(({ code }) => code.match(/CALL refuse_with\(/g) ?? [])).toHaveLength(given.length);
    const known = reasons.map(({ object }) => object);
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
    const texts = reasons.flatMap(({ text }) => withoutComments(text).match(/\bTHEN\s+(?:CONCAT\()?'[^']*/g) ?? []);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((found) => !/'[a-z_]+: [A-Z]?/.test(found))).toEqual([]);
  });

  test('that a routine raises are in the seed', () => {
    const known = seeded.map(({ token }) => token);
    expect([...raised].filter((token) => !known.includes(token))).toEqual([]);
  });

  test('of the seed are raised by a routine, or by the gates of a deploy with the same number', () => {
    const silent = seeded.filter(({ token, errno }) => !raised.has(token) && !(gates.includes(`'${token}: `) && gates.includes(`= ${errno},`)));
    expect(silent).toEqual([]);
  });

  test('are each expected by some test', () => {
    const here = path.join('test', 'tidy', 'tidy.test.ts');
    const text = TESTS.filter(({ name }) => name !== here).map((file) => file.text).join('\n');
    expect(seeded.filter(({ token }) => !new RegExp(`\\b${token}\\b`).test(text)).map(({ token }) => token)).toEqual([]);
  });

  test('are listed in the doc comment of the routine that raises them', () => {
    const unlisted = ROUTINES.flatMap(({ name, text }) => {
      const doc = /\/\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
      return [...text.matchAll(/CALL refuse\(\s*'(\w+)'/g)]
        .filter(([, token = '']) => !doc.includes(token))
        .map(([, token = '']) => `${name}: ${token}`);
    });
    expect(unlisted).toEqual([]);
  });
});

describe('wordings', () => {
  /** The kinds of events; a later migration lists them all anew. */
  const kinds = new Set(
    filesIn('migrations', '.sql')
      .flatMap(({ text }) => [...text.matchAll(/\bkind ENUM\(([^)]*)\)/g)].map(([, list = '']) => list))
      .flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind)),
  );

  function wordingsOf(text: string): { kind: string; sentence: string }[] {
    const [, rows = ''] = /INSERT INTO Wording \([^)]*\) VALUES\n([\s\S]*?)\n {2}AS new/.exec(text) ?? [];
    return [...rows.matchAll(/^ {2}\(\d+, '(\w+)', '((?:[^']|'')*)'\)/gm)].map(([, kind = '', sentence = '']) => ({ kind, sentence }));
  }

  test.each(EDITIONS)('$name tells events that there are, each once, with what an event knows', ({ text }) => {
    const wordings = wordingsOf(text);
    const told = wordings.map(({ kind }) => kind);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((kind, index) => !kinds.has(kind) || told.indexOf(kind) !== index)).toEqual([]);
    const placeholders = ['player', 'payer', 'payee', 'amount', 'dice', 'dice2', 'tile', 'property', 'colour', 'card'];
    const unknown = wordings.flatMap(({ sentence }) => [...sentence.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name));
    expect(unknown.filter((name) => !placeholders.includes(name))).toEqual([]);
  });

  test('every kind of event is told by some edition', () => {
    const told = EDITIONS.flatMap(({ text }) => wordingsOf(text).map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !told.includes(kind))).toEqual([]);
  });

  test('an edition without decisions tells everything that can happen in it', () => {
    const inPlay = PROCEDURES.filter(({ name }) => name.startsWith(path.join('procedures', 'play')));
    const happening = [...kinds].filter((kind) => inPlay.some(({ text }) => withoutComments(text).includes(`'${kind}'`)));
    expect(happening.length).toBeGreaterThan(10);
    const campus = EDITIONS.find(({ name }) => name === path.join('seeds', 'campus.sql'));
    expect(wordingsOf(campus?.text ?? '').map(({ kind }) => kind).sort()).toEqual(happening.sort());
  });
});

/** Every node of a TypeScript file. */
function nodesOf(name: string, text: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return nodes;
}

/** The texts between quotes of a TypeScript file. */
function textsOf(name: string, text: string): string[] {
  return nodesOf(name, text).flatMap((node) => (ts.isStringLiteralLike(node) || isTemplatePart(node) ? [node.text] : []));
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

function where(name: string, node: ts.Node): string {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return `${name}:${line + 1}: ${node.getText().replace(/\s+/g, ' ').slice(0, 80)}`;
}

describe('TypeScript', () => {
  const all = [...SOURCES, ...TESTS];

  function nodes(files: readonly SourceFile[], isWrong: (node: ts.Node) => boolean): string[] {
    return files.flatMap(({ name, text }) => nodesOf(name, text).filter(isWrong).map((node) => where(name, node)));
  }

  test('has no any, no enum and no namespace', () => {
    expect(nodes(all, (node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
    expect(nodes(all, (node) => ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node))).toEqual([]);
  });

  test('silences no checker', () => {
    expect(findings(all, /@ts-(ignore|expect-error|nocheck)|eslint-disable/).filter((found) => !found.includes('findings('))).toEqual([]);
  });

  test('skips no test, and singles none out', () => {
    const wrong = (node: ts.Node): boolean =>
      (ts.isPropertyAccessExpression(node) &&
        /^(test|it|describe)$/.test(node.expression.getText()) &&
        /^(skip|only|todo|failing)$/.test(node.name.text)) ||
      (ts.isIdentifier(node) && /^(xtest|xit|xdescribe|fit|fdescribe)$/.test(node.text));
    expect(nodes(TESTS, wrong)).toEqual([]);
  });

  test('mocks nothing of the database', () => {
    const wrong = (node: ts.Node): boolean =>
      ts.isPropertyAccessExpression(node) && node.expression.getText() === 'jest' && /^(mock|doMock|spyOn|fn)$/.test(node.name.text);
    expect(nodes(TESTS, wrong)).toEqual([]);
  });

  /** A text, or a sum of texts. */
  function isConstant(node: ts.Node): boolean {
    if (ts.isParenthesizedExpression(node)) return isConstant(node.expression);
    return ts.isStringLiteralLike(node) || (isSum(node) && isConstant(node.left) && isConstant(node.right));
  }

  function isSum(node: ts.Node): node is ts.BinaryExpression {
    return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  }

  function firstText(node: ts.Node): string {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node)) return node.head.text;
    return isSum(node) ? firstText(node.left) : '';
  }

  test('sends no SQL that is built out of values: a statement is a constant text with placeholders', () => {
    const SENDERS = /^(run|rows|query|execute|raw|errnoOf|refusalOf|expectRefusal)$/;
    const isBuilt = (node: ts.Node): boolean => ts.isTemplateExpression(node) || (isSum(node) && !isConstant(node));
    const wrong = (node: ts.Node): boolean =>
      ts.isCallExpression(node) &&
      SENDERS.test(ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText()) &&
      node.arguments.some((argument) => isBuilt(argument));
    expect(nodes(all, wrong)).toEqual([]);
  });

  test('builds no SQL out of values, but for files and for people', () => {
    const ELSEWHERE = [
      // Files of the program itself, as a procedure.
      path.join('src', 'deploy', 'step.ts'),
      // The routines of the program itself, in their trigger.
      path.join('src', 'deploy', 'link', 'expand.ts'),
      // The first statements of a server, which it reads from a file.
      path.join('src', 'database', 'accounts.ts'),
      path.join('src', 'database', 'private-server.ts'),
      path.join('src', 'database', 'throwaway-server.ts'),
      // Printed.
      path.join('src', 'cli', 'demo.ts'),
      path.join('src', 'deploy', 'deploy-error.ts'),
      path.join('src', 'deploy', 'script.ts'),
    ];
    const SQL_START = /^\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|CALL|GRANT|REVOKE|TRUNCATE|SET)\s/;
    const wrong = (node: ts.Node): boolean =>
      (ts.isTemplateExpression(node) || (isSum(node) && !isSum(node.parent) && !isConstant(node))) &&
      SQL_START.test(firstText(node));
    expect(nodes(SOURCES.filter(({ name }) => !ELSEWHERE.includes(name)), wrong)).toEqual([]);
  });

  test('waits for nothing by the clock in tests', () => {
    const wrong = (node: ts.Node): boolean =>
      (ts.isCallExpression(node) && /^(setTimeout|sleep|wait|delay)$/.test(node.expression.getText())) ||
      (ts.isImportDeclaration(node) && /timers/.test(node.moduleSpecifier.getText()));
    expect(nodes(TESTS, wrong)).toEqual([]);
  });
});
