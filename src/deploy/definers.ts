import type { GameConnection } from '../client/connection';
import { cannotReplace, type Deployer, isDenied } from './deploy-error';

/** A statement that changes nothing but needs the same privileges as replacing the routine. */
const SAME_COMMENT = {
  FUNCTION: 'ALTER FUNCTION ?? COMMENT ?',
  PROCEDURE: 'ALTER PROCEDURE ?? COMMENT ?',
} as const;

interface Routine {
  type: keyof typeof SAME_COMMENT;
  name: string;
  definer: string;
  comment: string;
}

/**
 * Checks, before anything changes, that this account may replace what other accounts deployed: only an account with
 * SYSTEM_USER may replace routines of an account that has it, such as root.
 * @throws DeployError that says what to do
 */
export async function checkDefiners(connection: GameConnection, deployer: Deployer): Promise<void> {
  const routines = await connection.rows<Routine>(
    'SELECT ROUTINE_TYPE AS type, ROUTINE_NAME AS name, DEFINER AS definer, ROUTINE_COMMENT AS comment' +
      ' FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND DEFINER <> CURRENT_USER()',
  );
  const examples = new Map(routines.map((routine) => [routine.definer, routine]));
  for (const { type, name, definer, comment } of examples.values()) {
    await connection.run(SAME_COMMENT[type], [name, comment]).catch((error: unknown) => {
      if (!isDenied(error)) throw error;
      throw cannotReplace(error, definer, deployer);
    });
  }
}
