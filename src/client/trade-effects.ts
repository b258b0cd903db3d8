import type { TradeEffect } from './rows';
import { call } from './call';
import type { GameConnection } from './connection';
import type { Trade } from './trade';

export type { TradeEffect } from './rows';

/** What each side of the trade that is offered in the chosen game gains and risks; empty: none is offered. */
export function readTradeEffects(connection: GameConnection): Promise<TradeEffect[]> {
  return connection.rows('SELECT * FROM tradeEffectsView');
}

/**
 * The same of a trade that has not been proposed. It changes and locks nothing.
 * @param player who would propose it
 * @throws RefusedMove when these terms could not be proposed, e.g. not_owner
 */
export function previewTrade(connection: GameConnection, gameId: number, player: number, terms: Omit<Trade, 'from'>): Promise<TradeEffect[]> {
  return call(connection, 'CALL preview_trade(?, ?, ?)', [gameId, player, JSON.stringify(terms)]);
}
