import { type Document, isCollection, isNode, LineCounter, type Node, parseDocument as parseYaml } from 'yaml';
import { ImportError, type Problem, quoted, throwIfAny } from '../import/import-error';

/** The document of an edition, as it was read. */
export interface EditionDocument {
  /** what the text is called in messages */
  file: string;
  /** what the database takes */
  json: string;
  /** its name, and that of the edition that it extends, when they are texts */
  edition: string | undefined;
  extends: string | undefined;
  /**
   * The line, from 1, of a place as `check_edition` names it, or of the nearest thing around it that the text has.
   * Nothing when it is not in the text at all, e.g. inherited.
   */
  lineOf: (place: string) => number | undefined;
}

/**
 * Reads the document of an edition, in YAML or JSON. What it says is for the database to judge.
 * @param file what the text is called in messages
 * @throws ImportError when it is no YAML, or holds what JSON cannot
 */
export function parseDocument(file: string, text: string): EditionDocument {
  // Before it is read: the parser would end the whole process.
  throwIfAny(file, isTooDeep(text) ? [TOO_DEEP] : []);
  try {
    return parsed(file, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ImportError(file, [TOO_DEEP], { cause: error });
  }
}

/** How deep lists and keys may be in each other. */
const MOST_NESTED = 100;

const TOO_DEEP: Problem = { text: 'it is nested too deeply, or is in itself' };

/** Whether brackets, or the marks at the beginning of a line, are in each other as no document has them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    if (depth > MOST_NESTED) return true;
  }
  return text.split('\n').some((line) => (/^(?:[ \t]*[-?:][ \t])+/.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0) > MOST_NESTED);
}

function parsed(file: string, text: string): EditionDocument {
  const lines = new LineCounter();
  const document = parseYaml(text, { lineCounter: lines, prettyErrors: false, strict: true, uniqueKeys: true });
  const problems: Problem[] = [...document.errors, ...document.warnings].map(({ message, pos: [start] }) => ({
    line: lines.linePos(start).line,
    text: message.replace(/\.$/, ''),
  }));
  throwIfAny(file, problems);
  const value = valueOf(file, document);
  throwIfAny(file, strangers(value));
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

/** @throws ImportError e.g. when the aliases of a document would make it endless */
function valueOf(file: string, document: Document): unknown {
  try {
    return document.toJS() ?? null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throwIfAny(file, [{ text: error.message.replace(/\.$/, '') }]);
    throw error;
  }
}

/** What YAML can say and JSON cannot. */
function strangers(value: unknown): Problem[] {
  if (typeof value === 'number' && !Number.isFinite(value)) return [{ text: `${quoted(String(value))} is no number here` }];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(strangers);
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

/** The key of a value, which stands in the line where people look for it. */
function keyNode(document: Document, path: readonly (string | number)[]): unknown {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isCollection(parent)) return undefined;
  const pair = parent.items.find(
    (item) => typeof item === 'object' && item !== null && 'key' in item && String(item.key) === String(path.at(-1)),
  );
  return pair && typeof pair === 'object' && 'key' in pair ? pair.key : undefined;
}
