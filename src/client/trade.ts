/** One side of a trade. */
export interface TradeSide {
  money?: number;
  cards?: number;
  properties?: number[];
}

/** The other side of a trade: the same terms, proposed by the partner. */
export function mirrored({ from, give = {}, take = {} }: Trade): Omit<Trade, 'from'> {
  return { to: from, give: take, take: give };
}

/** A proposed trade. */
export interface Trade {
  from: number;
  to: number;
  give?: TradeSide;
  take?: TradeSide;
}
