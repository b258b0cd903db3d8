import type { GameConnection } from '../client/connection';
import { isRefused, refusal } from '../client/refusal';
import { addLeaguePlayer, changeOnce } from './calls';
import { compareNames } from './compare-names';
import { readLeagueNames } from './views';
import { inTransaction } from '../client/in-transaction';

/** Adds players one by one. @returns their numbers @throws RefusedMove, e.g. name_taken */
async function addAll(connection: GameConnection, names: readonly string[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const [index, name] of names.entries()) {
    try {
      numbers.push(await addLeaguePlayer(connection, name));
    } catch (error) {
      const isTwice = isRefused(error, 'name_taken') && names.slice(0, index).some((other) => compareNames(other, name) === 0);
      throw isTwice ? refusal('name_taken', `${name} is in the list twice.`) : error;
    }
  }
  return numbers;
}

/**
 * Adds players to the league: all of them or none.
 * @returns their numbers
 * @throws RefusedMove, e.g. name_taken
 */
export async function joinLeague(connection: GameConnection, names: readonly string[]): Promise<number[]> {
  return await inTransaction(connection, () => addAll(connection, names));
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
