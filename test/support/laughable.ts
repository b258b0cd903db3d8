import type { GameConnection } from '../../src/client/connection';

/** A property as it is before a move. */
interface Deed {
  prid: number;
  colour: number;
  cost: number;
  /** the price of a house; null: nothing is built on it */
  house: number | null;
  owner: number | null;
  level: number;
  /** whether its mortgage is left as it is */
  rests: number;
  mortgaged: number;
  /** what the bank lends on it */
  loan: number;
}

/** What a game is like before a move. */
interface Position {
  phase: string;
  round: number;
  prid: number | null;
  /** the lowest bid that is possible; null: there is no auction */
  lowest: number | null;
  proposal: Proposal | null;
  fine: number;
  deeds: readonly Deed[];
  players: readonly { pid: number; cash: number }[];
}

interface Side {
  properties?: readonly number[];
  money?: number;
}

interface Proposal {
  from?: number;
  to: number;
  give?: Side;
  take?: Side;
}

interface Made {
  record: number;
  action: string;
  player: number;
  amount: number | null;
  terms: Proposal | null;
  reason: string | null;
}

const POSITION = `
  SELECT g.phase, g.round, g.prid, g.proposal, r.jail_fine AS fine, (
      SELECT lowest_bid(price_of(pr.cost, d.cost_factor), g.bid, r.first_bid_percent, r.raise_percent)
        FROM Property AS pr
        JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid
        WHERE g.phase = 'auction' AND pr.ruleset_id = g.ruleset_id AND pr.prid = g.prid) AS lowest, (
      SELECT JSON_ARRAYAGG(JSON_OBJECT('prid', pr.prid, 'colour', pr.colour, 'cost', price_of(pr.cost, d.cost_factor), 'house', pr.house_cost,
          'owner', d.p_owner, 'level', d.level, 'rests', COALESCE(d.rests_until_round >= g.round, FALSE), 'mortgaged', d.mortgaged, 'loan', mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage)))
        FROM Property AS pr
        JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid
        WHERE pr.ruleset_id = g.ruleset_id) AS deeds, (
      SELECT JSON_ARRAYAGG(JSON_OBJECT('pid', p.pid, 'cash', p.bank_balance))
        FROM Player AS p
        WHERE p.game_id = g.game_id) AS players
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = ?`;

const MADE = `
  SELECT m.record_ID AS record, m.action, m.player_ID AS player, m.amount, m.terms, w.reason
    FROM Gamemanager AS m
    LEFT JOIN MoveReason AS w ON w.game_id = m.game_id AND w.record_ID = m.record_ID
    WHERE m.game_id = ? AND m.record_ID > ?
    ORDER BY m.record_ID`;

/** Decisions that people laugh at, in a position. */
class Judge {
  constructor(private readonly at: Position) {}

  /** @returns what is laughable about a move; undefined: nothing */
  verdict(move: Made): string | undefined {
    switch (move.action) {
      case 'decline':
      case 'pass':
        return this.lastCard(move);
      case 'bid':
        return this.dearBid(move);
      case 'propose':
        return move.terms ? this.trade({ ...move.terms, from: move.player }, move.player) : undefined;
      case 'accept':
        return this.at.proposal ? this.trade(this.at.proposal, move.player) : undefined;
      default:
        return this.jail(move);
    }
  }

  /** The last card of the own group is not bought, though cash or mortgages pay for it. */
  private lastCard({ player }: Made): string | undefined {
    const deed = this.deed(this.at.prid);
    if (!deed || this.lacking(player, deed.colour).some(({ prid }) => prid !== deed.prid) || this.group(deed.colour).length < 2) return undefined;
    const price = this.at.lowest ?? deed.cost;
    const loans = this.at.deeds.filter(({ owner, mortgaged, rests, colour }) => owner === player && !mortgaged && !rests && this.lacking(player, colour).length > 0 && colour !== deed.colour);
    const means = this.cash(player) + (this.at.lowest !== null ? 0 : loans.reduce((sum, { loan }) => sum + loan, 0));
    if (price > means || price > deed.cost) return undefined;
    return `a: lets property ${deed.prid}, the last of its group, go at ${price} with ${this.cash(player)}`;
  }

  /** More than twice the price, and hardly any cash left, where one owns nothing of the group. */
  private dearBid({ player, amount }: Made): string | undefined {
    const deed = this.deed(this.at.prid);
    if (!deed || amount === null || amount <= 2 * deed.cost) return undefined;
    const left = this.cash(player) - amount;
    if (left >= deed.cost || this.group(deed.colour).some(({ owner }) => owner === player)) return undefined;
    return `c: bids ${amount} for property ${deed.prid} at ${deed.cost}, and keeps ${left}`;
  }

  /** A card that completes a group with buildings is given for less than its price, or paid with the money for its buildings. */
  private trade({ from = -1, to, give = {}, take = {} }: Proposal, decider: number): string | undefined {
    const sides = [[from, to, give, take], [to, from, take, give]] as const;
    for (const [giver, taker, given, got] of sides) {
      const completed = this.completes(taker, given, got);
      if (completed === undefined) continue;
      const money = (got.money ?? 0) - (given.money ?? 0);
      const [card] = completed;
      const price = money + (got.properties ?? []).reduce((sum, prid) => sum + (this.deed(prid)?.cost ?? 0), 0);
      const gains = this.completes(giver, got, given) !== undefined || this.addsToLine(giver, got);
      if (giver === decider && card && card.house !== null && price < card.cost && !gains) {
        return `b: gives property ${card.prid} at ${card.cost}, which completes a group, for ${JSON.stringify(got)}, worth ${price}`;
      }
      const house = Math.min(...completed.map((deed) => deed.house ?? 0));
      const left = this.cash(taker) - money;
      if (taker === decider && money > 0 && left < house) return `d: pays ${money} for property ${card?.prid} and keeps ${left}, less than a house at ${house}`;
    }
    return undefined;
  }

  /** In jail early, with money and much unsold. */
  private jail({ player, reason }: Made): string | undefined {
    if (reason !== 'saves_fine' && reason !== 'safe_in_jail') return undefined;
    const unsold = this.at.deeds.filter(({ owner }) => owner === null).length;
    if (this.cash(player) < 10 * this.at.fine || 2 * unsold < this.at.deeds.length) return undefined;
    return `e: stays in jail with ${this.cash(player)} and ${unsold} properties unsold`;
  }

  /** The properties of a group that a player completes by an exchange, the one that they get first; undefined: none. */
  private completes(player: number, got: Side, given: Side): Deed[] | undefined {
    for (const prid of got.properties ?? []) {
      const deed = this.deed(prid);
      if (!deed) continue;
      const group = this.group(deed.colour);
      const owns = ({ prid: one, owner }: Deed): boolean => (owner === player && !given.properties?.includes(one)) || (got.properties?.includes(one) ?? false);
      if (group.length > 1 && group.every(owns)) return [deed, ...group.filter((one) => one !== deed)];
    }
    return undefined;
  }

  /** Whether a player gets one more of a group such as the railroads, whose rents grow with each. */
  private addsToLine(player: number, got: Side): boolean {
    return (got.properties ?? []).some((prid) => {
      const deed = this.deed(prid);
      const group = deed ? this.group(deed.colour) : [];
      return deed?.house === null && group.length > 2 && group.some(({ owner }) => owner === player);
    });
  }

  private deed(prid: number | null): Deed | undefined {
    return this.at.deeds.find((deed) => deed.prid === prid);
  }

  private group(colour: number): Deed[] {
    return this.at.deeds.filter((deed) => deed.colour === colour);
  }

  private lacking(player: number, colour: number): Deed[] {
    return this.group(colour).filter(({ owner }) => owner !== player);
  }

  private cash(player: number): number {
    return this.at.players.find(({ pid }) => pid === player)?.cash ?? 0;
  }
}

/**
 * Plays a game of bots move by move.
 * @param most the most moves
 * @returns the decisions that people laugh at, and how many there were
 */
export async function laughableIn(connection: GameConnection, game: number, most: number): Promise<{ found: string[]; moves: number }> {
  const found: string[] = [];
  let moves = 0;
  for (;;) {
    const [position] = await connection.rows<Position>(POSITION, [game]);
    if (!position || position.phase === 'over' || moves >= most) return { found, moves };
    await connection.run('CALL play_some(?, 1)', [game]);
    const [made] = await connection.rows<Made>(MADE, [game, moves]);
    if (!made) return { found, moves };
    moves = made.record;
    const verdict = new Judge(position).verdict(made);
    if (verdict !== undefined) found.push(`record ${made.record}, round ${position.round}, player ${made.player}: ${verdict}`);
  }
}
