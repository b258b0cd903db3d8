import { type PlayerState, readProperties, type TradeSide } from '../client/views';
import { isWaitingForOthers } from './pending-proposal';
import { chooseOrInspect } from './info-commands';
import { type Option, optionOf } from './menu';
import { isIn } from '../client/game-state';
import { playerOf, type GameState } from '../client/game-state';
import type { Table } from './table';
import { Overtaken } from './console';
import { mirrored } from '../client/trade';
import { formatEffects, formatTrade, isEmpty, type Terms } from '../client/words/trade-terms';
import { RefusedMove } from '../client/refusal';
import { previewTrade, readTradeEffects, type TradeEffect } from '../client/trade-effects';
import { askSide, BACK, type SideQuestion, triesAgain } from './trade-side';

/**
 * Lets a player propose a trade, and the other player answer it.
 * @param needsMoney whether the player trades to raise money
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
 * Lets the other player answer: a bot by itself, possibly already, a person at this terminal.
 * @throws Overtaken when that person's seat belongs to another account, which answers elsewhere
 */
async function awaitAnswer(table: Table): Promise<void> {
  await table.printMissed();
  const state = await table.read();
  if (isWaitingForOthers(state)) throw new Overtaken();
  const { hasPlayed } = await table.letBotsPlay(state);
  if (!hasPlayed) await answerTrade(table);
}

/** Lets the other player answer a proposed trade. */
export async function answerTrade(table: Table): Promise<void> {
  const state = await table.read();
  const { pending, players } = state;
  const terms = pending.Terms;
  // It may have been withdrawn meanwhile.
  if (!terms) return;
  const partner = playerOf(players, terms.to);
  await printTrade(table, playerOf(players, terms.from), partner, terms, await readTradeEffects(table.connection));
  const answer = await chooseOrInspect(
    table,
    partner['Player No.'],
    `${partner['Player name']}, do you accept this trade?`,
    answersOf(table, state, partner['Player No.'], terms.from),
  );
  if (answer === 'propose') {
    const counter = await askTerms(table, partner['Player No.'], terms.from, false, mirrored(terms));
    if (counter === undefined || counter === 'again') await answerTrade(table);
    else if (await table.make([{ action: answer, player_ID: partner['Player No.'], terms: JSON.stringify(counter) }])) await awaitAnswer(table);
    return;
  }
  await table.make([{ action: answer, player_ID: partner['Player No.'] }]);
}

/** What the partner of a proposed trade can say to it. */
const ANSWERS: readonly string[] = ['accept', 'reject', 'reject_all'];

/** The possible answers to a proposed trade: also another trade, with its proposer. */
function answersOf({ words }: Table, { moves }: GameState, partner: number, proposer: number): Option<string>[] {
  const own = moves.filter((move) => move['Player No.'] === partner);
  const answers = words.choosable.filter((action) => ANSWERS.includes(action) && own.some(({ Action: possible }) => possible === action)).map((action) => optionOf(words, action));
  const counters = own.some((move) => move.Action === 'propose' && move['Partner No.'] === proposer);
  return counters ? [...answers, { ...optionOf(words, 'propose'), label: 'Counter' }] : answers;
}

/** @returns the number of another player in the game; undefined: cancelled */
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
  return await chooseOrInspect(table, asker, 'Who do you want to trade with?', options, { value: undefined });
}

/** Whether two players can trade; if not, prints why. */
async function mayTrade(table: Table, partner: number, needsMoney: boolean): Promise<boolean> {
  const { moves, players, pending } = await table.read();
  const name = playerOf(players, partner)['Player name'];
  if (needsMoney && pending['Both give'] && playerOf(players, partner)['Bank balance'] === 0) {
    table.terminal.print(`${name} has no money.`);
    return false;
  }
  if (!moves.some((move) => move.Action === 'propose' && move['Partner No.'] === partner)) {
    const besides = pending['Kinds once'] ? ' besides money' : '';
    table.terminal.print(`You and ${name} have nothing${besides} to trade.`);
    return false;
  }
  return true;
}

/** Asks for both sides and a confirmation, with a way back at each step; undefined: cancelled. @param before what is chosen to begin with */
async function askTerms(
  table: Table,
  asker: number,
  partner: number,
  needsMoney: boolean,
  before: Pick<Terms, 'give' | 'take'> = {},
): Promise<Terms | 'again' | undefined> {
  const state = await table.read();
  const [from, to] = [playerOf(state.players, asker), playerOf(state.players, partner)];
  const [wanted, offered] = sideQuestions(state, from, to, needsMoney);
  const { 'Kinds once': kindsOnce } = state.pending;
  let sides: Required<Pick<Terms, 'give' | 'take'>> = { give: before.give ?? {}, take: before.take ?? {} };
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
      // Where each kind may be on one side only, it is removed from the other.
      sides.give = kindsOnce ? without(sides.give, side) : sides.give;
      step = 'give';
    } else if (!isEmpty(sides.take) || !isEmpty(sides.give)) {
      step = 'confirm';
    } else {
      // One side may be empty here, but not both.
      if (!(await triesAgain(table, 'You have chosen nothing on either side.'))) return undefined;
      step = 'take';
    }
  }
}

/** The questions for both sides: what is wanted and what is offered. */
function sideQuestions(
  { pending: { 'Both give': bothGive } }: GameState,
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
      nothing: bothGive ? 'You have not chosen anything.' : undefined,
    },
    {
      heading: `What do you offer ${to['Player name']}?`,
      giver: from,
      asker: from,
      taken: {},
      needsMoney: false,
      nothing: bothGive ? 'You have not offered anything.' : undefined,
    },
  ];
}

/** A side without money or cards if the other side has them. */
function without(side: TradeSide, other: TradeSide): TradeSide {
  return {
    ...(side.properties ? { properties: side.properties } : {}),
    ...(side.money && !other.money ? { money: side.money } : {}),
    ...(side.cards && !other.cards ? { cards: side.cards } : {}),
  };
}

async function confirm(table: Table, from: PlayerState, to: PlayerState, terms: Terms): Promise<'confirm' | 'cancel' | typeof BACK> {
  await printTrade(table, from, to, terms, await effectsOf(table, from, terms));
  return await chooseOrInspect<'confirm' | 'cancel' | typeof BACK>(
    table,
    from['Player No.'],
    `${from['Player name']}, propose this trade?`,
    [optionOf(table.words, 'confirm'), optionOf(table.words, 'cancel')],
    { value: BACK },
  );
}

async function printTrade(
  { connection, terminal, words }: Table,
  from: PlayerState,
  to: PlayerState,
  terms: Terms,
  effects: readonly TradeEffect[],
): Promise<void> {
  terminal.print();
  for (const line of [...formatTrade(words, from, to, terms, await readProperties(connection)), ...formatEffects(effects)]) terminal.print(line);
}

/** What a trade would do if it were accepted; nothing when it cannot be proposed, which proposing it explains. */
async function effectsOf({ connection, gameId }: Table, from: PlayerState, terms: Terms): Promise<TradeEffect[]> {
  try {
    return await previewTrade(connection, gameId, from['Player No.'], terms);
  } catch (error) {
    if (error instanceof RefusedMove) return [];
    throw error;
  }
}
