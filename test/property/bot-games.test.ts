import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';
import { casesToTry, RANDOM_TIMEOUT } from '../support/random-cases';

/** What docs/bots.md promises, in whole games between bots. */

/** How many games of each edition. */
const GAMES = casesToTry(2);

/** How many moves a game lasts at most. */
const MOST_MOVES = 1_500;

/**
 * What came within a round after it, by the same player on the same property: a mortgage or the fee for one, and lifting it; or
 * lifting it, and a mortgage that no debt made necessary. The next turn of a player is a round later.
 */
const BACK_AND_FORTH = `
  SELECT one.record_ID AS record, one.action, other.record_ID AS back, other.action AS by_action, other.prid
    FROM (
      SELECT m.game_id, m.record_ID, m.player_ID, CONVERT(m.action USING utf8mb4) AS action, m.prid, m.round, m.turn
        FROM Gamemanager AS m
        WHERE m.game_id = ? AND m.action IN ('mortgage', 'redeem')
      UNION ALL SELECT m.game_id, m.record_ID, e.payer, 'fee', e.prid, m.round, m.turn
        FROM Event AS e
        JOIN Gamemanager AS m ON m.game_id = e.game_id AND m.record_ID = e.record_ID
        WHERE e.game_id = ? AND e.kind = 'handover') AS one
    JOIN Gamemanager AS other ON other.game_id = one.game_id AND other.record_ID > one.record_ID
      AND other.player_ID = one.player_ID AND other.prid = one.prid
      AND (other.round = one.round OR other.round = one.round + 1 AND other.turn < one.turn)
    LEFT JOIN MoveReason AS w ON w.game_id = other.game_id AND w.record_ID = other.record_ID
    WHERE IF(one.action = 'redeem', other.action = 'mortgage' AND w.reason <> 'raises_for_debt', other.action = 'redeem')`;

/** The reasons whose amounts are not those of the position. The cash before a move is the cash after it, plus what it paid, minus what it got. */
const FALSE_AMOUNTS = `
  SELECT w.*, m.action, m.amount, m.bank_balance, cash.price AS paid_price
    FROM MoveReason AS w
    JOIN Gamemanager AS m ON m.game_id = w.game_id AND m.record_ID = w.record_ID
    JOIN LATERAL (
      SELECT COALESCE(SUM(IF(e.payer = m.player_ID, e.amount, 0)), 0) AS paid,
          COALESCE(SUM(IF(e.payee = m.player_ID, e.amount, 0)), 0) AS got,
          MAX(IF(e.kind IN ('bought', 'built', 'redeemed'), e.amount, NULL)) AS price
        FROM Event AS e
        WHERE e.game_id = m.game_id AND e.record_ID = m.record_ID) AS cash
    WHERE w.game_id = ? AND NOT COALESCE(CASE w.reason
      WHEN 'builds' THEN w.price = cash.price AND w.worth = m.bank_balance
      WHEN 'lifts_mortgage' THEN w.price = cash.price
      WHEN 'lifts_at_once' THEN w.price = cash.price
      WHEN 'worth_it' THEN w.price = cash.price AND w.worth >= w.price
      WHEN 'no_auction' THEN w.price = cash.price
      WHEN 'too_dear' THEN w.worth < w.price
      WHEN 'too_little_cash' THEN w.price > m.bank_balance
      WHEN 'keeps_cash' THEN w.worth > 0 AND m.bank_balance - w.price < w.worth
      WHEN 'keeps_half' THEN m.bank_balance - w.price < w.worth AND w.worth < m.bank_balance
      WHEN 'bids_to_worth' THEN w.price <= m.amount AND m.amount <= w.worth
      WHEN 'bid_too_high' THEN w.worth < w.price
      WHEN 'cannot_bid' THEN w.price > m.bank_balance
      WHEN 'raises_for_group' THEN w.price > m.bank_balance - cash.got
      WHEN 'cannot_raise' THEN w.price > m.bank_balance
      WHEN 'raises_to_build' THEN w.price > 0 AND cash.got > 0
      WHEN 'pays' THEN w.price <= m.bank_balance + cash.paid
      WHEN 'raises_for_debt' THEN w.price > m.bank_balance - cash.got
      WHEN 'trade_gains' THEN w.worth > 0
      WHEN 'trade_unfair' THEN w.worth < w.price
      WHEN 'proposes' THEN w.worth > 0
      ELSE TRUE END, FALSE)`;

let connection: GameConnection;
let characters: string[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  characters = (await connection.rows<{ Character: string }>('SELECT `Character` FROM botsView')).map(({ Character: name }) => name);
});
afterAll(() => connection.close());

/** Plays a game between four bots by chance. @returns its number, and how it was opened */
async function playGame(edition: string): Promise<{ game: number; options: string }> {
  const first = randomInt(characters.length);
  const players = Array.from({ length: 4 }, (_, seat) => ({ character: characters[(first + seat) % characters.length] }));
  const options = JSON.stringify({ players, dice: 'server', seed: `bots ${randomInt(2 ** 40)}` });
  const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [edition, options]);
  const game = rows?.[0]?.game_id ?? 0;
  await connection.run('CALL play_some(?, ?)', [game, MOST_MOVES]);
  return { game, options };
}

describe.each(['standard', 'classic', 'singletonopoly', 'hoarding'])('bots of %s', (edition) => {
  test('mortgage nothing that they lift within a round, and give the amounts of the position as reasons', async () => {
    const found = { mortgages: 0, reasons: 0 };
    for (let number = 0; number < GAMES; number += 1) {
      const { game, options } = await playGame(edition);
      const [count] = await connection.rows<{ mortgages: number; reasons: number }>(
        "SELECT COUNT(IF(m.action = 'mortgage', 1, NULL)) AS mortgages, COUNT(w.record_ID) AS reasons FROM Gamemanager AS m" +
          ' LEFT JOIN MoveReason AS w ON w.game_id = m.game_id AND w.record_ID = m.record_ID WHERE m.game_id = ?',
        [game],
      );
      found.mortgages += Number(count?.mortgages);
      found.reasons += Number(count?.reasons);
      expect([options, await connection.rows(BACK_AND_FORTH, [game, game])]).toEqual([options, []]);
      expect([options, await connection.rows(FALSE_AMOUNTS, [game])]).toEqual([options, []]);
      await connection.run('CALL delete_game(?)', [game]);
    }
    // Money is short in these two.
    if (['standard', 'classic'].includes(edition)) expect([found.mortgages > 0, found.reasons > 0]).toEqual([true, true]);
  }, RANDOM_TIMEOUT);
});
