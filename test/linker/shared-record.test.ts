import { describe, expect, test } from '@jest/globals';
import { liftRecords, link, LinkError, type RecordKind, SharedRecord, type SqlObject } from '../../src/linker';
import { objectOf } from './both-ways';

/** The variables of the move: declared in its trigger, used by name in what it calls. */

const MOVE: RecordKind = { prefix: 'm_', roots: ['moves'], owner: 'move' };

const TRIGGER = `CREATE TRIGGER moves BEFORE INSERT ON Move FOR EACH ROW
BEGIN
  DECLARE m_steps INT DEFAULT 2;
  DECLARE m_balance BIGINT DEFAULT 10;
  DECLARE m_announces_landing BOOLEAN;
  DECLARE v_own INT;

  CALL walk(TRUE);
  SET v_own = m_balance;
END`;

const WALK = `CREATE PROCEDURE walk(
  IN p_far BOOLEAN)
BEGIN
  IF p_far THEN
    CALL pay(
      3);
  END IF;
  SET m_steps = 0;
END`;

const PAY = `CREATE PROCEDURE pay(IN p_amount INT)
BEGIN
  SET m_balance = m_balance - p_amount;
  CALL tell();
END`;

const TELL = `CREATE PROCEDURE tell()
BEGIN
  -- m_nothing is said in a comment, and 'm_text' in a text; n.m_column is a column
  INSERT INTO Note (what) SELECT CONCAT('m_text', n.m_column) FROM Note AS n WHERE m_announces_landing;
END`;

function objectsOf(...sources: string[]): SqlObject[] {
  return sources.map(objectOf);
}

/** A routine whose record was lifted. */
function lifted(name: string, ...sources: string[]): string {
  return liftRecords(objectsOf(...sources), [MOVE]).find((object) => object.name === name)?.sql ?? '';
}

function findings(...sources: string[]): string[] {
  try {
    liftRecords(objectsOf(...sources), [MOVE]);
    return [];
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return error.findings.map(({ file, line, what }) => `${file}:${line}: ${what}`);
  }
}

describe('the variables that a routine uses', () => {
  test('are those that it and its callees name, in the order of declaration', () => {
    const record = new SharedRecord(objectsOf(TRIGGER, WALK, PAY, TELL), MOVE);
    expect(record.users).toEqual(['walk', 'pay', 'tell']);
    expect(record.useOf('walk')).toEqual({ reads: ['m_announces_landing'], sets: ['m_steps', 'm_balance'] });
    expect(record.useOf('pay')).toEqual({ reads: ['m_announces_landing'], sets: ['m_balance'] });
    expect(record.useOf('tell')).toEqual({ reads: ['m_announces_landing'], sets: [] });
    expect(record.useOf('nobody')).toEqual({ reads: [], sets: [] });
  });

  test('are found despite circular calls', () => {
    const even = 'CREATE PROCEDURE even(IN p_n INT)\nBEGIN\n  IF p_n > 0 THEN CALL odd(p_n - 1); END IF;\nEND';
    const odd = 'CREATE PROCEDURE odd(IN p_n INT)\nBEGIN\n  SET m_announces_landing = TRUE;\n  CALL even(p_n);\nEND';
    const record = new SharedRecord(objectsOf(TRIGGER.replace('walk(TRUE)', 'even(4)'), even, odd), MOVE);
    expect(record.useOf('even')).toEqual({ reads: [], sets: ['m_announces_landing'] });
  });

  test('count as set by SELECT INTO and by OUT parameters', () => {
    const read = 'CREATE PROCEDURE walk(IN p_far BOOLEAN)\nBEGIN\n  SELECT n.id INTO m_steps FROM Note AS n;\n  CALL find(m_announces_landing);\nEND';
    const find = 'CREATE PROCEDURE find(OUT p_announces_landing BOOLEAN)\nBEGIN\n  SET p_announces_landing = TRUE;\nEND';
    const record = new SharedRecord(objectsOf(TRIGGER, read, find), MOVE);
    expect(record.useOf('walk')).toEqual({ reads: [], sets: ['m_steps', 'm_announces_landing'] });
    expect(record.useOf('find')).toEqual({ reads: [], sets: [] });
  });
});

describe('a lifted routine', () => {
  test('gets the variables that it uses after its own parameters, without new lines', () => {
    const sources = [TRIGGER, WALK, PAY, TELL];
    expect(lifted('walk', ...sources)).toBe(WALK
      .replace('IN p_far BOOLEAN)', 'IN p_far BOOLEAN, INOUT m_steps INT, INOUT m_balance BIGINT, IN m_announces_landing BOOLEAN)')
      .replace('      3)', '      3, m_balance, m_announces_landing)'));
    expect(lifted('pay', ...sources)).toBe(PAY
      .replace('IN p_amount INT)', 'IN p_amount INT, INOUT m_balance BIGINT, IN m_announces_landing BOOLEAN)')
      .replace('tell()', 'tell(m_announces_landing)'));
    expect(lifted('tell', ...sources)).toBe(TELL.replace('tell()', 'tell(IN m_announces_landing BOOLEAN)'));
    expect(lifted('moves', ...sources)).toBe(TRIGGER.replace('walk(TRUE)', 'walk(TRUE, m_steps, m_balance, m_announces_landing)'));
  });

  test('gets a column of the new row for a variable that begins as it and is never set', () => {
    const columns = TRIGGER.replace('  DECLARE v_own', '  DECLARE m_dice INT\n    DEFAULT NEW.dice;\n  DECLARE m_kept INT DEFAULT NEW.dice;\n  DECLARE v_own');
    const walk = 'CREATE PROCEDURE walk(IN p_far BOOLEAN)\nBEGIN\n  SET m_steps = m_steps + m_dice, m_kept = 3;\n  CALL pay();\nEND';
    const pay = 'CREATE PROCEDURE pay()\nBEGIN\n  SET m_balance = m_balance - m_dice;\nEND';
    expect(lifted('moves', columns, walk, pay)).toBe(columns
      .replace(/ {2}DECLARE m_dice INT\n {4}DEFAULT NEW.dice;/, (text) => text.replace(/[^\n]/g, ' '))
      .replace('walk(TRUE)', 'walk(TRUE, m_steps, m_balance, NEW.dice, m_kept)'));
    expect(lifted('walk', columns, walk, pay)).toBe(walk
      .replace('IN p_far BOOLEAN)', 'IN p_far BOOLEAN, INOUT m_steps INT, INOUT m_balance BIGINT, IN m_dice INT, INOUT m_kept INT)')
      .replace('pay()', 'pay(m_balance, m_dice)'));
    expect(new SharedRecord(objectsOf(columns, walk, pay), MOVE).useOf('walk')).toEqual({ reads: ['m_dice'], sets: ['m_steps', 'm_balance', 'm_kept'] });
  });

  test('stays unchanged when it uses no variable of the move', () => {
    const plain = 'CREATE PROCEDURE walk(IN p_far BOOLEAN)\nBEGIN\n  DO p_far;\nEND';
    expect(lifted('walk', TRIGGER, plain)).toBe(plain);
    expect(lifted('moves', TRIGGER, plain)).toBe(TRIGGER);
  });

  test('gets the value of an argument before the call, even if it sets the same variable', () => {
    const twice = 'CREATE PROCEDURE walk(IN p_far INT)\nBEGIN\n  SET m_balance = m_balance + 1;\n  SET m_balance = m_balance + p_far;\nEND';
    const linked = link(objectsOf(TRIGGER.replace('walk(TRUE)', 'walk(m_balance)'), twice), { roots: [{ name: 'moves' }], records: [MOVE] });
    const sql = linked.find(({ name }) => name === 'moves')?.sql ?? '';
    const [, copy = ''] = /SET (\w+) = m_balance;/.exec(sql) ?? [];
    expect(copy).not.toBe('');
    expect(sql).toContain(`SET m_balance = m_balance + ${copy};`);
  });
});

describe('rejected with file and line:', () => {
  test('an undeclared variable', () => {
    expect(findings(TRIGGER, WALK.replace('SET m_steps', 'SET m_stops'), PAY, TELL)).toEqual([
      'walk.sql:8: The move has no m_stops: declare it in moves, or give a name of this routine another beginning than m_.',
    ]);
  });

  test('a parameter or variable that hides one of the move', () => {
    expect(findings(TRIGGER, WALK.replace('p_far BOOLEAN', 'm_announces_landing BOOLEAN').replace('p_far', 'm_announces_landing'), PAY, TELL)).toEqual([
      'walk.sql:3: walk declares m_announces_landing, which would hide the variable of the move.',
    ]);
    expect(findings(TRIGGER, WALK, PAY.replace('BEGIN\n', 'BEGIN\n  DECLARE m_balance INT;\n'), TELL)).toEqual([
      'pay.sql:2: pay declares m_balance, which would hide the variable of the move.',
    ]);
  });

  test('a use in the trigger of a variable that is a column there', () => {
    expect(findings(TRIGGER.replace('  DECLARE v_own', '  DECLARE m_dice INT DEFAULT NEW.dice;\n  DECLARE v_own').replace('v_own = m_balance', 'v_own = m_dice'), WALK, PAY, TELL)).toEqual([
      'moves.sql:10: m_dice is NEW.dice for the routines of the move: write NEW.dice in the trigger.',
    ]);
  });

  test('a function that uses one', () => {
    const far = 'CREATE FUNCTION is_far() RETURNS INT DETERMINISTIC\nRETURN m_steps > 1';
    expect(findings(TRIGGER.replace('walk(TRUE)', 'walk(is_far())'), WALK, PAY, TELL, far)).toEqual([
      'is_far.sql:2: A function does not see m_steps: make it a parameter.',
    ]);
  });

  test('a use outside a move, directly or through a call', () => {
    const other = 'CREATE PROCEDURE evening()\nBEGIN\n  CALL tell();\n  SET m_steps = 1;\nEND';
    const view = 'CREATE VIEW oddView AS\nSELECT m_announces_landing AS x';
    expect(findings(TRIGGER, WALK, PAY, TELL, other, view.replace('VIEW', 'PROCEDURE'))).toEqual([
      'evening.sql:3: tell uses m_announces_landing of the move, and no move calls evening: give tell a parameter instead.',
      "evening.sql:4: m_steps is the move's, and no move calls evening.",
      "oddView.sql:2: m_announces_landing is the move's, and no move calls oddView.",
    ]);
  });
});

describe('a record that two procedures declare', () => {
  const DECISION: RecordKind = { prefix: 'd_', roots: ['decide', 'advise'], owner: 'decision' };
  const DECIDE = 'CREATE PROCEDURE decide()\nBEGIN\n  DECLARE d_seed TEXT;\n  DECLARE d_worth INT DEFAULT 3;\n  CALL weigh();\nEND';
  const ADVISE = 'CREATE PROCEDURE advise()\nBEGIN\n  DECLARE d_worth INT;\n  CALL weigh();\nEND';
  const WEIGH = 'CREATE PROCEDURE weigh()\nBEGIN\n  SET d_worth = d_worth + 1;\nEND';
  const objects = (...sources: string[]): string[] => liftRecords(objectsOf(...sources), [DECISION]).map(({ sql }) => sql);
  const errors = (...sources: string[]): string[] => {
    try {
      return objects(...sources);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      return error.findings.map(({ file, line, what }) => `${file}:${line}: ${what}`);
    }
  };

  test('is passed on by both, and what nobody needs is declared by one alone', () => {
    expect(objects(DECIDE, ADVISE, WEIGH)).toEqual([
      DECIDE.replace('weigh()', 'weigh(d_worth)'), ADVISE.replace('weigh()', 'weigh(d_worth)'), WEIGH.replace('weigh()', 'weigh(INOUT d_worth INT)'),
    ]);
  });

  test('has the same variables in both', () => {
    const missing = /^advise\.sql:\d+: advise uses d_worth, or calls what does: declare it here too, as INT\.$/;
    expect(errors(DECIDE, ADVISE.replace(' DECLARE d_worth INT;', ''), WEIGH)).toEqual([expect.stringMatching(missing)]);
    expect(errors(DECIDE.replace('d_worth INT', 'd_worth BIGINT'), ADVISE, WEIGH)).toHaveLength(1);
  });
});
