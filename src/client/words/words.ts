import type { EditionChoice, PrintedRent, PropertyState } from '../views';

/** The default words for things that are not actions; an edition can override them. */
const COMMON: Readonly<Record<string, string>> = {
  properties: 'Show the properties',
  players: 'Show the players',
  spaces: 'Show the board',
  inspect: 'Inspect a player',
  own_properties: 'Your properties',
  all_properties: 'All properties',
  everything: 'All properties with prices and rents',
  deeds: 'Choose properties',
  cards: 'Get Out of Jail Free cards',
  money: 'Money',
  done: 'Done',
  again: 'Try again',
  confirm: 'Confirm',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  back: 'Go back',
  sign: '',
  thousands: '',
  set: 'set',
  mortgaged: 'mortgaged',
  mortgage_price: 'Mortgage value',
  redeem_price: 'Cost to lift the mortgage',
  building: 'building',
  buildings: 'buildings',
  build_price: 'Cost of a building',
  sell_price: 'Resale value of a building',
  price: 'Price',
  rent: 'Rent',
  unowned: 'Unowned',
  hotel: 'hotel',
  skyscraper: 'skyscraper',
  pot: 'Pot',
  round: 'Round',
  here: 'player here',
  deed: 'Property',
  owned_deeds: 'Properties',
  net_worth: 'net worth',
  owner_of_rest: 'Rest of the set',
};

/** Their default codes, where these differ from their names. */
const COMMON_CODES: Readonly<Record<string, string>> = { yes: 'y', no: 'n', back: 'b' };

/** The name under which an edition can label rolling the dice in jail. */
export const ROLL_IN_JAIL = 'roll_in_jail';

/** Choices that show information without making a move. */
const INFO_COMMANDS = ['spaces', 'properties', 'players', 'inspect'] as const;

export type InfoCommand = (typeof INFO_COMMANDS)[number];

/** The info commands of an edition that names none. */
const COMMON_INFO_COMMANDS: readonly InfoCommand[] = ['spaces', 'properties', 'players'];

/** The words of an edition: names and codes of actions, and the format of money. */
export class Words {
  private readonly byAction: ReadonlyMap<string, EditionChoice>;

  /** @param choices the rows of choicesView, in their order */
  constructor(private readonly choices: readonly EditionChoice[]) {
    this.byAction = new Map(choices.map((choice) => [choice.Action, choice]));
  }

  /** Whether the edition names info commands; otherwise the position is shown after each move. */
  get hasInfoCommands(): boolean {
    return INFO_COMMANDS.some((command) => this.byAction.has(command));
  }

  /** The choices of a turn in the order shown: actions and info commands. */
  get choosable(): string[] {
    const own = this.choices.filter(({ Code }) => !Code.startsWith('.')).map(({ Action }) => Action);
    return this.hasInfoCommands ? own : [...own, ...COMMON_INFO_COMMANDS];
  }

  /** The label of an action, or a word. */
  of(action: string): string {
    return this.byAction.get(action)?.Label ?? COMMON[action] ?? action;
  }

  /** Whether there is a word for it. */
  has(action: string): boolean {
    return this.byAction.has(action) || action in COMMON;
  }

  /** The code to type for an action. */
  code(action: string): string {
    return this.byAction.get(action)?.Code ?? COMMON_CODES[action] ?? action;
  }

  /** Whether an action takes a detail: `dice`, `prid`, `amount` or `terms`. */
  takes(action: string, detail: string): boolean {
    return this.byAction.get(action)?.Takes?.split(',').includes(detail) ?? false;
  }

  /** Whether it is an action, not an info command or a word. */
  isAction(action: string): boolean {
    return (this.byAction.get(action)?.Takes ?? null) !== null;
  }

  /** Whether to ask for confirmation. */
  isFinal(action: string): boolean {
    return Boolean(this.byAction.get(action)?.Final);
  }

  /** Whether it is a way to raise money. */
  bringsMoney(action: string): boolean {
    return Boolean(this.byAction.get(action)?.['Brings money']);
  }

  /** Whether it can be the main button of a phase. */
  isMain(action: string): boolean {
    return Boolean(this.byAction.get(action)?.Main);
  }

  /** Whether it affects all players. */
  isForAll(action: string): boolean {
    return Boolean(this.byAction.get(action)?.['For all']);
  }

  /** A whole number, with what the edition writes between thousands. */
  number(amount: number): string {
    return String(amount).replace(/\B(?=(?:\d{3})+$)/g, this.of('thousands'));
  }

  /** An amount of money. */
  money(amount: number): string {
    return `${this.of('sign')}${this.number(amount)}`;
  }

  /** A number of buildings. */
  buildings(count: number): string {
    return `${count} ${this.of(count === 1 ? 'building' : 'buildings')}`;
  }

  /** What is built on a property, by its tallest building; '': nothing. */
  built({ Houses: houses, Hotels: hotels, Skyscrapers: skyscrapers }: Pick<PropertyState, 'Houses' | 'Hotels' | 'Skyscrapers'>): string {
    return this.tallOf({ Hotel: hotels, Skyscraper: skyscrapers }) ?? (houses > 0 ? this.buildings(houses) : '');
  }

  /** The building above the houses that a rent is for, or that stands on a property; undefined: none. */
  tallOf({ Hotel: isHotel, Skyscraper: isSkyscraper }: Pick<PrintedRent, 'Hotel' | 'Skyscraper'>): string | undefined {
    return isSkyscraper ? this.of('skyscraper') : isHotel ? this.of('hotel') : undefined;
  }
}
