// Generated from seeds/league_acts.sql and seeds/league_forms.sql by `npx tsx test/schema/write-types.ts`; a test compares them.

/** The acts of the league by their procedures; with a command if that only passes its arguments on. */
export const ACTS = {
  new_tournament: {
    sql: 'CALL new_tournament(?, ?, ?, ?, ?)',
    takes: [{ name: 'name', kind: 'text', label: 'Name', most: 60 }, { name: 'start', kind: 'day', label: 'First day' }, { name: 'end', kind: 'day', label: 'Last day' }, { name: 'point_system', kind: 'point_system', label: 'Points' }, { name: 'settings', kind: 'settings', isOptional: true }],
  },
  rename_tournament: {
    sql: 'CALL rename_tournament(?, ?)',
    part: 'tournament', command: 'rename-tournament', meaning: 'rename a tournament', example: "1 'Spring Cup'",
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'name', kind: 'text', meaning: 'new name', label: 'Name', most: 60 }],
  },
  delete_tournament: {
    sql: 'CALL delete_tournament(?)',
    part: 'tournament', command: 'delete-tournament', meaning: 'delete a tournament without rounds and players; its history is kept', example: '1',
    takes: [{ name: 'tournament', kind: 'tournament' }],
  },
  change_tournament_dates: {
    sql: 'CALL change_tournament_dates(?, ?, ?)',
    part: 'tournament', command: 'tournament-dates', meaning: 'change the dates of a tournament', example: '1 --start 2026-01-01 --end 2026-04-30',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'start', kind: 'day', meaning: 'first day', label: 'First day' }, { name: 'end', kind: 'day', meaning: 'last day', label: 'Last day' }],
  },
  change_point_system: {
    sql: 'CALL change_point_system(?, ?, ?)',
    part: 'tournament', command: 'point-system', meaning: 'change the point system of a tournament', example: "1 'Point System 2'",
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'point_system', kind: 'point_system', meaning: 'point system; `league point-systems` lists them', label: 'Points' }, { name: 'recompute', kind: 'flag', meaning: 'allow this to change the points of recorded results', label: 'Recompute results' }],
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
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'account', kind: 'text', label: 'Account', most: 80 }, { name: 'right', kind: 'right', label: 'Right' }],
  },
  take_scorer: {
    sql: 'CALL take_scorer(?, ?)',
    part: 'people',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'account', kind: 'text', label: 'Account' }],
  },
  add_league_player: {
    sql: 'CALL add_league_player(?)',
    part: 'player',
    takes: [{ name: 'name', kind: 'text' }],
  },
  rename_league_player: {
    sql: 'CALL rename_league_player(?, ?)',
    part: 'player',
    takes: [{ name: 'player', kind: 'player' }, { name: 'name', kind: 'text', label: 'Name', most: 40 }],
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
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'player', kind: 'player', meaning: 'name of the player', label: 'Player' }],
  },
  add_round: {
    sql: 'CALL add_round(?, ?, ?, ?)',
    part: 'round',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round', isOptional: true }, { name: 'start', kind: 'day', isOptional: true, label: 'First day' }, { name: 'end', kind: 'day', isOptional: true, label: 'Last day' }],
  },
  change_round_dates: {
    sql: 'CALL change_round_dates(?, ?, ?, ?)',
    part: 'round', command: 'round-dates', meaning: 'change the dates of a round', example: '1 2 --start 2026-02-01 --end 2026-02-28',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'start', kind: 'day', meaning: 'planned first day', label: 'First day' }, { name: 'end', kind: 'day', meaning: 'planned last day', label: 'Last day' }],
  },
  renumber_round: {
    sql: 'CALL renumber_round(?, ?, ?)',
    part: 'number', command: 'renumber-round', meaning: 'change the number of a round without a draw', example: '1 4 3',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'to', kind: 'number', meaning: 'new number', label: 'Number', least: 1, most: 9999 }],
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
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'method', kind: 'draw_method', isOptional: true, label: 'Draw method' }],
  },
  draw_round_again: {
    sql: 'CALL draw_round_again(?, ?, ?)',
    part: 'round',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'method', kind: 'draw_method', isOptional: true, label: 'Draw method' }],
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
    takes: [{ name: 'match', kind: 'match' }, { name: 'out', kind: 'player', meaning: 'player who was drawn', label: 'Player who leaves' }, { name: 'in', kind: 'player', meaning: 'player who plays instead', label: 'Substitute' }],
  },
  seat_player: {
    sql: 'CALL seat_player(?, ?, ?)',
    part: 'round', command: 'seat', meaning: 'seat a latecomer at a table of three in a running round', example: '1 3 Kim',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'player', kind: 'player', meaning: 'name of the player', label: 'Player' }],
  },
  open_table: {
    sql: 'CALL open_table(?, ?, ?)',
    part: 'round', command: 'open-table', meaning: 'add a table of undrawn players to a running round', example: '1 3 Kim Lea Max',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'round', kind: 'round' }, { name: 'players', kind: 'players', meaning: 'three or four players', label: 'Players at the new table' }],
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
    takes: [{ name: 'match', kind: 'match' }, { name: 'absent', kind: 'players', meaning: 'players who forfeit', label: 'Players who forfeit' }],
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
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'player', kind: 'player', meaning: 'name of the player', label: 'Player' }, { name: 'points', kind: 'number', meaning: 'points of the bonus; negative (after --) for a penalty', label: 'Points (negative for a penalty)', least: -100000, most: 100000 }, { name: 'reason', kind: 'text', meaning: 'reason, in a few words', label: 'Reason', most: 200 }, { name: 'round', kind: 'round', isOptional: true, meaning: 'first round for which it counts (default: from the beginning)', label: 'Counts from' }],
  },
  remove_adjustment: {
    sql: 'CALL remove_adjustment(?, ?)',
    part: 'adjustments', command: 'remove-adjustment', meaning: 'remove a bonus or a penalty', example: '1 2',
    takes: [{ name: 'tournament', kind: 'tournament' }, { name: 'number', kind: 'number', meaning: 'number of the adjustment; `league adjustments` lists them', label: 'Bonus or penalty' }],
  },
  undo_change: {
    sql: 'CALL undo_change(?)',
    command: 'undo', meaning: 'undo the last change to a tournament; repeat for earlier ones', example: '1',
    takes: [{ name: 'tournament', kind: 'tournament' }],
  },
} as const;

/** The forms of acts that need nothing but their arguments, by the procedures, in the order of the page. */
export const FORMS = {
  new_tournament: { page: 'tournaments', menu: 'New tournament', button: 'Create tournament', tone: 'main', right: 'organise' },
  rename_tournament: { page: 'settings', button: 'Rename', right: 'organise' },
  change_tournament_dates: { page: 'settings', button: 'Change dates', right: 'organise' },
  change_point_system: { page: 'settings', button: 'Change points', right: 'organise' },
  close_tournament: { page: 'settings', menu: 'Close tournament', button: 'Close tournament', tone: 'final', note: 'A closed tournament cannot be changed until it is reopened.', right: 'organise' },
  delete_tournament: { page: 'settings', menu: 'Delete tournament', button: 'Delete tournament', tone: 'final', note: 'Only a tournament without players and rounds can be deleted.', right: 'organise' },
  reopen_tournament: { page: 'settings', state: 'closed', button: 'Reopen tournament', tone: 'main', right: 'organise' },
  give_scorer: { page: 'settings', button: 'Grant', right: 'organise' },
  take_scorer: { page: 'settings', button: 'Revoke', right: 'organise' },
  rename_league_player: { page: 'player', button: 'Rename', right: 'score' },
  delete_league_player: { page: 'player', menu: 'Delete', state: 'unused', button: 'Delete this player', tone: 'final', right: 'score' },
  withdraw_player: { page: 'entries', button: 'Withdraw', right: 'score' },
  draw_all_rounds: { page: 'rounds', state: 'undrawn', button: 'Draw all rounds', right: 'score' },
  add_round: { page: 'rounds', button: 'Add a round', tone: 'main', right: 'score' },
  draw_round_by: { page: 'round', state: 'undrawn', button: 'Draw round', tone: 'main', right: 'score' },
  seat_player: { page: 'round', menu: 'Latecomers', state: 'drawn', button: 'Seat at a table', right: 'score' },
  open_table: { page: 'round', menu: 'Latecomers', state: 'drawn', button: 'Open another table', right: 'score' },
  draw_round_again: { page: 'round', menu: 'Change the draw', state: 'unplayed', button: 'Draw again', right: 'score' },
  cancel_draw: { page: 'round', menu: 'Change the draw', state: 'unplayed', button: 'Cancel the draw', tone: 'final', right: 'score' },
  change_round_dates: { page: 'round', menu: 'Change the round', button: 'Change dates', right: 'score' },
  renumber_round: { page: 'round', menu: 'Change the round', state: 'undrawn', button: 'Change number', right: 'score' },
  delete_round: { page: 'round', menu: 'Change the round', state: 'undrawn', button: 'Delete round', tone: 'final', right: 'score' },
  annul_result: { page: 'match', menu: 'Change result', state: 'played', button: 'Annul result', tone: 'final', note: 'The match can then be played or recorded again.', right: 'score' },
  forfeit_match: { page: 'match', menu: 'Change table', state: 'unplayed', button: 'Record forfeit', note: 'The others score by the setting forfeit_score.', right: 'score' },
  substitute_player: { page: 'match', menu: 'Change table', state: 'unplayed', button: 'Substitute', right: 'score' },
  cancel_match: { page: 'match', menu: 'Change table', state: 'unplayed', button: 'Cancel table', tone: 'final', note: 'Its players sit out.', right: 'score' },
  remove_adjustment: { page: 'adjustments', button: 'Remove', right: 'score' },
  adjust_points: { page: 'adjustments', button: 'Give points', tone: 'main', right: 'score' },
} as const;
