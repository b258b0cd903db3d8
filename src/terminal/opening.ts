import type { GameConnection } from '../game/connection';
import { checkPlayers, checkSeats, type GameOptions, openGame, type Seating, withPieces } from '../game/new-game';
import { RefusedMove } from '../game/refusal';
import { type Edition, readPlayers, readStory } from '../game/views';
import { askNumber, invalid } from './menu';
import type { Talk } from './talk';

/** What is known of a new game before anybody is asked. */
export interface Opening {
  edition: Edition;
  /** how many play */
  count?: number;
  /** what they are called; `none`: by their numbers */
  names?: readonly string[] | 'none';
  /** who plays besides */
  bots?: readonly Seating[];
  /** which pieces they have, by their numbers: 0 is the first */
  pieces?: Readonly<Record<number, string>>;
  options: GameOptions;
}

/**
 * Asks how many play and what they are called, as far as that is not known, and makes the game. An
 * edition with an opening position has players of its own: then nothing is asked.
 * @returns the number of the game, which is then the chosen one of the connection
 * @throws InputEnded; RefusedMove when what was not asked for is refused
 */
export async function openAtTable(connection: GameConnection, talk: Talk, opening: Opening): Promise<number> {
  const { edition, options } = opening;
  const players = await playersOf(connection, talk, opening);
  const gameId = await openGame(connection, edition.Edition, null, { ...options, ...(players === undefined ? {} : { players }) });
  await connection.choose(gameId);
  return gameId;
}

/** Tells what was rolled for the order of play, and what it is. */
export async function tellOpening(connection: GameConnection, talk: Talk): Promise<void> {
  for (const { Record, Sentence } of await readStory(connection)) if (Record === 0) talk.say(Sentence);
  const order = (await readPlayers(connection)).map((player) => player['Player name']);
  talk.say(`The order of play: ${order.join(', ')}`);
}

async function playersOf(
  connection: GameConnection,
  talk: Talk,
  { edition, count, names, bots = [], pieces = {}, options }: Opening,
): Promise<readonly Seating[] | number | undefined> {
  const hasPieces = Object.keys(pieces).length > 0;
  if (Array.isArray(names)) return withPieces([...(names as readonly string[]), ...bots], pieces);
  if (edition['Fixed seats'] > 0) return hasPieces ? withPieces(Array.from({ length: count ?? edition['Fixed seats'] }, () => ''), pieces) : count;
  // Whoever is wrong is so before anything is asked.
  await checkPlayers(connection, edition.Edition, [...bots, ...Object.values(pieces).map((token) => ({ token }))]);
  const known = count ?? (await askCount(talk, edition, bots.length));
  const unnamed = Array.from({ length: known }, () => '');
  await checkSeats(connection, edition.Edition, { ...options, players: withPieces([...unnamed, ...bots], pieces) });
  if (names === 'none' && bots.length === 0 && !hasPieces) return known;
  const people = names === 'none' ? unnamed : await askNames(connection, talk, edition.Edition, known);
  return withPieces([...people, ...bots], pieces);
}

async function askCount(
  talk: Talk,
  { 'Minimum players': least, 'Maximum players': most }: Edition,
  bots: number,
): Promise<number> {
  const [minimum, maximum] = [Math.max(least - bots, 0), most - bots];
  return (await askNumber(talk, `How many players? ${minimum} to ${maximum}`, { minimum, maximum })) ?? minimum;
}

/** Asks for one name after the other, for each until the game takes it; an empty one is left to the game. */
async function askNames(connection: GameConnection, talk: Talk, edition: string, count: number): Promise<string[]> {
  const names: string[] = [];
  talk.say();
  while (names.length < count) {
    talk.say(`Name of player ${names.length + 1}? (Enter: a name of the game's own)`);
    const name = await talk.hear();
    try {
      await checkPlayers(connection, edition, [...names, name]);
      names.push(name);
    } catch (error) {
      if (!(error instanceof RefusedMove && error.token.startsWith('name_'))) throw error;
      talk.say(invalid(error.sentence));
    }
  }
  return names;
}
