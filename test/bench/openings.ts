import { type Figure, type FigureKind, figureOf } from './figure';
import { openedGame } from './games';
import type { Measurement } from './measurement';
import { share } from './statistics';
import { interleaved, Timed, warmUp } from './timing';
import type { Workbench } from './workbench';

/* What somebody waits for who opens a table, or checks an edition that they write. */

const ROUNDS = 25;

/** The edition, which has most rules and tiles. */
const EDITION = 'standard';

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora'];

const PLAIN: FigureKind = { name: 'a new game of standard', unit: 'ms' };

const WITH_HOUSE_RULES: FigureKind = { name: 'the same with house rules that no game has had', unit: 'ms' };

const CHECK: FigureKind = { name: 'check_edition, standard', unit: 'ms' };

/** The document of an edition. */
const DOCUMENT = 'SELECT r.document AS document FROM Edition AS e JOIN Ruleset AS r USING (ruleset_id) WHERE e.edition = ?';

async function openings(bench: Workbench): Promise<Figure[]> {
  const [plain, house, checks]: [Timed[], Timed[], Timed[]] = [[], [], []];
  // No ruleset has the same fine.
  let fine = 1_000;
  for (const { connection, clock } of bench.versions) {
    const [found] = await connection.rows<{ document: object }>(DOCUMENT, [EDITION]);
    const document = JSON.stringify(found?.document);
    plain.push(new Timed(clock, () => openedGame(connection, EDITION, { players: PLAYERS })));
    house.push(new Timed(clock, () => openedGame(connection, EDITION, { players: PLAYERS, rules: { jail_fine: (fine += 1) } })));
    checks.push(new Timed(clock, () => connection.rows('CALL check_edition(?)', [document])));
  }
  const all = [...plain, ...house, ...checks];
  await warmUp(1, all);
  await interleaved(bench.rounds(ROUNDS), all, bench.onProgress);
  return [figureOfAll(PLAIN, plain), figureOfAll(WITH_HOUSE_RULES, house), figureOfAll(CHECK, checks)];
}

function figureOfAll(kind: FigureKind, timed: readonly Timed[]): Figure {
  return figureOf(kind, timed.map(({ middle }) => share(middle, 1_000)), '');
}

export const OPENINGS: readonly Measurement[] = [
  { name: 'openings', about: 'a new game, also with house rules, and the check of an edition', measure: openings },
];
