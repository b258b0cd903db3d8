import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BothWays, linkedText, objectOf } from './both-ways';

/** What the linker leaves out, and what it must keep: each program also gives the same results called and linked. */

let both: BothWays;
beforeAll(async () => {
  both = await BothWays.open('opt');
});
afterAll(() => both.close());

const main = (body: string): string => `CREATE PROCEDURE main(IN p_x INT, OUT p_result JSON)\nMODIFIES SQL DATA\nBEGIN\n${body}\nEND`;
const procedure = (head: string, body: string): string => `CREATE PROCEDURE ${head}\nMODIFIES SQL DATA\nBEGIN\n${body}\nEND`;

/** The linked text of a program, after a comparison with the program as it is. */
async function linked(...sources: string[]): Promise<string> {
  const outcomes = await both.run(sources, [0, 1, 2, 5, null]);
  expect(outcomes.linked).toEqual(outcomes.called);
  return linkedText(sources.map(objectOf));
}

/** `SELECT … INTO` of the amount of a thing that may not exist. */
const READ = 'SELECT t.amount INTO v_a FROM Thing AS t WHERE t.id = p_a;';

describe('a value that a variable begins with', () => {
  test.each([
    ['is left out where it is assigned first', 'SET v_a = p_a + 1;', false],
    ['is left out where both branches assign it', 'IF p_a > 1 THEN SET v_a = 1; ELSE SET v_a = p_a; END IF;', false],
    ['is kept where one branch does not', 'IF p_a > 1 THEN SET v_a = 1; END IF;', true],
    ['is left out where each WHEN and ELSE assign it', 'CASE p_a WHEN 1 THEN SET v_a = 1; ELSE SET v_a = 2; END CASE;', false],
    ['is kept where a WHEN does not', 'CASE p_a WHEN 1 THEN DO 0; ELSE SET v_a = 2; END CASE;', true],
    ['is kept where a SELECT may find no row', READ, true],
    ['is left out where it finds one for certain', `-- exactly one row\n${READ.replace('t.amount', 'MAX(t.amount)')}`, false],
    ['is kept where a loop may not run', 'WHILE p_a > 1 AND COALESCE(v_a, 0) < 3 DO SET v_a = COALESCE(v_a, 0) + 1; END WHILE;', true],
    ['is left out where a loop runs once at least', 'REPEAT SET v_a = p_a; UNTIL TRUE END REPEAT;', false],
    ['is kept where the assignment may be jumped over', 'l: BEGIN IF p_a > 1 THEN LEAVE l; END IF; SET v_a = 7; END l;', true],
    ['is kept where an error may come first', "BEGIN DECLARE EXIT HANDLER FOR 1062 DO 0; INSERT INTO Thing (id) VALUES (p_a); SET v_a = 7; END;", true],
    ['is kept where the handler reads it', "BEGIN DECLARE EXIT HANDLER FOR 1062 INSERT INTO Note (what) VALUES (v_a); INSERT INTO Thing (id) VALUES (p_a); END; SET v_a = 7;", true],
  ])('%s', async (_, body, isKept) => {
    const text = await linked(
      main(`DECLARE v_i INT DEFAULT 0; DECLARE v_seen INT; SET p_result = JSON_ARRAY();
        WHILE v_i < 3 DO
          CALL callee(COALESCE(p_x, 2) - v_i, v_seen);
          SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_seen);
          SET v_i = v_i + 1;
        END WHILE;`),
      // So that its own block does not declare it.
      procedure('callee(IN p_a INT, OUT p_b INT)', `DECLARE v_a INT; ${body} SET p_b = v_a;`).replace('DECLARE v_a INT;', 'DECLARE v_a INT DEFAULT 3;'),
    );
    expect(/= 3;|DEFAULT 3;/.test(text)).toBe(isKept);
  });

  test('is a default of the block that declares it, if nothing comes before', async () => {
    const text = await linked(
      main('IF p_x > 0 THEN CALL callee(p_x, p_result); END IF;'),
      procedure('callee(IN p_a INT, OUT p_b JSON)', 'DECLARE v_none, v_ten INT DEFAULT 10; DECLARE v_null INT; IF p_a > 1 THEN SET v_null = v_ten, v_none = v_none + v_ten; END IF; SET p_b = JSON_ARRAY(v_none, v_null, v_ten);'),
    );
    expect(text).toMatch(/DECLARE v_none, v_ten INT DEFAULT 10;/);
    expect(text).toMatch(/DECLARE v_null INT;/);
    expect(text).not.toMatch(/SET v_(none|ten|null) = (10|NULL);/);
  });
});

describe('what nothing reads', () => {
  test('is not assigned, if that cannot fail', async () => {
    const text = await linked(
      main('DECLARE v_used, v_unused, v_failing INT; CALL callee(p_x, v_used, v_unused, v_failing); SET p_result = JSON_ARRAY(v_used);'),
      procedure('callee(IN p_a INT, OUT p_used INT, INOUT p_unused INT, OUT p_failing INT)', 'SET p_used = 1111, p_unused = 2222, p_failing = 3333 + p_a;'),
    );
    expect(text).toContain('1111');
    expect(text).not.toContain('2222');
    expect(text).toContain('3333');
  });

  test('is assigned where an error of its type would be raised', async () => {
    expect(await linked(main("DECLARE v_short VARCHAR(2); SET v_short = 'long'; SET p_result = JSON_ARRAY(1);"))).toContain("= 'long';");
  });

  test('is assigned where the handler of an error reads it', async () => {
    const text = await linked(
      main(`DECLARE v_a INT DEFAULT 1;
        DECLARE EXIT HANDLER FOR 1062 SET p_result = JSON_ARRAY(v_a);
        SET v_a = 4444;
        INSERT INTO Thing (id) VALUES (COALESCE(p_x, 0));`),
    );
    expect(text).toContain('= 4444;');
  });

  test('is assigned where a CONTINUE handler goes on', async () => {
    const text = await linked(
      main(`DECLARE v_a, v_b INT DEFAULT 1;
        DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_b = v_b + v_a;
        SET v_a = 5555;
        SELECT t.amount INTO v_a FROM Thing AS t WHERE t.id = p_x;
        SET v_a = 2;
        SET p_result = JSON_ARRAY(v_a, v_b);`),
    );
    expect(text).toContain('= 5555;');
  });

  test('is assigned where the loop comes round to it, also by ITERATE', async () => {
    const text = await linked(
      main(`DECLARE v_i INT DEFAULT 0; DECLARE v_last INT;
        SET p_result = JSON_ARRAY();
        l: WHILE v_i < 4 DO
          SET v_i = v_i + 1;
          SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_last);
          IF v_i = p_x THEN SET v_last = 6666; ITERATE l; END IF;
          SET v_last = 7777;
        END WHILE l;`),
    );
    expect(text).toContain('= 6666;');
    expect(text).toContain('= 7777;');
  });

  test('is not read from a row, as long as it is the same row', async () => {
    const look = procedure('look(IN p_a INT, OUT p_count INT, OUT p_most INT, OUT p_least INT)', `-- exactly one row
      SELECT COUNT(*), MAX(t.amount), MIN(t.amount) INTO p_count, p_most, p_least FROM Thing AS t WHERE t.id <= p_a;`);
    const call = (result: string): string => main(`DECLARE v_count, v_most, v_least INT; CALL look(p_x, v_count, v_most, v_least); SET p_result = JSON_ARRAY(${result});`);
    expect(await linked(call('v_most'), look)).toMatch(/SELECT MAX\(t\.amount\)\n? *INTO \w+\n? *FROM/);
    expect(await linked(call('v_count, v_least'), look)).toMatch(/SELECT COUNT\(\*\), MIN\(t\.amount\)\n? *INTO \w+, \w+\n? *FROM/);
    expect(await linked(call('1'), look)).toContain('SELECT');
    const mixed = procedure('look(IN p_a INT, OUT p_count INT, OUT p_most INT, OUT p_least INT)', `-- exactly one row
      SELECT 5, COUNT(*) INTO p_most, p_count FROM Thing AS t WHERE t.id > 100;`);
    expect(await linked(call('v_most'), mixed)).toContain('COUNT(*)');
  });
});

describe('variables', () => {
  const note = (name: string): string => procedure(`${name}(IN p_a INT)`, 'SET p_a = p_a * 2; INSERT INTO Note (what) VALUES (p_a); SET p_a = p_a + 1; INSERT INTO Note (what) VALUES (p_a);');

  test('of calls that follow each other share one', async () => {
    const text = await linked(main('CALL one(p_x + 1); CALL two(p_x + 2); SET p_result = JSON_ARRAY(1);'), note('one'), note('two'));
    expect(text.match(/DECLARE/g)).toHaveLength(1);
  });

  test('that hold values at the same time do not', async () => {
    const text = await linked(
      main('CALL callee(p_x + 1, p_x + 2, p_result);'),
      procedure('callee(IN p_a INT, IN p_b INT, OUT p_c JSON)', 'SET p_a = p_a * 3; SET p_b = p_b * 5; SET p_c = JSON_ARRAY(p_a, p_b);'),
    );
    expect(text).toMatch(/DECLARE p_a, p_b INT;/);
  });

  test('that a SELECT reads are not those that it writes', async () => {
    const text = await linked(
      main('CALL callee(p_x + 1, p_result);'),
      procedure('callee(IN p_a INT, OUT p_c JSON)', `DECLARE v_one, v_two INT; SET p_a = p_a + 1;
        SELECT p_a + 1, p_a + 2 INTO v_one, v_two FROM Thing AS t WHERE t.id = 1; SET p_c = JSON_ARRAY(v_one, v_two);`),
    );
    expect(text).toMatch(/DECLARE \w+, \w+, \w+ INT;/);
  });

  test('of a branch are declared in it, but not those that live on in the next pass of a loop', async () => {
    const text = await linked(
      main(`DECLARE v_i INT DEFAULT 0;
        SET p_result = JSON_ARRAY();
        WHILE v_i < 3 DO
          IF v_i = p_x THEN CALL one(v_i + 10); END IF;
          SET v_i = v_i + 1;
        END WHILE;`),
      note('one'),
    );
    expect(text).toMatch(/THEN\n +BEGIN\n +DECLARE p_a INT;/);
    const carried = await linked(
      main(`DECLARE v_i INT DEFAULT 0;
        SET p_result = JSON_ARRAY();
        BEGIN
          DECLARE v_kept INT;
          WHILE v_i < 3 DO
            IF v_i < 2 THEN SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_kept), v_kept = v_i; END IF;
            SET v_i = v_i + 1;
          END WHILE;
        END;`),
    );
    expect(carried.indexOf('v_kept')).toBeLessThan(carried.indexOf('WHILE'));
  });

  test('of the body of a handler are declared in it', async () => {
    const text = await linked(
      main(`DECLARE v_i INT DEFAULT 0;
        DECLARE CONTINUE HANDLER FOR NOT FOUND CALL one(p_x + 100);
        SELECT t.amount INTO v_i FROM Thing AS t WHERE t.id = p_x;
        SET p_result = JSON_ARRAY(v_i);`),
      note('one'),
    );
    expect(text).toMatch(/HANDLER FOR NOT FOUND BEGIN\n +DECLARE p_a INT;/);
  });

  test('of the query of a cursor keep their value until it is closed', async () => {
    await linked(
      main(`DECLARE v_i, v_from, v_sum INT DEFAULT 0;
        DECLARE v_done BOOLEAN DEFAULT FALSE;
        BEGIN
          DECLARE c_things CURSOR FOR SELECT t.id FROM Thing AS t WHERE t.id >= v_from ORDER BY t.id;
          DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;
          SET v_from = COALESCE(p_x, 2);
          OPEN c_things;
          FETCH c_things INTO v_i;
          WHILE NOT v_done DO
            SET v_sum = v_sum * 10 + v_i;
            FETCH c_things INTO v_i;
          END WHILE;
          CLOSE c_things;
        END;
        CALL one(v_sum);
        SET p_result = JSON_ARRAY(v_sum);`),
      note('one'),
    );
  });
});
