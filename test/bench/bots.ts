import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { withBots } from './bot-games';

/**
 * How the characters play: `npx tsx test/bench/bots.ts [EDITION] [GAMES]` lets four of them play so many games of an
 * edition and prints the table of docs/bots.md. A game that has no winner after MOST_ROUNDS counts as one without.
 */

const MOST_ROUNDS = 1_000;

const PORTION = 500;

/** The results of each character, from all of its games. */
const FIGURES =
  'SELECT c.character_id AS id, c.name, COUNT(*) AS games, SUM(p.status = 3) AS wins,' +
  ' AVG(p.cash) AS cash, AVG(p.built) AS built, AVG(p.auctions) AS auctions, AVG(p.bought) AS bought FROM (' +
  ' SELECT p.character_id, p.status,' +
  ' (SELECT AVG(m.bank_balance) FROM Gamemanager AS m WHERE m.game_id = p.game_id AND m.player_ID = p.pid) AS cash,' +
  " (SELECT COUNT(*) FROM Event AS e WHERE e.game_id = p.game_id AND e.payer = p.pid AND e.kind = 'built') AS built," +
  " (SELECT COUNT(*) FROM Event AS e JOIN Gamemanager AS m ON m.game_id = e.game_id AND m.record_ID = e.record_ID AND m.action <> 'buy'" +
  " WHERE e.game_id = p.game_id AND e.payer = p.pid AND e.kind = 'bought') AS auctions," +
  " (SELECT COUNT(*) FROM Gamemanager AS m WHERE m.game_id = p.game_id AND m.player_ID = p.pid AND m.action = 'buy') AS bought" +
  ' FROM Player AS p WHERE p.game_id > 0) AS p JOIN BotCharacter AS c USING (character_id) GROUP BY c.character_id ORDER BY c.character_id';

interface Figures {
  name: string;
  games: number;
  wins: number;
  cash: number;
  built: number;
  auctions: number;
  bought: number;
}

/** Plays a game. @returns its moves and rounds, and whether it came to an end */
async function play(connection: GameConnection, edition: string, characters: readonly string[], game: number): Promise<{ moves: number; round: number; isOver: boolean }> {
  // Each is left out in turn, and each begins in turn.
  const others = characters.filter((_, index) => index !== game % characters.length);
  const first = Math.floor(game / characters.length) % others.length;
  const players = [...others.slice(first), ...others.slice(0, first)].map((character) => ({ character }));
  const id = await openGame(connection, edition, null, { players, dice: 'server', seed: `figures ${game}` });
  for (;;) {
    await connection.run('CALL play_some(?, ?)', [id, PORTION]);
    const [at] = await connection.rows<{ moves: number; round: number; phase: string }>(
      'SELECT last_record_ID AS moves, round, phase FROM GameState WHERE game_id = ?', [id],
    );
    if (!at) throw new Error(`Game ${id} is gone.`);
    const { moves, round, phase } = at;
    if (phase === 'over' || round > MOST_ROUNDS) return { moves, round, isOver: phase === 'over' };
  }
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

async function main(): Promise<void> {
  const [edition = 'classic', count = '250'] = process.argv.slice(2);
  await withBots(async (connection, names) => {
    const games: { moves: number; round: number; isOver: boolean }[] = [];
    const began = Date.now();
    for (let game = 0; game < Number(count); game += 1) games.push(await play(connection, edition, names, game));
    const took = Date.now() - began;
    const moves = games.reduce((sum, game) => sum + game.moves, 0);
    const figures = await connection.rows<Figures>(FIGURES);
    console.log('| character | wins | cash | built | bought | won by bids |\n| --- | --- | --- | --- | --- | --- |');
    for (const { name, games: played, wins, cash, built, bought, auctions } of figures) {
      const each = [Math.round(Number(cash)), Number(built).toFixed(1), Number(bought).toFixed(1), Number(auctions).toFixed(1)];
      console.log(`| ${[name, `${Math.round((100 * wins) / played)}% of ${played}`, ...each].join(' | ')} |`);
    }
    const over = games.filter(({ isOver }) => isOver).length;
    console.log(
      `\n${over} of ${games.length} games ended within ${MOST_ROUNDS} rounds, half of them within ${middle(games.map(({ round }) => round))}` +
        ` and ${middle(games.map((game) => game.moves))} moves; a move took ${(took / moves).toFixed(2)} ms.`,
    );
  });
}

void main();
