import { describe, expect, test } from '@jest/globals';
import type { SqlObject } from '../../../src/deploy/catalogue';
import { leagueActs, leagueProcedures } from '../../../src/deploy/league-acts';
import { leagueForms } from '../../../src/deploy/league-forms';

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

describe('the form of an act', () => {
  const SEATS = "('swap', 'swap_seats', 'round', 'score', NULL, 'swap two seats', NULL)";
  const HEAD = 'INSERT INTO LeagueArgument (act, position, argument, kind, is_optional, meaning, label, least, most) VALUES';
  const OF = "('swap', 1, 'match', 'match', FALSE, NULL, NULL, NULL, NULL)";
  const SEAT = "('swap', 2, 'seat', 'number', FALSE, 'seat', 'Seat', -2, 4)";
  const FORM = "('swap', 'match', 'Change table', 'unplayed', 'Swap', NULL, 'Both stay seated.')";

  /** Seeds with an act, its arguments from the third line of their file on, and its form. */
  function seeds(takes: readonly string[], form: string | undefined): { name: string; sql: string }[] {
    return [
      ...seed(SEATS), { name: 'takes.sql', sql: `-- What it takes.\n${HEAD}\n${takes.join(',\n')};\n` },
      ...(form === undefined ? [] : [{ name: 'forms.sql', sql: `INSERT INTO LeagueForm (act, page, menu, state, button, tone, note) VALUES\n${form};\n` }]),
    ];
  }

  function formsIn(takes: readonly string[], form: string | undefined): ReturnType<typeof leagueForms> {
    const all = seeds(takes, form);
    return leagueForms(all, leagueActs(all));
  }

  test('is read from its row, with the labels and bounds of the arguments', () => {
    expect(formsIn([OF, SEAT], FORM)).toEqual([{ act: 'swap', page: 'match', menu: 'Change table', state: 'unplayed', button: 'Swap', tone: undefined, note: 'Both stay seated.' }]);
    expect(leagueActs(seeds([OF, SEAT], FORM))[0]?.takes[1]).toMatchObject({ label: 'Seat', least: -2, most: 4, place: 'seeds/takes.sql:4' });
  });

  test.each([
    ['without the row of its act', [OF, SEAT], FORM.replace('swap', 'swop'), 'seeds/forms.sql:2: the form of swop has no row in LeagueAct.'],
    ['without the label of a field', [OF, SEAT.replace("'Seat'", 'NULL')], FORM, 'seeds/takes.sql:4: seat has no label, which the form of swap needs.'],
    ['on no page', [OF, SEAT], FORM.replace("'match'", "'seats'"), /^seeds\/forms\.sql:2: there is no page seats; there are: tournaments, /],
    ['on the page of something else', [OF, SEAT], FORM.replace("'match'", "'round'"), 'seeds/forms.sql:2: an act of the page round takes tournament, round first; swap takes match, number.'],
    ['that asks for what its page cannot ask for', [OF, SEAT.replace("'number'", "'scores'").replace('-2, 4', 'NULL, NULL')], FORM, 'seeds/takes.sql:4: the page match cannot ask for scores, which the form of swap needs.'],
    ['with a label for what its page knows', [OF.replace('NULL, NULL, NULL, NULL', "NULL, 'Table', NULL, NULL"), SEAT], FORM, 'seeds/takes.sql:3: match has a label, but the page match knows its value.'],
  ])('%s is refused with its file and line', (_, takes, form, message) => {
    expect(() => formsIn(takes, form)).toThrow(message);
  });

  test.each([
    ['a label without a form', [OF, SEAT], undefined, 'seeds/takes.sql:4: seat has a label, but swap has no form.'],
    ['the least of a text', [OF, SEAT.replace("'number'", "'text'")], FORM, 'seeds/takes.sql:4: seat has the bound -2, which nothing uses.'],
    ['the most of a day', [OF, SEAT.replace("'number'", "'day'").replace('-2', 'NULL')], FORM, 'seeds/takes.sql:4: seat has the bound 4, which nothing uses.'],
  ])('%s is refused with its file and line', (_, takes, form, message) => {
    expect(() => formsIn(takes, form)).toThrow(message);
  });
});
