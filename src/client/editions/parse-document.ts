import { type Document, type ErrorCode, isCollection, isNode, LineCounter, type Node, parseDocument as parseYaml } from 'yaml';
import { ImportError, type Problem, quoted, throwIfAny } from '../imports/import-error';

/** A parsed document of an edition. */
export interface EditionDocument {
  /** the name of the file, for messages */
  file: string;
  /** the document as JSON, for the database */
  json: string;
  /** its name and that of the edition that it extends, if they are texts */
  edition: string | undefined;
  extends: string | undefined;
  /**
   * The line, from 1, of a place that `check_edition` reports, or of the nearest enclosing one in the text; undefined
   * when it is not in the text, e.g. because it is inherited.
   */
  lineOf: (place: string) => number | undefined;
}

/**
 * Parses the document of an edition, in YAML or JSON. Its content is validated by the database.
 * @param file its name for messages
 * @throws ImportError when it is not YAML, or has values that JSON does not have
 */
export function parseDocument(file: string, text: string): EditionDocument {
  // Checked before parsing, because deep nesting would crash the parser with the whole process.
  throwIfAny(file, isTooDeep(text) ? [TOO_DEEP] : []);
  try {
    return parsed(file, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ImportError(file, [TOO_DEEP], { cause: error });
  }
}

/** How deeply lists and keys may be nested. */
const MOST_NESTED = 100;

const TOO_DEEP: Problem = { text: `it is nested more than ${MOST_NESTED} levels deep, or contains itself` };

/** Whether brackets, or the marks at the beginning of a line, are nested too deeply. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    if (depth > MOST_NESTED) return true;
  }
  return text.split('\n').some((line) => (/^(?:[ \t]*[-?:][ \t])+/.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0) > MOST_NESTED);
}

/** The errors that the parser mostly reports where a line has too few or too many blanks. */
const OF_INDENTATION: ReadonlySet<string> = new Set<ErrorCode>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'MULTILINE_IMPLICIT_KEY',
  'TAB_AS_INDENT',
]);

function parsed(file: string, text: string): EditionDocument {
  const lines = new LineCounter();
  const document = parseYaml(text, { lineCounter: lines, prettyErrors: false, strict: true, uniqueKeys: true });
  const errors = [...document.errors, ...document.warnings];
  // One line that is indented wrongly makes errors in all that follow it, so those are left out.
  const indented = errors.findIndex(({ code }) => OF_INDENTATION.has(code));
  const problems: Problem[] = errors.slice(0, indented < 0 ? errors.length : indented + 1).map(({ code, message, pos: [start] }) => ({
    line: lines.linePos(start).line,
    text: message.replace(/\.$/, '') + (OF_INDENTATION.has(code) ? ' (is this line, or the one before it, indented like its neighbours?)' : ''),
  }));
  throwIfAny(file, problems);
  const value = valueOf(file, document);
  throwIfAny(file, valuesWithoutJson(value));
  const word = (key: string): string | undefined => {
    const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  return {
    file,
    json: JSON.stringify(value),
    edition: word('edition'),
    extends: word('extends'),
    lineOf: (place) => {
      const start = nodeAt(document, place)?.range?.[0];
      return start === undefined ? undefined : lines.linePos(start).line;
    },
  };
}

/** @throws ImportError e.g. when the aliases of a document expand too much */
function valueOf(file: string, document: Document): unknown {
  try {
    return document.toJS() ?? null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throwIfAny(file, [{ text: error.message.replace(/\.$/, '') }]);
    throw error;
  }
}

/** The values that YAML has and JSON does not. */
function valuesWithoutJson(value: unknown): Problem[] {
  if (typeof value === 'number' && !Number.isFinite(value)) return [{ text: `${quoted(String(value))} is not a valid number` }];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesWithoutJson);
  return [];
}

/** `decks."Luck"[2].pay` as `['decks', 'Luck', 2, 'pay']`. */
function pathOf(place: string): (string | number)[] {
  return [...place.matchAll(/"(?:[^"\\]|\\.)*"|\[\d+\]|[^.[\]"]+/g)].map(([step]) => {
    if (step.startsWith('[')) return Number(step.slice(1, -1));
    return step.startsWith('"') ? (JSON.parse(step) as string) : step;
  });
}

function nodeAt(document: Document, place: string): Node | undefined {
  const path = pathOf(place);
  for (let length = path.length; length > 0; length -= 1) {
    const node = keyNode(document, path.slice(0, length)) ?? document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node;
  }
  return undefined;
}

/** The key of a value: people look for an error in the line of the key. */
function keyNode(document: Document, path: readonly (string | number)[]): unknown {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isCollection(parent)) return undefined;
  const pair = parent.items.find(
    (item) => typeof item === 'object' && item !== null && 'key' in item && String(item.key) === String(path.at(-1)),
  );
  return pair && typeof pair === 'object' && 'key' in pair ? pair.key : undefined;
}
