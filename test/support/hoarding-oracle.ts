import type { Rules } from '../../src/client/imports/rules-file';
import type { Tile } from '../../src/client/imports/tile';

interface Standing {
  cash: number;
  at: number;
  isOut: boolean;
}

type Property = Extract<Tile, { kind: 'property' }>;

/**
 * The game of the assignment in the order in which its text says it, without buildings, auctions and Free Parking, which
 * the text leaves to later: what the database is compared with.
 */
export class HoardingOracle {
  readonly players: Standing[];
  /** the owners of properties by name */
  readonly owners = new Map<string, number>();
  turn = 0;
  private turns = 0;
  isOver = false;

  constructor(
    private readonly rules: Rules,
    private readonly board: readonly Tile[],
    players: number,
  ) {
    this.players = Array.from({ length: players }, () => ({ cash: rules.starting_cash, at: 0, isOut: false }));
  }

  /** Moves the player whose turn it is. @returns the property that is offered, if one is */
  roll(dice: number): Property | undefined {
    const player = this.current;
    for (let step = 0; step < dice; step += 1) {
      player.at = (player.at + 1) % this.board.length;
      if (player.at === 0) player.cash += this.salary * (step === dice - 1 ? this.rules.salary_factor_on_go : 1);
    }
    const space = this.board[player.at];
    if (space?.kind !== 'property') return undefined;
    const owner = this.owners.get(space.name);
    if (owner === undefined) return player.cash >= space.cost ? space : undefined;
    if (owner !== this.turn) this.payRent(space, owner);
    return undefined;
  }

  buy({ name, cost }: Property): void {
    this.current.cash -= cost;
    this.owners.set(name, this.turn);
  }

  leave(): void {
    for (const [name, owner] of this.owners) if (owner === this.turn) this.owners.delete(name);
    this.current.cash = 0;
    this.current.isOut = true;
    this.endTurn();
  }

  endTurn(): void {
    this.turns += 1;
    const left = this.players.filter(({ isOut }) => !isOut).length;
    this.isOver = left <= this.rules.players_left_to_end || this.turns === this.rules.turn_limit;
    if (this.isOver) return;
    do this.turn = (this.turn + 1) % this.players.length;
    while (this.current.isOut);
  }

  /** Those with the highest net worth. */
  winners(): number[] {
    const worths = this.players.map(({ cash, isOut }, number) => (isOut ? -1 : cash + this.ownedBy(number).reduce((sum, { cost }) => sum + cost, 0)));
    return worths.flatMap((worth, number) => (worth === Math.max(...worths) ? [number] : []));
  }

  ownedBy(player: number): Property[] {
    return this.properties.filter(({ name }) => this.owners.get(name) === player);
  }

  /** What the text prints of a player: the cash, and for each set the properties in their order. */
  inspection(player: number): string {
    const own = this.ownedBy(player);
    const sets = [...new Set(this.properties.map(({ set }) => set))].sort((a, b) => a - b);
    const lines = sets.map((set) => [`${set}:`, ...own.filter((one) => one.set === set).sort((a, b) => a.place - b.place).map(({ name }) => name)].join(' '));
    return `Player ${player}\nCash: $${this.players[player]?.cash}\nProperties owned\n${lines.join('\n')}\n`;
  }

  private get current(): Standing {
    return this.players[this.turn] as Standing;
  }

  private get properties(): Property[] {
    return this.board.filter((tile) => tile.kind === 'property');
  }

  private get salary(): number {
    const [first] = this.board;
    return first?.kind === 'go' ? first.amount : 0;
  }

  private payRent({ set, rent }: Property, owner: number): void {
    const isWhole = this.properties.filter((one) => one.set === set).every(({ name }) => this.owners.get(name) === owner);
    const due = rent * (isWhole ? this.rules.set_bonus_factor : 1);
    const creditor = this.players[owner] as Standing;
    const isBankrupt = this.current.cash < due;
    const paid = isBankrupt ? this.current.cash : due;
    this.current.cash -= paid;
    creditor.cash += paid;
    if (!isBankrupt) return;
    for (const [name, of] of this.owners) if (of === this.turn) this.owners.set(name, owner);
    this.current.isOut = true;
    this.endTurn();
  }
}
