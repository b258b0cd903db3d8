import { type Pending, readProperties, type PossibleMove } from '../game/views';
import { askDice } from './dice';
import { candidates, isDeedAction } from './deeds';
import { isLook, look } from './looks';
import { manageDeeds } from './manage-deeds';
import { agrees, choose, type Option, optionOf } from './menu';
import { getMoney } from './money';
import { playerOf, type Standing, type Table } from './table';
import { trade } from './trade';
import type { Words } from './words';

/** What can always be looked at. */
const LOOKS: readonly string[] = ['spaces', 'properties', 'players'];

/** What is always offered before a turn is taken, by editions that have a word for it. */
const ALWAYS: readonly string[] = [...LOOKS, 'propose'];

/** How an edition may call rolling the dice in jail. */
const ROLL_IN_JAIL = 'roll_in_jail';

/** What cannot be undone. */
const FINAL: readonly string[] = ['leave', 'end'];

/**
 * Lets the player whose turn it is do one thing.
 * @throws InputEnded
 */
export async function takeTurn(table: Table, standing: Standing): Promise<void> {
  const { pending, players } = standing;
  const player = playerOf(players, pending['Player No.']);
  const number = player['Player No.'];
  const action = await choose(
    table.talk,
    `${player['Player name']}${pending.Doubles > 0 ? ' goes again' : ''}: position ${player.Location},` +
      ` ${table.words.money(player['Bank balance'])}. What do you do?`,
    await turnOptions(table, standing, number, player.Status === 1),
  );
  if (isLook(action)) await look(table, action, number);
  else if (isDeedAction(action)) await manageDeeds(table, action, number);
  else if (action === 'propose') await trade(table, number, false);
  else await doPlainly(table, standing, action);
}

/** What has no questions of its own but whether it is meant, and what the dice show. */
async function doPlainly(table: Table, { pending, moves }: Standing, action: string): Promise<void> {
  const { talk, words } = table;
  if (FINAL.includes(action) && !(await agrees(talk, words, `${words.of(action)}?`))) return;
  const dice = action === 'roll' ? await askDice(talk, pending, moves) : {};
  const terms = action === 'change_dice' ? { terms: JSON.stringify({ source: 'server' }) } : {};
  await table.make([{ action, player_ID: actorOf(pending), ...dice, ...terms }], moves[0]?.Record ?? null);
}

/** What the player can do, in the order of the edition; what it has no word for comes last. */
async function turnOptions(
  { connection, words }: Table,
  { moves }: Standing,
  player: number,
  isInJail: boolean,
): Promise<Option<string>[]> {
  const own = moves.filter((move) => move['Player No.'] === player);
  const properties = await readProperties(connection);
  const isPossible = (action: string): boolean =>
    ALWAYS.includes(action) ||
    (isDeedAction(action)
      ? candidates(action, player, { moves }, properties).length > 0
      : own.some((move) => move.Action === action));
  const roll = isInJail && words.actions.includes(ROLL_IN_JAIL) ? ROLL_IN_JAIL : 'roll';
  const known = words.actions.filter((action) => action === roll || ![ROLL_IN_JAIL, 'roll'].includes(action));
  return [
    ...known
      .map((action) => ({ ...optionOf(words, action), value: action === roll ? 'roll' : action }))
      .filter(({ value }) => isPossible(value)),
    ...unknownOptions(own, words),
  ];
}

/** What is possible, or can be looked at, and has no code: it is chosen by its name. */
function unknownOptions(moves: readonly PossibleMove[], words: Words): Option<string>[] {
  const labels = new Map(LOOKS.map((action) => [action, words.of(action)]));
  for (const { Action: action, Meaning: meaning } of moves) {
    if (!labels.has(action)) labels.set(action, words.has(action) ? words.of(action) : meaning);
  }
  return [...labels]
    .filter(([action]) => !words.actions.includes(action))
    .map(([action, label]) => ({ code: action, label, value: action }));
}

/** The number of the player who is to act. */
function actorOf({ Phase: phase, 'Player No.': number }: Pending): number {
  if (number === null) throw new Error(`Nobody is to act while the game is at ${phase}.`);
  return number;
}

/** Rolls for a fee that depends on it; where nobody can roll, asks what to do about it. */
export async function rollForFee(table: Table, standing: Standing): Promise<void> {
  const canRoll = standing.moves.some(({ Action }) => Action === 'roll');
  if (!canRoll) {
    await takeTurn(table, standing);
    return;
  }
  const { 'Player name': name, Property: property } = standing.pending;
  table.talk.say();
  table.talk.say(`${name} rolls for what ${property} costs.`);
  await doPlainly(table, standing, 'roll');
}

/** Asks whether a property is bought; without the money for it, where that comes from. */
export async function answerOffer(table: Table, { pending }: Standing): Promise<void> {
  const { talk, words } = table;
  const player = actorOf(pending);
  const price = words.money(pending.Amount ?? 0);
  const action = await choose(talk, `${pending['Player name']}, ${pending.Property} is for sale for ${price}.`, [
    optionOf(words, 'buy'),
    optionOf(words, 'decline'),
  ]);
  const attempt = () => table.attempt([{ action, player_ID: player }]);
  if ((await attempt()) !== 'cannot afford') return;
  await getMoney(table, {
    player,
    purpose: `for ${pending.Property}`,
    amount: pending.Amount ?? 0,
    first: { ...optionOf(words, 'back'), value: 'back' },
    attempt,
  });
}

/** Lets a debtor get the money that he owes, or drop out. */
export async function settleDebt(table: Table, { pending }: Standing): Promise<void> {
  const player = actorOf(pending);
  const attempt = () => table.attempt([{ action: 'pay', player_ID: player }]);
  if ((await attempt()) !== 'cannot afford') return;
  await getMoney(table, {
    player,
    purpose: purposeOf(pending),
    amount: pending.Amount ?? 0,
    first: { ...optionOf(table.words, 'leave'), value: 'leave' },
    attempt,
  });
}

function purposeOf({ Creditor: creditor, Property: property }: Pending): string {
  if (creditor === null) return 'to pay';
  return `to pay ${creditor}${property === null ? '' : ` for ${property}`}`;
}
