import { mayCharactersMove, playBots, readCharacters, type ToldMove, type WaitsFor } from '../../game/bots';
import type { GameConnection } from '../../game/connection';
import type { GameOptions, Seating } from '../../game/new-game';
import { isRefused, RefusedMove } from '../../game/refusal';
import { readPending, readPlayers } from '../../game/views';
import { rollSentence } from '../../telling/rolls';
import type { OpenGame } from './current-game';
import { print } from './output';
import { UsageError } from './statuses';

/** For commander: what `--bot` names, collected. */
export function parseBot(text: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), text];
}

/** Somebody of `--bot`: a character, or `name=character`. */
function botOf(text: string): { name?: string; character: string } {
  const [, name, character] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return name === undefined || character === undefined ? { character: text } : { name, character };
}

/** Seats for those of `--bot`. */
export function seatsOf(bots: readonly string[]): Seating[] {
  return bots.map(botOf);
}

/** Which players of an opening position those of `--bot` are. */
export function charactersOf(bots: readonly string[]): Pick<GameOptions, 'characters'> {
  return bots.length === 0 ? {} : { characters: Object.fromEntries(bots.map(botOf).map(({ name = '', character }) => [name, character])) };
}

/** The seats of `--players`, a number or names with commas between, and behind them those of `--bot`. @throws UsageError when a name is missing */
export function playersOf(text: string | undefined, bots: readonly string[]): Pick<GameOptions, 'players'> {
  if (text === undefined && bots.length === 0) return {};
  const isCount = text !== undefined && /^\d{1,4}$/.test(text.trim());
  if (text?.split(',').some((name) => name.trim() === '')) throw new UsageError(`A name is missing in --players: ${text}`);
  if (isCount && bots.length === 0) return { players: Number(text) };
  const people: Seating[] = isCount ? Array.from({ length: Number(text) }, () => '') : (text?.split(',') ?? []).map(seatOf);
  return { players: [...people, ...seatsOf(bots)] };
}

/** Where SQL clients find the characters. */
const IN_VIEW = 'SELECT * FROM botsView lists them';

/** What was thrown when a game was made: of characters that there are not, with those that there are. */
export async function withCharacters(connection: GameConnection, error: unknown): Promise<unknown> {
  if (!(error instanceof RefusedMove) || !isRefused(error, 'character_not_found')) return error;
  const names = (await readCharacters(connection)).map(({ Character: name }) => name).join(', ');
  return new RefusedMove(error.token, error.errno, error.sentence.replace(IN_VIEW, `there are ${names}`));
}

/** A person, or behind @ a character. */
function seatOf(text: string): Seating {
  const name = text.trim();
  return name.startsWith('@') ? { character: name.slice(1) } : name;
}

/**
 * Lets the characters of the game play until a person must act.
 * @param record the last move that is known; default: the last when the game was opened
 * @param tell is given what they did; default: prints it
 * @returns what the game waits for then; undefined: no character may move in the game
 */
export async function letBotsPlay(
  { connection, game }: OpenGame,
  { record = game.Moves, tell, mostMoves }: { record?: number; tell?: (moves: readonly ToldMove[]) => void; mostMoves?: number } = {},
): Promise<WaitsFor | undefined> {
  const players = await readPlayers(connection);
  if (!mayCharactersMove(players, await readPending(connection))) return undefined;
  const names = new Map(players.map((player) => [player['Player No.'], player['Player name']]));
  return await playBots(connection, game.Game, record, tell ?? ((moves) => printMoves(moves, names)), mostMoves);
}

function printMoves(moves: readonly ToldMove[], names: ReadonlyMap<number, string>): void {
  for (const { move, events } of moves) {
    const rolled = rollSentence(names.get(move.player_ID) ?? `Player ${move.player_ID}`, move);
    if (rolled !== undefined) print(rolled);
    for (const { Sentence } of events) print(Sentence);
  }
}
