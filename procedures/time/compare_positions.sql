CREATE PROCEDURE compare_positions(IN p_game_id INT, IN p_other_game_id INT)
  READS SQL DATA
  COMMENT 'Lists what differs between how two games stand.'
BEGIN
  /*
   * Returns : as compare_ledgers, for the rows of Game, Player, Turns and Deed. The numbers, names
   *           and times of the games are not compared.
   */
  WITH side AS (
    SELECT p_game_id AS game_id, 1 AS number
    UNION ALL
    SELECT p_other_game_id, 2
  ), content AS (
    SELECT side.number AS side, 1 AS place, 0 AS id, CAST(JSON_OBJECT(
        'ruleset_id', g.ruleset_id, 'board_id', g.board_id, 'phase', g.phase,
        'player_count', g.player_count, 'round', g.round, 'turn', g.turn,
        'last_record_ID', g.last_record_ID, 'players', g.players, 'dice_source', g.dice_source,
        'first_dice_source', g.first_dice_source, 'seed', g.seed, 'list_id', g.list_id,
        'first_list_id', g.first_list_id, 'drawn', g.drawn, 'doubles', g.doubles,
        'turns_ended', g.turns_ended, 'prid', g.prid, 'bid', g.bid, 'bidder', g.bidder,
        'passed', g.passed, 'debts', g.debts, 'proposal', g.proposal, 'decks', g.decks,
        'pot', g.pot) AS CHAR) AS columns_of_row
      FROM side
      JOIN Game AS g ON g.game_id = side.game_id
    UNION ALL
    SELECT side.number, 2, p.pid, CAST(JSON_OBJECT(
        'name', p.name, 'token', p.token, 'bank_balance', p.bank_balance,
        'location', p.location, 'cards', p.cards) AS CHAR)
      FROM side
      JOIN Player AS p ON p.game_id = side.game_id
    UNION ALL
    SELECT side.number, 3, t.turn, CAST(JSON_OBJECT(
        'player_ID', t.player_ID, 'status', t.status, 'jail_turns', t.jail_turns) AS CHAR)
      FROM side
      JOIN Turns AS t ON t.game_id = side.game_id
    UNION ALL
    SELECT side.number, 4, d.prid, CAST(JSON_OBJECT(
        'board_id', d.board_id, 'p_owner', d.p_owner, 'cost_factor', d.cost_factor,
        'level', d.level, 'mortgaged', d.mortgaged) AS CHAR)
      FROM side
      JOIN Deed AS d ON d.game_id = side.game_id
  ), pair AS (
    SELECT c.place, c.id, MAX(IF(c.side = 1, c.columns_of_row, NULL)) AS one,
        MAX(IF(c.side = 2, c.columns_of_row, NULL)) AS other
      FROM content AS c
      GROUP BY c.place, c.id
      HAVING NOT (one <=> other)
  )
  SELECT
      ELT(pair.place, 'Game', 'Player', 'Turns', 'Deed') AS `Table`,
      ELT(pair.place, '', CONCAT('player ', pair.id), CONCAT('turn ', pair.id),
        CONCAT('property ', pair.id)) AS `Row`,
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
