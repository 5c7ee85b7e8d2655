/** An import: the path of the importing file, and the path of the imported file. */
export type Import = readonly [from: string, to: string];

/** A layer of an area, `functions/<area>/<layer>`, counts as one folder: layers are ordered across areas, areas are not. */
const segmentsOf = (path: string): string[] => {
  const [module = '', area, layer, ...rest] = path.split('/');
  if (module !== 'functions' || area === undefined || layer === undefined || rest.length === 0) return path.split('/');
  return [module, `${area}/${layer}`, ...rest];
};

/** Returns the imports between entries of the same folder, by folder: an import belongs to the folder where its two paths diverge. */
function siblingImports(imports: readonly Import[]): Map<string, Map<string, Set<string>>> {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const [from, to] of imports) {
    const [source, target] = [segmentsOf(from), segmentsOf(to)];
    const depth = source.findIndex((segment, index) => segment !== target[index]);
    const [importer, imported] = [source[depth], target[depth]];
    if (importer === undefined || imported === undefined) continue;
    const folder = source.slice(0, depth).join('/');
    const siblings = folders.get(folder) ?? new Map<string, Set<string>>();
    folders.set(folder, siblings);
    siblings.set(importer, (siblings.get(importer) ?? new Set()).add(imported));
  }
  return folders;
}

/** Returns the entries that can be reached from an entry by one import or more. */
function reachableFrom(start: string, siblings: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const pending = [start];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const imported of siblings.get(next) ?? [])
      if (!reached.has(imported)) {
        reached.add(imported);
        pending.push(imported);
      }
  return reached;
}

/** Returns, for each folder, the files and folders in it that belong to an import cycle, as `folder: entries`. */
export function folderCycles(imports: readonly Import[]): string[] {
  return Array.from(siblingImports(imports), ([folder, siblings]) => {
    const inCycle = [...siblings.keys()].filter((entry) => reachableFrom(entry, siblings).has(entry)).toSorted();
    return inCycle.length === 0 ? '' : `${folder === '' ? '.' : folder}: ${inCycle.join(', ')}`;
  })
    .filter((cycle) => cycle !== '')
    .toSorted();
}
