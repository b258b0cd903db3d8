import type { GameConnection } from '../../src/game/connection';

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
  const statements: [string, (string | number | null)[]][] = [
    ['INSERT INTO Board SELECT ?, ?, tile_count, COALESCE(?, salary) FROM Board WHERE board_id = 1',
      [id, edition, rules.salary ?? null]],
    ['INSERT INTO Location SELECT ?, lid, type FROM Location WHERE board_id = 1', [id]],
    ['INSERT INTO Colours SELECT ?, cid, name FROM Colours WHERE board_id = 1', [id]],
    ['INSERT INTO Property SELECT ?, prid, name, cost, colour, location FROM Property WHERE board_id = 1', [id]],
    ['INSERT INTO Bonus SELECT ?, bid, name, description, location, effect, amount FROM Bonus WHERE board_id = 1',
      [id]],
    ['INSERT INTO Ruleset SELECT ?, ?, ?, min_players, COALESCE(?, max_players), COALESCE(?, dice_sides),' +
      ' IF(? IS TRUE, ?, extra_roll_dice), COALESCE(?, jail_exit_dice), COALESCE(?, set_bonus_factor)' +
      ' FROM Ruleset WHERE ruleset_id = 1',
      [id, edition, id, rules.maxPlayers ?? null, rules.diceSides ?? null, Number('extraRollDice' in rules),
        rules.extraRollDice ?? null, rules.jailExitDice ?? null, rules.setBonusFactor ?? null]],
    ['INSERT INTO StatusLabel SELECT ?, status, label FROM StatusLabel WHERE ruleset_id = 1', [id]],
    ['INSERT INTO Wording SELECT ?, kind, sentence FROM Wording WHERE ruleset_id = 1', [id]],
    ['INSERT INTO OpeningPlayer SELECT ?, turn, pid, name, token, bank_balance, location FROM OpeningPlayer' +
      ' WHERE ruleset_id = 1 AND turn < ?', [id, rules.players ?? 4]],
    ['INSERT INTO OpeningDeed SELECT ?, ?, prid, p_owner, cost_factor FROM OpeningDeed' +
      ' WHERE ruleset_id = 1 AND p_owner < ?', [id, id, rules.players ?? 4]],
  ];
  const [row] = await connection.rows<{ there: number }>(
    'SELECT COUNT(*) AS there FROM Ruleset WHERE ruleset_id = ?',
    [id],
  );
  if (row?.there) return;
  for (const [sql, values] of statements) await connection.run(sql, values);
}
