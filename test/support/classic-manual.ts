/**
 * The rules of `classic` once more, written from the rules themselves and not from the engine, to compare. Tiles are
 * numbered from GO, players by their place in the order of play.
 */

type Tile =
  | { kind: 'nothing' | 'chance' | 'chest' | 'tax' | 'luxury' | 'go to jail' }
  | { kind: 'teleport'; to: number }
  | { kind: 'street'; group: string; price: number; house: number; rents: readonly number[] };

/** Group, price, what a building costs, rents without a building, with 1 to 4 houses, with a hotel. */
const STREETS = `
1 brown 60 50 2 10 30 90 160 250
3 brown 60 50 4 20 60 180 320 450
6 light 100 50 6 30 90 270 400 550
8 light 100 50 6 30 90 270 400 550
9 light 120 50 8 40 100 300 450 600
11 pink 140 100 10 50 150 450 625 750
13 pink 140 100 10 50 150 450 625 750
14 pink 160 100 12 60 180 500 700 900
16 orange 180 100 14 70 200 550 750 950
18 orange 180 100 14 70 200 550 750 950
19 orange 200 100 16 80 220 600 800 1000
21 red 220 150 18 90 250 700 875 1050
23 red 220 150 18 90 250 700 875 1050
24 red 240 150 20 100 300 750 925 1100
26 yellow 260 150 22 110 330 800 975 1150
27 yellow 260 150 22 110 330 800 975 1150
29 yellow 280 150 24 120 360 850 1025 1200
31 green 300 200 26 130 390 900 1100 1275
32 green 300 200 26 130 390 900 1100 1275
34 green 320 200 28 150 450 1000 1200 1400
37 dark 350 200 35 175 500 1100 1300 1500
39 dark 400 200 50 200 600 1400 1700 2000`;

const JAIL = 10;
const TILES = 40;

const BOARD: readonly Tile[] = Array.from({ length: TILES }, (_, n): Tile => {
  const [line] = STREETS.trim().split('\n').filter((row) => row.startsWith(`${n} `));
  if (line !== undefined) {
    const [, group = '', price = '', house = '', ...rents] = line.split(' ');
    return { kind: 'street', group, price: Number(price), house: Number(house), rents: rents.map(Number) };
  }
  if ([7, 12, 22, 36].includes(n)) return { kind: 'chance' };
  if ([2, 17, 28, 33].includes(n)) return { kind: 'chest' };
  const teleports: Readonly<Record<number, number>> = { 5: 25, 25: 5, 15: 35, 35: 15 };
  const to = teleports[n];
  if (to !== undefined) return { kind: 'teleport', to };
  if (n === 4) return { kind: 'tax' };
  if (n === 38) return { kind: 'luxury' };
  return { kind: n === 30 ? 'go to jail' : 'nothing' };
});

/** What a card does. */
type Effect =
  | { to: number }
  | { next: string }
  | { back: number }
  | { jail: true }
  | { keep: true }
  | { get: number }
  | { pay: number }
  | { each: number }
  | { fromEach: number }
  | { perHouse: number; perHotel: number };

/** What the cards do, by how their texts begin. */
const CARDS: Readonly<Record<string, Effect>> = {
  'Advance to Boardwalk': { to: 39 }, 'Advance to GO': { to: 0 }, 'Advance to Illinois': { to: 24 }, 'Advance to St. Charles': { to: 11 },
  'A friend is': { next: 'orange' }, 'You are invited': { next: 'dark' }, 'There is a letter': { next: 'chest' },
  'Your shares': { get: 50 }, 'Get Out of Jail Free': { keep: true }, 'Go back 3': { back: 3 }, 'Go straight to jail': { jail: true },
  'Your buildings': { perHouse: 25, perHotel: 100 }, 'You were caught': { pay: 15 }, 'Catch the train': { to: 5 }, 'You have been elected': { each: 50 },
  'An old loan': { get: 150 }, 'The bank has made': { get: 200 }, 'The doctor': { pay: 50 }, 'You sell some shares': { get: 50 }, 'Your holiday': { get: 100 },
  'Your income tax': { get: 20 }, 'It is your birthday': { fromEach: 10 }, 'Your life insurance': { get: 100 }, 'The hospital': { pay: 100 },
  'School fees': { pay: 50 }, 'Your advice': { get: 25 }, 'Your street': { perHouse: 40, perHotel: 115 }, 'You come second': { get: 10 },
  'You inherit': { get: 100 },
};

export interface ManualPlayer {
  cash: number;
  at: number;
  jailed: boolean;
  turnsInJail: number;
  out: boolean;
  /** Get Out of Jail Free cards, oldest first */
  cards: string[];
}

export interface ManualDeed {
  owner: number | null;
  /** 0 to 4 houses, 5 for a hotel */
  level: number;
  mortgaged: boolean;
  /** of a property that was received mortgaged: lifting the mortgage has no extra cost until the end of this or the next turn */
  handedOver: 'no' | 'now' | 'late';
}

/** What is still to be settled after a landing. */
type Due =
  | { kind: 'debt'; debtor: number; creditor: number | null; amount: number; each?: boolean }
  | { kind: 'tax' }
  | { kind: 'move'; steps: number }
  | { kind: 'offer'; tile: number };

export interface Side {
  money: number;
  cards: number;
  tiles: number[];
}

/** The trades that a player may propose in a turn. */
const MOST_PROPOSALS = 5;

export type Phase = 'roll' | 'offer' | 'tax' | 'auction' | 'debt' | 'trade' | 'manage' | 'over';

/** What may be done: by whom, with which street, and what it costs or brings. */
export interface Option {
  player: number;
  action: string;
  tile: number | null;
  price: number | null;
}

/** A whole move of the manual. */
export interface ManualMove {
  player: number;
  action: string;
  tile?: number;
  dice?: readonly [number, number];
  amount?: number;
  trade?: { to: number; give: Side; take: Side };
}

interface Auction {
  tile: number;
  bid: number | null;
  bidder: number | null;
  passed: Set<number>;
  /** in seconds */
  until: number;
}

/** To the nearest, halves up. */
function share(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

export class ClassicManual {
  readonly players: ManualPlayer[];
  readonly deeds = new Map<number, ManualDeed>();
  phase: Phase = 'roll';
  turn = 0;
  doubles = 0;
  auction: Auction | null = null;
  private offered = -1;
  private dues: Due[] = [];
  private trade: { from: number; to: number; give: Side; take: Side; phase: Phase } | null = null;

  /** @param decks the texts of the cards of both decks, from top to bottom */
  /** How often players have proposed a trade in this turn. */
  private readonly proposals = new Map<number, number>();
  /** Until when a player takes no offers of another: the turn, counted from the first, by "proposer>partner". */
  private readonly quiet = new Map<string, number>();
  private round = 1;

  constructor(
    count: number,
    startingCash: number,
    private readonly decks: { chance: string[]; chest: string[] },
  ) {
    this.players = Array.from({ length: count }, () => ({ cash: startingCash, at: 0, jailed: false, turnsInJail: 0, out: false, cards: [] }));
    for (const [n, tile] of BOARD.entries()) {
      if (tile.kind === 'street') this.deeds.set(n, { owner: null, level: 0, mortgaged: false, handedOver: 'no' });
    }
  }

  /** Everybody who is asked. */
  actor(): number {
    const [due] = this.dues;
    if (this.phase === 'debt' && due?.kind === 'debt') return due.debtor;
    if (this.phase === 'trade') return this.trade?.to ?? -1;
    return this.turn;
  }

  /** Everything that may be done, but for the details of dice, bids and trades. @param now in seconds */
  options(now: number): Option[] {
    const actor = this.actor();
    const one = (action: string, price: number | null = null): Option => ({ player: actor, action, tile: null, price });
    switch (this.phase) {
      case 'over':
        return [];
      case 'tax':
        return [one('pay_flat', 200), one('pay_share'), one('leave')];
      case 'auction':
        return this.auctionOptions(now);
      case 'trade':
        return [one('accept'), one('reject'), one('reject_all'), ...this.trades(actor), { ...one('withdraw'), player: this.trade?.from ?? -1 }];
      case 'debt': {
        const owed = this.owed();
        return [...(this.player(actor).cash >= owed ? [one('pay', owed)] : []), ...this.raising(actor), ...this.trades(actor), one('leave')];
      }
      case 'offer': {
        const { price } = this.street(this.offered);
        const buy = this.player(actor).cash >= price ? [one('buy', price)] : [];
        return [...buy, one('decline'), ...this.raising(actor), ...this.trades(actor), one('leave')];
      }
      default: {
        const own = [...this.building(actor), ...this.raising(actor), ...this.trades(actor), one('leave')];
        return this.phase === 'manage' ? [...own, one('end_turn')] : [...own, one('roll'), ...this.inJail(actor)];
      }
    }
  }

  /** What redeeming a street would cost. */
  redemption(tile: number): number {
    const mortgage = this.street(tile).price / 2;
    return Math.floor((mortgage * (this.deed(tile).handedOver === 'late' ? 120 : 110) + 50) / 100);
  }

  /** Makes a move that is possible. @param now in seconds */
  make(move: ManualMove, now: number): void {
    const { player, action, tile = -1, amount = 0 } = move;
    const me = this.player(player);
    switch (action) {
      case 'roll':
        this.roll(move.dice?.[0] ?? 0, move.dice?.[1] ?? 0);
        this.settle(now);
        break;
      case 'pay_fine':
        me.cash -= 50;
        this.free(me);
        break;
      case 'use_card':
        this.putBack(me.cards.shift() ?? '');
        this.free(me);
        break;
      case 'wait':
        me.turnsInJail += 1;
        if (me.turnsInJail >= 3) this.free(me);
        this.endTurn();
        break;
      case 'pay_flat':
      case 'pay_share':
        this.dues.shift();
        this.dues.unshift({ kind: 'debt', debtor: player, creditor: null, amount: action === 'pay_flat' ? 200 : share(this.worth(player), 10) });
        this.settle(now);
        break;
      case 'buy':
        me.cash -= this.street(this.offered).price;
        this.deed(this.offered).owner = player;
        this.dues.shift();
        this.settle(now);
        break;
      case 'decline':
        this.openAuction(now);
        break;
      case 'bid':
      case 'pass':
      case 'close':
        this.playAuction(player, action, amount, now);
        break;
      case 'pay':
        this.settle(now);
        break;
      case 'build':
        me.cash -= this.street(tile).house;
        this.deed(tile).level += 1;
        break;
      case 'sell':
        me.cash += this.street(tile).house / 2;
        this.deed(tile).level -= 1;
        break;
      case 'mortgage':
        me.cash += this.street(tile).price / 2;
        Object.assign(this.deed(tile), { mortgaged: true, handedOver: 'no' });
        break;
      case 'redeem':
        me.cash -= this.redemption(tile);
        Object.assign(this.deed(tile), { mortgaged: false, handedOver: 'no' });
        break;
      case 'propose':
        this.proposals.set(player, (this.proposals.get(player) ?? 0) + 1);
        if (!move.trade) throw new Error('There are no terms.');
        this.trade = { from: player, ...move.trade, phase: this.trade?.phase ?? this.phase };
        this.phase = 'trade';
        break;
      case 'reject_all':
        this.quiet.set(`${this.trade?.from}>${player}`, this.turnsBegun() + this.players.length);
        this.answer(false, now);
        break;
      case 'accept':
      case 'reject':
      case 'withdraw':
        this.answer(action === 'accept', now);
        break;
      case 'end_turn':
        this.endTurn();
        break;
      case 'leave':
        this.leave(player, now);
        break;
      default:
        throw new Error(`The manual knows no ${action}.`);
    }
  }

  private player(index: number): ManualPlayer {
    const player = this.players[index];
    if (!player) throw new Error(`There is no player ${index}.`);
    return player;
  }

  private deed(tile: number): ManualDeed {
    const deed = this.deeds.get(tile);
    if (!deed) throw new Error(`Tile ${tile} is no street.`);
    return deed;
  }

  private street(n: number): Extract<Tile, { kind: 'street' }> {
    const tile = BOARD[n];
    if (tile?.kind !== 'street') throw new Error(`Tile ${n} is no street.`);
    return tile;
  }

  private group(n: number): number[] {
    return [...this.deeds.keys()].filter((other) => this.street(other).group === this.street(n).group);
  }

  private owned(player: number): number[] {
    return [...this.deeds].filter(([, { owner }]) => owner === player).map(([n]) => n);
  }

  private others(player: number): number[] {
    return [...this.players.keys()].filter((other) => other !== player && !this.player(other).out);
  }

  private owed(): number {
    const [due] = this.dues;
    return due?.kind === 'debt' ? due.amount : 0;
  }

  /** Cash, printed prices, what the buildings cost. */
  private worth(player: number): number {
    const streets = this.owned(player).map((n) => this.street(n).price + this.deed(n).level * this.street(n).house);
    return streets.reduce((sum, value) => sum + value, this.player(player).cash);
  }

  /** What a player could pay after selling all buildings and mortgaging everything. */
  private raisable(player: number): number {
    const streets = this.owned(player).map(
      (n) => (this.deed(n).mortgaged ? 0 : this.street(n).price / 2) + (this.deed(n).level * this.street(n).house) / 2,
    );
    return streets.reduce((sum, value) => sum + value, this.player(player).cash);
  }

  private building(player: number): Option[] {
    const { cash } = this.player(player);
    return this.owned(player).flatMap((tile): Option[] => {
      const { level, mortgaged } = this.deed(tile);
      const group = this.group(tile).map((n) => this.deed(n));
      const { house } = this.street(tile);
      const whole = group.every((deed) => deed.owner === player && !deed.mortgaged);
      const builds = whole && level < 5 && group.every((deed) => deed.level >= level) && cash >= house;
      const redeems = mortgaged && cash >= this.redemption(tile);
      return [
        ...(builds ? [{ player, action: 'build', tile, price: house }] : []),
        ...(redeems ? [{ player, action: 'redeem', tile, price: this.redemption(tile) }] : []),
      ];
    });
  }

  private raising(player: number): Option[] {
    return this.owned(player).flatMap((tile): Option[] => {
      const { level, mortgaged } = this.deed(tile);
      const group = this.group(tile).map((n) => this.deed(n));
      const { house, price } = this.street(tile);
      const sells = level > 0 && group.every((deed) => deed.level <= level);
      const mortgages = !mortgaged && group.every((deed) => deed.level === 0);
      return [
        ...(sells ? [{ player, action: 'sell', tile, price: house / 2 }] : []),
        ...(mortgages ? [{ player, action: 'mortgage', tile, price: price / 2 }] : []),
      ];
    });
  }

  /** To whom a player may offer a trade: an answer goes to its proposer, and nobody takes offers for a round after saying so. */
  partners(player: number): number[] {
    const hasSomething = (who: number): boolean =>
      this.player(who).cash > 0 || this.player(who).cards.length > 0 || this.owned(who).length > 0;
    return this.others(player)
      .filter((other) => hasSomething(player) || hasSomething(other))
      .filter((other) => this.phase !== 'trade' || other === this.trade?.from)
      .filter((other) => (this.quiet.get(`${player}>${other}`) ?? 0) <= this.turnsBegun());
  }

  /** The seats that have had their turn, also those of players who are out. */
  private turnsBegun(): number {
    return this.round * this.players.length + this.turn;
  }

  /** With some partner, if there is anything to give. */
  private trades(player: number): Option[] {
    return this.partners(player).length > 0 && (this.proposals.get(player) ?? 0) < MOST_PROPOSALS ? [{ player, action: 'propose', tile: null, price: null }] : [];
  }

  private inJail(player: number): Option[] {
    const me = this.player(player);
    if (!me.jailed) return [];
    return [
      ...(me.cash >= 50 ? [{ player, action: 'pay_fine', tile: null, price: 50 }] : []),
      ...(me.cards.length > 0 ? [{ player, action: 'use_card', tile: null, price: null }] : []),
      { player, action: 'wait', tile: null, price: null },
    ];
  }

  /** The least next bid. */
  leastBid(): number {
    const { tile, bid } = this.auction ?? { tile: this.offered, bid: null };
    const first = share(this.street(tile).price, 50);
    return bid === null ? first : bid + share(first, 50);
  }

  private auctionOptions(now: number): Option[] {
    if (!this.auction) throw new Error('There is no auction.');
    const { until, passed, bidder } = this.auction;
    const option = (player: number, action: string): Option => ({ player, action, tile: null, price: null });
    if (now > until) return [...this.players.keys()].map((player) => option(player, 'close'));
    return this.others(-1)
      .filter((player) => !passed.has(player) && player !== bidder)
      .flatMap((player) => [...(this.player(player).cash >= this.leastBid() ? [option(player, 'bid')] : []), option(player, 'pass')]);
  }

  private openAuction(now: number): void {
    this.phase = 'auction';
    this.auction = { tile: this.offered, bid: null, bidder: null, passed: new Set(), until: now + 25 };
  }

  private playAuction(player: number, action: string, amount: number, now: number): void {
    if (!this.auction) throw new Error('There is no auction.');
    if (action === 'pass') this.auction.passed.add(player);
    if (action === 'bid') Object.assign(this.auction, { bid: amount, bidder: player, until: this.auction.until + 10 });
    const { tile, bid, bidder, passed } = this.auction;
    const isOver = action === 'close' || this.others(bidder ?? -1).every((other) => passed.has(other));
    if (!isOver) return;
    if (bidder !== null) {
      this.player(bidder).cash -= bid ?? 0;
      this.deed(tile).owner = bidder;
    }
    this.auction = null;
    this.dues.shift();
    this.settle(now);
  }

  private free(player: ManualPlayer): void {
    Object.assign(player, { jailed: false, turnsInJail: 0 });
  }

  private jail(player: ManualPlayer): void {
    Object.assign(player, { jailed: true, turnsInJail: 0, at: JAIL });
    this.doubles = 0;
  }

  private roll(one: number, two: number): void {
    const me = this.player(this.turn);
    if (me.jailed) {
      this.doubles = 0;
      me.turnsInJail += 1;
      if (one !== two && me.turnsInJail < 3) return;
      this.free(me);
      // The fine is paid before the move, after raising the money if necessary.
      if (one !== two) {
        this.dues.push({ kind: 'debt', debtor: this.turn, creditor: null, amount: 50 }, { kind: 'move', steps: one + two });
        return;
      }
    } else {
      this.doubles = one === two ? this.doubles + 1 : 0;
      if (this.doubles === 3) {
        this.jail(me);
        return;
      }
    }
    this.forward(me, one + two);
  }

  private forward(player: ManualPlayer, steps: number): void {
    if (player.at + steps >= TILES) player.cash += 200;
    player.at = (player.at + steps) % TILES;
    this.land(player);
  }

  /** What is owed now: paid at once, or looked at when what was owed before is settled. */
  private demand(creditor: number | null, amount: number): void {
    const me = this.player(this.turn);
    if (this.dues.length === 0 && me.cash >= amount) {
      me.cash -= amount;
      if (creditor !== null) this.player(creditor).cash += amount;
    } else {
      this.dues.push({ kind: 'debt', debtor: this.turn, creditor, amount });
    }
  }

  private land(player: ManualPlayer): void {
    const tile = BOARD[player.at];
    switch (tile?.kind) {
      case 'street':
        this.visit(player.at);
        break;
      case 'chance':
      case 'chest':
        this.draw(player, tile.kind);
        break;
      case 'tax':
        this.dues.push({ kind: 'tax' });
        break;
      case 'luxury':
        this.demand(null, 100);
        break;
      case 'teleport':
        player.at = tile.to;
        break;
      case 'go to jail':
        this.jail(player);
        break;
      default:
        break;
    }
  }

  private visit(n: number): void {
    const { owner, level, mortgaged } = this.deed(n);
    const { rents } = this.street(n);
    if (owner === null) {
      this.dues.push({ kind: 'offer', tile: n });
    } else if (owner !== this.turn && !mortgaged) {
      const whole = this.group(n).every((other) => this.deed(other).owner === owner);
      this.demand(owner, (rents[level] ?? 0) * (level === 0 && whole ? 2 : 1));
    }
  }

  private draw(player: ManualPlayer, deck: 'chance' | 'chest'): void {
    const text = this.decks[deck].shift() ?? '';
    const [effect] = Object.entries(CARDS).filter(([start]) => text.startsWith(start)).map(([, what]) => what);
    if (!effect) throw new Error(`The manual has no card ${text}.`);
    if ('keep' in effect) {
      player.cards.push(`${deck}: ${text}`);
      return;
    }
    this.decks[deck].push(text);
    this.follow(player, effect);
  }

  private follow(player: ManualPlayer, effect: Effect): void {
    const to = (n: number): void => this.forward(player, (n - player.at + TILES) % TILES);
    if ('to' in effect) to(effect.to);
    if ('next' in effect) to(this.nextOf(effect.next, player.at));
    if ('back' in effect) {
      player.at = (player.at - effect.back + TILES) % TILES;
      this.land(player);
    }
    if ('jail' in effect) this.jail(player);
    if ('get' in effect) player.cash += effect.get;
    if ('pay' in effect) this.demand(null, effect.pay);
    if ('perHouse' in effect) {
      const levels = this.owned(this.turn).map((n) => this.deed(n).level);
      this.demand(null, levels.reduce((sum, level) => sum + (level === 5 ? effect.perHotel : level * effect.perHouse), 0));
    }
    if ('each' in effect) this.payEach(player, effect.each);
    if ('fromEach' in effect) {
      for (const other of this.others(this.turn)) {
        const his = this.player(other);
        if (this.dues.length === 0 && his.cash >= effect.fromEach) {
          his.cash -= effect.fromEach;
          player.cash += effect.fromEach;
        } else {
          this.dues.push({ kind: 'debt', debtor: other, creditor: this.turn, amount: effect.fromEach });
        }
      }
    }
  }

  private nextOf(kind: string, from: number): number {
    for (let steps = 1; steps <= TILES; steps += 1) {
      const tile = BOARD[(from + steps) % TILES];
      if (tile?.kind === kind || (tile?.kind === 'street' && tile.group === kind)) return (from + steps) % TILES;
    }
    throw new Error(`There is no ${kind}.`);
  }

  /** All of them or none: who cannot pay all owes the sum. */
  private payEach(player: ManualPlayer, amount: number): void {
    const others = this.others(this.turn);
    const sum = amount * others.length;
    if (this.dues.length > 0 || player.cash < sum) {
      this.dues.push({ kind: 'debt', debtor: this.turn, creditor: null, amount: sum, each: true });
    } else {
      player.cash -= sum;
      for (const other of others) this.player(other).cash += amount;
    }
  }

  /** Settles what can be settled, and stops at what somebody must decide. */
  private settle(now: number): void {
    while (this.dues[0]) {
      const [due] = this.dues;
      if (due.kind === 'tax') {
        this.phase = 'tax';
        return;
      }
      if (due.kind === 'move') {
        this.dues.shift();
        this.forward(this.player(this.turn), due.steps);
        continue;
      }
      if (due.kind === 'offer') {
        this.offered = due.tile;
        this.phase = 'offer';
        if (this.player(this.turn).cash < this.street(due.tile).price) this.openAuction(now);
        return;
      }
      if (this.player(due.debtor).cash >= due.amount) {
        this.dues.shift();
        this.pay(due);
      } else if (this.raisable(due.debtor) < due.amount) {
        this.drop(due.debtor, due.creditor);
      } else {
        this.phase = 'debt';
        return;
      }
    }
    const me = this.player(this.turn);
    if (this.others(-1).length < 2) this.phase = 'over';
    // Going to jail ends the turn at once.
    else if (me.out || (me.jailed && me.turnsInJail === 0)) this.endTurn();
    else this.phase = this.doubles > 0 && !me.jailed ? 'roll' : 'manage';
    if (this.phase === 'manage') this.doubles = 0;
  }

  private pay({ debtor, creditor, amount, each }: Extract<Due, { kind: 'debt' }>): void {
    this.player(debtor).cash -= amount;
    if (creditor !== null) this.player(creditor).cash += amount;
    if (each) for (const other of this.others(debtor)) this.player(other).cash += amount / this.others(debtor).length;
  }

  /** Out of the game, with everything to the creditor or the bank. */
  private drop(player: number, heir: number | null): void {
    const me = this.player(player);
    for (const n of this.owned(player)) {
      const deed = this.deed(n);
      if (heir !== null) me.cash += (deed.level * this.street(n).house) / 2;
      deed.level = 0;
      deed.owner = heir;
      if (heir === null) Object.assign(deed, { mortgaged: false, handedOver: 'no' });
      else if (deed.mortgaged) deed.handedOver = 'now';
    }
    if (heir === null) for (const card of me.cards) this.putBack(card);
    else {
      this.player(heir).cash += me.cash;
      this.player(heir).cards.push(...me.cards);
    }
    Object.assign(me, { cash: 0, cards: [], out: true, jailed: false, turnsInJail: 0 });
    this.dues = this.dues.filter((due) => (due.kind === 'debt' ? due.debtor !== player && due.creditor !== player : player !== this.turn));
  }

  private putBack(card: string): void {
    const [deck = '', ...text] = card.split(': ');
    this.decks[deck === 'chance' ? 'chance' : 'chest'].push(text.join(': '));
  }

  private leave(player: number, now: number): void {
    const [due] = this.dues;
    this.drop(player, this.phase === 'debt' && due?.kind === 'debt' ? due.creditor : null);
    if (player === this.turn) {
      this.dues = [];
      if (this.others(-1).length < 2) this.phase = 'over';
      else this.endTurn();
    } else {
      this.settle(now);
    }
  }

  private answer(accepts: boolean, now: number): void {
    if (!this.trade) throw new Error('There is no trade.');
    const { from, to, give, take, phase } = this.trade;
    this.trade = null;
    this.phase = phase;
    if (!accepts) return;
    this.handOver(from, to, give);
    this.handOver(to, from, take);
    // With what is left, the player may be unable to pay, or pay at once.
    if (phase === 'debt') this.settle(now);
  }

  private handOver(from: number, to: number, { money, cards, tiles }: Side): void {
    const [giver, taker] = [this.player(from), this.player(to)];
    for (const tile of tiles) {
      for (const n of this.group(tile).filter((other) => this.deed(other).level > 0)) {
        giver.cash += (this.deed(n).level * this.street(n).house) / 2;
        this.deed(n).level = 0;
      }
    }
    for (const tile of tiles) {
      this.deed(tile).owner = to;
      if (this.deed(tile).mortgaged) this.deed(tile).handedOver = 'now';
    }
    giver.cash -= money;
    taker.cash += money;
    taker.cards.push(...giver.cards.splice(0, cards));
  }

  private endTurn(): void {
    for (const n of this.owned(this.turn)) if (this.deed(n).handedOver === 'now') this.deed(n).handedOver = 'late';
    do {
      this.turn = (this.turn + 1) % this.players.length;
      if (this.turn === 0) this.round += 1;
    }
    while (this.player(this.turn).out);
    this.doubles = 0;
    this.proposals.clear();
    this.phase = 'roll';
  }
}
