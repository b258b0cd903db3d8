import type { GameConnection } from '../game/connection';
import { isRefused, type RefusedMove, refusal } from '../game/refusal';
import { houseRuleFaults } from './faults';

/** What of the options of a game makes its rules. */
type OwnRules = Parameters<typeof houseRuleFaults>[2];

/** What was thrown when a game was made: of rules that make no sense with all their faults. */
export async function withAllFaults(connection: GameConnection, edition: string, options: OwnRules, error: unknown): Promise<unknown> {
  if (!isRefused(error, 'rules_malformed')) return error;
  return (await refusalOfRules(connection, edition, options)) ?? error;
}

/**
 * Looks at the rules, the board and the pace of a game before anything is asked about it.
 * @throws RefusedMove, e.g. pace_not_found, or rules_malformed with all faults
 */
export async function checkRules(connection: GameConnection, edition: string, options: OwnRules): Promise<void> {
  if (options.rules === undefined && options.board === undefined && options.pace === undefined) return;
  const found = await refusalOfRules(connection, edition, options);
  if (found) throw found;
}

async function refusalOfRules(connection: GameConnection, edition: string, options: OwnRules): Promise<RefusedMove | undefined> {
  const faults = await houseRuleFaults(connection, edition, options);
  if (faults.length === 0) return undefined;
  return refusal('rules_malformed', faults.map(({ place, fault }) => `${place} ${fault}.`).join('\n'));
}
