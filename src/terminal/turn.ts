import { isInJail, playerOf, type GameState } from '../client/game-state';
import { type PlayerState, type PossibleMove, readProperties } from '../client/views';
import { askDice } from './dice';
import { randomDice } from '../client/words/rolls';
import { askDiceSource } from './dice-source';
import { briefHeading, factsOf, headingOf, purposeOf } from '../client/words/heading';
import { isInfoCommand, showInfo } from './info-commands';
import { manageDeeds } from './manage-deeds';
import { agrees, ask, chosenOf, type Chosen, chooseWith, type MenuOptions, type Option, optionOf, parseWhole, wholeIn } from './menu';
import { getMoney } from './money';
import { propertiesAt } from './positions';
import type { Table } from './table';
import { trade } from './trade';
import { ROLL_IN_JAIL, type Words } from '../client/words/words';

/** The player who is asked, and the position. */
export interface Turn {
  state: GameState;
  player: PlayerState;
  /** the possible moves of the player */
  moves: PossibleMove[];
}

/**
 * Shows a player the choices, and lets them make one.
 * @throws InputEnded; Stopped
 */
export async function takeTurn(table: Table, turn: Turn): Promise<void> {
  const { terminal, words } = table;
  const options = optionsOf(words, turn);
  const more = moneyOptions(words, turn, options);
  const only = onlyAction(words, turn, options);
  const isBrief = only !== undefined;
  const short = shortFor(words, turn, only);
  const { value: action, args } = await chooseWith(
    terminal,
    isBrief ? briefHeading(words, turn, only) : headingOf(words, turn) + factsOf(words, turn, terminal.screen !== undefined),
    options,
    { more, hidden: hiddenOptions(words, [...options, ...more]), read: (typed) => outOfTurn(words, turn, typed) ?? short(typed), isBrief },
  );
  if (action === OUT_OF_TURN) await performOutOfTurn(table, turn, args);
  else if (isInfoCommand(action)) await showInfo(table, action, turn.player['Player No.'], args.join(' '));
  else await perform(table, turn, action, args.join(' '));
}

/**
 * Performs a chosen action: asks for its details and for confirmation, and lets the player raise money.
 * @param args the text typed after the action; may be ''
 */
export async function perform(table: Table, turn: Turn, action: string, args: string): Promise<void> {
  const { terminal, words } = table;
  const { state, moves, player } = turn;
  const number = player['Player No.'];
  if (!isPossible(words, turn, action)) {
    await makeImpossible(table, turn, action, args);
    return;
  }
  if (words.isFinal(action) && !(await agrees(terminal, words, `${words.of(action)}?`))) return;
  if (words.takes(action, 'prid')) {
    await manageDeeds(table, action, number, args);
  } else if (words.takes(action, 'terms') && words.bringsMoney(action)) {
    await trade(table, number, false);
  } else {
    const details = await detailsOf(table, turn, action, args);
    if (!details) return;
    const attempt = () => table.attempt([{ action, player_ID: number, ...details }], moves[0]?.Record ?? null);
    if ((await attempt()) !== 'cannot afford') return;
    await getMoney(table, {
      player: number,
      purpose: purposeOf(state, action),
      amount: state.lacking.find((lacking) => lacking.Action === action)?.Price ?? 0,
      first: [optionOf(words, 'back')],
      attempt: () => table.attempt([{ action, player_ID: number, ...details }]),
    });
  }
}

/** The details of a move; undefined: the player goes back, or another player has moved instead. */
async function detailsOf(table: Table, turn: Turn, action: string, args: string): Promise<object | undefined> {
  const { terminal, words } = table;
  const { state: { pending }, moves, player } = turn;
  if (words.takes(action, 'dice')) return await askDice(terminal, words, pending, args);
  if (words.takes(action, 'terms')) {
    const terms = await askDiceSource(table, args);
    return terms === undefined ? undefined : { terms };
  }
  if (words.takes(action, 'amount')) {
    const bounds = moves.find((move) => move.Action === action);
    const [minimum, maximum] = [bounds?.Minimum ?? 1, bounds?.Maximum ?? player['Bank balance']];
    const back = words.code('back');
    const question = `How much? (${words.number(minimum)} to ${words.number(maximum)}; ${back}: ${words.of('back')})`;
    // In an auction the others are waiting to bid.
    const once = pending.Phase === 'auction';
    const answer = await ask<{ number?: number; other?: Chosen<string> }>(terminal, question, args, (typed) => {
      const other = outOfTurn(words, turn, typed);
      return other ? { other } : parseWhole(typed, { minimum, maximum, back, write: (number) => words.number(number) });
    }, back, once);
    if (answer?.other) await performOutOfTurn(table, turn, answer.other.args);
    return answer?.number === undefined ? undefined : { amount: answer.number };
  }
  return {};
}

/** The choices of a player, in the order of the edition. */
function optionsOf(words: Words, turn: Turn): Option<string>[] {
  const roll = isInJail(turn.player) && words.choosable.includes(ROLL_IN_JAIL) ? ROLL_IN_JAIL : 'roll';
  return words.choosable
    .filter((action) => action === roll || ![ROLL_IN_JAIL, 'roll'].includes(action))
    .map((action) => ({ ...optionOf(words, action), value: action === roll ? 'roll' : action }))
    .filter(({ value }) => isOffered(words, turn, value))
    .map((option) => ({ ...option, takesMore: takesMore(words, turn, option.value) }));
}

/** Possible actions that raise money, where they are not offered before the player has chosen what to pay. */
function moneyOptions(words: Words, turn: Turn, options: readonly Option<string>[]): Option<string>[] {
  return words.choosable
    .filter((action) => words.bringsMoney(action) && turn.moves.some(({ Action }) => Action === action) && !options.some(({ value }) => value === action))
    .map((action) => ({ ...optionOf(words, action), takesMore: takesMore(words, turn, action) }));
}

/** Whether a choice is offered now: information, or an action that is possible or lacks only money. */
function isOffered(words: Words, turn: Turn, action: string): boolean {
  // The player must first choose what to raise money for.
  return isInfoCommand(action) || (isPossible(words, turn, action) && !(words.bringsMoney(action) && turn.state.pending['Raises money']));
}

/** Whether an action is possible or lacks only money, which is no use to a bid; a trade, whether it is allowed now. */
function isPossible(words: Words, { state: { pending, lacking }, moves, player }: Turn, action: string): boolean {
  if (words.bringsMoney(action) && words.takes(action, 'terms') && Boolean(pending['Can trade'])) return true;
  const own = words.takes(action, 'amount') ? moves : [...moves, ...lacking];
  return own.some((move) => move.Action === action && move['Player No.'] === player['Player No.']);
}

function takesMore(words: Words, { state: { pending } }: Turn, action: string): boolean {
  if (words.takes(action, 'dice')) return pending['Dice source'] === 'table';
  if (words.takes(action, 'terms')) return !words.bringsMoney(action);
  return action === 'inspect' || words.takes(action, 'prid') || words.takes(action, 'amount');
}

/** Actions that are not possible now. They are accepted, so that the database can say why not. */
function hiddenOptions(words: Words, offered: readonly Option<string>[]): Option<string>[] {
  return words.choosable
    .filter((action) => words.isAction(action) && !offered.some(({ value }) => value === action))
    .map((action) => ({ ...optionOf(words, action), takesMore: takesDetails(words, action) }));
}

function takesDetails(words: Words, action: string): boolean {
  return ['dice', 'prid', 'amount', 'terms'].some((detail) => words.takes(action, detail));
}

/** Attempts a move that is not possible now, so that the database says why not. */
async function makeImpossible(table: Table, { state, player }: Turn, action: string, args: string): Promise<void> {
  const { words } = table;
  const deeds = words.takes(action, 'prid') ? propertiesAt(args, await readProperties(table.connection)) : '';
  const prid = typeof deeds === 'string' ? undefined : deeds.properties[0]?.prid;
  const amount = words.takes(action, 'amount') ? wholeIn(args) : undefined;
  const details = { ...(prid === undefined ? {} : { prid }), ...(amount === undefined ? {} : { amount }) };
  await table.make([{ action, player_ID: player['Player No.'], ...details }], state.moves[0]?.Record ?? null);
}

/** The only possible action, if it needs no details and the edition defines no info commands. */
function onlyAction(words: Words, { moves }: Turn, options: readonly Option<string>[]): string | undefined {
  const [only, ...others] = options.map(({ value }) => value).filter((value) => !isInfoCommand(value));
  if (words.hasInfoCommands || only === undefined || others.length > 0 || !moves.some(({ Action }) => Action === only)) return undefined;
  return ['prid', 'amount', 'terms'].some((detail) => words.takes(only, detail)) ? undefined : only;
}

/** The value of a line that names a player: it is for that player, not for the one who is asked. */
const OUT_OF_TURN = 'out_of_turn';

/**
 * Parses a line that begins with the name of a player, e.g. `Bob 120`, because several players may act in an auction.
 */
function outOfTurn(words: Words, { state: { moves, players } }: Turn, typed: string): Chosen<string> | undefined {
  // An exact match first: names may differ only in case.
  const player =
    players.find(({ 'Player name': name }) => typed.startsWith(`${name} `)) ??
    players.find(({ 'Player name': name }) => typed.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (!player) return undefined;
  const number = player['Player No.'];
  const line = typed.slice(player['Player name'].length).trim();
  const bid = moves.find((move) => move['Player No.'] === number && words.takes(move.Action, 'amount'))?.Action;
  const options = words.choosable.filter((action) => words.isAction(action)).map((action) => ({ ...optionOf(words, action), takesMore: takesDetails(words, action) }));
  const chosen = bid !== undefined && /^\d+$/.test(line) ? { value: bid, args: [line] } : chosenOf(options, line);
  return chosen && { value: OUT_OF_TURN, args: [String(number), chosen.value, ...chosen.args] };
}

/** Performs the action of a line that names a player. The arguments are those of outOfTurn: number, action, details. */
async function performOutOfTurn(table: Table, turn: Turn, [number, action = '', ...args]: readonly string[]): Promise<void> {
  await perform(table, turnOf(turn, Number(number)), action, args.join(' '));
}

/** The same position, for another player. */
function turnOf({ state }: Turn, number: number): Turn {
  const moves = state.moves.filter((move) => move['Player No.'] === number);
  return { state, player: playerOf(state.players, number), moves };
}

/**
 * Parses lines that name no choice: numbers are a roll or a bid, and an empty line makes the only possible move.
 */
function shortFor(
  words: Words,
  { state: { pending }, moves }: Turn,
  only: string | undefined,
): NonNullable<MenuOptions<string>['read']> {
  const taking = (detail: string): string | undefined => moves.find(({ Action }) => words.takes(Action, detail))?.Action;
  const dice = pending['Dice source'] === 'table' ? taking('dice') : undefined;
  const value = dice ?? taking('amount');
  return (typed): Chosen<string> | undefined => {
    if (typed === '' && only !== undefined) return { value: only, args: dice === only ? randomDice(pending).map(String) : [] };
    return value !== undefined && /^\d+([\s,]+\d+)*$/.test(typed) ? { value, args: [typed] } : undefined;
  };
}
