import { callOnce } from '../game/call';
import type { GameConnection } from '../game/connection';
import { ADD_PLAYER, ENTER_PLAYERS } from './calls';
import { wholly } from './whole';

/** The names that somebody wrote down, a line each. */
export function namesIn(text: string): string[] {
  return text.split(/\r\n|[\r\n]/).map((line) => line.trim()).filter((line) => line !== '');
}

/**
 * Adds people to the league: all of them or none.
 * @throws RefusedMove, e.g. name_taken
 */
export async function joinLeague(connection: GameConnection, names: readonly string[]): Promise<void> {
  await wholly(connection, async () => {
    for (const name of names) await callOnce(connection, ADD_PLAYER, [name]);
  });
}

/**
 * Enters players for a tournament, and adds those before who are new to the league: all of them or none.
 * @throws RefusedMove, e.g. already_entered
 */
export async function joinAndEnter(connection: GameConnection, tournament: number, known: readonly string[], fresh: readonly string[]): Promise<void> {
  await wholly(connection, async () => {
    for (const name of fresh) await callOnce(connection, ADD_PLAYER, [name]);
    await callOnce(connection, ENTER_PLAYERS, [tournament, JSON.stringify([...known, ...fresh])]);
  });
}
