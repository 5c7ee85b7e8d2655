import { Grid } from '#shared/model/site/site.ts';
import { parseSheetKey, type PartKey } from '#shared/rules/site/site-parts.ts';

/** A revision's content: which version (hash) of each part it holds. */
export type Manifest = Readonly<Partial<Record<PartKey, string>>>;

export interface ManifestMerge {
  merged: Manifest;
  /** Parts both sides changed, each in another way. Where there are any, `merged` holds their side of them. */
  conflicts: PartKey[];
}

/** Three-way merge of manifests: a part changed on one side only is taken from that side. */
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

/** Picks one of three values as a merge would; `undefined` stands for "absent", the symbol for "both changed it". */
const CLASH = Symbol('clash');
function pick<T>(base: T, theirs: T, mine: T): T | typeof CLASH {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : CLASH;
}

/**
 * Three-way merge of the grid, cell by cell, so that two people who place sheets in different cells do not meet.
 * `undefined` where both changed the same cell or size, or where the result would not be a valid grid.
 */
export function mergeGrids(base: Grid, theirs: Grid, mine: Grid): Grid | undefined {
  const rows = pick(base.numberHorizontal, theirs.numberHorizontal, mine.numberHorizontal);
  const columns = pick(base.numberVertical, theirs.numberVertical, mine.numberVertical);
  if (rows === CLASH || columns === CLASH) return undefined;
  const cells: Record<string, string> = {};
  for (const cell of new Set([...Object.keys(theirs.cells), ...Object.keys(mine.cells)])) {
    const sheet = pick(base.cells[cell], theirs.cells[cell], mine.cells[cell]);
    if (sheet === CLASH) return undefined;
    if (sheet !== undefined) cells[cell] = sheet;
  }
  const merged = Grid.safeParse({ numberHorizontal: rows, numberVertical: columns, cells });
  return merged.success ? merged.data : undefined;
}

/** Whether every cell's sheet has content and every sheet stands in a cell: what keeps a document whole across merges. */
export function isConsistentGrid(grid: Grid, keys: Iterable<PartKey>): boolean {
  const placed = new Set(Object.values(grid.cells));
  const found = new Set<string>();
  for (const key of keys) {
    const sheet = parseSheetKey(key);
    if (!sheet) continue;
    if (!placed.has(sheet.sheetId)) return false;
    found.add(sheet.sheetId);
  }
  return found.size === placed.size;
}
