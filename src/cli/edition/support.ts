import { Argument } from 'commander';
import { type EditionError, editionErrors, errorProblem } from '../../client/editions/errors';
import { type EditionDocument, parseDocument } from '../../client/editions/parse-document';
import type { GameConnection } from '../../client/connection';
import { throwIfAny } from '../../client/imports/import-error';
import { readText } from '../../client/imports/read-text';

/** `<file>`: the document of an edition or a board. */
export function fileArgument(): Argument {
  return new Argument('<file>', 'document in YAML or JSON; - reads stdin');
}

/** The file descriptor of stdin. */
const STDIN = 0;

/** @throws ImportError when it cannot be read or is not YAML */
export function readDocument(file: string): EditionDocument {
  return file === '-' ? parseDocument('stdin', readText('stdin', STDIN)) : parseDocument(file, readText(file));
}

/** Errors with their lines, where known. */
export function linedErrors({ lineOf }: EditionDocument, errors: readonly EditionError[]): (EditionError & { line: number | null })[] {
  return errors.map((error) => ({ line: lineOf(error.place) ?? null, ...error }));
}

/** @throws ImportError with all errors of a document */
export async function rejectErrors(connection: GameConnection, document: EditionDocument): Promise<void> {
  const errors = linedErrors(document, await editionErrors(connection, document.json));
  throwIfAny(document.file, errors.map(({ place, error, line }) => errorProblem(place, error, line ?? undefined)));
}
