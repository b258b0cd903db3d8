import type { PossibleMove } from '../../src/client/rows';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { withBots } from './bot-games';

/**
 * How often a plain player wins against three bots: `npx tsx test/bench/naive.ts [EDITION] [GAMES]`. Both kinds of
 * player buy what they can pay, build what they can pay, bid in auctions and never trade. The collector also bids high,
 * and mortgages what they have for the last property of a group. Even would be 25%.
 */

const MOST_ROUNDS = 300;

/** How a plain player plays. */
interface Style {
  name: string;
  /** bids up to this share of the price, and for the last property of a group */
  bids: number;
  bidsForLast: number;
  /** mortgages for the last property of a group */
  mortgages: boolean;
}

const STYLES: readonly Style[] = [
  { name: 'buyer', bids: 1, bidsForLast: 1, mortgages: false },
  { name: 'collector', bids: 1.2, bidsForLast: 3, mortgages: true },
];

/** What stays in the pocket when a plain player builds. */
const POCKET = 100;

interface Situation {
  cash: number;
  /** of the property that is offered or auctioned */
  price: number;
  /** whether nothing else of its group is missing */
  isLast: boolean;
}

const SITUATION =
  'SELECT p.bank_balance AS cash, COALESCE(t.cost, 0) AS price,' +
  ' COALESCE((SELECT SUM(NOT d.p_owner <=> p.pid) = 1 FROM Property AS o JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = o.prid' +
  ' WHERE o.ruleset_id = g.ruleset_id AND o.colour = t.colour), 0) AS isLast' +
  ' FROM GameState AS g JOIN Player AS p ON p.game_id = g.game_id AND p.character_id IS NULL' +
  ' LEFT JOIN Property AS t ON t.ruleset_id = g.ruleset_id AND t.prid = g.prid WHERE g.game_id = ?';

/** The move of a plain player, and the amount of a bid; undefined: all that they may do now is propose a trade. */
function choose(moves: readonly PossibleMove[], { cash, price, isLast }: Situation, style: Style): [PossibleMove, number | null] | undefined {
  const of = (action: string): PossibleMove | undefined => moves.find((move) => move.Action === action);
  const bid = of('bid');
  const wanted = price * (isLast ? style.bidsForLast : style.bids);
  const lowest = bid?.Minimum ?? 0;
  if (bid && lowest <= Math.min(wanted, cash)) return [bid, Math.min(Math.floor(wanted), cash, lowest + 10)];
  const building = moves.find(({ Action: action, Price: cost }) => action === 'build' && (cost ?? 0) <= cash - POCKET);
  const lifting = moves.find(({ Action: action, Price: cost }) => action === 'redeem' && (cost ?? 0) <= cash - 3 * POCKET);
  const saving = of('decline') && isLast && style.mortgages && price > cash ? of('mortgage') : undefined;
  const one =
    of('pass') ?? of('buy') ?? saving ?? of('decline') ?? of('reject') ?? building ?? lifting ?? of('pay') ??
    (of('roll') || of('end_turn') ? undefined : of('mortgage') ?? of('sell')) ??
    of('roll') ?? of('end_turn') ?? of('pay_flat') ?? moves.find(({ Action: action }) => action !== 'propose');
  return one && [one, null];
}

/** Plays a game. @returns whether the plain player won, NULL when it has no end */
async function play(connection: GameConnection, edition: string, names: readonly string[], style: Style, game: number): Promise<boolean | null> {
  const bots = [0, 1, 2].map((shift) => ({ character: names[(game + shift) % names.length] ?? '' }));
  const seat = game % 4;
  const players = [...bots.slice(0, seat), 'Plain', ...bots.slice(seat)];
  const id = await openGame(connection, edition, null, { players, dice: 'server', seed: `plain ${game}` });
  await connection.run('SET @game_id = ?', [id]);
  for (;;) {
    await connection.run('CALL play_some(?, 500)', [id]);
    const [at] = await connection.rows<{ phase: string; round: number; won: number }>(
      'SELECT g.phase, g.round, p.status = 3 AS won FROM GameState AS g JOIN Player AS p ON p.game_id = g.game_id' +
        ' AND p.character_id IS NULL WHERE g.game_id = ?', [id],
    );
    if (at?.phase === 'over') return at.won === 1;
    if (!at || at.round > MOST_ROUNDS) return null;
    const moves = await connection.rows<PossibleMove>('SELECT * FROM movesView');
    const [situation] = await connection.rows<Situation>(SITUATION, [id]);
    const own = moves.filter((move) => move['Player name'] === 'Plain');
    if (own.length === 0 || !situation) continue;
    const chosen = choose(own, situation, style);
    if (!chosen) continue;
    const [move, amount] = chosen;
    await connection.run('INSERT INTO Gamemanager (game_id, player_ID, action, prid, amount) VALUES (?, ?, ?, ?, ?)', [
      id, move['Player No.'], move.Action, move.prid, amount,
    ]);
  }
}

async function main(): Promise<void> {
  const [edition = 'classic', count = '100', ...only] = process.argv.slice(2);
  await withBots(async (connection, names) => {
    console.log('| player | wins | open |\n| --- | --- | --- |');
    for (const style of STYLES.filter(({ name }) => only.length === 0 || only.includes(name))) {
      const results: (boolean | null)[] = [];
      for (let game = 0; game < Number(count); game += 1) results.push(await play(connection, edition, names, style, game));
      const wins = results.filter((won) => won === true).length;
      console.log(`| ${style.name} | ${wins} of ${count} | ${results.filter((won) => won === null).length} |`);
    }
  });
}

void main();
