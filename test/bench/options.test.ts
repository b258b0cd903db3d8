import { describe, expect, test } from '@jest/globals';
import { readOptions, type Run } from './options';

const FIGURES = [{ name: 'move', about: 'a move' }, { name: 'insert', about: 'an insert' }];
const FAULTS = [{ name: 'kill', about: 'a kill' }, { name: 'crowd', about: 'a crowd' }];

const read = (...args: string[]): Run => readOptions(args, FIGURES, FAULTS, () => undefined);

describe('the options', () => {
  test('measure all figures by default', () => {
    const all = { what: 'figures', only: undefined, json: false, quick: false, against: undefined, peer: undefined };
    expect(read()).toEqual(all);
    expect(read('--only', 'insert', 'move', '--json', '--quick')).toEqual({ ...all, only: ['insert', 'move'], json: true, quick: true });
    expect(read('--peer', 'play', '--peer-games', '9')).toEqual({ ...all, peer: { command: 'play', games: 9 } });
  });

  test('measure faults for the given number of seconds each', () => {
    expect(read('--faults')).toEqual({ what: 'faults', only: undefined, json: false, seconds: 10 });
    expect(read('--faults', '--quick')).toMatchObject({ seconds: 3 });
    expect(read('--seconds', '7', '--only', 'crowd', '--faults', '--json')).toEqual({ what: 'faults', only: ['crowd'], json: true, seconds: 7 });
  });

  test.each<[string, string[], RegExp]>([
    ['another version', ['--faults', '--against', '../older'], /--faults .* without --against/],
    ['another simulator', ['--faults', '--peer', 'play', '--peer-games', '9'], /leave out --peer/],
    ['its games', ['--faults', '--peer-games', '9'], /leave out --peer/],
    ['two times for a fault', ['--faults', '--quick', '--seconds', '5'], /--quick and --seconds both/],
    ['a time without faults', ['--seconds', '5'], /--seconds .* belongs to --faults/],
    ['a peer without games', ['--peer', 'play'], /belong together/],
    ['a time that is none', ['--faults', '--seconds', '0'], /whole number above 0/],
    ['a figure among faults', ['--faults', '--only', 'kill', 'move'], /--only move: that is measured without --faults\. There are: kill, crowd\./],
    ['a fault among figures', ['--only', 'kill'], /--only kill: that is measured with --faults\. There are: move, insert\./],
    ['a name that is none', ['--only', 'speed'], /--only speed: There are: move, insert\./],
    ['a word that is no option', ['--faults', 'kill'], /too many arguments/],
  ])('are refused for %s', (_, args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});
