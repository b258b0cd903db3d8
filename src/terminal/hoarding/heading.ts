import type { Pending, PlayerState } from '../../game/views';

/** What is asked, above the choices. */
export function headingOf({ Phase, Property, Amount, Bidder }: Pending, player: PlayerState): string {
  const name = player['Player name'];
  if (Phase === 'offer') return `${name}, buy ${Property} for ${Amount}?`;
  if (Phase === 'auction') {
    const bids = Bidder === null ? 'There is no bid yet.' : `The highest bid is ${Amount}.`;
    return `${name}, what do you bid for ${Property}? ${bids}`;
  }
  return `${name}, it is your turn.`;
}
