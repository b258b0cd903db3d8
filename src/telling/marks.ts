import type { PlayerState } from '../game/views';

/**
 * What stands for each player on the board, by his number: as short as can be, and different.
 * The first letter of the names; or the number in them (`Player 12`); or their first two letters; or the
 * numbers of the players.
 */
export function marksOf(players: readonly Pick<PlayerState, 'Player No.' | 'Player name'>[]): Map<number, string> {
  const ways: ((player: Pick<PlayerState, 'Player No.' | 'Player name'>) => string)[] = [
    ({ 'Player name': name }) => firstLetters(name, 1),
    ({ 'Player name': name }) => / (\d{1,3})$/.exec(name)?.[1] ?? '',
    ({ 'Player name': name }) => firstLetters(name, 2),
    (player) => String(player['Player No.']),
  ];
  for (const way of ways) {
    const marks = players.map(way);
    if (!marks.includes('') && new Set(marks).size === marks.length) {
      return new Map(players.map((player, index) => [player['Player No.'], marks[index] ?? '']));
    }
  }
  throw new Error('Two players have the same number.');
}

/** Letters and digits alone: what is wider than one column, or joins with what is beside it, is none here. */
function firstLetters(name: string, count: number): string {
  const letters = [...name.matchAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/gu)].map(([letter]) => letter);
  const [first = '', ...rest] = letters.slice(0, count);
  return first.toUpperCase() + rest.join('').toLowerCase();
}
