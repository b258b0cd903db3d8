import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { type Machine, makeMachine } from '../../database/machine';

/**
 * Waits for its input to end, which it does with the process that writes there, however that ends; then kills
 * the servers whose data are in a folder, and removes it. A server that has just been killed may still hold a file.
 */
const SWEEPER = `
processes() {
  if [ -d /proc/self ]; then
    for process in /proc/[0-9]*; do echo "\${process#/proc/} $(tr '\\0' ' ' 2>/dev/null <"$process/cmdline")"; done
  else
    ps -axww -o pid=,args=
  fi
}
read -r _
processes | while read -r process arguments; do
  case "$arguments" in *"--datadir=$1/"*) kill -KILL "$process" ;; esac
done
rm -rf -- "$1" || { sleep 1; rm -rf -- "$1"; }
`;

/** A folder for servers that outlive who started them, and for copies of the checkout. Nothing of it stays. */
export class Place {
  private constructor(
    readonly machine: Machine,
    private readonly sweeper: ChildProcess,
  ) {}

  static make(): Place {
    const machine = makeMachine();
    const sweeper = spawn('/bin/sh', ['-c', SWEEPER, 'sweeper', machine.folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    sweeper.unref();
    // Neither shall it keep this process from ending.
    (sweeper.stdin as Socket).unref();
    return new Place(machine, sweeper);
  }

  /** Kills what runs there, and removes the folder. */
  async remove(): Promise<void> {
    this.sweeper.ref();
    const swept = new Promise((resolve) => this.sweeper.once('exit', resolve));
    this.sweeper.stdin?.end();
    await swept;
  }
}
