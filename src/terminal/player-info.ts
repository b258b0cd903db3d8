import {
  type PlayerState,
  type PropertyState,
  readBoard,
  readPlayers,
  readProperties,
} from '../game/views';
import { drawBoard, listBoard, readBoardState } from './screen/board';
import { playerCards } from './screen/cards';
import type { Table } from './table';
import type { Words } from './words';

/** Whether a player is still in the game. */
export function isIn(player: PlayerState): boolean {
  return Boolean(player['Takes part']);
}

/** Whether a player is in jail. */
export function isInJail(player: PlayerState): boolean {
  return player.Standing === 'jailed';
}

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
  const players = (await readPlayers(connection)).filter(isIn);
  const named = namedSets(await readProperties(connection));
  const tiles = await readBoard(connection);
  const width = String(tiles.at(-1)?.Location ?? '').length;
  talk.say();
  for (const { Location: position, Tile: name, Set: set } of tiles) {
    const here = players.filter((player) => player.Location === position).map((player) => player['Player name']);
    const place = [name, ...(set !== null && named.has(set) ? [set] : [])].join(', ');
    talk.say(`${String(position).padStart(width)}  ${place}${here.length > 0 ? `  <- ${here.join(', ')}` : ''}`);
  }
}

/** The sets that are told apart by their names: those of a kind of which there are several. */
function namedSets(properties: readonly PropertyState[]): Set<string> {
  const setsOf = new Map<string, Set<string>>();
  for (const { Kind: kind, Set: set } of properties) setsOf.set(kind, (setsOf.get(kind) ?? new Set()).add(set));
  return new Set([...setsOf.values()].filter(({ size }) => size > 1).flatMap((sets) => [...sets]));
}
