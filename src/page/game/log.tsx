import { playerOf } from '../../client/game-state';
import type { EventRow, LedgerRow, PlayerState, Trade } from '../../client/views';
import { tradeInBrief } from '../../client/words/trade-terms';
import { PlayerName } from './player-name';
import { linesOf } from './scene';
import type { Snapshot } from './snapshot';
import { type Turn, turnsOf, wholeTurnsOf } from './turns';

/** The log: one line for each turn, the newest first. Earlier turns are loaded as one scrolls. */
export function Log({ snapshot }: { snapshot: Snapshot }) {
  return (
    <section id="log" aria-labelledby="log-title">
      <h2 id="log-title">What happened</h2>
      <ol id="turns" tabindex={0} aria-labelledby="log-title"><Turns snapshot={snapshot} /></ol>
    </section>
  );
}

/** The turns of the moves of a snapshot, the newest first, and what leads to the turns before them: a link, or the opening. */
export function Turns({ snapshot }: { snapshot: Snapshot }) {
  const { ledger, events, game } = snapshot;
  const turns = wholeTurnsOf(ledger);
  const oldest = turns[0]?.moves[0]?.record_ID ?? 1;
  const address = `/games/${game.Game}/log?before=${oldest}`;
  return (
    <>
      {[...turns].reverse().map((turn) => <TurnItem snapshot={snapshot} turn={turn} />)}
      {oldest > 1
        ? <li id="turns-earlier"><a href={address} hx-get={address} hx-trigger="click, intersect once" hx-target="#turns-earlier" hx-swap="outerHTML">Earlier moves</a></li>
        : <Opening events={events.filter(({ Record: record }) => record === 0)} />}
    </>
  );
}

/** What happened before the first move: the rolls for the order of play, and what was dealt. */
function Opening({ events }: { events: readonly EventRow[] }) {
  if (events.length === 0) return null;
  const rolls = events.filter(({ Kind: kind }) => kind === 'rolled');
  const rest = events.filter(({ Kind: kind }) => kind !== 'rolled');
  return (
    <li id="turn-opening">
      <div class="record" data-record={0}><span /><div>{rolls.map(({ Sentence: sentence }) => <p>{sentence}</p>)}</div></div>
      {rest.length > 0 && (
        <details id="turn-details-opening">
          <summary>The opening</summary>
          <div class="record" data-record={0}><span /><div>{rest.map(({ Sentence: sentence }) => <p>{sentence}</p>)}</div></div>
        </details>
      )}
    </li>
  );
}

/** The turn that a snapshot's newest move belongs to. */
export function NewestTurn({ snapshot }: { snapshot: Snapshot }) {
  const turn = turnsOf(snapshot.ledger).at(-1);
  return turn ? <TurnItem snapshot={snapshot} turn={turn} /> : null;
}

function TurnItem({ snapshot, turn: { id, moves } }: { snapshot: Snapshot; turn: Turn }) {
  const { players, game } = snapshot;
  const [first] = moves;
  const player = players.find(({ Turn: turn }) => turn === first?.turn) ?? playerOf(players, first?.player_ID ?? null);
  return (
    <li id={id}>
      <details id={`details-${id}`}>
        <summary><span class="turn"><PlayerName players={players} player={player} /> <Brief snapshot={snapshot} player={player} moves={moves} /></span></summary>
        {moves.map((move) => {
          const events = snapshot.events.filter(({ Record: record }) => record === move.record_ID);
          const lines = [...linesOf({ move, events, then: snapshot }), ...proposalIn(snapshot, move)];
          return (
            <div id={`record-${move.record_ID}`} class="record" data-record={move.record_ID} data-tile={move.dice === null ? undefined : move.location}>
              <a href={`/games/${game.Game}/past?at=${move.record_ID}`} aria-label={`Look back to move ${move.record_ID}`}>{move.record_ID}</a>
              <div>{lines.map((line) => <p>{line}</p>)}</div>
            </div>
          );
        })}
      </details>
    </li>
  );
}

/** A turn in one line: each roll with its tile, and what stood out after it with its money, in order; then the sum of money. */
function Brief({ snapshot, player, moves }: { snapshot: Snapshot; player: PlayerState; moves: readonly LedgerRow[] }) {
  const { tiles, words } = snapshot;
  const told = toldOf(snapshot, player, moves);
  const amounts = told.filter(({ money }) => money !== 0);
  const money = amounts.reduce((sum, one) => sum + one.money, 0);
  const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${words.money(Math.abs(amount))}`;
  const tileOf = (move: LedgerRow): string => tiles.find(({ Location: location }) => location === move.location)?.Tile ?? '';
  const rolls = moves.filter(({ dice }) => dice !== null);
  const [first] = rolls;
  // What comes before the first roll, such as to build, has no roll.
  const parts = [...(first && first === moves[0] ? [] : [undefined]), ...rolls]
    .map((roll) => ({ roll, told: told.filter((one) => one.roll === (roll?.record_ID ?? 0)) }))
    .filter((part) => part.roll !== undefined || part.told.length > 0);
  return (
    <span class="brief">
      {parts.map(({ roll, told: after }, index) => (
        <>
          {index > 0 && ', then '}
          {[
            ...(roll ? [[roll.dice, roll.dice2].filter((die) => die !== null).join('+')] : []),
            ...(roll && stoppedBy(snapshot, roll) === 'dice' ? [tileOf(roll)] : []),
            ...after.map((one) => (
              <>
                {VERB_OF_SIGN.includes(one.what) && one.money !== 0 ? VERB_OF_SIGN[one.money > 0 ? 1 : 0] : one.what}
                {roll && one.what === NOTABLE.drew && one.record === roll.record_ID && stoppedBy(snapshot, roll) === 'card' && `: ${tileOf(roll)}`}
                {one.money !== 0 && <>{PRICED.includes(one.what) ? ' for ' : ' '}<span class="sum">{isVerb(one.what) ? words.money(Math.abs(one.money)) : signed(one.money)}</span></>}
              </>
            )),
          ].map((part, place) => <>{place > 0 && ' · '}{part}</>)}
        </>
      ))}
      {amounts.length > 1 && money !== 0 && <>{' · in all '}<span class="sum">{signed(money)}</span></>}
    </span>
  );
}

/** What took the player to the tile where a roll ended: a card that was drawn on the way, the jail, which has its own word, or the dice alone. */
function stoppedBy({ events: all }: Snapshot, roll: LedgerRow): 'dice' | 'card' | 'jail' {
  const kinds = all.filter(({ Record: record }) => record === roll.record_ID).map(({ Kind: kind }) => kind);
  if (kinds.includes('jailed')) return 'jail';
  const drew = kinds.indexOf('drew');
  return drew >= 0 && kinds.some((kind, index) => index > drew && MOVED.includes(kind)) ? 'card' : 'dice';
}

/** Events of a player whom something else than the dice moves, or who then arrives. */
const MOVED: readonly string[] = ['moved', 'moved_on', 'teleported'];

/** What a line of the log says of events that stand out. */
const NOTABLE: Readonly<Record<string, string>> = {
  won: 'wins', ended: 'ends the game', defeated: 'bankrupt', left: 'bankrupt', set_completed: 'completes a colour group', bought: 'buys', unsold: 'no bids', proposed: 'offers a trade', countered: 'counters', rejected: 'trade declined', rejected_all: 'trade declined', lapsed: 'offer lapses', accepted: 'trade', trade_money: 'trade',
  jailed: 'to jail', kept_in_jail: 'stays in jail', waited: 'stays in jail', fined: 'leaves jail', built: 'builds', sold: 'sells a building', deed_sold: 'sells', mortgaged: 'mortgages', redeemed: 'lifts a mortgage', handover: 'takes over a mortgage', rent: 'rent', tax: 'tax', salary: 'salary', collected_passing: 'for passing', paid_passing: 'toll',
  collected: 'collects', paid: 'pays', paid_each: 'pays', took_pot: 'the pot', deal_paid: 'dealt', drew: 'card',
};

/** Verbs that say by themselves which way money goes: for less, for more. */
const VERB_OF_SIGN: readonly string[] = ['pays', 'collects'];

/** Verbs of what has a price. */
const PRICED: readonly string[] = ['bought', 'built', 'sold', 'deed_sold', 'mortgaged', 'redeemed', 'handover', 'fined'].flatMap((kind) => NOTABLE[kind] ?? []);

/** Whether a word says which way money goes, so that the amount needs no sign. */
function isVerb(what: string): boolean {
  return VERB_OF_SIGN.includes(what) || PRICED.includes(what);
}

/** The answers to a trade that is offered: they say enough. */
const ANSWERS: readonly string[] = ['accepted', 'rejected', 'rejected_all', 'countered'];

/** Offers of a trade. */
const OFFERS: readonly string[] = ['proposed', 'countered'];

/** What follows from a card is said with it. */
const OF_A_CARD: readonly string[] = ['collected', 'paid', 'paid_each'];

/** What stood out in a turn. */
interface Told {
  /** the move that it began with */
  record: number;
  /** the newest roll until then; 0: none yet */
  roll: number;
  what: string;
  /** what it brought the player whose turn it is */
  money: number;
}

/** What happened in a player's turn, in order, with the money that it brought; the same things in a row in one. */
function toldOf({ events: all, players, words, game }: Snapshot, player: PlayerState, moves: readonly LedgerRow[]): Told[] {
  const name = player['Player name'];
  const told: Told[] = [];
  const ofTurn = moves.map((move) => ({ move, events: all.filter(({ Record: record }) => record === move.record_ID) }));
  const isAnswered = (record: number): boolean => ofTurn.some(({ move, events }) => move.record_ID > record && events.some(({ Kind: kind }) => ANSWERS.includes(kind)));
  let roll = 0;
  for (const { move, events } of ofTurn) {
    if (move.dice !== null) roll = move.record_ID;
    const tell = (what: string, money: number): void => {
      const last = told.at(-1);
      // A roll between them begins a new part of the line.
      if (last?.what === what && last.roll === roll) last.money += money;
      else told.push({ record: move.record_ID, roll, what, money });
    };
    for (const event of events) {
      if (event.Kind === 'bought' && event.Payer !== name) tell(`auction: ${event.Payer ?? ''} ${words.money(event.Amount ?? 0)}`, 0);
      const isOfCard = OF_A_CARD.includes(event.Kind) && events.some(({ Kind: kind }) => kind === 'drew');
      const what = NOTABLE[isOfCard ? 'drew' : event.Kind];
      if (what === undefined || !isAbout(event, name, events, game.Winner) || (OFFERS.includes(event.Kind) && isAnswered(move.record_ID))) continue;
      const isByOther = OFFERS.includes(event.Kind) && move.player_ID !== player['Player No.'];
      tell(isByOther ? `${playerOf(players, move.player_ID)['Player name']} ${what}` : what, flow(event, name));
    }
  }
  return told;
}

/** Whether an event of a turn is about the player whose turn it is: in an auction, others buy. */
function isAbout(event: EventRow, name: string, events: readonly EventRow[], winner: string | null): boolean {
  if (event.Kind === 'won') return winner === name;
  if (event.Kind === 'set_completed') return events.every(({ Record: record, Kind: kind, Payer: payer }) => record !== event.Record || kind !== 'bought' || payer === name);
  return (event.Payer === null && event.Payee === null) || [event.Payer, event.Payee].includes(name);
}

/** The money that a player got by an event; negative if they paid. */
function flow({ Payer: payer, Payee: payee, Amount: amount }: EventRow, name: string): number {
  return (payee === name ? (amount ?? 0) : 0) - (payer === name ? (amount ?? 0) : 0);
}

/** The terms of a trade that a move proposed. */
function proposalIn({ words, players, properties }: Snapshot, row: LedgerRow): string[] {
  if (!row.terms || !words.bringsMoney(row.action)) return [];
  const terms = JSON.parse(row.terms) as Trade;
  return [tradeInBrief(words, playerOf(players, terms.to), terms, properties)];
}
