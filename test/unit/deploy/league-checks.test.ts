import { expect, test } from '@jest/globals';
import type { SqlObject } from '../../../src/deploy/catalogue';
import { withLeagueChecks } from '../../../src/deploy/league-checks';

const COUNTS: SqlObject = { type: 'VIEW', name: 'violationsView', sql: 'CREATE VIEW violationsView AS\nSELECT c.meaning\nFROM (\n  -- each check: SELECT \'{view}\' AS name, \'{meaning}\' AS meaning FROM {view}\n) AS c\n' };

function check(name: string, comment: string): SqlObject {
  return { type: 'VIEW', name, sql: `CREATE VIEW ${name} AS\n${comment}SELECT 1 AS one\n`, file: `procedures/league/${name}.sql` };
}

test('each check is counted, with the first sentence of its comment', () => {
  const objects = [check('violation_odd', "-- Scores that aren't\n-- even. Not more than that.\n"), check('oddView', '-- Odd scores.\n'), check('violation_sum', '-- Sums.\n'), COUNTS];
  expect(withLeagueChecks(objects).at(-1)?.sql).toBe([
    'CREATE VIEW violationsView AS', 'SELECT c.meaning', 'FROM (',
    "  SELECT 'violation_odd' AS name, 'Scores that aren''t even.' AS meaning FROM violation_odd",
    '  UNION ALL',
    "  SELECT 'violation_sum' AS name, 'Sums.' AS meaning FROM violation_sum",
    ') AS c', '',
  ].join('\n'));
});

test('a check without a comment is refused with its file and line', () => {
  expect(() => withLeagueChecks([check('violation_odd', ''), COUNTS])).toThrow('procedures/league/violation_odd.sql:1: violation_odd needs a comment after AS, which says what it finds.');
});
