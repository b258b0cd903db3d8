import { expect, test } from '@jest/globals';
import { closeGates, openGates } from '../../src/deploy/gates';
import { change } from '../../src/league/calls';
import { withConnections } from '../support/crowd';
import { deployQuietly, emptyDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { errnoOf } from '../support/game';
import { SYSTEM_1, TestTournament } from '../support/league';

const DEPLOY_RUNNING = 50060;

test('draws, results and players are refused during a deploy, and accepted afterwards', async () => {
  const { address, database } = await emptyDatabase('lg');
  await deployQuietly(address);
  await withConnections(address, 2, async ([deployer, scorer]) => {
    if (!deployer || !scorer) throw new Error('There are two connections.');
    const cup = await TestTournament.start(scorer, SYSTEM_1, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']);
    const [match = 0, other = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
    await cup.record(match, 'Ann 4', 'Ben -2', 'Cleo -2');
    const free = await cup.addRound();
    await closeGates(deployer);
    // What is there when a deploy is half done.
    for (const trigger of ['change_trigger', 'result_trigger', 'player_trigger']) await deployer.run('DROP TRIGGER ??', [trigger]);
    await changingNothing(deployer, async () => {
      expect(await errnoOf(scorer, 'CALL record_result(?, ?)', [other, cup.scores('Dora 0', 'Emil 0', 'Finn 0')])).toBe(DEPLOY_RUNNING);
      expect(await errnoOf(scorer, 'CALL correct_result(?, ?)', [match, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')])).toBe(DEPLOY_RUNNING);
      expect(await errnoOf(scorer, 'CALL draw_round(?, ?)', [cup.id, free])).toBe(DEPLOY_RUNNING);
      expect(await errnoOf(scorer, 'CALL cancel_draw(?, ?)', [cup.id, free])).toBe(DEPLOY_RUNNING);
      expect(await errnoOf(scorer, 'CALL add_league_player(?)', ['Late'])).toBe(DEPLOY_RUNNING);
    });
    // Another deploy finishes what is half done, and opens the gates.
    await deployQuietly(address);
    expect(await cup.recorded(match)).toEqual(['Ann 4', 'Ben -2', 'Cleo -2']);
    // A client waits for some seconds, and is served then; a whole deploy may take longer on a busy machine.
    await closeGates(deployer);
    const scores = ['Ann', 'Ben', 'Cleo'].map((player) => ({ player: cup.name(player), score: 0 }));
    const waiting = change(scorer, 'correct_result', match, scores);
    expect(await errnoOf(deployer, 'CALL correct_result(?, ?)', [match, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')])).toBe(DEPLOY_RUNNING);
    await openGates(deployer);
    await waiting;
    expect(await cup.recorded(match)).toEqual(['Ann 0', 'Ben 0', 'Cleo 0']);
    await change(scorer, 'record_result', other, ['Dora', 'Emil', 'Finn'].map((player) => ({ player: cup.name(player), score: 0 })));
    await expect(change(scorer, 'cancel_draw', cup.id, 1)).rejects.toMatchObject({ token: 'round_has_results' });
    await deployer.run('DROP DATABASE ??', [database]);
  });
});
