import type { EditionChoice } from '../game/views';

/** What is said where an edition has no word of its own. */
const COMMON: Readonly<Record<string, string>> = {
  roll: 'Roll the dice',
  roll_in_jail: 'Roll the dice',
  pay_fine: 'Pay to leave jail',
  use_card: 'Use a card to leave jail',
  wait: 'Wait in jail',
  buy: 'Buy it',
  decline: 'Do not buy it',
  pass: 'Bid no more',
  build: 'Build',
  sell: 'Sell buildings',
  mortgage: 'Mortgage properties',
  redeem: 'Redeem properties',
  propose: 'Propose a trade',
  accept: 'Accept the trade',
  reject: 'Reject the trade',
  change_dice: 'Let the database roll from now on',
  end_turn: 'End the turn',
  leave: 'Leave the game',
  end: 'End the game for all',
  properties: 'See the properties',
  players: 'See the players',
  spaces: 'See the board',
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
  rent: 'Rent',
  unowned: 'Unowned',
};

/** How an edition calls what players may do, and how it writes money. */
export class Words {
  private readonly byAction: ReadonlyMap<string, EditionChoice>;

  /** @param choices the rows of choicesView, in their order */
  constructor(private readonly choices: readonly EditionChoice[]) {
    this.byAction = new Map(choices.map((choice) => [choice.Action, choice]));
  }

  /** The actions that the edition has words for, in the order in which it offers them. */
  get actions(): string[] {
    return this.choices.map(({ Action }) => Action);
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
    return this.byAction.get(action)?.Code ?? action;
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
