import { isIn, isInJail } from '../game/standing';
import {
  type PlayerState,
  type PropertyState,
  readBoard,
  readPlayers,
  readProperties,
} from '../game/views';
import { drawTable } from './draw-table';
import { drawBoard, listBoard, readBoardState } from './screen/board';
import { playerCards } from './screen/cards';
import type { Table } from './table';
import type { Words } from '../telling/words';

/** Shows all players in the order of play. */
export async function showPlayers({ connection, talk, words }: Table): Promise<void> {
  talk.say();
  if (talk.screen) {
    const state = await readBoardState(connection);
    if (state) await talk.screen.page(playerCards(talk.screen, words, state));
    return;
  }
  for (const player of await readPlayers(connection)) talk.say(playerInfo(words, player));
}

function playerInfo(words: Words, player: PlayerState): string {
  const { 'Player name': name, Label: label } = player;
  if (!isIn(player)) return `${name}: ${label.toLowerCase()}`;
  const parts = [`position ${player.Location}`, words.money(player['Bank balance'])];
  if (player.Cards > 0) parts.push(`${words.of('cards')}: ${player.Cards}`);
  if (isInJail(player)) parts.push(`${label}, turns there: ${player['Turns in jail']}`);
  return `${name}: ${parts.join(', ')}`;
}

/** Shows the spaces of the board, and who is on them. */
export async function showSpaces({ connection, talk, words }: Table): Promise<void> {
  if (talk.screen) {
    const state = await readBoardState(connection);
    if (state) await talk.screen.page(drawBoard(talk.screen, words, state) ?? listBoard(talk.screen, words, state));
    return;
  }
  const [tiles, properties] = [await readBoard(connection), await readProperties(connection)];
  const players = (await readPlayers(connection)).filter(isIn);
  talk.say();
  talk.say(drawTable(tiles.map((tile) => {
    const property = properties.find(({ prid }) => prid === tile.prid);
    return {
      Position: tile.Location,
      Tile: tile.Tile,
      Set: property?.Set,
      Price: property && words.money(property.Price),
      Owner: property?.Owner,
      State: property && stateOf(words, property),
      Here: players.filter((player) => player.Location === tile.Location).map((player) => player['Player name']).join(', '),
    };
  })));
}

/** What stands on a property, or that it is mortgaged. */
function stateOf(words: Words, { Mortgaged: isMortgaged, Hotels: hotels, Houses: houses }: PropertyState): string {
  if (isMortgaged) return words.of('mortgaged');
  if (hotels) return words.of('hotel');
  return houses > 0 ? words.buildings(houses) : '';
}
