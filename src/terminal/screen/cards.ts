import type { PlayerState, PropertyState } from '../../client/views';
import { wrapped } from '../draw-table';
import { sanitize } from '../sanitize';
import type { Words } from '../../client/words/words';
import type { BoardState } from './board';
import { pad } from './text-width';
import { type Screen, widthOf } from './screen';

/** A card for each player: money, place, Get Out of Jail Free cards, and properties by set. */
export function playerCards(screen: Screen, words: Words, { players, properties }: BoardState): string[] {
  const { paint } = screen;
  const width = widthOf(screen, 78);
  return players.flatMap((player, turn) => {
    const own = properties.filter((property) => property['Player No.'] === player['Player No.']);
    const name = paint.player(turn)(player['Player name']);
    return [`${name}  ${paint.plain(statusOf(words, player))}`, ...setLines(screen, words, own, width), ''];
  });
}

function statusOf(words: Words, player: PlayerState): string {
  if (!player['Takes part']) return player.Label;
  const place = player.Tile === null ? `${player.Location}` : `${player.Location}, ${player.Tile}`;
  return [
    words.money(player['Bank balance']),
    ...(player['Net worth'] === null ? [] : [`${words.money(player['Net worth'])} ${words.of('net_worth')}`]),
    place,
    ...(player.Status === 'jailed' ? [`${player.Label} (${player['Turns in jail']})`] : []),
    ...(player.Cards > 0 ? [`${words.of('cards')}: ${player.Cards}`] : []),
    ...(player.Token === null ? [] : [player.Token]),
  ].join(' | ');
}

/** A line for each set in which a player owns properties. */
function setLines({ paint }: Screen, words: Words, own: readonly PropertyState[], width: number): string[] {
  const sets = [...new Set(own.map((property) => property['Set No.']))];
  return sets.flatMap((number) => {
    const some = own.filter((property) => property['Set No.'] === number);
    const [first] = some;
    if (!first) return [];
    const label = paint.set(first.Set, number)(` ${sanitize(first.Set)} `);
    const count = `${some.length}/${first['Of set']}`;
    const names = wrapped(some.map((property) => nameAndState(words, property)).join(', '), Math.max(20, width - first.Set.length - 12));
    return names.map((line, index) => `  ${index === 0 ? `${label} ${paint.faint(count)}` : pad('', first.Set.length + 3 + count.length)} ${paint.plain(line)}`);
  });
}

function nameAndState(words: Words, property: PropertyState): string {
  const state = [words.built(property), property.Mortgaged ? words.of('mortgaged') : ''].filter((word) => word !== '');
  return state.length === 0 ? property.Property : `${property.Property} (${state.join(', ')})`;
}
