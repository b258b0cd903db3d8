import { callOnce } from '../game/call';
import type { GameConnection } from '../game/connection';
import { isRefused, refusal } from '../game/refusal';
import { ADD_PLAYER, ENTER_PLAYERS } from './calls';
import { compareNames } from './compare-names';
import { wholly } from './whole';

/** The names that somebody wrote down, a line each, or with commas between. */
export function namesIn(text: string): string[] {
  return text.split(/[\r\n,;]/).map((line) => line.trim()).filter((line) => line !== '');
}

/** Adds people one after the other. @throws RefusedMove, e.g. name_taken */
async function addAll(connection: GameConnection, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    try {
      await callOnce(connection, ADD_PLAYER, [name]);
    } catch (error) {
      const isTwice = isRefused(error, 'name_taken') && names.slice(0, index).some((other) => compareNames(other, name) === 0);
      throw isTwice ? refusal('name_taken', `${name} is in the list twice.`) : error;
    }
  }
}

/**
 * Adds people to the league: all of them or none.
 * @throws RefusedMove, e.g. name_taken
 */
export async function joinLeague(connection: GameConnection, names: readonly string[]): Promise<void> {
  await wholly(connection, () => addAll(connection, names));
}

/**
 * Enters players for a tournament, and adds those before who are new to the league: all of them or none.
 * @throws RefusedMove, e.g. already_entered
 */
export async function joinAndEnter(connection: GameConnection, tournament: number, known: readonly string[], fresh: readonly string[]): Promise<void> {
  await wholly(connection, async () => {
    await addAll(connection, fresh);
    await callOnce(connection, ENTER_PLAYERS, [tournament, JSON.stringify([...known, ...fresh])]);
  });
}
