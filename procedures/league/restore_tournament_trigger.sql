CREATE TRIGGER restore_tournament_trigger BEFORE INSERT ON RestoredTournament FOR EACH ROW
BEGIN
  /*
   * Restores the tournament of an archive.
   *
   * Reads   : NEW.archive; NEW.name, NULL for the name in the archive.
   * Sets    : all columns; NEW.archive and NEW.name are not stored.
   * Changes : PlayerChange, for players who are not in the league; one TournamentChange, as a new
   *           tournament; what restore_part changes; a ResultRecord for each result.
   * Raises  : what check_tournament_archive, player_trigger, change_trigger, restore_part and
   *           result_trigger raise; archive_differs.
   * Why     : a trigger, so that one statement restores a whole tournament or nothing. It gets a
   *           new history and belongs to the account that restores it: accounts belong to one
   *           server. Games have other numbers in another database, so a restored result has no
   *           game.
   */
  DECLARE v_archive, v_tournament, v_rounds, v_part JSON;
  DECLARE v_name LONGTEXT;
  DECLARE v_tournament_id BIGINT;

  CALL check_tournament_archive(NEW.archive);
  SET v_archive = NEW.archive;
  SET v_tournament = JSON_EXTRACT(v_archive, '$.tournament');
  SET v_name = COALESCE(NEW.name, term_of(v_tournament, 'name'));
  CALL restore_players(v_archive);
  INSERT INTO TournamentChange (tournament_id, act, terms)
    VALUES (0, 'new', JSON_SET(v_tournament, '$.name', v_name, '$.settings', JSON_OBJECT()));
  SELECT t.tournament_id
    INTO v_tournament_id
    FROM Tournament AS t
    WHERE t.name = TRIM(v_name) COLLATE utf8mb4_0900_as_ci;
  CALL restore_part(v_tournament_id, 'settings', NULL, JSON_EXTRACT(v_archive, '$.settings'));
  CALL restore_part(v_tournament_id, 'ranking', NULL, JSON_EXTRACT(v_archive, '$.ranking'));
  CALL restore_part(
    v_tournament_id, 'entries', NULL, numbers_of_players(JSON_EXTRACT(v_archive, '$.entries')));
  SELECT JSON_ARRAYAGG(j.item)
    INTO v_rounds
    FROM (
      SELECT r.item, ROW_NUMBER() OVER (ORDER BY r.first_no, r.round_id) AS place
        FROM (
          SELECT i.round_id, i.item, (
              SELECT MIN(m.no)
                FROM JSON_TABLE(i.item, '$.matches[*]' COLUMNS (no INT PATH '$.no')) AS m
            ) AS first_no
            FROM JSON_TABLE(v_archive, '$.rounds[*]' COLUMNS (
              round_id INT PATH '$.round', item JSON PATH '$')) AS i
        ) AS r
    ) AS j;
  CALL restore_archived_rounds(v_tournament_id, v_rounds);
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'no', j.no, 'player', p.player_id, 'round', j.round_id, 'points', j.points,
      'reason', j.reason))
    INTO v_part
    FROM JSON_TABLE(v_archive, '$.adjustments[*]' COLUMNS (
      no INT PATH '$.no', name VARCHAR(40) PATH '$.player', round_id INT PATH '$.round',
      points INT PATH '$.points', reason VARCHAR(200) PATH '$.reason')) AS j
    JOIN LeaguePlayer AS p ON p.name = j.name COLLATE utf8mb4_0900_as_ci;
  CALL restore_part(v_tournament_id, 'adjustments', NULL, v_part);
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'match', m.match_id, 'intent', j.intent, 'scores', j.scores))
    INTO v_part
    FROM JSON_TABLE(v_archive, '$.rounds[*]' COLUMNS (
      round_id INT PATH '$.round', NESTED PATH '$.matches[*]' COLUMNS (
        table_no INT PATH '$.table', intent VARCHAR(20) PATH '$.intent',
        scores JSON PATH '$.scores'))) AS j
    JOIN LeagueMatch AS m
      ON m.tournament_id = v_tournament_id
      AND m.round_id = j.round_id
      AND m.table_no = j.table_no
    WHERE JSON_TYPE(j.scores) = 'ARRAY';
  INSERT INTO ResultRecord (match_id, intent, scores)
    SELECT j.match_id, COALESCE(j.intent, 'record'), j.scores
      FROM JSON_TABLE(v_part, '$[*]' COLUMNS (
        match_id BIGINT PATH '$.match', intent VARCHAR(20) PATH '$.intent',
        scores JSON PATH '$.scores')) AS j
      ORDER BY j.match_id;
  CALL restore_part(
    v_tournament_id, 'tournament', NULL, JSON_SET(v_tournament, '$.name', v_name));
  CALL refuse_other_standings(
    JSON_EXTRACT(v_archive, '$.standings'), archived_standings(v_tournament_id));
  SET NEW.tournament_id = v_tournament_id,
    NEW.archived_tournament_id = term_of(v_tournament, 'tournament_id'),
    NEW.digest = JSON_VALUE(v_archive, '$.digest'), NEW.name = NULL, NEW.archive = NULL;
END
