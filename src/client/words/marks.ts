import type { PlayerState } from '../views';

/**
 * The marks of the players on the board, by player number. The first of these that makes all marks different: the first
 * letter of the name, the number in it (`Player 12`), its first two letters, the player number.
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

/** The first letters or digits of a name, in scripts whose letters are one column wide. */
function firstLetters(name: string, count: number): string {
  const letters = [...name.matchAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/gu)].map(([letter]) => letter);
  const [first = '', ...rest] = letters.slice(0, count);
  return first.toUpperCase() + rest.join('').toLowerCase();
}
