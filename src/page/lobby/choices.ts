import { type Board, type BoardTile, readBoards, readTilesOfBoards } from '../../client/boards/boards';
import { type EditionRule, type Pace, pacesOf, readOpening, readPaces, readRules } from '../../client/editions/editions';
import { type BotCharacter, readCharacters } from '../../client/bots';
import type { GameConnection } from '../../client/connection';
import { type Edition, type EditionCard, readEditionCards, readEditions, readPieces, readUsualEdition } from '../../client/views';

/** The choices for a new game. */
export interface Choices {
  editions: readonly Edition[];
  /** the chosen one; undefined: none is installed */
  edition: Edition | undefined;
  characters: readonly BotCharacter[];
  paces: readonly Pace[];
  /** the edition's rules, for what paces change */
  rules: readonly EditionRule[];
  boards: readonly Board[];
  /** the players of the edition's opening position, if it has one */
  opening: readonly string[];
  /** descriptions of the editions */
  cards: readonly EditionCard[];
  /** the tokens that players can have */
  pieces: readonly string[];
  /** the tiles of the boards of all editions */
  tiles: readonly BoardTile[];
}

/** @param chosen the name of an edition; if there is none of that name, that of a quick game */
export async function readNewGame(connection: GameConnection, chosen: string | undefined): Promise<Choices> {
  const editions = await readEditions(connection);
  const named = (name: string | undefined): Edition | undefined => editions.find((one) => one.Edition === name);
  const edition = named(chosen) ?? named(await readUsualEdition(connection, 'quick'));
  const name = edition?.Edition ?? '';
  return {
    editions,
    edition,
    characters: (await readCharacters(connection)).filter((one) => !one['Stands in']),
    paces: pacesOf(await readPaces(connection, name)),
    rules: await readRules(connection, name),
    boards: await readBoards(connection),
    opening: await readOpening(connection, name),
    cards: await readEditionCards(connection),
    pieces: await readPieces(connection, name),
    tiles: await readTilesOfBoards(connection, editions.map((one) => one.Edition)),
  };
}
