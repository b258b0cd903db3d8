/** One side of a trade. */
export interface TradeSide {
  money?: number;
  cards?: number;
  properties?: number[];
}

/** A proposed trade. */
export interface Trade {
  from: number;
  to: number;
  give?: TradeSide;
  take?: TradeSide;
}
