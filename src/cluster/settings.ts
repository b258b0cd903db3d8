import { COMMON } from '../database/server-settings';

/** What each server of a group is started with: durable, and able to replicate. */
export function memberSettings(member: number, group: string): string[] {
  return [
    ...COMMON,
    // The last of two that contradict each other counts.
    '--log-bin=binlog',
    '--performance-schema=ON',
    '--performance-schema-instrument=%=OFF',
    '--innodb-flush-log-at-trx-commit=1',
    '--sync-binlog=1',
    '--innodb-buffer-pool-size=64M',
    '--loose-innodb-redo-log-capacity=64M',
    '--log-bin-trust-function-creators=ON',
    `--server-id=${member}`,
    '--report-host=127.0.0.1',
    '--relay-log=relay',
    '--gtid-mode=ON',
    '--enforce-gtid-consistency=ON',
    '--plugin-load-add=group_replication.so',
    `--loose-group-replication-group-name=${group}`,
    '--loose-group-replication-communication-stack=MYSQL',
    '--loose-group-replication-start-on-boot=OFF',
    '--loose-group-replication-ssl-mode=REQUIRED',
    '--loose-group-replication-recovery-use-ssl=ON',
    // Who does not answer is out at once, so that another primary is chosen after some five seconds.
    '--loose-group-replication-member-expel-timeout=0',
  ];
}

/** Until it has joined the group, nobody may write to it: what it took would be in no other. */
export const CLOSED = '--super-read-only=ON';
