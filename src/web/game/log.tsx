import { playerOf } from '../../game/game-state';
import type { LedgerRow, EventRow, Trade } from '../../game/views';
import { tradeInBrief } from '../../format/trade-terms';
import { PlayerName } from './player-name';
import { linesOf } from './scene';
import type { Snapshot } from './snapshot';

/** A turn: one player's moves in a round. */
interface Turn {
  id: string;
  moves: readonly LedgerRow[];
}

/** The log: one line for each turn, the newest first. */
export function Log({ snapshot }: { snapshot: Snapshot }) {
  const opening = snapshot.events.filter(({ Record: record }) => record === 0);
  return (
    <section id="log" aria-labelledby="log-title">
      <h2 id="log-title">What happened</h2>
      <ol id="turns" tabindex={0} aria-labelledby="log-title">
        {wholeTurnsOf(snapshot.ledger).reverse().map((turn) => <TurnItem snapshot={snapshot} turn={turn} />)}
        {opening.length > 0 && (
          <li id="turn-opening"><details id="turn-details-opening"><summary>The opening</summary>{opening.map(({ Sentence: sentence }) => <p>{sentence}</p>)}</details></li>
        )}
      </ol>
    </section>
  );
}

/** The turn that a snapshot's newest move belongs to. */
export function NewestTurn({ snapshot }: { snapshot: Snapshot }) {
  const turn = turnsOf(snapshot.ledger).at(-1);
  return turn ? <TurnItem snapshot={snapshot} turn={turn} /> : null;
}

/** The turns of the newest moves without the beginning of the oldest one, if it is not among them. */
function wholeTurnsOf(ledger: readonly LedgerRow[]): Turn[] {
  const turns = turnsOf(ledger);
  return (ledger[0]?.record_ID ?? 1) > 1 && turns.length > 1 ? turns.slice(1) : turns;
}

function turnsOf(ledger: readonly LedgerRow[]): Turn[] {
  const turns = new Map<string, LedgerRow[]>();
  for (const move of ledger) {
    const id = `turn-${move.round}-${move.turn}`;
    turns.set(id, [...(turns.get(id) ?? []), move]);
  }
  return [...turns].map(([id, moves]) => ({ id, moves }));
}

function TurnItem({ snapshot, turn: { id, moves } }: { snapshot: Snapshot; turn: Turn }) {
  const { players, game } = snapshot;
  const [first] = moves;
  const player = players.find(({ Turn: turn }) => turn === first?.turn) ?? playerOf(players, first?.player_ID ?? null);
  return (
    <li id={id}>
      <details id={`details-${id}`}>
        <summary><span class="turn"><PlayerName players={players} player={player} /> <Brief snapshot={snapshot} name={player['Player name']} moves={moves} /></span></summary>
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

/** A turn in one line: dice, the last tile, what stood out with its money, and the sum of money. */
function Brief({ snapshot: { events: all, tiles, words, game }, name, moves }: { snapshot: Snapshot; name: string; moves: readonly LedgerRow[] }) {
  const rolls = moves.filter(({ dice }) => dice !== null);
  const records = new Set(moves.map(({ record_ID: record }) => record));
  const events = all.filter(({ Record: record }) => records.has(record));
  const last = rolls.at(-1);
  const sold = events.find(({ Kind: kind, Payer: payer }) => kind === 'bought' && payer !== name);
  const told = toldOf(events.filter((event) => isAbout(event, name, events, game.Winner)), name);
  const amounts = told.filter(({ money }) => money !== 0);
  const money = amounts.reduce((sum, one) => sum + one.money, 0);
  const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${words.money(Math.abs(amount))}`;
  const parts = [
    ...(rolls.length > 0 ? [rolls.map(({ dice, dice2 }) => [dice, dice2].filter((die) => die !== null).join('+')).join(', ')] : []),
    ...(last ? [tiles.find(({ Location: location }) => location === last.location)?.Tile ?? ''] : []),
    ...told.slice(0, MOST_TOLD).map((one) => <>{one.what}{one.money !== 0 && <> <span class="sum">{signed(one.money)}</span></>}</>),
    ...(told.length > MOST_TOLD ? ['…'] : []),
    ...(sold ? [`auction: ${sold.Payer ?? ''} ${words.money(sold.Amount ?? 0)}`] : []),
    ...(amounts.length < 2 || money === 0 ? [] : [<>in all <span class="sum">{signed(money)}</span></>]),
  ];
  return <span class="brief">{parts.map((part, index) => <>{index > 0 && ' · '}{part}</>)}</span>;
}

/** The most things that a line of the log tells. */
const MOST_TOLD = 5;

/** What a line of the log says of events that stand out. */
const NOTABLE: Readonly<Record<string, string>> = {
  won: 'wins', ended: 'ends the game', defeated: 'bankrupt', left: 'leaves the game', set_completed: 'completes a colour group', bought: 'buys', unsold: 'no bids', proposed: 'offers a trade', rejected: 'trade declined', lapsed: 'offer lapses', accepted: 'trade', trade_money: 'trade',
  jailed: 'to jail', kept_in_jail: 'stays in jail', waited: 'stays in jail', fined: 'leaves jail', built: 'builds', sold: 'sells a building', deed_sold: 'sells', mortgaged: 'mortgages', redeemed: 'lifts a mortgage', handover: 'takes over a mortgage', rent: 'rent', tax: 'tax', salary: 'salary', collected_passing: 'for passing', paid_passing: 'toll',
  collected: 'collects', paid: 'pays', paid_each: 'pays', took_pot: 'the pot', deal_paid: 'dealt', drew: 'card',
};

/** The answers to a trade that is offered: they say enough. */
const ANSWERS: readonly string[] = ['accepted', 'rejected'];

/** What follows from a card is said with it. */
const OF_A_CARD: readonly string[] = ['collected', 'paid', 'paid_each'];

/** What a player did in a turn, in order, with the money that it brought; the same things in one. */
function toldOf(events: readonly EventRow[], name: string): { what: string; money: number }[] {
  const told = new Map<string, number>();
  for (const event of events) {
    const isOfCard = OF_A_CARD.includes(event.Kind) && events.some(({ Kind: kind, Record: record }) => kind === 'drew' && record === event.Record);
    const what = NOTABLE[isOfCard ? 'drew' : event.Kind];
    if (event.Kind === 'proposed' && events.some(({ Kind: kind }) => ANSWERS.includes(kind))) continue;
    if (what !== undefined) told.set(what, (told.get(what) ?? 0) + flow(event, name));
  }
  return [...told].map(([what, money]) => ({ what, money }));
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
