import type { GameOptions } from '../../client/game-options';
import { type Seating, withPieces } from '../../client/new-game';
import { type Numbered, parseNumbered } from './numbered';

/** For commander: collects the values of `--piece`. */
export const parsePiece = parseNumbered('A piece');

/** What is said when pieces are chosen for players who have theirs. */
export const PIECES_OF_OPENING = 'The players of the opening position have their pieces: name other players to choose some.';

/** Players with their pieces. @param least the number of players if none is given */
export function playersWithPieces({ players = 0 }: Pick<GameOptions, 'players'>, pieces: Numbered | undefined, least: number): Pick<GameOptions, 'players'> {
  if (pieces === undefined) return {};
  const seats: readonly Seating[] = typeof players === 'number' ? Array.from({ length: players || least }, () => '') : players;
  return { players: withPieces(seats, pieces) };
}
