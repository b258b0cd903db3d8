import type { PlayerState } from '../../client/views';
import type { Emote, Talk, TalkLine } from '../../client/talk';
import { isIn } from '../../client/game-state';
import { ownPlayers } from '../game/own-players';
import { playerColour } from '../game/player-colours';
import type { Snapshot } from '../game/snapshot';
import { isSeatOf, type Viewer } from '../guests/viewer';
import { Icon } from '../icon';
import { isIcon } from '../icons';

interface TalkProps {
  snapshot: Snapshot;
  viewer: Viewer;
  talk: Talk;
  emotes: readonly Emote[];
}

/** The people for whom a viewer may speak. In games between accounts that is up to the accounts. */
export function speakersAt(snapshot: Snapshot, viewer: Viewer): PlayerState[] {
  return ownPlayers(snapshot, viewer).filter(({ Account: account }) => account === null);
}

/** Whether there is somebody to talk with, or something to read. */
export function isTalkWanted({ guests }: Snapshot, { Changes: changes }: Talk): boolean {
  return guests.size > 0 || changes > 0;
}

/** Opens the panel on small screens. */
export function TalkButton({ snapshot, talk }: Pick<TalkProps, 'snapshot' | 'talk'>) {
  return (
    <button type="button" id="open-talk" class="open-talk" aria-label="Talk" aria-controls="talk" aria-expanded="false" hidden={!isTalkWanted(snapshot, talk)}>
      <Icon name="talk" /><span class="word">Talk</span><span id="unread" class="unread" />
    </button>
  );
}

/** What people say to each other: the lines, emotes, and a field for a text. */
export function TalkPanel(props: TalkProps) {
  const { snapshot, viewer, talk } = props;
  const speakers = speakersAt(snapshot, viewer);
  return (
    <section id="talk" aria-labelledby="talk-title" hidden={!isTalkWanted(snapshot, talk)} data-own={speakers.map((player) => player['Player No.']).join(' ')}>
      <header>
        <h2 id="talk-title">Talk</h2>
        <TalkOptions {...props} />
        <button type="button" id="close-talk" class="plain small" aria-label="Close"><Icon name="close" /></button>
      </header>
      <div id="talk-log" role="log" aria-live="polite" aria-labelledby="talk-title" tabindex={0}>
        <ol id="talk-lines">{talk.lines.map((line) => <Line line={line} />)}</ol>
      </div>
      <p id="talk-refusal" role="alert" />
      <TalkForm {...props} speakers={speakers} />
    </section>
  );
}

/** Mutes others, and lets the host switch texts off. */
function TalkOptions({ snapshot, viewer, talk }: TalkProps) {
  const others = snapshot.players.filter((player) => player.Character === null && !isSeatOf(viewer, snapshot, player['Player No.']));
  const isHost = viewer.seats === null && snapshot.players.every(({ Account: account }) => account === null);
  if (others.length === 0 && !isHost) return null;
  return (
    <details id="talk-options" class="menu">
      <summary class="small">Options</summary>
      <div class="panel">
        {others.map((player) => <label><input type="checkbox" data-mute={player['Player No.']} />{`Mute ${player['Player name']}`}</label>)}
        {isHost && (
          <form method="post" action={`/games/${snapshot.game.Game}/talk/switch`}>
            <button name="texts" value={talk.Texts ? 'off' : 'on'} class="small">{talk.Texts ? 'Allow emotes only' : 'Allow texts'}</button>
          </form>
        )}
      </div>
    </details>
  );
}

function TalkForm({ snapshot, talk, emotes, speakers }: TalkProps & { speakers: readonly PlayerState[] }) {
  const [first] = speakers;
  if (!first) return null;
  const { pending } = snapshot;
  const mover = speakers.find((player) => isIn(player) && player['Player No.'] === pending['Player No.']) ?? first;
  return (
    <form method="post" id="talk-form" action={`/games/${snapshot.game.Game}/talk`} data-kind={`${talk.Texts} ${speakers.map((player) => player['Player No.']).join()}`}>
      {speakers.length === 1
        ? <input type="hidden" name="player" value={String(first['Player No.'])} />
        : (
          <select name="player" aria-label="Who speaks">
            {speakers.map((player) => <option value={String(player['Player No.'])} selected={player === mover}>{player['Player name']}</option>)}
          </select>
        )}
      {talk.Texts
        ? (
          <div class="say">
            <input id="talk-text" name="text" required maxlength={140} autocomplete="off" aria-label="What you say" placeholder="Say something" />
            <button>Send</button>
          </div>
        )
        : <p class="soft">The host allows emotes only.</p>}
      <div class="emotes" role="group" aria-label="Emotes">
        {emotes.map(({ Emote: emote, Label: label, Symbol: symbol }) => (
          <button name="emote" value={emote} formnovalidate aria-label={label} title={label}><Symbol emote={emote} symbol={symbol} /></button>
        ))}
      </div>
    </form>
  );
}

/** The picture of an emote; its emoji where the page has no picture. */
function Symbol({ emote, symbol }: { emote: string; symbol: string }) {
  return isIcon(emote) ? <Icon name={emote} /> : <span aria-hidden="true">{symbol}</span>;
}

function Line({ line }: { line: TalkLine }) {
  const { 'Player No.': number, 'Player name': name, Emote: emote, Symbol: symbol, Label: label, Text: text, 'Nudged No.': nudged } = line;
  return (
    <li id={`line-${line.Line}`} data-player={number} data-nudged={nudged ?? undefined} data-said={`${line.Said.replace(' ', 'T')}Z`}>
      <strong style={`--speaker: ${playerColour(number)}`}>{name}</strong>
      {' '}
      {emote !== null && symbol !== null && <span class="spoken of-emote"><Symbol emote={emote} symbol={symbol} />{` ${label ?? ''}`}</span>}
      {text !== null && <span class="spoken" dir="auto">{text}</span>}
      {nudged !== null && <span class="spoken of-nudge"><Icon name="nudge" />{` nudges ${line.Nudged ?? ''}`}</span>}
    </li>
  );
}
