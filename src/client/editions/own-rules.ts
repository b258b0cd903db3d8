import type { GameConnection } from '../connection';
import { isRefused, type RefusedMove, refusal } from '../refusal';
import { describeError, houseRuleErrors } from './errors';

/** The options of a game that determine its rules. */
type OwnRules = Parameters<typeof houseRuleErrors>[2];

/** Replaces the error `rules_malformed` of a new game by one that lists all errors in its rules. */
export async function withAllErrors(connection: GameConnection, edition: string, options: OwnRules, error: unknown): Promise<unknown> {
  if (!isRefused(error, 'rules_malformed')) return error;
  return (await refusalOfRules(connection, edition, options)) ?? error;
}

/**
 * Checks the rules, board and pace of a new game before anything else is asked about it.
 * @throws RefusedMove, e.g. pace_not_found, or rules_malformed with all errors
 */
export async function checkRules(connection: GameConnection, edition: string, options: OwnRules): Promise<void> {
  if (options.rules === undefined && options.board === undefined && options.pace === undefined) return;
  const found = await refusalOfRules(connection, edition, options);
  if (found) throw found;
}

async function refusalOfRules(connection: GameConnection, edition: string, options: OwnRules): Promise<RefusedMove | undefined> {
  const errors = await houseRuleErrors(connection, edition, options);
  if (errors.length === 0) return undefined;
  return refusal('rules_malformed', errors.map((error) => `${describeError(error)}.`).join('\n'));
}
