import type { Address, GameConnection } from '../client/connection';
import type { Catalogue } from './catalogue';
import type { Deployer } from './deploy-error';
import { isEmptyPlan, type Plan } from './installed-parts';
import type { OldVersion } from './old-version';

/** What the steps of a deploy read, and what they leave to later ones. */
export interface Work {
  readonly address: Address;
  readonly worker: GameConnection;
  readonly catalogue: Catalogue;
  readonly deployer: Deployer;
  /** what was installed before; undefined: nothing, or a deploy that did not come far */
  readonly before: { version: string | null; state: string } | undefined;
  /** whether unchanged objects are replaced too */
  readonly all: boolean;
  /** whether a newer version may be replaced */
  readonly downgrade: boolean;
  /** receives lines for people */
  readonly say: (line: string) => void;
  /** whether all migrations have run */
  hasTables: boolean;
  /** what must be replaced; migrations may add to it */
  plan: Plan;
  /** what can be restored; undefined: nothing, because the version there was not whole */
  old: OldVersion | undefined;
  /** names of the migrations that ran */
  migrations: string[];
  /** names of the routines, triggers and views that were removed */
  removed: string[];
  /** how many were created or replaced */
  objects: number;
  roles: boolean;
  event: boolean;
}

/** The work of a deploy that can restore the version that it replaces. */
export type RestorableWork = Work & { old: OldVersion };

/** Whether something in the database must change. */
export function hasChanges({ hasTables, before, plan }: Work): boolean {
  return !(hasTables && before?.state === 'finished' && isEmptyPlan(plan));
}

/** Whether the database has a whole version that plays until the gates close. */
export function replacesVersion(work: Work): boolean {
  return hasChanges(work) && work.before?.version != null;
}
