import type { GameConnection } from '../game/connection';
import { isRefused, refusal } from '../game/refusal';
import { changeOnce } from './calls';
import { compareNames } from './compare-names';
import { readLeagueNames } from './views';
import { inTransaction } from '../game/in-transaction';

/** Parses names, one per line or separated by commas. */
export function namesIn(text: string): string[] {
  return text.split(/[\r\n,;]/).map((line) => line.trim()).filter((line) => line !== '');
}

/** Adds players one by one. @throws RefusedMove, e.g. name_taken */
async function addAll(connection: GameConnection, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    try {
      await changeOnce(connection, 'add_league_player', name);
    } catch (error) {
      const isTwice = isRefused(error, 'name_taken') && names.slice(0, index).some((other) => compareNames(other, name) === 0);
      throw isTwice ? refusal('name_taken', `${name} is in the list twice.`) : error;
    }
  }
}

/**
 * Adds players to the league: all of them or none.
 * @throws RefusedMove, e.g. name_taken
 */
export async function joinLeague(connection: GameConnection, names: readonly string[]): Promise<void> {
  await inTransaction(connection, () => addAll(connection, names));
}

/**
 * Enters players for a tournament, after adding the new ones to the league: all of them or none.
 * @throws RefusedMove, e.g. already_entered
 */
export async function joinAndEnter(connection: GameConnection, tournament: number, known: readonly string[], fresh: readonly string[]): Promise<void> {
  await inTransaction(connection, async () => {
    await addAll(connection, fresh);
    await changeOnce(connection, 'enter_players', tournament, [...known, ...fresh]);
  });
}

/**
 * The same, finding out which of the players are new to the league.
 * @throws RefusedMove, e.g. already_entered
 */
export async function joinNewAndEnter(connection: GameConnection, tournament: number, names: readonly string[]): Promise<void> {
  const known = (await readLeagueNames(connection)).map(({ Player }) => Player);
  const isKnown = (name: string): boolean => known.some((one) => compareNames(one, name.trim()) === 0);
  await joinAndEnter(connection, tournament, names.filter(isKnown), names.filter((name) => !isKnown(name)));
}
