-- The views, routines and triggers as a deploy makes them, by their outside; migrations/baseline.sql has the tables.
-- Made by `npx tsx test/schema/write-schema-dump.ts`; a test compares it with the database.

-- VIEW Turns (
--   `game_id` int, `turn` int, `player_ID` int, `status` int, `jail_turns` int)

-- VIEW aboutView (
--   `Name` text, `Kind` text, `About` text, `Example` text, `For` text)

-- VIEW actorsView (
--   `Game` int, `Player No.` bigint)

-- VIEW addMoveView (
--   `action` text, `dice` double, `dice2` double, `prid` double, `amount` double, `terms` text, `token` text)

-- VIEW adjustmentsView (
--   `Tournament` bigint, `Number` int, `Player No.` bigint, `Player` text, `From round` int, `Points` bigint, `Reason` text)

-- VIEW adviceView (
--   `Player No.` int, `Player name` text, `Action` text, `prid` int, `Property` text, `Amount` bigint, `Advice` text, `Reason` text, `SQL` text)

-- VIEW boardView (
--   `Location` int, `Tile` text, `prid` int, `Set` text, `Effect` text, `Description` text, `Kind` text, `Icon` text)

-- VIEW boardsView (
--   `Board` text, `Copied from` text, `Account` text, `Tiles` int, `Properties` bigint, `Salary` int, `Yours` int)

-- VIEW botReasonView (
--   `Record` int, `Player No.` int, `Player name` text, `Action` text, `Property` text, `Amount` bigint, `Reason` text)

-- VIEW botsView (
--   `Character` text, `Description` text, `Stands in` int)

-- VIEW builtView (
--   `game_id` int, `houses` bigint, `hotels` bigint)

-- VIEW cardsView (
--   `Ruleset` int, `Deck` text, `Card No.` bigint, `Card` text, `Effect` text, `Meaning` text)

-- VIEW changesView (
--   `Record` int, `Event` int, `Kind` text, `Player No.` int, `Payer No.` int, `Payee No.` int, `Amount` bigint, `Location` int, `prid` int, `Card` text, `Deck` text, `Most houses` int, `Change` text)

-- VIEW choicesView (
--   `Position` bigint, `Action` text, `Code` text, `Label` text, `Takes` text, `Final` bigint, `Brings money` bigint, `For all` bigint, `Main` bigint)

-- VIEW commitmentView (
--   `Current game` int, `Dice source` enum('table','server','numbers'), `Commitment` text, `Seed` text)

-- VIEW declinedOffersView (
--   `Player No.` int, `Player name` text, `From No.` int, `From` text, `Until round` bigint, `Until turn of` text)

-- VIEW deploymentView (
--   `version` text, `state` enum('running','finished'), `started_at` datetime, `finished_at` datetime, `has_event` int)

-- VIEW diceView (
--   `Record` bigint, `What` text, `Sides` bigint, `Result` bigint, `Hash` text, `Deck` int)

-- VIEW drawMethodsView (
--   `Method` text, `Draws` enum('round','tournament'), `Meaning` text)

-- VIEW drawsView (
--   `Record` int, `Event` int, `Kind` text, `Player No.` int, `What` text, `Deck` int, `Kept` int, `Roll` int)

-- VIEW editionCardsView (
--   `Edition` text, `About` text, `Minutes` bigint, `Features` text)

-- VIEW editionLandingsView (
--   `Edition` text, `Ruleset` int, `Board` text, `Position` int, `Tile` text, `Landings` bigint)

-- VIEW editionLengthsView (
--   `Edition` text, `Ruleset` int, `Board` text, `Unit` text, `Length` bigint, `Games` bigint)

-- VIEW editionLineupsView (
--   `Edition` text, `Ruleset` int, `Board` text, `Lineup` json, `Games` bigint)

-- VIEW editionRentsView (
--   `Edition` text, `Ruleset` int, `Position` int, `Tile` text, `Set No.` int, `Set` text, `Rents` bigint, `Rent paid` bigint)

-- VIEW editionsView (
--   `Edition` text, `Ruleset` int, `Minimum players` bigint, `Maximum players` int, `Opening players` bigint, `Dice` bigint, `Sides` bigint, `Tiles` int, `Extends` text, `Origin` text)

-- VIEW effectsView (
--   `ruleset_id` int, `topic` text, `position` bigint, `name` text, `text` text, `effect` text, `amount` int, `hotel_amount` int, `rent_factor` int, `roll_factor` int, `passing` int)

-- VIEW emotesView (
--   `Emote` text, `Label` text, `Symbol` text)

-- VIEW entriesView (
--   `Tournament` bigint, `Player No.` bigint, `Player` text)

-- VIEW estateView (
--   `game_id` int, `ruleset_id` int, `prid` int, `p_owner` int, `cost_factor` bigint, `level` int, `mortgaged` tinyint(1), `redeem_by_round` int, `name` text, `colour` int, `cost` int, `house_cost` int, `hotel_cost` int, `skyscraper_cost` int, `mortgage` int, `size` bigint, `missing` bigint, `lowest` int, `highest` int, `set_mortgaged` decimal(25,0))

-- VIEW eventView (
--   `Record` int, `Event` int, `Round` bigint, `Kind` text, `Payer` text, `Payee` text, `Amount` bigint, `Deadline` datetime(3), `Sentence` text)

-- VIEW forksView (
--   `Game` int, `Game name` text, `Parent` int, `Parent name` text, `Record` int, `Seed was open` int)

-- VIEW gameOutcomesView (
--   `Game` int, `Ruleset` int, `Rounds` bigint, `Moves` int, `Lineup` text)

-- VIEW gamePlayersView (
--   `Game` int, `Turn` int, `Player No.` int, `Player name` text, `Token` text, `Character` text, `Location` int, `Takes part` int)

-- VIEW gameView (
--   `Round` bigint, `Player No.` int, `Player name` text, `Location` int, `Properties owned` text, `Bank balance` bigint, `Status` text)

-- VIEW gamesAdviceView (
--   `Game` int, `Record` bigint, `Player No.` int, `Player name` text, `Action` text, `prid` int, `Property` text, `Amount` bigint, `Advice` text, `Reason` text, `SQL` text)

-- VIEW gamesBalanceView (
--   `Game` int, `Record` bigint, `Player No.` int, `Player name` text, `Bank balance` bigint)

-- VIEW gamesEventView (
--   `Game` int, `Record` int, `Event` int, `Kind` text, `Player name` text, `Payer` text, `Payee` text, `Amount` bigint, `Tile` text, `Property` text)

-- VIEW gamesLedgerView (
--   `Game` int, `Record` bigint, `Round` bigint, `Player No.` int, `Player name` text, `Action` text, `Dice` bigint, `Dice 2` bigint, `Property` text, `Amount` bigint, `Location` int, `Bank balance` bigint, `Played at` datetime(3))

-- VIEW gamesView (
--   `Game` int, `Name` text, `Edition` text, `Players` bigint, `Round` bigint, `Moves` int, `Next player` text, `Winner` text, `Created` datetime, `Pace` text, `Board` text, `Made by` text, `Last move` datetime(3), `Ends` datetime)

-- VIEW gamesWorthView (
--   `Game` int, `Record` int, `Player No.` int, `Player name` text, `Worth` bigint)

-- VIEW guideEndView (
--   `ruleset_id` int, `topic` text, `position` int, `rule` text, `sentence` text)

-- VIEW guideEstateView (
--   `ruleset_id` int, `topic` text, `position` int, `rule` text, `sentence` text)

-- VIEW guideMortgageView (
--   `ruleset_id` int, `topic` text, `position` int, `rule` text, `sentence` text)

-- VIEW guideTurnView (
--   `ruleset_id` int, `topic` text, `position` int, `rule` text, `sentence` text)

-- VIEW guideView (
--   `Ruleset` int, `Topic` text, `Position` bigint, `Sentence` text)

-- VIEW guideWordsView (
--   `ruleset_id` int, `money` text, `thousands` text, `estate_set` text, `building` text, `buildings` text, `houses` text, `hotel` text, `skyscraper` text, `rent` text, `jail` text, `start` text, `may_be_jailed` int, `opening_players` bigint, `leave_game` text)

-- VIEW invitationsView (
--   `Game` int, `Player No.` int, `Player name` text, `Taken` int, `Made` datetime)

-- VIEW lackingView (
--   `Player No.` int, `Player name` text, `Action` text, `prid` int, `Property` text, `Price` bigint, `Bank balance` bigint)

-- VIEW landingsView (
--   `Position` int, `Tile` text, `Set` text, `Landings` bigint, `Rents` bigint, `Rent paid` bigint)

-- VIEW lastChangeView (
--   `Tournament` bigint, `Change` int, `When` datetime(6), `Account` text, `What` text, `Undone` text)

-- VIEW leagueExtrasView (
--   `tournament_id` bigint, `round_id` bigint, `player_id` bigint, `byes` bigint, `points` bigint)

-- VIEW leagueHistoryView (
--   `Tournament` bigint, `Change` int, `When` datetime(6), `Account` text, `What` text, `Undone` text)

-- VIEW leaguePlacesView (
--   `tournament_id` bigint, `round_id` int, `match_id` bigint, `player_id` bigint, `match_score` int, `table_strength` int, `player_count` int, `positive_count` decimal(23,0), `first_place` bigint unsigned, `last_place` bigint)

-- VIEW leaguePlayersView (
--   `Player No.` bigint, `Player` text, `Tournaments` bigint, `Matches` bigint)

-- VIEW leaguePointsView (
--   `tournament_id` bigint, `round_id` int, `match_id` bigint, `player_id` bigint, `match_score` int, `place` bigint unsigned, `for_place` int, `for_table` bigint, `for_score` bigint, `points` bigint)

-- VIEW leagueRankView (
--   `tournament_id` bigint, `round_id` bigint, `player_id` bigint, `matches` bigint, `byes` bigint, `for_byes` bigint, `extra` bigint, `points` bigint, `mean` bigint, `total_score` bigint, `wins` bigint, `position` int, `head_position` int, `place` bigint unsigned, `weight` decimal(65,0))

-- VIEW leagueStandingsView (
--   `tournament_id` bigint, `round_id` bigint, `place` bigint unsigned, `player_id` bigint, `matches` bigint, `byes` bigint, `for_byes` bigint, `extra` bigint, `points` bigint, `mean` bigint, `total_score` bigint, `wins` bigint)

-- VIEW leagueSumsView (
--   `tournament_id` bigint, `round_id` bigint, `player_id` bigint, `matches` bigint, `byes` bigint, `match_points` bigint, `extra` bigint, `for_byes` bigint, `points` bigint, `mean` bigint, `total_score` bigint, `wins` bigint, `best_score` int)

-- VIEW leagueTotalsView (
--   `tournament_id` bigint, `round_id` bigint, `player_id` bigint, `matches` bigint, `points` bigint, `total_score` bigint, `wins` bigint, `best_score` int)

-- VIEW ledgerView (
--   `record_ID` double, `token` text, `player_ID` bigint, `action` text, `dice` bigint, `dice2` bigint, `prid` bigint, `amount` bigint, `terms` text, `drawn` int, `round` bigint, `turn` int, `location` int, `bank_balance` bigint, `played_at` datetime(3), `account` text)

-- VIEW lobbiesView (
--   `Lobby` int, `Name` text, `Edition` text, `Pace` text, `Board` text, `Host` text, `Seating` enum('table','accounts'), `Seats` int, `Taken` int, `Open` int, `Has link` int, `Games` bigint, `Game` int, `Playing` int, `Changes` bigint, `Made` datetime, `Yours` int, `Time limit` bigint, `Dice source` text)

-- VIEW lobbySeatsView (
--   `Lobby` int, `Seat` int, `Name` text, `Token` text, `Bot` text, `Account` text, `Guest` int, `Player No.` int, `Ready` int, `Wins` bigint, `Yours` int)

-- VIEW matchesView (
--   `Tournament` bigint, `Round` int, `Table` int, `Match` bigint, `Strength` int, `Player No.` bigint, `Player` text, `Score` int)

-- VIEW meaningsView (
--   `ruleset_id` int, `topic` text, `position` bigint, `name` text, `text` text, `effect` text, `target` text, `meaning` text, `is_told` int)

-- VIEW movesView (
--   `Current game` int, `Record` int, `Player No.` int, `Player name` text, `Action` text, `prid` int, `Property` text, `Price` bigint, `Partner No.` int, `Minimum` bigint, `Maximum` bigint, `Meaning` text, `SQL` text, `Yours` int)

-- VIEW nextRollView (
--   `Player No.` int, `Player name` text, `Roll` int, `Ways` bigint, `All ways` bigint, `Position` int, `Tile` text, `Owner` text, `Cost` bigint, `Cash then` bigint, `Too much` int)

-- VIEW openingsView (
--   `Edition` text, `Player No.` int, `Player name` text, `Bank balance` bigint)

-- VIEW optionsView (
--   `Option` text, `Takes` text, `Meaning` text, `Example` json, `JSON schema` json)

-- VIEW ownGamesView (
--   `Game` int)

-- VIEW pacesView (
--   `Edition` text, `Pace` text, `Rule` text, `Value` text, `About` text, `Minutes` bigint)

-- VIEW pendingView (
--   `Current game` int, `Ruleset` int, `Edition` text, `Record` int, `Round` bigint, `Phase` text, `Player No.` int, `Player name` text, `Held` int, `Expectation` text, `Next No.` bigint, `prid` int, `Property` text, `Amount` bigint, `Percent` bigint, `Rent` bigint, `Rent factor` bigint, `Creditor No.` int, `Creditor` text, `Bidder No.` int, `Bidder` text, `Deadline` datetime(3), `Seconds left` bigint, `Minutes left` bigint, `Pot` bigint, `Terms` json, `Sale` text, `Raises money` int, `Trade` enum('none','exchange','free'), `Can trade` int, `Both give` int, `Kinds once` int, `Dice source` enum('table','server','numbers'), `Dice` bigint, `Sides` bigint, `Doubles` int, `Has advice` int)

-- VIEW piecesView (
--   `Edition` text, `Piece` text, `Position` bigint)

-- VIEW playerChangesView (
--   `Player No.` bigint, `Change` int, `Act` enum('join','rename','delete'), `Before` text, `Player` text, `When` datetime(6), `Account` text)

-- VIEW playerHistoryView (
--   `Player No.` bigint, `Player` text, `Tournament` bigint, `Tournament name` text, `Round` int, `Table` int, `Match` bigint, `Opponents` text, `Score` int, `Place` bigint, `Points` bigint)

-- VIEW playersView (
--   `Turn` int, `Player No.` int, `Player name` text, `Token` text, `Location` int, `Tile` text, `Bank balance` bigint, `Status No.` int, `Status` text, `Takes part` int, `Label` text, `Cards` bigint, `Turns in jail` int, `Net worth` bigint, `Can raise` bigint, `Worth` bigint, `Leads` int, `Is turn` int, `Character` text, `Account` text)

-- VIEW pointSystemsView (
--   `Point system` text, `Players` text, `Table strength` text, `Pays` text)

-- VIEW pointsView (
--   `Tournament` bigint, `Round` int, `Match` bigint, `Player No.` bigint, `Player` text, `Score` int, `Place` bigint, `For place` int, `For table` bigint, `For score` bigint, `Points` bigint)

-- VIEW propertiesView (
--   `prid` int, `Position` int, `Property` text, `Set No.` int, `Set` text, `Kind` enum('cost','level','house','owned','dice'), `Player No.` int, `Owner` text, `Price` bigint, `Rent now` bigint, `Rent factor` bigint, `Mortgaged` int, `Level` int, `Houses` bigint, `Hotels` int, `Skyscrapers` int, `Of set` bigint, `Missing` bigint, `Mortgage value` bigint, `Redeem price` bigint, `House cost` bigint, `Sell price` bigint, `Can build` int)

-- VIEW rankCriteriaView (
--   `Criterion` text, `Meaning` text)

-- VIEW rankingView (
--   `Tournament` bigint, `Position` int, `Criterion` text, `Meaning` text)

-- VIEW ratingsView (
--   `Rank` bigint, `Player No.` bigint, `Player` text, `Rating` bigint, `Matches` bigint)

-- VIEW rentPaymentsView (
--   `Game` int, `Ruleset` int, `Position` int, `Amount` bigint)

-- VIEW rentsView (
--   `prid` int, `Property` text, `Level` int, `Amount` bigint, `With set` bigint, `Hotel` int, `Skyscraper` int)

-- VIEW repeatedMeetingsView (
--   `Tournament` bigint, `Round` int, `Table` int, `Match` bigint, `Player No.` bigint, `Player` text, `Other No.` bigint, `Other` text, `Met before` bigint)

-- VIEW restoredView (
--   `Game` int, `Game name` text, `Archived game` int, `Digest` text, `Seed was open` int)

-- VIEW resultHistoryView (
--   `Match` bigint, `Record` int, `Intent` enum('record','correct','forfeit','annul','undo'), `Player No.` bigint, `Player` text, `Score` int, `Game` int, `Recorded` datetime(6), `Account` text)

-- VIEW resultsView (
--   `Game` int, `Edition` text, `Board` text, `Rounds` bigint, `Moves` int, `Turn` int, `Player name` text, `Character` text, `Won` int)

-- VIEW rightsView (
--   `Tournament` bigint, `Right` text)

-- VIEW rollsView (
--   `Game` int, `Ruleset` int, `Position` int)

-- VIEW roundStandingsView (
--   `Tournament` bigint, `Round` bigint, `Rank` bigint, `Player No.` bigint, `Player` text, `Matches` bigint, `Points` bigint, `Points per match` double, `Total score` bigint, `Wins` bigint, `Byes` bigint, `Points for byes` bigint, `Bonus` bigint)

-- VIEW roundsView (
--   `Tournament` bigint, `Round` int, `Start` date, `End` date, `Matches` bigint, `Played` bigint, `Byes` text)

-- VIEW rulesView (
--   `Edition` text, `Topic` text, `Rule` text, `Value` text, `Changed` int, `Default` text, `Meaning` text, `Needs` text)

-- VIEW savesView (
--   `Name` text, `Game` int, `Game name` text, `Edition` text, `Record` int, `Saved` datetime)

-- VIEW scorersView (
--   `Tournament` bigint, `Account` text, `Right` enum('score','organise'))

-- VIEW seatingView (
--   `Tournament` bigint, `Point system` text, `Players` bigint, `Seated` bigint, `Left over` int, `Fewer with` text)

-- VIEW settingsView (
--   `Tournament` bigint, `Setting` text, `Value` text, `Takes` text, `Meaning` text)

-- VIEW slotsView (
--   `Slot` bigint, `Game` int, `Game name` text, `Edition` text, `Round` bigint, `Record` int, `Saved` datetime)

-- VIEW standingsView (
--   `Tournament` bigint, `Rank` bigint, `Player No.` bigint, `Player` text, `Matches` bigint, `Points` bigint, `Points per match` double, `Total score` bigint, `Wins` bigint, `Byes` bigint, `Points for byes` bigint, `Bonus` bigint)

-- VIEW talkStateView (
--   `Game` int, `Texts` int, `Changes` bigint, `Awaited` int, `Seconds` bigint)

-- VIEW talkView (
--   `Line` int, `Player No.` int, `Player name` text, `Emote` text, `Symbol` text, `Label` text, `Text` text, `Nudged No.` int, `Nudged` text, `Said` datetime(3))

-- VIEW tileIconsView (
--   `Ruleset` int, `Location` int, `Kind` text, `Icon` text)

-- VIEW tilesView (
--   `Board` text, `Location` int, `Tile` text, `Set No.` int, `Set` text, `Price` bigint, `Rent` text, `House cost` bigint, `Hotel cost` bigint, `Skyscraper cost` bigint, `Mortgage` bigint, `Effect` text, `Amount` text, `Passing` bigint, `Kind` text, `Icon` text)

-- VIEW tokensView (
--   `token` text, `record_ID` int)

-- VIEW totalDifferencesView (
--   `Ruleset` int, `Counted` text, `Recorded` bigint, `Total` bigint)

-- VIEW tournamentsView (
--   `Tournament` bigint, `Name` text, `Start` date, `End` date, `Point system` text, `Players` bigint, `Rounds` bigint, `Matches` bigint, `Played` bigint, `Closed` text)

-- VIEW tradeEffectsView (
--   `Player No.` int, `Player name` text, `Effect` text, `prid` int, `Property` text, `Set` text, `Before` bigint, `After` bigint, `Houses` bigint, `With houses` bigint, `Brings` bigint, `Fee` bigint, `Lift price` bigint, `Later price` bigint, `In short` int, `Meaning` text, `To player` text)

-- VIEW turningPointsView (
--   `Game` int, `Record` int, `Player No.` int, `Player name` text, `Worth` bigint, `Second` text, `Worth of second` bigint, `Lead changes` int, `Furthest behind` bigint, `Furthest behind in` int)

-- VIEW undoView (
--   `Tournament` bigint, `Change` int, `Match` bigint, `Record` int, `When` datetime(6), `Account` text, `What` text)

-- VIEW usualEditionsView (
--   `Purpose` text, `Edition` text)

-- VIEW violation_bye_of_drawn (
--   `tournament_id` bigint, `round_id` int, `player_id` bigint, `match_id` bigint)

-- VIEW violation_counted_players (
--   `match_id` bigint, `player_count` int, `players` bigint)

-- VIEW violation_draw_without_player (
--   `tournament_id` bigint, `round_id` int, `match_id` bigint, `player_id` bigint)

-- VIEW violation_draw_without_round (
--   `tournament_id` bigint, `round_id` int, `match_id` bigint, `player_id` bigint)

-- VIEW violation_match_in_two_rounds (
--   `match_id` bigint, `rounds` bigint)

-- VIEW violation_match_without_table (
--   `match_id` bigint)

-- VIEW violation_missing_match (
--   `foreign_key` text, `reference` text)

-- VIEW violation_missing_place (
--   `point_system_name` text, `player_count` bigint, `positive_count` int, `first_place` int, `last_place` int)

-- VIEW violation_missing_player (
--   `foreign_key` text, `reference` text)

-- VIEW violation_missing_round (
--   `foreign_key` text, `reference` text)

-- VIEW violation_missing_rule (
--   `foreign_key` text, `reference` text)

-- VIEW violation_missing_tournament (
--   `foreign_key` text, `reference` text)

-- VIEW violation_odd_score (
--   `match_id` bigint, `player_id` bigint, `match_score` int)

-- VIEW violation_player_count (
--   `match_id` bigint, `no_of_players` bigint)

-- VIEW violation_player_without_score (
--   `tournament_id` bigint, `round_id` int, `match_id` bigint, `player_id` bigint)

-- VIEW violation_result_count (
--   `match_id` bigint, `result_count` int, `records` bigint, `is_played` tinyint(1), `scores` bigint)

-- VIEW violation_round_without_tournament (
--   `tournament_id` bigint, `round_id` int, `expected_start_date` date, `expected_end_date` date)

-- VIEW violation_score_of_record (
--   `match_id` bigint, `player_id` bigint, `match_score` int, `recorded` int)

-- VIEW violation_score_sum (
--   `match_id` bigint, `total` decimal(32,0))

-- VIEW violation_score_without_draw (
--   `match_id` bigint, `player_id` bigint, `match_score` int)

-- VIEW violation_score_without_strength (
--   `match_id` bigint, `player_id` bigint, `match_score` int)

-- VIEW violation_size_not_in_system (
--   `match_id` bigint, `no_of_players` bigint, `point_system_name` text)

-- VIEW violation_strength_out_of_range (
--   `match_id` bigint, `table_strength` int, `matches` bigint)

-- VIEW violation_table_without_draw (
--   `match_id` bigint, `table_strength` int)

-- VIEW violation_tournament_without_point_system (
--   `tournament_id` bigint, `name` text, `start_date` date, `end_date` date, `point_system_name` text)

-- VIEW violation_tournament_without_state (
--   `tournament_id` bigint, `change_count` int, `changes` bigint)

-- VIEW violation_unordered_place (
--   `point_system_name` text, `player_count` int, `positive_count` int, `first_place` int, `last_place` int, `points` int, `worse_place` int, `worse_points` int)

-- VIEW violationsView (
--   `Violation` text, `Tuples` bigint, `Meaning` text)

-- VIEW waitingBotsView (
--   `Game` int, `Played` datetime(3), `People` int)

-- FUNCTION action_label (
--   p_own varchar(60),
--   p_action varchar(20),
--   p_label varchar(60),
--   p_auction varchar(20)) RETURNS varchar(60) NO SQL
-- 'What the choice of an action is called in a game.'

-- FUNCTION advice_for (
--   p_game_id int,
--   p_player_id int) RETURNS json READS SQL DATA
-- 'What a good bot would do in the place of a player, and why.'

-- FUNCTION archived_lists (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'The lists of numbers that the dice of a game came from.'

-- FUNCTION archived_rounds (
--   p_tournament_id bigint) RETURNS json READS SQL DATA
-- 'The rounds of a tournament with their draws and results, by player names.'

-- FUNCTION archived_standings (
--   p_tournament_id bigint) RETURNS json READS SQL DATA
-- 'The standings of a tournament, to compare with those of a restored one.'

-- FUNCTION archive_digest (
--   p_archive json) RETURNS char(64) NO SQL
-- 'The digest by which an archive shows whether it was changed.'

-- FUNCTION archive_of (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'Everything needed to make a game again, with its outcome for comparison.'

-- FUNCTION auction_moves (
--   p_game_id int,
--   p_lacks_money tinyint(1)) RETURNS json READS SQL DATA
-- 'The moves of all players in an auction, or the bids that they cannot afford.'

-- FUNCTION auction_refusal (
--   p_action varchar(20),
--   p_has_clock tinyint(1),
--   p_time_is_up tinyint(1)) RETURNS varchar(200) NO SQL
-- 'The reason why a player may not act in an auction now.'

-- FUNCTION awaited_person (
--   p_game_id int) RETURNS int READS SQL DATA
-- 'The person whom a game waits for.'

-- FUNCTION board_pairs (
--   p_document json,
--   p_tiles json) RETURNS json NO SQL
-- 'Matches the tiles of a file with the tiles of a board.'

-- FUNCTION bonus_factor (
--   p_bonus_is_permanent tinyint(1),
--   p_cost_factor bigint,
--   p_set_bonus_factor int,
--   p_missing int) RETURNS bigint NO SQL
-- 'The factor for a rent without buildings.'

-- FUNCTION buildings_left (
--   p_level int,
--   p_max_houses int,
--   p_house_stock int,
--   p_hotel_stock int,
--   p_houses int,
--   p_hotels int) RETURNS int NO SQL
-- 'How many buildings the bank has left of the next kind for a property.'

-- FUNCTION buildings_value (
--   p_level int,
--   p_house_cost int,
--   p_hotel_cost int,
--   p_skyscraper_cost int,
--   p_max_houses int,
--   p_percent int) RETURNS bigint NO SQL
-- 'The cost of the buildings of a property, or a share of it.'

-- FUNCTION byes_after (
--   p_tournament_id bigint,
--   p_was json,
--   p_matches json) RETURNS json READS SQL DATA
-- 'The players who have a bye in a round after its draw changed.'

-- FUNCTION can_list_sessions () RETURNS tinyint(1) READS SQL DATA
-- 'Whether MySQL can list its sessions and transactions at the moment.'

-- FUNCTION chance_of (
--   p_seed varchar(64),
--   p_record_id int,
--   p_what varchar(20)) RETURNS int NO SQL
-- 'A number from 1 to 100 that decides something for a bot by chance.'

-- FUNCTION changed_board (
--   p_document json,
--   p_changes json) RETURNS json READS SQL DATA
-- 'The document of a board with changes applied.'

-- FUNCTION changed_tile (
--   p_tile json,
--   p_n int,
--   p_changes json) RETURNS json NO SQL
-- 'A tile of a document with changes applied.'

-- FUNCTION changes_in_file (
--   p_document json,
--   p_file json) RETURNS json NO SQL
-- 'The changes that a file makes to a board.'

-- FUNCTION change_error (
--   p_tile json,
--   p_key varchar(400),
--   p_value json) RETURNS text NO SQL
-- 'The reason why a value of a tile of a board cannot be changed.'

-- FUNCTION change_of_event (
--   p_kind varchar(20)) RETURNS varchar(10) NO SQL
-- 'What an event of a kind changes besides cash.'

-- FUNCTION column_text (
--   p_row json,
--   p_column varchar(64)) RETURNS text NO SQL
-- 'A value of a row in JSON as text; NULL for NULL.'

-- FUNCTION convert_archive (
--   p_archive json) RETURNS json READS SQL DATA
-- 'An archive of an older version of the format, as the present version writes it.'

-- FUNCTION count_fours (
--   p_seats json) RETURNS int NO SQL
-- 'How often the players at tables of four in a round have sat at one before.'

-- FUNCTION count_taken_seats (
--   p_lobby_id int) RETURNS int READS SQL DATA
-- 'How many seats of a lobby are taken, by people and bots.'

-- FUNCTION current_game () RETURNS int READS SQL DATA
-- 'The game that a statement without a game_id means.'

-- FUNCTION day_of (
--   p_text longtext) RETURNS date NO SQL
-- 'A text like 2026-01-31 as a date; NULL if it is not one.'

-- FUNCTION deed_worth (
--   p_ruleset_id int,
--   p_prid int,
--   p_level int,
--   p_mortgaged tinyint(1)) RETURNS bigint READS SQL DATA
-- 'What a property with its buildings adds to the worth of its owner.'

-- FUNCTION default_rules () RETURNS json READS SQL DATA
-- 'The default values of the rules, in the form of a document.'

-- FUNCTION dice_fit (
--   p_dice double,
--   p_dice2 double,
--   p_count int,
--   p_sides int) RETURNS tinyint(1) NO SQL
-- 'Whether the dice can show the values that a client gives.'

-- FUNCTION dice_refusal (
--   p_action varchar(20),
--   p_takes_dice tinyint(1),
--   p_runs_out tinyint(1)) RETURNS varchar(200) NO SQL
-- 'The reason why a player may not roll, or change where the dice come from.'

-- FUNCTION die_of (
--   p_seed varchar(64),
--   p_what varchar(40),
--   p_sides int) RETURNS int NO SQL
-- 'The value of a die that the server rolls.'

-- FUNCTION differences_of (
--   p_one json,
--   p_other json) RETURNS json READS SQL DATA
-- 'The differences between two records of games.'

-- FUNCTION differing_rows (
--   p_one json,
--   p_other json) RETURNS json READS SQL DATA
-- 'The rows that differ between two records of games.'

-- FUNCTION document_facts (
--   p_document json,
--   p_rules json,
--   p_parts json) RETURNS json READS SQL DATA
-- 'What a document says, in the form that obstacles are compared with.'

-- FUNCTION edition_refusal (
--   p_action varchar(20),
--   p_can_leave tinyint(1),
--   p_can_end tinyint(1),
--   p_trade varchar(20)) RETURNS varchar(200) NO SQL
-- 'The reason why the rules of a game do not allow an action.'

-- FUNCTION effects_of (
--   p_parts json) RETURNS json READS SQL DATA
-- 'The effects of the tiles and cards of a document.'

-- FUNCTION effect_amount (
--   p_ruleset_id int,
--   p_tiles json,
--   p_effect varchar(20),
--   p_written json) RETURNS int READS SQL DATA
-- 'The amount of a bonus or card.'

-- FUNCTION errors_by_rules (
--   p_document json,
--   p_parts json,
--   p_tiles json) RETURNS json READS SQL DATA
-- 'The errors in a complete document that depend on its rules.'

-- FUNCTION errors_in_changes (
--   p_document json,
--   p_changes json) RETURNS json NO SQL
-- 'The errors in changes to a board by themselves.'

-- FUNCTION errors_in_decks (
--   p_document json) RETURNS json NO SQL
-- 'The errors in the decks of a document: no cards, or no tile that draws from them.'

-- FUNCTION errors_in_dice (
--   p_rules json) RETURNS json NO SQL
-- 'The rules of a document that name rolls which its dice cannot make.'

-- FUNCTION errors_in_effects (
--   p_document json,
--   p_parts json,
--   p_tiles json) RETURNS json READS SQL DATA
-- 'The errors in the effects of tiles and cards of a document.'

-- FUNCTION errors_in_file (
--   p_document json,
--   p_file json) RETURNS json READS SQL DATA
-- 'The errors in the file of a board that no copy of a board can have.'

-- FUNCTION errors_in_hotels (
--   p_rules json,
--   p_parts json) RETURNS json NO SQL
-- 'The tiles and cards of a document that charge hotels which it does not have.'

-- FUNCTION errors_in_jail (
--   p_facts json) RETURNS json NO SQL
-- 'Reports a document in which players go to jail and cannot get out.'

-- FUNCTION errors_in_moves (
--   p_document json,
--   p_tiles json) RETURNS json NO SQL
-- 'The tiles of a document from which a player could move on for ever.'

-- FUNCTION errors_in_names (
--   p_document json) RETURNS json NO SQL
-- 'The duplicate names of a document, and the names of nothing.'

-- FUNCTION errors_in_needs (
--   p_facts json,
--   p_parts json) RETURNS json READS SQL DATA
-- 'The rules and effects in a document that lack what they need of others.'

-- FUNCTION errors_in_opening (
--   p_document json,
--   p_rules json,
--   p_tiles json) RETURNS json NO SQL
-- 'The contradictions in the opening position of a document.'

-- FUNCTION errors_in_options (
--   p_parts json,
--   p_tiles json) RETURNS json NO SQL
-- 'The keys of tiles and cards that make no sense with their effect.'

-- FUNCTION errors_in_paces (
--   p_document json,
--   p_before json) RETURNS json READS SQL DATA
-- 'The errors in the paces of a document, alone and with the rest of it.'

-- FUNCTION errors_in_percents (
--   p_document json,
--   p_rules json) RETURNS json NO SQL
-- 'The amounts that the percentages of a document make too large.'

-- FUNCTION errors_in_pot (
--   p_document json,
--   p_rules json) RETURNS json READS SQL DATA
-- 'Reports a document whose pot is taken on a tile that has another effect.'

-- FUNCTION errors_in_rents (
--   p_document json,
--   p_rules json) RETURNS json NO SQL
-- 'The contradictions between rents and buildings of the properties of a document.'

-- FUNCTION errors_in_rules (
--   p_document json,
--   p_rules json,
--   p_tiles json) RETURNS json READS SQL DATA
-- 'The rules of a document that are unknown, of the wrong type or out of range.'

-- FUNCTION errors_in_sets (
--   p_document json,
--   p_file json) RETURNS json READS SQL DATA
-- 'The errors in a file of a board: sets reduced to one property, and two jails.'

-- FUNCTION errors_in_shapes (
--   p_parts json) RETURNS json READS SQL DATA
-- 'The parts of a document of the wrong form; missing and unknown keys.'

-- FUNCTION errors_in_values (
--   p_parts json) RETURNS json READS SQL DATA
-- 'The values of a document that are of the wrong type or out of range.'

-- FUNCTION errors_in_words (
--   p_document json) RETURNS json READS SQL DATA
-- 'The errors in the labels, sentences and words of a document.'

-- FUNCTION errors_of_board (
--   p_document json,
--   p_changes json) RETURNS json READS SQL DATA
-- 'All errors that a board would have after changes.'

-- FUNCTION errors_of_document (
--   p_document json) RETURNS json READS SQL DATA
-- 'All errors in a complete document.'

-- FUNCTION errors_of_edition (
--   p_source longtext) RETURNS json READS SQL DATA
-- 'All errors in a document as people write it.'

-- FUNCTION errors_of_file (
--   p_board json,
--   p_source json,
--   p_file json) RETURNS json READS SQL DATA
-- 'All errors in the file of a board.'

-- FUNCTION errors_of_house_rules (
--   p_edition text,
--   p_rules json,
--   p_board_edition text) RETURNS json READS SQL DATA
-- 'All errors in the house rules of a game.'

-- FUNCTION error_summary (
--   p_errors json,
--   p_routine text) RETURNS text NO SQL
-- 'The number of errors and the first one, as a sentence.'

-- FUNCTION estate_history (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'How the properties changed what each player of a game was worth.'

-- FUNCTION estate_moves (
--   p_game_id int,
--   p_actor int,
--   p_is_between tinyint(1),
--   p_refusal varchar(40)) RETURNS json READS SQL DATA
-- 'The moves on properties: building, selling, mortgaging.'

-- FUNCTION estate_price (
--   p_action varchar(20),
--   p_cost int,
--   p_house_cost int,
--   p_hotel_cost int,
--   p_skyscraper_cost int,
--   p_level int,
--   p_max_houses int,
--   p_has_hotels tinyint(1),
--   p_sell_percent int,
--   p_mortgage_value int,
--   p_redeem_fee int,
--   p_sell_deed_percent int) RETURNS bigint NO SQL
-- 'The amount that building, selling, mortgaging or lifting a mortgage costs or brings.'

-- FUNCTION estate_refusal (
--   p_action varchar(20),
--   p_name varchar(40),
--   p_player_id int,
--   p_owner int,
--   p_balance bigint,
--   p_price int,
--   p_level int,
--   p_mortgaged tinyint(1),
--   p_missing int,
--   p_lowest int,
--   p_highest int,
--   p_set_mortgaged int,
--   p_mortgage_unit varchar(20),
--   p_build_evenly tinyint(1),
--   p_buildings_left int) RETURNS varchar(200) NO SQL
-- 'The reason why a player may not build, mortgage, lift a mortgage or sell.'

-- FUNCTION event_is_running () RETURNS tinyint(1) READS SQL DATA
-- 'Whether the event that lets bots play has run in the last ten seconds.'

-- FUNCTION fee_of_mortgage (
--   p_mortgage_value bigint,
--   p_fee int) RETURNS bigint NO SQL
-- 'A fee on a mortgage, halves rounded up.'

-- FUNCTION find_game (
--   p_game_id int) RETURNS int READS SQL DATA
-- 'The number of a game, if it exists.'

-- FUNCTION find_lobby (
--   p_link text) RETURNS int READS SQL DATA
-- 'The lobby that a link leads to.'

-- FUNCTION free_lobby_seats (
--   p_lobby_id int) RETURNS varchar(100) READS SQL DATA
-- 'The free seats of a lobby.'

-- FUNCTION game_lockers () RETURNS json READS SQL DATA
-- 'The sessions for whose locking reads of games others wait, if the server says so.'

-- FUNCTION group_note (
--   p_game_id int,
--   p_player_id int,
--   p_prid int) RETURNS varchar(200) READS SQL DATA
-- 'What a property of the bank would mean to a player for its colour group.'

-- FUNCTION has_rules_and_tiles (
--   p_document json) RETURNS tinyint(1) NO SQL
-- 'Whether a document has rules and a list of tiles, without which all else is an error.'

-- FUNCTION has_unseen (
--   p_text longtext) RETURNS tinyint(1) NO SQL
-- 'Whether a text contains invisible characters.'

-- FUNCTION holding_worth (
--   p_missing int,
--   p_unsold int,
--   p_rents bigint,
--   p_kept bigint,
--   p_more bigint,
--   p_cost bigint,
--   p_whole bigint,
--   p_cash bigint,
--   p_credit int,
--   p_optimism int) RETURNS bigint NO SQL
-- 'The worth of what a player owns of a colour group, to a bot.'

-- FUNCTION hotel_sale (
--   p_game_id int,
--   p_prid int,
--   p_houses_left int) RETURNS json READS SQL DATA
-- 'What selling a hotel that the bank cannot replace would sell.'

-- FUNCTION house_document (
--   p_edition text,
--   p_rules json,
--   p_board_edition text) RETURNS json READS SQL DATA
-- 'The document of an edition with house rules or another board.'

-- FUNCTION is_final_error (
--   p_errno int,
--   p_state char(5)) RETURNS tinyint(1) NO SQL
-- 'Whether a move that failed with an error would fail with it each time.'

-- FUNCTION is_held (
--   p_game_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether a game would reveal dice that an older game has yet to roll.'

-- FUNCTION is_json (
--   p_text longtext) RETURNS tinyint(1) NO SQL
-- 'Whether a text is JSON that the server can parse.'

-- FUNCTION is_lobby_playing (
--   p_lobby_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether the newest game of a lobby is being played.'

-- FUNCTION is_near (
--   p_name varchar(100),
--   p_other varchar(100)) RETURNS tinyint(1) NO SQL
-- 'Whether a name that somebody typed may be meant for another.'

-- FUNCTION is_owner () RETURNS tinyint(1) NO SQL
-- 'Whether the account that calls is the owner.'

-- FUNCTION is_plain_roll (
--   p_phase varchar(20),
--   p_action varchar(20),
--   p_named_player double,
--   p_player_id int) RETURNS tinyint(1) NO SQL
-- 'Whether a move is a roll by the player to move, so that find_actor can be skipped.'

-- FUNCTION is_seed_known (
--   p_seed varchar(64)) RETURNS tinyint(1) READS SQL DATA
-- 'Whether anybody may know the dice of games with a seed.'

-- FUNCTION is_seed_open (
--   p_game_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether the seed of a game may be published.'

-- FUNCTION is_seed_shared (
--   p_seed varchar(64),
--   p_game_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether a game that is not over has a seed, and so its dice.'

-- FUNCTION jail_refusal (
--   p_action varchar(20),
--   p_status int,
--   p_cards int,
--   p_jail_fine int,
--   p_jail_wait tinyint(1)) RETURNS varchar(200) NO SQL
-- 'The reason why a player may not take an action of jail.'

-- FUNCTION json_of (
--   p_text longtext) RETURNS json NO SQL
-- 'A text as JSON; NULL if it is not valid.'

-- FUNCTION kept_errors (
--   p_old json,
--   p_new json,
--   p_renamed json,
--   p_place text) RETURNS json READS SQL DATA
-- 'The errors in a tile of a file that changes what every copy of a board keeps.'

-- FUNCTION kind_error (
--   p_tiles json,
--   p_name json) RETURNS text NO SQL
-- 'The reason why a name in a document does not denote one kind of tile.'

-- FUNCTION lacks_houses (
--   p_level int,
--   p_max_houses int,
--   p_house_stock int,
--   p_houses int) RETURNS tinyint(1) NO SQL
-- 'Whether the bank has too few houses to replace the hotel of a property.'

-- FUNCTION last_change (
--   p_tournament_id bigint) RETURNS json READS SQL DATA
-- 'The last change of a tournament that was not undone.'

-- FUNCTION leader_of (
--   p_game_id int) RETURNS int READS SQL DATA
-- 'The player who is ahead in a game.'

-- FUNCTION league_ratings () RETURNS json READS SQL DATA
-- 'The ratings of all players over all tournaments.'

-- FUNCTION level_after_sale (
--   p_shortage varchar(20),
--   p_build_evenly tinyint(1),
--   p_is_sold tinyint(1),
--   p_level int,
--   p_houses_left int,
--   p_size int,
--   p_houses int,
--   p_place int) RETURNS bigint NO SQL
-- 'The number of buildings on a property after a hotel that lacks houses is sold.'

-- FUNCTION lift_cost (
--   p_mortgaged tinyint(1),
--   p_cost int,
--   p_mortgage int,
--   p_mortgage_percent int,
--   p_fee int) RETURNS bigint NO SQL
-- 'The cost of lifting the mortgage on a property, if it has one.'

-- FUNCTION limit_sentence (
--   p_other text,
--   p_may_equal tinyint(1)) RETURNS text NO SQL
-- 'Says which rule a number must not exceed.'

-- FUNCTION lineup_of (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'The line-up of a game that is over.'

-- FUNCTION listed_name (
--   p_name varchar(40)) RETURNS varchar(42) NO SQL
-- 'A name as it stands in a list of names that are separated by commas.'

-- FUNCTION location_of (
--   p_document json,
--   p_name varchar(40)) RETURNS int NO SQL
-- 'The location of a tile of a document.'

-- FUNCTION locked_readers () RETURNS json READS SQL DATA
-- 'The sessions that lock rows in order to read them, while somebody waits for rows.'

-- FUNCTION lowest_bid (
--   p_price bigint,
--   p_bid bigint,
--   p_first_bid_percent int,
--   p_raise_percent int) RETURNS bigint NO SQL
-- 'The lowest bid that an auction accepts next.'

-- FUNCTION match_number (
--   p_text longtext) RETURNS bigint NO SQL
-- 'A text as a match number; NULL if it is not one.'

-- FUNCTION missing_game () RETURNS varchar(120) NO SQL
-- 'What is said about a game that does not exist.'

-- FUNCTION money_text (
--   p_sign varchar(60),
--   p_thousands varchar(60),
--   p_amount bigint) RETURNS varchar(200) NO SQL
-- 'An amount of money as the edition writes it.'

-- FUNCTION mortgage_value (
--   p_cost int,
--   p_mortgage_percent int,
--   p_mortgage int) RETURNS bigint NO SQL
-- 'The amount that the bank pays for a mortgage.'

-- FUNCTION most_trades (
--   p_trades_per_turn int,
--   p_is_between tinyint(1)) RETURNS int NO SQL
-- 'The most trades that a player may propose in a turn.'

-- FUNCTION moves_are_final (
--   p_game_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether the moves of the account that calls are final in a game.'

-- FUNCTION moves_of (
--   p_document json,
--   p_tiles json) RETURNS json NO SQL
-- 'The pairs of tiles of a document where one moves players on to the other.'

-- FUNCTION move_meaning (
--   p_sentence varchar(200),
--   p_player varchar(40),
--   p_property varchar(40),
--   p_price bigint,
--   p_partner varchar(40),
--   p_minimum bigint,
--   p_maximum bigint) RETURNS varchar(300) NO SQL
-- 'A possible move in plain words.'

-- FUNCTION move_sql (
--   p_game_id int,
--   p_player_id int,
--   p_action varchar(20),
--   p_prid int,
--   p_amount bigint,
--   p_terms json,
--   p_dice_count int,
--   p_dice_sides int,
--   p_is_final tinyint(1)) RETURNS varchar(600) NO SQL
-- 'The statement that makes a possible move.'

-- FUNCTION names_by_place (
--   p_from json,
--   p_to json) RETURNS json NO SQL
-- 'The names that the tiles of one document have in another.'

-- FUNCTION names_of_players (
--   p_players json,
--   p_from int) RETURNS json NO SQL
-- 'The names of the players of a new game, with defaults.'

-- FUNCTION name_error (
--   p_name varchar(200)) RETURNS varchar(120) NO SQL
-- 'The error in the name of a player, which must not pass for another name.'

-- FUNCTION name_of_seat (
--   p_player json) RETURNS text NO SQL
-- 'The name given for a seat.'

-- FUNCTION name_skeleton (
--   p_name varchar(200)) RETURNS varchar(200) NO SQL
-- 'A name with lookalike letters replaced by Latin ones, and apostrophes by straight ones.'

-- FUNCTION near_editions (
--   p_name text) RETURNS text READS SQL DATA
-- 'The editions and boards that a name may be meant for.'

-- FUNCTION near_point_systems (
--   p_name text) RETURNS text READS SQL DATA
-- 'The point systems that a name may be meant for.'

-- FUNCTION near_rules (
--   p_name text) RETURNS text READS SQL DATA
-- 'The rules that a name may be meant for.'

-- FUNCTION needs_money (
--   p_phase varchar(20)) RETURNS tinyint(1) NO SQL
-- 'Whether a player raises money in a phase.'

-- FUNCTION needs_of (
--   p_name text) RETURNS text READS SQL DATA
-- 'What a rule or an effect needs of others, as sentences; NULL: nothing.'

-- FUNCTION net_worth (
--   p_game_id int,
--   p_player_id int) RETURNS bigint READS SQL DATA
-- 'The net worth of a player: cash, properties, and buildings where they count.'

-- FUNCTION newest_game_of_lobby (
--   p_lobby_id int) RETURNS int READS SQL DATA
-- 'The newest game that was begun in a lobby.'

-- FUNCTION new_name (
--   p_names json,
--   p_name text) RETURNS text NO SQL
-- 'The name of a tile after tiles were renamed.'

-- FUNCTION next_bidder (
--   p_game_id int) RETURNS int READS SQL DATA
-- 'The player to ask next in an auction.'

-- FUNCTION next_of_kind (
--   p_tiles json,
--   p_kind varchar(400),
--   p_from int) RETURNS int NO SQL
-- 'The next tile of a colour or name.'

-- FUNCTION numbers_of_players (
--   p_names json) RETURNS json READS SQL DATA
-- 'The numbers of players of the league, by their names.'

-- FUNCTION open_seed (
--   p_seed varchar(64),
--   p_seats json) RETURNS varchar(64) NO SQL
-- 'The seed of a new game.'

-- FUNCTION order_roll (
--   p_seed varchar(64),
--   p_player_id int,
--   p_time int) RETURNS int NO SQL
-- 'The sum of two dice that a player rolls for the order of play.'

-- FUNCTION order_rolls (
--   p_seed varchar(64),
--   p_players int,
--   p_times int) RETURNS json NO SQL
-- 'All dice rolls for the order of play.'

-- FUNCTION owner_account () RETURNS varchar(80) NO SQL
-- 'The name of the account that owns the installation, without the host.'

-- FUNCTION own_lobby_seat (
--   p_lobby_id int,
--   p_guest_hash char(64)) RETURNS int READS SQL DATA
-- 'The seat of a guest of the account in a lobby, or of the account itself.'

-- FUNCTION paced_rules (
--   p_edition text,
--   p_pace text,
--   p_rules json) RETURNS json READS SQL DATA
-- 'House rules merged over those of a pace.'

-- FUNCTION parts_of (
--   p_document json) RETURNS json NO SQL
-- 'The parts of a document that EditionKey describes, with their places.'

-- FUNCTION payment_refusal (
--   p_action varchar(20),
--   p_balance bigint,
--   p_price bigint) RETURNS varchar(200) NO SQL
-- 'The reason why a player may not take an action that costs money.'

-- FUNCTION percent_of (
--   p_amount bigint,
--   p_percent int) RETURNS bigint NO SQL
-- 'A percentage of an amount, halves rounded up.'

-- FUNCTION place_error (
--   p_tiles json,
--   p_name json,
--   p_is_bonus tinyint(1)) RETURNS text NO SQL
-- 'The reason why a name in a document does not denote one tile.'

-- FUNCTION place_in_deck (
--   p_record_id int,
--   p_event_no int,
--   p_number int) RETURNS bigint NO SQL
-- 'The place in its deck of a card that is moved now: after all that were moved before.'

-- FUNCTION place_of (
--   p_place text,
--   p_key text) RETURNS text NO SQL
-- 'The place of a key in a document.'

-- FUNCTION players_as_bots (
--   p_ruleset_id int,
--   p_players json,
--   p_character varchar(40)) RETURNS json READS SQL DATA
-- 'The players of a game in which bots take the seats of people.'

-- FUNCTION players_of_lobby (
--   p_lobby_id int,
--   p_seats json) RETURNS json READS SQL DATA
-- 'The players of a game that begins in a lobby, as options of the game.'

-- FUNCTION players_with_bots (
--   p_players json) RETURNS json NO SQL
-- 'The players of a new game, with bots in the place of names that begin with @.'

-- FUNCTION player_means (
--   p_tournament_id bigint,
--   p_players json) RETURNS json READS SQL DATA
-- 'The points per match of players in a tournament.'

-- FUNCTION player_name (
--   p_game_id int,
--   p_player_id int) RETURNS varchar(40) READS SQL DATA
-- 'The name of a player.'

-- FUNCTION player_names (
--   p_players json) RETURNS longtext READS SQL DATA
-- 'The names of players, separated by commas.'

-- FUNCTION play_bot_moves (
--   p_game_id int,
--   p_most_moves int,
--   p_is_final tinyint(1)) RETURNS varchar(40) MODIFIES SQL DATA
-- 'Makes the next moves of a game while bots have to make them.'

-- FUNCTION possible_moves (
--   p_game_id int,
--   p_lacks_money tinyint(1)) RETURNS json READS SQL DATA
-- 'The legal moves of a game, or those for which a player lacks only the money.'

-- FUNCTION prepared_statements () RETURNS int READS SQL DATA
-- 'How many prepared statements the server holds, for all sessions.'

-- FUNCTION price_in_game (
--   p_game_id int,
--   p_prid int) RETURNS bigint READS SQL DATA
-- 'The price of an unowned property in a game.'

-- FUNCTION price_of (
--   p_cost int,
--   p_cost_factor bigint) RETURNS bigint NO SQL
-- 'The price of an unowned property.'

-- FUNCTION raisable (
--   p_game_id int,
--   p_player_id int) RETURNS bigint READS SQL DATA
-- 'What a player could pay with everything sold and mortgaged.'

-- FUNCTION raisable_by_deed (
--   p_cost int,
--   p_mortgage int,
--   p_mortgaged tinyint(1),
--   p_level int,
--   p_house_cost int,
--   p_hotel_cost int,
--   p_skyscraper_cost int,
--   p_max_houses int,
--   p_sell_percent int,
--   p_mortgage_percent int,
--   p_sell_deed_percent int) RETURNS bigint NO SQL
-- 'What a property brings its owner when its buildings and it are sold or mortgaged.'

-- FUNCTION rank_strengths (
--   p_matches json) RETURNS json READS SQL DATA
-- 'The matches of a draw with strengths no higher than their number.'

-- FUNCTION read_position (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'Everything in a game that its moves have changed, except for what they recorded.'

-- FUNCTION reason_sentence (
--   p_sentence varchar(200),
--   p_property varchar(40),
--   p_group varchar(40),
--   p_sign varchar(60),
--   p_thousands varchar(60),
--   p_worth bigint,
--   p_price bigint) RETURNS varchar(400) NO SQL
-- 'Why a bot decides as it does, in a sentence.'

-- FUNCTION recorded_board (
--   p_ruleset_id int) RETURNS json READS SQL DATA
-- 'The rows of a ruleset that describe its board.'

-- FUNCTION recorded_events (
--   p_game_id int,
--   p_last_record_id int) RETURNS json READS SQL DATA
-- 'The events of the moves of a game.'

-- FUNCTION recorded_ledger (
--   p_game_id int,
--   p_last_record_id int) RETURNS json READS SQL DATA
-- 'The moves and events of a game.'

-- FUNCTION recorded_moves (
--   p_game_id int,
--   p_first_record_id int,
--   p_last_record_id int) RETURNS json READS SQL DATA
-- 'The moves of a game, with their results.'

-- FUNCTION recorded_position (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'The position of a game.'

-- FUNCTION recorded_rules (
--   p_ruleset_id int) RETURNS json READS SQL DATA
-- 'All rows of a ruleset.'

-- FUNCTION recorded_words (
--   p_ruleset_id int) RETURNS json READS SQL DATA
-- 'The rows of a ruleset for its wording and the opening position.'

-- FUNCTION redeem_fee_now (
--   p_redeem_fee int,
--   p_handover_fee int,
--   p_redeem_by_round int,
--   p_round int) RETURNS bigint NO SQL
-- 'The fee for lifting a mortgage now, on top of the mortgage value.'

-- FUNCTION renamed_decks (
--   p_decks json,
--   p_names json) RETURNS json READS SQL DATA
-- 'The decks of a document after tiles were renamed.'

-- FUNCTION renamed_document (
--   p_document json,
--   p_names json) RETURNS json READS SQL DATA
-- 'A document in which all references to tiles have their new names.'

-- FUNCTION renamed_effect (
--   p_item json,
--   p_names json) RETURNS json READS SQL DATA
-- 'A tile or card that refers to another tile, after tiles were renamed.'

-- FUNCTION renamed_opening (
--   p_opening json,
--   p_names json) RETURNS json NO SQL
-- 'The opening position of a document after tiles were renamed.'

-- FUNCTION rent_change_error (
--   p_old json,
--   p_new json) RETURNS text NO SQL
-- 'The reason why the rent of a tile of a board cannot be changed to another.'

-- FUNCTION rent_if_bought (
--   p_game_id int,
--   p_prid int,
--   p_player_id int) RETURNS bigint READS SQL DATA
-- 'The rent that visitors of a property would owe if a player bought it now.'

-- FUNCTION rent_level (
--   p_rent_by varchar(20),
--   p_level int,
--   p_max_houses int,
--   p_owned int) RETURNS bigint NO SQL
-- 'The level of the row of Rent that holds the rent of a property.'

-- FUNCTION rent_of (
--   p_rent_by varchar(20),
--   p_printed int,
--   p_level int,
--   p_max_houses int,
--   p_bonus_factor bigint) RETURNS bigint NO SQL
-- 'The rent of an owned property.'

-- FUNCTION rent_of_tile (
--   p_rent json) RETURNS json NO SQL
-- 'The rent of a property of a document, parsed.'

-- FUNCTION resolve_edition (
--   p_source json) RETURNS json READS SQL DATA
-- 'The complete document of an edition, with everything that it inherits.'

-- FUNCTION result_intent (
--   p_match_id bigint) RETURNS varchar(20) READS SQL DATA
-- 'Whether the result of a match was played or is a forfeit.'

-- FUNCTION result_note (
--   p_intent varchar(20),
--   p_round_id int,
--   p_table_no int,
--   p_scores json,
--   p_game int) RETURNS longtext READS SQL DATA
-- 'A sentence about a row of ResultRecord.'

-- FUNCTION round_part (
--   p_tournament_id bigint,
--   p_round_id int) RETURNS json READS SQL DATA
-- 'A round with its draw and its byes, as it is now; NULL when it does not exist.'

-- FUNCTION rules_of (
--   p_document json) RETURNS json READS SQL DATA
-- 'The values of the rules of a document, those of its board among them.'

-- FUNCTION rule_differences (
--   p_ruleset_id int,
--   p_other_ruleset_id int) RETURNS json READS SQL DATA
-- 'The differences between the rows of two rulesets.'

-- FUNCTION rule_place (
--   p_topic text,
--   p_rule text) RETURNS text NO SQL
-- 'The place of a rule in a document.'

-- FUNCTION sale_sentence (
--   p_sale json) RETURNS varchar(200) NO SQL
-- 'The sentence of a move that sells a hotel which the bank cannot replace.'

-- FUNCTION save_slots () RETURNS int READS SQL DATA
-- 'The number of save slots of each account.'

-- FUNCTION schema_failure (
--   p_schema json,
--   p_document json) RETURNS varchar(80) NO SQL
-- 'The first place where a document violates a JSON schema.'

-- FUNCTION score_meetings (
--   p_met json,
--   p_seats json) RETURNS json READS SQL DATA
-- 'Weights for the meetings of two players in a round: the higher, the worse.'

-- FUNCTION seats_of_copy (
--   p_seats json,
--   p_seed varchar(64)) RETURNS json READS SQL DATA
-- 'The seats of a game that begins like another.'

-- FUNCTION seat_of_link (
--   p_game_id int,
--   p_link text) RETURNS int READS SQL DATA
-- 'The seat of an invitation link of the account.'

-- FUNCTION sessions_to_end (
--   p_readers json) RETURNS json READS SQL DATA
-- 'The sessions of accounts that exceed their limits or block others.'

-- FUNCTION session_account () RETURNS varchar(80) NO SQL
-- 'The name of the account that is connected, without the host.'

-- FUNCTION setting_of (
--   p_tournament_id bigint,
--   p_setting varchar(30)) RETURNS varchar(64) READS SQL DATA
-- 'The value of a setting of a tournament.'

-- FUNCTION shown (
--   p_text longtext) RETURNS varchar(80) NO SQL
-- 'The input of a user as a refusal repeats it: short, and without invisible characters.'

-- FUNCTION sound_rules (
--   p_rules json) RETURNS json READS SQL DATA
-- 'The rules of a document with values that can be parsed.'

-- FUNCTION statements_by_account () RETURNS json READS SQL DATA
-- 'How many prepared statements each account holds, if the server says so.'

-- FUNCTION talk_error (
--   p_text text) RETURNS varchar(120) NO SQL
-- 'The error in a text that somebody wants to say.'

-- FUNCTION term_of (
--   p_terms json,
--   p_name varchar(40)) RETURNS longtext NO SQL
-- 'A member of an object as text; NULL when it is null or missing.'

-- FUNCTION tiles_of (
--   p_document json) RETURNS json NO SQL
-- 'The tiles of a document with their names and locations.'

-- FUNCTION tile_changes (
--   p_old json,
--   p_new json) RETURNS json NO SQL
-- 'The changes that a tile of a file makes to a tile of a board.'

-- FUNCTION tile_error (
--   p_tiles json,
--   p_tile json) RETURNS text NO SQL
-- 'The reason why the name or location of a tile is not clear.'

-- FUNCTION tile_index (
--   p_tiles json,
--   p_tile json) RETURNS int NO SQL
-- 'The place of a tile in a document, by name or location.'

-- FUNCTION tournament_archive (
--   p_tournament_id bigint) RETURNS json READS SQL DATA
-- 'Everything needed to restore a tournament, with its standings for comparison.'

-- FUNCTION tournament_part (
--   p_tournament_id bigint,
--   p_part varchar(20),
--   p_round_id int) RETURNS json READS SQL DATA
-- 'The current state of what an act changes.'

-- FUNCTION traded_deeds (
--   p_game_id int,
--   p_terms json) RETURNS json READS SQL DATA
-- 'The properties of the colour groups that a trade concerns, before and after it.'

-- FUNCTION trade_effects (
--   p_game_id int,
--   p_terms json) RETURNS json READS SQL DATA
-- 'What each side of a trade gains and risks.'

-- FUNCTION trade_estate (
--   p_terms json,
--   p_deeds json) RETURNS json NO SQL
-- 'What a trade does to the colour groups, buildings, rents and mortgages of both players.'

-- FUNCTION trade_example (
--   p_trade varchar(20),
--   p_needs_money tinyint(1),
--   p_to int,
--   p_cash bigint,
--   p_cards int,
--   p_deed int,
--   p_his_cash bigint,
--   p_his_cards int,
--   p_his_deed int) RETURNS json NO SQL
-- 'A small trade that one player can propose to another.'

-- FUNCTION trade_moves (
--   p_game_id int,
--   p_actor int,
--   p_is_between tinyint(1)) RETURNS json READS SQL DATA
-- 'The partners with whom a trade is possible, each with an example.'

-- FUNCTION trade_purses (
--   p_game_id int,
--   p_terms json,
--   p_deeds json,
--   p_cards varchar(60)) RETURNS json READS SQL DATA
-- 'What a trade does to the cash and the cards of both players.'

-- FUNCTION trade_sale (
--   p_game_id int,
--   p_terms json) RETURNS varchar(2000) READS SQL DATA
-- 'What a trade would sell to the bank first, in sentences.'

-- FUNCTION trade_schema () RETURNS varchar(1000) NO SQL
-- 'The JSON schema of the terms of a trade.'

-- FUNCTION trade_sentence (
--   p_effect json,
--   p_name varchar(40),
--   p_sign varchar(60),
--   p_thousands varchar(60)) RETURNS varchar(300) NO SQL
-- 'What a trade would do to a player, in a sentence.'

-- FUNCTION turning_point (
--   p_game_id int,
--   p_winner int) RETURNS json READS SQL DATA
-- 'The move from which on the winner of a game led.'

-- FUNCTION turn_deadline (
--   p_game_id int,
--   p_player_id int,
--   p_round int,
--   p_played_at datetime(3)) RETURNS datetime(3) READS SQL DATA
-- 'The time by which a player must move, in a game with a clock.'

-- FUNCTION turn_moves (
--   p_game_id int,
--   p_actor int,
--   p_refusal varchar(40)) RETURNS json READS SQL DATA
-- 'The moves of the player to act that take no property: rolling, buying, paying, leaving.'

-- FUNCTION typed_changes (
--   p_document json,
--   p_changes json) RETURNS json NO SQL
-- 'The changes to the tiles of a board, each with its value and its error.'

-- FUNCTION typed_number (
--   p_value json,
--   p_is_number tinyint(1)) RETURNS json NO SQL
-- 'A number as in a document, parsed from text.'

-- FUNCTION typed_rent (
--   p_old json,
--   p_new json) RETURNS json NO SQL
-- 'A rent as in a document, parsed from what somebody typed.'

-- FUNCTION typed_rules (
--   p_rules json) RETURNS json READS SQL DATA
-- 'House rules as a part of a document.'

-- FUNCTION unseated_players (
--   p_point_system varchar(40),
--   p_players int) RETURNS int READS SQL DATA
-- 'How many of a number of players are left over without a table.'

-- FUNCTION utc_now () RETURNS datetime(6) NO SQL
-- 'The clock of the server, in UTC.'

-- FUNCTION value_error (
--   p_type varchar(20),
--   p_minimum int,
--   p_maximum int,
--   p_choices json,
--   p_value json) RETURNS text NO SQL
-- 'The error in a value of a document.'

-- FUNCTION value_errors (
--   p_values json) RETURNS json NO SQL
-- 'The errors in values of a document.'

-- FUNCTION whole_number (
--   p_text longtext) RETURNS int NO SQL
-- 'A text as a whole number of at most nine digits; NULL for any other text.'

-- FUNCTION winners_of (
--   p_game_id int) RETURNS text READS SQL DATA
-- 'The names of the winners of a game, in the order of their numbers.'

-- FUNCTION with_byes (
--   p_tournament_id bigint,
--   p_seats json) RETURNS json READS SQL DATA
-- 'The seats of a round, with byes at table 0.'

-- FUNCTION worth_history (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'What every player of a game was worth after each move.'

-- FUNCTION worth_in_game (
--   p_game_id int,
--   p_player_id int) RETURNS bigint READS SQL DATA
-- 'By what the players of a game compare themselves.'

-- FUNCTION worth_of_deed (
--   p_cost int,
--   p_counts_buildings tinyint(1),
--   p_level int,
--   p_house_cost int,
--   p_hotel_cost int,
--   p_skyscraper_cost int,
--   p_max_houses int) RETURNS bigint NO SQL
-- 'What a property with its buildings adds to the net worth of its owner.'

-- PROCEDURE accept_invitation (
--   IN p_game_id int,
--   IN p_link text,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Takes the seat of an invitation link of the account.'

-- PROCEDURE add_debt (
--   IN p_debtor int,
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_kind varchar(20),
--   IN p_prid int,
--   IN m_game_id int,
--   INOUT m_next_entry int) MODIFIES SQL DATA
-- 'Adds a debt, which is settled after the landing.'

-- PROCEDURE add_edition (
--   IN p_document longtext) MODIFIES SQL DATA
-- 'Adds an edition from a document, under a name that is free.'

-- PROCEDURE add_event (
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_location int,
--   IN p_prid int,
--   IN p_card_id int,
--   IN m_game_id int,
--   IN m_record_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Adds an event without money.'

-- PROCEDURE add_event_here (
--   IN p_kind varchar(20),
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Adds an event on the tile where the player whose turn it is stands now.'

-- PROCEDURE add_league_player (
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Adds a player to the league.'

-- PROCEDURE add_lobby_game (
--   IN p_game_id int,
--   IN p_lobby json) MODIFIES SQL DATA
-- 'Links a new game to the lobby in which it was begun, and seats its guests.'

-- PROCEDURE add_offer (
--   IN p_player_id int,
--   IN p_offer varchar(20),
--   IN p_prid int,
--   IN p_factor int,
--   IN m_game_id int,
--   INOUT m_next_entry int) MODIFIES SQL DATA
-- 'Adds a decision or a roll of a player, which opens when the debts before it are paid.'

-- PROCEDURE add_offer_event (
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_prid int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Adds an event about the property that is offered or auctioned.'

-- PROCEDURE add_player_event (
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN m_game_id int,
--   IN m_record_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Adds an event that is about a player alone.'

-- PROCEDURE add_posting (
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_payer int,
--   IN p_payee int,
--   IN p_amount bigint,
--   IN p_location int,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Adds a posting: an event in which one account pays another an amount.'

-- PROCEDURE add_round (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_start longtext,
--   IN p_end longtext) MODIFIES SQL DATA
-- 'Adds a round to a tournament.'

-- PROCEDURE add_talk_line (
--   IN p_game_id int,
--   IN p_pid int,
--   IN p_emote varchar(20),
--   IN p_text varchar(140),
--   IN p_nudged int) MODIFIES SQL DATA
-- 'Adds a line to the talk of a game, and deletes the oldest ones.'

-- PROCEDURE add_to_totals (
--   IN p_game_id int,
--   IN p_games int) MODIFIES SQL DATA
-- 'Adds a game that is over to the totals of its rules, or takes it out of them.'

-- PROCEDURE adjust_points (
--   IN p_tournament longtext,
--   IN p_player longtext,
--   IN p_points longtext,
--   IN p_reason longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Give a player a bonus or a penalty.'

-- PROCEDURE admit_bidders (
--   IN p_newcomers_wait tinyint(1),
--   IN m_game_id int,
--   IN m_seats int) MODIFIES SQL DATA
-- 'Lets all players take part in an auction, or those who have been around the board.'

-- PROCEDURE advise (
--   IN p_game_id int) READS SQL DATA
-- 'Says what a good bot would do in the place of the people whom a game waits for.'

-- PROCEDURE advise_move (
--   IN p_game_id int,
--   IN p_player_id int,
--   OUT p_advice json) READS SQL DATA
-- 'Chooses a move as a bot would, for advice.'

-- PROCEDURE announce_rent (
--   IN p_card_id int,
--   IN p_steps bigint,
--   OUT p_roll_factor int,
--   OUT p_rent_factor int,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   IN m_turn_player int,
--   IN m_location int,
--   IN m_first int,
--   IN m_tiles int) READS SQL DATA
-- 'Changes the rent of the tile that a player advances to, if a tile or card says so.'

-- PROCEDURE annul_result (
--   IN p_match longtext) MODIFIES SQL DATA
-- 'Annul the result of a match, which can then be played or recorded again.'

-- PROCEDURE answer_trade (
--   IN p_terms json,
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_turn int,
--   IN m_seats int,
--   INOUT m_prid int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_player_id int,
--   INOUT m_event_no int,
--   IN m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Accepts, declines or withdraws a trade.'

-- PROCEDURE appraise (
--   OUT p_is_last tinyint(1),
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_pending int,
--   IN d_player_id int,
--   IN d_character_id int,
--   IN d_balance bigint,
--   INOUT d_worth bigint,
--   IN d_price bigint) READS SQL DATA
-- 'Appraises a property of the bank for a bot.'

-- PROCEDURE arrange_players (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_seed varchar(200),
--   IN p_order varchar(200),
--   IN p_threes int,
--   IN p_fours int,
--   IN p_planned json,
--   OUT p_seats json) READS SQL DATA
-- 'Finds tables for a round at which few players meet again.'

-- PROCEDURE begin_agreed_game (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Begins the next game of a lobby if everybody who is left has said that they want it.'

-- PROCEDURE begin_lobby_game (
--   IN p_lobby_id int,
--   IN p_by_host tinyint(1),
--   OUT p_game_id int) MODIFIES SQL DATA
-- 'Begins the next game of a lobby.'

-- PROCEDURE begin_transaction () MODIFIES SQL DATA
-- 'Begins a transaction that locks no gaps where others insert.'

-- PROCEDURE bot_move (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Makes one move of a bot.'

-- PROCEDURE buy_deed (
--   IN p_player_id int,
--   IN p_amount bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_prid int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Sells a property of the bank to a player.'

-- PROCEDURE call_game (
--   IN p_ruleset_id int,
--   IN p_terms json,
--   OUT p_call_id int) MODIFIES SQL DATA
-- 'Submits a new game, which nobody can take back from then on.'

-- PROCEDURE call_move (
--   IN p_game_id int,
--   IN p_action varchar(40),
--   IN p_details longtext,
--   OUT p_call_id bigint unsigned,
--   OUT p_before int) MODIFIES SQL DATA
-- 'Submits a move, which nobody can take back from then on.'

-- PROCEDURE call_substitute_bot (
--   IN p_dice int,
--   IN p_dice2 int,
--   IN d_game_id int,
--   IN d_record_id int,
--   IN d_player_id int,
--   IN d_prid int,
--   IN d_amount bigint,
--   IN d_action varchar(20)) MODIFIES SQL DATA
-- 'Submits the move of a substitute bot for a late player.'

-- PROCEDURE cancel_draw (
--   IN p_tournament longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Cancel the draw of a round without results.'

-- PROCEDURE cancel_entries (
--   IN p_player_id int,
--   IN m_game_id int,
--   IN m_first_entry int,
--   IN m_next_entry int) MODIFIES SQL DATA
-- 'Cancels all debts and pending offers of a player, owed by them or to them.'

-- PROCEDURE cancel_match (
--   IN p_match longtext) MODIFIES SQL DATA
-- 'Cancel a match without a result; its players sit out.'

-- PROCEDURE carry_out_trade (
--   IN p_from int,
--   IN p_to int,
--   IN p_side json,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Hands over what one side of a trade gives.'

-- PROCEDURE change_adjustments (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Adds or removes a bonus or a penalty.'

-- PROCEDURE change_balance (
--   IN p_kind varchar(20),
--   IN p_pays tinyint(1),
--   IN p_amount bigint,
--   IN p_counterparty int,
--   IN p_location int,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_turn_player int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Moves money between the player who rolled and another player or the bank.'

-- PROCEDURE change_board (
--   IN p_board text,
--   IN p_changes longtext) MODIFIES SQL DATA
-- 'Changes names and amounts of a board.'

-- PROCEDURE change_dice (
--   IN m_game_id int,
--   IN m_terms varchar(2000),
--   IN m_record_id int,
--   INOUT m_drawn int,
--   IN m_player_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Switches to another source of dice after the list of numbers has run out.'

-- PROCEDURE change_draw (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Makes, cancels or changes the draw of a round.'

-- PROCEDURE change_entries (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Enters players into the coming rounds, or withdraws them.'

-- PROCEDURE change_lobby_admission (
--   IN p_lobby_id int,
--   IN p_is_open tinyint(1)) MODIFIES SQL DATA
-- 'Says whether newcomers can take seats at a lobby.'

-- PROCEDURE change_people (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Grants an account a right to change a tournament, or revokes it.'

-- PROCEDURE change_point_system (
--   IN p_tournament longtext,
--   IN p_point_system longtext,
--   IN p_recompute longtext) MODIFIES SQL DATA
-- 'Change the point system of a tournament.'

-- PROCEDURE change_ranking (
--   IN p_tournament_id bigint,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Sets the criteria of the ranking of a tournament.'

-- PROCEDURE change_round (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Adds a round, deletes one without a draw, or changes its dates.'

-- PROCEDURE change_round_dates (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_start longtext,
--   IN p_end longtext) MODIFIES SQL DATA
-- 'Change the dates of a round.'

-- PROCEDURE change_round_number (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Renumbers a round without a draw.'

-- PROCEDURE change_setting (
--   IN p_tournament_id bigint,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Changes a setting of a tournament.'

-- PROCEDURE change_tournament (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Changes the name, dates, point system or state of a tournament, or deletes it.'

-- PROCEDURE change_tournament_dates (
--   IN p_tournament longtext,
--   IN p_start longtext,
--   IN p_end longtext) MODIFIES SQL DATA
-- 'Change the dates of a tournament.'

-- PROCEDURE charge_upkeep (
--   IN p_card_id int,
--   IN p_amount bigint,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   IN m_turn_player int,
--   IN m_location int) READS SQL DATA
-- 'Finds out what a player owes for their buildings.'

-- PROCEDURE check_action (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_played_at datetime(3),
--   IN m_ruleset_id int,
--   IN m_drawn int,
--   IN m_prid int,
--   IN m_first_entry int,
--   IN m_player_id int,
--   IN m_status int,
--   IN m_balance bigint) READS SQL DATA
-- 'Rejects an action that the phase has but that the player may not take.'

-- PROCEDURE check_all_played (
--   IN p_tournament_id bigint) READS SQL DATA
-- 'Rejects a tournament that has a match without a result.'

-- PROCEDURE check_archive (
--   IN p_archive longtext,
--   OUT p_converted json) READS SQL DATA
-- 'Rejects an invalid or changed archive of a game.'

-- PROCEDURE check_bidder (
--   IN m_game_id int,
--   IN m_named_player double,
--   IN m_player_id int,
--   IN m_status int) READS SQL DATA
-- 'Rejects a bid or pass of a player who is not in the auction.'

-- PROCEDURE check_board (
--   IN p_board text,
--   IN p_changes longtext) READS SQL DATA
-- 'Lists all errors that a board would have after changes.'

-- PROCEDURE check_board_file (
--   IN p_file longtext) READS SQL DATA
-- 'Lists all errors in the file of a board.'

-- PROCEDURE check_board_name (
--   IN p_name text,
--   IN p_board text) READS SQL DATA
-- 'Rejects an invalid or taken name for a board.'

-- PROCEDURE check_caller (
--   IN p_game_id int,
--   IN p_action varchar(40)) MODIFIES SQL DATA
-- 'Rejects a submitted move of an account that has no seat in the game.'

-- PROCEDURE check_cards (
--   IN p_player_id int,
--   IN p_needed int,
--   IN m_game_id int,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Rejects a trade of more Get Out of Jail Free cards than a player holds.'

-- PROCEDURE check_copying (
--   IN p_game_id int) READS SQL DATA
-- 'Checks that this account may copy a game.'

-- PROCEDURE check_details (
--   IN m_action varchar(20),
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_named_prid double,
--   IN m_amount double,
--   IN m_terms varchar(2000),
--   INOUT m_takes_dice tinyint(1)) READS SQL DATA
-- 'Rejects a move that lacks a detail or has one too many.'

-- PROCEDURE check_dice (
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_dice_count int,
--   IN m_dice_sides int) READS SQL DATA
-- 'Raises the refusal for dice that dice_fit rejects.'

-- PROCEDURE check_die (
--   IN p_dice double,
--   IN m_dice_sides int) READS SQL DATA
-- 'Rejects a value that a die cannot show.'

-- PROCEDURE check_draft (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_terms varchar(2000)) READS SQL DATA
-- 'Rejects a trade that a player could not propose, before it is proposed.'

-- PROCEDURE check_draw (
--   IN p_tournament_id bigint,
--   IN p_matches json) READS SQL DATA
-- 'Rejects an invalid draw.'

-- PROCEDURE check_edition (
--   IN p_document longtext) READS SQL DATA
-- 'Lists all errors in the document of an edition.'

-- PROCEDURE check_editions_exist (
--   IN p_edition text,
--   IN p_board_edition text) READS SQL DATA
-- 'Rejects names of editions that do not exist.'

-- PROCEDURE check_edition_is_new (
--   IN p_document longtext) READS SQL DATA
-- 'Rejects a document whose name belongs to another edition or board.'

-- PROCEDURE check_game_is_deleted (
--   IN p_game_id int) READS SQL DATA
-- 'Rejects deleting a part of a game.'

-- PROCEDURE check_game_is_yours (
--   IN p_game_id int) READS SQL DATA
-- 'Rejects changing a game that another account made.'

-- PROCEDURE check_given_seats (
--   IN p_ruleset_id int,
--   IN p_players json,
--   IN p_seats json) READS SQL DATA
-- 'Rejects accounts for seats that a new game does not have, or that bots play.'

-- PROCEDURE check_held (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Rejects moves in a held game: a copy of a running game between accounts.'

-- PROCEDURE check_house_rules (
--   IN p_edition text,
--   IN p_rules json,
--   IN p_board_edition text,
--   IN p_pace text) READS SQL DATA
-- 'Lists all errors in the house rules of a new game.'

-- PROCEDURE check_import_name (
--   IN p_name text,
--   IN p_most int) READS SQL DATA
-- 'Rejects an invalid name for an import.'

-- PROCEDURE check_joiner (
--   IN p_lobby_id int,
--   IN p_guest text) READS SQL DATA
-- 'Rejects a guest where accounts sit, and an account where guests do.'

-- PROCEDURE check_league_name (
--   IN p_name longtext,
--   IN p_most int) READS SQL DATA
-- 'Rejects a name that is missing, too long, or has invisible characters.'

-- PROCEDURE check_league_players (
--   IN p_players json) MODIFIES SQL DATA
-- 'Rejects players who are no longer in the league, and locks the others there.'

-- PROCEDURE check_lobby_is_yours (
--   IN p_lobby_id int) READS SQL DATA
-- 'Rejects what only the host of a lobby may do.'

-- PROCEDURE check_lobby_name (
--   IN p_lobby_id int,
--   IN p_own int,
--   IN p_name text) READS SQL DATA
-- 'Rejects a name by which somebody could pass for another at a lobby.'

-- PROCEDURE check_location_type (
--   IN p_ruleset_id int,
--   IN p_location int,
--   IN p_type int) READS SQL DATA
-- 'Rejects a location of the other type.'

-- PROCEDURE check_looks (
--   IN p_names json) NO SQL
-- 'Rejects names by which one player of a new game could pass for another.'

-- PROCEDURE check_move (
--   IN p_record_id double,
--   IN p_token varchar(255),
--   IN p_sets_results tinyint(1),
--   IN m_game_id int,
--   IN m_played_at datetime(3),
--   IN m_record_id int,
--   IN m_phase varchar(20)) MODIFIES SQL DATA
-- 'Validates what every kind of move can name, and takes its token.'

-- PROCEDURE check_move_details (
--   IN p_details longtext) READS SQL DATA
-- 'Validates the details of make_move.'

-- PROCEDURE check_names (
--   IN p_names json) NO SQL
-- 'Rejects invalid or equal names of the players of a game.'

-- PROCEDURE check_new_system (
--   IN p_tournament_id bigint,
--   IN p_terms json,
--   OUT p_note longtext) READS SQL DATA
-- 'Rejects a new point system that does not fit, or that changes points unasked.'

-- PROCEDURE check_number (
--   IN p_number bigint) READS SQL DATA
-- 'Rejects a forced AUTO_INCREMENT value.'

-- PROCEDURE check_one_die (
--   IN m_dice2 double,
--   IN m_dice_count int) READS SQL DATA
-- 'Rejects a second die in an edition with one die.'

-- PROCEDURE check_options (
--   IN p_options text) READS SQL DATA
-- 'Validates the options of open_game.'

-- PROCEDURE check_people (
--   IN p_player_id int,
--   IN m_game_id int,
--   IN m_players_left int,
--   INOUT m_left_to_end int) READS SQL DATA
-- 'Ends the game when the last person in it has dropped out.'

-- PROCEDURE check_pieces (
--   IN p_ruleset_id int,
--   IN p_players json) READS SQL DATA
-- 'Rejects unknown or equal pieces of the players of a game.'

-- PROCEDURE check_players (
--   IN p_edition text,
--   IN p_players text) READS SQL DATA
-- 'Validates the first players of a new game before it is made.'

-- PROCEDURE check_players_of_game (
--   IN p_match_id bigint,
--   IN p_game_id int) READS SQL DATA
-- 'Rejects a game whose players are not those drawn for a match.'

-- PROCEDURE check_player_count (
--   IN p_players int,
--   IN p_least int,
--   IN p_most int) NO SQL
-- 'Rejects a number of players that an edition does not allow.'

-- PROCEDURE check_player_name (
--   IN p_name longtext,
--   IN p_player_id bigint) READS SQL DATA
-- 'Rejects a name by which a player of the league could pass for another.'

-- PROCEDURE check_player_parts (
--   IN p_player_id bigint) MODIFIES SQL DATA
-- 'Rejects changing a locked player who takes part in tournaments of others.'

-- PROCEDURE check_player_right (
--   IN p_player_id bigint) READS SQL DATA
-- 'Rejects changing a player who takes part in tournaments of others.'

-- PROCEDURE check_record (
--   IN p_game_id int,
--   INOUT p_record_id int) READS SQL DATA
-- 'Checks that a game has a record.'

-- PROCEDURE check_result (
--   IN p_match_id bigint,
--   IN p_intent varchar(20),
--   IN p_scores json,
--   IN p_is_played tinyint(1),
--   IN p_sum bigint) READS SQL DATA
-- 'Rejects an invalid result.'

-- PROCEDURE check_right (
--   IN p_tournament_id bigint,
--   IN p_right varchar(20)) READS SQL DATA
-- 'Rejects accounts that lack a right to a tournament.'

-- PROCEDURE check_round_number (
--   IN p_tournament_id bigint,
--   IN p_round_id int) READS SQL DATA
-- 'Rejects an invalid or taken number for a new round.'

-- PROCEDURE check_scored_players (
--   IN p_match_id bigint,
--   IN p_scores json) READS SQL DATA
-- 'Rejects scores whose players are not those drawn for a match.'

-- PROCEDURE check_seat (
--   INOUT p_account varchar(80),
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_player_id int,
--   IN m_seating varchar(20)) READS SQL DATA
-- 'Rejects a move for a seat that belongs to somebody else.'

-- PROCEDURE check_seats (
--   IN p_edition text,
--   IN p_options text) READS SQL DATA
-- 'Validates the seats of a new game before it is made and before they have names.'

-- PROCEDURE check_session () READS SQL DATA
-- 'Rejects sessions whose variables affect shared data.'

-- PROCEDURE check_strengths (
--   IN p_point_system varchar(40),
--   IN p_matches json) READS SQL DATA
-- 'Rejects a draw with invalid table strengths.'

-- PROCEDURE check_time_limit (
--   INOUT p_played_at datetime(3),
--   IN m_game_id int,
--   INOUT m_is_last_turn tinyint(1)) MODIFIES SQL DATA
-- 'Finds out whether the time of a game is up.'

-- PROCEDURE check_title (
--   IN p_name text) READS SQL DATA
-- 'Rejects an invalid name for a game or a save.'

-- PROCEDURE check_tournament_archive (
--   IN p_archive longtext) READS SQL DATA
-- 'Rejects an invalid or changed archive of a tournament.'

-- PROCEDURE check_tournament_name (
--   IN p_name longtext) READS SQL DATA
-- 'Rejects a name that another tournament has.'

-- PROCEDURE check_trade (
--   IN p_terms json,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_turn int,
--   IN m_seats int,
--   IN m_phase varchar(20)) READS SQL DATA
-- 'Rejects a trade that a player may not propose.'

-- PROCEDURE check_undrawn (
--   IN p_tournament_id bigint,
--   IN p_round_id int) READS SQL DATA
-- 'Rejects a round that does not exist or has a draw.'

-- PROCEDURE choose_bid (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_pending int,
--   IN d_player_id int,
--   IN d_character_id int,
--   IN d_balance bigint,
--   INOUT d_amount bigint,
--   INOUT d_worth bigint,
--   INOUT d_price bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20)) READS SQL DATA
-- 'Chooses whether a bot bids in an auction, and how much.'

-- PROCEDURE choose_concession (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   IN d_round int,
--   INOUT d_action varchar(20)) READS SQL DATA
-- 'Chooses whether a bot gives up in a game that would never end.'

-- PROCEDURE choose_estate (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_record_id int,
--   IN d_player_id int,
--   IN d_character_id int,
--   INOUT d_prid int,
--   IN d_round int,
--   IN d_balance bigint,
--   INOUT d_worth bigint,
--   INOUT d_price bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20),
--   IN d_seed varchar(64)) READS SQL DATA
-- 'Chooses what a bot builds, or which mortgage it lifts, with money it can spare.'

-- PROCEDURE choose_handover (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_pending int,
--   IN d_player_id int,
--   IN d_character_id int,
--   INOUT d_prid int,
--   IN d_round int,
--   IN d_balance bigint,
--   INOUT d_price bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20)) READS SQL DATA
-- 'Chooses whether a bot lifts the mortgage of a property that it got, or pays the fee.'

-- PROCEDURE choose_jail (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_record_id int,
--   IN d_player_id int,
--   IN d_character_id int,
--   IN d_balance bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20),
--   IN d_seed varchar(64)) READS SQL DATA
-- 'Chooses what a bot does in jail.'

-- PROCEDURE choose_lobby_token (
--   IN p_lobby_id int,
--   IN p_own int,
--   INOUT p_token text) READS SQL DATA
-- 'Checks the piece of somebody who joins a lobby, or finds one.'

-- PROCEDURE choose_move (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_record_id int,
--   IN d_pending int,
--   IN d_player_id int,
--   IN d_character_id int,
--   IN d_status int,
--   INOUT d_prid int,
--   IN d_round int,
--   IN d_balance bigint,
--   INOUT d_amount bigint,
--   INOUT d_worth bigint,
--   INOUT d_price bigint,
--   IN d_time_is_up tinyint(1),
--   IN d_runs_out tinyint(1),
--   IN d_manages tinyint(1),
--   IN d_gives_up tinyint(1),
--   IN d_proposes tinyint(1),
--   IN d_phase varchar(20),
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20),
--   INOUT d_terms json,
--   INOUT d_proposals json,
--   IN d_seed varchar(64)) READS SQL DATA
-- 'Chooses the next move of a bot.'

-- PROCEDURE choose_other (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   IN d_status int,
--   IN d_balance bigint,
--   IN d_runs_out tinyint(1),
--   INOUT d_action varchar(20)) READS SQL DATA
-- 'Chooses the default of a bot: the first legal action.'

-- PROCEDURE choose_payment (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   INOUT d_prid int,
--   IN d_round int,
--   IN d_balance bigint,
--   INOUT d_price bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20)) READS SQL DATA
-- 'Chooses how a bot pays a debt or raises the money for it.'

-- PROCEDURE choose_proposal (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_record_id int,
--   IN d_player_id int,
--   IN d_character_id int,
--   IN d_round int,
--   INOUT d_worth bigint,
--   INOUT d_price bigint,
--   IN d_proposes tinyint(1),
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20),
--   INOUT d_terms json,
--   INOUT d_proposals json,
--   IN d_seed varchar(64)) READS SQL DATA
-- 'Chooses whether a bot proposes a trade, and which.'

-- PROCEDURE choose_purchase (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_pending int,
--   IN d_player_id int,
--   IN d_character_id int,
--   INOUT d_prid int,
--   IN d_round int,
--   IN d_balance bigint,
--   INOUT d_worth bigint,
--   INOUT d_price bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20)) READS SQL DATA
-- 'Chooses whether a bot buys a property that is offered.'

-- PROCEDURE choose_security (
--   IN p_phase varchar(20),
--   OUT p_raised bigint,
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   INOUT d_prid int,
--   IN d_round int,
--   IN d_balance bigint,
--   INOUT d_action varchar(20)) READS SQL DATA
-- 'Chooses what a bot mortgages or sells first when it needs money.'

-- PROCEDURE choose_tax (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   IN d_balance bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20)) READS SQL DATA
-- 'Chooses how a bot pays a tax.'

-- PROCEDURE choose_trade_answer (
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   IN d_character_id int,
--   IN d_balance bigint,
--   INOUT d_worth bigint,
--   INOUT d_price bigint,
--   INOUT d_action varchar(20),
--   INOUT d_reason varchar(20)) READS SQL DATA
-- 'Chooses whether a bot accepts a trade.'

-- PROCEDURE claim_game (
--   IN p_game_id int,
--   IN p_match_id bigint) MODIFIES SQL DATA
-- 'Records that a game was played as a match: one match per game, one game per match.'

-- PROCEDURE close_auction (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Closes the auction of a game, if its time is up and nobody else locks the game.'

-- PROCEDURE close_auctions () MODIFIES SQL DATA
-- 'Closes every auction whose time is up.'

-- PROCEDURE close_lobby (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Closes a lobby to newcomers; those who have a seat keep it.'

-- PROCEDURE close_tournament (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Close a tournament: it cannot be changed until it is reopened.'

-- PROCEDURE collect_dues (
--   IN p_prid int,
--   IN p_creditor int,
--   IN p_rent_factor int,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   IN m_announces_landing tinyint(1)) MODIFIES SQL DATA
-- 'Collects what a player owes for the tile they stopped on, or records the visit.'

-- PROCEDURE collect_from_each (
--   IN p_amount bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_seats int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   IN m_announces_landing tinyint(1)) MODIFIES SQL DATA
-- 'Collects an amount from every other player for the one who rolled.'

-- PROCEDURE compare_games (
--   IN p_game_id int,
--   IN p_other_game_id int) MODIFIES SQL DATA
-- 'Lists the differences between two games.'

-- PROCEDURE compare_ledgers (
--   IN p_game_id int,
--   IN p_other_game_id int,
--   IN p_last_record_id int) READS SQL DATA
-- 'Lists the differences between the moves and events of two games.'

-- PROCEDURE compare_positions (
--   IN p_game_id int,
--   IN p_other_game_id int) READS SQL DATA
-- 'Lists the differences between the positions of two games.'

-- PROCEDURE compare_rules (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Lists where the rules of a game differ from the document they were made from.'

-- PROCEDURE complete_call (
--   IN p_call_kind varchar(10),
--   IN p_game_id int,
--   IN p_call_id bigint unsigned,
--   IN p_is_own tinyint(1),
--   OUT p_result int) MODIFIES SQL DATA
-- 'Makes a submitted move or game, if it waits, and commits it.'

-- PROCEDURE complete_lap (
--   OUT p_is_complete tinyint(1),
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_turn_player int) MODIFIES SQL DATA
-- 'Notes that a player has collected a salary, if this move paid them one.'

-- PROCEDURE complete_overdue_call () MODIFIES SQL DATA
-- 'Completes one of the moves and games that were submitted long ago, and waits for it.'

-- PROCEDURE complete_own_call (
--   IN p_call_kind varchar(10),
--   IN p_game_id int,
--   IN p_call_id bigint unsigned,
--   OUT p_result int) MODIFIES SQL DATA
-- 'Makes the move or game that this session submitted.'

-- PROCEDURE complete_waiting_call (
--   IN p_call_kind varchar(10),
--   IN p_game_id int,
--   IN p_call_id bigint unsigned) MODIFIES SQL DATA
-- 'Completes a move or game that waits, and ignores errors.'

-- PROCEDURE complete_waiting_calls (
--   IN p_call_kind varchar(10)) MODIFIES SQL DATA
-- 'Completes the moves or games that were submitted some seconds ago.'

-- PROCEDURE copy_board (
--   IN p_source text,
--   IN p_board text) MODIFIES SQL DATA
-- 'Makes a copy of the board of an edition, or of another board.'

-- PROCEDURE copy_game (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_name text,
--   IN p_bots text,
--   IN p_stopped_at datetime(3)) MODIFIES SQL DATA
-- 'Makes a fork, and says which game it is.'

-- PROCEDURE copy_last_moves (
--   IN p_game_id int,
--   IN p_lacked_id int,
--   IN p_record_id int,
--   OUT p_copy_id int) MODIFIES SQL DATA
-- 'Makes a copy of a game that begins at a kept position, if there is one.'

-- PROCEDURE copy_moves (
--   IN p_game_id int,
--   IN p_copy_id int,
--   IN p_first_record_id int,
--   IN p_last_record_id int) MODIFIES SQL DATA
-- 'Replays moves of a game in another.'

-- PROCEDURE correct_result (
--   IN p_match longtext,
--   IN p_scores longtext) MODIFIES SQL DATA
-- 'Replace the recorded scores of a match; the old ones are kept.'

-- PROCEDURE count_bidders (
--   IN p_bidder int,
--   OUT p_others int,
--   IN m_game_id int,
--   IN m_seats int) READS SQL DATA
-- 'Counts the players who could still outbid the highest bidder.'

-- PROCEDURE count_cards (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   OUT p_cards int) READS SQL DATA
-- 'Counts the Get Out of Jail Free cards of a player.'

-- PROCEDURE count_conduct (
--   IN p_sessions json) MODIFIES SQL DATA
-- 'Counts how often accounts blocked others, and locks them out above a limit.'

-- PROCEDURE count_deeds (
--   IN p_player_id int,
--   IN p_prids json,
--   OUT p_count int,
--   IN m_game_id int,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Counts the properties of a list that belong to a player.'

-- PROCEDURE count_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Adds a game that is over to the totals of its rules.'

-- PROCEDURE count_games () MODIFIES SQL DATA
-- 'Adds games that have ended to the totals of their rules.'

-- PROCEDURE count_landings (
--   IN p_ruleset_id int,
--   OUT p_landings json) READS SQL DATA
-- 'Works out how often players land on each tile of a board.'

-- PROCEDURE count_raisable (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   OUT p_raisable bigint) READS SQL DATA
-- 'Counts what a player could pay with everything sold and mortgaged.'

-- PROCEDURE count_repeats (
--   IN p_met json,
--   IN p_seats json,
--   OUT p_repeats int) READS SQL DATA
-- 'Counts how often players who are seated together have met before.'

-- PROCEDURE count_set (
--   IN p_colour int,
--   IN p_owner int,
--   OUT p_size int,
--   OUT p_missing int,
--   IN m_game_id int,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Counts the properties of a colour group, and those that an owner lacks.'

-- PROCEDURE count_tables (
--   IN p_tournament_id bigint,
--   IN p_players int,
--   OUT p_threes int,
--   OUT p_fours int) READS SQL DATA
-- 'Counts the tables of three and of four for a number of players.'

-- PROCEDURE count_upkeep (
--   IN p_amount bigint,
--   IN p_hotel_amount int,
--   OUT p_sum bigint,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   IN m_turn_player int) READS SQL DATA
-- 'Counts what a player pays for their buildings.'

-- PROCEDURE count_worth (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   OUT p_worth bigint) READS SQL DATA
-- 'Counts the net worth of a player: cash, properties, and buildings where they count.'

-- PROCEDURE credit (
--   IN p_player_id int,
--   IN p_amount bigint,
--   IN m_game_id int) MODIFIES SQL DATA
-- 'Adds an amount to the balance of a player.'

-- PROCEDURE deal_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_players int,
--   IN p_seed varchar(64)) MODIFIES SQL DATA
-- 'Deals properties to the players of a new game, where the rules say so.'

-- PROCEDURE debit (
--   IN p_player_id int,
--   IN p_amount bigint,
--   IN m_game_id int) MODIFIES SQL DATA
-- 'Subtracts an amount from the balance of a player.'

-- PROCEDURE delete_archived_game (
--   IN p_game_id int,
--   IN p_archive longtext) MODIFIES SQL DATA
-- 'Deletes a finished game that was archived.'

-- PROCEDURE delete_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Deletes a game with everything that belongs to it.'

-- PROCEDURE delete_league_player (
--   IN p_player longtext) MODIFIES SQL DATA
-- 'Deletes a player from the league who takes part in no tournament.'

-- PROCEDURE delete_lobby (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Deletes a lobby whose game has not begun.'

-- PROCEDURE delete_lobby_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Deletes the link of a game to its lobby, and the lobby with its last game.'

-- PROCEDURE delete_marked_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Deletes a game that is marked as deleted, with rules that only it used.'

-- PROCEDURE delete_matches (
--   IN p_matches json) MODIFIES SQL DATA
-- 'Deletes matches without results.'

-- PROCEDURE delete_player (
--   IN p_player_id bigint) MODIFIES SQL DATA
-- 'Deletes a locked player who takes part in no tournament.'

-- PROCEDURE delete_round (
--   IN p_tournament longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Delete a round without a draw.'

-- PROCEDURE delete_save (
--   IN p_name text) MODIFIES SQL DATA
-- 'Deletes a save; the game stays, and games loaded from it.'

-- PROCEDURE delete_talk (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Deletes everything that was said in a game.'

-- PROCEDURE delete_tournament (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Delete a tournament without rounds and players; its history is kept.'

-- PROCEDURE delete_unused_ruleset (
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Deletes a ruleset that no edition and no game uses.'

-- PROCEDURE delete_unused_tournament (
--   IN p_tournament_id bigint) MODIFIES SQL DATA
-- 'Deletes a tournament without rounds and entries; its history stays.'

-- PROCEDURE demand_payment (
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_kind varchar(20),
--   IN p_place int,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Makes the player who rolled pay an amount, or adds a debt when they cannot.'

-- PROCEDURE derive_ruleset (
--   IN p_edition text,
--   IN p_rules json,
--   IN p_board_edition text,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'Finds or makes the ruleset of a game with house rules or another board.'

-- PROCEDURE describe_tables (
--   IN p_tournament_id bigint,
--   IN p_seats json,
--   OUT p_matches json) READS SQL DATA
-- 'Makes a draw from seated players, with strengths where the point system uses them.'

-- PROCEDURE draw_all_rounds (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Draws all rounds without a draw so that few players meet again in any of them.'

-- PROCEDURE draw_card (
--   OUT p_effect varchar(20),
--   INOUT p_amount bigint,
--   OUT p_card_id int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Draws the top card of a deck.'

-- PROCEDURE draw_dice (
--   OUT p_first int,
--   OUT p_second int,
--   IN m_game_id int,
--   IN m_dice double,
--   IN m_dice2 double,
--   INOUT m_drawn int,
--   IN m_dice_count int,
--   IN m_dice_sides int,
--   IN m_source varchar(20)) READS SQL DATA
-- 'Draws the next dice of a game.'

-- PROCEDURE draw_lots (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_seed varchar(200),
--   IN p_order varchar(200),
--   IN p_threes int,
--   IN p_fours int,
--   IN p_fours_first tinyint(1),
--   IN p_planned json,
--   OUT p_seats json) READS SQL DATA
-- 'Puts the players of a round in random order and assigns them sizes of tables.'

-- PROCEDURE draw_round (
--   IN p_tournament longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Draws a round among the entered players, by the method of the tournament.'

-- PROCEDURE draw_round_again (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_method longtext) MODIFIES SQL DATA
-- 'Repeats the draw of a round without results.'

-- PROCEDURE draw_round_by (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_method longtext) MODIFIES SQL DATA
-- 'Draws a round among the entered players by a method.'

-- PROCEDURE draw_terms (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_method varchar(30),
--   IN p_planned json,
--   IN p_round_no int,
--   IN p_is_again tinyint(1),
--   OUT p_seats json,
--   OUT p_terms json) READS SQL DATA
-- 'Plans the draw of a round.'

-- PROCEDURE drop_called_game (
--   IN p_call_id bigint unsigned) MODIFIES SQL DATA
-- 'Drops a submitted game that open_called_game could not make.'

-- PROCEDURE drop_out (
--   IN p_player_id int,
--   IN p_beneficiary int,
--   IN p_kind varchar(20),
--   IN p_debt bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   INOUT m_players_left int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_left_to_end int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Takes a player out of the game and hands over what they had.'

-- PROCEDURE edit_draw (
--   IN p_act varchar(30),
--   IN p_terms json,
--   INOUT p_matches json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Changes one place in the draw of a round.'

-- PROCEDURE empty_slot (
--   IN p_slot longtext) MODIFIES SQL DATA
-- 'Empties a slot of the account; the game stays.'

-- PROCEDURE end_abandoned_game (
--   IN p_game_id int,
--   IN p_days int) MODIFIES SQL DATA
-- 'Announces the end of a game in which nobody moves, or ends it if its time has come.'

-- PROCEDURE end_abandoned_games () MODIFIES SQL DATA
-- 'Announces the end of games in which nobody moves, and ends those whose time has come.'

-- PROCEDURE end_game (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_round int,
--   INOUT m_turn int,
--   IN m_seats int,
--   IN m_players_left int,
--   INOUT m_event_no int,
--   IN m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Determines the winners of a finished game and who would have the next turn.'

-- PROCEDURE end_overdue_sessions () MODIFIES SQL DATA
-- 'Ends the sessions of accounts that exceed their limits or block others.'

-- PROCEDURE end_session (
--   IN p_session_id bigint unsigned) NO SQL
-- 'Ends a session, if it exists and the account that deployed may end it.'

-- PROCEDURE end_sessions_of (
--   IN p_account varchar(80)) READS SQL DATA
-- 'Ends all sessions of an account, if MySQL can list them.'

-- PROCEDURE enter_players (
--   IN p_tournament longtext,
--   IN p_players longtext) MODIFIES SQL DATA
-- 'Enter players for the undrawn rounds of a tournament, all of them or none.'

-- PROCEDURE exchange_seats (
--   IN p_met json,
--   INOUT p_seats json) READS SQL DATA
-- 'Exchanges players between tables while that spares a meeting.'

-- PROCEDURE export_board (
--   IN p_board text) READS SQL DATA
-- 'Exports the tiles of a board, or of an edition, for import_board.'

-- PROCEDURE export_edition (
--   IN p_edition text) READS SQL DATA
-- 'Exports the document of an edition.'

-- PROCEDURE export_game (
--   IN p_game_id int) READS SQL DATA
-- 'Exports a game as an archive for import_game.'

-- PROCEDURE export_tournament (
--   IN p_tournament longtext) READS SQL DATA
-- 'Exports a tournament as an archive for restore_tournament.'

-- PROCEDURE fail_to_pay (
--   IN p_insolvency varchar(20),
--   IN p_player_id int,
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_balance bigint,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   INOUT m_players_left int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_left_to_end int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Decides whether a player who cannot pay is bankrupt or may raise the money.'

-- PROCEDURE fill_seats (
--   IN p_lobby_id int,
--   IN p_seat text,
--   IN p_character text,
--   IN p_name text,
--   IN p_token text) MODIFIES SQL DATA
-- 'Seats bots on free seats of a lobby: on one, or on all.'

-- PROCEDURE fill_tables (
--   IN p_met json,
--   IN p_threes int,
--   IN p_fours int,
--   INOUT p_seats json) READS SQL DATA
-- 'Fills tables one by one with the players who have met the others at the table least.'

-- PROCEDURE find_actor (
--   IN p_named_action varchar(20),
--   OUT p_action varchar(20),
--   IN m_game_id int,
--   IN m_named_player double,
--   IN m_named_prid double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_doubles int,
--   IN m_prid int,
--   IN m_first_entry int,
--   INOUT m_player_id int,
--   INOUT m_status int,
--   INOUT m_jail_turns int,
--   INOUT m_location int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20)) MODIFIES SQL DATA
-- 'Finds the player who makes a move, and rejects a move that is not theirs to make.'

-- PROCEDURE find_bidder (
--   IN p_seats int,
--   IN p_turn int,
--   IN p_bidder int,
--   IN p_is_late tinyint(1),
--   OUT p_player_id int,
--   IN d_game_id int,
--   IN d_time_is_up tinyint(1)) READS SQL DATA
-- 'Finds the next player for whom a bot may bid, pass or close an auction.'

-- PROCEDURE find_board (
--   IN p_board text,
--   OUT p_name varchar(40),
--   OUT p_ruleset_id int,
--   OUT p_document json) READS SQL DATA
-- 'Finds a board that the account may change.'

-- PROCEDURE find_board_file (
--   IN p_file json,
--   OUT p_name varchar(40),
--   OUT p_ruleset_id int,
--   OUT p_board json,
--   OUT p_source_name varchar(40),
--   OUT p_source json) READS SQL DATA
-- 'Finds the board of a file and its source.'

-- PROCEDURE find_bot (
--   IN d_game_id int,
--   INOUT d_ruleset_id int,
--   INOUT d_record_id int,
--   INOUT d_pending int,
--   INOUT d_player_id int,
--   INOUT d_character_id int,
--   INOUT d_status int,
--   INOUT d_dice_count int,
--   INOUT d_dice_sides int,
--   INOUT d_round int,
--   INOUT d_balance bigint,
--   INOUT d_time_is_up tinyint(1),
--   INOUT d_runs_out tinyint(1),
--   INOUT d_stands_in tinyint(1),
--   INOUT d_manages tinyint(1),
--   INOUT d_gives_up tinyint(1),
--   INOUT d_proposes tinyint(1),
--   INOUT d_phase varchar(20),
--   INOUT d_seed varchar(64)) READS SQL DATA
-- 'Finds out what a game waits for and which bot acts.'

-- PROCEDURE find_building_price (
--   IN p_prids json,
--   IN d_ruleset_id int,
--   INOUT d_price bigint) READS SQL DATA
-- 'Finds the price of the first building on properties that a bot would get.'

-- PROCEDURE find_character (
--   IN p_text text,
--   OUT p_name varchar(40)) READS SQL DATA
-- 'Finds a bot by its name or by a unique part of it.'

-- PROCEDURE find_completed_game (
--   IN p_seed varchar(64),
--   OUT p_game_id int) READS SQL DATA
-- 'Finds the game that the account submitted and somebody else completed.'

-- PROCEDURE find_completed_move (
--   IN p_game_id int,
--   IN p_before int,
--   IN p_action varchar(40),
--   IN p_details longtext,
--   OUT p_record_id int) READS SQL DATA
-- 'Finds the move that the account submitted and somebody else completed.'

-- PROCEDURE find_due (
--   IN p_landed_prid int,
--   IN p_owner int,
--   IN p_rent_by varchar(20),
--   IN p_roll_factor int,
--   IN p_rent_factor int,
--   OUT p_due bigint,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   INOUT m_next_entry int,
--   IN m_turn_player int) MODIFIES SQL DATA
-- 'Finds out how the rent is counted where dice, or a tile or card, have a say.'

-- PROCEDURE find_estate (
--   IN p_colours json,
--   IN p_turns int,
--   IN p_spare bigint,
--   IN p_builds tinyint(1),
--   IN p_security bigint,
--   IN p_lifts tinyint(1),
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   INOUT d_prid int,
--   IN d_round int,
--   INOUT d_price bigint,
--   INOUT d_action varchar(20)) READS SQL DATA
-- 'Finds the best property to build on, or to lift the mortgage of, for some money.'

-- PROCEDURE find_exchanges (
--   IN p_colours json,
--   IN p_since int,
--   OUT p_offers json,
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_record_id int,
--   IN d_player_id int,
--   IN d_proposals json,
--   IN d_seed varchar(64)) READS SQL DATA
-- 'Finds exchanges of two properties that complete a colour group for a bot.'

-- PROCEDURE find_long_games (
--   IN p_first_id int,
--   IN p_last_id int) MODIFIES SQL DATA
-- 'Marks the next position of long games as wanted.'

-- PROCEDURE find_nearest (
--   IN p_kind int,
--   OUT p_steps bigint,
--   IN m_ruleset_id int,
--   IN m_location int,
--   IN m_tiles int) READS SQL DATA
-- 'Counts the steps to the next tile of a kind.'

-- PROCEDURE find_pace (
--   IN p_edition text,
--   IN p_pace text,
--   OUT p_name varchar(40)) READS SQL DATA
-- 'Finds a pace of an edition by name.'

-- PROCEDURE find_player_between_turns (
--   INOUT p_actor int,
--   IN m_game_id int,
--   IN m_named_player double,
--   IN m_doubles int) READS SQL DATA
-- 'Lets another player than the one whose turn begins act before the first roll.'

-- PROCEDURE find_redeem_round (
--   IN p_player_id int,
--   OUT p_round int,
--   IN m_game_id int) READS SQL DATA
-- 'Finds the round by which a new owner can lift a mortgage without a further fee.'

-- PROCEDURE find_rent (
--   IN p_prid int,
--   IN p_owner int,
--   OUT p_rent bigint,
--   OUT p_is_by_dice tinyint(1),
--   IN m_game_id int,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Finds the rent that a visitor of an owned property owes now.'

-- PROCEDURE find_reserve (
--   IN p_player_id int,
--   OUT p_reserve bigint,
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_character_id int) READS SQL DATA
-- 'Finds the cash that a bot keeps for the rents of the next turn.'

-- PROCEDURE find_seat (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_player_id bigint,
--   OUT p_match_id bigint) READS SQL DATA
-- 'Finds a table of three that another player can join.'

-- PROCEDURE find_speaker (
--   IN p_game_id int,
--   IN p_player text,
--   IN p_guest text,
--   OUT p_pid int) READS SQL DATA
-- 'Finds the player for whom the caller speaks, and rejects others.'

-- PROCEDURE find_strength (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_players json,
--   OUT p_strength int) READS SQL DATA
-- 'Finds the strength of a table that is opened in a running round.'

-- PROCEDURE find_substitute_bot (
--   IN p_player_id int,
--   IN p_round int,
--   IN p_played_at datetime(3),
--   OUT p_character_id int,
--   IN d_game_id int) READS SQL DATA
-- 'Finds the substitute bot that moves for a person whose time is up.'

-- PROCEDURE find_unlistable_sessions (
--   OUT p_sessions json) READS SQL DATA
-- 'Finds the sessions whose statements may keep MySQL from listing sessions.'

-- PROCEDURE find_ways (
--   IN p_ruleset_id int,
--   OUT p_ways json) READS SQL DATA
-- 'Finds where players are after a roll that ends on a tile.'

-- PROCEDURE finish_deletions () MODIFIES SQL DATA
-- 'Deletes the games whose deletion was interrupted, and copies that lack moves.'

-- PROCEDURE finish_move (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_round int,
--   INOUT m_turn int,
--   IN m_seats int,
--   IN m_players_left int,
--   IN m_doubles int,
--   INOUT m_first_entry int,
--   IN m_next_entry int,
--   IN m_turn_player int,
--   IN m_status int,
--   IN m_jail_turns int,
--   IN m_left_to_end int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20),
--   IN m_turn_end varchar(20),
--   INOUT m_outcome varchar(20),
--   IN m_keeps_books tinyint(1),
--   IN m_is_last_turn tinyint(1),
--   IN m_again tinyint(1)) MODIFIES SQL DATA
-- 'Decides what comes after a move: the same player, the next one, or the end.'

-- PROCEDURE forfeit_match (
--   IN p_match longtext,
--   IN p_absent longtext) MODIFIES SQL DATA
-- 'Records the result of a match that some players did not play or did not finish.'

-- PROCEDURE fork_game (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_name text) MODIFIES SQL DATA
-- 'Makes a game that continues from a record of another.'

-- PROCEDURE fork_game_with_bots (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_name text,
--   IN p_bots text) MODIFIES SQL DATA
-- 'Makes a game that continues from a record of another, with bots for its people.'

-- PROCEDURE free_seat (
--   IN p_lobby_id int,
--   IN p_seat text,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Frees a seat of a lobby: the own one, or as its host any.'

-- PROCEDURE give_cards (
--   IN p_from int,
--   IN p_to int,
--   IN p_count int,
--   IN p_kind varchar(20),
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Moves Get Out of Jail Free cards of a player to another player or under their decks.'

-- PROCEDURE give_deed (
--   IN p_prid int,
--   IN p_owner int,
--   IN p_level int,
--   IN p_mortgaged tinyint(1),
--   IN m_game_id int) MODIFIES SQL DATA
-- 'Sets the owner and the state of a property.'

-- PROCEDURE give_scorer (
--   IN p_tournament longtext,
--   IN p_account longtext,
--   IN p_right longtext) MODIFIES SQL DATA
-- 'Grant an account a right to a tournament.'

-- PROCEDURE give_seat (
--   IN p_game_id int,
--   IN p_player_id text,
--   IN p_account text) MODIFIES SQL DATA
-- 'Assigns a seat of a game between accounts to an account.'

-- PROCEDURE give_seats (
--   IN p_game_id int,
--   IN p_seats json,
--   IN p_has_clock tinyint(1)) MODIFIES SQL DATA
-- 'Sets who moves for the seats of a new game.'

-- PROCEDURE hand_over_deeds (
--   IN p_player_id int,
--   IN p_beneficiary int,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_players_left int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_left_to_end int) MODIFIES SQL DATA
-- 'Gives all properties of a player to another player or to the bank.'

-- PROCEDURE hand_over_mortgage (
--   IN p_prid int,
--   IN p_to int,
--   IN p_redeem_by_round int,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   INOUT m_next_entry int,
--   IN m_turn_player int) MODIFIES SQL DATA
-- 'Charges the new owner of a mortgaged property, now or when they lift the mortgage.'

-- PROCEDURE holdings_of (
--   IN p_account text) READS SQL DATA
-- 'Counts what belongs to an account.'

-- PROCEDURE import_board (
--   IN p_file longtext) MODIFIES SQL DATA
-- 'Makes a board from a file, or changes the board of that name.'

-- PROCEDURE import_edition (
--   IN p_document longtext) MODIFIES SQL DATA
-- 'Makes an edition from a document, or replaces the edition of that name.'

-- PROCEDURE import_file (
--   IN p_kind text,
--   IN p_document longtext) MODIFIES SQL DATA
-- 'Adds an edition from a file of rules or a board, under a name that is free.'

-- PROCEDURE import_game (
--   IN p_archive longtext) MODIFIES SQL DATA
-- 'Makes a game from an archive.'

-- PROCEDURE import_numbers (
--   IN p_name text,
--   IN p_numbers json) MODIFIES SQL DATA
-- 'Imports a list of random numbers.'

-- PROCEDURE insert_bonuses (
--   IN p_ruleset_id int,
--   IN p_document json) MODIFIES SQL DATA
-- 'Inserts the decks, cards and bonuses of a new ruleset.'

-- PROCEDURE insert_called_move (
--   IN p_game_id int,
--   IN p_action varchar(40),
--   IN p_details longtext,
--   OUT p_call_id bigint unsigned,
--   OUT p_before int) MODIFIES SQL DATA
-- 'Inserts a submitted move, unless another one waits in the game.'

-- PROCEDURE insert_copy (
--   IN p_game_id int,
--   IN p_name varchar(60),
--   IN p_bots varchar(40),
--   OUT p_copy_id int) MODIFIES SQL DATA
-- 'Makes a game that begins like another.'

-- PROCEDURE insert_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Inserts the deeds of a new game, all unowned.'

-- PROCEDURE insert_game (
--   IN p_ruleset_id int,
--   IN p_terms json,
--   OUT p_game_id int) MODIFIES SQL DATA
-- 'Inserts a game, from which triggers make the opening position.'

-- PROCEDURE insert_matches (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_matches json) MODIFIES SQL DATA
-- 'Inserts the matches of a draw that do not exist yet.'

-- PROCEDURE insert_missing_yields () MODIFIES SQL DATA
-- 'Inserts what properties earn, for all rulesets that were made before this was kept.'

-- PROCEDURE insert_moves (
--   IN p_game_id int,
--   IN p_moves json,
--   IN p_last_record_id int,
--   IN p_pauses json) MODIFIES SQL DATA
-- 'Makes moves in a game that were made in another.'

-- PROCEDURE insert_opening (
--   IN p_ruleset_id int,
--   IN p_document json,
--   IN p_cash int,
--   IN p_first_location int) MODIFIES SQL DATA
-- 'Inserts the opening position of a new ruleset.'

-- PROCEDURE insert_opening_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Inserts the deeds of a new game, as the opening position has them.'

-- PROCEDURE insert_player (
--   IN p_name longtext,
--   OUT p_player_id bigint) MODIFIES SQL DATA
-- 'Inserts a player under a name that is free.'

-- PROCEDURE insert_properties (
--   IN p_ruleset_id int,
--   IN p_document json,
--   IN p_price_percent int,
--   IN p_rent_percent int,
--   IN p_building_percent int) MODIFIES SQL DATA
-- 'Inserts the locations, colours, properties and rents of a new ruleset.'

-- PROCEDURE insert_rents (
--   IN p_ruleset_id int,
--   IN p_tiles json,
--   IN p_rent_percent int) MODIFIES SQL DATA
-- 'Inserts the rents of the properties of a new ruleset.'

-- PROCEDURE insert_result (
--   IN p_match longtext,
--   IN p_intent varchar(20),
--   IN p_scores longtext,
--   IN p_game int) MODIFIES SQL DATA
-- 'Inserts a row into the ledger of results.'

-- PROCEDURE insert_tiles (
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Inserts one row for each tile with what a landing reads of the board.'

-- PROCEDURE insert_tokens (
--   IN p_document json) MODIFIES SQL DATA
-- 'Inserts the pieces of a document that do not exist yet.'

-- PROCEDURE insert_tournament (
--   IN p_name longtext,
--   IN p_start date,
--   IN p_end date,
--   IN p_system varchar(40),
--   OUT p_tournament_id bigint) MODIFIES SQL DATA
-- 'Inserts a tournament under a name that is free.'

-- PROCEDURE insert_words (
--   IN p_ruleset_id int,
--   IN p_document json) MODIFIES SQL DATA
-- 'Inserts the labels, sentences and choices of a new ruleset.'

-- PROCEDURE insert_yields (
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Inserts what the properties of a new ruleset earn.'

-- PROCEDURE invite (
--   IN p_game_id int,
--   IN p_player_id text) MODIFIES SQL DATA
-- 'Makes an invitation link for a seat of a game at one table, or for watching it.'

-- PROCEDURE invited_as (
--   IN p_game_id int,
--   IN p_link text) READS SQL DATA
-- 'Shows what an invitation link of the account is for.'

-- PROCEDURE join_lobby (
--   IN p_link text,
--   IN p_seat text,
--   IN p_name text,
--   IN p_token text,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Takes a free seat of a lobby by its link.'

-- PROCEDURE keep_books (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_turn_player int,
--   IN m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Notes what only some rules need: the pot, first laps, and rolls that continue a turn.'

-- PROCEDURE keep_games_going () MODIFIES SQL DATA
-- 'Does the routine work for all games.'

-- PROCEDURE keep_next_position () MODIFIES SQL DATA
-- 'Keeps one of the positions that are wanted.'

-- PROCEDURE keep_positions () MODIFIES SQL DATA
-- 'Keeps positions of long games, for Look back.'

-- PROCEDURE keep_sessions_listable () MODIFIES SQL DATA
-- 'Ends sessions whose statements keep MySQL from listing sessions for two seconds.'

-- PROCEDURE landing_on_bonus (
--   INOUT p_effect varchar(20),
--   INOUT p_amount bigint,
--   INOUT p_hops int,
--   INOUT p_roll_factor int,
--   INOUT p_rent_factor int,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   IN m_players_left int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_status int,
--   INOUT m_location int,
--   IN m_first int,
--   IN m_tiles int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   IN m_announces_landing tinyint(1)) MODIFIES SQL DATA
-- 'Applies the effect of a bonus tile or a card.'

-- PROCEDURE landing_on_property (
--   IN p_landed_prid int,
--   IN p_owner int,
--   IN p_price bigint,
--   IN p_rent_by varchar(20),
--   IN p_roll_factor int,
--   IN p_rent_factor int,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_unowned varchar(40),
--   IN m_bonus_is_permanent tinyint(1),
--   IN m_announces_landing tinyint(1)) MODIFIES SQL DATA
-- 'Buys or offers an unowned property; finds out what a visitor of an owned one owes.'

-- PROCEDURE land_on_tax (
--   IN p_amount bigint,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Demands a tax, or lets the player choose how to pay it.'

-- PROCEDURE lapse_offer (
--   IN m_game_id int,
--   IN m_record_id int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20)) MODIFIES SQL DATA
-- 'Ends a trade that others proposed between two turns, because the next turn begins.'

-- PROCEDURE limit_prepared_statements () MODIFIES SQL DATA
-- 'Ends sessions when the server can hold few more prepared statements.'

-- PROCEDURE listed_die (
--   IN p_number bigint,
--   OUT p_dice int,
--   IN m_game_id int,
--   IN m_dice_sides int) READS SQL DATA
-- 'Reads a die from the list of numbers of a game.'

-- PROCEDURE list_differences (
--   IN p_one json,
--   IN p_other json) READS SQL DATA
-- 'Lists the differences between two records of games.'

-- PROCEDURE list_moves (
--   IN p_game_id int,
--   IN p_lacks_money tinyint(1),
--   OUT p_moves json) READS SQL DATA
-- 'Lists the legal moves of a game, or those for which a player lacks only the money.'

-- PROCEDURE load_save (
--   IN p_name text) MODIFIES SQL DATA
-- 'Makes a game that continues from a save.'

-- PROCEDURE load_slot (
--   IN p_slot longtext) MODIFIES SQL DATA
-- 'Makes a game that continues from a slot of the account.'

-- PROCEDURE lobby_of_game (
--   IN p_game_id int) READS SQL DATA
-- 'Shows the lobby in which a game was begun.'

-- PROCEDURE lobby_of_link (
--   IN p_link text) READS SQL DATA
-- 'Shows which lobby a link leads to.'

-- PROCEDURE lobby_seats_of_guest (
--   IN p_lobby_id int,
--   IN p_guest text) READS SQL DATA
-- 'Lists the seats that a guest of the account has in a lobby.'

-- PROCEDURE lock_account (
--   IN p_account varchar(80),
--   IN p_how varchar(10)) MODIFIES SQL DATA
-- 'Locks or unlocks an account, if possible.'

-- PROCEDURE lock_lobby (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Locks a lobby in which nobody plays: before its first game, or after one.'

-- PROCEDURE lock_out_account (
--   IN p_account varchar(80)) MODIFIES SQL DATA
-- 'Ends all sessions of an account and locks it out for a while.'

-- PROCEDURE lock_talk (
--   IN p_game_id int,
--   OUT p_line_no int,
--   OUT p_is_on tinyint(1)) MODIFIES SQL DATA
-- 'Locks the talk of a game, and counts a change of it.'

-- PROCEDURE lock_tournament (
--   IN p_tournament_id bigint,
--   OUT p_changes int,
--   OUT p_is_closed tinyint(1)) MODIFIES SQL DATA
-- 'Locks a tournament, so that its changes follow each other.'

-- PROCEDURE look_back (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_moves int) MODIFIES SQL DATA
-- 'Makes a copy of a game after a record, to read it and roll it back.'

-- PROCEDURE look_up_rent (
--   IN p_prid int,
--   IN p_owner int,
--   IN p_rent_factor int,
--   OUT p_due bigint,
--   IN m_game_id int,
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Finds out what a visitor owes where that depends on more than the tile.'

-- PROCEDURE make_bot_move (
--   IN p_game_id int,
--   IN p_is_final tinyint(1),
--   OUT p_waits_for varchar(20)) MODIFIES SQL DATA
-- 'Makes the next move of a game, if a bot has to make it.'

-- PROCEDURE make_change (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_part varchar(20),
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Makes a change of a locked tournament.'

-- PROCEDURE make_game (
--   IN p_edition text,
--   IN p_name text,
--   IN p_options text,
--   IN p_lobby json,
--   OUT p_game_id int) MODIFIES SQL DATA
-- 'Makes a game of an edition.'

-- PROCEDURE make_move (
--   IN p_game_id int,
--   IN p_action longtext,
--   IN p_details longtext) MODIFIES SQL DATA
-- 'Makes a final move: nobody can undo what was rolled or drawn.'

-- PROCEDURE make_revision (
--   IN p_source json,
--   IN p_old_ruleset_id int,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'Makes a ruleset from a document as people write it, unless nothing changed.'

-- PROCEDURE make_ruleset (
--   IN p_document json,
--   IN p_house_rules json,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'Makes a ruleset from a document.'

-- PROCEDURE make_tournament (
--   IN p_terms json,
--   OUT p_tournament_id bigint,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Makes a tournament with everything that belongs to it.'

-- PROCEDURE monopoly_checker (
--   IN p_player_id int,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Records a completed colour group, and raises its costs where the bonus is permanent.'

-- PROCEDURE move_deadline (
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_deadline datetime(3),
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_prid int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Sets the deadline of an auction and adds the event that caused it.'

-- PROCEDURE move_on (
--   IN p_by int,
--   INOUT p_hops int,
--   IN m_tiles int,
--   INOUT m_steps int) NO SQL
-- 'Sends a player on from the tile they landed on, up to a limit.'

-- PROCEDURE move_player (
--   IN p_passes tinyint(1),
--   INOUT p_landed_prid int,
--   INOUT p_creditor int,
--   INOUT p_rent_factor int,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   IN m_players_left int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_status int,
--   INOUT m_location int,
--   IN m_first int,
--   IN m_tiles int,
--   IN m_salary int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   INOUT m_unowned varchar(40),
--   IN m_bonus_is_permanent tinyint(1),
--   IN m_announces_landing tinyint(1),
--   IN m_has_passing tinyint(1)) MODIFIES SQL DATA
-- 'Moves a player and applies the tile they land on.'

-- PROCEDURE new_game (
--   IN p_edition text,
--   IN p_name text) MODIFIES SQL DATA
-- 'Starts a game of an edition with all its defaults.'

-- PROCEDURE new_tournament (
--   IN p_name longtext,
--   IN p_start longtext,
--   IN p_end longtext,
--   IN p_point_system longtext,
--   IN p_settings longtext) MODIFIES SQL DATA
-- 'Makes a tournament, which belongs to the account that makes it.'

-- PROCEDURE nudge (
--   IN p_game_id int,
--   IN p_player text,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Nudges the player whom a game has been waiting for, for a while.'

-- PROCEDURE offer_redemption (
--   IN p_player_id int,
--   IN p_balance bigint,
--   IN p_taken_over int,
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   INOUT m_prid int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) READS SQL DATA
-- 'Lets the new owner of a mortgaged property choose between the fee and lifting it.'

-- PROCEDURE open_auction (
--   IN p_player_id int,
--   IN m_game_id int,
--   IN m_played_at datetime(3),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   INOUT m_prid int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Starts the auction of a property.'

-- PROCEDURE open_called_game (
--   IN p_call_id bigint unsigned,
--   OUT p_game_id int) MODIFIES SQL DATA
-- 'Makes a submitted game, if it waits.'

-- PROCEDURE open_game (
--   IN p_edition text,
--   IN p_name text,
--   IN p_options text) MODIFIES SQL DATA
-- 'Starts a game of an edition.'

-- PROCEDURE open_lobby (
--   IN p_edition text,
--   IN p_name text,
--   IN p_options text,
--   IN p_seating text) MODIFIES SQL DATA
-- 'Opens a lobby: a table that people join by one link before a game begins.'

-- PROCEDURE open_offer (
--   IN p_player_id int,
--   IN p_kind varchar(20),
--   IN p_offered int,
--   IN p_factor int,
--   IN m_game_id int,
--   IN m_played_at datetime(3),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   INOUT m_prid int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Opens an offer, an auction, a roll for a fee or a tax choice, or resumes a phase.'

-- PROCEDURE open_shop (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_turn_player int,
--   INOUT m_unowned varchar(40)) MODIFIES SQL DATA
-- 'Lets a player buy whose first lap ends with this move.'

-- PROCEDURE open_table (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_players longtext) MODIFIES SQL DATA
-- 'Adds a match to a running round.'

-- PROCEDURE paid_to_pot (
--   OUT p_sum bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Adds up what a move paid into the pot, less what it took out.'

-- PROCEDURE pass_tiles (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_location int,
--   IN m_tiles int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   IN m_steps int) MODIFIES SQL DATA
-- 'Pays for the tiles that a player passed or landed on, where passing has a price.'

-- PROCEDURE pause_clock (
--   IN p_game_id int,
--   IN p_milliseconds bigint) MODIFIES SQL DATA
-- 'Moves the clocks of a game by the time that they stood still.'

-- PROCEDURE pay_debt (
--   IN p_player_id int,
--   IN p_debtor int,
--   IN p_payer int,
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_kind varchar(20),
--   IN p_location int,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_seats int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Pays a debt that can be paid.'

-- PROCEDURE pay_each_player (
--   IN p_amount bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_seats int,
--   IN m_players_left int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   IN m_announces_landing tinyint(1)) MODIFIES SQL DATA
-- 'Makes the player who rolled pay every other player still in the game.'

-- PROCEDURE plan_round (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_method varchar(30),
--   IN p_seed varchar(64),
--   IN p_draw int,
--   IN p_planned json,
--   OUT p_seats json) READS SQL DATA
-- 'Seats the players who are entered for a round.'

-- PROCEDURE player_landing (
--   INOUT p_hops int,
--   INOUT p_roll_factor int,
--   OUT p_landed_prid int,
--   OUT p_creditor int,
--   INOUT p_rent_factor int,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   IN m_players_left int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_status int,
--   INOUT m_location int,
--   IN m_first int,
--   IN m_tiles int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   INOUT m_unowned varchar(40),
--   IN m_bonus_is_permanent tinyint(1),
--   IN m_announces_landing tinyint(1)) MODIFIES SQL DATA
-- 'Applies the tile that a player landed on.'

-- PROCEDURE play_action (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_named_prid double,
--   IN m_amount double,
--   IN m_terms varchar(2000),
--   IN m_played_at datetime(3),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_turn int,
--   IN m_seats int,
--   INOUT m_players_left int,
--   INOUT m_drawn int,
--   INOUT m_prid int,
--   INOUT m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_player_id int,
--   IN m_status int,
--   IN m_jail_turns int,
--   IN m_location int,
--   INOUT m_left_to_end int,
--   IN m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20),
--   INOUT m_takes_dice tinyint(1)) MODIFIES SQL DATA
-- 'Checks any move except a plain roll, and carries it out unless it takes dice.'

-- PROCEDURE play_again (
--   IN p_lobby_id int,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Says that somebody at a lobby wants another game, and begins it when all do.'

-- PROCEDURE play_auction (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_amount double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   INOUT m_prid int,
--   IN m_player_id int,
--   IN m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Bids, passes, or closes an auction whose time is up.'

-- PROCEDURE play_bots (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Plays a game until a person must act or the game is over.'

-- PROCEDURE play_called_move (
--   IN p_game_id int,
--   IN p_call_id bigint unsigned,
--   OUT p_record_id int) MODIFIES SQL DATA
-- 'Locks a game and makes its submitted move, if it waits.'

-- PROCEDURE play_end (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_record_id int,
--   IN m_seats int,
--   INOUT m_prid int,
--   INOUT m_first_entry int,
--   IN m_next_entry int,
--   IN m_player_id int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20)) MODIFIES SQL DATA
-- 'Ends a game for everyone, or because nobody has moved for long, whatever it waits for.'

-- PROCEDURE play_estate (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_named_prid double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_turn_player int,
--   IN m_player_id int,
--   IN m_balance bigint,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Builds, sells buildings, mortgages a property, lifts its mortgage, or sells it.'

-- PROCEDURE play_in_jail (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_player_id int,
--   IN m_jail_turns int,
--   INOUT m_event_no int,
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Pays the fine, uses a Get Out of Jail Free card, or waits in jail.'

-- PROCEDURE play_leave (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   INOUT m_players_left int,
--   INOUT m_prid int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_player_id int,
--   INOUT m_left_to_end int,
--   INOUT m_event_no int,
--   IN m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Takes a player who leaves out of the game.'

-- PROCEDURE play_offer (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_played_at datetime(3),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   INOUT m_prid int,
--   IN m_player_id int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Buys or declines the property that is offered.'

-- PROCEDURE play_on (
--   IN p_game_id int,
--   IN p_most_moves int,
--   IN p_is_final tinyint(1),
--   OUT p_moves int,
--   OUT p_waits_for varchar(20),
--   OUT p_refusal varchar(128)) MODIFIES SQL DATA
-- 'Makes moves of bots until a person must act or the game is over.'

-- PROCEDURE play_roll (
--   INOUT p_landed_prid int,
--   INOUT p_creditor int,
--   INOUT p_rent_factor int,
--   INOUT p_due bigint,
--   IN m_game_id int,
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   IN m_players_left int,
--   INOUT m_doubles int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_status int,
--   INOUT m_jail_turns int,
--   INOUT m_location int,
--   IN m_first int,
--   IN m_tiles int,
--   IN m_salary int,
--   IN m_again_dice int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   INOUT m_unowned varchar(40),
--   IN m_bonus_is_permanent tinyint(1),
--   IN m_announces_landing tinyint(1),
--   INOUT m_again tinyint(1),
--   IN m_jail_opens tinyint(1),
--   IN m_has_passing tinyint(1)) MODIFIES SQL DATA
-- 'Moves the player by the dice, or out of jail.'

-- PROCEDURE play_some (
--   IN p_game_id int,
--   IN p_most_moves int) MODIFIES SQL DATA
-- 'Plays a game like play_bots, up to a number of moves.'

-- PROCEDURE play_tax (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_next_entry int,
--   IN m_player_id int,
--   IN m_location int,
--   IN m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Chooses how to pay a tax.'

-- PROCEDURE play_trade (
--   IN m_game_id int,
--   IN m_action varchar(20),
--   IN m_terms varchar(2000),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_turn int,
--   IN m_seats int,
--   INOUT m_prid int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_player_id int,
--   INOUT m_event_no int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Proposes a trade, also in answer to another, or answers one.'

-- PROCEDURE play_waiting_bots () MODIFIES SQL DATA
-- 'Makes moves of bots in all games that wait for them, some in each.'

-- PROCEDURE play_waiting_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Makes moves of the bots of one game, and ignores errors.'

-- PROCEDURE preview_trade (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_terms longtext) READS SQL DATA
-- 'Says what each side of a trade would gain and risk, before it is proposed.'

-- PROCEDURE price_exchange (
--   IN p_margin int,
--   IN p_offer json,
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_player_id int,
--   IN d_character_id int,
--   INOUT d_worth bigint,
--   INOUT d_price bigint,
--   INOUT d_terms json,
--   IN d_proposals json) READS SQL DATA
-- 'Finds the money with which a bot proposes an exchange of properties.'

-- PROCEDURE rank_tournament_by (
--   IN p_tournament longtext,
--   IN p_criteria longtext) MODIFIES SQL DATA
-- 'Set the ranking criteria of a tournament, most important first.'

-- PROCEDURE read_days (
--   IN p_start longtext,
--   IN p_end longtext,
--   OUT p_start_date date,
--   OUT p_end_date date) READS SQL DATA
-- 'Parses a first and a last day.'

-- PROCEDURE read_league_player (
--   IN p_name longtext,
--   OUT p_player_id bigint) READS SQL DATA
-- 'Finds a player of the league by name.'

-- PROCEDURE read_match (
--   IN p_match longtext,
--   OUT p_match_id bigint,
--   OUT p_tournament_id bigint,
--   OUT p_round_id int) READS SQL DATA
-- 'Finds a match by number, and checks that the account has a right to it.'

-- PROCEDURE read_matches (
--   IN p_matches longtext,
--   OUT p_by_number json) READS SQL DATA
-- 'Parses a draw that was made elsewhere.'

-- PROCEDURE read_meetings (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_planned json,
--   OUT p_met json) READS SQL DATA
-- 'Counts how often the entered players have met.'

-- PROCEDURE read_method (
--   IN p_tournament_id bigint,
--   IN p_given longtext,
--   OUT p_method varchar(30)) READS SQL DATA
-- 'Finds the draw method for a round.'

-- PROCEDURE read_player (
--   IN p_game_id int,
--   IN p_player_id int,
--   OUT p_turn int,
--   OUT p_status int,
--   OUT p_jail_turns int,
--   OUT p_location int,
--   OUT p_balance bigint) READS SQL DATA
-- 'Reads the state of a player.'

-- PROCEDURE read_players (
--   IN p_names longtext,
--   OUT p_players json) READS SQL DATA
-- 'Finds players of the league by name.'

-- PROCEDURE read_point_system (
--   IN p_name longtext,
--   OUT p_point_system varchar(40)) READS SQL DATA
-- 'Finds a point system by name.'

-- PROCEDURE read_previous_result (
--   IN p_match_id bigint,
--   IN p_intent varchar(20),
--   IN p_undoes int,
--   IN p_results int,
--   IN p_is_played tinyint(1),
--   OUT p_scores json,
--   OUT p_game int) READS SQL DATA
-- 'Reads what a match has after its result is annulled or undone.'

-- PROCEDURE read_price (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_prid int,
--   OUT p_price bigint) READS SQL DATA
-- 'Reads the price of an unowned property.'

-- PROCEDURE read_result (
--   IN p_match_id bigint,
--   IN p_intent varchar(20),
--   IN p_given_scores json,
--   IN p_players int,
--   IN p_results int,
--   IN p_is_played tinyint(1),
--   OUT p_scores json,
--   INOUT p_game int) READS SQL DATA
-- 'Parses and validates the scores of a match.'

-- PROCEDURE read_round (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   OUT p_tournament_id bigint,
--   OUT p_round_id int) READS SQL DATA
-- 'Finds a round of a tournament by number.'

-- PROCEDURE read_scores (
--   IN p_match_id bigint,
--   IN p_scores json,
--   OUT p_given int,
--   OUT p_drawn int,
--   OUT p_wrong int,
--   OUT p_sum bigint,
--   OUT p_by_number json) READS SQL DATA
-- 'Parses the scores of a match.'

-- PROCEDURE read_seat (
--   IN p_turn int,
--   OUT p_player_id int,
--   OUT p_status int,
--   OUT p_balance bigint,
--   IN m_game_id int) READS SQL DATA
-- 'Reads the player at a seat, their status and their balance.'

-- PROCEDURE read_set (
--   IN p_colour int,
--   IN p_owner int,
--   OUT p_size int,
--   OUT p_missing int,
--   OUT p_lowest int,
--   OUT p_highest int,
--   OUT p_mortgaged int,
--   IN m_game_id int,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Reads the state of a colour group.'

-- PROCEDURE read_status (
--   IN p_turn int,
--   OUT p_player_id int,
--   OUT p_status int,
--   IN m_game_id int) READS SQL DATA
-- 'Reads the player at a seat and their status.'

-- PROCEDURE read_stock (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_level int,
--   OUT p_left int,
--   OUT p_is_short tinyint(1)) READS SQL DATA
-- 'Reads how many buildings the bank has left.'

-- PROCEDURE read_tournament (
--   IN p_tournament longtext,
--   OUT p_tournament_id bigint) READS SQL DATA
-- 'Finds a tournament, and checks that the account has a right to it.'

-- PROCEDURE read_undone (
--   IN p_tournament_id bigint,
--   IN p_change_no int,
--   OUT p_act varchar(30),
--   OUT p_round_id int) READS SQL DATA
-- 'Reads the act to undo, which must be the last one.'

-- PROCEDURE record_draw (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_matches longtext) MODIFIES SQL DATA
-- 'Record a draw that was made elsewhere.'

-- PROCEDURE record_game (
--   IN p_match longtext,
--   IN p_game longtext) MODIFIES SQL DATA
-- 'Records the result of a match that was played as a game of this database.'

-- PROCEDURE record_result (
--   IN p_match longtext,
--   IN p_scores longtext) MODIFIES SQL DATA
-- 'Record the scores of a match.'

-- PROCEDURE refuse (
--   IN p_token varchar(40),
--   IN p_sentence text) READS SQL DATA
-- 'Raises a refusal: a named error.'

-- PROCEDURE refuse_action (
--   IN p_action varchar(20),
--   IN m_game_id int,
--   IN m_ruleset_id int,
--   IN m_prid int,
--   IN m_player_id int,
--   IN m_phase varchar(20)) READS SQL DATA
-- 'Raises the refusal that names what the game waits for instead of an action.'

-- PROCEDURE refuse_amount (
--   IN p_token varchar(40),
--   IN p_sentence varchar(200),
--   IN m_ruleset_id int) READS SQL DATA
-- 'Raises a refusal with amounts of money.'

-- PROCEDURE refuse_deeds (
--   IN p_from int,
--   IN p_to int,
--   IN p_terms json,
--   IN m_game_id int,
--   IN m_ruleset_id int) READS SQL DATA
-- 'Raises the refusal for the first property of a trade that its giver does not own.'

-- PROCEDURE refuse_differences (
--   IN p_one json,
--   IN p_other json) READS SQL DATA
-- 'Rejects a restored game that differs from its archive.'

-- PROCEDURE refuse_empty_slot (
--   IN p_slot int,
--   IN p_text longtext) READS SQL DATA
-- 'Raises the refusal for a slot of the account that is empty or does not exist.'

-- PROCEDURE refuse_expire () READS SQL DATA
-- 'Rejects the move by which a game ends when nobody moves.'

-- PROCEDURE refuse_other_standings (
--   IN p_archived json,
--   IN p_now json) READS SQL DATA
-- 'Rejects a restored tournament whose standings differ from its archive.'

-- PROCEDURE refuse_save_name (
--   IN p_name varchar(60)) READS SQL DATA
-- 'Raises the refusal for the name of a save that is taken.'

-- PROCEDURE refuse_terms (
--   IN m_terms varchar(2000)) READS SQL DATA
-- 'Raises the refusal that says where the terms of a trade are malformed.'

-- PROCEDURE refuse_with (
--   IN p_refusal varchar(200),
--   IN m_ruleset_id int) READS SQL DATA
-- 'Raises the refusal that a function returned.'

-- PROCEDURE release_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Releases a held game that no longer reveals dice another game has yet to roll.'

-- PROCEDURE release_games () MODIFIES SQL DATA
-- 'Releases all held games that no longer reveal dice of a running game.'

-- PROCEDURE remove_adjustment (
--   IN p_tournament longtext,
--   IN p_number longtext) MODIFIES SQL DATA
-- 'Remove a bonus or a penalty.'

-- PROCEDURE remove_board (
--   IN p_board text) MODIFIES SQL DATA
-- 'Removes a board; games on it continue.'

-- PROCEDURE remove_edition (
--   IN p_edition text) MODIFIES SQL DATA
-- 'Removes an edition; games that use it continue.'

-- PROCEDURE remove_entry (
--   IN m_game_id int,
--   INOUT m_first_entry int) MODIFIES SQL DATA
-- 'Removes the entry of the agenda that was due.'

-- PROCEDURE rename_game (
--   IN p_game_id int,
--   IN p_name text) MODIFIES SQL DATA
-- 'Renames a game.'

-- PROCEDURE rename_league_player (
--   IN p_player longtext,
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Renames a player of the league.'

-- PROCEDURE rename_player (
--   IN p_player_id bigint,
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Renames a locked player.'

-- PROCEDURE rename_seat (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_name text) MODIFIES SQL DATA
-- 'Renames a person in a game at one table.'

-- PROCEDURE rename_tournament (
--   IN p_tournament longtext,
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Rename a tournament.'

-- PROCEDURE renew_lobby_link (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Makes a new link for a lobby; the old one is no longer valid.'

-- PROCEDURE renumber_round (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_to longtext) MODIFIES SQL DATA
-- 'Change the number of a round without a draw.'

-- PROCEDURE reopen_lobby (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Opens a closed lobby to newcomers again.'

-- PROCEDURE reopen_tournament (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Reopen a closed tournament.'

-- PROCEDURE resolve_characters (
--   IN p_ruleset_id int,
--   INOUT p_players json) READS SQL DATA
-- 'Completes the names of the bots that play seats of an opening position.'

-- PROCEDURE resolve_clock (
--   IN p_options json,
--   OUT p_seconds int,
--   OUT p_substitute int) READS SQL DATA
-- 'Finds the time limit of a move in a new game and the substitute bot.'

-- PROCEDURE resolve_seats (
--   INOUT p_players json,
--   IN p_from int) READS SQL DATA
-- 'Completes the players of a new game.'

-- PROCEDURE restore_archived_rounds (
--   IN p_tournament_id bigint,
--   IN p_rounds json) MODIFIES SQL DATA
-- 'Inserts the rounds of an archived tournament with their draws.'

-- PROCEDURE restore_lists (
--   IN p_lists json) MODIFIES SQL DATA
-- 'Inserts the lists of numbers of an archive that do not exist.'

-- PROCEDURE restore_part (
--   IN p_tournament_id bigint,
--   IN p_part varchar(20),
--   IN p_round_id int,
--   IN p_previous json) MODIFIES SQL DATA
-- 'Restores a part of a tournament to a previous state.'

-- PROCEDURE restore_players (
--   IN p_archive json) MODIFIES SQL DATA
-- 'Adds the players of an archived tournament who are not in the league.'

-- PROCEDURE restore_round (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_previous json) MODIFIES SQL DATA
-- 'Restores a round to a previous state.'

-- PROCEDURE restore_ruleset (
--   IN p_rules json,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'Makes the ruleset of an archived game.'

-- PROCEDURE restore_tournament (
--   IN p_archive longtext,
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Restores a tournament from an archive.'

-- PROCEDURE resume_clock (
--   IN p_game_id int,
--   IN p_stopped_at datetime(3)) MODIFIES SQL DATA
-- 'Gives a copied game, and its auction, the time that it had left.'

-- PROCEDURE resume_later (
--   IN m_game_id int,
--   INOUT m_prid int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_phase varchar(20)) MODIFIES SQL DATA
-- 'Lets a phase resume when the agenda is empty.'

-- PROCEDURE roll_dice (
--   IN m_game_id int,
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_turn int,
--   IN m_seats int,
--   IN m_players_left int,
--   INOUT m_doubles int,
--   INOUT m_prid int,
--   IN m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_status int,
--   INOUT m_jail_turns int,
--   INOUT m_location int,
--   IN m_first int,
--   IN m_tiles int,
--   IN m_salary int,
--   IN m_again_dice int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   INOUT m_phase varchar(20),
--   INOUT m_unowned varchar(40),
--   IN m_bonus_is_permanent tinyint(1),
--   IN m_announces_landing tinyint(1),
--   INOUT m_again tinyint(1),
--   IN m_jail_opens tinyint(1),
--   IN m_has_passing tinyint(1)) MODIFIES SQL DATA
-- 'Applies a roll: moves the player, or in the phase fee multiplies the rent.'

-- PROCEDURE roll_doubles (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_doubles int,
--   IN m_turn_player int,
--   INOUT m_status int,
--   INOUT m_location int,
--   INOUT m_event_no int,
--   INOUT m_steps int) MODIFIES SQL DATA
-- 'Counts doubles in a row, and jails a player who rolls too many.'

-- PROCEDURE roll_in_jail (
--   IN m_game_id int,
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   INOUT m_status int,
--   INOUT m_jail_turns int,
--   IN m_location int,
--   IN m_again_dice int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   INOUT m_again tinyint(1),
--   IN m_jail_opens tinyint(1)) MODIFIES SQL DATA
-- 'Frees a player from jail by their roll, or keeps them there.'

-- PROCEDURE save_game (
--   IN p_game_id int,
--   IN p_name text) MODIFIES SQL DATA
-- 'Saves the present point of a game under a name.'

-- PROCEDURE save_in_slot (
--   IN p_game_id int,
--   IN p_slot longtext,
--   IN p_overwrite tinyint(1)) MODIFIES SQL DATA
-- 'Saves the present point of a game in a slot of the account.'

-- PROCEDURE say (
--   IN p_game_id int,
--   IN p_player text,
--   IN p_text longtext,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Says something in a game, for a player.'

-- PROCEDURE scores_of_game (
--   IN p_tournament_id bigint,
--   IN p_game_id int,
--   OUT p_scores json) READS SQL DATA
-- 'Computes the scores of a match from the net worths in a game.'

-- PROCEDURE score_seats (
--   IN p_met json,
--   IN p_seats json,
--   OUT p_weight int) READS SQL DATA
-- 'Weighs a draw: the higher, the worse.'

-- PROCEDURE seats_of_guest (
--   IN p_game_id int,
--   IN p_guest text) READS SQL DATA
-- 'Lists the seats that a guest of the account has in a game.'

-- PROCEDURE seat_bot (
--   IN p_lobby_id int,
--   IN p_seat int,
--   IN p_character varchar(40),
--   IN p_name text,
--   IN p_token text) MODIFIES SQL DATA
-- 'Seats a bot on a free seat of a lobby.'

-- PROCEDURE seat_bots (
--   IN p_lobby_id int,
--   IN p_seat text,
--   IN p_character text) MODIFIES SQL DATA
-- 'Seats bots on the free seats of a lobby.'

-- PROCEDURE seat_by_design (
--   IN p_tournament_id bigint,
--   IN p_round_no int,
--   IN p_seed varchar(200),
--   OUT p_seats json) READS SQL DATA
-- 'Seats the entered players by a design of rounds without repeated meetings.'

-- PROCEDURE seat_named_bot (
--   IN p_lobby_id int,
--   IN p_seat text,
--   IN p_character text,
--   IN p_name text,
--   IN p_token text) MODIFIES SQL DATA
-- 'Seats a bot on a free seat of a lobby, under a name and with a piece.'

-- PROCEDURE seat_opening (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_players json) MODIFIES SQL DATA
-- 'Seats the players of the opening position in a new game.'

-- PROCEDURE seat_player (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_player longtext) MODIFIES SQL DATA
-- 'Seats a late player at a table of three of a running round.'

-- PROCEDURE seat_players (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_players json,
--   IN p_seed varchar(64)) MODIFIES SQL DATA
-- 'Seats named players, in the order given or by a roll of the dice.'

-- PROCEDURE select_next_player (
--   IN m_game_id int,
--   INOUT m_round int,
--   INOUT m_turn int,
--   IN m_seats int,
--   IN m_players_left int) READS SQL DATA
-- 'Passes the turn to the next player; a new round starts when the order of play wraps.'

-- PROCEDURE sell_buildings (
--   IN p_player_id int,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Sells all buildings of a player, or of the colour group of a property, to the bank.'

-- PROCEDURE sell_hotel (
--   IN p_player_id int,
--   IN p_hotel_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Sells a hotel that the bank cannot replace, and as many buildings as that takes.'

-- PROCEDURE send_emote (
--   IN p_game_id int,
--   IN p_player text,
--   IN p_emote text,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Shows an emote in a game, for a player.'

-- PROCEDURE settle_agenda (
--   IN m_game_id int,
--   IN m_played_at datetime(3),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_seats int,
--   INOUT m_players_left int,
--   INOUT m_prid int,
--   INOUT m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_left_to_end int,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Pays the debts that can be paid, then opens the offer that a landing led to.'

-- PROCEDURE settle_call (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Makes the move that waits in a game, or drops it if the rules refuse it.'

-- PROCEDURE settle_landing (
--   IN m_game_id int,
--   IN m_played_at datetime(3),
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_round int,
--   IN m_turn int,
--   IN m_seats int,
--   INOUT m_players_left int,
--   INOUT m_prid int,
--   INOUT m_first_entry int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_player_id int,
--   INOUT m_status int,
--   INOUT m_jail_turns int,
--   INOUT m_location int,
--   INOUT m_left_to_end int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   INOUT m_steps int,
--   INOUT m_phase varchar(20),
--   INOUT m_outcome varchar(20)) MODIFIES SQL DATA
-- 'Settles what a move left open, then reads the players back.'

-- PROCEDURE set_for_tournament (
--   IN p_tournament longtext,
--   IN p_setting longtext,
--   IN p_value longtext) MODIFIES SQL DATA
-- 'Change a setting of a tournament.'

-- PROCEDURE set_status (
--   IN p_player_id int,
--   IN p_status int,
--   IN p_jail_turns int,
--   IN m_game_id int) MODIFIES SQL DATA
-- 'Changes the status of a player.'

-- PROCEDURE shuffle_decks (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_seed varchar(64)) MODIFIES SQL DATA
-- 'Shuffles the decks of a new game.'

-- PROCEDURE sit_down (
--   IN p_lobby_id int,
--   IN p_seat text,
--   IN p_name text,
--   IN p_token text,
--   IN p_guest text,
--   IN p_is_invited tinyint(1)) MODIFIES SQL DATA
-- 'Seats somebody at a lobby.'

-- PROCEDURE split_tables (
--   IN p_tournament_id bigint,
--   IN p_by_standing tinyint(1),
--   IN p_fours int,
--   INOUT p_seats json) READS SQL DATA
-- 'Seats players table by table in the order of their lots, or of the standings.'

-- PROCEDURE start_lobby (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Begins the next game of a lobby, without waiting for anybody else.'

-- PROCEDURE store_board (
--   IN p_board varchar(40),
--   IN p_ruleset_id int,
--   IN p_document json) MODIFIES SQL DATA
-- 'Replaces the document of a board.'

-- PROCEDURE store_edition (
--   IN p_document longtext,
--   IN p_imported_from varchar(10)) MODIFIES SQL DATA
-- 'Makes an edition from a document, or replaces the edition of that name.'

-- PROCEDURE store_numbers (
--   IN p_name text,
--   IN p_numbers json,
--   OUT p_list_id int) MODIFIES SQL DATA
-- 'Inserts a list of random numbers, unless it exists.'

-- PROCEDURE substitute_player (
--   IN p_match longtext,
--   IN p_out longtext,
--   IN p_in longtext) MODIFIES SQL DATA
-- 'Replace a drawn player in a match.'

-- PROCEDURE swap_players (
--   IN p_met json,
--   INOUT p_seats json,
--   OUT p_gain int) READS SQL DATA
-- 'Exchanges the two players between tables whose exchange improves a draw most.'

-- PROCEDURE switch_talk (
--   IN p_game_id int,
--   IN p_is_on tinyint(1)) MODIFIES SQL DATA
-- 'Says whether texts are allowed in a game.'

-- PROCEDURE switch_talk_off (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Forbids texts in a game; emotes and nudges stay.'

-- PROCEDURE switch_talk_on (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Allows texts in a game again.'

-- PROCEDURE take_back_game (
--   IN p_game longtext) MODIFIES SQL DATA
-- 'Annuls a game that was recorded as a match; it can be recorded as another.'

-- PROCEDURE take_back_invitation (
--   IN p_game_id int,
--   IN p_player_id text) MODIFIES SQL DATA
-- 'Withdraws an invitation link; a guest who took the seat by it loses the seat.'

-- PROCEDURE take_back_lobby_link (
--   IN p_lobby_id int) MODIFIES SQL DATA
-- 'Withdraws the link of a lobby.'

-- PROCEDURE take_fee_factor (
--   IN p_prid int,
--   OUT p_owner int,
--   OUT p_rent_factor int,
--   OUT p_due bigint,
--   IN m_game_id int,
--   IN m_steps int) MODIFIES SQL DATA
-- 'Finds out to whom a roll for a rent goes, and what it is multiplied by.'

-- PROCEDURE take_pot (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_turn_player int,
--   IN m_location int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Pays the pot to the player who rolled.'

-- PROCEDURE take_scorer (
--   IN p_tournament longtext,
--   IN p_account longtext) MODIFIES SQL DATA
-- 'Revoke the right of an account to a tournament.'

-- PROCEDURE take_seat (
--   IN p_lobby_id int,
--   IN p_seat text,
--   IN p_name text,
--   IN p_token text,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Changes seat, name or token of somebody at a lobby, or seats its host, without a link.'

-- PROCEDURE take_token (
--   IN p_token varchar(255),
--   IN m_game_id int,
--   IN m_record_id int) MODIFIES SQL DATA
-- 'Assigns a token to a move, once.'

-- PROCEDURE transfer (
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_payer int,
--   IN p_payee int,
--   IN p_amount bigint,
--   IN p_location int,
--   IN p_prid int,
--   IN m_game_id int,
--   IN m_record_id int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Moves money from one account to another.'

-- PROCEDURE try_leave_jail (
--   OUT p_moves tinyint(1),
--   OUT p_is_free tinyint(1),
--   IN m_game_id int,
--   IN m_dice double,
--   IN m_dice2 double,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   INOUT m_next_entry int,
--   IN m_turn_player int,
--   IN m_jail_turns int,
--   INOUT m_balance bigint,
--   INOUT m_event_no int,
--   IN m_steps int) MODIFIES SQL DATA
-- 'Frees a player from jail by doubles, or by the last roll they get there.'

-- PROCEDURE undo_change (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Undoes the last change of a tournament that was not undone; then the one before.'

-- PROCEDURE undo_part (
--   IN p_tournament_id bigint,
--   IN p_change_no int,
--   IN p_part varchar(20),
--   IN p_round_id int,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Undoes a change of a tournament.'

-- PROCEDURE unlock_accounts () MODIFIES SQL DATA
-- 'Unlocks the accounts whose lockout is over.'

-- PROCEDURE wait_for_end_of_sessions (
--   IN p_account varchar(80)) READS SQL DATA
-- 'Waits until the killed sessions of an account have disconnected, half a second at most.'

-- PROCEDURE weigh_holdings (
--   IN p_player_id int,
--   IN p_got json,
--   IN p_lost json,
--   OUT p_now bigint,
--   OUT p_then bigint,
--   IN d_game_id int,
--   IN d_ruleset_id int,
--   IN d_character_id int) READS SQL DATA
-- 'Weighs the colour groups that a trade concerns, for one of its players.'

-- PROCEDURE winner_checker (
--   IN m_game_id int,
--   IN m_record_id int,
--   IN m_ruleset_id int,
--   IN m_seats int,
--   INOUT m_event_no int) MODIFIES SQL DATA
-- 'Determines the winners of a game that is over.'

-- PROCEDURE withdraw_player (
--   IN p_tournament longtext,
--   IN p_player longtext) MODIFIES SQL DATA
-- 'Withdraw a player from the undrawn rounds of a tournament.'

-- PROCEDURE write_byes (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_was json,
--   IN p_byes json) MODIFIES SQL DATA
-- 'Replaces the byes of a round.'

-- PROCEDURE write_position (
--   IN p_game_id int,
--   IN p_position json) MODIFIES SQL DATA
-- 'Gives a new copy of a game a position that the game was in.'

-- PROCEDURE write_round (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_matches json,
--   IN p_byes json) MODIFIES SQL DATA
-- 'Replaces the draw of a round.'

-- PROCEDURE write_scores (
--   IN p_match_id bigint,
--   IN p_scores json) MODIFIES SQL DATA
-- 'Writes the validated scores of a match.'

-- PROCEDURE write_tournament (
--   IN p_tournament_id bigint,
--   IN p_tournament json) MODIFIES SQL DATA
-- 'Writes the name, dates, point system and state of a tournament.'

-- TRIGGER add_player BEFORE INSERT ON Player
-- TRIGGER b_location_chk_1 BEFORE INSERT ON Bonus
-- TRIGGER b_location_chk_2 BEFORE UPDATE ON Bonus
-- TRIGGER change_trigger BEFORE INSERT ON TournamentChange
-- TRIGGER count_seats BEFORE INSERT ON Game
-- TRIGGER deal_opening AFTER INSERT ON Game
-- TRIGGER deed_no_delete BEFORE DELETE ON Deed
-- TRIGGER delete_notices AFTER DELETE ON Setting
-- TRIGGER delete_old_revisions AFTER UPDATE ON Edition
-- TRIGGER delete_parts_of_game BEFORE DELETE ON Game
-- TRIGGER delete_parts_of_ruleset BEFORE DELETE ON Ruleset
-- TRIGGER dice_trigger BEFORE INSERT ON Gamemanager
-- TRIGGER drop_edition AFTER DELETE ON Edition
-- TRIGGER event_no_delete BEFORE DELETE ON Event
-- TRIGGER event_no_update BEFORE UPDATE ON Event
-- TRIGGER gamemanager_no_delete BEFORE DELETE ON Gamemanager
-- TRIGGER gamemanager_no_update BEFORE UPDATE ON Gamemanager
-- TRIGGER insert_ruleset AFTER INSERT ON Ruleset
-- TRIGGER location_type_is_fixed BEFORE UPDATE ON Location
-- TRIGGER make_edition BEFORE INSERT ON Edition
-- TRIGGER make_fork BEFORE INSERT ON Fork
-- TRIGGER player_change_no_delete BEFORE DELETE ON PlayerChange
-- TRIGGER player_change_no_update BEFORE UPDATE ON PlayerChange
-- TRIGGER player_no_delete BEFORE DELETE ON Player
-- TRIGGER player_trigger BEFORE INSERT ON PlayerChange
-- TRIGGER pr_location_chk_1 BEFORE INSERT ON Property
-- TRIGGER pr_location_chk_2 BEFORE UPDATE ON Property
-- TRIGGER remake_edition BEFORE UPDATE ON Edition
-- TRIGGER renew_notices AFTER UPDATE ON Setting
-- TRIGGER restore_game BEFORE INSERT ON RestoredGame
-- TRIGGER restore_tournament_trigger BEFORE INSERT ON RestoredTournament
-- TRIGGER result_record_no_delete BEFORE DELETE ON ResultRecord
-- TRIGGER result_record_no_update BEFORE UPDATE ON ResultRecord
-- TRIGGER result_trigger BEFORE INSERT ON ResultRecord
-- TRIGGER tournament_change_no_delete BEFORE DELETE ON TournamentChange
-- TRIGGER tournament_change_no_update BEFORE UPDATE ON TournamentChange
