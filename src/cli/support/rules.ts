import { InvalidArgumentError } from 'commander';
import { houseRuleFaults } from '../../edition/faults';
import type { GameConnection } from '../../game/connection';
import { RefusedMove } from '../../game/refusal';

/** Rules that make no sense, with everything that is wrong with them. */
const RULES_MALFORMED = 'rules_malformed';

/** For commander: the rules, collected. */
export function parseRule(text: string, before: Record<string, string> | undefined): Record<string, string> {
  const [, rule, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/s.exec(text) ?? [];
  if (rule === undefined || value === undefined) throw new InvalidArgumentError('A rule is given as rule=value.');
  return { ...before, [rule]: value };
}

/** What was thrown when a game was made: of rules that make no sense with all their faults. */
export async function withAllFaults(connection: GameConnection, edition: string, options: Parameters<typeof houseRuleFaults>[2], error: unknown): Promise<unknown> {
  if (!(error instanceof RefusedMove) || error.token !== RULES_MALFORMED) return error;
  const faults = await houseRuleFaults(connection, edition, options);
  const told = faults.map(({ place, fault }) => `${place} ${fault}.`).join('\n');
  return new RefusedMove(error.token, error.errno, told || error.sentence);
}
