CREATE PROCEDURE compare_positions(IN p_game_id INT, IN p_other_game_id INT)
  READS SQL DATA
  COMMENT 'Lists what differs between how two games stand.'
BEGIN
  /*
   * Returns : as compare_ledgers, for the rows of Standing, Player, Deed, DeckCard and Debt. The
   *           numbers, names and times of the games are not compared.
   */
  WITH side AS (
    SELECT p_game_id AS game_id, 1 AS number
    UNION ALL
    SELECT p_other_game_id, 2
  ), content AS (
    SELECT side.number AS side, 1 AS place, 0 AS id, CAST(JSON_OBJECT(
        'ruleset_id', g.ruleset_id, 'phase', g.phase, 'player_count', g.player_count,
        'players_left', g.players_left, 'round', g.round, 'turn', g.turn,
        'last_record_ID', g.last_record_ID, 'players', s.players, 'dice_source', g.dice_source,
        'first_dice_source', s.first_dice_source, 'seed', s.seed, 'list_id', g.list_id,
        'first_list_id', s.first_list_id, 'drawn', g.drawn, 'doubles', g.doubles,
        'turns_ended', g.turns_ended, 'prid', g.prid, 'bid', g.bid, 'bidder', g.bidder,
        'first_debt', g.first_debt, 'next_debt', g.next_debt, 'proposal', g.proposal,
        'pot', g.pot, 'trades', g.trades, 'trade_turn', g.trade_turn,
        'pace', s.pace) AS CHAR) AS columns_of_row
      FROM side
      JOIN Game AS s ON s.game_id = side.game_id
      JOIN Standing AS g ON g.game_id = side.game_id
    UNION ALL
    SELECT side.number, 2, p.pid, CAST(JSON_OBJECT(
        'turn', p.turn, 'name', p.name, 'token', p.token, 'bank_balance', p.bank_balance,
        'location', p.location, 'status', p.status, 'jail_turns', p.jail_turns,
        'passed', p.passed, 'character_id', p.character_id) AS CHAR)
      FROM side
      JOIN Player AS p ON p.game_id = side.game_id
    UNION ALL
    SELECT side.number, 3, d.prid, CAST(JSON_OBJECT(
        'p_owner', d.p_owner, 'cost_factor', d.cost_factor, 'level', d.level,
        'mortgaged', d.mortgaged,
        'redeem_by_round', d.redeem_by_round) AS CHAR)
      FROM side
      JOIN Deed AS d ON d.game_id = side.game_id
    UNION ALL
    SELECT side.number, 4, k.card_id, CAST(JSON_OBJECT(
        'place', k.place, 'holder', k.holder) AS CHAR)
      FROM side
      JOIN DeckCard AS k ON k.game_id = side.game_id
    UNION ALL
    SELECT side.number, 5, o.debt_no, CAST(JSON_OBJECT(
        'debtor', o.debtor, 'creditor', o.creditor, 'amount', o.amount, 'kind', o.kind,
        'prid', o.prid, 'steps', o.steps) AS CHAR)
      FROM side
      JOIN Debt AS o ON o.game_id = side.game_id
  ), pair AS (
    SELECT c.place, c.id, MAX(IF(c.side = 1, c.columns_of_row, NULL)) AS one,
        MAX(IF(c.side = 2, c.columns_of_row, NULL)) AS other
      FROM content AS c
      GROUP BY c.place, c.id
      HAVING NOT (one <=> other)
  )
  SELECT
      ELT(pair.place, 'Standing', 'Player', 'Deed', 'DeckCard', 'Debt') AS `Table`,
      ELT(pair.place, '', CONCAT('player ', pair.id), CONCAT('property ', pair.id),
        CONCAT('card ', pair.id), CONCAT('debt ', pair.id)) AS `Row`,
      k.name AS `Column`,
      IF(k.name IS NULL, IF(pair.one IS NULL, 'missing', 'there'),
        column_text(pair.one, k.name)) AS `One`,
      IF(k.name IS NULL, IF(pair.other IS NULL, 'missing', 'there'),
        column_text(pair.other, k.name)) AS `Other`
    FROM pair
    LEFT JOIN JSON_TABLE(
        IF(pair.one IS NULL OR pair.other IS NULL, '[]', JSON_KEYS(pair.one)),
        '$[*]' COLUMNS (name VARCHAR(64) PATH '$')) AS k
      ON TRUE
    WHERE k.name IS NULL
      OR NOT (column_text(pair.one, k.name) <=> column_text(pair.other, k.name))
    ORDER BY pair.place, pair.id, k.name;
END
