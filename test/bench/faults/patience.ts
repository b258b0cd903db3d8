import type { ConnectOptions } from '../../../src/client/connection';

/** A server that is killed is waited for, and a group that chooses a primary. */
export const PATIENT: ConnectOptions = { patience: { limit: 60_000, say: () => undefined }, timeout: 120_000 };
