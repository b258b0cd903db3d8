import { COMMON } from '../server-settings';

/** The settings of each server of a group: durable, and with replication. */
export function memberSettings(member: number, group: string): string[] {
  return [
    ...COMMON,
    // These override contradicting settings above.
    '--log-bin=binlog',
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
    // Expels a server that does not answer at once, so that another primary is elected after about five seconds.
    '--loose-group-replication-member-expel-timeout=0',
  ];
}

/** Until it has joined the group, a server must reject writes, because no other server would get them. */
export const READ_ONLY = '--super-read-only=ON';
