import type { GameOptions } from '../../client/game-options';
import type { Seating } from '../../client/new-game';
import { type Form, textOf, textsOf } from '../form';

/** The number of seats in the form, even if an edition allows more. */
export const MOST_SEATS = 8;

/** The values of a seat's field besides the characters of bots. */
export const PERSON = '';
export const NOBODY = '-';

/** The field with the token of a seat. */
export function tokenField(seat: number): string {
  return `token-${seat}`;
}

/** The game that a form describes. The database validates it. */
export function gameIn(form: Form): { edition: string; name: string | null; options: GameOptions } {
  const [name, pace, board, clock] = ['name', 'pace', 'board', 'clock'].map((field) => textOf(form, field).trim());
  const options: GameOptions = {
    dice: textOf(form, 'dice') === 'table' ? 'table' : 'server',
    ...seatsIn(form),
    ...(pace ? { pace } : {}),
    ...(board ? { board } : {}),
    ...(clock ? { clock: Number(clock) } : {}),
  };
  return { edition: textOf(form, 'edition'), name: name || null, options };
}

function seatsIn(form: Form): Pick<GameOptions, 'players' | 'characters'> {
  const [who, names, opening] = ['who', 'player', 'opening'].map((field) => textsOf(form, field)) as [string[], string[], string[]];
  if (opening.length > 0) {
    const characters = Object.fromEntries(opening.flatMap((name, index) => (who[index] ? [[name, who[index]]] : [])));
    return Object.keys(characters).length > 0 ? { characters } : {};
  }
  const players = who.flatMap((one, index): Seating[] => {
    const name = names[index]?.trim() ?? '';
    // A seat with a typed name plays, even if "Nobody" is still chosen for it.
    if (one === NOBODY && name === '') return [];
    const [token = ''] = textsOf(form, tokenField(index));
    const seat = { ...(one === PERSON || one === NOBODY ? {} : { character: one }), ...(name === '' ? {} : { name }), ...(token === '' ? {} : { token }) };
    return [Object.keys(seat).every((key) => key === 'name') ? name : seat];
  });
  return players.length > 0 ? { players } : {};
}

/** A seat that is taken when friends are invited: by a person, or by a bot, which has the name of its character unless it is given another. */
type TakenSeat = { seat: string; token: string | null } & ({ character: null; name: string } | { character: string; name: string | null });

/** The seats of a table that are taken before friends come: by bots, and by the people whom a form names; the first seat has one even without a name. Each has the token that was chosen for the seat. */
export function takenSeatsIn(form: Form): TakenSeat[] {
  const [who, names] = ['who', 'player'].map((field) => textsOf(form, field)) as [string[], string[]];
  return who.flatMap((one, index): TakenSeat[] => {
    const name = names[index]?.trim() || null;
    const place = { seat: String(index), token: textOf(form, tokenField(index)) || null };
    if (one !== PERSON && one !== NOBODY) return [{ ...place, character: one, name }];
    if (name === null && (one === NOBODY || index > 0)) return [];
    return [{ ...place, character: null, name: name ?? `Player ${index + 1}` }];
  });
}
