import type { GameConnection } from '../../src/client/connection';
import { readMoves } from '../../src/client/views';
import { expectConsistentState, OF_THE_TURN } from './consistent-state';

interface GameFacts {
  phase: string;
  turn_player: number;
  prid: number | null;
  bid: number | null;
  bidder: number | null;
  proposal: { from: number; to: number } | string | null;
  first_entry: number;
  next_entry: number;
  players_left: number;
  player_count: number;
  doubles: number;
  turns_ended: number;
  pot: number;
  moves: number;
  first_location: number;
  tile_count: number;
  highest: number;
  build_evenly: number;
  mortgage_unit: string;
  doubles_to_jail: number | null;
  rule: string;
  turn_limit: number | null;
  is_late: number;
  players_left_to_end: number;
  winner: string;
  max_houses: number;
  house_stock: number | null;
  hotel_stock: number | null;
  worth_of_buildings: number;
  deadline: string | null;
  ends_without_people: number;
  auction_seconds: number | null;
}

interface PlayerFacts {
  pid: number;
  character_id: number | null;
  turn: number;
  status: number;
  jail_turns: number;
  passed: number;
  location: number;
  balance: number;
  proved: string;
  cards: number;
}

interface DeedFacts {
  prid: number;
  owner: number | null;
  level: number;
  mortgaged: number;
  colour: number;
  cost: number;
  house_cost: number | null;
  hotel_cost: number | null;
  skyscraper_cost: number | null;
}

interface DebtFacts {
  /** null: nobody, an auction of what a bankrupt player left */
  debtor: number | null;
  creditor: number | null;
  amount: number | null;
  kind: string;
}

const GAME =
  'SELECT g.phase, t.pid AS turn_player, g.prid, g.bid, g.bidder, g.proposal, g.first_entry, g.next_entry, g.players_left,' +
  ' g.player_count, g.doubles, g.turns_ended, g.pot, g.last_record_ID AS moves, r.first_location, r.tile_count,' +
  ' r.max_houses + r.has_hotels + r.has_skyscrapers AS highest, r.build_evenly, r.mortgage_unit, r.doubles_to_jail, r.pot AS rule, r.turn_limit,' +
  ' COALESCE(g.began_at + INTERVAL r.minute_limit MINUTE <= g.played_at, FALSE) AS is_late,' +
  ' GREATEST(r.players_left_to_end, COALESCE(g.player_count - r.bankruptcies_to_end, 0)) AS players_left_to_end, r.winner, r.max_houses, r.house_stock, r.hotel_stock, r.worth_of_buildings, g.deadline, r.auction_seconds,' +
  ' r.ends_without_people FROM GameState AS g JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id' +
  ' JOIN Player AS t ON t.game_id = g.game_id AND t.turn = g.turn WHERE g.game_id = ?';

const PLAYERS =
  'SELECT p.pid, p.character_id, p.turn, p.status, p.jail_turns, p.passed, p.location, p.bank_balance AS balance,' +
  ' (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid) AS cards,' +
  ' COALESCE(o.bank_balance, r.starting_cash) + COALESCE((SELECT SUM(IF(e.payee = p.pid, e.amount, 0) - IF(e.payer = p.pid, e.amount, 0))' +
  ' FROM Event AS e WHERE e.game_id = p.game_id), 0) AS proved' +
  ' FROM Player AS p JOIN GameState AS g ON g.game_id = p.game_id JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id' +
  ' LEFT JOIN OpeningPlayer AS o ON o.ruleset_id = r.ruleset_id AND o.turn = p.turn WHERE p.game_id = ? ORDER BY p.turn';

const DEEDS =
  'SELECT d.prid, d.p_owner AS owner, d.level, d.mortgaged, pr.colour, pr.cost, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost FROM Deed AS d' +
  ' JOIN Property AS pr ON pr.ruleset_id = d.ruleset_id AND pr.prid = d.prid WHERE d.game_id = ? ORDER BY d.prid';

const DEBTS =
  'SELECT IF(o.kind = \'auction\', NULL, o.pid) AS debtor, o.creditor, o.amount, o.kind FROM Agenda AS o JOIN GameState AS g ON g.game_id = o.game_id' +
  ' AND o.entry_no >= g.first_entry AND o.entry_no < g.next_entry WHERE o.game_id = ? ORDER BY o.entry_no';

/** What the story must never have: [what is wrong, the rows in which it is]. */
const WRONG: readonly (readonly [what: string, sql: string])[] = [
  [
    'the ledger has a gap',
    'SELECT g.last_record_ID, COUNT(m.record_ID) AS moves, MAX(m.record_ID) AS last FROM GameState AS g LEFT JOIN Gamemanager AS m' +
      ' ON m.game_id = g.game_id WHERE g.game_id = ? GROUP BY g.game_id' +
      ' HAVING g.last_record_ID <> moves OR COALESCE(last, 0) <> moves',
  ],
  [
    'the ledger does not show how its actor stands',
    'SELECT m.record_ID, m.location, m.bank_balance, p.location AS place, p.bank_balance AS money FROM GameState AS g JOIN Gamemanager AS m' +
      ' ON m.game_id = g.game_id AND m.record_ID = g.last_record_ID JOIN Player AS p ON p.game_id = m.game_id AND p.pid = m.player_ID' +
      ' WHERE g.game_id = ? AND (p.location <> m.location OR p.bank_balance <> m.bank_balance)',
  ],
  [
    'somebody moves who is out',
    'SELECT m.record_ID, m.player_ID FROM Event AS e JOIN Gamemanager AS m ON m.game_id = e.game_id AND m.player_ID = e.player_ID' +
      " AND m.record_ID > e.record_ID AND m.action <> 'close' WHERE e.game_id = ? AND e.kind IN ('left', 'defeated')",
  ],
  [
    'a posting is none, or something else is one',
    'SELECT e.record_ID, e.kind, e.amount FROM Event AS e LEFT JOIN EventKind AS k ON k.kind = e.kind' +
      ' WHERE e.game_id = ? AND NOT k.is_posting <=> (e.amount IS NOT NULL)',
  ],
  [
    'a card is with somebody and cannot be kept',
    'SELECT k.card_id, k.holder FROM DeckCard AS k JOIN Card AS c ON c.ruleset_id = k.ruleset_id AND c.card_id = k.card_id' +
      " WHERE k.game_id = ? AND k.holder IS NOT NULL AND c.effect <> 'jail_card'",
  ],
  [
    'a card is missing, or is there twice',
    'SELECT c.card_id FROM GameState AS g JOIN Card AS c ON c.ruleset_id = g.ruleset_id LEFT JOIN DeckCard AS k ON k.game_id = g.game_id' +
      ' AND k.card_id = c.card_id WHERE g.game_id = ? GROUP BY c.card_id HAVING COUNT(k.card_id) <> 1',
  ],
  [
    'two cards are at one place',
    'SELECT IF(k.holder IS NULL, c.deck_id, NULL) AS deck, k.holder, k.place FROM DeckCard AS k JOIN Card AS c ON c.ruleset_id = k.ruleset_id' +
      ' AND c.card_id = k.card_id WHERE k.game_id = ? GROUP BY deck, k.holder, k.place HAVING COUNT(*) > 1',
  ],
  [
    'an event has no words',
    'SELECT DISTINCT e.kind FROM Event AS e JOIN GameState AS g ON g.game_id = e.game_id LEFT JOIN Wording AS w ON w.ruleset_id = g.ruleset_id' +
      " AND w.kind = e.kind LEFT JOIN EventKind AS k ON k.kind = e.kind WHERE e.game_id = ? AND COALESCE(w.sentence, k.sentence, '') = ''",
  ],
  [
    'a move was made before the one before it',
    'SELECT m.record_ID FROM Gamemanager AS m JOIN Gamemanager AS before_it ON before_it.game_id = m.game_id' +
      ' AND before_it.record_ID = m.record_ID - 1 WHERE m.game_id = ? AND NOT COALESCE(m.played_at >= before_it.played_at, FALSE)',
  ],
  [
    'what is not mortgaged is to be redeemed',
    'SELECT d.prid, d.redeem_by_round FROM Deed AS d WHERE d.game_id = ? AND d.redeem_by_round IS NOT NULL AND NOT d.mortgaged',
  ],
  [
    'a move has no story',
    'SELECT m.record_ID FROM Gamemanager AS m LEFT JOIN Event AS e ON e.game_id = m.game_id AND e.record_ID = m.record_ID AND e.event_no = 1' +
      ' WHERE m.game_id = ? AND e.event_no IS NULL',
  ],
];

/** Says what is wrong, as an error, unless it is right. */
function must(isRight: boolean, what: string, ...facts: unknown[]): void {
  if (!isRight) throw new Error(`${what}: ${facts.map((fact) => JSON.stringify(fact)).join(', ')}`);
}

/**
 * What must hold at every moment of a game of any edition that was played by moves alone.
 * @param offers how many moves movesView lists; default: looks, and the game becomes the current one of the connection
 * @throws Error that says what does not
 */
export async function expectInvariants(connection: GameConnection, gameId: number, offers?: number): Promise<void> {
  await expectConsistentState(connection, gameId);
  const [game] = await connection.rows<GameFacts>(GAME, [gameId]);
  if (!game) throw new Error(`There is no game ${gameId}.`);
  const players = await connection.rows<PlayerFacts>(PLAYERS, [gameId]);
  const deeds = await connection.rows<DeedFacts>(DEEDS, [gameId]);
  const debts = await connection.rows<DebtFacts>(DEBTS, [gameId]);
  expectBooks(game, players, deeds, debts);
  expectBuildings(game, deeds);
  expectStock(game, deeds);
  expectPending(game, players, deeds, debts, offers ?? (await countOffers(connection, gameId)));
  await expectPot(connection, gameId, game);
  await expectEnd(connection, gameId, game, players, deeds);
  for (const [what, sql] of WRONG) {
    const rows = await connection.rows(sql, [gameId]);
    must(rows.length === 0, what, rows);
  }
}

async function countOffers(connection: GameConnection, gameId: number): Promise<number> {
  await connection.choose(gameId);
  return (await readMoves(connection)).length;
}

/** Every balance follows from the postings; a player who is out has nothing, and the game does not wait for them. */
function expectBooks(game: GameFacts, players: readonly PlayerFacts[], deeds: readonly DeedFacts[], debts: readonly DebtFacts[]): void {
  must(players.length === game.player_count, 'there are not as many players as seats', players);
  must(players.filter(({ status }) => status !== 2).length === game.players_left, 'players_left is wrong', game, players);
  for (const player of players) {
    const { pid, balance, proved, status, cards, jail_turns, location, passed } = player;
    must(balance === Number(proved), 'a balance is not what its postings prove', player);
    must(location >= game.first_location && location < game.first_location + game.tile_count, 'a player stands beside the board', player);
    must(status === 1 || jail_turns === 0, 'turns in jail are counted of who is not there', player);
    must(!passed || game.phase === 'auction' || game.phase === 'over', 'somebody has passed and nothing is auctioned', player);
    if (status === 2) {
      const owned = deeds.filter(({ owner }) => owner === pid);
      must(balance === 0 && cards === 0 && owned.length === 0, 'who is out has something', player, owned);
      if (game.phase !== 'over') must(!debts.some(({ debtor }) => debtor === pid), 'who is out owes', debts);
    }
  }
}

/** Buildings stand on whole sets of one owner, where one can build, as many as the rules let be; none with a mortgage. */
function expectBuildings(game: GameFacts, deeds: readonly DeedFacts[]): void {
  for (const deed of deeds) {
    const { owner, level, mortgaged, colour, house_cost, hotel_cost, skyscraper_cost } = deed;
    const set = deeds.filter((other) => other.colour === colour);
    if (level > 0) {
      must(!mortgaged && (house_cost !== null || hotel_cost !== null), 'something is built where nothing can be', deed);
      must(owner !== null && set.every((other) => other.owner === owner), 'something is built on a part of a set', set);
      must(level <= game.highest, 'more is built than can be', deed);
      must(level <= game.max_houses + 1 || skyscraper_cost !== null, 'a skyscraper stands where none can be built', deed);
      if (game.mortgage_unit === 'set') must(!set.some((other) => other.mortgaged), 'something is built beside a mortgage', set);
    }
    if (owner === null) must(level === 0 && !mortgaged, 'the bank has more than a property', deed);
    const levels = set.map((other) => other.level);
    if (game.build_evenly) must(Math.max(...levels) - Math.min(...levels) <= 1, 'something is built unevenly', set);
  }
}

/** As many buildings stand as there are; a hotel has given its houses back. */
function expectStock({ max_houses, house_stock, hotel_stock }: GameFacts, deeds: readonly DeedFacts[]): void {
  const houses = deeds.reduce((sum, { level }) => sum + (level > max_houses ? 0 : level), 0);
  const hotels = deeds.filter(({ level }) => level > max_houses).length;
  must(houses <= (house_stock ?? Number.POSITIVE_INFINITY), 'there are more houses than the bank had', houses, house_stock);
  must(hotels <= (hotel_stock ?? Number.POSITIVE_INFINITY), 'there are more hotels than the bank had', hotels, hotel_stock);
}

/** The pot holds what players paid to the bank since it was taken. */
async function expectPot(connection: GameConnection, gameId: number, game: GameFacts): Promise<void> {
  const [paid] = await connection.rows<{ pot: string }>(
    "SELECT COALESCE(SUM(CASE WHEN kind = 'took_pot' THEN -amount WHEN payer IS NOT NULL AND payee IS NULL" +
      " AND IF(? = 'fines', kind IN ('paid', 'paid_passing', 'tax', 'fined'), kind NOT IN ('left', 'defeated')) THEN amount END), 0) AS pot FROM Event WHERE game_id = ?",
    [game.rule, gameId],
  );
  must(game.pot === (game.rule !== 'none' ? Number(paid?.pot) : 0), 'the pot is not what was paid', game.pot, paid);
}

/** What is pending fits to the phase, and moves are possible unless the game is over. */
function expectPending(
  game: GameFacts,
  players: readonly PlayerFacts[],
  deeds: readonly DeedFacts[],
  debts: readonly DebtFacts[],
  offers: number,
): void {
  const { phase, prid, bid, bidder, first_entry, next_entry } = game;
  const proposal = typeof game.proposal === 'string' ? (JSON.parse(game.proposal) as { from: number; to: number }) : game.proposal;
  must((offers === 0) === (phase === 'over'), 'nobody may act, or somebody after the end', phase, offers);
  must(debts.length === next_entry - first_entry, 'a debt is missing', debts, first_entry, next_entry);
  if (phase === 'over') return;
  const playing = players.filter(({ status }) => status < 2).map(({ pid }) => pid);
  if (OF_THE_TURN.includes(phase)) must(playing.includes(game.turn_player), 'it is the turn of somebody who is out', game.turn_player, playing);
  must(['offer', 'auction', 'fee', 'handover'].includes(phase) === (prid !== null) || phase === 'trade', 'the property does not fit to the phase', phase, prid);
  const deed = deeds.find((other) => other.prid === prid);
  if (['offer', 'auction'].includes(phase)) must(deed?.owner === null, 'something is for sale that is sold', deed);
  must((bid === null) === (bidder === null) && (phase === 'auction' || bid === null), 'a bid does not fit to the phase', phase, bid, bidder);
  if (bidder !== null) must((players.find(({ pid }) => pid === bidder)?.balance ?? -1) >= Number(bid), 'a bid cannot be paid', players, bid);
  must(['trade', 'proposal'].includes(phase) === (proposal !== null), 'a proposal does not fit to the phase', phase, proposal);
  if (proposal) must(playing.includes(proposal.from) && playing.includes(proposal.to), 'a trade is with somebody who is out', proposal);
  if (['roll', 'proposal', 'manage'].includes(phase)) must(debts.length === 0, 'debts are pending in the wrong phase', phase, debts);
  if (['debt', 'handover'].includes(phase)) must(debts.length > 0 && debts[0]?.amount !== null, 'there is no debt', debts);
  for (const { debtor, creditor } of debts) {
    must((debtor === null || playing.includes(debtor)) && (creditor === null || playing.includes(creditor)), 'a debt is with somebody who is out', debts);
  }
  must((game.deadline !== null) === (phase === 'auction' && game.auction_seconds !== null), 'a deadline does not fit to the phase', phase, game.deadline);
  must(game.doubles < (game.doubles_to_jail ?? Number.POSITIVE_INFINITY), 'there were too many doubles', game.doubles);
}

/** What the buildings of a property cost, where they count. */
function buildingsOf({ worth_of_buildings, max_houses }: GameFacts, { level, house_cost, hotel_cost, skyscraper_cost }: DeedFacts): number {
  if (!worth_of_buildings) return 0;
  return Math.min(level, max_houses) * Number(house_cost) + (level > max_houses ? Number(hotel_cost) : 0) + (level > max_houses + 1 ? Number(skyscraper_cost) : 0);
}

function hasPerson(players: readonly PlayerFacts[]): boolean {
  return players.some(({ character_id: character }) => character === null);
}

/** The game is over when the rules say so, and won by whom they say. */
async function expectEnd(
  connection: GameConnection,
  gameId: number,
  game: GameFacts,
  players: readonly PlayerFacts[],
  deeds: readonly DeedFacts[],
): Promise<void> {
  const [end] = await connection.rows<{ ended: number }>("SELECT COUNT(*) AS ended FROM Event WHERE game_id = ? AND kind = 'ended'", [gameId]);
  const left = players.filter(({ status }) => status !== 2);
  const isEnded = Boolean(end?.ended);
  const isDeserted = Boolean(game.ends_without_people) && hasPerson(players) && !hasPerson(left);
  // When the time is up, the turn that is being played goes on.
  const isTimeUp = game.is_late === 1 && game.turns_ended > 0 && game.phase === 'over';
  const isDecided = isDeserted || isTimeUp || left.length <= game.players_left_to_end || (game.turn_limit !== null && game.turns_ended >= game.turn_limit);
  must((game.phase === 'over') === (isEnded || isDecided), 'the game is over, or not, against the rules', game, left);
  const winners = players.filter(({ status }) => status === 3).map(({ pid }) => pid);
  const worth = ({ pid, balance }: PlayerFacts): number =>
    balance + deeds.filter(({ owner }) => owner === pid).reduce((sum, deed) => sum + deed.cost + buildingsOf(game, deed), 0);
  const best = Math.max(...left.map(worth));
  // Where people are gone and several characters are left, nobody is the last one.
  const isUndecided = game.winner === 'last' && left.length > game.players_left_to_end;
  const justified = isEnded || !isDecided || isUndecided ? [] : left.filter((player) => game.winner === 'last' || worth(player) === best).map(({ pid }) => pid);
  must(JSON.stringify(winners) === JSON.stringify(justified), 'others have won than should', winners, justified);
}

/** Every view of a game can be read, and its events have complete sentences. */
export async function expectViews(connection: GameConnection): Promise<void> {
  const views = [
    'gameView', 'playersView', 'propertiesView', 'pendingView', 'boardView', 'rentsView', 'eventView', 'diceView', 'drawsView', 'ledgerView', 'commitmentView',
    'choicesView',
  ];
  for (const view of views) await connection.rows('SELECT * FROM ??', [view]);
  const broken = await connection.rows("SELECT Record, Kind, Sentence FROM eventView WHERE Sentence IS NULL OR Sentence REGEXP '[{}]|  '");
  must(broken.length === 0, 'a sentence is not whole', broken);
}
