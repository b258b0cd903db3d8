import { describe, expect, test } from '@jest/globals';
import { withRecordHeader } from '../../../src/deploy/record-header';

describe('the header', () => {
  const USE = { reads: ['m_announces_landing'], sets: ['m_steps', 'm_balance'] };
  const BODY = 'CREATE PROCEDURE walk()\n  COMMENT \'Walks.\'\nBEGIN\n  DO 1;\nEND\n';

  test('is added where there is no doc comment, and removed again', () => {
    const written = withRecordHeader(BODY, USE, 'Move');
    expect(written).toBe(BODY.replace('  DO 1', '  /*\n   * Move : reads m_announces_landing; sets m_steps m_balance.\n   */\n  DO 1'));
    expect(withRecordHeader(written, USE, 'Move')).toBe(written);
    expect(withRecordHeader(written, { reads: [], sets: [] }, 'Move')).toBe(BODY);
  });

  test('replaces one that names nothing', () => {
    const empty = BODY.replace('  DO', '  /*\n   * Move :\n   */\n  DO');
    expect(withRecordHeader(empty, USE, 'Move')).toBe(withRecordHeader(BODY, USE, 'Move'));
  });

  test('comes before the other lines, is as wide as they are, and replaces an older one', () => {
    const doc = BODY.replace('  DO', '  /*\n   * How far.\n   *\n   * Takes   : nothing.\n   */\n  DO');
    const long = { reads: Array.from({ length: 12 }, (_, index) => `m_variable_${index}`), sets: [] };
    const written = withRecordHeader(doc, long, 'Move');
    expect(written).toContain('   *\n   * Move    : reads m_variable_0 m_variable_1 ');
    expect(written).toContain('\n   *           m_variable_');
    expect(written.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect(withRecordHeader(written, USE, 'Move')).toBe(doc.replace('   * Takes', '   * Move    : reads m_announces_landing; sets m_steps m_balance.\n   * Takes'));
    expect(withRecordHeader(written, { reads: [], sets: [] }, 'Move')).toBe(doc);
  });
});
