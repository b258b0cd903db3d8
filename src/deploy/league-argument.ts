/** How the text of an argument is read. */
export type ArgumentKind =
  | 'tournament' | 'round' | 'match' | 'game' | 'player' | 'players' | 'matches' | 'scores' | 'settings' | 'words' | 'text' | 'number' | 'day' | 'flag'
  | 'point_system' | 'draw_method' | 'right';

/** An argument of an act of the league. */
export interface LeagueArgument {
  name: string;
  kind: ArgumentKind;
  isOptional: boolean;
  /** undefined: the number of the tournament, round or match */
  meaning: string | undefined;
  /** of its field; undefined: the page knows its value, leaves it out, or has no such form */
  label: string | undefined;
  /** of a number; undefined: 1 */
  least: number | undefined;
  /** of a number, or of the characters of a text; undefined: no limit */
  most: number | undefined;
  /** `seeds/FILE:LINE` */
  place: string;
}
