CREATE FUNCTION trade_purses(p_game_id INT, p_terms JSON, p_deeds JSON, p_cards VARCHAR(60))
  RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a trade does to the cash and the cards of both players.'
BEGIN
  /*
   * Takes   : p_terms, p_deeds, as trade_estate; p_cards, what the edition calls the cards that
   *           free from jail.
   * Returns : as trade_estate; label, of cards.
   */
  DECLARE v_rows JSON;

  WITH side AS (
    SELECT p.pid, p.bank_balance AS cash, IF(p.pid = t.proposer, 0, 100) AS place,
        IF(p.pid = t.proposer, -1, 1) * (t.give_money - t.take_money) AS money,
        IF(p.pid = t.proposer, -1, 1) * (t.give_cards - t.take_cards) AS cards,
        t.give_cards + t.take_cards > 0 AS has_cards, (
          SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid)
          AS held, due.brings, due.fee
      FROM JSON_TABLE(p_terms, '$' COLUMNS (
        proposer INT PATH '$.from', partner INT PATH '$.to',
        give_money BIGINT PATH '$.give.money' DEFAULT '0' ON EMPTY,
        take_money BIGINT PATH '$.take.money' DEFAULT '0' ON EMPTY,
        give_cards INT PATH '$.give.cards' DEFAULT '0' ON EMPTY,
        take_cards INT PATH '$.take.cards' DEFAULT '0' ON EMPTY)) AS t
      STRAIGHT_JOIN Player AS p ON p.game_id = p_game_id AND p.pid IN (t.proposer, t.partner)
      STRAIGHT_JOIN LATERAL (
        SELECT CAST(COALESCE(SUM(IF(d.owner = p.pid, d.sale, 0)), 0) AS SIGNED) AS brings,
            CAST(COALESCE(SUM(IF(d.new_owner = p.pid AND d.owner <> p.pid, d.fee, 0)), 0) AS SIGNED)
              AS fee
          FROM JSON_TABLE(p_deeds, '$[*]' COLUMNS (
            owner INT PATH '$.owner', new_owner INT PATH '$.new_owner',
            sale BIGINT PATH '$.sale', fee BIGINT PATH '$.fee')) AS d) AS due)
  SELECT JSON_ARRAYAGG(e.effect)
    INTO v_rows
    FROM (
      SELECT JSON_OBJECT(
          'player', s.pid, 'place', s.place + 6, 'effect', 'cards', 'before', s.held,
          'after', s.held + s.cards, 'label', p_cards) AS effect
        FROM side AS s
        WHERE s.has_cards
      UNION ALL
      SELECT JSON_OBJECT(
          'player', s.pid, 'place', s.place + 7, 'effect', 'cash', 'before', s.cash,
          'after', s.cash + s.money + s.brings, 'fee', s.fee)
        FROM side AS s) AS e;
  RETURN v_rows;
END
