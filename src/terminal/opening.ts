import { boardsOf, readBoards } from '../client/boards/boards';
import { changesOf, pacesOf, readPaces } from '../client/editions/editions';
import { readCharacters } from '../client/bots';
import type { GameConnection } from '../client/connection';
import type { GameOptions } from '../client/game-options';
import { checkPlayers, checkSeats, openGame, type Seating, USUAL_BOTS, withPieces } from '../client/new-game';
import { RefusedMove } from '../client/refusal';
import { type Edition, readEvents, readPieces, readPlayers } from '../client/views';
import { Answers, WentBack } from './answers';
import { ask, asksForHelp, chooseWith, invalid, parseWhole } from './menu';
import type { Console } from './console';

/** What is known about a new game before anything is asked. */
export interface Opening {
  edition: Edition;
  /** the number of players */
  count?: number;
  /** their names; `none`: they get numbers */
  names?: readonly string[] | 'none';
  /** the bots, seated after them; undefined: none, or asked for */
  bots?: readonly Seating[];
  /** pieces by player number, 0 for the first; undefined: none, or asked for */
  pieces?: Readonly<Record<number, string>>;
  options: GameOptions;
  /** whether to ask for what has a default, too: the board, the pace, bots and pieces */
  asksForMore?: boolean;
}

/**
 * Asks for the number and names of the players where they are not known, and opens the game. In an edition with an
 * opening position its players play, and nobody is asked, unless a number or names are given. In a window Escape goes
 * back to the question before.
 * @returns the number of the game, which the connection has chosen
 * @throws InputEnded; RefusedMove when the options are refused
 */
export async function openAtTable(connection: GameConnection, terminal: Console, opening: Opening): Promise<number> {
  const answers = new Answers(terminal.screen !== undefined);
  const options = await answers.collect(async () => {
    const chosen = opening.asksForMore ? await askOptions(connection, terminal, answers, opening) : opening.options;
    const players = await playersOf(connection, terminal, answers, { ...opening, options: chosen });
    return { ...chosen, ...(players === undefined ? {} : { players }) };
  });
  const gameId = await openGame(connection, opening.edition.Edition, null, options);
  await connection.choose(gameId);
  return gameId;
}

/** Prints the rolls for the order of play, and the order. */
export async function printOpening(connection: GameConnection, terminal: Console): Promise<void> {
  for (const { Record, Sentence } of await readEvents(connection)) if (Record === 0) terminal.print(Sentence);
  const order = (await readPlayers(connection)).map((player) => player['Player name']);
  terminal.print(`Order of play: ${order.join(', ')}`);
}

/** Asks for the board and the pace, if there is a choice that has not been made. */
async function askOptions(connection: GameConnection, terminal: Console, answers: Answers, { edition: { Edition: edition }, options }: Opening): Promise<GameOptions> {
  const boards = options.board === undefined ? boardsOf(edition, await readBoards(connection)) : [];
  const board = await askOneOf(terminal, answers, 'Which board?', `the board of ${edition}`, boards.map((name) => ({ name })));
  const paces = options.pace === undefined ? pacesOf(await readPaces(connection, edition)) : [];
  const usual = paces.find(({ rules }) => Object.keys(rules).length === 0);
  const named = paces.map((pace) => ({ name: pace.pace, about: pace === usual ? 'the rules as they are' : changesOf(pace) }));
  const pace = await askOneOf(terminal, answers, 'Which pace?', usual?.pace ?? 'the usual one', paces.every((one) => one === usual) ? [] : named);
  return { ...options, ...(board === undefined ? {} : { board }), ...(pace === undefined ? {} : { pace }) };
}

/** Whether a new game begins with the players of the opening position. */
export function hasOpening({ edition, count, names }: Pick<Opening, 'edition' | 'count' | 'names'>): boolean {
  return edition['Opening players'] > 0 && count === undefined && names === undefined;
}

async function playersOf(connection: GameConnection, terminal: Console, answers: Answers, opening: Opening): Promise<readonly Seating[] | number | undefined> {
  const { edition, count, names, pieces = {}, options, asksForMore = false } = opening;
  const hasPieces = Object.keys(pieces).length > 0;
  if (hasOpening(opening)) return undefined;
  // Errors in the options are found before anything is asked.
  await checkPlayers(connection, edition.Edition, [...(opening.bots ?? []), ...Object.values(pieces).map((token) => ({ token }))]);
  const asksForBots = asksForMore && opening.bots === undefined;
  const given = Array.isArray(names) ? (names as readonly string[]) : undefined;
  const known = given?.length ?? count ?? (await askCount(terminal, answers, edition, opening.bots?.length ?? 0, asksForBots));
  const bots = opening.bots ?? (asksForBots ? await askBots(connection, terminal, answers, edition, known) : []);
  const unnamed = Array.from({ length: known }, () => '');
  await checkSeats(connection, edition.Edition, { ...options, players: withPieces([...(given ?? unnamed), ...bots], pieces) });
  if (names === 'none' && bots.length === 0 && !hasPieces) return known;
  const people = given ?? (names === 'none' ? unnamed : await askNames(connection, terminal, answers, edition.Edition, known));
  const chosen = asksForMore && opening.pieces === undefined ? await askPieces(connection, terminal, answers, edition.Edition, people) : pieces;
  return withPieces([...people, ...bots], chosen);
}

/** @param asksForBots whether bots, whose number is asked for later, can fill the seats */
async function askCount(terminal: Console, answers: Answers, edition: Edition, bots: number, asksForBots: boolean): Promise<number> {
  const [least, most] = [edition['Minimum players'], edition['Maximum players']];
  if (asksForBots) return await askNumberOr(terminal, answers, 'How many people are playing?', { minimum: 0, maximum: most, usual: 1 });
  const [minimum, maximum] = [Math.max(least - bots, 0), most - bots];
  return await askNumber(terminal, answers, `How many players? (${minimum} to ${maximum})`, { minimum, maximum });
}

/** Asks for the bots that play against so many people. */
async function askBots(connection: GameConnection, terminal: Console, answers: Answers, edition: Edition, people: number): Promise<Seating[]> {
  const minimum = Math.max(edition['Minimum players'] - people, 0);
  const maximum = edition['Maximum players'] - people;
  if (maximum <= 0) return [];
  const usual = people > 1 ? minimum : Math.min(Math.max(USUAL_BOTS, minimum), maximum);
  const count = await askNumberOr(terminal, answers, 'How many bots?', { minimum, maximum, usual });
  const characters = (await readCharacters(connection)).filter((character) => !character['Stands in']).map(({ Character: name }) => name);
  const bots: Seating[] = [];
  for (let number = 0; number < count; number += 1) {
    const usualCharacter = characters[number % characters.length] ?? '';
    const character = (await askOneOf(terminal, answers, `Which character is bot ${number + 1}?`, usualCharacter, characters.map((name) => ({ name })))) ?? usualCharacter;
    bots.push({ character });
  }
  return bots;
}

/** Asks each person for a piece. */
async function askPieces(connection: GameConnection, terminal: Console, answers: Answers, edition: string, people: readonly string[]): Promise<Record<number, string>> {
  const chosen: Record<number, string> = {};
  const all = await readPieces(connection, edition);
  for (const [number, name] of people.entries()) {
    const left = all.filter((piece) => !Object.values(chosen).includes(piece));
    const piece = await askOneOf(terminal, answers, `Which piece for ${name === '' ? `player ${number + 1}` : name}?`, 'none', left.map((name) => ({ name })));
    if (piece !== undefined) chosen[number] = piece;
  }
  return chosen;
}

/**
 * Asks for one of some names, by its number, its name or a word that only it begins with or has.
 * @param usual what an empty line stands for
 * @param named the names, with what is said about them
 * @returns undefined: an empty line, or there is no choice
 * @throws InputEnded; Stopped; WentBack
 */
async function askOneOf(terminal: Console, answers: Answers, question: string, usual: string, named: readonly { name: string; about?: string }[]): Promise<string | undefined> {
  if (named.length === 0) return undefined;
  const width = Math.max(...named.map(({ name }) => name.length));
  const options = named.map(({ name, about }, index) => ({ code: String(index + 1), label: about === undefined ? name : `${name.padEnd(width)}  ${about}`, name, value: (): string | undefined => name }));
  const read = (typed: string) => {
    if (typed === '') return { value: () => undefined, args: [] };
    const meant = named.filter(({ name }) => name.toLowerCase().split(/\s+/).some((word) => word.startsWith(typed.toLowerCase())));
    return meant.length === 1 ? { value: () => meant[0]?.name, args: [] } : undefined;
  };
  return await answers.of(async (back) => {
    const goBack = back === undefined ? {} : { back: { code: back, label: 'Back', value: () => { throw new WentBack(); } } };
    return (await chooseWith<() => string | undefined>(terminal, `${question} (Enter: ${usual})`, options, { read, ...goBack })).value();
  });
}

/** Asks for a whole number, for which an empty line stands for the usual one. */
function askNumberOr(terminal: Console, answers: Answers, question: string, { minimum, maximum, usual }: { minimum: number; maximum: number; usual: number }): Promise<number> {
  return askNumber(terminal, answers, `${question} (${minimum} to ${maximum}; Enter: ${usual})`, { minimum, maximum, usual });
}

/** @param bounds its usual: what an empty line stands for; undefined: nothing */
function askNumber(terminal: Console, answers: Answers, question: string, { minimum, maximum, usual }: { minimum: number; maximum: number; usual?: number }): Promise<number> {
  return answers.of(async (back) => {
    const answer = await ask(terminal, question, '', (typed) => (typed === '' && usual !== undefined ? { number: usual } : parseWhole(typed, { minimum, maximum, back })), back);
    if (answer?.number === undefined) throw new WentBack();
    return answer.number;
  });
}

/**
 * Asks for the name of each player until it is valid; if it is empty, the game picks one. `?` and `q` are no names.
 * @throws InputEnded; Stopped; WentBack
 */
async function askNames(connection: GameConnection, terminal: Console, answers: Answers, edition: string, count: number): Promise<string[]> {
  const names: string[] = [];
  while (names.length < count) names.push(await answers.of((back) => askName(connection, terminal, edition, names, back)));
  return names;
}

/** @param names those of the players before @param back what goes back */
async function askName(connection: GameConnection, terminal: Console, edition: string, names: readonly string[], back: string | undefined): Promise<string> {
  if (names.length === 0) terminal.print();
  for (;;) {
    terminal.print(`Name of player ${names.length + 1}? (Enter: the game picks one)`);
    const name = await terminal.readLine(back === undefined ? {} : { back });
    if (name === back) throw new WentBack();
    if (asksForHelp(name)) {
      terminal.print(`Type a name, or press Enter and the game picks one. ${back === undefined ? '' : 'Esc goes back. '}q quits; no game has been started.`);
      continue;
    }
    try {
      await checkPlayers(connection, edition, [...names, name]);
      return name;
    } catch (error) {
      if (!(error instanceof RefusedMove && error.token.startsWith('name_'))) throw error;
      terminal.print(invalid(error.sentence));
    }
  }
}
