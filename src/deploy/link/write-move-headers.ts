import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT, readCatalogue } from '../catalogue';
import { LINKED_TRIGGER } from './link';
import { withMoveHeader } from './move-header';
import { MoveRecord } from './move-record';

/** `npm run headers`: writes into each routine of a move the variables of the move that it reads and sets. */
function main(): void {
  const catalogue = readCatalogue();
  const record = new MoveRecord(catalogue, LINKED_TRIGGER);
  for (const { file, type, name } of catalogue.objects) {
    // Procedures that are made from seeds have none.
    if (!file?.startsWith('procedures/') || type !== 'PROCEDURE') continue;
    const source = path.join(CHECKOUT, file);
    const sql = fs.readFileSync(source, 'utf8');
    const written = withMoveHeader(sql, record.useOf(name));
    if (written === sql) continue;
    fs.writeFileSync(source, written);
    process.stdout.write(`${file}\n`);
  }
}

main();
