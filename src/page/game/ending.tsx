import { isIn } from '../../client/game-state';
import type { Series } from '../../client/lobbies';
import type { PlayerState } from '../../client/views';
import { AT_HOME, type Viewer } from '../guests/viewer';
import { MOST_SEATS, NOBODY, PERSON, tokenField } from '../lobby/read-game';
import { ownPlayers } from './own-players';
import { PlayerName } from './player-name';
import type { Snapshot } from './snapshot';

/** The end of a game: who won and why, the standings, and what can be done next. */
export function Ending({ snapshot, viewer = AT_HOME }: { snapshot: Snapshot; viewer?: Viewer }) {
  const { game, players, words, pending } = snapshot;
  const address = `/games/${game.Game}`;
  return (
    <div class="ending">
      <h3>{resultOf(snapshot, viewer)}</h3>
      <div class="why">{reasonsOf(snapshot).map((line) => <p>{line}</p>)}</div>
      {snapshot.series && snapshot.series.Number > 1 && <p class="series">{`After ${snapshot.series.Number} games: ${winsIn(snapshot.series)}`}</p>}
      <table class="standings">
        <thead><tr><th scope="col">Place</th><th scope="col">Player</th><th scope="col">Cash</th><th scope="col">Worth</th></tr></thead>
        <tbody>
          {ranked(snapshot).map((player, index) => (
            <tr>
              <td>{index + 1}</td>
              <th scope="row"><PlayerName players={players} player={player} /></th>
              <td>{words.money(player['Bank balance'])}</td>
              <td>{player.Status === 'out' ? player.Label : words.money(player.Worth ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {viewer.seats === null && (
        <>
          <div class="row">
            {isLeftToBots(snapshot) && (
              <form method="post" action={`${address}/forks`}>
                <input type="hidden" name="record" value={String(pending.Record)} />
                <button name="bots" value="yes" title="The bots play on in a copy of this game.">Watch the rest</button>
              </form>
            )}
            <a class="button" href={`${address}/statistics`}>Statistics</a>
            <a class="button" href={`${address}/past?at=0&play=yes`}>Watch it again</a>
          </div>
          <div id="facts" hx-get={`${address}/facts`} hx-trigger="load" hx-target="this" hx-swap="innerHTML" data-record={pending.Record}>
            <a href={`${address}/statistics`}>Statistics of this game</a>
          </div>
        </>
      )}
    </div>
  );
}

/** The result of a game, in a sentence or two. */
export function resultOf(snapshot: Snapshot, viewer: Viewer = AT_HOME): string {
  const { game, players } = snapshot;
  const own = ownPlayers(snapshot, viewer);
  const you = own.length === 1 ? own[0] : undefined;
  if (game.Winner !== null) return you?.Status === 'winner' ? 'You won!' : `${game.Winner} won!`;
  const [leader, second] = players.filter(isIn).sort(byWorth);
  const leads = leader && leader !== you && leader.Worth !== second?.Worth;
  const led = leads ? ` ${leader['Player name']} was leading.` : '';
  if (you?.Status !== 'out') return `The game is over.${led}`;
  return `You went bankrupt.${led}`;
}

/** Whether a game ended because no person is left in it, and bots could play on. */
function isLeftToBots({ game, players, pending }: Snapshot): boolean {
  const people = players.filter(({ Character: character }) => character === null);
  return pending.Phase === 'over' && game.Winner === null && people.length > 0 && !people.some(isIn) && players.filter(isIn).length > 1;
}

/** The events of the last move. */
function reasonsOf({ ledger, events }: Snapshot): string[] {
  const last = ledger.at(-1)?.record_ID;
  return events.filter(({ Record: record }) => record === last).map(({ Sentence: sentence }) => sentence);
}

/** The winner, then players who are still in, by worth, then those who dropped out, the last one first. */
function ranked(snapshot: Snapshot): PlayerState[] {
  const isOut = (player: PlayerState): number => Number(player.Status === 'out');
  const left = (player: PlayerState): number => leaving(snapshot, player)?.Record ?? 0;
  return [...snapshot.players].sort((one, other) => Number(other.Status === 'winner') - Number(one.Status === 'winner') || isOut(one) - isOut(other) || left(other) - left(one) || byWorth(one, other));
}

/** How a player dropped out. */
function leaving({ events }: Snapshot, player: PlayerState): Snapshot['events'][number] | undefined {
  return events.findLast(({ Kind: kind, Payer: payer }) => ['left', 'defeated'].includes(kind) && payer === player['Player name']);
}

function byWorth(one: PlayerState, other: PlayerState): number {
  return (other.Worth ?? 0) - (one.Worth ?? 0);
}

/** The main button after the end: another game at the same table, for everybody who sits there; else a new game like this one. */
export function Again({ snapshot, viewer }: { snapshot: Snapshot; viewer: Viewer }) {
  const isSpectator = viewer.seats?.length === 0;
  if (snapshot.series) {
    return <form method="post" action={`/games/${snapshot.game.Game}/again`}><button class="main">{isSpectator ? 'Back to the table' : 'Play again'}</button></form>;
  }
  return viewer.seats === null ? <a class="button main" href={againOf(snapshot)}>Play again</a> : null;
}

/** How many games of a series each has won, e.g. `Ann 2, Ben 1`. */
export function winsIn({ seats }: Pick<Series, 'seats'>): string {
  return seats.filter(({ Name: name }) => name !== null).map(({ Name: name, Wins: wins }) => `${name ?? ''} ${wins}`).join(', ');
}

/** The address of the form for a new game like this one, with the same people, bots and tokens. */
function againOf({ game, players }: Snapshot): string {
  const like = new URLSearchParams({ edition: game.Edition, ...(game.Board === null ? {} : { board: game.Board }) });
  const inTurn = [...players].sort((one, other) => one['Player No.'] - other['Player No.']);
  for (let seat = 0; seat < Math.max(MOST_SEATS, inTurn.length); seat += 1) {
    const player = inTurn[seat];
    like.append('who', player ? (player.Character ?? PERSON) : NOBODY);
    like.append('player', player && player['Player name'] !== player.Character ? player['Player name'] : '');
    if (player && player.Token !== null) like.append(tokenField(seat), player.Token);
  }
  return `/new?${like.toString()}`;
}
