import { askNumber } from './menu';
import { playerOf, type Standing, type Table } from './table';

/**
 * Asks one of those who may bid: the first in the order of play who does not hold the highest bid,
 * after the one who was asked last.
 * @param asked the number of the player who was asked last
 * @returns the number of the player who was asked now
 * @throws InputEnded
 */
export async function askForBid(table: Table, standing: Standing, asked: number | undefined): Promise<number> {
  const { pending, moves, players } = standing;
  const { talk, words } = table;
  const order = players.map((player) => player['Player No.']);
  const able = order.filter((number) => moves.some((move) => move['Player No.'] === number));
  const after = asked === undefined ? -1 : order.indexOf(asked);
  const next = able.find((number) => order.indexOf(number) > after) ?? able[0];
  if (next === undefined) throw new Error('Nobody can bid.');

  const bids = moves.find((move) => move['Player No.'] === next && move.Action === 'bid');
  const highest = pending.Bidder === null ? '' : `, ${pending.Bidder} bids ${words.money(pending.Amount ?? 0)}`;
  const pass = words.code('pass');
  const amount = bids
    ? await askNumber(
        talk,
        `${playerOf(players, next)['Player name']}, your bid for ${pending.Property}${highest}?` +
          ` ${bids.Minimum} to ${bids.Maximum}, or ${pass}: ${words.of('pass')}`,
        { minimum: bids.Minimum ?? 1, maximum: bids.Maximum ?? 1, back: pass },
      )
    : undefined;
  const move = amount === undefined ? { action: 'pass' } : { action: 'bid', amount };
  await table.make([{ ...move, player_ID: next }]);
  return next;
}
