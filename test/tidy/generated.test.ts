import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import { fileOf, generatedSources, REWRITE_TYPES } from '../schema/write-types';

test.each(Object.entries(generatedSources()))('%s is generated from the present seeds and schema', (source, text) => {
  expect(fs.readFileSync(fileOf(source), 'utf8') === text ? 'up to date' : `stale; rewrite it with: ${REWRITE_TYPES}`).toBe('up to date');
});
