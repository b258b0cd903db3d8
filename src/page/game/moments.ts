import { isIn } from '../../client/game-state';
import type { PropertyState } from '../../client/views';
import { playerColour } from './player-colours';
import type { Step } from './snapshot';

/** What a page celebrates or mourns. Tiles are locations. */
export type Moment =
  | { kind: 'group'; tiles: number[]; colour: string }
  | { kind: 'house' | 'hotel' | 'skyscraper'; tile: number; count: number }
  | { kind: 'bankrupt'; player: number; tiles: number[] }
  | { kind: 'won'; colour: string };

/** The moments of a step: what has changed between the position before it and the one after. */
export function momentsOf({ before, then, events }: Step): Moment[] {
  const old = new Map(before.properties.map((property) => [property.prid, property]));
  const place = new Map(then.tiles.map(({ prid, Location: location }) => [prid, location]));
  const placesOf = (properties: readonly PropertyState[]): number[] => properties.flatMap(({ prid }) => place.get(prid) ?? []);
  const changed = then.properties.filter((property) => property !== old.get(property.prid));

  const completed = [...new Set(changed.filter((property) => property['Player No.'] !== null && property['Player No.'] !== old.get(property.prid)?.['Player No.']).map((property) => property['Set No.']))]
    .map((set) => then.properties.filter((property) => property['Set No.'] === set))
    .filter((group) => group.length > 1 && group.every((property) => property['Player No.'] === group[0]?.['Player No.']));
  const built = changed.flatMap((property): Moment[] => {
    const [tile, was] = [place.get(property.prid), old.get(property.prid)];
    if (tile === undefined || !was || property.Level <= was.Level) return [];
    if (property.Skyscrapers > was.Skyscrapers) return [{ kind: 'skyscraper', tile, count: 1 }];
    return property.Hotels > was.Hotels ? [{ kind: 'hotel', tile, count: 1 }] : [{ kind: 'house', tile, count: property.Houses - was.Houses }];
  });
  const out = then.players.filter((player, index) => player.Status === 'out' && before.players[index]?.Status !== 'out');
  const left = then.players.filter(isIn);
  // A game that ends in another way than by the last one left is not won by whom the position names.
  const winner = left.length === 1 ? left[0] : undefined;

  return [
    ...completed.map((group): Moment => {
      const owner = then.players.find((player) => player['Player No.'] === group[0]?.['Player No.']);
      return { kind: 'group', tiles: placesOf(group), colour: playerColour(owner?.['Player No.'] ?? 0) };
    }),
    ...built,
    ...out.map((player): Moment => ({ kind: 'bankrupt', player: player['Player No.'], tiles: placesOf(then.properties.filter(({ prid }) => old.get(prid)?.['Player No.'] === player['Player No.'])) })),
    ...(events.some(({ Kind: kind }) => kind === 'won') ? [{ kind: 'won', colour: winner ? playerColour(winner['Player No.']) : 'var(--main)' } as const] : []),
  ];
}
