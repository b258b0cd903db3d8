import type { GameConnection, Value } from '../../src/game/connection';

/** What differs from the campus edition. */
export interface HouseRules {
  salary?: number;
  diceSides?: number;
  extraRollDice?: number | null;
  jailExitDice?: number;
  setBonusFactor?: number;
  maxPlayers?: number;
  /** how many of the players of the opening position take part; default: all */
  players?: number;
}

/** What is not given stays as it is. */
const RULES =
  'UPDATE Copied SET ruleset_id = ?, board_id = ?, edition = ?, max_players = COALESCE(?, max_players),' +
  ' dice_sides = COALESCE(?, dice_sides), extra_roll_dice = IF(? IS TRUE, ?, extra_roll_dice),' +
  ' jail_exit_dice = COALESCE(?, jail_exit_dice), set_bonus_factor = COALESCE(?, set_bonus_factor)';

/**
 * The tables that an edition is made of, in the order of their foreign keys, with the statement that takes
 * the rows to copy: all columns, also those that a later migration adds.
 */
const COPIES: readonly (readonly [table: string, take: string])[] = [
  ['Board', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Board AS t WHERE t.board_id = 1'],
  ['Location', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Location AS t WHERE t.board_id = 1'],
  ['Colours', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Colours AS t WHERE t.board_id = 1'],
  ['Property', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Property AS t WHERE t.board_id = 1'],
  ['Rent', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Rent AS t WHERE t.board_id = 1'],
  ['Bonus', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Bonus AS t WHERE t.board_id = 1'],
  ['Ruleset', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Ruleset AS t WHERE t.ruleset_id = 1'],
  ['StatusLabel', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM StatusLabel AS t WHERE t.ruleset_id = 1'],
  ['Wording', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Wording AS t WHERE t.ruleset_id = 1'],
  ['OpeningPlayer', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM OpeningPlayer AS t WHERE t.ruleset_id = 1 AND t.turn < ?'],
  ['OpeningDeed', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM OpeningDeed AS t WHERE t.ruleset_id = 1 AND t.p_owner < ?'],
];

/**
 * Makes an edition of rows alone: the campus board and opening position with other parameters.
 * @param id number of its ruleset and its board, free below 1,000
 */
export async function makeEdition(
  connection: GameConnection,
  id: number,
  edition: string,
  rules: HouseRules,
): Promise<void> {
  const [row] = await connection.rows<{ there: number }>(
    'SELECT COUNT(*) AS there FROM Ruleset WHERE ruleset_id = ?',
    [id],
  );
  if (row?.there) return;
  const changes: Record<string, [string, Value[]]> = {
    Board: ['UPDATE Copied SET board_id = ?, name = ?, salary = COALESCE(?, salary)', [id, edition, rules.salary ?? null]],
    Ruleset: [RULES, [
      id, id, edition, rules.maxPlayers ?? null, rules.diceSides ?? null, Number('extraRollDice' in rules),
      rules.extraRollDice ?? null, rules.jailExitDice ?? null, rules.setBonusFactor ?? null,
    ]],
    StatusLabel: ['UPDATE Copied SET ruleset_id = ?', [id]],
    Wording: ['UPDATE Copied SET ruleset_id = ?', [id]],
    OpeningPlayer: ['UPDATE Copied SET ruleset_id = ?', [id]],
    OpeningDeed: ['UPDATE Copied SET ruleset_id = ?, board_id = ?', [id, id]],
  };
  for (const [table, take] of COPIES) {
    await connection.run(take, take.includes('?') ? [rules.players ?? 4] : []);
    await connection.run(...(changes[table] ?? ['UPDATE Copied SET board_id = ?', [id]]));
    await connection.run('INSERT INTO ?? SELECT * FROM Copied', [table]);
    await connection.run('DROP TEMPORARY TABLE Copied');
  }
}

/** What the editions of the seeds do without: auctions, free trades, a pot, waiting in jail, hotels. */
const HOUSE_RULES =
  "UPDATE Copied SET ruleset_id = ?, edition = ?, auction = 'unsold', first_bid_percent = 10, raise_percent = 10," +
  " purchase = 'offered_if_affordable', turn_end = 'declared', trade = 'free', has_pot = TRUE, jail_wait = TRUE," +
  " has_hotels = TRUE, build_evenly = TRUE, starting_cash = 900, jail_last_roll = 'pays_and_moves'";

/** Every parameter by which editions with decisions differ, but for what a board has. */
export interface Rules {
  starting_cash: number;
  player_order: 'seat' | 'rolled';
  dice_count: 1 | 2;
  doubles_roll_again: boolean;
  doubles_to_jail: number | null;
  set_bonus_factor: number;
  salary_factor_on_go: number;
  purchase: 'offered' | 'offered_if_affordable';
  auction: 'none' | 'declined' | 'unsold';
  first_bid_percent: number;
  raise_percent: number;
  turn_end: 'automatic' | 'declared';
  insolvency: 'creditor_takes' | 'debt';
  jail_fine: number | null;
  jail_turns: number | null;
  jail_wait: boolean;
  jail_last_roll: 'stays' | 'pays_and_moves';
  max_houses: number;
  has_hotels: boolean;
  build_evenly: boolean;
  sell_percent: number | null;
  mortgage_percent: number | null;
  redeem_fee: number;
  mortgage_unit: 'property' | 'set';
  trade: 'none' | 'exchange' | 'free';
  cards_go_to_creditor: boolean;
  has_pot: boolean;
  turn_limit: number | null;
  players_left_to_end: number;
  winner: 'last' | 'net_worth';
  can_end: boolean;
}

/** The tables of an edition that has the board of another. */
const RULES_ALONE: readonly (readonly [table: string, take: string])[] = [
  ['Ruleset', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Ruleset AS t WHERE t.ruleset_id = 3'],
  ['StatusLabel', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM StatusLabel AS t WHERE t.ruleset_id = 3'],
  ['Wording', 'CREATE TEMPORARY TABLE Copied AS SELECT t.* FROM Wording AS t WHERE t.ruleset_id = 3'],
];

/**
 * Makes an edition with decisions on the board of singletonopoly: auctions of everything unsold, free trades,
 * a pot, waiting in jail, hotels, even building, declared turns.
 * @param id number of its ruleset, free below 1,000
 */
export async function makeHouseRules(connection: GameConnection, id: number, edition: string): Promise<void> {
  const [row] = await connection.rows<{ there: number }>('SELECT COUNT(*) AS there FROM Ruleset WHERE ruleset_id = ?', [id]);
  if (row?.there) return;
  for (const [table, take] of RULES_ALONE) {
    await connection.run(take);
    if (table === 'Ruleset') await connection.run(HOUSE_RULES, [id, edition]);
    else await connection.run('UPDATE Copied SET ruleset_id = ?', [id]);
    await connection.run('INSERT INTO ?? SELECT * FROM Copied', [table]);
    await connection.run('DROP TEMPORARY TABLE Copied');
  }
}

const SET_RULES =
  'UPDATE Ruleset SET starting_cash = ?, player_order = ?, dice_count = ?, doubles_roll_again = ?, doubles_to_jail = ?,' +
  ' set_bonus_factor = ?, salary_factor_on_go = ?, purchase = ?, auction = ?, first_bid_percent = ?, raise_percent = ?,' +
  ' turn_end = ?, insolvency = ?, jail_fine = ?, jail_turns = ?, jail_wait = ?, jail_last_roll = ?, max_houses = ?,' +
  ' has_hotels = ?, build_evenly = ?, sell_percent = ?, mortgage_percent = ?, redeem_fee = ?, mortgage_unit = ?, trade = ?,' +
  ' cards_go_to_creditor = ?, has_pot = ?, turn_limit = ?, players_left_to_end = ?, winner = ?, can_end = ?' +
  ' WHERE ruleset_id = ?';

/** Gives an edition other rules, before any game of it is played. */
export async function setRules(connection: GameConnection, id: number, rules: Rules): Promise<void> {
  await connection.run(SET_RULES, [
    rules.starting_cash, rules.player_order, rules.dice_count, rules.doubles_roll_again, rules.doubles_to_jail,
    rules.set_bonus_factor, rules.salary_factor_on_go, rules.purchase, rules.auction, rules.first_bid_percent, rules.raise_percent,
    rules.turn_end, rules.insolvency, rules.jail_fine, rules.jail_turns, rules.jail_wait, rules.jail_last_roll, rules.max_houses,
    rules.has_hotels, rules.build_evenly, rules.sell_percent, rules.mortgage_percent, rules.redeem_fee, rules.mortgage_unit,
    rules.trade, rules.cards_go_to_creditor, rules.has_pot, rules.turn_limit, rules.players_left_to_end, rules.winner, rules.can_end,
    id,
  ].map((value) => (typeof value === 'boolean' ? Number(value) : value)));
}
