import { isIn, isInJail } from '../client/game-state';
import {
  type PlayerState,
  type PropertyState,
  readBoard,
  readPlayers,
  readProperties,
} from '../client/views';
import { counted } from '../client/words/counted';
import { drawTable } from './draw-table';
import { drawBoard, listBoard, readBoardState } from './screen/board';
import { playerCards } from './screen/cards';
import type { Table } from './table';
import type { Words } from '../client/words/words';

/** Shows all players in the order of play. */
export async function showPlayers({ connection, terminal, words }: Table): Promise<void> {
  terminal.print();
  if (terminal.screen) {
    const state = await readBoardState(connection);
    if (state) await terminal.screen.page(playerCards(terminal.screen, words, state));
    return;
  }
  for (const player of await readPlayers(connection)) terminal.print(playerInfo(words, player));
}

function playerInfo(words: Words, player: PlayerState): string {
  const { 'Player name': name, Label: label } = player;
  if (!isIn(player)) return `${name}: ${label.toLowerCase()}`;
  const parts = [`position ${player.Location}`, words.money(player['Bank balance'])];
  if (player.Cards > 0) parts.push(`${words.of('cards')}: ${player.Cards}`);
  if (isInJail(player)) parts.push(`${label}, ${counted(player['Turns in jail'], 'turn')} there`);
  return `${name}: ${parts.join(', ')}`;
}

/** Shows the board and who is where. */
export async function showSpaces({ connection, terminal, words }: Table): Promise<void> {
  if (terminal.screen) {
    const state = await readBoardState(connection);
    if (state) await terminal.screen.page(drawBoard(terminal.screen, words, state) ?? listBoard(terminal.screen, words, state));
    return;
  }
  const [tiles, properties] = [await readBoard(connection), await readProperties(connection)];
  const players = (await readPlayers(connection)).filter(isIn);
  terminal.print();
  terminal.print(drawTable(tiles.map((tile) => {
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

/** The buildings on a property, or that it is mortgaged. */
function stateOf(words: Words, property: PropertyState): string {
  return property.Mortgaged ? words.of('mortgaged') : words.built(property);
}
