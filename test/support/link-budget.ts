/**
 * What the linked trigger may come to, which every move pays for (docs/engine.md). These are today's figures. They may
 * fall, not rise, except that a variable more for every move is worth having if it spares five elsewhere.
 */
export const LINK_BUDGET = {
  /** routines that are still called: current_game */
  routines: 1,
  /** tables, once for each alias */
  mentions: 19,
  /** tables that are written */
  written: 7,
  /** variables in all */
  variables: 103,
  /** variables that every move sets */
  outermost: 61,
  /** characters, which the server parses for each open Gamemanager */
  length: 182_300,
} as const;
