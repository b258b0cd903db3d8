import type { Commitment } from '../../client/fairness';
import type { Fork } from '../../client/time';
import type { Game } from '../../client/views';
import { GameScreen } from '../game/game-screen';
import { Icon } from '../icon';
import type { Check } from './checks';

/** The number of checks on a page. */
export const CHECKS_A_PAGE = 200;

interface FairnessProps {
  game: Game;
  commitment: Commitment;
  fork: Fork | undefined;
  /** whether the server shuffles, deals or rolls for the order of play */
  hasShuffles: boolean;
  /** the newest first; empty while the seed is secret */
  checks: readonly Check[];
  /** the page number, from 1 */
  page: number;
}

/** The source of a game's dice, and the checks that they follow from the seed. */
export function FairnessPage({ game, commitment, fork, hasShuffles, checks, page }: FairnessProps) {
  const { Seed: seed, 'Dice source': source, Commitment: hash } = commitment;
  const isCommitted = source === 'server' || hasShuffles;
  return (
    <GameScreen game={game} title="Fairness" here="fairness" scripts={seed === null ? [] : ['fairness.js']}>
      <p>{DICE[source]}</p>
      {isCommitted && source !== 'server' && <p>The server's decks, deals and order of play follow from a seed.</p>}
      {isCommitted && fork && (
        <p>
          It continues from <a href={`/games/${fork.Parent}/past?at=${fork.Record}`}>{`move ${fork.Record} of game ${fork.Parent}`}</a>, has the same seed, and so the same commitment and the same first dice.
          {Boolean(fork['Seed was open']) && ' The seed was public by then, so its dice could be predicted.'}
        </p>
      )}
      {isCommitted && (
        <section class="panel" aria-labelledby="commitment">
          <h2 id="commitment"><Icon name="shield" />Commitment</h2>
          <p class="secret-code"><code>{hash}</code><button type="button" class="small" data-copy={hash} hidden>Copy</button></p>
          {seed === null && <Secret game={game} />}
        </section>
      )}
      {isCommitted && seed !== null && <PublishedSeed game={game} seed={seed} checks={checks} page={page} />}
    </GameScreen>
  );
}

const DICE: Readonly<Record<Commitment['Dice source'], string>> = {
  server: 'The server rolls in this game. Everything it rolls and shuffles follows from one seed.',
  table: 'The dice of this game are rolled at the table and typed in. There is no commitment to them, so they cannot be checked.',
  numbers: 'The dice of this game come from a list of numbers that its players chose. There is no commitment to them.',
};

function Secret({ game }: { game: Game }) {
  return (
    <>
      <p>This is the SHA-256 of the seed, which is secret for now. <strong>Note it down outside this page</strong>, preferably before the first roll.</p>
      <p>{game['Next player'] === null
        ? 'This game is over, but another game with the same seed is not. The seed is shown when both are over.'
        : 'When the game is over, the seed is shown here. Compare the commitment with your note: your browser then checks every die.'}</p>
    </>
  );
}

function PublishedSeed({ game, seed, checks, page }: { game: Game; seed: string; checks: readonly Check[]; page: number }) {
  const shown = checks.slice((page - 1) * CHECKS_A_PAGE, page * CHECKS_A_PAGE);
  const address = `/games/${game.Game}/fairness`;
  return (
    <>
      <p>This is the SHA-256 of the seed. Compare it with what you noted when the game began.</p>
      <h2>Seed</h2>
      <p class="secret-code"><code>{seed}</code></p>
      <h2>Check</h2>
      <p id="verdict" role="status" data-game={game.Game} data-evidence={`${address}/evidence`}>Your browser checks everything here if JavaScript is on.</p>
      <ul id="wrong" />
      <p>{'A die is the first 15 hexadecimal digits of SHA-256(seed:die:number), as a number, modulo its sides, plus 1. Decks lie in the order of SHA-256(seed:card:number). '}
        <code>docs/check-dice.sh</code>{' does the same for dice without a browser.'}</p>
      <div class="rows tall" role="region" aria-label="What was recorded" tabindex={0}>
        <table>
          <thead><tr><th scope="col">Move</th><th scope="col">What</th><th scope="col">Recorded</th><th scope="col">Check</th></tr></thead>
          <tbody>
            {shown.map(({ key, record, what, recorded }) => (
              <tr data-check={key}>
                <td><a href={`/games/${game.Game}/past?at=${record}`}>{record}</a></td>
                <td>{what}</td>
                <td>{recorded}</td>
                <td class="mark-of">–</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <nav aria-label="Pages">
        {page > 1 && <a class="button" href={`${address}?page=${page - 1}`}>Newer</a>}
        {page * CHECKS_A_PAGE < checks.length && <a class="button" href={`${address}?page=${page + 1}`}>Older</a>}
      </nav>
    </>
  );
}
