import type { Measured } from '../measurement';
import { clients } from './clients';
import { crowd } from './crowd';
import { deploy } from './deploy';
import { failover } from './failover';
import type { FaultBench } from './fault-bench';
import { kill } from './kill';

export const FAULTS: readonly Measured<FaultBench>[] = [
  { name: 'kill', about: 'kill -9 of the server under load, which is started again', measure: kill },
  { name: 'failover', about: 'the primary of a group of three dies; clients, bots and clocks follow', measure: failover },
  { name: 'deploy', about: 'deploys of a changed move under play, one of them interrupted', measure: deploy },
  { name: 'clients', about: 'clients whose answers are lost and whose sessions die in a move', measure: clients },
  { name: 'crowd', about: 'many in one game, with games made, deleted, forked and saved beside', measure: crowd },
];
