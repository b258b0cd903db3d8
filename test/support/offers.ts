import type { GameConnection } from '../../src/client/connection';
import type { Chance } from './chance';

/** What matters of a row of movesView for choosing a move. */
export interface Offer {
  'Player No.': number;
  Action: string;
  prid: number | null;
  'Partner No.': number | null;
  Minimum: number | null;
  Maximum: number | null;
  SQL: string;
  /** what the action takes, as in the table Action */
  takes: string;
  /** how many dice the move gives; 0: none, because the action takes none or the server rolls */
  dice: number;
  sides: number;
}

const OFFERS = `
  SELECT m.*, b.takes, IF(FIND_IN_SET('dice', b.takes) AND g.dice_source = 'table', r.dice_count, 0) AS dice, r.dice_sides AS sides
  FROM movesView AS m
  JOIN Action AS b ON b.action = m.Action
  JOIN GameState AS g ON g.game_id = m.\`Current game\`
  JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
  ORDER BY b.position, m.prid, m.\`Partner No.\`, m.\`Player No.\``;

/** What may be done in the current game. */
export async function readOffers(connection: GameConnection): Promise<Offer[]> {
  return await connection.rows<Offer>(OFFERS);
}

/** Whether an action takes a detail: dice, prid, amount or terms. */
export function takes(offer: { takes: string }, detail: string): boolean {
  return offer.takes.split(',').includes(detail);
}

/** The dice that chance rolls for a move, as two columns. */
export function diceFor({ dice, sides }: Offer, chance: Chance): [number | null, number | null] {
  const die = (number: number): number | null => (number <= dice ? chance.between(1, sides) : null);
  return [die(1), die(2)];
}
