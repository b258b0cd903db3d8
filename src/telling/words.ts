import type { EditionChoice } from '../game/views';

/** What this terminal calls things that are no actions, where an edition has no word of its own. */
const COMMON: Readonly<Record<string, string>> = {
  properties: 'See the properties',
  players: 'See the players',
  spaces: 'See the board',
  inspect: 'Inspect a player',
  own_properties: 'Your properties',
  all_properties: 'All properties',
  everything: 'All properties with their prices and rents',
  deeds: 'Properties',
  cards: 'Cards to leave jail with',
  money: 'Money',
  done: 'That is all',
  again: 'Try again',
  confirm: 'Confirm',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  back: 'Go back',
  sign: '',
  set: 'set',
  mortgaged: 'mortgaged',
  mortgage_price: 'Mortgage value',
  redeem_price: 'Price to redeem it',
  building: 'building',
  buildings: 'buildings',
  build_price: 'Price of a building',
  sell_price: 'Paid back for a building',
  price: 'Price',
  rent: 'Rent',
  unowned: 'Unowned',
  hotel: 'hotel',
  pot: 'Pot',
  round: 'Round',
  here: 'who is there',
  deed: 'Property',
  net_worth: 'worth in all',
  owner_of_rest: 'The rest',
};

/** What is typed for things that are no actions, where it is not their name. */
const COMMON_CODES: Readonly<Record<string, string>> = { yes: 'y', no: 'n', back: 'b' };

/** How an edition may call rolling the dice in jail. */
export const ROLL_IN_JAIL = 'roll_in_jail';

/** What can be looked at without making a move. */
export const LOOKS = ['spaces', 'properties', 'players', 'inspect'] as const;

export type Look = (typeof LOOKS)[number];

/** Those that an edition has which names none. */
const COMMON_LOOKS: readonly Look[] = ['spaces', 'properties', 'players'];

/** How an edition calls what players may do, and how it writes money. */
export class Words {
  private readonly byAction: ReadonlyMap<string, EditionChoice>;

  /** @param choices the rows of choicesView, in their order */
  constructor(private readonly choices: readonly EditionChoice[]) {
    this.byAction = new Map(choices.map((choice) => [choice.Action, choice]));
  }

  /** Whether the edition has looks of its own; else people are shown how everybody stands. */
  get hasLooks(): boolean {
    return LOOKS.some((look) => this.byAction.has(look));
  }

  /** What may be chosen in a turn, in the order in which it is offered: actions, and what can be looked at. */
  get choosable(): string[] {
    const own = this.choices.filter(({ Code }) => !Code.startsWith('.')).map(({ Action }) => Action);
    return this.hasLooks ? own : [...own, ...COMMON_LOOKS];
  }

  /** The name of an action, or a word. */
  of(action: string): string {
    return this.byAction.get(action)?.Label ?? COMMON[action] ?? action;
  }

  /** Whether the edition, or every edition, has a word for it. */
  has(action: string): boolean {
    return this.byAction.has(action) || action in COMMON;
  }

  /** What is typed to choose an action. */
  code(action: string): string {
    return this.byAction.get(action)?.Code ?? COMMON_CODES[action] ?? action;
  }

  /** Whether an action takes a detail: `dice`, `prid`, `amount` or `terms`. */
  takes(action: string, detail: string): boolean {
    return this.byAction.get(action)?.Takes?.split(',').includes(detail) ?? false;
  }

  /** Whether it is an action, and not only something to look at or a word. */
  isAction(action: string): boolean {
    return (this.byAction.get(action)?.Takes ?? null) !== null;
  }

  /** Whether to ask before it is done. */
  isFinal(action: string): boolean {
    return Boolean(this.byAction.get(action)?.Final);
  }

  /** Whether it is a way to raise money. */
  bringsMoney(action: string): boolean {
    return Boolean(this.byAction.get(action)?.['Brings money']);
  }

  /** Whether who does it decides for all who play. */
  isForAll(action: string): boolean {
    return Boolean(this.byAction.get(action)?.['For all']);
  }

  /** An amount of money. */
  money(amount: number): string {
    return `${this.of('sign')}${amount}`;
  }

  /** A number of buildings. */
  buildings(count: number): string {
    return `${count} ${this.of(count === 1 ? 'building' : 'buildings')}`;
  }
}
