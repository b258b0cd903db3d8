/** A document that may extend another. */
interface Extending {
  edition: string | undefined;
  extends: string | undefined;
}

/**
 * Sorts documents so that each comes after the one that it extends; otherwise the order stays the same.
 * @throws Error when two have the same name, or a document extends itself, also indirectly
 */
export function inOrderOfUse<Item extends Extending>(documents: readonly Item[]): Item[] {
  const ordered: Item[] = [];
  const open = new Set<Item>();
  const add = (document: Item): void => {
    if (ordered.includes(document)) return;
    if (open.has(document)) throw new Error(`The edition ${document.edition} extends itself, directly or through others.`);
    open.add(document);
    documents.filter(({ edition }) => edition !== undefined && edition === document.extends).forEach(add);
    ordered.push(document);
  };
  documents.forEach(add);
  const names = documents.map(({ edition }) => edition?.toLowerCase());
  const duplicate = documents.find(({ edition }, index) => edition !== undefined && names.indexOf(edition.toLowerCase()) !== index);
  if (duplicate) throw new Error(`Two documents have the name ${duplicate.edition}; rename one of the editions.`);
  return ordered;
}
