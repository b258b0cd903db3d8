import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { CHECKOUT } from '../../src/deploy/catalogue';

/** The subjects of the newest commits; none in a folder that is no checkout. */
function newestSubjects(): string[] {
  const { stdout } = spawnSync('git', ['log', '-30', '--no-merges', '--format=%s'], { cwd: CHECKOUT, encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((subject) => subject !== '');
}

/** What CONTRIBUTING.md demands of a subject. */
function isGood(subject: string): boolean {
  return subject.length <= 72 && /^(Add|Document|Extract|Fix|Remove|Rename|Speed up|Update) /.test(subject) && !/by one function|\.$/.test(subject);
}

test('the subjects of the newest commits say what was done, to what, within 72 characters', () => {
  expect(newestSubjects().filter((subject) => !isGood(subject))).toEqual([]);
  expect(['Say that a deed is mortgaged', 'Let bots wait', 'Read seats by one function', `Fix ${'x'.repeat(70)}`, 'Fix it.'].filter(isGood)).toEqual([]);
});
