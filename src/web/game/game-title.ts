import type { Game } from '../../game/views';

/** What a game is called: as somebody has named it, or by its number. */
export function titleOf({ Game: number, Name: name, Edition: edition }: Game): string {
  return name === edition ? `Game ${number}` : name;
}

/** What its title does not tell of a game. */
export function aboutOf(game: Game): string {
  const { Game: number, Edition: edition, Board: board } = game;
  const title = titleOf(game);
  return [...(title === `Game ${number}` ? [] : [`Game ${number}`]), edition, ...(board === null ? [] : [`board ${board}`])].join(', ');
}
