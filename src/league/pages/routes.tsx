import { Hono } from 'hono';
import { RefusedMove } from '../../client/refusal';
import { readSheet, sheetPage } from '../sheet-page';
import { readTournament } from '../views';
import type { Sources } from '../../page/sources';
import { addAssets, assetPath } from '../../page/assets';
import { textOf } from '../../page/form';
import { ADJUSTMENTS } from './adjustments-page';
import { ENTRIES } from './entries-page';
import { addPage, type FormPage, gone } from './form-page';
import { LeaguePage } from './league-page';
import { PLAYER, PLAYERS } from './league-players';
import { ROUND_ACTS } from './round-acts';
import { readRoundData, type RoundData } from './round-data';
import { KeptResults, RoundPage } from './round-page';
import { ROUNDS } from './rounds-page';
import { SETTINGS } from './settings-page';
import { CROSS_TABLE, HISTORY, RATINGS, STANDINGS } from './tables-pages';
import { TOURNAMENTS } from './tournaments-page';

/** The page of a round, where results are entered. */
const ROUND: FormPage<RoundData> = {
  path: '/:tournament{[0-9]+}/rounds/:round{[0-9]+}',
  read: (connection, { tournament, round }) => readRoundData(connection, tournament, round),
  show: (data, sent) => <RoundPage data={data} sent={sent} />,
  acts: ROUND_ACTS,
  keep: (form, sentence) => (textOf(form, 'act') === 'record_result' ? <KeptResults form={form} sentence={sentence} /> : undefined),
};

/** The pages of the league, which it registers with their scripts and style sheets. */
export function leagueRoutes(sources: Sources): Hono {
  addAssets('league', ['league.js', 'league.css', 'sheet.css']);
  const app = new Hono();
  addPage(app, sources, TOURNAMENTS);
  addPage(app, sources, PLAYERS);
  addPage(app, sources, PLAYER);
  addPage(app, sources, RATINGS);
  addPage(app, sources, ROUNDS);
  addPage(app, sources, ENTRIES);
  addPage(app, sources, ROUND);
  addPage(app, sources, STANDINGS);
  addPage(app, sources, CROSS_TABLE);
  addPage(app, sources, ADJUSTMENTS);
  addPage(app, sources, HISTORY);
  addPage(app, sources, SETTINGS);

  app.get('/:tournament{[0-9]+}/rounds/:round{[0-9]+}/sheet', async (c) => {
    const [tournament, round] = [Number(c.req.param('tournament')), Number(c.req.param('round'))];
    const sheet = await sources.connections.use(null, async (connection) => {
      const of = await readTournament(connection, tournament);
      return of && (await readSheet(connection, of, round));
    }).catch((error: unknown) => {
      if (error instanceof RefusedMove) return error;
      throw error;
    });
    if (!sheet) return gone(c);
    if (sheet instanceof RefusedMove) return c.html(<LeaguePage title={sheet.sentence} />, 422);
    const [icon, style, script] = [assetPath('icon.svg'), assetPath('sheet.css'), assetPath('league.js')];
    return c.html(sheetPage(sheet, { icon, style, script, back: `/league/${tournament}/rounds/${round}` }));
  });

  return app;
}
