import type { Game } from '../../client/views';

/** What is played, e.g. `game of the standard edition`. */
export function gameOf(edition: string): string {
  return `game of the ${edition} edition`;
}

/** The title of a game: its name, or its number if it has the default name. */
export function titleOf({ Game: number, Name: name, Edition: edition }: Game): string {
  return name === edition ? `Game ${number}` : name;
}

/** The name of the board of a game: that of its edition, unless it has another. */
export function boardOf({ Edition: edition, Board: board }: Game): string {
  return board ?? edition;
}

/** Number, edition, board and pace of a game, without those that the title already contains. */
export function aboutOf(game: Game): string {
  const { Game: number, Edition: edition, Board: board, Pace: pace } = game;
  const title = titleOf(game);
  return [...(title === `Game ${number}` ? [] : [`Game ${number}`]), edition, ...(board === null ? [] : [`board ${board}`]), ...(pace === null ? [] : [`pace ${pace}`])].join(', ');
}
