import { change } from '../calls';
import { undoShown } from '../undo';
import { textOf } from '../../page/form';
import { type Act, chosenIn } from './form-page';

/** The actions on every page of a tournament. */
export const UNDO: Readonly<Record<string, Act>> = {
  undo: (connection, form, { tournament }) => undoShown(connection, tournament, textOf(form, 'key')),
};

/** The actions on a whole tournament. */
export const SETTING_ACTS: Readonly<Record<string, Act>> = {
  ...UNDO,
  rename: (connection, form, { tournament }) => change(connection, 'rename_tournament', tournament, textOf(form, 'name')),
  dates: (connection, form, { tournament }) => change(connection, 'change_tournament_dates', tournament, textOf(form, 'start'), textOf(form, 'end')),
  points: (connection, form, { tournament }) =>
    change(connection, 'change_point_system', tournament, textOf(form, 'system'), textOf(form, 'recompute') === 'yes'),
  set: (connection, form, { tournament }) => change(connection, 'set_for_tournament', tournament, textOf(form, 'setting'), textOf(form, 'value') || null),
  rank: async (connection, form, { tournament }) => change(connection, 'rank_tournament_by', tournament, chosenIn(form, 'criterion')),
  'give-scorer': (connection, form, { tournament }) => change(connection, 'give_scorer', tournament, textOf(form, 'account'), textOf(form, 'right')),
  'take-scorer': (connection, form, { tournament }) => change(connection, 'take_scorer', tournament, textOf(form, 'account')),
  close: (connection, _, { tournament }) => change(connection, 'close_tournament', tournament),
  reopen: (connection, _, { tournament }) => change(connection, 'reopen_tournament', tournament),
  delete: async (connection, _, { tournament }) => {
    await change(connection, 'delete_tournament', tournament);
    return '/league';
  },
};
