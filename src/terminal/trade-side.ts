import { type PlayerState, type PropertyState, readProperties, type TradeSide } from '../client/views';
import { basicInfo } from '../client/words/property-info';
import { formatSide, isEmpty } from '../client/words/trade-terms';
import { chooseOrInspect } from './info-commands';
import { askNumber, choose, optionOf } from './menu';
import { askProperties } from './positions';
import type { Table } from './table';

/** One side of a trade, and how it is asked for. */
export interface SideQuestion {
  heading: string;
  /** the player who gives it */
  giver: PlayerState;
  /** the player who chooses it */
  asker: PlayerState;
  /** what is on the other side and therefore excluded here */
  taken: TradeSide;
  /** whether it must include money */
  needsMoney: boolean;
  /** the complaint when nothing was chosen; undefined: the side may be empty */
  nothing: string | undefined;
}

/** One step back. */
export const BACK = Symbol('back');

/** The columns of playersView with the amounts that a player owns. */
const OWNED = { money: 'Bank balance', cards: 'Cards' } as const;

/**
 * Asks for one side until it is valid.
 * @param before what was chosen for it before
 * @returns undefined: cancelled
 */
export async function askSide(table: Table, question: SideQuestion, before: TradeSide): Promise<TradeSide | typeof BACK | undefined> {
  for (let start = before; ; start = {}) {
    const side = await fillSide(table, question, start);
    if (side === BACK) return BACK;
    const lacksMoney = question.needsMoney && !side.money;
    const complaint = lacksMoney ? 'You need money: choose an amount.' : question.nothing;
    if (complaint === undefined || (!isEmpty(side) && !lacksMoney)) return side;
    if (!(await triesAgain(table, complaint))) return undefined;
  }
}

/** Prints what a trade lacks, and asks whether to try again or cancel. */
export async function triesAgain({ terminal, words }: Table, complaint: string): Promise<boolean> {
  return (await choose(terminal, complaint, [optionOf(words, 'again'), optionOf(words, 'cancel')])) === 'again';
}

/** Lets a player choose money, cards and properties for one side. */
async function fillSide(
  table: Table,
  { heading, giver, asker, taken }: SideQuestion,
  before: TradeSide,
): Promise<TradeSide | typeof BACK> {
  const { connection, words } = table;
  const properties = await readProperties(connection);
  const owned = properties.filter((deed) => deed['Player No.'] === giver['Player No.']);
  const side: TradeSide = { ...before };
  for (;;) {
    const options = [
      ...(owned.length > 0 ? (['deeds'] as const) : []),
      ...(giver['Bank balance'] > 0 && !taken.money ? (['money'] as const) : []),
      ...(giver.Cards > 0 && !taken.cards ? (['cards'] as const) : []),
      'done' as const,
    ].map((action) => optionOf(words, action));
    printChosen(table, side, properties);
    const chosen = await chooseOrInspect<(typeof options)[number]['value'] | typeof BACK>(
      table,
      asker['Player No.'],
      heading,
      options,
      { value: BACK },
    );
    if (chosen === BACK) return BACK;
    if (chosen === 'done') return side;
    if (chosen === 'deeds') side.properties = await askDeeds(table, owned, side.properties);
    else side[chosen] = (await askCount(table, words.of(chosen), giver[OWNED[chosen]])) ?? side[chosen] ?? 0;
  }
}

function printChosen(
  { terminal, words }: Table,
  side: TradeSide,
  properties: readonly PropertyState[],
): void {
  if (isEmpty(side)) return;
  terminal.print();
  terminal.print('Chosen so far:');
  for (const line of formatSide(words, side, properties)) terminal.print(line);
}

async function askDeeds(
  { terminal, words }: Table,
  owned: readonly PropertyState[],
  before: readonly number[] = [],
): Promise<number[]> {
  const chosen = await askProperties(terminal, words, words.of('deeds'), owned, (deed) => basicInfo(words, deed));
  return chosen?.map(({ prid }) => prid) ?? [...before];
}

function askCount({ terminal, words }: Table, what: string, maximum: number): Promise<number | undefined> {
  const back = words.code('back');
  const question = `${what}: how much? (1 to ${words.number(maximum)}; ${back}: ${words.of('back')})`;
  return askNumber(terminal, question, { minimum: 1, maximum, back, write: (number) => words.number(number) });
}
