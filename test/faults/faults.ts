/** A mistake that somebody could make: a text in a file that is replaced by another. */
export interface Fault {
  name: string;
  file: string;
  from: string;
  to: string;
}

/** Mistakes of every kind, in every room. `npx tsx test/faults/try-faults.ts` makes each of them and says which test finds it. */
export const FAULTS: readonly Fault[] = [
  { name: 'a rent that is off by one', file: 'procedures/landing/look_up_rent.sql', from: 'SET p_due = v_rent *', to: 'SET p_due = (v_rent + 1) *' },
  { name: 'a percentage that is rounded down', file: 'procedures/rule/percent_of.sql', from: '* p_percent + 50) DIV', to: '* p_percent) DIV' },
  { name: 'a salary for landing one tile before GO', file: 'procedures/landing/move_player.sql', from: 'IF m_steps > m_location - m_first AND', to: 'IF m_steps >= m_location - m_first AND' },
  { name: 'no pay for passing a tile', file: 'procedures/landing/move_player.sql', from: 'IF m_has_passing AND m_steps > 0 THEN', to: 'IF m_has_passing AND m_steps > 99 THEN' },
  { name: 'a payment that the payer keeps', file: 'procedures/record/change_balance.sql', from: 'SET m_balance = m_balance - p_amount;', to: 'SET m_balance = m_balance - 0;' },
  { name: 'a payment that the payee does not get', file: 'procedures/record/change_balance.sql', from: 'CALL credit(p_counterparty, p_amount);', to: 'CALL credit(NULL, p_amount);' },
  { name: 'a set that is never complete', file: 'procedures/estate/monopoly_checker.sql', from: 'IF v_missing = 0 THEN', to: 'IF v_missing < 0 THEN' },
  { name: 'an event of a completed set that is missing', file: 'procedures/estate/monopoly_checker.sql', from: "    CALL add_event('set_completed', p_player_id, NULL, p_prid, NULL);\n", to: '' },
  { name: 'an event of a move that is missing', file: 'procedures/landing/move_player.sql', from: "CALL add_event_here('moved');", to: "SET p_due = p_due;" },
  { name: 'players in jail who wait a turn too long', file: 'procedures/action/play_in_jail.sql', from: 'IF m_jail_turns + 1 >= v_most_turns THEN', to: 'IF m_jail_turns >= v_most_turns THEN' },
  { name: 'a fine that nobody pays', file: 'procedures/action/play_in_jail.sql', from: 'IF v_fine > 0 THEN', to: 'IF v_fine > 100000 THEN' },
  { name: 'a turn of somebody who is out', file: 'procedures/move/select_next_player.sql', from: 'WHILE v_status = 2 DO', to: 'WHILE v_status = 9 DO' },
  { name: 'a winner who is not alone', file: 'procedures/move/winner_checker.sql', from: "(v_winner = 'net_worth' OR v_left = 1)", to: "(v_winner = 'net_worth' OR v_left <= 2)" },
  { name: 'a bankrupt player who keeps the money', file: 'procedures/estate/drop_out.sql', from: 'p.jail_turns = 0, p.bank_balance = 0', to: 'p.jail_turns = 0, p.bank_balance = p.bank_balance' },
  { name: 'deeds of a bankrupt player that stay theirs', file: 'procedures/estate/drop_out.sql', from: '  CALL hand_over_deeds(p_player_id, p_beneficiary);\n', to: '' },
  { name: 'a debt to each player that the debtor pays themself, too', file: 'procedures/move/pay_debt.sql', from: 'IF v_status <> 2 AND v_payee <> p_debtor THEN', to: 'IF v_status <> 2 THEN' },
  { name: 'a bid that may be as low as the last one', file: 'procedures/rule/lowest_bid.sql', from: 'RETURN p_bid + GREATEST(1, v_step);', to: 'RETURN p_bid + GREATEST(0, v_step - 1);' },
  { name: 'a refusal instead of another', file: 'procedures/action/check_trade.sql', from: "CALL refuse('no_such_partner'", to: "CALL refuse('not_owner'" },
  { name: 'a trade with somebody who is out', file: 'procedures/action/check_trade.sql', from: '      AND p.status <> 2\n', to: '' },
  { name: 'a mortgage with buildings on it', file: 'procedures/rule/estate_refusal.sql', from: "WHEN p_action = 'sell_deed' AND p_highest > 0", to: "WHEN p_action = 'sell_deed' AND p_highest > 9" },
  { name: 'buildings on mortgaged streets', file: 'procedures/rule/estate_refusal.sql', from: "WHEN p_action IN ('build', 'mortgage', 'sell_deed') AND p_mortgaged", to: "WHEN p_action IN ('mortgage', 'sell_deed') AND p_mortgaged" },
  { name: 'a game that ends without notice', file: 'procedures/time/end_abandoned_game.sql', from: 'v_now + INTERVAL 7 DAY', to: 'v_now' },
  { name: 'an account that moves for somebody else', file: 'procedures/seat/check_caller.sql', from: "IF v_seating = 'accounts' AND v_seats = 0", to: "IF v_seating = 'accounts' AND v_seats < 0" },
  { name: 'somebody who moves for a bot', file: 'procedures/move/check_seat.sql', from: "IF v_character_id IS NOT NULL AND m_action NOT IN ('close', 'change_dice') THEN", to: 'IF FALSE THEN' },
  { name: 'a lock that is left out', file: 'procedures/move/dice_trigger.sql', from: '    FOR UPDATE OF g FOR SHARE OF p;', to: '    ;' },
  { name: 'dice that never show the highest number', file: 'procedures/dice/die_of.sql', from: 'MOD p_sides;', to: 'MOD GREATEST(1, p_sides - 1);' },
  { name: 'an archive that can be changed', file: 'procedures/base/archive_digest.sql', from: "RETURN SHA2(CAST(JSON_REMOVE(p_archive, '$.digest') AS CHAR), 256);", to: "RETURN JSON_UNQUOTE(JSON_EXTRACT(p_archive, '$.digest'));" },
  { name: 'a seat that gameView shows under the wrong name', file: 'procedures/views/gameView.sql', from: "IF(p.status = 3, CONCAT(p.name, ' (Winner)'), p.name)", to: "IF(p.status = 2, CONCAT(p.name, ' (Winner)'), p.name)" },
  { name: 'a list of moves with the wrong record', file: 'procedures/views/movesView.sql', from: 'CAST(g.last_record_ID + 1 AS JSON)', to: 'CAST(g.last_record_ID AS JSON)' },
  { name: 'a right too many', file: 'src/deploy/rights.ts', from: '    spectator: [],', to: "    spectator: ['make_move']," },
  { name: 'a step of a deploy without its restore', file: 'src/deploy/steps.ts', from: 'if (!(await restoreObjects(worker, old))) return false;', to: '' },
  { name: 'a command that takes what contradicts itself', file: 'src/cli/use.ts', from: "if (newest && wanted !== undefined) throw new UsageError('Give a game or --newest, not both.');", to: '' },
  { name: 'a button that says nothing of its price', file: 'src/page/game/action.tsx', from: "`${label}${move.Price === null ? '' : ` ${words.money(move.Price)}`}`", to: '`${label}`' },
  { name: 'a button that is not the main one', file: 'src/page/game/action.tsx', from: "<button id={idOf(player, action)} class={isFirst ? 'main' : undefined} data-key={KEYS[action]} title", to: '<button id={idOf(player, action)} data-key={KEYS[action]} title' },
  { name: 'a bot that buys what it cannot pay', file: 'procedures/bot/choose_purchase.sql', from: 'IF v_is_worth_it AND d_price + v_reserve <= d_balance THEN', to: 'IF v_is_worth_it AND d_price + v_reserve <= d_balance + 500 THEN' },
];
