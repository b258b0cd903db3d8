import { isCollection, isMap, isScalar, isSeq, Document, type Node, visit } from 'yaml';

/** No limit, so that each tile, card and player is on one line. */
const LINE_WIDTH = 0;

/**
 * Formats the document of an edition as YAML, with one line for each tile, card and choice.
 * @param order the order of the keys; all others follow
 */
export function writeDocument(document: object, order: readonly string[]): string {
  const rank = new Map([...new Set(order)].map((name, index) => [name, index]));
  const yaml = new Document(sorted(document, rank));
  visit(yaml, {
    Seq: (_, list) => {
      for (const item of list.items) if (isCollection(item)) item.flow = true;
      if (list.items.every((item) => isScalar(item) && typeof item.value === 'number')) list.flow = true;
    },
  });
  for (const key of ['tokens', 'statuses']) flow(yaml.get(key, true));
  flow(yaml.getIn(['board', 'colours'], true));
  return yaml.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: false });
}

function flow(node: unknown): void {
  if (isMap(node) || isSeq(node)) (node as Node & { flow?: boolean }).flow = true;
}

function sorted(value: unknown, rank: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(value)) return value.map((item) => sorted(item, rank));
  if (typeof value !== 'object' || value === null) return value;
  const place = (key: string): number => rank.get(key) ?? rank.size;
  const entries = Object.entries(value).sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item, rank)]));
}
