import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { at, type Document, errorsOf, importDocument, type Json, quay } from '../../support/documents';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

type Change = (document: Document) => unknown;

const rules = (document: Document): Document => at(document, 'rules');
const tile = (document: Document, n: number): Document => at(document, 'board', 'tiles', n);
const tiles = (document: Document): Json[] => at(document, 'board', 'tiles') as unknown as Json[];
const cards = (document: Document): Json[] => at(document, 'decks', 'Bottles') as unknown as Json[];
const player = (document: Document, n: number): Document => at(document, 'opening', n);
const set = (part: (document: Document) => Document, key: string, value: Json): Change => (document) => {
  part(document)[key] = value;
};
const rule = (name: string, value: Json): Change => set(rules, name, value);
const without = (part: (document: Document) => Document, ...keys: string[]): Change => (document) => {
  for (const key of keys) delete part(document)[key];
};
const all = (...changes: Change[]): Change => (document) => {
  for (const change of changes) change(document);
};
const self = (document: Document): Document => document;
const ofTile = (n: number): ((document: Document) => Document) => (document) => tile(document, n);
const board = (document: Document): Document => at(document, 'board');

/** Nothing leads to jail. */
const noJail = all(
  rule('doubles_to_jail', null),
  (document) => cards(document).splice(2, 1),
  rule('cards_go_to_creditor', false),
  (document) => tiles(document).splice(9, 1, 'Customs'),
);

/** Without what noJail leaves of the rules of jail. */
const withoutJailRules = all(rule('jail_exit_doubles', false), rule('jail_fine', null), rule('jail_turns', null));

/** The storm is a tax. */
const tax: Change = (document) => tiles(document).splice(2, 1, { bonus: 'Storm', tax: 20 });

/** No hotel stands in a rent any more. */
const noHotelRents = all(set(ofTile(1), 'rent', { level: [2, 10, 30] }), set(ofTile(3), 'rent', { house: [4, 20] }));

/** A skyscraper on each hotel. */
const skyscrapers = all(
  rule('has_skyscrapers', true), ...[1, 3].map((n) => set(ofTile(n), 'skyscraper_cost', 70)),
  set(ofTile(1), 'rent', { level: [2, 10, 30, 90, 200] }), set(ofTile(3), 'rent', { house: [4, 20, 100, 300] }),
);

/** Without buildings. */
const noBuildings = all(
  ...[1, 3].map((n) => without((document) => tile(document, n), 'house_cost', 'hotel_cost')),
  ...[1, 3].map((n) => set((document) => tile(document, n), 'rent', 4)),
  (document) => cards(document).splice(3, 1),
  rule('max_houses', 0), rule('has_hotels', false), rule('build_evenly', false), rule('sell_percent', null),
);

/** What is changed, and everything that is wrong then. */
const ERRORS: Readonly<Record<string, readonly [change: Change, ...errors: string[]][]>> = {
  'a document': [
    [without(self, 'edition'), 'edition is missing'],
    [without(self, 'board'), 'board.tiles is missing'],
    [set(self, 'edition', 7), 'edition must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 7'],
    [set(self, 'edition', ' quay'), 'edition must be a name of 1 to 40 characters, without braces, not " quay"'],
    [set(self, 'edition', 'x'.repeat(41)), `edition must be a name of 1 to 40 characters, without braces, not "${'x'.repeat(41)}"`],
    [set(self, 'borad', {}), 'borad is not a key of an edition'],
    [set(self, 'Board', {}), 'Board is not a key of an edition'],
    [set(self, 'tokens', 'Anchor'), 'tokens must be a list of 0 to 1000, not "Anchor"'],
    [set(self, 'rules', []), 'rules must be keys with values, not []'],
    [set(self, 'extends', 'nowhere'), 'extends there is no edition "nowhere"'],
    [set(self, 'extends', 3), 'extends there is no edition 3'],
    [set(self, 'extends', null), 'extends there is no edition null'],
  ],
  rules: [
    [rule('jail_fin', 3), 'rules.jail_fin is not a rule; perhaps jail_location, doubles_to_jail, jail_exit_dice, jail_exit_doubles, jail_fine, jail_turns, jail_wait, jail_last_roll, rent_in_jail'],
    [rule('salary', 3), 'rules.salary is not a rule; it belongs in board'],
    [rule('zzz', 3), 'rules.zzz is not a rule'],
    [rule('a"b', 3), 'rules."a\\"b" is not a rule'],
    [rule('starting_cash', '100'), 'rules.starting_cash must be a whole number from 0 to 1000000000, not "100"'],
    [rule('starting_cash', 2.5), 'rules.starting_cash must be a whole number from 0 to 1000000000, not 2.5'],
    [rule('starting_cash', 1e30), 'rules.starting_cash must be a whole number from 0 to 1000000000, not 1e30'],
    [rule('starting_cash', 3_000_000_000), 'rules.starting_cash must be a whole number from 0 to 1000000000, not 3000000000'],
    [rule('set_bonus_factor', 0), 'rules.set_bonus_factor must be a whole number from 1 to 1000, not 0'],
    [rule('pot', 1), 'rules.pot must be one of none, fines, everything, not 1'],
    [rule('can_leave', 1), 'rules.can_leave must be yes or no, not 1'],
    [rule('build_evenly', 'maybe'), 'rules.build_evenly must be yes or no, not "maybe"'],
    [rule('trade', 'barter'), 'rules.trade must be one of none, exchange, free, not "barter"'],
    [rule('trade', false), 'rules.trade must be one of none, exchange, free, not false'],
    [rule('dice_count', null), 'rules.dice_count must have a value; leave it out for the default'],
    [set(board, 'salary', 4_000_000_000), 'board.salary must be a whole number from 0 to 100000000, not 4000000000'],
    [set(board, 'salary', null), 'board.salary must have a value; leave it out for the default'],
    [set(board, 'pot', 'fines'), 'board.pot is not a key of a board'],
  ],
  'rules that do not go together': [
    [all(rule('purchase', 'forced')), 'rules.auction declined makes no sense with purchase: forced'],
    [rule('auction', 'none'), 'rules.first_bid_percent makes no sense without an auction', 'rules.raise_percent makes no sense without an auction'],
    [rule('first_bid_percent', 0), 'rules.raise_percent makes no sense without first_bid_percent'],
    [rule('mortgage_percent', null), 'rules.redeem_fee makes no sense without mortgage_percent'],
    [all(rule('mortgage_percent', null), rule('redeem_fee', 0), rule('mortgage_unit', 'property')), 'rules.mortgage_unit makes no sense without mortgage_percent'],
    [rule('extra_roll_dice', 13), 'rules.extra_roll_dice must be possible with the dice: from 2 to 12'],
    [rule('jail_exit_dice', 1), 'rules.jail_exit_dice must be possible with the dice: from 2 to 12'],
    [
      rule('dice_count', 1), 'rules.doubles_roll_again makes no sense with dice_count: 1', 'rules.doubles_to_jail makes no sense with dice_count: 1',
      'rules.jail_exit_doubles makes no sense with dice_count: 1',
    ],
    [rule('doubles_roll_again', false), 'rules.doubles_to_jail needs doubles_roll_again: yes'],
    [rule('turn_limit', 10), 'rules.turn_limit makes no sense with winner: last'],
    [rule('players_left_to_end', 0), 'rules.players_left_to_end makes no sense with winner: last'],
    [all(rule('winner', 'net_worth'), rule('players_left_to_end', 4)), 'rules.players_left_to_end must be less than max_players, 4', 'opening has 2 players; the rules take 5 to 4'],
    [
      all(rule('estate_between_turns', true), rule('max_players', 61)),
      'rules.estate_between_turns needs trade: none, or max_players of at most 60, because everybody may propose a trade',
    ],
    [
      all(noBuildings, rule('trade', 'none'), rule('mortgage_percent', null), rule('redeem_fee', 0), rule('estate_between_turns', true)),
      'rules.estate_between_turns makes no sense with nothing to build, sell, mortgage or trade',
    ],
    [all(set(board, 'salary', 0), rule('buys_after_lap', true)), 'rules.buys_after_lap makes no sense without a salary'],
    [rule('deal_costs', true), 'rules.deal_costs makes no sense without deeds_dealt'],
    [rule('hotel_after', 9), 'rules.hotel_after must be less than max_houses, 2'],
    [rule('hotel_after', -1), 'rules.hotel_after must be a whole number from 1 to 100, not -1'],
    [
      all(rule('has_hotels', false), rule('hotel_after', 1)), 'board.tiles[1].hotel_cost makes no sense without has_hotels: yes',
      'board.tiles[1].rent has 4 amounts and needs 3, one for each number of buildings from none up', 'board.tiles[3].hotel_cost makes no sense without has_hotels: yes',
      'board.tiles[3].rent has 3 amounts and needs 2: without buildings, for each house, with a hotel', 'rules.hotel_after makes no sense without has_hotels',
    ],
    [rule('bankruptcies_to_end', 1), 'rules.bankruptcies_to_end makes no sense with winner: last'],
    [all(rule('winner', 'net_worth'), rule('bankruptcies_to_end', 4)), 'rules.bankruptcies_to_end must be less than max_players, 4'],
    [
      rule('bankruptcies_to_end', 0), 'rules.bankruptcies_to_end makes no sense with winner: last',
      'rules.bankruptcies_to_end must be a whole number from 1 to 999, not 0',
    ],
    [rule('min_players', 5), 'rules.min_players must not be more than max_players, 4', 'opening has 2 players; the rules take 5 to 4'],
    [all(rule('cards_go_to_creditor', true), (document) => cards(document).splice(2, 1)), 'rules.cards_go_to_creditor makes no sense without a jail_card'],
    [rule('insolvency', 'bank_pays'), 'rules.cards_go_to_creditor makes no sense with insolvency: bank_pays'],
    [rule('pot', 'none'), 'board.tiles[8].take_pot makes no sense with pot: none'],
    [rule('has_pot', true), 'rules.has_pot is not a rule; perhaps has_hotels, pot, pot_location, has_skyscrapers'],
  ],
  'money and debts': [
    [set(board, 'pot_location', 'Pier'), ],
    [set(board, 'pot_location', 'Nets'), 'board.pot_location Nets has an effect of its own'],
    [set(board, 'pot_location', 'Customs'), 'board.pot_location Customs has an effect of its own'],
    [set(board, 'pot_location', 'North Quay'), 'board.pot_location North Quay is a property; it must be a bonus'],
    [set(board, 'pot_location', 'Harbour'), 'board.pot_location there is no tile Harbour'],
    [set(board, 'pot_location', 3), 'board.pot_location must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 3'],
    [all((document) => tiles(document).push('Pier'), set(board, 'pot_location', 'Pier')), 'board.pot_location 2 tiles are named Pier'],
    [all(set(board, 'pot_location', 'Pier'), rule('pot', 'none'), (document) => tiles(document).splice(8, 1, 'Nets')), ],
    [(document) => tiles(document).splice(8, 1, 'Nets'), 'rules.pot everything needs a tile or a card with take_pot, or pot_location'],
    [all(rule('pot', 'fines'), (document) => tiles(document).splice(8, 1, 'Nets'), (document) => cards(document).push({ text: 'x', take_pot: true })), ],
    [all(rule('pot', 'fines'), (document) => tiles(document).splice(8, 1, 'Nets'), set(board, 'pot_location', 'Nets')), ],
    [rule('tax_percent', 10), 'rules.tax_percent makes no sense where there is no tax'],
    [rule('tax_percent', 0), 'rules.tax_percent must be a whole number from 1 to 100, not 0', 'rules.tax_percent makes no sense where there is no tax'],
    [all(tax, rule('tax_percent', 10), rule('worth_of_buildings', true)), ],
    [all((document) => tiles(document).splice(2, 1, { bonus: 'Storm', pay_percent_of_worth: 100 }), rule('worth_of_buildings', true))],
    [all((document) => tiles(document).splice(2, 1, { bonus: 'Storm', pay_percent_of_cash: 1 }), rule('worth_of_buildings', true)), 'rules.worth_of_buildings makes no sense without tax_percent, pay_percent_of_worth or winner: net_worth'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', pay_percent_of_cash: 0 }), 'board.tiles[2].pay_percent_of_cash must be a whole number from 1 to 100, not 0'],
    [(document) => cards(document).push({ text: 'x', pay_percent_of_worth: 101 }), 'decks.Bottles[5].pay_percent_of_worth must be a whole number from 1 to 100, not 101'],
    [set((document) => tile(document, 2), 'pay_percent_of_cash', 5), 'board.tiles[2] has more than one effect: pay,pay_percent_of_cash'],
    [set((document) => tile(document, 2), 'tax', 5), 'board.tiles[2] has more than one effect: pay,tax'],
    [all(tax, set((document) => tile(document, 2), 'tax', 0)), 'board.tiles[2].tax must be a whole number from 1 to 100000000, not 0'],
    [(document) => cards(document).push({ text: 'x', tax: 5 }), 'decks.Bottles[5].tax is not a key of a card'],
    [rule('worth_of_buildings', true), 'rules.worth_of_buildings makes no sense without tax_percent, pay_percent_of_worth or winner: net_worth'],
    [all(tax, rule('worth_of_buildings', true)), 'rules.worth_of_buildings makes no sense without tax_percent, pay_percent_of_worth or winner: net_worth'],
    [all(rule('winner', 'net_worth'), rule('worth_of_buildings', true)), ],
    [all(rule('trade', 'none'), rule('trades_per_turn', 2)), 'rules.trades_per_turn makes no sense with trade: none'],
    [rule('trades_per_turn', 0), 'rules.trades_per_turn must be a whole number from 1 to 1000, not 0'],
    [all(rule('insolvency', 'creditor_takes'), rule('insolvent_at_once', true)), 'rules.insolvent_at_once makes no sense without insolvency: debt'],
    [
      all(rule('insolvency', 'bank_pays'), rule('cards_go_to_creditor', false), rule('heir_gets_buildings', false)),
      'rules.heir_gets_buildings makes no sense with insolvency: bank_pays',
    ],
    [all(rule('insolvency', 'creditor_takes'), rule('heir_gets_buildings', false)), ],
  ],
  'auctions, stocks and dealing': [
    [
      all(rule('auction', 'none'), rule('first_bid_percent', 0), rule('raise_percent', 0), rule('auction_seconds', 5), rule('bid_seconds', 5)),
      'rules.auction_seconds makes no sense without an auction', 'rules.bid_seconds makes no sense without an auction',
    ],
    [rule('bid_seconds', 5), 'rules.bid_seconds makes no sense without auction_seconds'],
    [rule('auction_seconds', 5), ],
    [rule('auction_seconds', 0), 'rules.auction_seconds must be a whole number from 1 to 86400, not 0'],
    [rule('auction_seconds', 86_401), 'rules.auction_seconds must be a whole number from 1 to 86400, not 86401'],
    [all(rule('auction_seconds', 5), rule('bid_seconds', -1)), 'rules.bid_seconds must be a whole number from 0 to 3600, not -1'],
    [all(rule('mortgage_percent', null), rule('redeem_fee', 0), rule('handover_fee', 5)), 'rules.handover_fee makes no sense without mortgage_percent'],
    [
      all(noBuildings, rule('house_stock', 3), rule('hotel_stock', 3), rule('heir_gets_buildings', false)),
      'rules.heir_gets_buildings makes no sense on a board without house_cost', 'rules.hotel_stock makes no sense on a board without house_cost',
      'rules.house_stock makes no sense on a board without house_cost',
    ],
    [
      all(...[1, 3].map((n) => without((document) => tile(document, n), 'hotel_cost')), noHotelRents, rule('has_hotels', false), rule('hotel_stock', 3)),
      'rules.hotel_stock makes no sense on a board without hotel_cost',
    ],
    [rule('house_stock', 0), 'rules.house_stock must be a whole number from 1 to 10000, not 0'],
    [rule('deeds_dealt', 2), 'rules.deeds_dealt makes no sense with an opening position, which gives out properties'],
    [all(rule('deeds_dealt', 2), without(self, 'opening')), ],
    [rule('sell_deed_percent', 101), 'rules.sell_deed_percent must be a whole number from 1 to 100, not 101'],
    [rule('rent_in_jail', false), ],
    [all(noJail, withoutJailRules, rule('rent_in_jail', false)), 'rules.rent_in_jail makes no sense without go_to_jail or doubles_to_jail'],
    [rule('player_order', 'rolled_off'), 'rules.player_order rolled_off makes no sense with an opening'],
    [all(rule('player_order', 'rolled_off'), without(self, 'opening')), ],
  ],
  'kinds of tiles': [
    [(document) => cards(document).push({ text: 'x', move_to_nearest: 'Ferries' }, { text: 'x', move_to_nearest: 'Pier' }, { text: 'x', move_to_nearest: 'blue' }), ],
    [(document) => cards(document).push({ text: 'x', move_to_nearest: 'Red' }), 'decks.Bottles[5].move_to_nearest there is no colour Red, and no bonus'],
    [(document) => cards(document).push({ text: 'x', move_to_nearest: 'North Quay' }), 'decks.Bottles[5].move_to_nearest there is no colour North Quay, and no bonus'],
    [(document) => cards(document).push({ text: 'x', move_to_nearest: 7 }), 'decks.Bottles[5].move_to_nearest must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 7'],
    [
      all((document) => tiles(document).push('Blue'), (document) => cards(document).push({ text: 'x', move_to_nearest: 'Blue' })),
      'decks.Bottles[5].move_to_nearest Blue is a colour and a bonus',
    ],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', move_to_nearest: 'Storm' }), 'board.tiles[2] could move a player on for ever'],
    [
      all((document) => tiles(document).splice(2, 1, { bonus: 'Up', move_to_nearest: 'Down' }), rule('pot', 'none'), (document) => tiles(document).splice(8, 1, { bonus: 'Down', move_by: -6 })),
      'board.tiles[2] could move a player on for ever', 'board.tiles[8] could move a player on for ever',
    ],
    [
      all((document) => cards(document).splice(0, 5, { text: 'Again.', move_to_nearest: 'Bottle' }), rule('cards_go_to_creditor', false)),
      'board.tiles[4] could move a player on for ever',
    ],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', move_to_nearest: 'Ferries' }), ],
    [(document) => cards(document).push({ text: 'x', move_to_nearest: 'ferries', rent_factor: 2 }, { text: 'x', move_to_nearest: 'Blue', roll_factor: 1 }), ],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', move_to_nearest: 'Ferries', rent_factor: 1000 }), ],
    [
      (document) => cards(document).push({ text: 'x', move_to_nearest: 'Ferries', rent_factor: 1 }, { text: 'x', move_to_nearest: 'Ferries', roll_factor: 1001 }),
      'decks.Bottles[5].rent_factor must be a whole number from 2 to 1000, not 1', 'decks.Bottles[6].roll_factor must be a whole number from 1 to 1000, not 1001',
    ],
    [set((document) => tile(document, 2), 'rent_factor', 3), 'board.tiles[2].rent_factor makes no sense without move_to_nearest'],
    [(document) => cards(document).push({ text: 'x', move_to: 'Pier', roll_factor: 3 }), 'decks.Bottles[5].roll_factor makes no sense without move_to_nearest'],
    [(document) => cards(document).push({ text: 'x', move_to_nearest: 'Pier', roll_factor: 3 }), 'decks.Bottles[5].roll_factor makes no sense with a bonus, where nobody collects rent'],
    [
      (document) => cards(document).push({ text: 'x', move_to_nearest: 'Ferries', rent_factor: 2, roll_factor: 3 }),
      'decks.Bottles[5].roll_factor makes no sense with rent_factor',
    ],
    [all(rule('handover_fee', 500), rule('handover_at_once', true), rule('bankrupt_estate', 'auctioned')), ],
    [all(rule('house_stock', 3), rule('hotel_shortage', 'sells_down')), ],
    [rule('hotel_shortage', 'sells_down'), 'rules.hotel_shortage makes no sense without house_stock'],
    [rule('handover_at_once', true), 'rules.handover_at_once makes no sense without handover_fee'],
    [
      all(rule('auction', 'none'), rule('first_bid_percent', 0), rule('raise_percent', 0), rule('bankrupt_estate', 'auctioned')),
      'rules.bankrupt_estate makes no sense without an auction',
    ],
    [rule('dice_rent', 'landing'), ],
    [all(set(ofTile(7), 'rent', 4), rule('dice_rent', 'landing')), 'rules.dice_rent makes no sense where no property has a rent by dice'],
    [rule('dice_rent', 'twice'), 'rules.dice_rent must be one of roll, landing, not "twice"'],
    [set((document) => tile(document, 2), 'hotel', 3), 'board.tiles[2].hotel makes no sense without pay_per_building'],
    [all(set(ofTile(2), 'collect_passing', 100_000_000), set(ofTile(6), 'pay_passing', 1))],
    [set(ofTile(2), 'collect_passing', 0), 'board.tiles[2].collect_passing must be a whole number from 1 to 100000000, not 0'],
    [set(ofTile(2), 'pay_passing', '5'), 'board.tiles[2].pay_passing must be a whole number from 1 to 100000000, not "5"'],
    [set(ofTile(2), 'pay_passing', null), 'board.tiles[2].pay_passing must be a whole number from 1 to 100000000, not null'],
    [all(set(ofTile(2), 'collect_passing', 5), set(ofTile(2), 'pay_passing', 5)), 'board.tiles[2].pay_passing makes no sense with collect_passing'],
    [set(ofTile(1), 'collect_passing', 5), 'board.tiles[1].collect_passing is not a key of a property'],
    [set((document) => cards(document)[0] as Document, 'pay_passing', 5), 'decks.Bottles[0].pay_passing is not a key of a card'],
    [set((document) => cards(document)[3] as Document, 'hotel', 3), ],
    [set((document) => cards(document)[3] as Document, 'hotel', -3), 'decks.Bottles[3].hotel must be a whole number from 0 to 100000000, not -3'],
    [set((document) => cards(document)[0] as Document, 'hotel', 3), 'decks.Bottles[0].hotel makes no sense without pay_per_building'],
    [
      all(
        ...[1, 3].map((n) => without((document) => tile(document, n), 'hotel_cost')), noHotelRents, rule('has_hotels', false),
        set((document) => cards(document)[3] as Document, 'hotel', 3),
      ),
      'decks.Bottles[3].hotel makes no sense without has_hotels: yes',
    ],
  ],
  jail: [
    [without(board, 'jail_location'), 'rules.doubles_to_jail needs board.jail_location'],
    [set(board, 'jail_location', 'Cellar'), 'board.jail_location there is no tile Cellar'],
    [set(board, 'jail_location', 'North Quay'), 'board.jail_location North Quay is a property; it must be a bonus'],
    [set(board, 'jail_location', 7), 'board.jail_location must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 7'],
    [
      all(rule('jail_exit_doubles', false), rule('jail_fine', null), rule('jail_turns', null)),
      'rules offer no way out of jail: set jail_exit_dice, jail_exit_doubles, jail_fine or jail_turns',
    ],
    [all(rule('jail_last_roll', 'pays_and_moves'), rule('jail_fine', null)), 'rules.jail_last_roll pays_and_moves needs jail_fine and jail_turns'],
    [all(rule('jail_last_roll', 'pays_and_moves'), rule('jail_turns', null)), 'rules.jail_last_roll pays_and_moves needs jail_fine and jail_turns'],
    [
      all(noJail, rule('jail_wait', true)), 'rules.jail_exit_doubles makes no sense without go_to_jail or doubles_to_jail',
      'rules.jail_fine makes no sense without go_to_jail or doubles_to_jail', 'rules.jail_turns makes no sense without go_to_jail or doubles_to_jail',
      'rules.jail_wait makes no sense without go_to_jail or doubles_to_jail',
    ],
    [
      all(noJail, rule('jail_exit_doubles', false), rule('jail_fine', null), rule('jail_turns', null), (document) => cards(document).push({ text: 'Out.', jail_card: true })),
      'decks.Bottles[4].jail_card makes no sense without go_to_jail or doubles_to_jail',
    ],
  ],
  tiles: [
    [(document) => tiles(document).splice(1), 'rules.pot everything needs a tile or a card with take_pot, or pot_location', 'board.tiles must be a list of 2 to 1000, not ["Pier"]', 'board.jail_location there is no tile Lock',
      'decks.Bottles no tile draws from it', 'decks.Bottles[4].move_to there is no tile North Quay', 'opening[0].at there is no tile North Quay',
      'opening[0].owns[0] there is no property New Ferry', 'opening[0].owns[1] there is no property South Quay'],
    [set(board, 'tiles', null), 'board.tiles is missing', 'board.jail_location there is no tile Lock'],
    [(document) => tiles(document).splice(0, 1, 1000), 'board.tiles[0] must be a name, in quotes if need be, or keys with values, not 1000'],
    [(document) => tiles(document).splice(0, 1, false), 'board.tiles[0] must be a name, in quotes if need be, or keys with values, not false'],
    [(document) => tiles(document).splice(0, 1, null), 'board.tiles[0] must be a name, in quotes if need be, or keys with values, not null'],
    [(document) => tiles(document).splice(0, 1, 'a {b}'), 'board.tiles[0] must be a name of 1 to 40 characters, without braces, not "a {b}"'],
    [(document) => tiles(document).splice(0, 1, {}), 'board.tiles[0].bonus is missing'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', pay: 15, move_by: 2 }), 'board.tiles[2] has more than one effect: move_by,pay'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', explode: 15 }), 'board.tiles[2].explode is not a key of a bonus'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', none: 0 }), 'board.tiles[2].none is not a key of a bonus'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', jail_card: true }), 'board.tiles[2].jail_card is not a key of a bonus'],
    [set((document) => tile(document, 2), 'pay', 0), 'board.tiles[2].pay must be a whole number from 1 to 100000000, not 0'],
    [set((document) => tile(document, 2), 'pay', 'all'), 'board.tiles[2].pay must be a whole number from 1 to 100000000, not "all"'],
    [set((document) => tile(document, 2), 'text', 'a\nb'), 'board.tiles[2].text must be a line of text of 1 to 100 characters, not "a\\nb"'],
    [set((document) => tile(document, 9), 'go_to_jail', 'Nowhere'), 'board.tiles[9].go_to_jail there is no tile Nowhere'],
    [set((document) => tile(document, 9), 'go_to_jail', 17), 'board.tiles[9].go_to_jail must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 17'],
    [set((document) => tile(document, 9), 'go_to_jail', 'South Quay'), 'board.tiles[9].go_to_jail South Quay is a property; it must be a bonus'],
    [(document) => tiles(document).push('Lock'), 'board.tiles[9].go_to_jail 2 tiles are named Lock', 'board.jail_location 2 tiles are named Lock'],
    [set((document) => tile(document, 8), 'take_pot', 0), 'board.tiles[8].take_pot must be yes'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', move_by: 0 }), 'board.tiles[2].move_by must not be 0', 'board.tiles[2] could move a player on for ever'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', move_by: 5001 }), 'board.tiles[2].move_by must be a whole number from -1000 to 1000, not 5001'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', move_to: 'Atlantis' }), 'board.tiles[2].move_to there is no tile Atlantis'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Storm', teleport: 'Atlantis' }), 'board.tiles[2].teleport there is no tile Atlantis'],
    [(document) => tiles(document).splice(2, 1, { bonus: 'Whirl', move_by: 10 }), 'board.tiles[2] could move a player on for ever'],
    [
      all((document) => tiles(document).splice(2, 1, { bonus: 'Up', move_by: 6 }), rule('pot', 'none'), (document) => tiles(document).splice(8, 1, { bonus: 'Down', move_to: 'Up' })),
      'board.tiles[2] could move a player on for ever', 'board.tiles[8] could move a player on for ever',
    ],
  ],
  properties: [
    [without((document) => tile(document, 1), 'rent'), 'board.tiles[1].rent is missing'],
    [without((document) => tile(document, 1), 'price'), 'board.tiles[1].price is missing'],
    [without((document) => tile(document, 1), 'colour'), 'board.tiles[1].colour is missing'],
    [set((document) => tile(document, 1), 'price', -1), 'board.tiles[1].price must be a whole number from 0 to 100000000, not -1'],
    [set((document) => tile(document, 1), 'colour', 5), 'board.tiles[1].colour must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 5'],
    [set((document) => tile(document, 1), 'rnet', 5), 'board.tiles[1].rnet is not a key of a property'],
    [set((document) => tile(document, 1), 'property', 'south quay'), 'board.tiles[3].property another property is named south quay', 'opening[0].at there is no tile North Quay', 'decks.Bottles[4].move_to there is no tile North Quay'],
    [set((document) => tile(document, 1), 'place', 0), ],
    [all(set((document) => tile(document, 1), 'place', 0), set((document) => tile(document, 3), 'place', 0)), 'board.tiles[3].place another property of Blue has place 0'],
    [set(board, 'colours', ['Blue']), 'board.tiles[5].colour board.colours does not list Ferries', 'board.tiles[7].colour board.colours does not list Ferries'],
    [set(board, 'colours', ['Blue', 'Ferries', 'Red']), 'board.colours[2] no property is of the colour Red'],
    [set(board, 'colours', ['Blue', 'Ferries', 'blue']), 'board.colours[2] Blue is listed twice'],
    [set(board, 'colours', ['Blue', 'Ferries', 3]), 'board.colours[2] must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 3', 'board.colours[2] no property is of the colour 3'],
  ],
  rents: [
    ...(['cheap', -1, 2.5, {}, { level: [] }, { dice: [2], level: [1] }, { floor: [1] }, { level: ['x'] }, { level: 5 }, { owned: [100_000_001] }, { dice: [1_000_001] }] as Json[]).map(
      (rent): [Change, string] => [
        all(noBuildings, set((document) => tile(document, 1), 'rent', rent)),
        `board.tiles[1].rent must be price, a number, or level, house, owned or dice with a list of whole numbers from 0 to 100000000 (dice: 1000000), not ${JSON.stringify(rent).replaceAll(',', ', ').replaceAll(':', ': ')}`,
      ],
    ),
    [set((document) => tile(document, 1), 'rent', { level: [2, 10, 30] }), 'board.tiles[1].rent has 3 amounts and needs 4, one for each number of buildings from none up'],
    [set((document) => tile(document, 1), 'rent', 7), 'board.tiles[1].rent has 1 amount and needs 4, one for each number of buildings from none up'],
    [set((document) => tile(document, 3), 'rent', { house: [4, 20] }), 'board.tiles[3].rent has 2 amounts and needs 3: without buildings, for each house, with a hotel'],
    [set((document) => tile(document, 1), 'rent', { level: [2, 10, 30, 90, 100] }), 'board.tiles[1].rent has 5 amounts and needs 4, one for each number of buildings from none up'],
    [rule('max_houses', 1), 'board.tiles[1].rent has 4 amounts and needs 3, one for each number of buildings from none up'],
    [set((document) => tile(document, 3), 'rent', { house: [4, 20, 100, 200] }), 'board.tiles[3].rent has 4 amounts and needs 3: without buildings, for each house, with a hotel'],
    [set((document) => tile(document, 5), 'rent', { owned: [25, 50, 100] }), 'board.tiles[5].rent has 3 amounts and needs 2, one for each property of the colour group'],
    [set((document) => tile(document, 7), 'rent', { dice: [4, 10, 20] }), 'board.tiles[7].rent has 3 amounts and needs 2, one for each property of the colour group'],
    [set((document) => tile(document, 5), 'rent', { owned: [25] }), 'board.tiles[5].rent has 1 amount and needs 2, one for each property of the colour group'],
    [set((document) => tile(document, 7), 'rent', { dice: [25] }), 'board.tiles[7].rent has 1 amount and needs 2, one for each property of the colour group'],
    [set((document) => tile(document, 1), 'rent', 'price'), 'board.tiles[1].house_cost makes no sense with this rent, which does not depend on buildings'],
    [set((document) => tile(document, 5), 'house_cost', 10), 'board.tiles[5].house_cost makes no sense with this rent, which does not depend on buildings'],
    [
      all(rule('has_hotels', false), noHotelRents), 'board.tiles[1].hotel_cost makes no sense without has_hotels: yes',
      'board.tiles[3].hotel_cost makes no sense without has_hotels: yes',
    ],
    [without((document) => tile(document, 1), 'house_cost'), 'board.tiles[1].hotel_cost needs house_cost, because a hotel replaces houses', 'board.tiles[1].rent has 4 amounts and needs 2, one for each number of buildings from none up'],
    [
      all(noBuildings, set((document) => tile(document, 1), 'house_cost', 5)),
      'board.tiles[1].house_cost makes no sense where max_houses is 0 and there are no hotels',
    ],
    [all(noBuildings, rule('build_evenly', true), rule('sell_percent', 5)), 'rules.build_evenly makes no sense on a board without house_cost', 'rules.sell_percent makes no sense on a board without house_cost'],
    [all(...[1, 3].map((n) => without((document) => tile(document, n), 'hotel_cost')), noHotelRents), 'rules.has_hotels makes no sense on a board without hotel_cost'],
    [skyscrapers, ],
    [
      all(skyscrapers, rule('has_skyscrapers', false)),
      'board.tiles[1].rent has 5 amounts and needs 4, one for each number of buildings from none up', 'board.tiles[1].skyscraper_cost makes no sense without has_skyscrapers: yes',
      'board.tiles[3].rent has 4 amounts and needs 3: without buildings, for each house, with a hotel', 'board.tiles[3].skyscraper_cost makes no sense without has_skyscrapers: yes',
    ],
    [rule('has_skyscrapers', true), 'rules.has_skyscrapers makes no sense on a board without skyscraper_cost'],
    [
      all(skyscrapers, set(ofTile(1), 'rent', { level: [2, 10, 30, 90] }), set(ofTile(3), 'rent', { house: [4, 20, 100] })),
      'board.tiles[1].rent has 4 amounts and needs 5, one for each number of buildings from none up',
      'board.tiles[3].rent has 3 amounts and needs 4: without buildings, for each house, with a hotel, with a skyscraper',
    ],
    [
      all(skyscrapers, without(ofTile(1), 'hotel_cost')), 'board.tiles[1].skyscraper_cost needs hotel_cost, because a skyscraper stands on a hotel',
      'board.tiles[1].rent has 5 amounts and needs 4, one for each number of buildings from none up',
    ],
    [all(skyscrapers, without(ofTile(1), 'skyscraper_cost'), set(ofTile(1), 'rent', { level: [2, 10, 30, 90] })), ],
    [all(skyscrapers, set(ofTile(1), 'skyscraper_cost', -1)), 'board.tiles[1].skyscraper_cost must be a whole number from 0 to 100000000, not -1'],
    [
      all(skyscrapers, rule('building_percent', 1000), set(ofTile(1), 'skyscraper_cost', 20_000_000)),
      'board.tiles[1].skyscraper_cost would be 200000000 by building_percent; the most is 100000000',
    ],
    [all(noBuildings, (document) => cards(document).push({ text: 'x', pay_per_building: 4 })), 'decks.Bottles[4].pay_per_building makes no sense without max_houses or has_hotels'],
  ],
  decks: [
    [set((document) => tile(document, 4), 'draw', 'Chest'), 'board.tiles[4].draw there is no deck "Chest"', 'decks.Bottles no tile draws from it'],
    [set((document) => at(document, 'decks'), 'Bottles', []), 'rules.cards_go_to_creditor makes no sense without a jail_card', 'decks.Bottles must be a list of 1 to 1000, not []'],
    [set((document) => at(document, 'decks'), 'Chest', [{ text: 'x' }]), 'decks.Chest no tile draws from it'],
    [set((document) => at(document, 'decks'), '', [{ text: 'x' }]), 'decks."" must be a name of 1 to 40 characters, without braces, not ""'],
    [(document) => cards(document).push('A card.'), 'decks.Bottles[5] must be keys with values, not "A card."'],
    [(document) => cards(document).push({ collect: 5 }), 'decks.Bottles[5].text is missing'],
    [(document) => cards(document).push({ text: 'x', draw: 'Bottles' }), 'decks.Bottles[5].draw is not a key of a card'],
    [(document) => cards(document).push({ text: 'x', collect: 5, pay: 5 }), 'decks.Bottles[5] has more than one effect: collect,pay'],
    [
      all((document) => cards(document).splice(0, 5, { text: 'Again.', move_by: -10 }), rule('cards_go_to_creditor', false)),
      'board.tiles[4] could move a player on for ever',
    ],
  ],
  words: [
    [set((document) => at(document, 'statuses'), 'drowned', 'x'), 'statuses.drowned is not a status'],
    [set((document) => at(document, 'statuses'), 'out', 'x'.repeat(21)), `statuses.out must be a line of text of 1 to 20 characters, not "${'x'.repeat(21)}"`],
    [set((document) => at(document, 'wording'), 'sunk', 'x'), 'wording.sunk is not a kind of event'],
    [set((document) => at(document, 'wording'), 'paid', 5), 'wording.paid must be a line of text of 1 to 200 characters, not 5'],
    [
      set((document) => at(document, 'wording'), 'paid', '{payer} pays {money}.'),
      'wording.paid can contain in braces only player|payer|payee|amount|dice|dice2|tile',
    ],
    [set((document) => at(document, 'wording'), 'turn_ended', '{player} is done on {tile}.'), 'wording.turn_ended can contain in braces only player'],
    [set((document) => at(document, 'wording'), 'jailed', '{player} pays {amount}.'), 'wording.jailed can contain in braces only player|dice|dice2|tile'],
    [set((document) => at(document, 'wording'), 'bid', '{player} bids {amount} for {property} ({colour}).'), ],
    [set((document) => at(document, 'words'), 'Price', 'x'), 'words.Price must be 1 to 20 lower-case letters or _'],
    [set((document) => at(document, 'words'), 'roll', 'x'), 'choices[0].action roll already has a label'],
    [(document) => at(document, 'choices', 0).x = 1, 'choices[0].x is not a key of a choice'],
    [(document) => at(document, 'choices', 0).code = 'rollx', 'choices[0].code must be a line of text of 1 to 4 characters, not "rollx"'],
    [(document) => at(document, 'choices', 0).code = '.r', 'choices[0].code must not begin with a dot'],
    [
      (document) => (at(document, 'choices') as unknown as Json[]).push({ action: 'buy', code: 'R', label: 'Buy' }),
      'choices[1].code r is already a code',
    ],
    [
      (document) => (at(document, 'choices') as unknown as Json[]).push({ action: 'roll', code: 'x', label: 'Buy' }),
      'choices[1].action roll already has a label',
    ],
  ],
  'the opening': [
    [(document) => (at(document, 'opening') as unknown as Json[]).splice(1), 'opening must be a list of 2 to 1000, not [{"at": "North Quay", "cash": 300, "name": "Ada", ', 'opening has 1 players; the rules take 2 to 4'],
    [rule('max_players', 2), ],
    [all(rule('min_players', 3)), 'opening has 2 players; the rules take 3 to 4'],
    [rule('player_order', 'rolled'), 'rules.player_order rolled makes no sense with an opening'],
    [set((document) => player(document, 0), 'at', 'Moon'), 'opening[0].at there is no tile Moon'],
    [set((document) => player(document, 0), 'at', 3), 'opening[0].at must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 3'],
    [set((document) => player(document, 1), 'name', 'Ada'), 'opening[1].name another player is Ada'],
    [without((document) => player(document, 1), 'name'), 'opening[1].name is missing'],
    [set((document) => player(document, 1), 'token', 'anchor'), 'opening[1].token another player has Anchor'],
    [set((document) => player(document, 1), 'token', 'Whale'), 'opening[1].token tokens does not list Whale'],
    [set(self, 'tokens', ['Anchor', 'Crab', 'anchor']), 'tokens[2] Anchor is listed twice'],
    [set((document) => player(document, 1), 'cash', -1), 'opening[1].cash must be a whole number from 0 to 1000000000, not -1'],
    [set((document) => player(document, 1), 'owns', ['Moon']), 'opening[1].owns[0] there is no property Moon'],
    [set((document) => player(document, 1), 'owns', ['Pier']), 'opening[1].owns[0] there is no property Pier'],
    [set((document) => player(document, 1), 'owns', ['New Ferry']), 'opening[1].owns[0] New Ferry is already owned'],
    [set((document) => player(document, 1), 'owns', [5]), 'opening[1].owns[0] must be a name, in quotes if need be, or keys with values, not 5', 'opening[1].owns[0] there is no property 5'],
    [set((document) => player(document, 1), 'owns', [{ property: 'North Quay', cost_factor: 2 }]), 'opening[1].owns[0].cost_factor makes no sense without set_bonus_sticks: yes'],
    [set((document) => player(document, 1), 'owns', [{ property: 'North Quay', level: 2 }]), 'opening[1].owns[0].level is not a key of a deed'],
    [(document) => (at(document, 'opening') as unknown as Json[]).push('Cid'), 'opening[2] must be keys with values, not "Cid"'],
  ],
};

const CASES = Object.entries(ERRORS).flatMap(([part, cases]) =>
  cases.map(([change, ...errors], index) => ({ name: `${part} ${index + 1}: ${errors[0] ?? 'nothing'}`, change, errors })),
);

test('a document that uses everything has no errors', async () => {
  expect(await errorsOf(connection, quay('faultless'))).toEqual([]);
});

describe('check_edition reports', () => {
  test.each(CASES)('$name', async ({ change, errors }) => {
    expect((await errorsOf(connection, quay('quay', change))).sort()).toEqual([...errors].sort());
  });

  test.each([
    ['no JSON', '{', 'the document is not valid JSON'],
    ['nothing', null, 'the document is not valid JSON'],
    ['a list', '[]', 'the document must be keys with values'],
    ['null', 'null', 'the document must be keys with values'],
  ])('%s', async (_, text, error) => {
    const [rows] = await connection.rows<object[]>('CALL check_edition(?)', [text]);
    expect(rows).toEqual([{ place: '', error }]);
  });
});

describe('import_edition', () => {
  test('refuses such documents with the first error, and changes nothing', async () => {
    await changingNothing(connection, async () => {
      for (const { change, errors } of CASES.filter(({ name, errors: [first] }) => first && name.includes(' 2: '))) {
        const message = await importDocument(connection, quay('quay', change)).then(String, (error: Error) => error.message);
        const count = errors.length === 1 ? '1 error: ' : `${errors.length} errors, first: `;
        expect(message).toContain(`edition_malformed: ${count}`);
        expect(message).toMatch(/; CALL check_edition lists all\.$/);
        expect(errors.some((error) => message.includes(error.replace(/^(\S+) /, '$1: ').slice(0, 53)))).toBe(true);
      }
    });
  });
});
