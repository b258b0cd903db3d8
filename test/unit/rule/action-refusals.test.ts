import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openWorkerDatabase } from '../../support/game';

/** Why actions that the phase has may not be taken: by the move and by movesView. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test.each([
  ["SELECT jail_refusal('pay_fine', 1, 0, 50, FALSE) AS refusal", null],
  ["SELECT jail_refusal('pay_fine', 0, 0, NULL, FALSE) AS refusal", 'not_in_jail'],
  ["SELECT jail_refusal('pay_fine', 1, 0, NULL, FALSE) AS refusal", 'not_in_edition'],
  ["SELECT jail_refusal('use_card', 1, 0, 50, FALSE) AS refusal", 'no_card'],
  ["SELECT jail_refusal('use_card', 1, 1, 50, FALSE) AS refusal", null],
  ["SELECT jail_refusal('wait', 1, 0, 50, FALSE) AS refusal", 'not_in_edition'],
  ["SELECT jail_refusal('roll', 0, 0, NULL, FALSE) AS refusal", null],
  ["SELECT payment_refusal('pay_fine', 49, 50) AS refusal", 'cannot_afford'],
  ["SELECT payment_refusal('buy', 59, 60) AS refusal", 'cannot_afford'],
  ["SELECT payment_refusal('pay', 60, 60) AS refusal", null],
  ["SELECT payment_refusal('decline', 0, 60) AS refusal", null],
  ["SELECT edition_refusal('leave', FALSE, TRUE, 'free') AS refusal", 'not_in_edition'],
  ["SELECT edition_refusal('end', TRUE, FALSE, 'free') AS refusal", 'not_in_edition'],
  ["SELECT edition_refusal('propose', TRUE, TRUE, 'none') AS refusal", 'not_in_edition'],
  ["SELECT edition_refusal('propose', TRUE, TRUE, 'free') AS refusal", null],
  ["SELECT auction_refusal('close', FALSE, FALSE) AS refusal", 'not_in_edition'],
  ["SELECT auction_refusal('close', TRUE, FALSE) AS refusal", 'auction_is_open'],
  ["SELECT auction_refusal('bid', TRUE, TRUE) AS refusal", 'auction_is_over'],
  ["SELECT auction_refusal('pass', FALSE, TRUE) AS refusal", null],
  ["SELECT dice_refusal('roll', TRUE, TRUE) AS refusal", 'numbers_run_out'],
  ["SELECT dice_refusal('change_dice', FALSE, FALSE) AS refusal", 'dice_are_fixed'],
  ["SELECT dice_refusal('change_dice', FALSE, TRUE) AS refusal", null],
])('%s is %s', async (call, token) => {
  const [row] = await connection.rows<{ refusal: string | null }>(call);
  expect(row?.refusal?.split(': ')[0] ?? null).toBe(token);
});
