import type { GameConnection } from '../game/connection';
import { checkPlayers, checkSeats, type GameOptions, openGame, type Seating, withPieces } from '../game/new-game';
import { RefusedMove } from '../game/refusal';
import { type Edition, readPlayers, readEvents } from '../game/views';
import { askNumber, asksForHelp, invalid } from './menu';
import type { Console } from './console';

/** What is known about a new game before anything is asked. */
export interface Opening {
  edition: Edition;
  /** the number of players */
  count?: number;
  /** their names; `none`: they get numbers */
  names?: readonly string[] | 'none';
  /** the bots, seated after them */
  bots?: readonly Seating[];
  /** pieces by player number, 0 for the first */
  pieces?: Readonly<Record<number, string>>;
  options: GameOptions;
}

/**
 * Asks for the number and names of the players where they are not known, and opens the game. Nothing is asked for an
 * edition with an opening position, which has its own players.
 * @returns the number of the game, which the connection has chosen
 * @throws InputEnded; RefusedMove when the options are refused
 */
export async function openAtTable(connection: GameConnection, terminal: Console, opening: Opening): Promise<number> {
  const { edition, options } = opening;
  const players = await playersOf(connection, terminal, opening);
  const gameId = await openGame(connection, edition.Edition, null, { ...options, ...(players === undefined ? {} : { players }) });
  await connection.choose(gameId);
  return gameId;
}

/** Prints the rolls for the order of play, and the order. */
export async function printOpening(connection: GameConnection, terminal: Console): Promise<void> {
  for (const { Record, Sentence } of await readEvents(connection)) if (Record === 0) terminal.print(Sentence);
  const order = (await readPlayers(connection)).map((player) => player['Player name']);
  terminal.print(`Order of play: ${order.join(', ')}`);
}

async function playersOf(
  connection: GameConnection,
  terminal: Console,
  { edition, count, names, bots = [], pieces = {}, options }: Opening,
): Promise<readonly Seating[] | number | undefined> {
  const hasPieces = Object.keys(pieces).length > 0;
  if (Array.isArray(names)) return withPieces([...(names as readonly string[]), ...bots], pieces);
  if (edition['Fixed seats'] > 0) return hasPieces ? withPieces(Array.from({ length: count ?? edition['Fixed seats'] }, () => ''), pieces) : count;
  // Errors in the options are found before anything is asked.
  await checkPlayers(connection, edition.Edition, [...bots, ...Object.values(pieces).map((token) => ({ token }))]);
  const known = count ?? (await askCount(terminal, edition, bots.length));
  const unnamed = Array.from({ length: known }, () => '');
  await checkSeats(connection, edition.Edition, { ...options, players: withPieces([...unnamed, ...bots], pieces) });
  if (names === 'none' && bots.length === 0 && !hasPieces) return known;
  const people = names === 'none' ? unnamed : await askNames(connection, terminal, edition.Edition, known);
  return withPieces([...people, ...bots], pieces);
}

async function askCount(
  terminal: Console,
  { 'Minimum players': least, 'Maximum players': most }: Edition,
  bots: number,
): Promise<number> {
  const [minimum, maximum] = [Math.max(least - bots, 0), most - bots];
  return (await askNumber(terminal, `How many players? (${minimum} to ${maximum})`, { minimum, maximum })) ?? minimum;
}

/**
 * Asks for the name of each player until it is valid; if it is empty, the game picks one. `?` and `q` are no names.
 * @throws InputEnded; Stopped
 */
async function askNames(connection: GameConnection, terminal: Console, edition: string, count: number): Promise<string[]> {
  const names: string[] = [];
  terminal.print();
  while (names.length < count) {
    terminal.print(`Name of player ${names.length + 1}? (Enter: the game picks one)`);
    const name = await terminal.readLine();
    if (asksForHelp(name)) {
      terminal.print('Type a name, or press Enter and the game picks one. q quits; no game has been started.');
      continue;
    }
    try {
      await checkPlayers(connection, edition, [...names, name]);
      names.push(name);
    } catch (error) {
      if (!(error instanceof RefusedMove && error.token.startsWith('name_'))) throw error;
      terminal.print(invalid(error.sentence));
    }
  }
  return names;
}
