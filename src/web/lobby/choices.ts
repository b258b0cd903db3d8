import { type Board, readBoards } from '../../board/boards';
import { type Pace, pacesOf, readOpening, readPaces } from '../../edition/editions';
import { type BotCharacter, readCharacters } from '../../game/bots';
import type { GameConnection } from '../../game/connection';
import { type Edition, readEditions } from '../../game/views';

/** What a new game can be made of. */
export interface Choices {
  editions: readonly Edition[];
  /** the one that is chosen; undefined: none is installed */
  edition: Edition | undefined;
  characters: readonly BotCharacter[];
  paces: readonly Pace[];
  boards: readonly Board[];
  /** who plays, where the edition has an opening position */
  opening: readonly string[];
}

/** @param chosen the name of an edition; another, when there is none of that name */
export async function readNewGame(connection: GameConnection, chosen: string | undefined): Promise<Choices> {
  const editions = await readEditions(connection);
  const edition = editions.find(({ Edition: name }) => name === chosen) ?? editions.find((one) => one['Fixed seats'] === 0) ?? editions[0];
  const name = edition?.Edition ?? '';
  return {
    editions,
    edition,
    characters: (await readCharacters(connection)).filter((one) => !one['Stands in']),
    paces: pacesOf(await readPaces(connection, name)),
    boards: await readBoards(connection),
    opening: await readOpening(connection, name),
  };
}
