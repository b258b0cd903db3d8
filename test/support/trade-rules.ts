import type { GameConnection } from '../../src/client/connection';
import type { Side } from './any-game';

interface Trader {
  pid: number;
  status: number;
  money: number;
  cards: number;
  properties: number[];
}

/** The terms of a trade, all parts written down. */
export interface Terms {
  to: number;
  give: Side;
  take: Side;
}

/**
 * Whether the manual allows a trade, said once more beside the engine: who gives something has it, and where
 * trades are exchanges both sides give something, money and cards on one side only, and who needs money asks
 * for some. No more are proposed in a turn than may be.
 */
export async function isTradeAllowed(connection: GameConnection, gameId: number, from: number, terms: Terms): Promise<boolean> {
  const [game] = await connection.rows<{ trade: string; phase: string; most: number | null; proposed: number }>(
    'SELECT r.trade, g.phase, r.trades_per_turn AS most, (SELECT COUNT(*) FROM Gamemanager AS m WHERE m.game_id = g.game_id' +
      " AND m.round = g.round AND m.turn = g.turn AND m.action = 'propose' AND m.player_ID = ?) AS proposed" +
      ' FROM GameState AS g JOIN Ruleset AS r USING (ruleset_id) WHERE g.game_id = ?',
    [from, gameId],
  );
  const [me, partner] = [await readTrader(connection, gameId, from), await readTrader(connection, gameId, terms.to)];
  const answered = await readAnswered(connection, gameId);
  if (answered && answered.from !== terms.to) return false;
  if (await isQuiet(connection, gameId, from, terms.to)) return false;
  if (!game || !me || !partner || game.trade === 'none' || game.proposed >= (game.most ?? Number.POSITIVE_INFINITY) || me.pid === partner.pid || partner.status === 2) return false;
  const { give, take } = terms;
  if (!has(me, give) || !has(partner, take)) return false;
  if (game.trade === 'free') return !isEmpty(give) || !isEmpty(take);
  if (isEmpty(give) || isEmpty(take)) return false;
  if ((give.money > 0 && take.money > 0) || (give.cards > 0 && take.cards > 0)) return false;
  // An answer is about the phase in which the first trade was proposed, and about its proposer.
  const raiser = answered?.raiser ?? from;
  return !['debt', 'offer'].includes(answered?.phase ?? game.phase) || (raiser === from ? take : give).money > 0;
}

/** The trade that a proposal would answer, while the game waits for an answer to it: its proposer, and who proposed the first. */
async function readAnswered(connection: GameConnection, gameId: number): Promise<{ from: number; raiser: number; phase: string } | undefined> {
  const [game] = await connection.rows<{ phase: string; first: string; record: number }>(
    "SELECT phase, JSON_UNQUOTE(JSON_EXTRACT(proposal, '$.phase')) AS first, last_record_ID AS record FROM GameState WHERE game_id = ?", [gameId],
  );
  if (game?.phase !== 'trade') return undefined;
  const moves = await connection.rows<{ player: number; action: string }>(
    'SELECT player_ID AS player, action FROM Gamemanager WHERE game_id = ? ORDER BY record_ID DESC', [gameId],
  );
  const other = moves.findIndex(({ action }) => action !== 'propose');
  const chain = other < 0 ? moves : moves.slice(0, other);
  return { from: chain[0]?.player ?? -1, raiser: chain.at(-1)?.player ?? -1, phase: game.first };
}

/** Whether a player has said that they take no more offers of another for a round. */
async function isQuiet(connection: GameConnection, gameId: number, from: number, to: number): Promise<boolean> {
  const rows = await connection.rows(
    "SELECT 1 FROM Gamemanager AS m JOIN Gamemanager AS p ON p.game_id = m.game_id AND p.record_ID = m.record_ID - 1 AND p.action = 'propose' AND p.player_ID = ?" +
      ' JOIN GameState AS g ON g.game_id = m.game_id' +
      " WHERE m.game_id = ? AND m.action = 'reject_all' AND m.player_ID = ? AND (g.round = m.round OR g.round = m.round + 1 AND g.turn < m.turn)",
    [from, gameId, to],
  );
  return rows.length > 0;
}

function has({ money, cards, properties }: Trader, side: Side): boolean {
  return side.money <= money && side.cards <= cards && side.properties.every((prid) => properties.includes(prid));
}

function isEmpty({ money, cards, properties }: Side): boolean {
  return money === 0 && cards === 0 && properties.length === 0;
}

async function readTrader(connection: GameConnection, gameId: number, pid: number): Promise<Trader | undefined> {
  const [player] = await connection.rows<Omit<Trader, 'properties'>>(
    'SELECT p.pid, p.status, p.bank_balance AS money, COUNT(k.card_id) AS cards FROM Player AS p' +
      ' LEFT JOIN DeckCard AS k ON k.game_id = p.game_id AND k.holder = p.pid WHERE p.game_id = ? AND p.pid = ?' +
      ' GROUP BY p.game_id, p.turn',
    [gameId, pid],
  );
  const deeds = await connection.rows<{ prid: number }>('SELECT prid FROM Deed WHERE game_id = ? AND p_owner = ?', [gameId, pid]);
  return player && { ...player, properties: deeds.map(({ prid }) => prid) };
}
