import { InvalidArgumentError } from 'commander';
import { type GameOptions, type Seating, withPieces } from '../../game/new-game';

/** Pieces by the numbers of the players, 0 for the first. */
export type Pieces = Readonly<Record<number, string>>;

/** For commander: what `--piece` names, collected. */
export function parsePiece(text: string, before: Pieces | undefined): Pieces {
  const [, number, piece] = /^\s*(\d{1,4})\s*=\s*(.*\S)\s*$/s.exec(text) ?? [];
  if (number === undefined || piece === undefined) throw new InvalidArgumentError('A piece is given as number=piece, 0 for the first player.');
  if (before?.[Number(number)] !== undefined) throw new InvalidArgumentError(`Player ${number} has a piece already.`);
  return { ...before, [Number(number)]: piece };
}

/** Players with their pieces. @param least how many players there are where nobody says */
export function playersWithPieces({ players = 0 }: Pick<GameOptions, 'players'>, pieces: Pieces | undefined, least: number): Pick<GameOptions, 'players'> {
  if (pieces === undefined) return {};
  const seats: readonly Seating[] = typeof players === 'number' ? Array.from({ length: players || least }, () => '') : players;
  return { players: withPieces(seats, pieces) };
}
