import { leagueActs } from './league-acts';
import { CHECK } from './league-checks';
import type { SqlFile, SqlObject } from './sql-object';

export const ROLES = ['player', 'spectator', 'scorer', 'organiser', 'builder', 'host'] as const;

/**
 * The roles; `readersOf` says what each of them may read. A player makes moves. A spectator only reads. A scorer runs the
 * league tournaments that were given to the account; an organiser also creates tournaments and gives them to scorers.
 * A builder makes boards and changes their own. A host creates games, also for others, plays, forks games, and saves
 * them in slots.
 */
export type Role = (typeof ROLES)[number];

/** The roles that make moves. */
export const PLAYING: readonly Role[] = ['player', 'host'];

/** The view into which moves can be inserted. */
export const FORM = 'addMoveView';

/** The procedures of a player: their own final moves, moves of bots, advice, seats at tables of others, and talk. */
export const PLAYER_PROCEDURES = ['make_move', 'bot_move', 'play_bots', 'play_some', 'advise', 'preview_trade', 'lobby_of_link', 'join_lobby', 'take_seat', 'free_seat', 'play_again', 'say', 'send_emote', 'nudge'] as const;

/** Views that other views or routines are made of. */
const PARTS: readonly string[] = [
  'actorsView', 'builtView', 'gamesAdviceView', 'gameOutcomesView', 'rentPaymentsView', 'rollsView', 'totalDifferencesView', 'effectsView', 'estateView', 'guideEndView', 'guideEstateView', 'guideMortgageView', 'guideTurnView', 'guideWordsView', 'meaningsView', 'tileIconsView', 'waitingBotsView',
  'leagueExtrasView', 'leaguePlacesView', 'leaguePointsView', 'leagueRankView', 'leagueStandingsView', 'leagueSumsView', 'leagueTotalsView',
];

/** The views of the league that everybody may read; the others are for those who run it or watch it. */
const LEAGUE_FOR_ALL: readonly string[] = [
  'leaguePlayersView', 'matchesView', 'playerHistoryView', 'pointsView', 'ratingsView', 'roundsView', 'standingsView', 'tournamentsView',
];

/** Moves, results and statistics of many games: for those who watch and analyse. Tools list everything that a player may read. */
const OF_MANY_GAMES: readonly string[] = [
  'editionLandingsView', 'editionRentsView', 'editionLineupsView', 'editionLengthsView', 'gamesBalanceView', 'gamesEventView', 'gamesLedgerView', 'resultsView',
];

/** What only an account that makes games has, or needs: its links and slots, the options of a new game. */
const OF_HOSTS: readonly string[] = ['invitationsView', 'optionsView', 'slotsView'];

/** The columns of Gamemanager that a move may set; the others are its results. */
export const INPUT_COLUMNS = ['game_id', 'record_ID', 'token', 'player_ID', 'action', 'dice', 'dice2', 'prid', 'amount', 'terms'] as const;

/** The procedures of a builder of boards. */
export const BUILDER_PROCEDURES = [
  'copy_board', 'change_board', 'check_board', 'import_board', 'check_board_file', 'export_board', 'remove_board',
] as const;

/** The additional procedures of a host. */
export const HOST_PROCEDURES = [
  'new_game', 'open_game', 'check_house_rules', 'check_players', 'check_seats', 'rename_game', 'rename_seat', 'delete_game', 'fork_game', 'fork_game_with_bots', 'look_back', 'save_in_slot', 'load_slot', 'empty_slot',
  'invite', 'invited_as', 'accept_invitation', 'take_back_invitation', 'seats_of_guest',
  'open_lobby', 'seat_bots', 'seat_named_bot', 'start_lobby', 'close_lobby', 'reopen_lobby', 'renew_lobby_link', 'take_back_lobby_link', 'delete_lobby', 'lobby_seats_of_guest', 'lobby_of_game',
  'switch_talk_off', 'switch_talk_on',
] as const;

/**
 * The procedures that each role may call. In the league, a scorer has the acts that need the right to score, and an
 * organiser all of them; everything else in it is read-only for them.
 */
export function proceduresOfRoles({ seeds }: { seeds: readonly SqlFile[] }): Readonly<Record<Role, readonly string[]>> {
  const acts = leagueActs(seeds);
  return {
    player: PLAYER_PROCEDURES,
    spectator: [],
    scorer: [...acts.filter(({ right }) => right === 'score').map(({ procedure }) => procedure), 'export_tournament'],
    organiser: [...acts.map(({ procedure }) => procedure), 'export_tournament', 'restore_tournament'],
    builder: BUILDER_PROCEDURES,
    host: [...PLAYER_PROCEDURES, ...HOST_PROCEDURES],
  };
}

/** The roles that may read a view: tools list everything that an account may read, so parts and checks are for few. */
export function readersOf({ name, file }: Pick<SqlObject, 'name' | 'file'>): readonly Role[] {
  if (PARTS.includes(name)) return [];
  if (name === FORM) return PLAYING;
  if (OF_HOSTS.includes(name)) return ['host'];
  if (OF_MANY_GAMES.includes(name)) return ROLES.filter((role) => role !== 'player');
  if (name.startsWith(CHECK)) return ['scorer', 'organiser'];
  if (!(file ?? '').startsWith('procedures/league/') || LEAGUE_FOR_ALL.includes(name)) return ROLES;
  return ['spectator', 'scorer', 'organiser'];
}
