import { type PlayerState, type PropertyState, readProperties, type TradeSide } from '../game/views';
import { isElsewhere } from './elsewhere';
import { chooseOrLook } from './looks';
import { askNumber, choose, type Option, optionOf } from './menu';
import { isIn } from '../game/standing';
import { askProperties } from './positions';
import { basicInfo } from '../telling/property-info';
import { playerOf, type Standing } from '../game/standing';
import type { Table } from './table';
import { Overtaken } from './talk';
import { isEmpty, tellSide, tellTrade, type Terms } from '../telling/trade-terms';

/** Which side of a trade is put together, and what of it. */
interface SideQuestion {
  heading: string;
  /** who gives it */
  giver: PlayerState;
  /** who puts it together */
  asker: PlayerState;
  /** what the other side has already, and this one can therefore not have */
  taken: TradeSide;
  /** money must be among it */
  needsMoney: boolean;
  /** what is said when nothing was chosen; undefined: then nothing is given */
  nothing: string | undefined;
}

/** One step back. */
const BACK = Symbol('back');

/** Where playersView says how much of something a player has. */
const OWNED = { money: 'Bank balance', cards: 'Cards' } as const;

/**
 * Lets a player propose a trade, and the other one answer it.
 * @param needsMoney the player trades to get money
 * @throws InputEnded
 */
export async function trade(table: Table, asker: number, needsMoney: boolean): Promise<void> {
  for (;;) {
    const partner = await choosePartner(table, asker);
    if (partner === undefined) return;
    const terms = (await mayTrade(table, partner, needsMoney))
      ? await askTerms(table, asker, partner, needsMoney)
      : 'again';
    if (terms === undefined) return;
    if (terms === 'again') continue;
    if (!(await table.make([{ action: 'propose', player_ID: asker, terms: JSON.stringify(terms) }]))) continue;
    await awaitAnswer(table);
    return;
  }
}

/**
 * Lets the other player answer: a character by himself, who may have done so already, a person at this terminal.
 * @throws Overtaken when the seat of that person belongs to another account, which answers elsewhere
 */
async function awaitAnswer(table: Table): Promise<void> {
  await table.tellMissed();
  const standing = await table.read();
  if (isElsewhere(standing)) throw new Overtaken();
  const { hasPlayed } = await table.letBotsPlay(standing);
  if (!hasPlayed) await answerTrade(table);
}

/** Lets the other player accept or deny what was proposed. */
export async function answerTrade(table: Table): Promise<void> {
  const standing = await table.read();
  const { pending, players } = standing;
  const terms = pending.Terms;
  // Who proposed it may have taken it back meanwhile.
  if (!terms) return;
  const partner = playerOf(players, pending['Player No.']);
  await tell(table, playerOf(players, terms.from), partner, terms);
  const answer = await chooseOrLook(
    table,
    partner['Player No.'],
    `${partner['Player name']}, what do you say to this trade?`,
    answersOf(table, standing, partner['Player No.']),
  );
  await table.make([{ action: answer, player_ID: partner['Player No.'] }]);
}

/** What a player can do about a trade that was proposed to him. */
function answersOf({ words }: Table, { moves }: Standing, partner: number): Option<string>[] {
  const possible = new Set(moves.filter((move) => move['Player No.'] === partner).map(({ Action }) => Action));
  return words.choosable.filter((action) => possible.has(action)).map((action) => optionOf(words, action));
}

/** @returns the number of another player who is in the game; undefined: none */
async function choosePartner(table: Table, asker: number): Promise<number | undefined> {
  const { players } = await table.read();
  const others = players.filter((player) => isIn(player) && player['Player No.'] !== asker);
  const options = [
    ...others.map((player, index) => ({
      code: String(index + 1),
      label: player['Player name'],
      value: player['Player No.'],
    })),
    { ...optionOf(table.words, 'cancel'), value: undefined },
  ];
  return await chooseOrLook(table, asker, 'Whom would you like to trade with?', options, { value: undefined });
}

/** Says why two players cannot trade, if they cannot. */
async function mayTrade(table: Table, partner: number, needsMoney: boolean): Promise<boolean> {
  const { moves, players, pending } = await table.read();
  const name = playerOf(players, partner)['Player name'];
  if (needsMoney && pending['Both give'] && playerOf(players, partner)['Bank balance'] === 0) {
    table.talk.say(`${name} has no money.`);
    return false;
  }
  if (!moves.some((move) => move.Action === 'propose' && move['Partner No.'] === partner)) {
    const besides = pending['Kinds once'] ? ' besides money' : '';
    table.talk.say(`There is nothing${besides} that you and ${name} could trade.`);
    return false;
  }
  return true;
}

/** Asks for both sides and a confirmation, with a way back from each step; undefined: cancelled. */
async function askTerms(table: Table, asker: number, partner: number, needsMoney: boolean): Promise<Terms | 'again' | undefined> {
  const standing = await table.read();
  const [from, to] = [playerOf(standing.players, asker), playerOf(standing.players, partner)];
  const [wanted, offered] = sideQuestions(standing, from, to, needsMoney);
  const { 'Kinds once': kindsOnce } = standing.pending;
  let sides: Required<Pick<Terms, 'give' | 'take'>> = { give: {}, take: {} };
  for (let step: 'take' | 'give' | 'confirm' = 'take'; ; ) {
    if (step === 'confirm') {
      const answer = await confirm(table, from, to, { to: partner, ...sides });
      if (answer !== BACK) return answer === 'confirm' ? { to: partner, ...sides } : undefined;
      step = 'give';
      continue;
    }
    const question = step === 'take' ? wanted : { ...offered, taken: kindsOnce ? sides.take : {} };
    const side = await askSide(table, question, sides[step]);
    if (side === undefined) return undefined;
    if (side === BACK) {
      if (step === 'take') return 'again';
      step = 'take';
      continue;
    }
    sides = { ...sides, [step]: side };
    if (step === 'take') {
      // What there is of one kind only cannot be on both sides.
      sides.give = kindsOnce ? without(sides.give, side) : sides.give;
      step = 'give';
    } else if (!isEmpty(sides.take) || !isEmpty(sides.give)) {
      step = 'confirm';
    } else {
      // Where one side may be empty, both still may not.
      if (!(await triesAgain(table, 'You have chosen nothing on either side.'))) return undefined;
      step = 'take';
    }
  }
}

/** What is asked for each side: what is wanted, and what is offered. */
function sideQuestions(
  { pending: { 'Both give': bothGive } }: Standing,
  from: PlayerState,
  to: PlayerState,
  needsMoney: boolean,
): [SideQuestion, SideQuestion] {
  return [
    {
      heading: `What do you want from ${to['Player name']}?`,
      giver: to,
      asker: from,
      taken: {},
      needsMoney: needsMoney && Boolean(bothGive),
      nothing: bothGive ? 'You have not chosen anything that you want.' : undefined,
    },
    {
      heading: `What do you offer to ${to['Player name']}?`,
      giver: from,
      asker: from,
      taken: {},
      needsMoney: false,
      nothing: bothGive ? 'You have not offered anything.' : undefined,
    },
  ];
}

/** A side without the kinds of things that another has, of which only one side may have some. */
function without(side: TradeSide, other: TradeSide): TradeSide {
  return {
    ...(side.properties ? { properties: side.properties } : {}),
    ...(side.money && !other.money ? { money: side.money } : {}),
    ...(side.cards && !other.cards ? { cards: side.cards } : {}),
  };
}

async function confirm(table: Table, from: PlayerState, to: PlayerState, terms: Terms): Promise<'confirm' | 'cancel' | typeof BACK> {
  await tell(table, from, to, terms);
  return await chooseOrLook<'confirm' | 'cancel' | typeof BACK>(
    table,
    from['Player No.'],
    `${from['Player name']}, is this the trade that you propose?`,
    [optionOf(table.words, 'confirm'), optionOf(table.words, 'cancel')],
    { value: BACK },
  );
}

async function tell(
  { connection, talk, words }: Table,
  from: PlayerState,
  to: PlayerState,
  terms: Terms,
): Promise<void> {
  talk.say();
  for (const line of tellTrade(words, from, to, terms, await readProperties(connection))) talk.say(line);
}

/**
 * Asks for one side until something is on it.
 * @param before what is on it already
 * @returns undefined: cancelled
 */
async function askSide(table: Table, question: SideQuestion, before: TradeSide): Promise<TradeSide | typeof BACK | undefined> {
  for (let start = before; ; start = {}) {
    const side = await fillSide(table, question, start);
    if (side === BACK) return BACK;
    const lacksMoney = question.needsMoney && !side.money;
    const complaint = lacksMoney ? 'You need money: choose an amount of it.' : question.nothing;
    if (complaint === undefined || (!isEmpty(side) && !lacksMoney)) return side;
    if (!(await triesAgain(table, complaint))) return undefined;
  }
}

/** Tells what a trade lacks, and asks whether to choose again or to cancel it. */
async function triesAgain({ talk, words }: Table, complaint: string): Promise<boolean> {
  return (await choose(talk, complaint, [optionOf(words, 'again'), optionOf(words, 'cancel')])) === 'again';
}

/** Lets a player choose money, cards and properties until that is all. */
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
    tellChosen(table, giver, side, properties);
    const chosen = await chooseOrLook<(typeof options)[number]['value'] | typeof BACK>(
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

function tellChosen(
  { talk, words }: Table,
  giver: PlayerState,
  side: TradeSide,
  properties: readonly PropertyState[],
): void {
  if (isEmpty(side)) return;
  talk.say();
  talk.say('Chosen so far:');
  for (const line of tellSide(words, giver, side, properties)) talk.say(line);
}

async function askDeeds(
  { talk, words }: Table,
  owned: readonly PropertyState[],
  before: readonly number[] = [],
): Promise<number[]> {
  const chosen = await askProperties(talk, words, words.of('deeds'), owned, (deed) => basicInfo(words, deed));
  return chosen?.map(({ prid }) => prid) ?? [...before];
}

function askCount({ talk, words }: Table, what: string, maximum: number): Promise<number | undefined> {
  const back = words.code('back');
  const question = `${what}: how much? 1 to ${maximum}, or ${back}: ${words.of('back')}`;
  return askNumber(talk, question, { minimum: 1, maximum, back });
}
