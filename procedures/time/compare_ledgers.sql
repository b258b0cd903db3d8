CREATE PROCEDURE compare_ledgers(
  IN p_game_id INT, IN p_other_game_id INT, IN p_last_record_id INT)
  READS SQL DATA
  COMMENT 'Lists what differs between the moves and events of two games.'
BEGIN
  /*
   * Takes   : p_last_record_id, the last record that is compared; NULL for all.
   * Returns : a row a value that differs: its place, and what it is in either game; in order.
   *           Column is NULL for a row that one of the games lacks. The numbers of the games, the
   *           tokens of moves and when they were made are not compared.
   * Why     : rows are compared as a whole, and only those that differ are taken apart.
   */
  WITH side AS (
    SELECT p_game_id AS game_id, 1 AS number
    UNION ALL
    SELECT p_other_game_id, 2
  ), content AS (
    SELECT side.number AS side, CAST(m.record_ID AS SIGNED) AS record_id, 0 AS event_no,
        CAST(JSON_OBJECT(
          'player_ID', CAST(m.player_ID AS SIGNED), 'action', m.action, 'dice', m.dice,
          'dice2', m.dice2, 'prid', CAST(m.prid AS SIGNED), 'amount', m.amount,
          'terms', m.terms, 'drawn', m.drawn, 'round', m.round, 'turn', m.turn,
          'location', m.location, 'bank_balance', m.bank_balance) AS CHAR) AS columns_of_row
      FROM side
      JOIN Gamemanager AS m ON m.game_id = side.game_id
      WHERE p_last_record_id IS NULL OR m.record_ID <= p_last_record_id
    UNION ALL
    SELECT side.number, e.record_ID, e.event_no, CAST(JSON_OBJECT(
        'kind', e.kind, 'player_ID', e.player_ID, 'payer', e.payer, 'payee', e.payee,
        'amount', e.amount, 'location', e.location, 'prid', e.prid,
        'card_id', e.card_id, 'roll', e.roll, 'deadline', e.deadline) AS CHAR)
      FROM side
      JOIN Event AS e ON e.game_id = side.game_id
      WHERE p_last_record_id IS NULL OR e.record_ID <= p_last_record_id
  ), pair AS (
    SELECT c.record_id, c.event_no, MAX(IF(c.side = 1, c.columns_of_row, NULL)) AS one,
        MAX(IF(c.side = 2, c.columns_of_row, NULL)) AS other
      FROM content AS c
      GROUP BY c.record_id, c.event_no
      HAVING NOT (one <=> other)
  )
  SELECT
      IF(pair.event_no = 0, 'Gamemanager', 'Event') AS `Table`,
      CONCAT('record ', pair.record_id,
        IF(pair.event_no = 0, '', CONCAT(', event ', pair.event_no))) AS `Row`,
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
    ORDER BY pair.record_id, pair.event_no, k.name;
END
