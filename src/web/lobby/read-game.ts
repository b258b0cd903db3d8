import type { GameOptions, Seating } from '../../game/new-game';

/** Who takes a seat, besides characters. */
export const PERSON = '';
export const NOBODY = '-';

/** The game that a form asks for. Whether there can be such a game, the database says. */
export function gameIn(form: Readonly<Record<string, unknown>>): { edition: string; name: string | null; options: GameOptions } {
  const names = listOf(form['player']);
  const players = listOf(form['who']).flatMap((who, index): Seating[] => {
    const name = names[index]?.trim() ?? '';
    if (who === NOBODY) return [];
    return [who === PERSON ? name : { character: who, ...(name === '' ? {} : { name }) }];
  });
  const [edition = ''] = listOf(form['edition']);
  const [name = ''] = listOf(form['name']);
  const dice = form['dice'] === 'table' ? 'table' : 'server';
  return { edition, name: name.trim() === '' ? null : name.trim(), options: { dice, ...(players.length > 0 ? { players } : {}) } };
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}
