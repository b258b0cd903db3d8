/** A document that may extend another. */
interface Extending {
  edition: string | undefined;
  extends: string | undefined;
}

/**
 * Documents so that each comes after the one that it extends, else in the order in which they are given.
 * @throws Error when two have one name, or extend each other in a circle
 */
export function inOrderOfUse<Item extends Extending>(documents: readonly Item[]): Item[] {
  const ordered: Item[] = [];
  const open = new Set<Item>();
  const add = (document: Item): void => {
    if (ordered.includes(document)) return;
    if (open.has(document)) throw new Error(`The edition ${document.edition} extends itself.`);
    open.add(document);
    documents.filter(({ edition }) => edition !== undefined && edition === document.extends).forEach(add);
    ordered.push(document);
  };
  documents.forEach(add);
  const names = documents.map(({ edition }) => edition?.toLowerCase());
  const twice = documents.find(({ edition }, index) => edition !== undefined && names.indexOf(edition.toLowerCase()) !== index);
  if (twice) throw new Error(`Two documents are the edition ${twice.edition}.`);
  return ordered;
}
