import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse as parseYaml } from 'yaml';
import { CHECKOUT, readCatalogue } from '../../src/deploy/catalogue';
import { type LeagueAct, leagueActs } from '../../src/deploy/league-acts';
import { linkCatalogue, RECORDS } from '../../src/deploy/link-catalogue';
import { withRecordHeader } from '../../src/deploy/record-header';
import { SharedRecord } from '../../src/linker';
import type { EditionDocument } from '../support/editions';

/** The most columns of a line of SQL. */
const MOST_COLUMNS = 100;

/** The most lines of a file in procedures/, without its doc comment, its parameters and its variables. */
const MOST_LINES = 75;

/** The way in reads all that a move needs at once, into variables of which each has a name. */
const LONGER: Readonly<Record<string, number>> = { dice_trigger: 104 };

/** Routines that commit what they do, so that nobody takes it back, and pass on what hinders them. */
const FINAL: readonly string[] = [
  'begin_transaction', 'call_move', 'settle_call', 'complete_call', 'complete_own_call', 'complete_waiting_call', 'complete_waiting_calls',
  'open_called_game', 'drop_called_game', 'make_move', 'make_game',
  'play_on', 'close_auction', 'delete_game', 'delete_archived_game', 'delete_marked_game', 'finish_deletions',
  'sit_down', 'free_seat', 'fill_seats', 'change_lobby_admission', 'delete_lobby', 'play_again',
  'say', 'send_emote', 'nudge', 'switch_talk',
  'count_game', 'count_games', 'keep_next_position', 'keep_positions',
];

/** They call an error of MySQL about a value by a name of ours, and pass the others on. */
const RENAMES = ['import_game', 'restore_tournament'];

/** Words that do not come back in comments; 032 rewrote those of the migrations before it. */
const GONE_WORDS = {
  isFree: (name: string): boolean => /^(procedures|seeds|src)\//.test(name) || (name.startsWith('migrations/') && name >= 'migrations/032'),
  words: [
    /\banew\b/i,
    /\bwhoever\b/i,
    /(?:^|[.:;] )Who\b/,
    /\b(he|him|his|himself)\b/i,
    /\b(brings?|brought) about\b/i,
    /\bof (which|whom)\b/i,
    /\bof (his|her|its|their) own\b/i,
    /\b(is|are|was|were) to be\b/i,
    /\bas far as\b/i,
    /\bso that nothing is\b/i,
    /\bhow manieth\b/i,
    /\bis no person\b/i,
    /\bstand-ins?\b/i,
    /\bheirs?\b/i,
    /\bfaults?\b/i,
    /\b(lays?|laid)\b/i,
    /\botherwise than\b/i,
    /\bgo(es)? (on|by)\b/i,
    /\bsaid in full\b/i,
    /\bbeside\b/i,
  ],
} as const;

/** What routines take beside the variables of the move, or of a bot's decision. */
const MOST_PARAMETERS = [
  { rooms: 'a move', files: /^procedures\/(move|action|landing|estate|record|dice|rule)\//, ofARoutine: 8, inAll: 262, passed: 725 },
  { rooms: 'the bots', files: /^procedures\/bot\//, ofARoutine: 6, inAll: 48, passed: 98 },
] as const;

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
    // test/clients has packages of its own.
    .filter((file) => file.endsWith(extension) && !file.split(path.sep).includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort()
    .map((name) => ({ name, text: fs.readFileSync(path.join(CHECKOUT, name), 'utf8') }));
}

/** SQL without its comments. */
function withoutComments(sql: string): string {
  return sql.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*-- .*$/gm, '').replace(/ -- .*$/gm, '');
}

/** What a routine does: without its head, the comment that its body begins with, and what it declares; of a view all. */
function statementsOf(sql: string): string {
  const body = sql.replace(/^[\s\S]*?\nBEGIN\n/, '').replace(/^ {2}\/\*[\s\S]*?\*\/\n/, '');
  return body.replace(/^ {2}DECLARE (?!.*\b(?:HANDLER|CURSOR)\b)[^;]*;\n/gm, '');
}

function withoutTexts(sql: string): string {
  return sql.replace(/'(?:[^']|'')*'/g, "''");
}

function parse({ name, text }: SourceFile): Routine {
  const [, type = '', object = ''] = /^CREATE\s+(\w+)\s+`?(\w+)`?/.exec(text) ?? [];
  return { name, text, type, object, code: withoutTexts(withoutComments(text)) };
}

const SOURCES_OF_CATALOGUE = readCatalogue();
const SHARED = RECORDS.map((kind) => ({ kind, record: new SharedRecord(SOURCES_OF_CATALOGUE.objects, kind) }));
const PROCEDURES = filesIn('procedures', '.sql').map(parse);
const ROUTINES = PROCEDURES.filter(({ type }) => type !== 'VIEW');
/** Those that people wrote: MySQL wrote the baseline. */
const MIGRATIONS = filesIn('migrations', '.sql').filter(({ name }) => !name.endsWith('baseline.sql'));
const SQL = [...MIGRATIONS, ...filesIn('seeds', '.sql'), ...PROCEDURES];
const SEEDS = filesIn('seeds', '.sql');
const REFUSALS = SEEDS.filter(({ text }) => text.includes('INSERT INTO Refusal ')).map(({ text }) => text).join('\n');
const EDITIONS = filesIn('seeds', '.yaml').map((file) => ({ ...file, document: parseYaml(file.text) as EditionDocument }));
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

/** The rows that a seed inserts into a table, each from its first parenthesis on, without the outer ones. */
function rowsOf(table: string): string[] {
  return SEEDS.flatMap(({ text }) => {
    const start = new RegExp(`INSERT INTO ${table} \\([^)]*\\)\\s+VALUES\\s`).exec(text);
    if (!start) return [];
    const body = text.slice(start.index + start[0].length);
    return argumentsOf(body.slice(0, body.indexOf('AS new ON DUPLICATE')), 0).map((row) => row.slice(1, -1));
  });
}

function firstColumn(table: string): string[] {
  return rowsOf(table).map((row) => /^'(\w+)'/.exec(row)?.[1] ?? row);
}

/** The first two texts of each row. */
function pairsOf(table: string): [string, string][] {
  return rowsOf(table).map((row) => [...row.matchAll(/'(\w+)'/g)].map(([, word = '']) => word).slice(0, 2) as [string, string]);
}

/** What stands between commas from a place on, up to the parenthesis that closes what is open there. */
function argumentsOf(text: string, from: number): string[] {
  const parts = [''];
  let [depth, isText] = [0, false];
  for (const letter of text.slice(from)) {
    if (letter === "'") isText = !isText;
    if (!isText && letter === ')' && depth === 0) break;
    if (!isText) depth += Number(letter === '(') - Number(letter === ')');
    if (!isText && depth === 0 && letter === ',') parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What the calls of a routine are given. */
function callsOf(object: string, code: string): string[][] {
  return [...code.matchAll(new RegExp(`\\bCALL ${object}\\(`, 'g'))].map(({ 0: call, index }) => argumentsOf(code, index + call.length));
}

function parametersOf({ code }: Routine): string[] {
  return argumentsOf(code, code.indexOf('(') + 1).map((parameter) => parameter.replace(/^(IN|OUT|INOUT)\s+/, '').split(/\s/)[0] ?? '');
}

/** The kinds of events. */
const KINDS = rowsOf('EventKind').map((row) => {
  const [, kind = '', isPosting = '', names = '', sentence = ''] = /^'(\w+)', (TRUE|FALSE), '([\w,]*)',\s+'([\s\S]*)'$/.exec(row) ?? [];
  return { kind, isPosting: isPosting === 'TRUE', names: names.split(','), sentence };
});

/** The rules that are one of several words. */
const CHOICES = rowsOf('Rule').flatMap((row) => {
  const [rule = '', , , , , , choices = ''] = argumentsOf(row, 0);
  return choices === 'NULL' ? [] : [{ rule: rule.slice(1, -1), choices: JSON.parse(choices.slice(1, -1)) as string[] }];
});

test('the checked files are found', () => {
  expect(ROUTINES.length).toBeGreaterThan(30);
  expect(SOURCES.length).toBeGreaterThan(20);
  expect(EDITIONS.length).toBeGreaterThan(0);
});

describe('a file in procedures/', () => {
  test('begins with CREATE, a type and a name, which is that of the file', () => {
    const wrong = PROCEDURES.filter(
      ({ name, type, object }) =>
        !['FUNCTION', 'PROCEDURE', 'TRIGGER', 'VIEW'].includes(type) || path.basename(name) !== `${object}.sql`,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('has one statement: no other CREATE, no DROP, DELIMITER, DEFINER, USE, SQL SECURITY', () => {
    expect(findingsInCode(/(?<!^\s*)\bCREATE\b/i)).toEqual([]);
    expect(findingsInCode(/\b(DROP|ALTER|TRUNCATE|DELIMITER|DEFINER|USE|SQL\s+SECURITY)\b/i)).toEqual([]);
  });

  test('ends with its object, without a delimiter, and with one line break', () => {
    expect(ROUTINES.filter(({ text }) => !/\n?END\n$/.test(text)).map(({ name }) => name)).toEqual([]);
    expect(PROCEDURES.filter(({ text }) => /;\s*$/.test(text) || !/[^\n]\n$/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test(`has at most ${MOST_LINES} lines`, () => {
    const long = PROCEDURES.map(({ name, text }) => [name, statementsOf(text).split('\n').length - 1] as const);
    expect(long.filter(([name, lines]) => lines > (LONGER[path.basename(name, '.sql')] ?? MOST_LINES))).toEqual([]);
  });

  test(`begins its body with a doc comment when that has more than ${SHORT_BODY} lines`, () => {
    const silent = ROUTINES.filter(({ text }) => {
      const body = text.slice(text.indexOf('\nBEGIN\n') + '\nBEGIN\n'.length);
      return body.split('\n').length > SHORT_BODY && !/^ {2}\/\*\n {3}\* /.test(body);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('begins a view with a comment on what it shows', () => {
    const views = PROCEDURES.filter(({ type }) => type === 'VIEW');
    expect(views.length).toBeGreaterThan(4);
    expect(views.filter(({ text }) => !/^CREATE VIEW \w+(?: \([^)]*\))? AS\n-- [A-Z]/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('has a COMMENT if it is a function or procedure', () => {
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

  test('variables begin with v_, those of the move with m_, of a decision with d_, cursors with c_', () => {
    const wrong = ROUTINES.flatMap(({ name, object, code }) =>
      [...code.matchAll(/\bDECLARE\s+([^;]*?)(?=\s(?:[A-Z]{3,}|FOR\b))/g)].flatMap(([statement, names = '']) => {
        if (/^DECLARE\s+(CONTINUE|EXIT)$/.test(statement)) return [];
        const prefix = RECORDS.find(({ roots }) => roots.includes(object))?.prefix.slice(0, 1) ?? '';
        const variable = new RegExp(`^[v${prefix}]_[a-z][a-z_0-9]*$`);
        const isCursor = new RegExp(`DECLARE\\s+${names}\\s+CURSOR\\b`).test(code);
        return names
          .split(/,\s*/)
          .filter((declared) => !(isCursor ? /^c_[a-z_]+$/ : variable).test(declared))
          .map((declared) => `${name}: ${declared}`);
      }),
    );
    expect(wrong).toEqual([]);
    expect(ROUTINES.filter(({ code }) => /\bDECLARE v_/.test(code)).length).toBeGreaterThan(10);
  });

  test('@game_id is the only session variable', () => {
    // A statement that is made of text is read from a variable.
    expect(findingsInCode(/(?<!@)@(?!@|game_id\b)\w+/, ROUTINES.filter(({ object }) => object !== 'lock_account'))).toEqual([]);
  });
});

describe('constraints on routines', () => {
  test.each([
    ['SELECT *', /\bSELECT\s+(\w+\.)?\*/i],
    ['chance or the clock', /\b(RAND|NOW|SYSDATE|CURDATE|CURTIME|UUID|CURRENT_TIMESTAMP|CURRENT_DATE|LOCALTIME)\b|\bUNIX_TIMESTAMP\s*\(\s*\)/i],
    ['transaction control', /\b(COMMIT|ROLLBACK|SAVEPOINT|START\s+TRANSACTION|LOCK\s+TABLES|AUTOCOMMIT)\b/i],
    ['dynamic SQL', /\b(PREPARE|EXECUTE|DEALLOCATE)\b/i],
    ['a locking read by IF EXISTS', /\b(IF|WHILE|UNTIL|WHEN)\s+(NOT\s+)?EXISTS\s*\(/i],
    ['a lock of the server', /\b(GET_LOCK|SLEEP|BENCHMARK)\s*\(/i],
    // A handler ends a loop of FETCHes, or turns a duplicate key, or one that is referred to or locked, into a refusal.
    ['swallowing errors', /\bCONTINUE\s+HANDLER\s+FOR\s+(?!NOT\s+FOUND\b)|\bEXIT\s+HANDLER\s+FOR\s+(?!(?:1062|1227|1451|1452|3572)\s+BEGIN\b)/i],
    ['a loop without a condition', /\bLOOP\b/i],
  ])('%s', (_, pattern) => {
    // One routine reads the clock of the server. What is wrong in one game does not keep the scheduler from the others.
    // What is nested too deeply is no JSON.
    // An account may lack the right to the performance schema.
    // ALTER USER takes no name from a variable. What is wrong with sessions does not keep the scheduler from the games.
    // A statement may keep MySQL from listing sessions. A game that cannot begin is no error of the person who leaves.
    const allowed = ['begin_agreed_game', 'can_list_sessions', 'keep_sessions_listable', 'end_sessions_of', 'utc_now', 'play_waiting_game', 'close_auction', 'end_abandoned_game', 'end_session', 'lock_account', 'end_overdue_sessions', 'statements_by_account', 'game_lockers', 'is_json', ...RENAMES, ...FINAL];
    expect(findingsInCode(pattern, ROUTINES.filter(({ object }) => !allowed.includes(object)))).toEqual([]);
  });

  test.each([
    ['SET', /\bSET\s+[\w.@]+\s*=\s*\(\s*(SELECT|WITH)\b/i],
    ['RETURN', /\bRETURN\s*\(\s*(SELECT|WITH)\b/i],
    ['DEFAULT', /\bDEFAULT\s*\(\s*(SELECT|WITH)\b/i],
  ])('a locking read by %s', (_, pattern) => {
    // A routine of NO SQL reads only documents, as the next test says: nothing is locked.
    expect(findingsInCode(pattern, ROUTINES.filter(({ code }) => !/\n {2}NO SQL\n/.test(code)))).toEqual([]);
  });

  test('NO SQL: such a routine reads no table', () => {
    const withoutTables = ROUTINES.filter(({ code }) => /\n {2}NO SQL\n/.test(code));
    expect(withoutTables.length).toBeGreaterThan(10);
    expect(findingsInCode(/\b(FROM|JOIN|INTO|UPDATE)\s+[A-Z][a-z]\w*/, withoutTables)).toEqual([]);
  });

  test('no recursion: no routine calls itself, directly or through others', () => {
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

  test('moves read rows of a game with a lock, except constant columns', () => {
    const games = /\b(?:FROM|JOIN)\s+(Player|Deed|GameState|Agenda|DeckCard)\b/;
    // Names, numbers and seats stay as they are; when a game is over, so does everything.
    const constant = /\bSELECT\s+(p\.turn|p\.name|p\.character_id|COUNT\(p\.name\)|CONCAT\(MIN\(p\.name\)[^;]*? ''\)\))\s+(INTO|FROM)\b/;
    const rooms = /^procedures\/(action|bot|estate|landing|move|record|rule|base)\//;
    const unlocked = ROUTINES.filter(({ name }) => rooms.test(name)).flatMap(({ name, code }) =>
      code
        .split(';')
        .map((statement) => statement.slice(Math.max(0, statement.search(/\bSELECT\b/))))
        .filter((read) => /^SELECT\b/.test(read) && games.test(read) && !/\bFOR\s+(SHARE|UPDATE)\b/.test(read) && !constant.test(read))
        .map((read) => `${name}: ${read.replace(/\s+/g, ' ').slice(0, 100)}`),
    );
    expect(unlocked).toEqual([]);
  });

  test('every routine that a move reaches can be linked', () => {
    expect(linkCatalogue(SOURCES_OF_CATALOGUE).objects.filter(({ origins }) => origins)).toHaveLength(9);
  });

  test.each(MOST_PARAMETERS)('routines of $rooms declare only their own parameters', ({ files, ofARoutine, inAll, passed: mostPassed }) => {
    const procedures = ROUTINES.filter(({ type, name }) => type === 'PROCEDURE' && files.test(name));
    const parameters = procedures.map((routine) => ({ object: routine.object, count: parametersOf(routine).length }));
    const passed = ROUTINES.filter(({ name }) => files.test(name)).flatMap(({ code }) => procedures.flatMap(({ object }) => callsOf(object, code)));
    const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);
    expect(parameters.filter(({ count }) => count > ofARoutine)).toEqual([]);
    expect(sum(parameters.map(({ count }) => count))).toBeLessThanOrEqual(inAll);
    expect(sum(passed.map(({ length }) => length))).toBeLessThanOrEqual(mostPassed);
  });

  test.each(SHARED)('doc comments list the variables of the $kind.owner that are read and set: npm run headers writes them', ({ kind, record }) => {
    const others = PROCEDURES.filter(({ type, text, object }) => type === 'PROCEDURE' && withRecordHeader(text, record.headerOf(object), kind.header) !== text);
    expect(others.map(({ name }) => name)).toEqual([]);
    expect(record.users.length).toBeGreaterThan(20);
  });

  test('no tables are joined by commas: the linker counts tables after FROM and JOIN', () => {
    expect(findingsInCode(/\bFROM\s+\w+(?:\s+AS)?(?:\s+\w+)?\s*,/, ROUTINES)).toEqual([]);
  });

  test('no randomness and no clock in views', () => {
    const views = PROCEDURES.filter(({ type }) => type === 'VIEW');
    expect(findingsInCode(/\b(RAND|NOW|UUID|SYSDATE)\s*\(/i, views)).toEqual([]);
    expect(findingsInCode(/\bSELECT\s+(\w+\.)?\*/i, views)).toEqual([]);
  });
});

describe('independence of session variables', () => {
  test('a cursor has its own LIMIT: sql_select_limit would end it early', () => {
    const cursors = ROUTINES.flatMap(({ name, code }) => [...code.matchAll(/\bCURSOR FOR\b([^;]*);/g)].map(([, select = '']) => ({ name, select })));
    expect(cursors.length).toBeGreaterThan(3);
    expect(cursors.filter(({ select }) => !/\bLIMIT\b/.test(select)).map(({ name }) => name)).toEqual([]);
  });

  test('a routine sets the length of GROUP_CONCAT: otherwise group_concat_max_len may cause an error', () => {
    const wrong = ROUTINES.filter(({ text }) => /\bGROUP_CONCAT\(/.test(withoutComments(text)) && !/SET_VAR\(group_concat_max_len = \d+\)/.test(text));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('the format of SQL', () => {
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
    const migrations = MIGRATIONS;
    const unnamed = /^\s+(FOREIGN KEY|CHECK|UNIQUE)\b/;
    expect(findings(migrations, unnamed)).toEqual([]);
    const names = migrations.flatMap(({ text }) => [...text.matchAll(/CONSTRAINT (\w+)/g)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('in a migration such that it can be repeated', () => {
    const migrations = MIGRATIONS.map(parse);
    expect(findingsInCode(/\bCREATE TABLE (?!IF NOT EXISTS)/, migrations)).toEqual([]);
    expect(findingsInCode(/\bINSERT (?!IGNORE)/, migrations)).toEqual([]);
  });

  test('in a seed such that it can be repeated', () => {
    const lacking = SEEDS.flatMap(({ name, text }) =>
      withoutTexts(withoutComments(text))
        .split(';')
        .filter((statement) => /\bINSERT\b/.test(statement) && !/\bON DUPLICATE KEY UPDATE\b/.test(statement))
        .map((statement) => `${name}: ${statement.trim().slice(0, 60)}`),
    );
    expect(lacking).toEqual([]);
  });
});

describe('the acts of the league', () => {
  const acts = leagueActs(SOURCES_OF_CATALOGUE.seeds);
  const recorded = acts.filter(({ part }) => part !== undefined && part !== 'result' && part !== 'player');
  /** Where routines compare the act, or insert one: `file:line` and the act. */
  const uses = ROUTINES.filter(({ name }) => name.startsWith('procedures/league/')).flatMap(({ name, text }) =>
    [...text.matchAll(/\b(?:p_act|NEW\.act|v_act)\b(?: <=>| =| <>| (?:NOT )?IN) \(?((?:'\w+'(?:, )?)+)|\bCASE p_act\b([^]*?)END CASE|INTO TournamentChange [^;]*?VALUES \(\s*\w+, '(\w+)'/g)].flatMap((found) => {
      const line = text.slice(0, found.index).split('\n').length;
      const words = found[2] === undefined ? found[1] ?? `'${found[3] ?? ''}'` : [...found[2].matchAll(/^    WHEN ('\w+') THEN/gm)].map(([, act]) => act).join();
      return [...words.matchAll(/'(\w+)'/g)].map(([, act = '']) => ({ place: `${name}:${line}`, act }));
    }),
  );

  test('are found', () => {
    expect(recorded.length).toBeGreaterThan(20);
    expect(uses.length).toBeGreaterThan(25);
  });

  test('that a routine compares or inserts have rows', () => {
    expect(uses.filter(({ act }) => !acts.some((one) => one.act === act)).map(({ place, act }) => `${place}: ${act} has no row in LeagueAct`)).toEqual([]);
  });

  test('that are recorded for a tournament have a routine that compares them, unless they are alone in changing their part', () => {
    const isDone = ({ act, part }: LeagueAct): boolean => uses.some((use) => use.act === act) || recorded.filter((other) => other.part === part).length === 1;
    expect(recorded.filter((act) => !isDone(act)).map(({ place, act }) => `${place}: no routine does ${act}`)).toEqual([]);
  });
});

test('no two scripts of the page declare the same name, unless they are modules: the others share one global scope', () => {
  const scripts = [...filesIn('src/page/browser', '.js'), ...filesIn('src/league/browser', '.js')].map(({ name, text }) => ({ name, source: ts.createSourceFile(name, text, ts.ScriptTarget.Latest) }));
  const declared = scripts.filter(({ source }) => !ts.isExternalModule(source)).flatMap(({ name, source }) =>
    source.statements.flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map((declaration) => (ts.isIdentifier(declaration.name) ? declaration.name.text : ''));
    }).map((declaration) => ({ name, declaration })),
  );
  expect(declared.length).toBeGreaterThan(60);
  expect(declared.filter(({ name, declaration }) => declared.some((other) => other.declaration === declaration && other.name !== name))).toEqual([]);
});

test('a hint names the program as it was typed: programName(), never npx', () => {
  const hints = [...SOURCES, ...filesIn('src', '.tsx')].filter(({ name }) => name !== 'src/server/program-name.ts');
  expect(findings(hints, /npx sqlopoly/)).toEqual([]);
});

describe('rules are data', () => {
  /** What is a name in a document: of the edition, a tile, a colour, a player, a piece. */
  const NAMING = ['edition', 'property', 'bonus', 'colour', 'name', 'token', 'tokens', 'tiles'];

  function namesIn(value: unknown, key = ''): string[] {
    if (typeof value === 'string') return NAMING.includes(key) ? [value] : [];
    if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, key));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => namesIn(part, name));
  }

  // A set that is called 1 would be found everywhere.
  const names = [...new Set(EDITIONS.flatMap(({ document }) => namesIn(document)))].filter((name) => name.length > 2 && !/^\d+$/.test(name));

  test('the names of the editions are found', () => {
    for (const name of ['campus', 'Jane', 'Norman', 'Victoria', 'Oak House', 'Chance 1', 'Free Parking', 'Thimble', 'Orange', 'Battle-ship', 'Knuth Street', 'KemperA']) {
      expect(names).toContain(name);
    }
  });

  test('no routine names a tile, a player, a piece, a colour or an edition', () => {
    // The league has no board: its Start is a date.
    const named = PROCEDURES.filter(({ name }) => !name.startsWith('procedures/league/')).flatMap(({ name, text }) =>
      names
        .filter((edition) => new RegExp(`\\b${edition}\\b`).test(withoutComments(text).replace(/^ {2}COMMENT '.*'$/m, '')))
        // The statement that begins a first game is an example in a sentence.
        .filter((edition) => !(edition === 'campus' && name === path.join('procedures', 'base', 'missing_game.sql')))
        .map((edition) => `${name}: ${edition}`),
    );
    expect(named).toEqual([]);
  });

  test('nor does the program, except editions with a command', () => {
    const named = SOURCES.flatMap(({ name, text }) =>
      textsOf(name, text).flatMap((literal) =>
        names
          .filter((edition) => new RegExp(`\\b${edition}\\b`).test(literal))
          .filter((edition) => !(['campus', 'classic', 'hoarding'].includes(edition) && name.startsWith(path.join('src', 'cli'))))
          // A word of the files that boards and rules are imported from.
          .filter((edition) => !(edition === 'Free Parking' && name.startsWith(path.join('src', 'client', 'imports'))))
          // The Get Out of Jail Free card has this name on every board.
          .filter((edition) => !(edition === 'Jail' && name === path.join('src', 'client', 'words', 'words.ts')))
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
    ...ROUTINES.flatMap(({ text }) => [...text.matchAll(/CALL refuse(?:_amount)?\(\s*'(\w+)'/g)].map(([, token = '']) => token)),
    ...reasons.flatMap(({ text }) => [...text.matchAll(/THEN (?:CONCAT\()?'(\w+): /g)].map(([, token = '']) => token)),
  ]);
  const gates = fs.readFileSync(path.join(CHECKOUT, 'src', 'deploy', 'gates.ts'), 'utf8');

  test('have unique tokens, unique numbers from 50000 to 51999, and meanings', () => {
    expect(seeded.length).toBeGreaterThanOrEqual(18);
    expect(seeded.length).toBe(REFUSALS.match(/^ {2}\(/gm)?.length);
    expect(new Set(seeded.map(({ token }) => token)).size).toBe(seeded.length);
    expect(new Set(seeded.map(({ errno }) => errno)).size).toBe(seeded.length);
    expect(seeded.filter(({ errno }) => errno < 50_000 || errno > 51_999)).toEqual([]);
    expect(seeded.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
  });

  test('are raised by refuse(), the only routine that signals, with constant tokens', () => {
    expect(findingsInCode(/\b(RE)?SIGNAL\b/, ROUTINES.filter(({ object }) => !['refuse', ...RENAMES, ...FINAL].includes(object)))).toEqual([]);
    const callers = ROUTINES.filter(({ object }) => !['refuse_with', 'refuse_amount'].includes(object));
    const calls = callers.flatMap(({ text }) => withoutComments(text).match(/CALL refuse(?:_amount)?\(/g) ?? []);
    const constant = callers.flatMap(({ text }) => withoutComments(text).match(/CALL refuse(?:_amount)?\(\s*'\w+',/g) ?? []);
    expect(constant).toHaveLength(calls.length);
  });

  test('are raised from a text only by refuse_with, with the result of a function that returns a refusal', () => {
    const found = (pattern: RegExp): string[] => ROUTINES.flatMap(({ text }) => [...withoutComments(text).matchAll(pattern)].map(([, name = '']) => name));
    const direct = found(/CALL refuse_with\((\w+)\(/g);
    // The result may wait in a variable, to which nothing else is assigned.
    const stored = found(/SET v_refusal = (\w+)\(/g);
    expect(stored).toHaveLength(found(/SET v_refusal = ()/g).length);
    const given = [...direct, ...stored];
    expect(given.length).toBeGreaterThan(1);
    expect(found(/CALL refuse_with\(()/g)).toHaveLength(direct.length + found(/CALL refuse_with\(v_refusal()\)/g).length);
    const known = reasons.map(({ object }) => object);
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
    const texts = reasons.flatMap(({ text }) => withoutComments(text).match(/\bTHEN\s+(?:CONCAT\()?'[^']*/g) ?? []);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((found) => !/'[a-z_]+: [A-Z]?/.test(found))).toEqual([]);
  });

  test('raised by routines are in the seed', () => {
    const known = seeded.map(({ token }) => token);
    expect([...raised].filter((token) => !known.includes(token))).toEqual([]);
  });

  test('in the seed are raised by a routine, or by the gates of a deploy with the same number', () => {
    const silent = seeded.filter(({ token, errno }) => !raised.has(token) && !(gates.includes(`'${token}: `) && gates.includes(`= ${errno},`)));
    expect(silent).toEqual([]);
  });

  test('are each expected by some test', () => {
    const here = path.join('test', 'tidy', 'tidy.test.ts');
    const text = TESTS.filter(({ name }) => name !== here).map((file) => file.text).join('\n');
    expect(seeded.filter(({ token }) => !new RegExp(`\\b${token}\\b`).test(text)).map(({ token }) => token)).toEqual([]);
  });

  test('are listed in the doc comments of the routines that raise them', () => {
    const unlisted = ROUTINES.flatMap(({ name, text }) => {
      const doc = /\/\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
      return [...text.matchAll(/CALL refuse(?:_amount)?\(\s*'(\w+)'/g)]
        .filter(([, token = '']) => !doc.includes(token))
        .map(([, token = '']) => `${name}: ${token}`);
    });
    expect(unlisted).toEqual([]);
  });
});

describe('sentences', () => {
  /** What sentences name that no event of their kind has. */
  function unknownIn(sentences: readonly (readonly [kind: string, sentence: string])[]): string[] {
    return sentences.flatMap(([kind, sentence]) => {
      const { names = [] } = KINDS.find((known) => known.kind === kind) ?? {};
      return [...sentence.matchAll(/\{([^}]*)\}/g)].flatMap(([, name = '']) => (names.includes(name) ? [] : [`${kind}: ${name}`]));
    });
  }

  test('every kind of event has one, with fields of events only', () => {
    expect(KINDS.length).toBeGreaterThan(30);
    expect(KINDS.filter(({ sentence }) => !/^['{A-Z].*(\.|\{card\})$/.test(sentence))).toEqual([]);
    expect(unknownIn(KINDS.map(({ kind, sentence }) => [kind, sentence]))).toEqual([]);
  });

  test.each(EDITIONS)('$name words existing events, with fields of events only', ({ document }) => {
    const wording = Object.entries(document.wording ?? {}) as [string, string][];
    expect(wording.length).toBeGreaterThan(1);
    expect(wording.map(([kind]) => kind).filter((kind) => !KINDS.some((known) => known.kind === kind))).toEqual([]);
    expect(unknownIn(wording)).toEqual([]);
  });
});

describe('the English of comments', () => {
  /** The comments of a file, each on one line and without its marks. */
  function commentsOf({ text }: SourceFile): string[] {
    const found = text.match(/\/\*[\s\S]*?\*\/|(?:^ *(?:--|\/\/) .*\n?)+|\bCOMMENT(?: =)? '(?:[^']|'')*'/gm) ?? [];
    return found.map((comment) =>
      comment
        .replace(/^COMMENT(?: =)? '([\s\S]*)'$/, '$1')
        .replace(/^\s*(?:\/\*+|\*\/|\*|--|\/\/)|\*\/$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  }

  const others = ['.tsx', '.js', '.cjs', '.css'].flatMap((extension) => filesIn('src', extension));
  const files = [...SQL, ...SOURCES, ...others].filter(({ name }) => GONE_WORDS.isFree(name));

  test('is read from every file', () => {
    expect(files.length).toBeGreaterThan(PROCEDURES.length);
    expect(files.flatMap(commentsOf).length).toBeGreaterThan(PROCEDURES.length);
    const sample = { name: '', text: "-- One\n-- two.\nCREATE\n  COMMENT 'Three.'\n  /*\n   * Four\n   * five.\n   */\n" };
    expect(commentsOf(sample)).toEqual(['One two.', 'Three.', 'Four five.']);
  });

  test.each(GONE_WORDS.words.map((word) => [String(word), word] as const))('has nothing like %s', (_, word) => {
    const found = files.flatMap((file) => commentsOf(file).filter((comment) => word.test(comment)).map((comment) => `${file.name}: ${comment}`));
    expect(found).toEqual([]);
  });
});

describe('rooms', () => {
  /** The rooms of the engine, the lowest first: a routine calls only into its own and those before. */
  const ROOMS = ['base', 'record', 'rule', 'dice', 'estate', 'landing', 'action', 'move'] as const;

  /** What stands beside the engine, with what it calls in there and of the others. */
  const BESIDE: Readonly<Record<string, readonly string[]>> = {
    call: ['base', 'edition', 'setup'],
    guard: ['base'],
    ledger: ['base'],
    statistics: ['base'],
    import: ['base', 'guard'],
    edition: ['base', 'guard', 'rule'],
    views: ['action', 'base', 'bot', 'estate', 'record', 'rule'],
    bot: ['base', 'call', 'dice', 'estate', 'record', 'rule', 'seat'],
    talk: ['base', 'rule', 'setup', 'views'],
    setup: ['base', 'call', 'dice', 'edition', 'guard', 'ledger', 'rule', 'seat', 'statistics', 'talk'],
    seat: ['base', 'call', 'dice', 'edition', 'guard', 'rule', 'setup', 'time'],
    time: ['base', 'bot', 'call', 'dice', 'edition', 'guard', 'import', 'seat', 'setup', 'statistics'],
    league: ['base', 'guard', 'rule', 'views'],
  };

  const roomOf = ({ name }: SourceFile): string => name.split(path.sep)[1] ?? '';
  const inRooms = ROUTINES.filter((routine) => (ROOMS as readonly string[]).includes(roomOf(routine)));

  test('are all folders', () => {
    expect([...new Set(PROCEDURES.map(roomOf))].sort()).toEqual([...ROOMS, ...Object.keys(BESIDE)].sort());
    expect(inRooms.length).toBeGreaterThan(70);
  });

  const callable = ROUTINES.filter(({ type }) => type !== 'TRIGGER');

  function callsOf(routines: readonly Routine[]): { from: Routine; to: Routine }[] {
    return routines.flatMap((routine) => {
      const body = routine.code.slice(routine.code.indexOf('BEGIN'));
      const names = new Set([...body.matchAll(/\b(\w+)\s*\(/g)].map(([, name = '']) => name));
      return callable.filter(({ object }) => names.has(object)).map((called) => ({ from: routine, to: called }));
    });
  }

  test('call only lower rooms', () => {
    const height = (routine: Routine): number => {
      const index = (ROOMS as readonly string[]).indexOf(roomOf(routine));
      return index < 0 ? ROOMS.length : index;
    };
    const calls = callsOf(inRooms);
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.filter(({ from, to }) => height(to) > height(from)).map(({ from, to }) => `${from.name} calls ${to.name}`)).toEqual([]);
  });

  test('beside the engine call only what they say', () => {
    const calls = callsOf(ROUTINES.filter((routine) => roomOf(routine) in BESIDE)).filter(({ from, to }) => roomOf(from) !== roomOf(to));
    const found: Record<string, string[]> = {};
    for (const { from, to } of calls) found[roomOf(from)] = [...new Set([...(found[roomOf(from)] ?? []), roomOf(to)])].sort();
    expect(found).toEqual(BESIDE);
  });

  test('read no views', () => {
    const views = PROCEDURES.filter(({ type }) => type === 'VIEW').map(({ object }) => object);
    expect(findingsInCode(new RegExp(`\\b(${views.join('|')})\\b`), inRooms)).toEqual([]);
  });

  /** What may divide otherwise: by floating-point numbers, whose quotients no session can change. */
  const DIVIDING: Readonly<Record<string, string>> = {
    league_ratings: 'a rating is an estimate: every division has a DOUBLE in it',
    ratingsView: 'shows ratings rounded',
    standingsView: 'shows a mean, kept in millionths, with two digits: by 1e6',
    roundStandingsView: 'as standingsView',
  };

  test('use whole numbers: no division except DIV, no rounding', () => {
    const reckoning = PROCEDURES.filter(({ object }) => !(object in DIVIDING));
    expect(findingsInCode(/\/|\b(ROUND|TRUNCATE|CEIL|CEILING)\s*\(|\bFORMAT\s*\((?!(?:[^()]|\([^()]*\))*, 0\))/i, reckoning)).toEqual([]);
    // Only to detect fractions from a client.
    expect(findingsInCode(/(?<!(?:<>|=)\s)\bFLOOR\s*\(/i, reckoning)).toEqual([]);
    const dividing = PROCEDURES.filter(({ object }) => object in DIVIDING);
    expect(dividing).toHaveLength(Object.keys(DIVIDING).length);
  });
});

describe('the vocabulary', () => {
  const [actions, phases, effects] = ['Action', 'Phase', 'Effect'].map((table) => firstColumn(table)) as [string[], string[], string[]];

  /** The texts that a column or variable of some names is compared with, or set to. */
  function literalsOf(names: string, files: readonly SourceFile[] = PROCEDURES): string[] {
    const subject = `\\b(?:[dmpv]_|\\w+\\.)?(?:${names})`;
    return files.flatMap(({ text }) => {
      const code = withoutComments(text);
      const compared = [...code.matchAll(new RegExp(`${subject}\\s*(?:=|<>|<=>)\\s*'([^']*)'`, 'g'))].map(([, word = '']) => word);
      const listed = [...code.matchAll(new RegExp(`${subject}\\s+(?:NOT )?IN \\(([^)]*)\\)`, 'g'))].flatMap(([, list = '']) => textsIn(list));
      const cases = [...code.matchAll(new RegExp(`\\bCASE ${subject}\\s([\\s\\S]*?)\\bEND\\b(?! IF)`, 'g'))].flatMap(([, body = '']) =>
        [...body.matchAll(/\bWHEN '([^']*)'/g)].map(([, word = '']) => word),
      );
      return [...compared, ...listed, ...cases];
    });
  }

  function textsIn(list: string): string[] {
    return [...list.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
  }

  test('is found', () => {
    expect([actions.length > 15, phases.length > 6, effects.length > 10, CHOICES.length > 7]).toEqual([true, true, true, true]);
    expect(literalsOf('action').length).toBeGreaterThan(40);
    expect(literalsOf('phase').length).toBeGreaterThan(20);
  });

  test.each([
    ['action', actions, 'action'],
    ['phase', phases, 'phase'],
    ['effect', effects, 'effect'],
  ])('every %s that a routine or view uses is a row, and each row is used', (_, rows, names) => {
    const named = new Set(literalsOf(names));
    expect([...named].filter((word) => !rows.includes(word))).toEqual([]);
    expect(rows.filter((row) => !named.has(row))).toEqual([]);
  });

  test('landing_on_bonus has exactly one case for each effect', () => {
    const landing = ROUTINES.filter(({ object }) => object === 'landing_on_bonus');
    expect([...new Set(literalsOf('effect', landing))].sort()).toEqual([...effects].sort());
  });

  test('every action is executed by play_action or, with dice, by roll_dice, and allowed in a phase', () => {
    const made = literalsOf('action', ROUTINES.filter(({ object }) => ['dice_trigger', 'play_action', 'roll_dice'].includes(object)));
    expect([...new Set(made)].sort()).toEqual([...actions].sort());
    const placed = pairsOf('PhaseAction');
    expect(actions.filter((action) => !placed.some(([, of]) => of === action))).toEqual([]);
    expect(phases.filter((phase) => !placed.some(([of]) => of === phase))).toEqual(['over']);
  });

  test('a routine or view compares rules only with their choices, and each choice is compared', () => {
    for (const { rule, choices } of CHOICES) {
      const named = new Set(literalsOf(rule));
      expect([rule, [...named].filter((word) => !choices.includes(word))]).toEqual([rule, []]);
      // What is not named is what happens otherwise: one choice of a rule at most.
      expect([rule, choices.filter((word) => !named.has(word)).length <= 1]).toEqual([rule, true]);
    }
  });

  test('every kind of event that a routine adds is a row, a posting if money moves, and each row is added', () => {
    const takers = ROUTINES.map((routine) => ({ object: routine.object, index: parametersOf(routine).indexOf('p_kind') })).filter(
      ({ index }) => index >= 0,
    );
    expect(takers.map(({ object }) => object)).toEqual(expect.arrayContaining(['change_balance', 'demand_payment', 'add_debt', 'add_posting', 'add_event', 'transfer']));
    const given = takers.flatMap(({ object, index }) =>
      ROUTINES.flatMap(({ name, text }) =>
        callsOf(object, withoutComments(text)).flatMap((call) => {
          const kind = call[index] ?? 'nothing';
          const kinds = kind.startsWith('IF(') ? textsIn(kind).map((text) => `'${text}'`) : [kind];
          return kinds.map((one) => ({ name, object, kind: one }));
        }),
      ),
    );
    expect(given.length).toBeGreaterThan(60);
    const wrong = given.filter(({ object, kind }) => {
      if (/^([mpv]_\w+|NULL)$/.test(kind)) return false;
      const row = KINDS.find((known) => `'${known.kind}'` === kind);
      return row?.isPosting !== !['add_event', 'add_event_here', 'add_offer_event', 'add_player_event', 'give_cards', 'move_deadline'].includes(object);
    });
    expect(wrong).toEqual([]);
    const told = new Set([...given.map(({ kind }) => kind.slice(1, -1)), 'rolled', 'dealt', 'deal_paid', 'owes']);
    expect(KINDS.map(({ kind }) => kind).filter((kind) => !told.has(kind))).toEqual([]);
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

  test('of src has at most 300 lines a file, scripts of browsers too, unless it is generated', () => {
    const names = fs.readdirSync(path.join(CHECKOUT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|tsx|js|cjs|mjs)$/.test(name));
    expect(names.length).toBeGreaterThan(300);
    const texts = names.map((name) => ({ name, text: fs.readFileSync(path.join(CHECKOUT, 'src', name), 'utf8') }));
    expect(texts.filter(({ text }) => !text.startsWith('// Generated ') && text.split('\n').length > 301).map(({ name }) => name)).toEqual([]);
  });

  test('has no any, no enum and no namespace', () => {
    expect(nodes(all, (node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
    expect(nodes(all, (node) => ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node))).toEqual([]);
  });

  test('has no circles of imports', () => {
    const files = [...SOURCES, ...filesIn('src', '.tsx')];
    const names = new Set(files.map(({ name }) => name));
    const importsOf = ({ name, text }: SourceFile): string[] =>
      ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
        const target = path.posix.join(path.posix.dirname(name), fileName);
        return [`${target}.ts`, `${target}.tsx`].filter((file) => names.has(file));
      });
    let imports = files.flatMap((file) => importsOf(file).map((imported) => ({ file: file.name, imported })));
    expect(imports.length).toBeGreaterThan(1_000);
    // Files that import nothing, or that nothing imports, are in no circle; without them, others become such.
    for (let before = Infinity; imports.length < before;) {
      before = imports.length;
      const [importing, imported] = [new Set(imports.map((one) => one.file)), new Set(imports.map((one) => one.imported))];
      imports = imports.filter((one) => importing.has(one.imported) && imported.has(one.file));
    }
    expect(imports.map((one) => `${one.file} imports ${one.imported}`)).toEqual([]);
  });

  test('has no comments that disable checks', () => {
    expect(findings(all, /@ts-(ignore|expect-error|nocheck)|eslint-disable/).filter((found) => !found.includes('findings('))).toEqual([]);
  });

  test('has no skipped, focused or failing tests', () => {
    const wrong = (node: ts.Node): boolean =>
      (ts.isPropertyAccessExpression(node) &&
        /^(test|it|describe)$/.test(node.expression.getText()) &&
        /^(skip|only|todo|failing)$/.test(node.name.text)) ||
      (ts.isIdentifier(node) && /^(xtest|xit|xdescribe|fit|fdescribe)$/.test(node.text));
    expect(nodes(TESTS, wrong)).toEqual([]);
  });

  test('has no mocks', () => {
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

  test('sends constant SQL with placeholders', () => {
    const SENDERS = /^(run|rows|query|execute|raw|errnoOf|refusalOf|expectRefusal)$/;
    const isBuilt = (node: ts.Node): boolean => ts.isTemplateExpression(node) || (isSum(node) && !isConstant(node));
    const wrong = (node: ts.Node): boolean =>
      ts.isCallExpression(node) &&
      SENDERS.test(ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText()) &&
      node.arguments.some((argument) => isBuilt(argument));
    expect(nodes(all, wrong)).toEqual([]);
  });

  test('builds no SQL from values, except for files and people', () => {
    const ELSEWHERE = [
      // Files of the program itself, as a procedure.
      path.join('src', 'deploy', 'step.ts'),
      // The procedures of the program itself, of the acts in the seeds.
      path.join('src', 'deploy', 'league-acts.ts'),
      // The routines of the program itself, in their trigger.
      path.join('src', 'linker', 'inline-call.ts'),
      path.join('src', 'linker', 'print-linked.ts'),
      // The first statements of a server, which it reads from a file.
      path.join('src', 'server', 'accounts.ts'),
      path.join('src', 'server', 'private-server.ts'),
      path.join('src', 'server', 'throwaway-server.ts'),
      // Printed.
      path.join('src', 'cli', 'demo.ts'),
      path.join('src', 'deploy', 'deploy-error.ts'),
      path.join('src', 'deploy', 'script.ts'),
      // Statements of the trigger, out of statements of routines.
      path.join('src', 'linker', 'inliner.ts'),
      path.join('src', 'linker', 'inline-block.ts'),
    ];
    const SQL_START = /^\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|CALL|GRANT|REVOKE|TRUNCATE|SET)\s/;
    const wrong = (node: ts.Node): boolean =>
      (ts.isTemplateExpression(node) || (isSum(node) && !isSum(node.parent) && !isConstant(node))) &&
      SQL_START.test(firstText(node));
    expect(nodes(SOURCES.filter(({ name }) => !ELSEWHERE.includes(name)), wrong)).toEqual([]);
  });

  test('has no timed waits in tests', () => {
    const wrong = (node: ts.Node): boolean =>
      (ts.isCallExpression(node) && /^(setTimeout|sleep|wait|delay)$/.test(node.expression.getText())) ||
      (ts.isImportDeclaration(node) && /timers/.test(node.moduleSpecifier.getText()));
    expect(nodes(TESTS, wrong)).toEqual([]);
  });
});
