import { change } from '../../league/calls';
import { undoShown } from '../../league/undo';
import { type Act, chosenIn } from './form-page';
import { textOf } from './form-state';

/** The actions on every page of a tournament. */
export const UNDO: Readonly<Record<string, Act>> = {
  undo: (connection, form, { tournament }) => undoShown(connection, tournament, textOf(form, 'key')),
};

/** The actions on a whole tournament. */
export const SETTING_ACTS: Readonly<Record<string, Act>> = {
  ...UNDO,
  rename: (connection, form, { tournament }) => change(connection, 'renameTournament', tournament, textOf(form, 'name')),
  dates: (connection, form, { tournament }) => change(connection, 'changeTournamentDates', tournament, textOf(form, 'start'), textOf(form, 'end')),
  points: (connection, form, { tournament }) =>
    change(connection, 'changePointSystem', tournament, textOf(form, 'system'), textOf(form, 'recompute') === 'yes' ? 1 : 0),
  set: (connection, form, { tournament }) => change(connection, 'setForTournament', tournament, textOf(form, 'setting'), textOf(form, 'value') || null),
  rank: async (connection, form, { tournament }) => change(connection, 'rankTournamentBy', tournament, JSON.stringify(chosenIn(form, 'criterion'))),
  'give-scorer': (connection, form, { tournament }) => change(connection, 'giveScorer', tournament, textOf(form, 'account'), textOf(form, 'right')),
  'take-scorer': (connection, form, { tournament }) => change(connection, 'takeScorer', tournament, textOf(form, 'account')),
  close: (connection, _, { tournament }) => change(connection, 'closeTournament', tournament),
  reopen: (connection, _, { tournament }) => change(connection, 'reopenTournament', tournament),
  delete: async (connection, _, { tournament }) => {
    await change(connection, 'deleteTournament', tournament);
    return '/league';
  },
};
