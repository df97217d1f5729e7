/** An object or array of JSON, with all that hangs from it. */
type Tree = Record<string, unknown> | unknown[];

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** Where a page keeps its records, each as an entry: cut to one entry, the page has one record. Empty where it does not. */
export function findList(page: Tree, countRecords: () => number): Tree {
  const count = countRecords();
  const isList = (tree: Tree) => {
    const [key, ...more] = Object.keys(tree);
    return key !== undefined && more.length + 1 === count && withOnly(tree, key, countRecords) === 1;
  };
  let level: Tree[] = [page];
  while (level.length > 0) {
    const found = level.find(isList);
    if (found) return found;
    level = level.flatMap((tree) => Object.values(tree).filter(isTree));
  }
  return [];
}

/** Takes out of `tree`, in place, every value for which `isUnwanted`. */
export function removeValues(tree: Tree, isUnwanted: (value: unknown) => boolean): void {
  for (const [key, value] of Object.entries(tree).reverse()) {
    if (isUnwanted(value)) takeOut(tree, key);
    else if (isTree(value)) removeValues(value, isUnwanted);
  }
}

/**
 * Takes out of `tree`, in place, whatever can go without a change to what `read` gives, and empties text that must be
 * there but says nothing. What is `whole` stays as it is.
 */
export function thinOut(tree: Tree, read: () => string, whole: ReadonlySet<unknown> = new Set()): void {
  const before = read();
  for (const [key, value] of Object.entries(tree).reverse()) {
    if (whole.has(value)) continue;
    const putBack = takeOut(tree, key);
    if (read() === before) continue;
    putBack();
    if (isTree(value)) thinOut(value, read, whole);
    else if (typeof value === 'string') {
      Object.assign(tree, { [key]: '' });
      if (read() !== before) Object.assign(tree, { [key]: value });
    }
  }
}

/** Removes an entry; what it returns puts it back where it was. */
export function takeOut(tree: Tree, key: string): () => void {
  if (Array.isArray(tree)) {
    const removed = tree.splice(Number(key), 1);
    return () => void tree.splice(Number(key), 0, ...removed);
  }
  const entries = Object.entries(tree);
  delete tree[key];
  return () => replaceEntries(tree, entries);
}

/** Runs `use` while `tree` holds no other entry than this one. */
export function withOnly<T>(tree: Tree, key: string, use: () => T): T {
  if (Array.isArray(tree)) {
    const entries = tree.splice(0);
    tree.push(entries[Number(key)]);
    const result = use();
    tree.splice(0, tree.length, ...entries);
    return result;
  }
  const entries = Object.entries(tree);
  replaceEntries(
    tree,
    entries.filter(([name]) => name === key),
  );
  const result = use();
  replaceEntries(tree, entries);
  return result;
}

function replaceEntries(
  tree: Record<string, unknown>,
  entries: readonly (readonly [string, unknown])[],
): void {
  for (const name of Object.keys(tree)) delete tree[name];
  Object.assign(tree, Object.fromEntries(entries));
}
