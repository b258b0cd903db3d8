import type { GameConnection } from '../game/connection';
import { openGame, type GameOptions } from '../game/new-game';
import { RefusedMove } from '../game/refusal';
import { type Edition, readPlayers, readStory } from '../game/views';
import { askNumber } from './menu';
import type { Talk } from './talk';

/** What is known of a new game before anybody is asked. */
export interface Opening {
  edition: Edition;
  /** how many play */
  count?: number;
  names?: readonly string[];
  options: GameOptions;
}

/**
 * Asks how many play and what they are called, as far as that is not known, and makes the game.
 * @returns the number of the game, which is then the chosen one of the connection
 * @throws InputEnded; RefusedMove when what was not asked for is refused
 */
export async function openAtTable(connection: GameConnection, talk: Talk, opening: Opening): Promise<number> {
  const { edition } = opening;
  const count = opening.names?.length ?? opening.count ?? (await askCount(talk, edition));
  for (;;) {
    const players = opening.names ?? (await askNames(talk, count));
    try {
      const gameId = await openGame(connection, edition.Edition, null, { ...opening.options, players: [...players] });
      await connection.choose(gameId);
      await tellOpening(connection, talk, gameId);
      return gameId;
    } catch (error) {
      if (opening.names || !(error instanceof RefusedMove)) throw error;
      if (!error.token.startsWith('name_')) throw error;
      talk.say(error.sentence);
    }
  }
}

async function askCount(
  talk: Talk,
  { 'Minimum players': minimum, 'Maximum players': maximum }: Edition,
): Promise<number> {
  return (await askNumber(talk, `How many players? ${minimum} to ${maximum}`, { minimum, maximum })) ?? minimum;
}

/** Asks for names until no two are the same; an empty one is left to the game. */
async function askNames(talk: Talk, count: number): Promise<string[]> {
  const names: string[] = [];
  talk.say();
  while (names.length < count) {
    talk.say(`Name of player ${names.length + 1}? (Enter: a name of the game's own)`);
    const name = await talk.hear();
    if (name !== '' && names.includes(name)) talk.say('That name is taken.');
    else names.push(name);
  }
  return names;
}

/** Tells what was rolled for the order of play, and what it is. */
async function tellOpening(connection: GameConnection, talk: Talk, gameId: number): Promise<void> {
  talk.say();
  talk.say(`Game ${gameId}`);
  for (const { Record, Sentence } of await readStory(connection)) if (Record === 0) talk.say(Sentence);
  const order = (await readPlayers(connection)).map((player) => player['Player name']);
  talk.say(`The order of play: ${order.join(', ')}`);
}
