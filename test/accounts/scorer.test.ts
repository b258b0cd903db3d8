import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { SCORER_PROCEDURES } from '../../src/deploy/roles';
import { GameConnection, type Value } from '../../src/game/connection';
import {
  addLeaguePlayer, addRound, cancelDraw, correctResult, drawRound, enterPlayers, newTournament, recordGame, recordResult,
  setDrawSeed, withdrawPlayer,
} from '../../src/league/calls';
import { readMatches, readStandings } from '../../src/league/views';
import { addressAs, addressOf, deployQuietly, emptyDatabase } from '../support/database';
import { checksums } from '../support/everything';
import { errnoOf, refusalOf } from '../support/game';
import { END, START, SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../support/league';
import { tablesOf } from '../support/schema-dump';

const ACCOUNTS = { scorer: 'scorer', player: 'player', spectator: 'spectator' } as const;
type Account = keyof typeof ACCOUNTS;

const nameOf = (account: Account): string => `sqlopoly_${account}_${process.env.JEST_WORKER_ID}`;

let database: string;
let root: GameConnection;
let sessions: Record<Account, GameConnection>;
let tables: string[];
let views: string[];
/** A match that was played, and one that was not. */
let cup: TestTournament;
let played: number;
let open: number;

beforeAll(async () => {
  const made = await emptyDatabase('sc');
  database = made.database;
  await deployQuietly(made.address);
  root = await GameConnection.open(made.address);
  const session = async (account: Account): Promise<GameConnection> => {
    await root.run('DROP USER IF EXISTS ?@?', [nameOf(account), '%']);
    const password = await createAccount(root, nameOf(account), '%', ACCOUNTS[account]);
    return await GameConnection.open(addressAs(nameOf(account), password, database));
  };
  sessions = { scorer: await session('scorer'), player: await session('player'), spectator: await session('spectator') };
  tables = await tablesOf(root);
  views = (
    await root.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()')
  ).map(({ name }) => name);
  cup = await TestTournament.start(root, SYSTEM_2, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus']);
  [played = 0, open = 0] = await cup.drawRound([
    { players: ['Ann', 'Ben', 'Cleo'], strength: 1 }, { players: ['Dora', 'Emil', 'Finn'], strength: 2 },
  ]);
  await cup.record(played, 'Ann 4', 'Ben -2', 'Cleo -2');
});
afterAll(async () => {
  for (const account of Object.keys(sessions) as Account[]) {
    await sessions[account].close();
    await dropAccount(root, nameOf(account));
  }
  await root.run('DROP DATABASE ??', [database]);
  await root.close();
});

/** Tries statements, each of which must end with an error, and expects that all of them together changed nothing. */
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
  test('runs a tournament from its draw to its final table', async () => {
    const { scorer } = sessions;
    const id = await newTournament(scorer, 'Scored', START, END, SYSTEM_1);
    await setDrawSeed(scorer, id, 'seed');
    for (const name of ['Kim', 'Lea', 'Max', 'Nia']) await addLeaguePlayer(scorer, name);
    await enterPlayers(scorer, id, ['Kim', 'Lea', 'Max', 'Nia']);
    await withdrawPlayer(scorer, id, 'Nia');
    const round = await addRound(scorer, id, null, START, END);
    await drawRound(scorer, id, round);
    await cancelDraw(scorer, id, round);
    await scorer.run('CALL record_draw(?, ?, ?)', [id, round, '[{"players": ["Kim", "Lea", "Max"]}]']);
    const match = (await readMatches(scorer, id))[0]?.Match ?? 0;
    await recordResult(scorer, match, [{ player: 'Kim', score: 2 }, { player: 'Lea', score: 0 }, { player: 'Max', score: -2 }]);
    await correctResult(scorer, match, [{ player: 'Kim', score: 0 }, { player: 'Lea', score: 4 }, { player: 'Max', score: -4 }]);
    expect((await readStandings(scorer, id)).map(({ Player, Points }) => [Player, Points])).toEqual([['Lea', 3], ['Kim', 2], ['Max', 0]]);
    expect(await violations(scorer)).toEqual([]);
  });

  test('is refused like anybody else, by name', async () => {
    await expect(recordGame(sessions.scorer, played, 999)).rejects.toMatchObject({ token: 'game_not_found' });
    const refusal = await refusalOf(sessions.scorer, 'CALL record_result(?, ?)', [open, cup.scores('Dora 2', 'Emil 2', 'Finn 2')]);
    expect(refusal.token).toBe('sum_not_zero');
  });

  test('sees every view', async () => {
    for (const view of views) expect(await errnoOf(sessions.scorer, 'SELECT * FROM ??', [view])).toBe(0);
  });

  test('still may, after another deploy', async () => {
    await deployQuietly(addressOf(database));
    expect((await refusalOf(sessions.scorer, 'CALL draw_round(?, ?)', [cup.id, 1])).token).toBe('round_drawn');
  });

  test('calls no other routine', async () => {
    const routines = await root.rows<{ type: string; name: string; parameters: number }>(
      'SELECT r.ROUTINE_TYPE AS type, r.ROUTINE_NAME AS name, COUNT(p.PARAMETER_NAME) AS parameters' +
        ' FROM information_schema.ROUTINES AS r LEFT JOIN information_schema.PARAMETERS AS p' +
        ' ON p.SPECIFIC_SCHEMA = r.ROUTINE_SCHEMA AND p.SPECIFIC_NAME = r.ROUTINE_NAME AND p.ROUTINE_TYPE = r.ROUTINE_TYPE' +
        ' WHERE r.ROUTINE_SCHEMA = DATABASE() AND r.ROUTINE_NAME NOT IN (?) GROUP BY r.ROUTINE_TYPE, r.ROUTINE_NAME',
      [[...SCORER_PROCEDURES]],
    );
    expect(routines.length).toBeGreaterThan(40);
    const calls: Record<string, string> = { PROCEDURE: 'CALL ??(?)', FUNCTION: 'SELECT ??(?)' };
    await expectDenied('scorer', routines.filter(({ parameters }) => parameters > 0).map(({ type, name, parameters }) => [
      calls[type] ?? '', [name, Array.from({ length: parameters }, () => '1')],
    ]));
  });
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

  test('record a draw or a result by its ledger', async () => {
    await expectDenied(account, [
      ["INSERT INTO ResultRecord (match_id, intent, scores) VALUES (?, 'record', ?)", [open, cup.scores('Dora 2', 'Emil 0', 'Finn -2')]],
      ["INSERT INTO DrawRecord (tournament_id, round_id, matches) VALUES (?, 1, '[]')", [cup.id]],
    ]);
  });
});

describe.each(['player', 'spectator'] as const)('a %s', (account) => {
  test('calls nothing of the league', async () => {
    await expectDenied(account, [
      ['CALL record_result(?, ?)', [open, cup.scores('Dora 2', 'Emil 0', 'Finn -2')]],
      ['CALL correct_result(?, ?)', [played, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')]],
      ['CALL cancel_draw(?, 1)', [cup.id]],
      ['CALL draw_round(?, 1)', [cup.id]],
      ['CALL add_league_player(?)', ['Mallory']],
      ["CALL new_tournament('Mine', '2026-01-01', '2026-01-02', ?)", [SYSTEM_1]],
    ]);
  });

  test('sees the standings', async () => {
    expect(await readStandings(sessions[account], cup.id)).toHaveLength(3);
  });
});
