import type { Pending, PlayerState, PossibleMove } from '../../game/views';

/**
 * Who is asked next. Where several may act, as in an auction, they are asked in the order of play.
 * @param asked the number of who was asked last in the same phase; undefined: nobody yet
 * @returns undefined when nobody can act
 */
export function turnToAsk(
  players: readonly PlayerState[],
  moves: readonly PossibleMove[],
  pending: Pending,
  asked: number | undefined,
): PlayerState | undefined {
  const able = players.filter((player) => moves.some((move) => move['Player No.'] === player['Player No.']));
  const due = able.find((player) => player['Player No.'] === pending['Player No.']);
  if (able.length < 2 || asked === undefined) return due ?? able[0];
  const place = players.findIndex((player) => player['Player No.'] === asked);
  const inTurn = [...players.slice(place + 1), ...players.slice(0, place + 1)];
  return inTurn.find((player) => able.includes(player));
}
