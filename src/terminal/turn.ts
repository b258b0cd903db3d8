import { isInJail, playerOf, type Standing } from '../game/standing';
import { type PlayerState, type PossibleMove, readProperties } from '../game/views';
import { askDice } from './dice';
import { randomDice } from '../telling/rolls';
import { askDiceSource } from './dice-source';
import { briefHeading, factsOf, headingOf, purposeOf } from '../telling/heading';
import { isLook, look } from './looks';
import { manageDeeds } from './manage-deeds';
import { agrees, ask, chosenOf, type Chosen, chooseWith, type MenuOptions, numberIn, type Option, optionOf } from './menu';
import { getMoney } from './money';
import { propertiesAt } from './positions';
import type { Table } from './table';
import { trade } from './trade';
import { ROLL_IN_JAIL, type Words } from '../telling/words';

/** A player who is asked, and where the game stands. */
export interface Turn {
  standing: Standing;
  player: PlayerState;
  /** what he can do now */
  moves: PossibleMove[];
}

/**
 * Shows a player what he can do, and lets him do one thing of it.
 * @throws InputEnded; Stopped
 */
export async function takeTurn(table: Table, turn: Turn): Promise<void> {
  const { talk, words } = table;
  const options = optionsOf(words, turn);
  const more = moneyOptions(words, turn, options);
  const only = onlyAction(words, turn, options);
  const isBrief = only !== undefined;
  const short = shortFor(words, turn, only);
  const { value: action, said } = await chooseWith(
    talk,
    isBrief ? briefHeading(words, turn, only) : headingOf(words, turn) + factsOf(words, turn, talk.screen !== undefined),
    options,
    { more, hidden: hiddenOptions(words, [...options, ...more]), read: (typed) => outOfTurn(words, turn, typed) ?? short(typed), isBrief },
  );
  if (action === OUT_OF_TURN) await performOutOfTurn(table, turn, said);
  else if (isLook(action)) await look(table, action, turn.player['Player No.'], said.join(' '));
  else await perform(table, turn, action, said.join(' '));
}

/**
 * Does what a player has chosen: asks for what it takes, whether it is meant, and where the money is to
 * come from.
 * @param said what was typed behind it; ''
 */
export async function perform(table: Table, turn: Turn, action: string, said: string): Promise<void> {
  const { talk, words } = table;
  const { standing, moves, player } = turn;
  const number = player['Player No.'];
  if (!isPossible(words, turn, action)) {
    await tellWhyNot(table, turn, action, said);
    return;
  }
  if (words.isFinal(action) && !(await agrees(talk, words, `${words.of(action)}?`))) return;
  if (words.takes(action, 'prid')) {
    await manageDeeds(table, action, number, said);
  } else if (words.takes(action, 'terms') && words.bringsMoney(action)) {
    await trade(table, number, false);
  } else {
    const details = await detailsOf(table, turn, action, said);
    if (!details) return;
    const attempt = () => table.attempt([{ action, player_ID: number, ...details }], moves[0]?.Record ?? null);
    if ((await attempt()) !== 'cannot afford') return;
    await getMoney(table, {
      player: number,
      purpose: purposeOf(standing, action),
      amount: standing.lacking.find((lacking) => lacking.Action === action)?.Price ?? 0,
      first: [optionOf(words, 'back')],
      attempt: () => table.attempt([{ action, player_ID: number, ...details }]),
    });
  }
}

/** What a move says besides its action; undefined: nobody wants to make it after all, or another has made one. */
async function detailsOf(table: Table, turn: Turn, action: string, said: string): Promise<object | undefined> {
  const { talk, words } = table;
  const { standing: { pending }, moves, player } = turn;
  if (words.takes(action, 'dice')) return await askDice(talk, words, pending, said);
  if (words.takes(action, 'terms')) {
    const terms = await askDiceSource(table, said);
    return terms === undefined ? undefined : { terms };
  }
  if (words.takes(action, 'amount')) {
    const bounds = moves.find((move) => move.Action === action);
    const [minimum, maximum] = [bounds?.Minimum ?? 1, bounds?.Maximum ?? player['Bank balance']];
    const back = words.code('back');
    const question = `How much? ${minimum} to ${maximum}, or ${back}: ${words.of('back')}`;
    // In an auction the others wait for their turn to bid.
    const once = pending.Phase === 'auction';
    const answer = await ask<{ number?: number; other?: Chosen<string> }>(talk, question, said, (typed) => {
      const other = outOfTurn(words, turn, typed);
      return other ? { other } : numberIn(typed, { minimum, maximum, back });
    }, back, once);
    if (answer?.other) await performOutOfTurn(table, turn, answer.other.said);
    return answer?.number === undefined ? undefined : { amount: answer.number };
  }
  return {};
}

/** What a player can do, in the order of the edition. */
function optionsOf(words: Words, turn: Turn): Option<string>[] {
  const roll = isInJail(turn.player) && words.choosable.includes(ROLL_IN_JAIL) ? ROLL_IN_JAIL : 'roll';
  return words.choosable
    .filter((action) => action === roll || ![ROLL_IN_JAIL, 'roll'].includes(action))
    .map((action) => ({ ...optionOf(words, action), value: action === roll ? 'roll' : action }))
    .filter(({ value }) => isOffered(words, turn, value))
    .map((option) => ({ ...option, takesMore: takesMore(words, turn, option.value) }));
}

/** What brings money and is possible, but not offered before it is known what the money is for. */
function moneyOptions(words: Words, turn: Turn, options: readonly Option<string>[]): Option<string>[] {
  return words.choosable
    .filter((action) => words.bringsMoney(action) && turn.moves.some(({ Action }) => Action === action) && !options.some(({ value }) => value === action))
    .map((action) => ({ ...optionOf(words, action), takesMore: takesMore(words, turn, action) }));
}

/** Whether something is offered now: what can be looked at, can be done, or lacks only money. */
function isOffered(words: Words, turn: Turn, action: string): boolean {
  // Where money is raised for something, that has to be chosen first.
  return isLook(action) || (isPossible(words, turn, action) && !(words.bringsMoney(action) && turn.standing.pending['Raises money']));
}

/** Whether something can be done, or lacks only money; a trade, whether it has its place. */
function isPossible(words: Words, { standing: { pending, lacking }, moves, player }: Turn, action: string): boolean {
  if (words.bringsMoney(action) && words.takes(action, 'terms') && Boolean(pending['Can trade'])) return true;
  return [...moves, ...lacking].some((move) => move.Action === action && move['Player No.'] === player['Player No.']);
}

function takesMore(words: Words, { standing: { pending } }: Turn, action: string): boolean {
  if (words.takes(action, 'dice')) return pending['Dice source'] === 'table';
  if (words.takes(action, 'terms')) return !words.bringsMoney(action);
  return action === 'inspect' || words.takes(action, 'prid') || words.takes(action, 'amount');
}

/** What is not possible now and can be tried all the same: the database says why it is not. */
function hiddenOptions(words: Words, offered: readonly Option<string>[]): Option<string>[] {
  return words.choosable
    .filter((action) => words.isAction(action) && !offered.some(({ value }) => value === action))
    .map((action) => ({ ...optionOf(words, action), takesMore: takesDetails(words, action) }));
}

function takesDetails(words: Words, action: string): boolean {
  return ['dice', 'prid', 'amount', 'terms'].some((detail) => words.takes(action, detail));
}

/** Makes a move that is not possible now, with what of it can be read, so that the database says why it is not. */
async function tellWhyNot(table: Table, { standing, player }: Turn, action: string, said: string): Promise<void> {
  const { words } = table;
  const deeds = words.takes(action, 'prid') ? propertiesAt(said, await readProperties(table.connection)) : [];
  const prid = typeof deeds === 'string' ? undefined : deeds[0]?.prid;
  const amount = words.takes(action, 'amount') && /^\d{1,9}$/.test(said) ? Number(said) : undefined;
  const details = { ...(prid === undefined ? {} : { prid }), ...(amount === undefined ? {} : { amount }) };
  await table.make([{ action, player_ID: player['Player No.'], ...details }], standing.moves[0]?.Record ?? null);
}

/** The one thing that can be done, where the edition has no looks of its own and it takes no question. */
function onlyAction(words: Words, { moves }: Turn, options: readonly Option<string>[]): string | undefined {
  const [only, ...others] = options.map(({ value }) => value).filter((value) => !isLook(value));
  if (words.hasLooks || only === undefined || others.length > 0 || !moves.some(({ Action }) => Action === only)) return undefined;
  return ['prid', 'amount', 'terms'].some((detail) => words.takes(only, detail)) ? undefined : only;
}

/** What somebody does whom nobody has asked yet. */
const OUT_OF_TURN = 'out_of_turn';

/**
 * What lines mean that begin with the name of a player, as several may act in an auction: what is behind it is his,
 * also when he is the one that is asked.
 */
function outOfTurn(words: Words, { standing: { moves, players } }: Turn, typed: string): Chosen<string> | undefined {
  // Names may differ in capitals only.
  const player =
    players.find(({ 'Player name': name }) => typed.startsWith(`${name} `)) ??
    players.find(({ 'Player name': name }) => typed.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (!player) return undefined;
  const number = player['Player No.'];
  const line = typed.slice(player['Player name'].length).trim();
  const bid = moves.find((move) => move['Player No.'] === number && words.takes(move.Action, 'amount'))?.Action;
  const options = words.choosable.filter((action) => words.isAction(action)).map((action) => ({ ...optionOf(words, action), takesMore: takesDetails(words, action) }));
  const chosen = bid !== undefined && /^\d+$/.test(line) ? { value: bid, said: [line] } : chosenOf(options, line);
  return chosen && { value: OUT_OF_TURN, said: [String(number), chosen.value, ...chosen.said] };
}

/** Does what was typed behind the name of a player. @param said as outOfTurn has it: his number, the action, and more */
async function performOutOfTurn(table: Table, turn: Turn, [number, action = '', ...said]: readonly string[]): Promise<void> {
  await perform(table, turnOf(turn, Number(number)), action, said.join(' '));
}

/** Where the game stands, for another player. */
function turnOf({ standing }: Turn, number: number): Turn {
  const moves = standing.moves.filter((move) => move['Player No.'] === number);
  return { standing, player: playerOf(standing.players, number), moves };
}

/**
 * What lines mean that name no choice: numbers alone are what the dice show, or a bid; an empty line
 * does the one thing that can be done.
 */
function shortFor(
  words: Words,
  { standing: { pending }, moves }: Turn,
  only: string | undefined,
): NonNullable<MenuOptions<string>['read']> {
  const taking = (detail: string): string | undefined => moves.find(({ Action }) => words.takes(Action, detail))?.Action;
  const dice = pending['Dice source'] === 'table' ? taking('dice') : undefined;
  const value = dice ?? taking('amount');
  return (typed): Chosen<string> | undefined => {
    if (typed === '' && only !== undefined) return { value: only, said: dice === only ? randomDice(pending).map(String) : [] };
    return value !== undefined && /^\d+([\s,]+\d+)*$/.test(typed) ? { value, said: [typed] } : undefined;
  };
}
