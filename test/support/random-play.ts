import type { GameConnection } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import type { Chance } from './chance';
import { diceFor, type Offer, readOffers, takes } from './offers';

/** What a player gives in a trade. */
export interface TradeSide {
  money: number;
  cards: number;
  properties: number[];
}

const MOVE = 'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount) VALUES (?, ?, ?, ?, ?, ?, ?)';

const PROPOSAL = "INSERT INTO Gamemanager (game_id, player_ID, action, terms) VALUES (?, ?, 'propose', ?)";

/**
 * How likely an action is, against 1,000 for any other: few games shall end because somebody leaves, and
 * nobody shall mortgage and redeem all the time.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  leave: 3, end: 1, propose: 150, mortgage: 100, sell: 200, redeem: 400, pass: 600, decline: 300, end_turn: 600, roll: 1_500, build: 3_000,
};

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
  for (let moves = 0; moves < mostMoves; moves += 1) {
    const offers = await readOffers(connection);
    if (offers.length === 0) return moves;
    await take(connection, gameId, chance, chooseFrom(offers, chance));
  }
  return mostMoves;
}

/** Of a hundred moves in games of characters, how many chance chooses. */
const INTERFERENCE = 25;

/**
 * Lets the characters of a game play, with moves among theirs that chance decides: trades are proposed, and nobody
 * is as careful as he would be. Now and then the time of an auction is up.
 * @param gameId the game, which becomes the current one of the connection; all who play are characters
 */
export async function playCharacters(connection: GameConnection, gameId: number, chance: Chance, mostMoves: number): Promise<void> {
  await connection.choose(gameId);
  for (let moves = 0; moves < mostMoves; moves += 1) {
    if (chance.below(100) >= INTERFERENCE) {
      const [rows] = await connection.rows<{ Moves: number }[]>('CALL play_some(?, 1)', [gameId]);
      if (rows?.[0]?.Moves !== 1) return;
    } else {
      if (chance.below(3) === 0) {
        await connection.run("UPDATE GameState SET deadline = deadline - INTERVAL 1 DAY WHERE game_id = ? AND phase = 'auction'", [gameId]);
      }
      const offers = await readOffers(connection);
      if (offers.length === 0) return;
      await playOneOf(connection, gameId, chance, offers);
    }
  }
}

/** Makes one of the moves that movesView offers, as chance decides. */
export async function playOneOf(
  connection: GameConnection,
  gameId: number,
  chance: Chance,
  offers: readonly Offer[],
): Promise<void> {
  await take(connection, gameId, chance, chooseFrom(offers, chance));
}

/** First what to do, then with what: an owner of many properties shall not build all the time. */
function chooseFrom(offers: readonly Offer[], chance: Chance): Offer {
  const actions = [...new Set(offers.map(({ Action }) => Action))];
  const action = chance.pick(actions, (name) => WEIGHTS[name] ?? 1_000);
  return chance.pick(offers.filter(({ Action }) => Action === action));
}

async function take(connection: GameConnection, gameId: number, chance: Chance, offer: Offer): Promise<void> {
  const { Action, prid, Minimum, Maximum, SQL } = offer;
  if (Action === 'propose' && (await propose(connection, gameId, chance, offer))) return;
  if (WITH_TERMS.includes(Action)) {
    await connection.run(SQL);
    return;
  }
  const hasBounds = Minimum !== null && Maximum !== null;
  const [dice, dice2] = diceFor(offer, chance);
  const amount = takes(offer, 'amount') && hasBounds ? (chance.below(2) ? Minimum : chance.between(Minimum, Maximum)) : null;
  await connection.run(MOVE, [gameId, offer['Player No.'], Action, dice, dice2, prid ?? null, amount]);
}

/** Tries a trade of its own making. @returns whether it was accepted as a proposal */
async function propose(connection: GameConnection, gameId: number, chance: Chance, offer: Offer): Promise<boolean> {
  const [from, to] = [offer['Player No.'], offer['Partner No.'] ?? -1];
  const terms = { to, give: await someOf(connection, gameId, chance, from), take: await someOf(connection, gameId, chance, to) };
  try {
    await connection.run(PROPOSAL, [gameId, from, JSON.stringify(terms)]);
    return true;
  } catch (error) {
    if (error instanceof RefusedMove) return false;
    throw error;
  }
}

/** Something of what a player has, as one side of a trade. */
export async function someOf(connection: GameConnection, gameId: number, chance: Chance, pid: number): Promise<TradeSide> {
  const [player] = await connection.rows<{ money: number; cards: number }>(
    'SELECT p.bank_balance AS money, COUNT(k.card_id) AS cards FROM Player AS p LEFT JOIN DeckCard AS k' +
      ' ON k.game_id = p.game_id AND k.holder = p.pid WHERE p.game_id = ? AND p.pid = ? GROUP BY p.game_id, p.turn',
    [gameId, pid],
  );
  const deeds = await connection.rows<{ prid: number }>(
    'SELECT prid FROM Deed WHERE game_id = ? AND p_owner = ? ORDER BY prid', [gameId, pid],
  );
  const properties = deeds.map(({ prid }) => prid).filter(() => chance.below(Math.max(2, deeds.length)) === 0);
  const money = chance.below(2) ? chance.below(Math.floor((player?.money ?? 0) / 3) + 1) : 0;
  return { money, cards: chance.below((player?.cards ?? 0) + 1), properties };
}
