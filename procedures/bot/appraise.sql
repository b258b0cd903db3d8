CREATE PROCEDURE appraise(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT, IN p_prid INT,
  OUT p_price BIGINT, OUT p_worth BIGINT, OUT p_is_last BOOLEAN)
  READS SQL DATA
  COMMENT 'Appraises a property of the bank for a bot.'
BEGIN
  /*
   * Returns : p_price, the cost; p_worth, what it is worth to the bot; p_is_last, whether it
   *           completes a colour group for the bot.
   */
  SELECT s.price, s.own = s.size - 1, percent_of(s.price, CASE
      WHEN s.own = s.size - 1 THEN c.last_worth
      WHEN s.others = s.size - 1 AND s.rivals = 1 THEN c.rival_worth
      WHEN s.others = 0 OR s.rent_by IN ('owned', 'dice')
        THEN c.fresh_worth + s.own * c.further_worth
      ELSE c.spoilt_worth END)
    INTO p_price, p_is_last, p_worth
    FROM BotCharacter AS c
    JOIN (
      SELECT COUNT(*) AS size, SUM(d.p_owner <=> p_player_id) AS own,
          COUNT(IF(d.p_owner = p_player_id, NULL, d.p_owner)) AS others,
          COUNT(DISTINCT IF(d.p_owner = p_player_id, NULL, d.p_owner)) AS rivals,
          MAX(t.rent_by) AS rent_by,
          MAX(IF(t.prid = p_prid, price_of(t.cost, d.cost_factor), 0)) AS price
        FROM Tile AS offered
        STRAIGHT_JOIN Tile AS t ON t.ruleset_id = offered.ruleset_id AND t.colour = offered.colour
        STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = t.prid
        WHERE offered.ruleset_id = p_ruleset_id
          AND offered.prid = p_prid
        FOR SHARE OF d) AS s
    WHERE c.character_id = p_character_id;
END
