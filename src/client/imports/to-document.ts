import type { Tile } from './tile';
import type { Rules } from './rules-file';

/** A rules file or a board as the document of an edition that extends another. */
export interface ImportedDocument {
  rules: Record<string, number | boolean | string | null>;
  board?: { salary: number; tiles: (string | object)[]; colours?: string[]; pot_location: null };
}

/** Converts rules; a turn limit of -1 means none. */
export function rulesDocument({ turn_limit, pot, has_auctions, ...others }: Rules): ImportedDocument {
  return {
    rules: {
      ...others,
      turn_limit: turn_limit === -1 ? null : turn_limit,
      pot: pot ? 'everything' : 'none',
      auction: has_auctions ? 'declined' : 'none',
    },
  };
}

/** Converts a board. Its sets become colours named by their numbers. */
export function boardDocument(tiles: readonly Tile[]): ImportedDocument {
  const sets = [...new Set(tiles.flatMap((tile) => (tile.kind === 'property' ? [tile.set] : [])))].sort((a, b) => a - b);
  const salary = tiles.find((tile) => tile.kind === 'go')?.amount ?? 0;
  return {
    rules: {
      // Rules without a pot can be played on it too.
      pot: tiles.some(({ kind }) => kind === 'take_pot') ? 'everything' : 'none',
      ...(tiles.some((tile) => tile.kind === 'property' && tile.skyscraper) ? { has_skyscrapers: true } : {}),
    },
    board: { salary, tiles: tiles.map(writtenTile), pot_location: null, ...(sets.length > 0 ? { colours: sets.map(String) } : {}) },
  };
}

function writtenTile(tile: Tile): string | object {
  switch (tile.kind) {
    case 'go':
      return tile.name;
    case 'take_pot':
      return { bonus: tile.name, take_pot: true };
    case 'property': {
      const { name, set, place, cost, house_cost, hotel_cost, rent, rent_with_house, rent_with_hotel, skyscraper } = tile;
      const rents = { house: [rent, rent_with_house, rent_with_hotel, ...(skyscraper ? [skyscraper.rent] : [])] };
      const costs = { house_cost, hotel_cost, ...(skyscraper ? { skyscraper_cost: skyscraper.cost } : {}) };
      return { property: name, colour: String(set), place, price: cost, ...costs, rent: rents };
    }
  }
}
