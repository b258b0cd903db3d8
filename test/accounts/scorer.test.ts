import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { readCatalogue } from '../../src/deploy/catalogue';
import { proceduresOfRoles } from '../../src/deploy/rights';
import { GameConnection, type Value } from '../../src/client/connection';
import { addLeaguePlayer, addRound, change, newTournament } from '../../src/league/calls';
import { readHistory, readMatches, readStandings } from '../../src/league/views';
import { accountName, TestAccounts } from '../support/accounts';
import { addressAs, deployQuietly } from '../support/database';
import { changingNothing, checksums } from '../support/everything';
import { errnoOf, refusalOf } from '../support/game';
import { END, freshName, START, SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../support/league';
import { tablesOf } from '../support/schema-dump';

const ACCOUNTS = { organiser: 'organiser', scorer: 'scorer', stranger: 'scorer', player: 'player', spectator: 'spectator' } as const;
type Account = keyof typeof ACCOUNTS;

let root: GameConnection;
let accounts: TestAccounts<Account>;
let sessions: typeof accounts.sessions;
let tables: string[];
let views: string[];
/** A match that was played, and one that was not. */
let cup: TestTournament;
let played: number;
let open: number;

beforeAll(async () => {
  accounts = await TestAccounts.open(ACCOUNTS);
  ({ root, sessions } = accounts);
  tables = await tablesOf(root);
  views = (
    await root.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()')
  ).map(({ name }) => name);
  cup = await TestTournament.start(root, SYSTEM_2, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus']);
  [played = 0, open = 0] = await cup.drawRound([
    { players: ['Ann', 'Ben', 'Cleo'], strength: 1 }, { players: ['Dora', 'Emil', 'Finn'], strength: 2 },
  ]);
  await cup.record(played, 'Ann 4', 'Ben -2', 'Cleo -2');
  await change(root, 'give_scorer', cup.id, accountName('scorer'), 'score');
});
afterAll(() => accounts.close());

/** Expects that each of some statements fails, and that nothing has changed. */
async function expectDenied(account: Account, attempts: readonly (readonly [string, Value[]])[]): Promise<void> {
  const before = await checksums(root);
  const accepted: string[] = [];
  for (const [sql, values] of attempts) {
    if ((await errnoOf(sessions[account], sql, values)) === 0) accepted.push(`${sql} ${JSON.stringify(values)}`);
  }
  expect(accepted).toEqual([]);
  expect(await checksums(root)).toEqual(before);
}

describe('a scorer', () => {
  test('can run a tournament from its draw to its final table', async () => {
    const { organiser, scorer } = sessions;
    const id = await newTournament(organiser, 'Scored', START, END, SYSTEM_1);
    await change(organiser, 'set_for_tournament', id, 'draw_seed', 'seed');
    await change(organiser, 'give_scorer', id, accountName('scorer'), 'score');
    for (const name of ['Kim', 'Lea', 'Max', 'Nia']) await addLeaguePlayer(scorer, name);
    await change(scorer, 'enter_players', id, ['Kim', 'Lea', 'Max', 'Nia']);
    await change(scorer, 'withdraw_player', id, 'Nia');
    const round = await addRound(scorer, id, null, START, END);
    await change(scorer, 'draw_round', id, round);
    await change(scorer, 'cancel_draw', id, round);
    await scorer.run('CALL record_draw(?, ?, ?)', [id, round, '[{"players": ["Kim", "Lea", "Max"]}]']);
    const match = (await readMatches(scorer, id))[0]?.Match ?? 0;
    await change(scorer, 'record_result', match, [{ player: 'Kim', score: 2 }, { player: 'Lea', score: 0 }, { player: 'Max', score: -2 }]);
    await change(scorer, 'correct_result', match, [{ player: 'Kim', score: 0 }, { player: 'Lea', score: 4 }, { player: 'Max', score: -4 }]);
    expect((await readStandings(scorer, id)).map(({ Player, Points }) => [Player, Points])).toEqual([['Lea', 3], ['Kim', 2], ['Max', 0]]);
    expect(await violations(scorer)).toEqual([]);
  });

  test('gets the usual refusals', async () => {
    await expect(change(sessions.scorer, 'record_game', played, 999)).rejects.toMatchObject({ token: 'game_not_found' });
    const refusal = await refusalOf(sessions.scorer, 'CALL record_result(?, ?)', [open, cup.scores('Dora 2', 'Emil 2', 'Finn 2')]);
    expect(refusal.token).toBe('sum_not_zero');
  });

  test('sees every view of the league that is no part of another', async () => {
    const seen = await sessions.scorer.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()');
    expect(views.filter((view) => /^violation/.test(view) && !seen.some(({ name }) => name === view))).toEqual([]);
    for (const { name: view } of seen) expect(await errnoOf(sessions.scorer, 'SELECT * FROM ??', [view])).toBe(0);
  });

  test('keeps its privileges after another deploy', async () => {
    await deployQuietly(accounts.address);
    await root.run('ALTER EVENT play_bots_event DISABLE');
    expect((await refusalOf(sessions.scorer, 'CALL draw_round(?, ?)', [cup.id, 1])).token).toBe('round_drawn');
    // Tools list what an account may call by itself, not what it may by a role.
    const listed = await sessions.scorer.rows<{ name: string }>('SELECT ROUTINE_NAME AS name FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()');
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['draw_round', 'record_result', 'export_tournament']));
  });

  test('cannot call any other routine', async () => {
    const routines = await root.rows<{ type: string; name: string; parameters: number }>(
      'SELECT r.ROUTINE_TYPE AS type, r.ROUTINE_NAME AS name, COUNT(p.PARAMETER_NAME) AS parameters' +
        ' FROM information_schema.ROUTINES AS r LEFT JOIN information_schema.PARAMETERS AS p' +
        ' ON p.SPECIFIC_SCHEMA = r.ROUTINE_SCHEMA AND p.SPECIFIC_NAME = r.ROUTINE_NAME AND p.ROUTINE_TYPE = r.ROUTINE_TYPE' +
        ' WHERE r.ROUTINE_SCHEMA = DATABASE() AND r.ROUTINE_NAME NOT IN (?) GROUP BY r.ROUTINE_TYPE, r.ROUTINE_NAME',
      [[...proceduresOfRoles(readCatalogue()).scorer]],
    );
    expect(routines.length).toBeGreaterThan(40);
    const calls: Record<string, string> = { PROCEDURE: 'CALL ??(?)', FUNCTION: 'SELECT ??(?)' };
    await expectDenied('scorer', routines.filter(({ parameters }) => parameters > 0).map(({ type, name, parameters }) => [
      calls[type] ?? '', [name, Array.from({ length: parameters }, () => '1')],
    ]));
  });
});

describe('a tournament belongs to accounts', () => {
  /** A tournament of the organiser, with a match that is not played. */
  async function start(): Promise<{ id: number; match: number; names: string[] }> {
    const { organiser } = sessions;
    const id = await newTournament(organiser, freshName('Owned'), START, END, SYSTEM_1);
    const names = ['Ora', 'Pia', 'Rob'].map(freshName);
    for (const name of names) await addLeaguePlayer(organiser, name);
    await change(organiser, 'enter_players', id, names);
    await change(organiser, 'draw_round', id, await addRound(organiser, id, null, START, END));
    return { id, match: (await readMatches(organiser, id))[0]?.Match ?? 0, names };
  }

  test('a scorer of another tournament is refused everything', async () => {
    const { id, match, names } = await start();
    const scores = JSON.stringify(names.map((player) => ({ player, score: 0 })));
    const attempts: [string, Value[]][] = [
      ['CALL record_result(?, ?)', [match, scores]],
      ['CALL forfeit_match(?, ?)', [match, JSON.stringify(names.slice(1))]],
      ['CALL annul_result(?)', [played]],
      ['CALL correct_result(?, ?)', [played, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')]],
      ['CALL cancel_match(?)', [match]],
      ['CALL substitute_player(?, ?, ?)', [match, names[0] ?? '', cup.name('Gus')]],
      ['CALL cancel_draw(?, 1)', [id]],
      ['CALL draw_round_again(?, 1, NULL)', [id]],
      ['CALL open_table(?, 1, ?)', [id, JSON.stringify(cup.names.slice(0, 3))]],
      ['CALL add_round(?, 2, ?, ?)', [id, START, END]],
      ['CALL change_round_dates(?, 1, ?, ?)', [id, START, END]],
      ['CALL withdraw_player(?, ?)', [id, names[0] ?? '']],
      ['CALL enter_players(?, ?)', [id, JSON.stringify([cup.name('Gus')])]],
      ['CALL adjust_points(?, ?, -5, ?, NULL)', [id, names[0] ?? '', 'spite']],
      ['CALL undo_change(?)', [id]],
      ['CALL undo_change(?)', [cup.id]],
      ['CALL rename_league_player(?, ?)', [names[0] ?? '', 'Mallory']],
      ['CALL delete_league_player(?)', [names[0] ?? '']],
    ];
    await changingNothing(root, async () => {
      for (const [sql, values] of attempts) {
        expect([sql, (await refusalOf(sessions.stranger, sql, values)).token]).toEqual([sql, 'not_yours']);
      }
    });
  });

  test('its organiser gives and revokes the right to score; a scorer cannot organise', async () => {
    const { id, match, names } = await start();
    const { organiser, scorer } = sessions;
    const scores = names.map((player) => ({ player, score: 0 }));
    await expect(change(scorer, 'record_result', match, scores)).rejects.toMatchObject({ token: 'not_yours' });
    await change(organiser, 'give_scorer', id, accountName('scorer'), 'score');
    await change(scorer, 'record_result', match, scores);
    // What an organiser did, a scorer does not undo.
    await change(organiser, 'set_for_tournament', id, 'bye_points', '5');
    await expect(change(scorer, 'undo_change', id)).rejects.toMatchObject({ token: 'not_yours' });
    await change(organiser, 'undo_change', id);
    await change(scorer, 'undo_change', id);
    await change(organiser, 'take_scorer', id, accountName('scorer'));
    await expect(change(scorer, 'record_result', match, scores)).rejects.toMatchObject({ token: 'not_yours' });
    await expect(change(organiser, 'take_scorer', id, accountName('scorer'))).rejects.toMatchObject({ token: 'scorer_not_found' });
    expect(await errnoOf(scorer, 'CALL close_tournament(?)', [id])).toBe(1370);
    for (const [what, ...right] of [['take_scorer'], ['give_scorer', 'score'], ['give_scorer', 'nonsense']] as const) {
      await expect(change(organiser, what, id, accountName('organiser'), ...right)).rejects.toMatchObject({ token: 'own_right' });
    }
    await change(organiser, 'give_scorer', id, accountName('organiser'), 'organise');
  });

  test('an organiser can organise only their own tournaments', async () => {
    await expect(change(sessions.organiser, 'close_tournament', cup.id)).rejects.toMatchObject({ token: 'not_yours' });
    await expect(change(sessions.organiser, 'give_scorer', cup.id, accountName('organiser'), 'organise')).rejects.toMatchObject({ token: 'not_yours' });
  });
});

describe('accounts are identified by their exact names', () => {
  const withAccount = async (name: string, act: (session: GameConnection) => Promise<void>): Promise<void> => {
    await root.run('DROP USER IF EXISTS ?@?', [name, '%']);
    const password = await createAccount(root, name, '%', 'organiser');
    const session = await GameConnection.open(addressAs(name, password, accounts.database));
    try {
      await act(session);
    } finally {
      await session.close();
      await dropAccount(root, name);
    }
  };

  test('the name of the owner in capitals is not the owner', async () => {
    const [{ owner = '' } = {}] = await root.rows<{ owner: string }>("SELECT SUBSTRING_INDEX(CURRENT_USER(), '@', 1) AS owner");
    await withAccount(owner.toUpperCase(), async (session) => {
      await expect(change(session, 'undo_change', cup.id)).rejects.toMatchObject({ token: 'not_yours' });
    });
  });

  test.each([['capitals', (name: string) => name.toUpperCase()], ['an accent', (name: string) => name.replace('o', 'ó')]])(
    'the name of a scorer with %s is another account',
    async (_, other) => {
      await withAccount(other(accountName('scorer')), async (session) => {
        await expect(addRound(session, cup.id, null, START, END)).rejects.toMatchObject({ token: 'not_yours' });
        await change(root, 'give_scorer', cup.id, other(accountName('scorer')), 'organise');
        expect((await readScorers(cup.id)).map(({ right }) => right).sort()).toEqual(['organise', 'score']);
        await change(root, 'take_scorer', cup.id, other(accountName('scorer')));
        expect(await readScorers(cup.id)).toEqual([{ account: accountName('scorer'), right: 'score' }]);
      });
    },
  );

  const readScorers = (id: number): Promise<{ account: string; right: string }[]> =>
    root.rows('SELECT Account AS account, `Right` AS `right` FROM scorersView WHERE Tournament = ? ORDER BY Account', [id]);
});

describe('a transaction that stays open', () => {
  /** Lets the stranger act in a transaction that is still open while something else is done, and is then undone. */
  async function whileOpen(act: () => Promise<void>, meanwhile: () => Promise<void>): Promise<void> {
    await sessions.organiser.run('SET SESSION innodb_lock_wait_timeout = 1');
    await sessions.stranger.run('START TRANSACTION');
    try {
      await act();
      await meanwhile();
    } finally {
      await sessions.stranger.run('ROLLBACK');
      await sessions.organiser.run('SET SESSION innodb_lock_wait_timeout = DEFAULT');
    }
  }

  test('holds no locks after a refusal: tournaments of others continue', async () => {
    const { organiser, stranger } = sessions;
    const id = await newTournament(organiser, freshName('Held'), START, END, SYSTEM_1);
    const names = ['Sue', 'Tom', 'Ugo'].map(freshName);
    for (const name of names) await addLeaguePlayer(organiser, name);
    await change(organiser, 'enter_players', id, names);
    await change(organiser, 'draw_round', id, await addRound(organiser, id, null, START, END));
    const match = (await readMatches(organiser, id))[0]?.Match ?? 0;
    const scores = names.map((player) => ({ player, score: 0 }));
    const refused = async (token: string, sql: string, values: Value[]): Promise<void> => {
      expect([sql, (await refusalOf(stranger, sql, values)).token]).toEqual([sql, token]);
    };
    await whileOpen(async () => {
      await refused('not_yours', 'CALL record_result(?, ?)', [match, JSON.stringify(scores)]);
      await refused('not_yours', 'CALL withdraw_player(?, ?)', [id, names[0] ?? '']);
      await refused('not_yours', 'CALL undo_change(?)', [id]);
      for (const name of names) {
        await refused('not_yours', 'CALL rename_league_player(?, ?)', [name, freshName('Mallory')]);
        await refused('not_yours', 'CALL delete_league_player(?)', [name]);
        await refused('name_taken', 'CALL add_league_player(?)', [name]);
      }
    }, async () => {
      await change(organiser, 'record_result', match, scores);
      await change(organiser, 'draw_round', id, await addRound(organiser, id, null, START, END));
      const before = `${names[0]?.slice(0, -1)}`;
      await addLeaguePlayer(organiser, before);
      await change(organiser, 'enter_players', id, [before]);
      await root.run('CALL rename_league_player(?, ?)', [names[1] ?? '', freshName('Tim')]);
    });
  });

  test('in which a player joins does not block other players from joining', async () => {
    const { organiser, stranger } = sessions;
    await whileOpen(async () => void (await addLeaguePlayer(stranger, freshName('Vic'))), async () => {
      await addLeaguePlayer(organiser, freshName('Wim'));
    });
  });

  test('with an old snapshot cannot rename or delete players who were entered since', async () => {
    const { organiser, stranger } = sessions;
    const name = freshName('Xia');
    await addLeaguePlayer(stranger, name);
    const id = await newTournament(organiser, freshName('Since'), START, END, SYSTEM_1);
    await whileOpen(async () => void (await stranger.rows('SELECT * FROM tournamentsView')), async () => {
      await change(organiser, 'enter_players', id, [name]);
      for (const [sql, values] of [['CALL rename_league_player(?, ?)', [name, 'Mallory']], ['CALL delete_league_player(?)', [name]]] as const) {
        expect((await refusalOf(stranger, sql, values)).token).toBe('not_yours');
      }
    });
  });

  test('with an old snapshot cannot undo a result that it has not seen', async () => {
    const { scorer } = sessions;
    const [match = 0] = await cup.drawRound([
      { players: ['Ann', 'Ben', 'Cleo'], strength: 1 }, { players: ['Dora', 'Emil', 'Finn'], strength: 2 },
    ]);
    await cup.record(match, 'Ann 4', 'Ben -2', 'Cleo -2');
    for (const [sql, values] of [['CALL undo_change(?)', [cup.id]], ['CALL annul_result(?)', [match]]] as const) {
      await scorer.run('START TRANSACTION');
      await scorer.rows('SELECT * FROM tournamentsView');
      await root.run('CALL correct_result(?, ?)', [match, cup.scores('Ann 8', 'Ben -4', 'Cleo -4')]);
      expect((await refusalOf(scorer, sql, values)).token).toBe('stale_snapshot');
      await scorer.run('ROLLBACK');
    }
    expect(await cup.recorded(match)).toEqual(['Ann 8', 'Ben -4', 'Cleo -4']);
  });
});

describe('variables of a session', () => {
  test.each([
    ['insert_id', '2147483646'], ['auto_increment_increment', '65535'], ['auto_increment_offset', '7'], ['foreign_key_checks', '0'],
    ['unique_checks', '0'],
  ])('%s is refused, and no number is used up', async (name, value) => {
    const { scorer } = sessions;
    const SET: Readonly<Record<string, string>> = {
      insert_id: 'SET SESSION insert_id = ?', auto_increment_increment: 'SET SESSION auto_increment_increment = ?',
      auto_increment_offset: 'SET SESSION auto_increment_offset = ?', foreign_key_checks: 'SET SESSION foreign_key_checks = ?',
      unique_checks: 'SET SESSION unique_checks = ?',
    };
    await changingNothing(root, async () => {
      for (const sql of ['CALL add_league_player(?)', 'CALL undo_change(?)', 'CALL annul_result(?)']) {
        await scorer.run(SET[name] ?? '', [Number(value)]);
        const { token, sentence } = await refusalOf(scorer, sql, [sql.includes('player') ? 'Nina' : sql.includes('undo') ? cup.id : played]);
        expect([token, sentence]).toEqual(['session_variable', expect.stringContaining('connect again.')]);
      }
    });
    await scorer.reconnect();
    const [before] = await root.rows<{ id: number }>('SELECT MAX(player_id) AS id FROM LeaguePlayer');
    expect(await addLeaguePlayer(scorer, freshName('Next'))).toBeLessThan((before?.id ?? 0) + 20);
  });

  test('the timestamp of the session is ignored, and the account is recorded', async () => {
    const { scorer } = sessions;
    await scorer.run('SET timestamp = 1000000000');
    await change(scorer, 'enter_players', cup.id, [await freshPlayer(scorer)]);
    await change(scorer, 'correct_result', played, ['Ann', 'Ben', 'Cleo'].map((player, index) => ({ player: cup.name(player), score: 4 * (1 - index) })));
    await scorer.run('SET timestamp = DEFAULT');
    const lines = (await readHistory(root, cup.id)).slice(-2);
    const [now] = await root.rows<{ now: string }>('SELECT SYSDATE() AS now');
    for (const { When, Account } of lines) {
      expect(When.slice(0, 13)).toBe(now?.now.slice(0, 13));
      expect(Account).toMatch(new RegExp(`^${accountName('scorer')}@`));
    }
    expect(lines.map(({ What }) => What.split(':')[0])).toEqual(['Entered', 'Correction at table 1 of round 1']);
  });

  test('group_concat_max_len does not truncate the history', async () => {
    const { scorer } = sessions;
    await scorer.run('SET SESSION group_concat_max_len = 4, SESSION div_precision_increment = 0');
    const name = await freshPlayer(scorer);
    await change(scorer, 'enter_players', cup.id, [name]);
    await scorer.run('SET SESSION group_concat_max_len = DEFAULT, SESSION div_precision_increment = DEFAULT');
    expect((await readHistory(root, cup.id)).at(-1)?.What).toBe(`Entered: ${name}.`);
  });

  test('div_precision_increment does not change points', async () => {
    const { scorer } = sessions;
    const byes = await TestTournament.start(root, SYSTEM_2, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']);
    await change(root, 'set_for_tournament', byes.id, 'bye_points', 'mean');
    const rounds: [string[], string[]][] = [
      // Ann has 40 + 1 + 1, then 1 - 50 twice: the mean is -18 and two thirds.
      [['Ann', 'Ben', 'Cleo'], ['Ann 10', 'Ben -4', 'Cleo -6']],
      [['Ann', 'Ben', 'Cleo'], ['Ann -500', 'Ben 300', 'Cleo 200']],
      [['Ann', 'Ben', 'Dora'], ['Ann -500', 'Ben 20', 'Dora 480']],
      [['Cleo', 'Dora', 'Emil'], ['Cleo 0', 'Dora 2', 'Emil -2']],
    ];
    for (const [players, result] of rounds) {
      const [match = 0] = await byes.drawRound([{ players, strength: 1 }]);
      await byes.record(match, ...result);
    }
    const forByes = async (): Promise<Record<string, [number, number]>> => Object.fromEntries(
      (await readStandings(scorer, byes.id)).map((row) => [byes.short(row.Player), [row.Byes, row['Points for byes']]]),
    );
    const usual = await forByes();
    expect(usual.Ann).toEqual([1, -19]);
    await scorer.run('SET SESSION div_precision_increment = 0');
    expect(await forByes()).toEqual(usual);
    await scorer.run('SET SESSION div_precision_increment = DEFAULT');
  });

  async function freshPlayer(session: GameConnection): Promise<string> {
    const name = freshName('Una');
    await addLeaguePlayer(session, name);
    return name;
  }
});

describe.each(Object.keys(ACCOUNTS) as Account[])('a %s cannot', (account) => {
  test('write or read a table', async () => {
    const columns = await root.rows<{ table: string; column: string }>(
      'SELECT TABLE_NAME AS `table`, COLUMN_NAME AS `column` FROM information_schema.COLUMNS' +
        ' JOIN information_schema.TABLES USING (TABLE_SCHEMA, TABLE_NAME)' +
        " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' AND TABLE_NAME <> 'Gamemanager'",
    );
    expect(columns.length).toBeGreaterThan(100);
    await expectDenied(account, columns.flatMap(({ table, column }): [string, Value[]][] => [
      ['INSERT INTO ?? (??) VALUES (1)', [table, column]],
      ['UPDATE ?? SET ?? = 1', [table, column]],
      ['SELECT ?? FROM ?? LIMIT 1', [column, table]],
    ]));
    await expectDenied(account, tables.flatMap((table): [string, Value[]][] => [
      ['DELETE FROM ??', [table]],
      ['TRUNCATE TABLE ??', [table]],
      ['REPLACE INTO ?? VALUES ()', [table]],
      ['LOCK TABLES ?? WRITE', [table]],
    ]));
  });

  test('write through a view', async () => {
    await expectDenied(account, views.flatMap((view): [string, Value[]][] => [
      ['DELETE FROM ??', [view]],
      ['INSERT INTO ?? VALUES ()', [view]],
    ]));
    await expectDenied(account, [
      ['UPDATE matchesView SET Score = 100', []],
      ['UPDATE entriesView SET Player = ?', ['mine']],
      ['UPDATE violation_odd_score SET match_score = 2', []],
    ]);
  });

  test('record a draw or a result through the ledger', async () => {
    await expectDenied(account, [
      ["INSERT INTO ResultRecord (match_id, intent, scores) VALUES (?, 'record', ?)", [open, cup.scores('Dora 2', 'Emil 0', 'Finn -2')]],
      ["INSERT INTO TournamentChange (tournament_id, act, round_id, terms) VALUES (?, 'cancel_draw', 1, '{}')", [cup.id]],
      ["INSERT INTO PlayerChange (player_id, act, name) VALUES (0, 'join', 'Mallory')", []],
    ]);
  });
});

describe.each(['player', 'spectator'] as const)('a %s', (account) => {
  test('cannot call any procedure of the league', async () => {
    await expectDenied(account, [
      ['CALL record_result(?, ?)', [open, cup.scores('Dora 2', 'Emil 0', 'Finn -2')]],
      ['CALL correct_result(?, ?)', [played, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')]],
      ['CALL cancel_draw(?, 1)', [cup.id]],
      ['CALL draw_round(?, 1)', [cup.id]],
      ['CALL add_league_player(?)', ['Mallory']],
      ["CALL new_tournament('Mine', '2026-01-01', '2026-01-02', ?, NULL)", [SYSTEM_1]],
    ]);
  });

  test('can read the standings', async () => {
    expect((await readStandings(sessions[account], cup.id)).filter(({ Matches }) => Matches > 0)).toHaveLength(3);
  });
});
