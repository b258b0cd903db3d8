import type { GameConnection } from '../../src/game/connection';
import type { Chance } from './chance';

/** A row of movesView, as far as it matters for choosing. */
interface Offer {
  'Player No.': number;
  Action: string;
  prid: number | null;
  Minimum: number | null;
  Maximum: number | null;
  SQL: string;
}

const MOVE = 'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount) VALUES (?, ?, ?, ?, ?, ?, ?)';

/** How likely an action is, against 100 for any other: few games shall end because somebody leaves. */
const WEIGHTS: Readonly<Record<string, number>> = { leave: 1, end: 1, propose: 15, pass: 40, roll: 300, end_turn: 200 };

/** Actions whose terms only the SQL of the view has. */
const WITH_TERMS: readonly string[] = ['propose', 'change_dice'];

/**
 * Makes moves that movesView offers, as chance decides, until the game is over.
 * @param gameId the game, which becomes the current one of the connection
 * @param mostMoves how many moves to make at most
 * @returns how many were made
 */
export async function playRandomly(
  connection: GameConnection,
  gameId: number,
  chance: Chance,
  mostMoves: number,
): Promise<number> {
  await connection.choose(gameId);
  const [rules] = await connection.rows<{ dice: number }>(
    'SELECT r.dice_count AS dice FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) WHERE g.game_id = ?',
    [gameId],
  );
  for (let moves = 0; moves < mostMoves; moves += 1) {
    const offers = await connection.rows<Offer>('SELECT * FROM movesView');
    if (offers.length === 0) return moves;
    await take(connection, gameId, chance, chooseFrom(offers, chance), rules?.dice ?? 1);
  }
  return mostMoves;
}

/** First what to do, then with what: an owner of many properties shall not build all the time. */
function chooseFrom(offers: readonly Offer[], chance: Chance): Offer {
  const actions = [...new Set(offers.map(({ Action }) => Action))];
  const action = chance.pick(actions, (name) => WEIGHTS[name] ?? 100);
  return chance.pick(offers.filter(({ Action }) => Action === action));
}

async function take(connection: GameConnection, gameId: number, chance: Chance, offer: Offer, diceCount: number): Promise<void> {
  const { Action, prid, Minimum, Maximum, SQL } = offer;
  if (WITH_TERMS.includes(Action)) {
    await connection.run(SQL);
    return;
  }
  const hasBounds = Minimum !== null && Maximum !== null;
  const die = (number: number): number | null =>
    Action === 'roll' && hasBounds && number <= diceCount ? chance.between(Minimum, Maximum) : null;
  const amount = Action === 'bid' && hasBounds ? (chance.below(2) ? Minimum : chance.between(Minimum, Maximum)) : null;
  await connection.run(MOVE, [gameId, offer['Player No.'], Action, die(1), die(2), prid ?? null, amount]);
}
