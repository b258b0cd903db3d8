import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LinkError } from '../../src/linker';
import { BothWays, linkedText as linkedMain, objectOf, type Outcome } from './both-ways';

/** The linker against the server: every program gives the same results called and linked. */

let both: BothWays;
beforeAll(async () => {
  both = await BothWays.open('lnk');
});
afterAll(() => both.close());

const main = (body: string, result = 'JSON'): string =>
  `CREATE PROCEDURE main(IN p_x INT, OUT p_result ${result})\nMODIFIES SQL DATA\nBEGIN\n${body}\nEND`;
const procedure = (head: string, body: string): string => `CREATE PROCEDURE ${head}\nMODIFIES SQL DATA\nBEGIN\n${body}\nEND`;
const func = (head: string, body: string): string => `CREATE FUNCTION ${head} DETERMINISTIC READS SQL DATA\nBEGIN\n${body}\nEND`;
const REFUSE = procedure('refuse(IN p_token VARCHAR(40), IN p_sentence TEXT)', `DECLARE v_errno INT;
  DECLARE v_message VARCHAR(128) DEFAULT LEFT(CONCAT(p_token, ': ', COALESCE(p_sentence, 'A value is missing.')), 128);
  SELECT f.errno INTO v_errno FROM Refusal AS f WHERE f.token = p_token;
  SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = v_errno, MESSAGE_TEXT = v_message;`);

const linkedText = (sources: readonly string[]): string => linkedMain(sources.map(objectOf));

async function same(sources: readonly string[], inputs: readonly (number | null)[] = [0, 1, 5, null]): Promise<Outcome[]> {
  const { called, linked } = await both.run(sources, inputs);
  expect(linked).toEqual(called);
  expect(linkedText(sources)).not.toMatch(/\bCALL\b/);
  return called;
}

describe('parameters', () => {
  test.each([
    ['a DOUBLE is rounded by an INT', 'CALL callee(p_x + 0.5, p_result);', 'IN p_a INT, OUT p_b JSON', 'SET p_b = JSON_OBJECT(\'a\', p_a);'],
    ['a number that is too large', 'CALL callee(p_x * 1000, p_result);', 'IN p_a TINYINT, OUT p_b JSON', 'SET p_b = JSON_ARRAY(p_a);'],
    ['a text that is too long', "CALL callee(CONCAT('abc', p_x), p_result);", 'IN p_a VARCHAR(3), OUT p_b JSON', 'SET p_b = JSON_QUOTE(p_a);'],
    ['a literal that is too long', "CALL callee('abcd', p_result);", 'IN p_a VARCHAR(3), OUT p_b JSON', 'SET p_b = JSON_QUOTE(p_a);'],
    ['a literal', "CALL callee('abc', p_result);", 'IN p_a VARCHAR(3), OUT p_b JSON', 'SET p_b = JSON_QUOTE(p_a);'],
    ['TRUE is a number', 'CALL callee(TRUE, p_result);', 'IN p_a BOOLEAN, OUT p_b JSON', "SET p_b = JSON_OBJECT('a', p_a, 'b', NOT p_a);"],
    ['a truth is a number', 'CALL callee(p_x = 1, p_result);', 'IN p_a BOOLEAN, OUT p_b JSON', "SET p_b = JSON_OBJECT('a', p_a);"],
    ['a negative literal', 'CALL callee(-5, p_result);', 'IN p_a INT, OUT p_b JSON', 'SET p_b = JSON_ARRAY(-p_a, 3-p_a, p_a*p_a);'],
    ['NULL', 'CALL callee(NULL, p_result);', 'IN p_a INT, OUT p_b JSON', "SET p_b = JSON_ARRAY(p_a, p_a IS NULL, COALESCE(p_a, 'x'), ABS(p_a));"],
    ['one that is assigned', 'CALL callee(p_x, p_result); SET p_result = JSON_ARRAY(p_result, p_x);', 'IN p_a INT, OUT p_b JSON', 'SET p_a = p_a + 1; SET p_b = JSON_ARRAY(p_a);'],
    ['another character set', "CALL callee('é', p_result);", 'IN p_a VARCHAR(5) CHARACTER SET ascii COLLATE ascii_bin, OUT p_b JSON', 'SET p_b = JSON_QUOTE(p_a);'],
    ['another collation', "CALL callee('A', p_result);", 'IN p_a VARCHAR(5) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, OUT p_b JSON', "SET p_b = JSON_OBJECT('same', p_a = 'a');"],
    ['a number as a text', 'CALL callee(p_x, p_result);', 'IN p_a VARCHAR(10), OUT p_b JSON', "SET p_b = JSON_OBJECT('a', p_a);"],
    ['text that is no number', "CALL callee('five', p_result);", 'IN p_a INT, OUT p_b JSON', 'SET p_b = JSON_ARRAY(p_a);'],
  ])('%s', async (_, call, parameters, body) => {
    await same([main(call), procedure(`callee(${parameters})`, body)]);
  });

  test('an OUT parameter starts as NULL, also in a loop and when its variable is passed twice', async () => {
    const outcomes = await same([
      main(`DECLARE v_i, v_y INT DEFAULT 7;
        SET p_result = JSON_ARRAY();
        WHILE v_i < 10 DO
          CALL callee(v_i, v_y);
          SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_y);
          SET v_i = v_i + 1;
        END WHILE;
        CALL callee(v_y, v_y);
        CALL twice(v_i, v_i);
        SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_y, '$', v_i);`),
      procedure('callee(IN p_a INT, OUT p_b INT)', 'IF p_a = 8 THEN SET p_b = COALESCE(p_b, p_a); END IF;'),
      procedure('twice(OUT p_a INT, OUT p_b INT)', 'SET p_a = 1; SET p_b = 2;'),
    ]);
    expect(outcomes[0]?.result).toEqual([null, 8, null, null, 2]);
  });

  test('INOUT arguments are converted in both directions', async () => {
    await same([
      main("DECLARE v_t VARCHAR(4) DEFAULT '7'; CALL callee(v_t); SET p_result = JSON_ARRAY(v_t);"),
      procedure('callee(INOUT p_a DOUBLE)', 'SET p_a = p_a * 1.5;'),
    ]);
  });
});

describe('variables', () => {
  test('of a routine are reset on each call, to NULL or their default', async () => {
    const outcomes = await same([
      main(`DECLARE v_i INT DEFAULT 0;
        DECLARE v_seen JSON;
        SET p_result = JSON_ARRAY();
        WHILE v_i < 3 DO
          CALL callee(v_i, v_seen);
          SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_seen);
          SET v_i = v_i + 1;
        END WHILE;`),
      procedure('callee(IN p_a INT, OUT p_b JSON)', `DECLARE v_none INT;
        DECLARE v_some INT DEFAULT 4;
        DECLARE v_more INT DEFAULT p_a + 10;
        IF p_a = 1 THEN SET v_none = 5, v_some = 6; END IF;
        BEGIN
          DECLARE v_none VARCHAR(3);
          SET v_more = COALESCE(v_none, v_more);
          SET v_none = 'x';
        END;
        SET p_b = JSON_ARRAY(v_none, v_some, v_more);`),
    ]);
    expect(outcomes[0]?.result).toEqual([[null, 4, 10], [5, 6, 11], [null, 4, 12]]);
  });

  test('keep their value when SELECT … INTO finds nothing', async () => {
    await same([
      main('DECLARE v_a INT; CALL callee(p_x, v_a); SET p_result = JSON_ARRAY(v_a);'),
      procedure('callee(IN p_a INT, OUT p_b INT)', 'DECLARE v_a INT DEFAULT 9; SELECT t.amount INTO v_a FROM Thing AS t WHERE t.id = p_a; SET p_b = v_a;'),
    ]);
  });

  test('are not taken for columns', async () => {
    const outcomes = await same([
      main('DECLARE v_a INT; CALL callee(p_x, v_a); SET p_result = JSON_ARRAY(v_a);'),
      procedure('callee(IN p_a INT, OUT p_b INT)', 'DECLARE v_a INT; SELECT COUNT(*) INTO v_a FROM (SELECT 1 AS int_1, 2 AS int_2) AS d WHERE int_1 = 1; SET p_b = v_a;'),
    ]);
    expect(outcomes[0]?.result).toEqual([1]);
  });

  test('several assignments in one SET happen in order', async () => {
    await same([
      main('DECLARE v_a, v_b INT; SET v_a = COALESCE(p_x, 3), v_b = twice(v_a), v_a = twice(v_b) + v_a; SET p_result = JSON_ARRAY(v_a, v_b);'),
      func('twice(p_a INT) RETURNS INT', 'DECLARE v_a INT DEFAULT 2; RETURN p_a * v_a;'),
    ]);
  });
});

describe('functions', () => {
  test('with several RETURNs, in conditions and in loops', async () => {
    const outcomes = await same([
      main(`DECLARE v_i INT DEFAULT 0;
        SET p_result = JSON_ARRAY();
        again: WHILE v_i < 6 DO
          SET v_i = v_i + 1;
          IF size_of(v_i) = 'small' THEN ITERATE again;
          ELSEIF size_of(v_i * 2) = 'large' THEN SET p_result = JSON_ARRAY_APPEND(p_result, '$', CONCAT(v_i, size_of(v_i)));
          ELSE SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_i);
          END IF;
        END WHILE again;`),
      func('size_of(p_a INT) RETURNS VARCHAR(10)', `DECLARE v_n INT DEFAULT 0;
        WHILE TRUE DO
          SET v_n = v_n + 1;
          IF p_a < 3 THEN RETURN 'small'; END IF;
          IF v_n > 3 THEN RETURN 'medium'; END IF;
          IF p_a > 9 THEN RETURN 'large'; END IF;
        END WHILE;
        RETURN NULL;`),
    ]);
    expect(outcomes[0]?.result).toEqual([3, 4, '5medium', '6medium']);
  });

  test('as roots', async () => {
    const outcomes = await same([
      func('main(p_x INT) RETURNS JSON', `DECLARE v_name VARCHAR(20);
        DECLARE v_amount, v_sum INT DEFAULT 0;
        DECLARE v_done BOOLEAN DEFAULT FALSE;
        DECLARE c_things CURSOR FOR SELECT t.amount FROM Thing AS t WHERE t.id >= p_x ORDER BY t.id;
        DECLARE EXIT HANDLER FOR NOT FOUND RETURN JSON_ARRAY('end', v_sum, v_name);
        CALL find_name(p_x, v_name);
        IF v_name = 'one' THEN RETURN JSON_ARRAY(v_name, doubled(p_x)); END IF;
        OPEN c_things;
        WHILE TRUE DO
          FETCH c_things INTO v_amount;
          IF doubled(v_amount) > 50 THEN RETURN JSON_ARRAY('large', v_amount, v_sum, v_done); END IF;
          SET v_sum = v_sum + COALESCE(v_amount, 1);
        END WHILE;
        RETURN NULL;`),
      procedure('find_name(IN p_id INT, OUT p_name VARCHAR(20))', `SELECT t.name INTO p_name FROM Thing AS t WHERE t.id = p_id;
        SET p_name = COALESCE(p_name, 'none');`),
      func('doubled(p_a INT) RETURNS INT', 'IF p_a IS NULL THEN RETURN 0; END IF; RETURN p_a * 2;'),
    ], [0, 1, 2, 3, 4, null]);
    expect(outcomes.map(({ error, result }) => error ?? result)).toEqual([
      ['large', 30, 11, 0], ['one', 2], ['large', 30, 1, 0], ['large', 30, 0, 0], ['end', 0, 'none'], ['end', 0, 'none'],
    ]);
  });

  test('that return a value of another type', async () => {
    await same([
      main('DECLARE v_d DOUBLE; SET v_d = half(p_x); SET p_result = JSON_ARRAY(v_d, half(9));'),
      func('half(p_a INT) RETURNS INT', 'RETURN p_a / 2;'),
    ]);
  });

  test('that are one BOOLEAN expression are inlined, also under a condition', async () => {
    const sources = [
      main(`IF p_x IS NOT NULL AND is_large(p_x) THEN SET p_result = JSON_OBJECT('is', is_large(p_x), 'or', CASE WHEN p_x > 4 THEN is_large(9) END);
        ELSE SET p_result = JSON_ARRAY(COALESCE(is_large(p_x), 'none')); END IF;`),
      func('is_large(p_a INT) RETURNS BOOLEAN', 'RETURN CASE WHEN p_a > 4 THEN TRUE ELSE p_a = 3 END;'),
    ];
    const outcomes = await same(sources, [0, 3, 5, null]);
    expect(outcomes.map(({ result }) => result)).toEqual([['0'], { is: 1, or: null }, { is: 1, or: 1 }, ['none']]);
  });

  test('that write are called in a statement of their own', async () => {
    await same([
      main('DECLARE v_a INT; SET v_a = noted(p_x); SET v_a = noted(v_a); SET p_result = JSON_ARRAY(v_a);'),
      `CREATE FUNCTION noted(p_a INT) RETURNS INT DETERMINISTIC MODIFIES SQL DATA
        BEGIN INSERT INTO Note (what) VALUES (p_a); RETURN p_a + 1; END`,
    ]);
  });

  test('on the list of exceptions are called', () => {
    const sources = [
      main('IF p_x = 1 OR size_of(p_x) = 2 THEN SET p_result = size_of(p_x); END IF;'),
      func('size_of(p_a INT) RETURNS INT', 'DECLARE v_n INT DEFAULT 1; RETURN v_n;'),
    ].map(objectOf);
    const sql = linkedMain(sources, { alwaysCalled: ['size_of'] });
    expect(sql.match(/size_of\(/g)).toHaveLength(2);
  });

  test('in SQL that only reads, texts and whole numbers are written where they are called, and others stay calls', async () => {
    const sources = [
      main(`SELECT JSON_ARRAYAGG(JSON_ARRAY(s.id, s.why, s.part, s.later)) INTO p_result FROM (
          SELECT t.id, refusal_of(t.name, t.id, p_x) AS why, part_of(t.id, 30) AS part, later(t.id) AS later FROM Thing AS t
          WHERE COALESCE(refusal_of(t.name, t.id, p_x), '') LIKE 'too%' OR p_x = 1 ORDER BY t.id) AS s;`),
      func('refusal_of(p_name VARCHAR(40), p_id INT, p_most INT) RETURNS VARCHAR(80)',
        "RETURN CASE WHEN p_id > p_most THEN CONCAT('too many: ', p_name) WHEN p_most IS NULL THEN 'too few.' END;"),
      func('part_of(p_a BIGINT, p_b INT) RETURNS BIGINT', 'RETURN (p_a * p_b + 50) DIV 100;'),
      func('later(p_a INT) RETURNS INT', 'DECLARE v_n INT DEFAULT p_a; RETURN v_n + 1;'),
    ];
    const { called, linked } = await both.run(sources, [0, 1, 2, null], { callsInSql: true });
    expect(linked).toEqual(called);
    expect(called.map(({ error }) => error)).toEqual([null, null, null, null]);
    expect(JSON.stringify(called)).toContain('too many: ');
    const sql = linkedMain(sources.map(objectOf), { callsInSql: true });
    expect(sql).not.toMatch(/refusal_of\(|part_of\(/);
    expect(sql).toMatch(/later\(t\.id\)/);
  });

  test('that change something are rejected in SQL, also where it only reads', () => {
    const sources = [
      main('SELECT MAX(noted(t.id)) INTO p_result FROM Thing AS t;', 'INT'),
      func('noted(p_a INT) RETURNS INT', "INSERT INTO Note (what) VALUES ('seen'); RETURN p_a;"),
    ].map(objectOf);
    expect(() => linkedMain(sources, { callsInSql: true })).toThrow('noted is called in a statement of SQL');
  });
});

describe('control', () => {
  test('cursors, handlers and labels with the same names do not collide', async () => {
    const loop = (inner: string): string => `
      DECLARE v_id, v_found INT;
      DECLARE v_done BOOLEAN DEFAULT FALSE;
      DECLARE c_things CURSOR FOR SELECT t.id FROM Thing AS t WHERE t.id > COALESCE(p_x, 0) ORDER BY t.id;
      DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;
      OPEN c_things;
      things: WHILE TRUE DO
        FETCH c_things INTO v_id;
        IF v_done THEN LEAVE things; END IF;
        ${inner}
      END WHILE things;
      CLOSE c_things;`;
    const outcomes = await same([
      main(`SET p_result = JSON_ARRAY(); ${''}BEGIN ${loop("CALL inner_loop(v_id, v_found); CALL look(v_id + 1, v_found); SET p_result = JSON_ARRAY_APPEND(p_result, '$', v_found);")} END;`),
      procedure('inner_loop(IN p_x INT, OUT p_sum INT)', `${loop('SET p_sum = COALESCE(p_sum, 0) + v_id;')}`),
      procedure('look(IN p_a INT, INOUT p_found INT)', 'SELECT t.amount INTO p_found FROM Thing AS t WHERE t.id = p_a; SET p_found = p_found + 1;'),
    ]);
    expect(outcomes[0]?.result).toEqual([null, 31, null]);
  });

  test('a handler shares no variable with the code that it interrupts', async () => {
    await same([
      main(`DECLARE v_id, v_i INT DEFAULT 0;
        DECLARE v_text VARCHAR(30) DEFAULT '';
        DECLARE CONTINUE HANDLER FOR NOT FOUND CALL note(v_i, v_text);
        WHILE v_i < 4 DO
          BEGIN
            DECLARE v_kept INT DEFAULT v_i * 100;
            SELECT t.id INTO v_id FROM Thing AS t WHERE t.id = v_i;
            SET v_text = CONCAT(v_text, v_kept, ',');
          END;
          SET v_i = v_i + 1;
        END WHILE;
        SET p_result = JSON_QUOTE(v_text);`),
      procedure('note(IN p_i INT, INOUT p_text VARCHAR(30))', "DECLARE v_twice INT DEFAULT p_i * 2; INSERT INTO Note (what) VALUES (v_twice); SET p_text = CONCAT(p_text, '!');"),
    ]);
  });

  test('an EXIT handler of the caller catches the error, and OUT parameters are not assigned', async () => {
    const outcomes = await same([
      main(`DECLARE v_a INT DEFAULT 5;
        BEGIN
          DECLARE EXIT HANDLER FOR 1062 INSERT INTO Note (what) VALUES ('caught');
          CALL callee(p_x, v_a);
        END;
        SET p_result = JSON_ARRAY(v_a);`),
      procedure('callee(IN p_a INT, OUT p_b INT)', 'SET p_b = 1; INSERT INTO Thing (id) VALUES (COALESCE(p_a, 0)); SET p_b = 2;'),
    ]);
    expect(outcomes.map(({ result }) => result)).toEqual([[2], [5], [2], [2]]);
  });

  test('CASE without a matching WHEN raises the same error, and is folded for a constant subject', async () => {
    const sources = [
      main("CALL write_it('debt', p_x); CASE p_x WHEN 0 THEN SET p_result = 'null'; WHEN 1 THEN SET p_result = JSON_ARRAY(twice(p_x)); END CASE;"),
      procedure('write_it(IN p_what VARCHAR(10), IN p_a INT)', `CASE p_what
        WHEN 'debts' THEN INSERT INTO Note (what) VALUES ('debts');
        WHEN 'DEBT' THEN INSERT INTO Note (what) VALUES (CONCAT('debt ', COALESCE(p_a, 'none')));
        ELSE INSERT INTO Note (what) VALUES ('else'); END CASE;`),
      func('twice(p_a INT) RETURNS INT', 'RETURN p_a * 2;'),
    ];
    expect((await same(sources)).map(({ error }) => error)).toEqual([null, null, '1339', '1339']);
    expect(linkedText(sources).match(/INSERT/g)).toHaveLength(1);
  });

  test('constant conditions are removed', async () => {
    const sources = [
      main('CALL callee(p_x, TRUE, NULL, p_result); CALL callee(p_x, FALSE, 3, p_result);'),
      procedure('callee(IN p_a INT, IN p_yes BOOLEAN, IN p_some INT, INOUT p_b JSON)', `
        IF p_yes AND p_some IS NOT NULL THEN INSERT INTO Note (what) VALUES ('never');
        ELSEIF NOT p_yes THEN SET p_b = JSON_ARRAY(p_b, p_some);
        ELSE SET p_b = JSON_ARRAY(p_a); END IF;
        CALL nothing(p_a);`),
      procedure('nothing(IN p_a INT)', 'DO 0;'),
    ];
    await same(sources);
    expect(linkedText(sources)).not.toMatch(/\b(INSERT|IF|nothing)\b/);
  });

  test('REPEAT, LOOP and a label for a whole body', async () => {
    await same([
      main('DECLARE v_a INT; CALL callee(p_x, v_a); SET p_result = JSON_ARRAY(v_a);'),
      `CREATE PROCEDURE callee(IN p_a INT, OUT p_b INT)
        body: BEGIN
          IF p_a IS NULL THEN LEAVE body; END IF;
          SET p_b = 0;
          REPEAT SET p_b = p_b + 1; UNTIL p_b > p_a END REPEAT;
          l: LOOP SET p_b = p_b + 2; IF p_b > 9 THEN LEAVE l; END IF; END LOOP l;
        END`,
    ]);
  });

  test('a literal does not become a column number in ORDER BY', async () => {
    await same([
      main('CALL callee(2, p_result);'),
      procedure('callee(IN p_a INT, OUT p_b JSON)', 'SELECT JSON_ARRAY(t.id, t.name) INTO p_b FROM Thing AS t ORDER BY p_a, t.id DESC LIMIT 1;'),
    ]);
  });
});

describe('refusals', () => {
  test.each([
    ['a literal', "CALL refuse('too_much', 'That is too much.');"],
    ['a sentence', "CALL refuse('too_much', CONCAT('There is ', p_x, '.'));"],
    ['no sentence', "CALL refuse('not_now', NULL);"],
    ['a long literal', `CALL refuse('not_now', '${'é'.repeat(150)}');`],
    ['a sentence that is too long', "CALL refuse('not_now', REPEAT('x', 201));"],
    ['a token that is found', "CALL refuse_with(IF(p_x = 1, NULL, 'too_much: It is.'));"],
  ])('%s', async (_, call) => {
    const withText = procedure('refuse_with(IN p_text VARCHAR(200))', `IF p_text IS NOT NULL THEN
      CALL refuse(SUBSTRING_INDEX(p_text, ': ', 1), SUBSTRING(p_text, LOCATE(': ', p_text) + 2)); END IF;`);
    const outcomes = await same([main(`${call} SET p_result = '1';`), REFUSE, withText]);
    expect(outcomes[0]?.error).toMatch(/^(RefusedMove: (too_much|not_now): |a value does not fit)/);
    expect(linkedText([main(call), REFUSE, withText])).not.toMatch(/FROM Refusal/);
  });
});

describe('what cannot be expanded is rejected with file and line', () => {
  const reading = func('size_of(p_a INT) RETURNS INT', 'DECLARE v_n INT; SELECT t.amount INTO v_n FROM Thing AS t WHERE t.id = p_a; RETURN v_n;');
  const bare = procedure('look(OUT p_a INT)', 'SELECT t.id INTO p_a FROM Thing AS t WHERE t.id = 9;');
  test.each([
    ['after AND', main('IF p_x = 1\nAND size_of(p_x) = 2 THEN SET p_result = 1; END IF;'), [reading], /main\.sql:5: size_of is called after AND/],
    ['in a CASE', main('SET p_result = CASE WHEN size_of(p_x) THEN 1 END;'), [reading], /in a CASE/],
    ['in COALESCE', main('SET p_result = COALESCE(p_x, size_of(p_x));'), [reading], /in an argument of COALESCE/],
    ['in a loop', main('WHILE size_of(p_x) = 1 DO SET p_x = 2; END WHILE;'), [reading], /in the condition of a loop/],
    ['in SQL', main('SELECT t.id INTO p_result FROM Thing AS t WHERE t.id = size_of(p_x);'), [reading], /in a statement of SQL/],
    ['in a further WHEN', main('CASE WHEN p_x = 1 THEN DO 0; WHEN size_of(p_x) = 1 THEN DO 0; END CASE;'), [reading], /further WHEN/],
    ['recursion', main('CALL callee(p_x);'), [procedure('callee(IN p_a INT)', 'CALL callee(p_a);')], /calls itself/],
    ['an unknown procedure', main('CALL nobody(p_x);'), [], /There is no procedure nobody/],
    ['too few arguments', main('CALL look();'), [bare], /takes 1 arguments, not 0/],
    ['a session variable', main('CALL callee(p_x);'), [procedure('callee(IN p_a INT)', 'SET p_a = @x;')], /callee\.sql:4: callee reads @x/],
    ['a column that is called like a variable', main('CALL callee(p_x);'), [procedure('callee(IN p_a INT)', 'INSERT INTO Note (p_a) VALUES (1);')], /p_a is a column here/],
    ['an end without RETURN', main('SET p_result = f(p_x);'), [func('f(p_a INT) RETURNS INT', 'IF p_a = 1 THEN RETURN 1; END IF;')], /may end without RETURN/],
    ['RETURN in a handler', main('SET p_result = f(p_x);'), [func('f(p_a INT) RETURNS INT', 'DECLARE EXIT HANDLER FOR 1062 RETURN 0; RETURN 1;')], /RETURN in the body of a handler/],
    ['a CONTINUE handler for errors', main('DECLARE CONTINUE HANDLER FOR 1062 DO 0; CALL look(p_result);'), [bare], /CONTINUE HANDLER FOR 1062 would see/],
    ['a SELECT at the end under a handler', main('DECLARE CONTINUE HANDLER FOR NOT FOUND DO 0; CALL look(p_result);'), [bare], /may end with a SELECT/],
    ['ROW_COUNT', main('CALL callee(p_x);'), [procedure('callee(IN p_a INT)', 'SET p_a = ROW_COUNT();')], /asks for ROW_COUNT/],
    ['a writer within an expression', main('SET p_result = 1 + f(p_x);'), [func('f(p_a INT) RETURNS INT', 'INSERT INTO Note (what) VALUES (1); RETURN 1;')], /call it alone/],
    ['a refusal without a number', main("CALL refuse('unheard_of', 'x');"), [REFUSE], /The refusal unheard_of has no number/],
    ['a syntax that is not understood', main('CALL callee(p_x);'), [procedure('callee(IN p_a INT)', 'PREPARE s FROM p_a;')], /callee\.sql:4: PREPARE is not understood/],
  ])('%s', (_, root, others, message) => {
    expect(() => linkedText([root, ...others])).toThrow(LinkError);
    expect(() => linkedText([root, ...others])).toThrow(message);
  });

  test('all such errors are reported at once', () => {
    const sources = [main('IF p_x = 1 OR size_of(p_x) = 2 THEN CALL nobody(1); END IF;'), reading];
    expect(() => linkedText(sources)).toThrow(/size_of is called[\s\S]*There is no procedure/);
  });
});

describe('names in the linked text', () => {
  test('a variable that is shared with no other keeps its name', async () => {
    const sources = [
      main('DECLARE v_own INT DEFAULT p_x; CALL alone(v_own + 1); CALL first(v_own + 2); CALL second(v_own + 3); SET p_result = JSON_ARRAY(v_own);'),
      procedure('alone(IN p_text VARCHAR(7))', "SET p_text = CONCAT(p_text, 'p_text /* p_text */'); INSERT INTO Note (what) VALUES (p_text);"),
      procedure('first(IN p_first BIGINT)', 'SET p_first = p_first * 2; INSERT INTO Note (what) VALUES (p_first);'),
      procedure('second(IN p_second BIGINT)', 'SET p_second = p_second * 3; INSERT INTO Note (what) VALUES (p_second);'),
    ];
    await same(sources, [1]);
    const text = linkedText(sources);
    expect(text).toMatch(/DECLARE p_text VARCHAR\(7\);/);
    expect(text).toContain("CONCAT(p_text, 'p_text /* p_text */')");
    expect(text).toMatch(/DECLARE int_\d+ BIGINT;/);
    expect(text).not.toMatch(/p_first|p_second|text_\d/);
  });

  test('no two variables get the same name, or one with another meaning in a source', async () => {
    const sources = [
      main('DECLARE v_same INT DEFAULT p_x; CALL other(v_same + 1); CALL named(v_same + 2); SET p_result = JSON_ARRAY(v_same);'),
      procedure('other(IN v_same VARCHAR(5))', "SET v_same = CONCAT(v_same, 'x'); INSERT INTO Note (what) VALUES (v_same);"),
      procedure('named(IN id DOUBLE)', 'SET id = id + 1; INSERT INTO Note (what) VALUES (id);'),
      procedure('unused()', 'SELECT id FROM Thing;'),
    ];
    await same(sources, [1]);
    expect(linkedText(sources)).toMatch(/DECLARE v_same_2 VARCHAR\(5\);/);
  });

  test('the remarks that are asked for stand at the beginning of the body', () => {
    const text = linkedMain([main('SET p_result = JSON_ARRAY(1);')].map(objectOf), { remarks: ({ file }) => [`-- From ${file}.`, '-- Do not edit.'] });
    expect(text.split('BEGIN\n')[1]).toMatch(/^ -- From main\.sql\.\n -- Do not edit\.\n SET p_result/);
  });
});
