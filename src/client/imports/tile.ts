/** A tile of a board. */
export type Tile =
  | { kind: 'go'; name: string; amount: number }
  | { kind: 'take_pot'; name: string }
  | {
      kind: 'property';
      name: string;
      set: number;
      place: number;
      cost: number;
      house_cost: number;
      hotel_cost: number;
      rent: number;
      rent_with_house: number;
      rent_with_hotel: number;
      skyscraper?: { cost: number; rent: number };
    };

/** A tile with its line in the file. */
export interface LinedTile {
  line: number;
  tile: Tile;
}
