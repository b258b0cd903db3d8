import { mayCharactersMove, playBots, readCharacters, type LoggedMove, type WaitsFor } from '../../client/bots';
import type { GameConnection } from '../../client/connection';
import type { GameOptions } from '../../client/game-options';
import type { Seating } from '../../client/new-game';
import { isRefused, RefusedMove } from '../../client/refusal';
import { readPending, readPlayers } from '../../client/views';
import type { OpenGame } from './current-game';
import { printMove } from './print-move';
import { UsageError } from './statuses';

/** For commander: collects the values of `--bot`. */
export function parseBot(text: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), text];
}

/** Parses a value of `--bot`: a character, or `name=character`. */
function botOf(text: string): { name?: string; character: string } {
  const [, name, character] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return name === undefined || character === undefined ? { character: text } : { name, character };
}

/** The seats of `--bot`. */
export function seatsOf(bots: readonly string[]): Seating[] {
  return bots.map(botOf);
}

/** The players of an opening position that `--bot` turns into bots. */
export function charactersOf(bots: readonly string[]): Pick<GameOptions, 'characters'> {
  return bots.length === 0 ? {} : { characters: Object.fromEntries(bots.map(botOf).map(({ name = '', character }) => [name, character])) };
}

/** The seats of `--players` (a number, or names with commas), then those of `--bot`. @throws UsageError when a name is empty */
export function playersOf(text: string | undefined, bots: readonly string[]): Pick<GameOptions, 'players'> {
  if (text === undefined && bots.length === 0) return {};
  const isCount = text !== undefined && /^\d{1,4}$/.test(text.trim());
  if (text?.split(',').some((name) => name.trim() === '')) throw new UsageError(`--players has an empty name: ${text}`);
  if (isCount && bots.length === 0) return { players: Number(text) };
  const people: Seating[] = isCount ? Array.from({ length: Number(text) }, () => '') : (text?.split(',') ?? []);
  return { players: [...people, ...seatsOf(bots)] };
}

/** How a refusal tells SQL clients where the characters are listed. */
const IN_VIEW = 'SELECT * FROM botsView lists them';

/** An error of opening a game; for an unknown character, with the names of the known ones. */
export async function withCharacters(connection: GameConnection, error: unknown): Promise<unknown> {
  if (!(error instanceof RefusedMove) || !isRefused(error, 'character_not_found')) return error;
  const names = (await readCharacters(connection)).map(({ Character: name }) => name).join(', ');
  return new RefusedMove(error.token, error.errno, error.sentence.replace(IN_VIEW, `there are ${names}`));
}

/**
 * Lets the bots of the game play until a person must act.
 * @param record the last known move; default: the last one when the game was opened
 * @param onMoves receives their moves; default: prints them
 * @returns what the game then waits for; undefined: the game has no bot that may move
 */
export async function letBotsPlay(
  { connection, game }: OpenGame,
  { record = game.Moves, onMoves, mostMoves }: { record?: number; onMoves?: (moves: readonly LoggedMove[]) => void; mostMoves?: number } = {},
): Promise<WaitsFor | undefined> {
  const players = await readPlayers(connection);
  if (!mayCharactersMove(players, await readPending(connection))) return undefined;
  return await playBots(connection, game.Game, record, onMoves ?? ((moves) => moves.forEach((move) => printMove(players, move))), mostMoves);
}
