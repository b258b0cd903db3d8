import { startThrowawayServer, type ThrowawayServer } from '../../src/database/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { type Address, GameConnection } from '../../src/game/connection';

/** Durable, with the binary log on, as on a server that many play on. */
const FLAGS = [
  '--log-bin=binlog',
  '--sync-binlog=1',
  '--innodb-flush-log-at-trx-commit=1',
  '--server-id=1',
  '--gtid-mode=ON',
  '--enforce-gtid-consistency=ON',
  '--log-bin-trust-function-creators=ON',
  '--innodb-buffer-pool-size=256M',
  '--innodb-redo-log-capacity=256M',
];

/**
 * What moves are held against: BareInsert is a table of the shape of the ledger, with its keys and
 * checks and without a trigger. The procedures do the same thing many times in one transaction;
 * loop_only does what they have in common.
 */
const YARDSTICKS = [
  'CREATE TABLE BareInsert LIKE Gamemanager',
  `CREATE PROCEDURE loop_only(IN p_game_id INT, IN p_times INT)
  BEGIN
    DECLARE v_i, v_dice INT DEFAULT 0;
    WHILE v_i < p_times DO
      SET v_dice = 1 + (v_i * 7919 + v_i DIV 7 * 31) MOD 6;
      SET v_i = v_i + 1;
    END WHILE;
  END`,
  `CREATE PROCEDURE loop_of_updates(IN p_game_id INT, IN p_times INT)
  BEGIN
    DECLARE v_i, v_dice INT DEFAULT 0;
    WHILE v_i < p_times DO
      SET v_dice = 1 + (v_i * 7919 + v_i DIV 7 * 31) MOD 6;
      UPDATE Player SET bank_balance = 1000000 + v_i WHERE game_id = p_game_id AND pid = 0;
      SET v_i = v_i + 1;
    END WHILE;
  END`,
  `CREATE PROCEDURE loop_of_moves(IN p_game_id INT, IN p_times INT)
  BEGIN
    DECLARE v_i, v_dice INT DEFAULT 0;
    WHILE v_i < p_times DO
      SET v_dice = 1 + (v_i * 7919 + v_i DIV 7 * 31) MOD 6;
      INSERT INTO Gamemanager (game_id, dice) VALUES (p_game_id, v_dice);
      SET v_i = v_i + 1;
    END WHILE;
  END`,
];

export interface BenchDatabase {
  address: Address;
  server: ThrowawayServer;
}

/** A server of its own with the game and the yardsticks in it. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const server = await startThrowawayServer({ durable: true, flags: FLAGS });
  const root = await GameConnection.open({ url: server.url });
  await root.run('CREATE DATABASE sqlopoly_bench');
  await root.close();
  const address = { url: new URL('/sqlopoly_bench', server.url).href };
  await deploy(address, { say: () => undefined });
  const owner = await GameConnection.open(address);
  for (const yardstick of YARDSTICKS) await owner.run(yardstick);
  await owner.close();
  return { address, server };
}

/** A new game in which nobody goes broke, so that it never ends. */
export async function endlessGame(owner: GameConnection): Promise<number> {
  const [rows] = await owner.rows<{ game_id: number }[]>("CALL new_game('campus', 'bench')");
  const gameId = rows?.[0]?.game_id;
  if (gameId === undefined) throw new Error('There is no new game.');
  await owner.run('UPDATE Player SET bank_balance = 1000000 WHERE game_id = ?', [gameId]);
  return gameId;
}
