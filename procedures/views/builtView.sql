CREATE VIEW builtView (game_id, houses, hotels) AS
-- How many houses and hotels stand on the board of each game whose bank has a limited number of
-- them; else NULL. A skyscraper stands on a hotel, which counts.
SELECT g.game_id, built.houses, built.hotels
FROM GameState AS g
STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
STRAIGHT_JOIN LATERAL (
  SELECT CAST(SUM(IF(d.level > r.max_houses, 0, d.level)) AS SIGNED) AS houses,
      CAST(SUM(d.level > r.max_houses) AS SIGNED) AS hotels
    FROM Deed AS d
    WHERE d.game_id = g.game_id
      AND COALESCE(r.house_stock, r.hotel_stock) IS NOT NULL) AS built
