// Generated from seeds/league_acts.sql by `npx tsx test/schema/write-types.ts`; a test compares them.

/** The acts of the league by their procedures; with a command if that only passes its arguments on. */
export const ACTS = {
  new_tournament: {
    sql: 'CALL new_tournament(?, ?, ?, ?, ?)',
    takes: [{ name: 'name', kind: 'text' }, { name: 'start', kind: 'day' }, { name: 'end', kind: 'day' }, { name: 'point_system', kind: 'text' }, { name: 'settings', kind: 'settings', isOptional: true }],
  },
  rename_tournament: {
    sql: 'CALL rename_tournament(?, ?)',
    part: 'tournament', command: 'rename-tournament', meaning: 'rename a tournament', example: "1 'Spring Cup'",
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'name', kind: 'text', meaning: 'new name' }],
  },
  delete_tournament: {
    sql: 'CALL delete_tournament(?)',
    part: 'tournament', command: 'delete-tournament', meaning: 'delete a tournament without rounds and players; its history is kept', example: '1',
    takes: [{ name: 'tournament', kind: 'tournament' }],
  },
  change_tournament_dates: {
    sql: 'CALL change_tournament_dates(?, ?, ?)',
    part: 'tournament', command: 'tournament-dates', meaning: 'change the dates of a tournament', example: '1 --start 2026-01-01 --end 2026-04-30',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'start', kind: 'day', meaning: 'first day' }, { name: 'end', kind: 'day', meaning: 'last day' }],
  },
  change_point_system: {
    sql: 'CALL change_point_system(?, ?, ?)',
    part: 'tournament', command: 'point-system', meaning: 'change the point system of a tournament', example: "1 'Point System 2'",
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'point_system', kind: 'text', meaning: 'point system; `league point-systems` lists them' }, { name: 'recompute', kind: 'flag', meaning: 'allow this to change the points of recorded results' }],
  },
  close_tournament: {
    sql: 'CALL close_tournament(?)',
    part: 'tournament', command: 'close', meaning: 'close a tournament: it cannot be changed until it is reopened', example: '1',
    takes: [{ name: 'tournament', kind: 'tournament' }],
  },
  reopen_tournament: {
    sql: 'CALL reopen_tournament(?)',
    part: 'tournament', command: 'reopen', meaning: 'reopen a closed tournament', example: '1',
    takes: [{ name: 'tournament', kind: 'tournament' }],
  },
  set_for_tournament: {
    sql: 'CALL set_for_tournament(?, ?, ?)',
    part: 'settings',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'setting', kind: 'text' }, { name: 'value', kind: 'text', isOptional: true }],
  },
  rank_tournament_by: {
    sql: 'CALL rank_tournament_by(?, ?)',
    part: 'ranking',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'criteria', kind: 'words' }],
  },
  give_scorer: {
    sql: 'CALL give_scorer(?, ?, ?)',
    part: 'people',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'account', kind: 'text' }, { name: 'right', kind: 'text' }],
  },
  take_scorer: {
    sql: 'CALL take_scorer(?, ?)',
    part: 'people',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'account', kind: 'text' }],
  },
  add_league_player: {
    sql: 'CALL add_league_player(?)',
    part: 'player',
    takes: [{ name: 'name', kind: 'text' }],
  },
  rename_league_player: {
    sql: 'CALL rename_league_player(?, ?)',
    part: 'player',
    takes: [{ name: 'player', kind: 'player' }, { name: 'name', kind: 'text' }],
  },
  delete_league_player: {
    sql: 'CALL delete_league_player(?)',
    part: 'player',
    takes: [{ name: 'player', kind: 'player' }],
  },
  enter_players: {
    sql: 'CALL enter_players(?, ?)',
    part: 'entries',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'players', kind: 'players' }],
  },
  withdraw_player: {
    sql: 'CALL withdraw_player(?, ?)',
    part: 'entries', command: 'withdraw', meaning: 'withdraw a player from the undrawn rounds of a tournament', example: '1 Ann',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'player', kind: 'player', meaning: 'name of the player' }],
  },
  add_round: {
    sql: 'CALL add_round(?, ?, ?, ?)',
    part: 'round',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round', isOptional: true }, { name: 'start', kind: 'day', isOptional: true }, { name: 'end', kind: 'day', isOptional: true }],
  },
  change_round_dates: {
    sql: 'CALL change_round_dates(?, ?, ?, ?)',
    part: 'round', command: 'round-dates', meaning: 'change the dates of a round', example: '1 2 --start 2026-02-01 --end 2026-02-28',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'start', kind: 'day', meaning: 'planned first day' }, { name: 'end', kind: 'day', meaning: 'planned last day' }],
  },
  renumber_round: {
    sql: 'CALL renumber_round(?, ?, ?)',
    part: 'number', command: 'renumber-round', meaning: 'change the number of a round without a draw', example: '1 4 3',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'to', kind: 'number', meaning: 'new number' }],
  },
  delete_round: {
    sql: 'CALL delete_round(?, ?)',
    part: 'round', command: 'delete-round', meaning: 'delete a round without a draw', example: '1 4',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }],
  },
  draw_round: {
    sql: 'CALL draw_round(?, ?)',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }],
  },
  draw_round_by: {
    sql: 'CALL draw_round_by(?, ?, ?)',
    part: 'round',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'method', kind: 'text', isOptional: true }],
  },
  draw_round_again: {
    sql: 'CALL draw_round_again(?, ?, ?)',
    part: 'round',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'method', kind: 'text', isOptional: true }],
  },
  draw_all_rounds: {
    sql: 'CALL draw_all_rounds(?)',
    takes: [{ name: 'tournament', kind: 'tournament' }],
  },
  record_draw: {
    sql: 'CALL record_draw(?, ?, ?)',
    part: 'round',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'matches', kind: 'matches' }],
  },
  cancel_draw: {
    sql: 'CALL cancel_draw(?, ?)',
    part: 'round', command: 'cancel-draw', meaning: 'cancel the draw of a round without results', example: '1 2',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }],
  },
  cancel_match: {
    sql: 'CALL cancel_match(?)',
    part: 'round', command: 'cancel-match', meaning: 'cancel a match without a result; its players sit out', example: '3/2',
    takes: [{ name: 'match', kind: 'match' }],
  },
  substitute_player: {
    sql: 'CALL substitute_player(?, ?, ?)',
    part: 'round', command: 'substitute', meaning: 'replace a drawn player in a match', example: '3/2 Ann Kim',
    takes: [{ name: 'match', kind: 'match' }, { name: 'out', kind: 'player', meaning: 'player who was drawn' }, { name: 'in', kind: 'player', meaning: 'player who plays instead' }],
  },
  seat_player: {
    sql: 'CALL seat_player(?, ?, ?)',
    part: 'round', command: 'seat', meaning: 'seat a latecomer at a table of three in a running round', example: '1 3 Kim',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'player', kind: 'player', meaning: 'name of the player' }],
  },
  open_table: {
    sql: 'CALL open_table(?, ?, ?)',
    part: 'round', command: 'open-table', meaning: 'add a table of undrawn players to a running round', example: '1 3 Kim Lea Max',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'players', kind: 'players', meaning: 'three or four players' }],
  },
  record_result: {
    sql: 'CALL record_result(?, ?)',
    part: 'result',
    takes: [{ name: 'match', kind: 'match' }, { name: 'scores', kind: 'scores' }],
  },
  correct_result: {
    sql: 'CALL correct_result(?, ?)',
    part: 'result',
    takes: [{ name: 'match', kind: 'match' }, { name: 'scores', kind: 'scores' }],
  },
  annul_result: {
    sql: 'CALL annul_result(?)',
    part: 'result', command: 'annul', meaning: 'annul the result of a match, which can then be played or recorded again', example: '3/2',
    takes: [{ name: 'match', kind: 'match' }],
  },
  forfeit_match: {
    sql: 'CALL forfeit_match(?, ?)',
    part: 'result', command: 'forfeit', meaning: 'record a match that some players forfeit; the others score by the setting forfeit_score', example: '3/2 Ann',
    takes: [{ name: 'match', kind: 'match' }, { name: 'absent', kind: 'players', meaning: 'players who forfeit' }],
  },
  record_game: {
    sql: 'CALL record_game(?, ?)',
    part: 'result',
    takes: [{ name: 'match', kind: 'match' }, { name: 'game', kind: 'game' }],
  },
  take_back_game: {
    sql: 'CALL take_back_game(?)',
    part: 'result',
    takes: [{ name: 'game', kind: 'game' }],
  },
  adjust_points: {
    sql: 'CALL adjust_points(?, ?, ?, ?, ?)',
    part: 'adjustments', command: 'adjust', meaning: 'give a player a bonus or a penalty', example: "1 Ann 5 'brought the cards'",
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'player', kind: 'player', meaning: 'name of the player' }, { name: 'points', kind: 'text', meaning: 'points of the bonus; negative (after --) for a penalty' }, { name: 'reason', kind: 'text', meaning: 'reason, in a few words' }, { name: 'round', kind: 'round', isOptional: true, meaning: 'first round for which it counts (default: from the beginning)' }],
  },
  remove_adjustment: {
    sql: 'CALL remove_adjustment(?, ?)',
    part: 'adjustments', command: 'remove-adjustment', meaning: 'remove a bonus or a penalty', example: '1 2',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'number', kind: 'number', meaning: 'number of the adjustment; `league adjustments` lists them' }],
  },
  undo_change: {
    sql: 'CALL undo_change(?)',
    command: 'undo', meaning: 'undo the last change to a tournament; repeat for earlier ones', example: '1',
    takes: [{ name: 'tournament', kind: 'tournament' }],
  },
} as const;
