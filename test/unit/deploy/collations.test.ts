import { expect, test } from '@jest/globals';
import { readCatalogue } from '../../../src/deploy/catalogue';
import { withCollations } from '../../../src/deploy/collations';
import { linkCatalogue, unlinkedCatalogue } from '../../../src/deploy/link-catalogue';

const SAID = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci';

test.each([
  ['DECLARE v_a, v_b VARCHAR(20);', `DECLARE v_a, v_b VARCHAR(20) ${SAID};`],
  ["DECLARE v_a CHAR(5) DEFAULT 'x TEXT;';", `DECLARE v_a CHAR(5) ${SAID} DEFAULT 'x TEXT;';`],
  ["DECLARE v_a LONGTEXT\n  DEFAULT '';", `DECLARE v_a LONGTEXT ${SAID}\n  DEFAULT '';`],
  ["COLUMNS (n FOR ORDINALITY, rule VARCHAR(40) PATH '$')", `COLUMNS (n FOR ORDINALITY, rule VARCHAR(40) ${SAID} PATH '$')`],
])('a variable or column without a collation gets the default one: %s', (sql, collated) => {
  expect(withCollations(sql)).toBe(collated);
});

test.each([
  'DECLARE v_a VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;',
  'DECLARE v_a VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci;',
  'SELECT CAST(p.round AS CHAR), c.text INTO v_a;',
  '/* DECLARE v_a TEXT; */ -- VARCHAR(20);\nDO 1',
])('an explicit collation, or a text that declares nothing, stays unchanged: %s', (sql) => {
  expect(withCollations(sql)).toBe(sql);
});

test.each([['linked', linkCatalogue], ['unlinked', unlinkedCatalogue]] as const)('every variable that a %s deploy declares has a collation', (_, made) => {
  const declarations = made(readCatalogue()).objects.flatMap(({ name, sql }) => [...sql.matchAll(/\bDECLARE\s+[\w,\s]+?\s(?:(?:VAR)?CHAR\(|\w*TEXT\b)[^;]*;/g)].map(([text]) => `${name}: ${text}`));
  expect(declarations.length).toBeGreaterThan(150);
  expect(declarations.filter((text) => !/CHARACTER SET (?:ascii|utf8mb4 COLLATE)/i.test(text))).toEqual([]);
});
