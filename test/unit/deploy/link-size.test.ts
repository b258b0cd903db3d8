import { expect, test } from '@jest/globals';
import { readCatalogue } from '../../../src/deploy/catalogue';
import { linkCatalogue, LINKED_TRIGGER } from '../../../src/deploy/link-catalogue';
import { link, type LinkOptions, type SqlObject } from '../../../src/linker';
import { objectOf } from '../../linker/both-ways';
import { LINK_BUDGET } from '../../support/link-budget';
import { measureLinked } from '../../support/linked-size';

const MIGRATIONS = [{ name: '001.sql', sql: 'CREATE TABLE IF NOT EXISTS Thing (id INT);\nCREATE TABLE Item (id INT);\nCREATE TABLE Remark (what INT);\nRENAME TABLE Remark TO Note, Item TO Part;' }];

/** The trigger `moves`, linked. */
function linkedMoves(objects: readonly SqlObject[], options: Partial<LinkOptions> = {}): SqlObject {
  const moves = link(objects, { roots: [{ name: 'moves' }], ...options }).find(({ name }) => name === 'moves');
  if (!moves) throw new Error('There is a trigger.');
  return moves;
}

test('routines, mentions, written tables and variables of a trigger are counted, called and linked', () => {
  const objects = [
    `CREATE TRIGGER moves BEFORE INSERT ON Move FOR EACH ROW
BEGIN
  DECLARE v_a, v_b INT;
  DECLARE v_c VARCHAR(5) DEFAULT 'x';

  SELECT t.id, n.what INTO v_a, v_b FROM Thing AS t JOIN Note AS n ON n.what = t.id WHERE t.id = 1 FOR UPDATE OF t;
  IF v_a = 1 THEN
    CALL note(v_a, v_c);
  END IF;
  CALL note(v_a, v_c);
  SET v_b = newest(v_a);
END`,
    `CREATE PROCEDURE note(IN p_a INT, INOUT p_c VARCHAR(5))
BEGIN
  DECLARE v_none, v_some INT;
  SELECT t.id, t.id INTO v_none, v_some FROM Thing AS t WHERE t.id = p_a;
  INSERT INTO Note (what) VALUES (v_some) ON DUPLICATE KEY UPDATE what = v_none;
  UPDATE Thing AS other SET other.id = v_some WHERE other.id = p_a;
END`,
    'CREATE FUNCTION newest(p_a INT) RETURNS INT DETERMINISTIC BEGIN RETURN p_a * 2 + later(); END',
    'CREATE FUNCTION later() RETURNS INT DETERMINISTIC RETURN 1',
  ].map(objectOf);
  const [moves] = objects;
  if (!moves) throw new Error('There is a trigger.');
  const catalogue = { migrations: MIGRATIONS, objects };
  expect(measureLinked(moves, catalogue)).toEqual({
    routines: ['later', 'newest', 'note'],
    mentions: ['Note Note', 'Note n', 'Thing other', 'Thing t', 'Thing t'],
    written: ['Note', 'Thing'],
    variables: { all: 3, outermost: 3 },
    length: moves.sql.length,
  });
  const linked = linkedMoves(objects, { alwaysCalled: ['later'] });
  expect(measureLinked(linked, catalogue)).toMatchObject({
    routines: ['later'],
    mentions: ['Note Note', 'Note n', 'Thing other', 'Thing t'],
    written: ['Note', 'Thing'],
    // Three of the trigger's own, and one for whatever is read and then inserted; the rest nothing reads.
    variables: { all: 4, outermost: 4 },
  });
});

test('a branch declares its own variables, also in a loop of the trigger', () => {
  const objects = [
    `CREATE TRIGGER moves BEFORE INSERT ON Move FOR EACH ROW
BEGIN
  DECLARE v_a INT DEFAULT 3;

  WHILE v_a > 0 DO
    IF v_a = 2 THEN
      CALL note(v_a);
    END IF;
    SET v_a = v_a - 1;
  END WHILE;
END`,
    `CREATE PROCEDURE note(IN p_a INT)
BEGIN
  DECLARE v_other INT DEFAULT p_a + 1;
  INSERT INTO Note (what) VALUES (v_other);
END`,
  ].map(objectOf);
  const catalogue = { migrations: MIGRATIONS, objects };
  const linked = linkedMoves(objects);
  expect(measureLinked(linked, catalogue).variables).toEqual({ all: 2, outermost: 1 });
});

test('the trigger of the game keeps within its budget', () => {
  const catalogue = readCatalogue();
  const trigger = linkCatalogue(catalogue).objects.find(({ name }) => name === LINKED_TRIGGER);
  if (!trigger) throw new Error('There is a trigger.');
  const { routines, mentions, written, variables, length } = measureLinked(trigger, catalogue);
  const over = [
    ['routines', routines.length, routines],
    ['mentions', mentions.length, mentions],
    ['written', written.length, written],
    ['variables', variables.all, []],
    ['outermost', variables.outermost, []],
    ['length', length, []],
  ].filter(([what, count]) => Number(count) > LINK_BUDGET[what as keyof typeof LINK_BUDGET]);
  expect(over).toEqual([]);
  // For people who find it on a server.
  expect(trigger.sql.split('BEGIN\n')[1]).toMatch(/^ -- Linked from procedures\/move\/dice_trigger\.sql .*\n -- `-- name` begins .*\n -- .* sqlopoly migrate --unlinked\. .* docs\/core\.md\.\n/);
});
