import { isIn, playerOf } from '../../client/game-state';
import { endOfAbandoned } from '../../client/words/abandoned';
import { AT_HOME, movesOf, type Viewer } from '../guests/viewer';
import { Countdown } from './countdown';
import { Dice } from './dice';
import { Ending } from './ending';
import { boardOf } from './game-title';
import { Hints } from './hints';
import { playerColour } from './player-colours';
import { PlayerName } from './player-name';
import { Proposal } from './proposal';
import type { Scene } from './scene';
import type { Snapshot } from './snapshot';
import { TitleDeed } from './title-deed';

interface StageProps {
  snapshot: Snapshot;
  scene: Scene;
  viewer?: Viewer;
  /** whether it shows the present, and not a move of the past */
  isNow?: boolean;
}

/**
 * The middle of the board: a deed, an auction, a trade, a card, a debt, a tax, the end, or whose turn it is. The name of the mover, the dice,
 * what they see and what happened have a place each, which is the same in all of them.
 */
export function Stage({ snapshot, scene, viewer = AT_HOME, isNow = false }: StageProps) {
  const { kind, player: number, rolled } = scene;
  const end = isNow ? endOfAbandoned(snapshot.game, Date.now()) : undefined;
  const lines = end === undefined ? scene.lines : [...scene.lines, end];
  const player = snapshot.players.find((one) => one['Player No.'] === number);
  const move = snapshot.ledger.find(({ record_ID: record }) => record === rolled);
  const roller = snapshot.players.find((one) => one['Player No.'] === move?.player_ID);
  return (
    <section id="stage" class={`stage on-${kind}`} data-kind={kind} aria-label="On the board" tabindex={kind === 'over' ? 0 : undefined}>
      <h2 class="visually-hidden">On the board</h2>
      {kind === 'over'
        ? <Ending snapshot={snapshot} viewer={viewer} />
        : (
          <>
            <header>
              <p class="whose">{player && <><PlayerName players={snapshot.players} player={player} />{isNow && (kind === 'turn' || kind === 'card') && <span> to move</span>}</>}</p>
              {(kind === 'turn' || rolled !== null) && <Dice move={move} colour={roller && playerColour(roller['Player No.'])} />}
            </header>
            <div class="scene" tabindex={0} role="group" aria-label="Details">
              {kind === 'turn' && <p class="board-name">{boardOf(snapshot.game)}</p>}
              {scene.card && kind !== 'card' && <DrawnCard deck={scene.card.deck} text={scene.card.text} />}
              <Content snapshot={snapshot} scene={scene} viewer={viewer} isNow={isNow} />
              {kind === 'turn' && snapshot.pending.Pot > 0 && <p class="pot">{`${snapshot.words.of('pot')}: ${snapshot.words.money(snapshot.pending.Pot)}`}</p>}
            </div>
            {lines.length > 0 && <div class="lines">{lines.map((line) => <p>{line}</p>)}</div>}
            {isNow && end === undefined && snapshot.pending.Round === 1 && ['turn', 'deed'].includes(kind) && !scene.card && <FirstHints snapshot={snapshot} viewer={viewer} />}
          </>
        )}
    </section>
  );
}

function FirstHints({ snapshot, viewer }: { snapshot: Snapshot; viewer: Viewer }) {
  const moves = movesOf(viewer, snapshot);
  return moves.length > 0 ? <Hints words={snapshot.words} moves={moves} /> : null;
}

function Content({ snapshot, scene: { kind, prid, terms, card }, viewer, isNow }: { snapshot: Snapshot; scene: Scene; viewer: Viewer; isNow: boolean }) {
  switch (kind) {
    case 'deed': return <TitleDeed snapshot={snapshot} prid={prid} />;
    case 'auction': return <Auction snapshot={snapshot} prid={prid} isNow={isNow} />;
    case 'trade': return <Proposal snapshot={snapshot} terms={terms} viewer={viewer} isNow={isNow} />;
    case 'card': return card && <DrawnCard deck={card.deck} text={card.text} />;
    case 'debt': return <Debt snapshot={snapshot} />;
    case 'tax': return <Tax snapshot={snapshot} />;
    default: return null;
  }
}

/** A drawn card. The step that draws it shows it; it asks for nothing, so it is no dialog. */
function DrawnCard({ deck, text }: { deck: string; text: string }) {
  // Two decks look different, whatever their names are.
  const look = [...deck].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2;
  return (
    <article id="drawn-card" class={`drawn look-${look}`} aria-labelledby="drawn-deck">
      <h3 id="drawn-deck">{deck === '' ? 'Card' : deck}</h3>
      <p>{text}</p>
    </article>
  );
}

/** An auction: the deed, and everybody's latest bid. */
function Auction({ snapshot, prid, isNow }: { snapshot: Snapshot; prid: number | null; isNow: boolean }) {
  const { players, ledger, events, words, pending } = snapshot;
  const opened = events.findLast(({ Kind: kind }) => kind === 'auctioned')?.Record ?? 0;
  const calls = ledger.filter(({ record_ID: record, action }) => record > opened && ['bid', 'pass'].includes(action));
  const highest = calls.findLast(({ amount }) => amount !== null);
  return (
    <div class="auction-room">
      <TitleDeed snapshot={snapshot} prid={prid} />
      <div class="bids">
        {isNow && <Countdown pending={pending} isRing />}
        <table>
          <caption>Bids</caption>
          <tbody>
            {players.filter(isIn).map((player) => {
              const call = calls.findLast(({ player_ID: number }) => number === player['Player No.']);
              return (
                <tr class={highest && call === highest ? 'highest' : call && call.amount === null ? 'passed' : undefined}>
                  <th scope="row"><PlayerName players={players} player={player} /></th>
                  <td>{call ? (call.amount === null ? 'Passed' : words.money(call.amount)) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A tax and the share that may be paid instead. What the share comes to, and what it depends on, shows only after the choice (A5). */
function Tax({ snapshot: { pending, players, words } }: { snapshot: Snapshot }) {
  const payer = playerOf(players, pending['Player No.']);
  return (
    <article class="debt">
      <h3>{payer.Tile}</h3>
      <dl>
        <dt>Pay</dt><dd>{words.money(pending.Amount ?? 0)}</dd>
        {pending.Percent !== null && <><dt>Or</dt><dd>{`${pending.Percent}% of your net worth`}</dd></>}
      </dl>
    </article>
  );
}

/** A debt: the amount, the creditor, and the ways to raise money. */
function Debt({ snapshot: { pending, players, words, moves } }: { snapshot: Snapshot }) {
  const debtor = playerOf(players, pending['Player No.']);
  const owed = pending.Amount ?? 0;
  const most = debtor['Can raise'];
  const isHopeless = most !== null && most < owed;
  const ways = words.choosable.filter((action) => words.bringsMoney(action) && words.takes(action, 'prid')).flatMap((action) => {
    const sum = moves.filter((move) => move.Action === action && move['Player No.'] === debtor['Player No.']).reduce((all, { Price: price }) => all + (price ?? 0), 0);
    return sum > 0 ? [{ action, sum }] : [];
  });
  const left = words.choosable.filter((action) => words.bringsMoney(action) && words.takes(action, 'terms') && moves.some((move) => move.Action === action && move['Player No.'] === debtor['Player No.']));
  return (
    <article class="debt">
      <h3>{`${words.money(owed)} to ${pending.Creditor ?? 'the bank'}`}</h3>
      <dl>
        {pending.Property !== null && <><dt>For</dt><dd>{pending.Property}</dd></>}
        <dt>Cash</dt><dd>{words.money(debtor['Bank balance'])}</dd>
        {owed > debtor['Bank balance'] && <><dt>Still needed</dt><dd>{words.money(owed - debtor['Bank balance'])}</dd></>}
        {ways.map(({ action, sum }) => <><dt>{words.of(action)}</dt><dd>{`brings ${words.money(sum)} now`}</dd></>)}
        {most !== null && most > debtor['Bank balance'] && <><dt>In all, you can raise</dt><dd>{words.money(most)}</dd></>}
      </dl>
      {isHopeless && (
        <p>
          {left.length > 0
            ? `That is too little, even with everything sold. Left to try: ${left.map((action) => words.of(action)).join(', ')}.`
            : 'That is too little, even with everything sold.'}
        </p>
      )}
    </article>
  );
}
