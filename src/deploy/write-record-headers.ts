import fs from 'node:fs';
import path from 'node:path';
import { SharedRecord } from '../linker';
import { CHECKOUT, readCatalogue } from './catalogue';
import { RECORDS } from './link-catalogue';
import { withRecordHeader } from './record-header';

/** `npm run headers`: writes into each routine the variables of the move, or of a bot's decision, that it reads and sets. */
function main(): void {
  const catalogue = readCatalogue();
  const records = RECORDS.map((kind) => ({ kind, record: new SharedRecord(catalogue.objects, kind) }));
  for (const { file, type, name } of catalogue.objects) {
    // Procedures that are made from seeds have none.
    if (!file?.startsWith('procedures/') || type !== 'PROCEDURE') continue;
    const source = path.join(CHECKOUT, file);
    const sql = fs.readFileSync(source, 'utf8');
    const written = records.reduce((text, { kind, record }) => withRecordHeader(text, record.headerOf(name), kind.header), sql);
    if (written === sql) continue;
    fs.writeFileSync(source, written);
    process.stdout.write(`${file}\n`);
  }
}

main();
