import type { PropsWithChildren } from 'hono/jsx';
import { isIn } from '../../client/game-state';
import type { PlayerState } from '../../client/views';
import { marksOf } from '../../client/words/marks';
import { Board } from '../game/board';
import { SIDE } from '../game/board-geometry';
import { titleOf } from '../game/game-title';
import { playerColour } from '../game/player-colours';
import type { Snapshot } from '../game/snapshot';
import { tokenIcon } from '../game/token';
import { iconAddress } from '../icon';
import { MiniBoard } from '../lobby/mini-board';
import { isFree, type LobbyState } from '../tables/lobby-state';
import { flattened } from './flatten';

/** The size of pictures, as programs that preview links expect it. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The side of the board, and where the text begins and ends. */
const BOARD = 606;
const MARGIN = 12;
const TEXT = BOARD + 4 * MARGIN;
const TEXT_WIDTH = PICTURE.width - TEXT - 3 * MARGIN;

/** The most players that are listed. */
const MOST_LISTED = 8;

/** Letters that the typeface has. */
const LETTERS = /^[\u0020-\u024f\u2010-\u2026]*$/;

/** The picture of a position: the board, and who has how much. Where a player must not know what they are worth, it does not say it, and cash decides the order. */
export function pictureOfGame(snapshot: Snapshot): string {
  const { game, pending, players, words } = snapshot;
  const isNow = pending.Record === game.Moves;
  const isHidden = players.some((player) => isIn(player) && player.Worth === null);
  const rank = (player: PlayerState): number => (isHidden ? player['Bank balance'] : (player.Worth ?? 0));
  const ranked = [...players].sort((one, other) => Number(isIn(other)) - Number(isIn(one)) || rank(other) - rank(one)).slice(0, MOST_LISTED);
  const worthOf = ({ Worth: worth }: PlayerState): string => (worth === null ? '–' : words.money(worth));
  const marks = marksOf(players);
  return draw(
    <Picture board={<Board snapshot={snapshot} />} title={titleOf(game)} lines={[game.Edition, isNow && pending.Phase === 'over' ? `The end, after ${pending.Record} moves` : `After move ${pending.Record}`]}>
      {ranked.map((player, index) => <Player player={player} mark={marks.get(player['Player No.']) ?? ''} y={250 + index * 44} worth={isIn(player) ? worthOf(player) : player.Label} />)}
    </Picture>,
  );
}

/** The picture of a table before its game: the board, and who is there. */
export function pictureOfTable({ lobby, seats, tiles }: LobbyState, lines: readonly string[]): string {
  const taken = seats.filter((seat) => !isFree(seat)).slice(0, MOST_LISTED);
  const tokens = taken.flatMap(({ Token: token }) => token ?? []).slice(0, 4);
  return draw(
    <Picture board={<MiniBoard tiles={tiles} isLarge tokens={tokens} />} title={lobby.Name ?? lobby.Edition} lines={lines}>
      {taken.map(({ Name: name, Token: token, Seat: number }, index) => <Seat name={name ?? ''} token={token} number={number} mark="" y={250 + index * 44} />)}
    </Picture>,
  );
}

/** Makes a picture a drawing on its own. */
function draw(picture: unknown): string {
  // The board is as large as its place, not as the whole picture.
  return flattened(String(picture).replace(/<svg (?=id="board"|class="mini-board")/, `<svg width="${SIDE}" height="${SIDE}" `));
}

function Picture({ board, title, lines, children }: PropsWithChildren<{ board: unknown; title: string; lines: readonly string[] }>) {
  return (
    <svg viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} width={PICTURE.width} height={PICTURE.height}>
      <rect width={PICTURE.width} height={PICTURE.height} style="fill: var(--page)" />
      <g transform={`translate(${MARGIN} ${MARGIN}) scale(${BOARD / SIDE})`}>{board}</g>
      <Text x={TEXT} y={84} size={50} isStrong text={title} />
      {lines.map((line, index) => <Text x={TEXT} y={136 + index * 40} size={28} text={line} isSoft />)}
      {children}
      <Text x={TEXT} y={606} size={24} text="sqlopoly" isSoft />
    </svg>
  );
}

function Player({ player, mark, y, worth }: { player: PlayerState; mark: string; y: number; worth: string }) {
  return (
    <g opacity={isIn(player) ? 1 : 0.5}>
      <Seat name={player['Player name']} token={player.Token} number={player['Player No.']} mark={mark} y={y} />
      <Text x={PICTURE.width - 3 * MARGIN} y={y} size={28} text={worth} isAtEnd />
    </g>
  );
}

function Seat({ name, token, number, mark, y }: { name: string; token: string | null; number: number; mark: string; y: number }) {
  const icon = tokenIcon(token);
  return (
    <>
      <circle cx={TEXT + 17} cy={y - 10} r={18} style={`fill: ${playerColour(number)}`} />
      {icon ? <use href={iconAddress(icon)} x={TEXT + 5} y={y - 22} width={24} height={24} style="fill: #fff" /> : <Text x={TEXT + 17 - 7 * mark.length} y={y - 2} size={20} text={mark} isWhite />}
      <Text x={TEXT + 48} y={y} size={28} text={drawableName(name, token, number)} room={TEXT_WIDTH - 200} />
    </>
  );
}

/** The name of a player; if the typeface lacks a letter of it, the piece, or else the seat. */
function drawableName(name: string, token: string | null, number: number): string {
  return [name, token ?? ''].find((text) => text !== '' && LETTERS.test(text)) ?? `Player ${number + 1}`;
}

interface TextProps {
  x: number;
  y: number;
  size: number;
  text: string;
  /** the width that there is */
  room?: number;
  isStrong?: boolean;
  isSoft?: boolean;
  isWhite?: boolean;
  isAtEnd?: boolean;
}

/** A line of text; nothing, if the typeface lacks a letter of it. What is too long is cut. */
function Text({ x, y, size, text, room = TEXT_WIDTH, isStrong = false, isSoft = false, isWhite = false, isAtEnd = false }: TextProps) {
  if (!LETTERS.test(text)) return null;
  const most = Math.floor(room / (size * 0.54));
  const colour = isWhite ? '#fff' : isSoft ? 'var(--ink-soft)' : 'var(--ink)';
  // The typeface has one weight here: a line around the letters makes them strong.
  return (
    <text x={x} y={y} font-size={size} text-anchor={isAtEnd ? 'end' : 'start'} stroke-width={isStrong ? 2 : 0.7} style={`fill: ${colour}; stroke: ${colour}`}>
      {text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text}
    </text>
  );
}
