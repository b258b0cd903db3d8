import { describe, expect, test } from '@jest/globals';
import { link, LinkError, type LinkOptions } from '../../src/linker';
import { linkedText, objectOf } from './both-ways';

/** What the options of link() do; whether linked programs behave as before is tested on a server. */

const MAIN = 'CREATE PROCEDURE main(IN p_x INT)\nBEGIN\n  CALL callee(p_x + 1);\nEND';
const CALLEE = 'CREATE PROCEDURE callee(IN p_a INT)\nBEGIN\n  INSERT INTO Note (what) VALUES (p_a);\nEND';
const OBJECTS = [MAIN, CALLEE].map(objectOf);

test('only roots are changed, views are left alone, and each line of a root has its source', () => {
  const view = { type: 'VIEW' as const, name: 'main_view', sql: 'CREATE VIEW main_view AS SELECT 1 AS x' };
  const [main, ...others] = link([...OBJECTS, view], { roots: [{ name: 'MAIN' }] });
  expect(others).toEqual([OBJECTS[1], view]);
  expect(main?.sql).toMatch(/-- callee\n[\s\S]*INSERT INTO Note \(what\) VALUES \(/);
  const lines = main?.sql.split('\n') ?? [];
  const insert = lines.findIndex((line) => line.includes('INSERT'));
  expect(main?.origins?.[insert]).toBe('callee.sql:3');
  expect(main?.origins).toHaveLength(lines.length);
});

describe('an option is rejected that names', () => {
  test.each([
    ['no root', { roots: [{ name: 'mian' }] }, 'mian'],
    ['no routine that stays a call', { roots: [{ name: 'main' }], alwaysCalled: ['calle'] }, 'calle'],
    ['no procedure that raises refusals', { roots: [{ name: 'main' }], refusals: { procedure: 'fail', table: 'Failure', numbers: new Map() } }, 'fail'],
    ['no root of a record', { roots: [{ name: 'main' }], records: [{ prefix: 'r_', roots: ['begin_run'], owner: 'run' }] }, 'begin_run'],
  ] satisfies [string, LinkOptions, string][])('%s', (_, options, name) => {
    expect(() => link(OBJECTS, options)).toThrow(`There is no routine or trigger ${name} to link.`);
  });
});

test('what several roots cannot reach is reported for all of them, each place once', () => {
  const other = MAIN.replace('main', 'other').replace('END', '  CALL nobody();\nEND');
  const callee = CALLEE.replace('VALUES (p_a)', 'VALUES (ROW_COUNT())');
  const failing = (): unknown => link([MAIN, other, callee].map(objectOf), { roots: [{ name: 'main' }, { name: 'other' }] });
  expect(failing).toThrow(LinkError);
  expect(failing).toThrow(/^The routines cannot be linked:\n {2}callee\.sql:3: callee asks for ROW_COUNT[^\n]*\n {2}other\.sql:4: There is no procedure nobody\.$/);
});

test('routines that nothing reaches need not be understood', () => {
  const dynamic = objectOf('CREATE PROCEDURE dynamic()\nBEGIN\n  PREPARE s FROM @x;\nEND');
  expect(link([...OBJECTS, dynamic], { roots: [{ name: 'main' }] }).at(-1)).toBe(dynamic);
});

test('refusals have the names that the options give them', () => {
  const raise = `CREATE PROCEDURE raise_error(IN p_code TEXT, IN p_text TEXT)
BEGIN
  DECLARE v_number INT;
  DECLARE v_message VARCHAR(128) DEFAULT LEFT(CONCAT(p_code, ': ', COALESCE(p_text, 'No text.')), 128);
  SELECT e.number INTO v_number FROM Failure AS e WHERE e.code = p_code;
  SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = v_number, MESSAGE_TEXT = v_message;
END`;
  const main = "CREATE PROCEDURE main()\nBEGIN\n  CALL raise_error('too_late', 'It''s over.');\nEND";
  const objects = [main, raise].map(objectOf);
  const numbers = new Map([['too_late', 50123]]);
  const [linked] = link(objects, { roots: [{ name: 'main' }], refusals: { procedure: 'Raise_Error', table: 'failure', numbers } });
  expect(linked?.sql).toContain("SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 50123, MESSAGE_TEXT = 'too_late: It''s over.';");
  // Without the option, the number is looked up when the error is raised.
  expect(link(objects, { roots: [{ name: 'main' }] })[0]?.sql).toContain('FROM Failure AS e');
  expect(() => link(objects, { roots: [{ name: 'main' }], refusals: { procedure: 'raise_error', table: 'Fault', numbers } }))
    .toThrow('raise_error has to read the number of the token from Fault into a variable');
});

test('a column of NEW is substituted only for a parameter of its type', () => {
  const trigger = 'CREATE TRIGGER main BEFORE INSERT ON Thing FOR EACH ROW\nBEGIN\n  CALL callee(NEW.amount);\nEND';
  const objects = [trigger, CALLEE].map(objectOf);
  expect(linkedText(objects, { columns: new Map([['amount', 'INT']]) })).toContain('VALUES (NEW.amount)');
  expect(linkedText(objects, { columns: new Map([['amount', 'BIGINT']]) })).toContain('VALUES (p_a)');
  expect(linkedText(objects)).toContain('VALUES (p_a)');
});
