import { describe, expect, test } from '@jest/globals';
import type { SqlObject } from '../../../src/deploy/catalogue';
import { leagueActs, leagueProcedures } from '../../../src/deploy/league-acts';

/** A seed with an act and its arguments. */
function seed(act: string, ...takes: string[]): { name: string; sql: string }[] {
  const head = 'INSERT INTO LeagueAct (act, procedure_name, part, right_needed, command, meaning, example) VALUES';
  const rows = takes.length === 0 ? '' : `INSERT INTO LeagueArgument (act, position, argument, kind, is_optional, meaning) VALUES\n${takes.join(',\n')};\n`;
  return [{ name: 'acts.sql', sql: `${head}\n${act};\n${rows}` }];
}

function own(sql: string): SqlObject {
  return { type: 'PROCEDURE', name: 'swap_seats', sql, file: 'procedures/league/swap_seats.sql' };
}

const SWAP = "('swap', 'swap_seats', 'round', 'score', NULL, 'swap two players', NULL)";
const MATCH = "('swap', 1, 'match', 'match', FALSE, NULL)";
const ONE = "('swap', 2, 'one', 'player', FALSE, 'one')";

describe('the procedure of an act', () => {
  test('reads its arguments and inserts the row of the ledger', () => {
    const [made] = leagueProcedures(leagueActs(seed(SWAP, MATCH, ONE)), []);
    expect(made).toMatchObject({ type: 'PROCEDURE', name: 'swap_seats', file: 'seeds/acts.sql:2' });
    expect(made?.sql).toContain('CREATE PROCEDURE swap_seats(IN p_match LONGTEXT, IN p_one LONGTEXT)');
    expect(made?.sql).toContain("COMMENT 'Swap two players.'");
    expect(made?.sql).toContain('CALL read_match(p_match, v_match_id, v_tournament_id, v_round_id);\n  CALL read_league_player(p_one, v_one);');
    expect(made?.sql).toContain("VALUES (v_tournament_id, 'swap', v_round_id, JSON_OBJECT('match', v_match_id, 'one', v_one));");
  });

  test('has its arguments in their positions, whatever the order of the rows', () => {
    expect(leagueActs(seed(SWAP, ONE, MATCH))[0]?.takes.map(({ name }) => name)).toEqual(['match', 'one']);
  });

  test('is not made when there is a file that takes the same', () => {
    const file = own('CREATE PROCEDURE swap_seats(\n  IN p_match LONGTEXT, IN p_one LONGTEXT)\n  MODIFIES SQL DATA\nBEGIN\nEND');
    expect(leagueProcedures(leagueActs(seed(SWAP, MATCH, ONE)), [file])).toEqual([]);
  });
});

describe('rows and files that disagree are rejected with their file and line', () => {
  test('an argument without its act', () => {
    expect(() => leagueActs(seed(SWAP, "('swop', 1, 'match', 'match', FALSE, NULL)"))).toThrow('seeds/acts.sql:4: the act swop has no row in LeagueAct.');
  });

  test('a file that takes something else than its rows say', () => {
    const file = own('CREATE PROCEDURE swap_seats(IN p_match LONGTEXT)\n  MODIFIES SQL DATA\nBEGIN\nEND');
    expect(() => leagueProcedures(leagueActs(seed(SWAP, MATCH, ONE)), [file])).toThrow(
      'procedures/league/swap_seats.sql:1: swap_seats takes match; by seeds/acts.sql:2 it takes match, one.',
    );
  });

  test.each([
    ['an act on a player', "('swap', 'swap_seats', 'player', 'score', NULL, 'swap', NULL)", MATCH],
    ['an act that makes others', "('swap', 'swap_seats', NULL, 'score', NULL, 'swap', NULL)", MATCH],
    ['an act that names no tournament', SWAP, "('swap', 1, 'name', 'text', FALSE, NULL)"],
    ['a result of something else than scores', "('swap', 'swap_seats', 'result', 'score', NULL, 'swap', NULL)", `${MATCH},\n${ONE}`],
  ])('%s without its file', (_, act, takes) => {
    expect(() => leagueProcedures(leagueActs(seed(act, takes)), [])).toThrow(/^seeds\/acts\.sql:2: .*procedures\/league\/swap_seats\.sql must exist\.$/);
  });
});
