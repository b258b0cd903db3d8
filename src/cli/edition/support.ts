import { Argument } from 'commander';
import { type EditionFault, editionFaults, faultProblem } from '../../edition/faults';
import { type EditionDocument, parseDocument } from '../../edition/parse-document';
import type { GameConnection } from '../../game/connection';
import { throwIfAny } from '../../import/import-error';
import { readText } from '../../import/read-text';

/** `<file>`: the document of an edition. */
export function fileArgument(): Argument {
  return new Argument('<file>', 'its document, in YAML or JSON; - reads stdin');
}

/** The number of stdin among the open files. */
const STDIN = 0;

/** @throws ImportError when it cannot be read, or is no YAML */
export function readDocument(file: string): EditionDocument {
  return file === '-' ? parseDocument('stdin', readText('stdin', STDIN)) : parseDocument(file, readText(file));
}

/** Faults with the lines that they stand in, where these are known. */
export function linedFaults({ lineOf }: EditionDocument, faults: readonly EditionFault[]): (EditionFault & { line: number | null })[] {
  return faults.map((fault) => ({ line: lineOf(fault.place) ?? null, ...fault }));
}

/** @throws ImportError with everything that is wrong with a document */
export async function refuseFaults(connection: GameConnection, document: EditionDocument): Promise<void> {
  const faults = linedFaults(document, await editionFaults(connection, document.json));
  throwIfAny(document.file, faults.map(({ place, fault, line }) => faultProblem(place, fault, line ?? undefined)));
}
