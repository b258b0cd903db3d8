import type { GameConnection } from '../../src/client/connection';

/** A move with one of its events, or with none. */
interface Row {
  record: number;
  action: string;
  /** of where the player stands afterwards: the effect of its bonus, or how its rent is counted; '-': neither */
  tile: string;
  kind: string | null;
  /** of the card that was drawn */
  card: string | null;
}

const MOVES =
  "SELECT m.record_ID AS record, m.action, COALESCE(t.effect, t.rent_by, '-') AS tile, e.kind, c.effect AS card" +
  ' FROM Gamemanager AS m JOIN Game AS g ON g.game_id = m.game_id' +
  ' LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.location = m.location' +
  ' LEFT JOIN Event AS e ON e.game_id = m.game_id AND e.record_ID = m.record_ID' +
  ' LEFT JOIN Card AS c ON c.ruleset_id = g.ruleset_id AND c.card_id = e.card_id' +
  ' WHERE m.game_id = ? ORDER BY m.record_ID, e.event_no';

/**
 * What a game shows of the rules, so that games can be chosen that show everything: which action follows which in an
 * edition, which event an action leads to on which kind of tile and by which kind of card, which event follows which in a
 * move, and which rules are changed to what.
 */
export async function featuresOf(connection: GameConnection, gameId: number, edition: string, options: object | null): Promise<Set<string>> {
  const rows = await connection.rows<Row>(MOVES, [gameId]);
  const features = new Set(ruleFeatures(edition, options));
  for (const [index, { record, action, tile, kind, card }] of rows.entries()) {
    features.add(`${edition}: ${action} on ${tile}: ${kind ?? 'nothing'}${card ? ` of ${card}` : ''}`);
    const next = rows[index + 1];
    if (!next) features.add(`${edition}: ${action}, the end`);
    else if (next.record === record) features.add(`${kind ?? ''}, then ${next.kind ?? ''}`);
    else features.add(`${edition}: ${action}, then ${next.action}`);
  }
  return features;
}

/** Values that decide which way a rule goes; of other numbers it matters only that there is one. */
function classOf(value: unknown): string {
  if (typeof value !== 'number') return JSON.stringify(value);
  return value >= -1 && value <= 1 ? String(value) : 'a number';
}

function ruleFeatures(edition: string, options: object | null): string[] {
  const { rules = {}, pace, board, dice } = (options ?? {}) as { rules?: object; pace?: string; board?: string; dice?: string };
  return [
    `${edition}: dice ${dice ?? '-'}, pace ${pace ?? '-'}, board ${board ?? '-'}`,
    ...Object.entries(rules).map(([name, value]) => `${edition}: ${name} ${classOf(value)}`),
  ];
}
