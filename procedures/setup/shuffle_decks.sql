CREATE TRIGGER shuffle_decks BEFORE INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Gives a game the seed of its dice, and shuffles its decks by it.
   *
   * Sets    : NEW.seed, unless it is given; NEW.decks: the cards of each deck in the order of
   *           SHA-256 of `seed:card:number`.
   * Rule    : seed 004, Action Deck and Action Cards.
   */
  SET NEW.seed = COALESCE(NEW.seed, LOWER(HEX(RANDOM_BYTES(16))));
  SET NEW.decks = (
    SELECT JSON_OBJECTAGG(shuffled.deck_id, CAST(shuffled.cards AS JSON))
      FROM (
        SELECT c.deck_id, CONCAT('[', GROUP_CONCAT(
            c.card_id ORDER BY SHA2(CONCAT(NEW.seed, ':card:', c.card_id), 256)), ']') AS cards
          FROM Card AS c
          WHERE c.board_id = NEW.board_id
          GROUP BY c.deck_id
      ) AS shuffled);
END
