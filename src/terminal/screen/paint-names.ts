import type { PlayerState } from '../../client/views';
import { sanitize } from '../sanitize';
import type { Paint } from './paint';

/** Paints the names of players in a sentence in their colours. */
export function paintNames(paint: Paint, sentence: string, players: readonly PlayerState[]): string {
  if (!paint.hasColours || players.length === 0) return paint.plain(sentence);
  const turns = new Map(players.map((player, turn) => [sanitize(player['Player name']), turn]));
  const names = [...turns.keys()].sort((one, other) => other.length - one.length).map(escaped);
  // Whole words only.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return paint.plain(sentence).replace(pattern, (name) => paint.player(turns.get(name) ?? 0)(name));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
