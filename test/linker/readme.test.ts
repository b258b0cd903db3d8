import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../src/deploy/catalogue';
import { link } from '../../src/linker';
import { objectOf } from './both-ways';

test('the example of the README is linked as it says', () => {
  const page = fs.readFileSync(path.join(CHECKOUT, 'src', 'linker', 'README.md'), 'utf8');
  const [sources = '', result = ''] = [...page.matchAll(/```sql\n([^]*?)\n```/g)].map(([, sql = '']) => sql);
  expect(page).toContain("link(objects, { roots: [{ name: 'order_trigger' }], columns: new Map([['item', 'INT'], ['amount', 'INT']]) })");
  const objects = sources.split('\n\n').map(objectOf);
  const [trigger] = link(objects, { roots: [{ name: 'order_trigger' }], columns: new Map([['item', 'INT'], ['amount', 'INT']]) });
  expect(objects).toHaveLength(4);
  expect(trigger?.sql).toBe(result);
  expect(trigger?.origins?.[5]).toBe('take_stock.sql:4');
});
