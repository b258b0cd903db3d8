import type { GameOptions, Seating } from '../../game/new-game';
import { type Form, textsOf } from '../form';

/** How many seats a form has, however many an edition allows. */
export const MOST_SEATS = 8;

/** Who takes a seat, besides characters. */
export const PERSON = '';
export const NOBODY = '-';

/** The game that a form asks for. Whether there can be such a game, the database says. */
export function gameIn(form: Form): { edition: string; name: string | null; options: GameOptions } {
  const [name, pace, board, clock] = ['name', 'pace', 'board', 'clock'].map((field) => textsOf(form, field)[0]?.trim() ?? '');
  const options: GameOptions = {
    dice: textsOf(form, 'dice')[0] === 'table' ? 'table' : 'server',
    ...seatsIn(form),
    ...(pace ? { pace } : {}),
    ...(board ? { board } : {}),
    ...(clock ? { clock: Number(clock) } : {}),
  };
  return { edition: textsOf(form, 'edition')[0] ?? '', name: name || null, options };
}

function seatsIn(form: Form): Pick<GameOptions, 'players' | 'characters'> {
  const [who, names, opening] = ['who', 'player', 'opening'].map((field) => textsOf(form, field)) as [string[], string[], string[]];
  if (opening.length > 0) {
    const characters = Object.fromEntries(opening.flatMap((name, index) => (who[index] ? [[name, who[index]]] : [])));
    return Object.keys(characters).length > 0 ? { characters } : {};
  }
  const players = who.flatMap((one, index): Seating[] => {
    const name = names[index]?.trim() ?? '';
    // Who is named plays, whatever was forgotten beside his name.
    if (one === NOBODY) return name === '' ? [] : [name];
    return [one === PERSON ? name : { character: one, ...(name === '' ? {} : { name }) }];
  });
  return players.length > 0 ? { players } : {};
}
