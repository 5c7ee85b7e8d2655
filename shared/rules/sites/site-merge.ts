import { Grid } from '#shared/model/sites/site.ts';
import { parseSheetKey, type PartKey } from '#shared/rules/sites/site-parts.ts';

/** The content of a revision: the hash of each part. */
export type Manifest = Readonly<Partial<Record<PartKey, string>>>;

export interface ManifestMerge {
  merged: Manifest;
  /** Parts that both sides changed differently. For these, `merged` contains the parts of `theirs`. */
  conflicts: PartKey[];
}

/**
 * Merges manifests with a three-way merge:
 * 1. Start from `theirs`.
 * 2. A part that only `mine` changed since `base` is taken from `mine`, including its removal.
 * 3. A part that both sides changed to the same version is not a conflict.
 * 4. A part that both sides changed differently is a conflict.
 */
export function mergeManifests(base: Manifest, theirs: Manifest, mine: Manifest): ManifestMerge {
  const merged: Partial<Record<PartKey, string>> = { ...theirs };
  const conflicts: PartKey[] = [];
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)]) as Set<PartKey>) {
    if (mine[key] === base[key] || mine[key] === theirs[key]) continue;
    if (theirs[key] !== base[key]) conflicts.push(key);
    else if (mine[key] === undefined) delete merged[key];
    else merged[key] = mine[key];
  }
  return { merged, conflicts };
}

/** The result of a three-way merge of one value if both sides changed it differently. `undefined` means absent. */
const CONFLICT = Symbol('conflict');
function mergeValue<T>(base: T, theirs: T, mine: T): T | typeof CONFLICT {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : CONFLICT;
}

/**
 * Merges the grid with a three-way merge, cell by cell, so that sheets placed in different cells do not conflict:
 * 1. Rows and columns are merged as values.
 * 2. Each cell's sheet is merged as a value.
 * 3. The result must be a valid grid.
 * Returns `undefined` if any step fails.
 */
export function mergeGrids(base: Grid, theirs: Grid, mine: Grid): Grid | undefined {
  const rows = mergeValue(base.numberHorizontal, theirs.numberHorizontal, mine.numberHorizontal);
  const columns = mergeValue(base.numberVertical, theirs.numberVertical, mine.numberVertical);
  if (rows === CONFLICT || columns === CONFLICT) return undefined;
  const cells: Record<string, string> = {};
  for (const cell of new Set([...Object.keys(theirs.cells), ...Object.keys(mine.cells)])) {
    const sheet = mergeValue(base.cells[cell], theirs.cells[cell], mine.cells[cell]);
    if (sheet === CONFLICT) return undefined;
    if (sheet !== undefined) cells[cell] = sheet;
  }
  const merged = Grid.safeParse({ numberHorizontal: rows, numberVertical: columns, cells });
  return merged.success ? merged.data : undefined;
}

/** Whether every occupied cell has sheet content and all sheet content is in a cell. A merge must preserve this. */
export function isConsistentGrid(grid: Grid, keys: Iterable<PartKey>): boolean {
  const placed = new Set(Object.values(grid.cells));
  const withContent = new Set<string>();
  for (const key of keys) {
    const sheet = parseSheetKey(key);
    if (!sheet) continue;
    if (!placed.has(sheet.sheetId)) return false;
    withContent.add(sheet.sheetId);
  }
  return withContent.size === placed.size;
}

/** Returns the number of parts that are only in one of two manifests, or that differ. */
export function countDifferentParts(one: Manifest, other: Manifest): number {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<PartKey>;
  return [...keys].filter((key) => one[key] !== other[key]).length;
}
