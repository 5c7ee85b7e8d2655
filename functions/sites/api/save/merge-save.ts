import { type PartSource, readRequiredPart } from '#functions/sites/services/part-source.ts';
import { manifestEntries } from '#functions/sites/store/revisions/revision-manifest.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { Grid } from '#shared/model/sites/site.ts';
import { isConsistentGrid, type Manifest, mergeGrids, mergeManifests } from '#shared/rules/sites/site-merge.ts';
import { parseSheetKey, type PartChanges, type PartKey } from '#shared/rules/sites/site-parts.ts';

export type MergeResult =
  | { kind: 'merged'; manifest: Manifest; grid: Grid }
  | { kind: 'conflict'; keys: PartKey[] }
  /** The edit leaves sheets without a cell or cells without a sheet, although no other editor has saved. */
  | { kind: 'inconsistent'; keys: PartKey[] };

/** Returns the manifest with the changes applied, and adds new parts to the source. */
export function applyChanges(base: Manifest, changes: PartChanges, source: PartSource): Manifest {
  const manifest: Partial<Record<PartKey, string>> = { ...base };
  for (const [key, part] of changes) {
    if (part === null) delete manifest[key];
    else manifest[key] = source.add(part);
  }
  return manifest;
}

/** Returns the keys whose part differs between two manifests. */
export function differingKeys(from: Manifest, to: Manifest): PartKey[] {
  const keys = new Set([...manifestEntries(from), ...manifestEntries(to)].map(([key]) => key));
  return [...keys].filter((key) => from[key] !== to[key]);
}

/** Returns the keys of sheets without a cell, and the key of the grid if a cell names a missing sheet. */
function inconsistentKeys(grid: Grid, manifest: Manifest): PartKey[] {
  const keys = manifestEntries(manifest).map(([key]) => key);
  if (isConsistentGrid(grid, keys)) return [];
  const placed = new Set(Object.values(grid.cells));
  const sheetIds = new Set(keys.map((key) => parseSheetKey(key)?.sheetId));
  const isUnplaced = (key: PartKey): boolean => {
    const sheet = parseSheetKey(key);
    return sheet !== undefined && !placed.has(sheet.sheetId);
  };
  return [...keys.filter(isUnplaced), ...([...placed].every((sheetId) => sheetIds.has(sheetId)) ? [] : ['grid' as const])];
}

/** Returns the merged grid, or `undefined` if two edits changed one of its cells differently. */
async function mergedGrid(base: Manifest, working: Manifest, mine: Manifest, source: PartSource): Promise<Grid | undefined> {
  const [before, theirs, ours] = [
    await readRequiredPart(source, base, 'grid'),
    await readRequiredPart(source, working, 'grid'),
    await readRequiredPart(source, mine, 'grid'),
  ];
  return mergeGrids(before, theirs, ours);
}

/**
 * Merges an edit into the working revision, three-way:
 *
 * 1. A part that one side changed is taken from that side; a part that both changed differently is contested.
 * 2. A contested grid is merged cell by cell.
 * 3. Any other contested part, or a cell that both changed, is a conflict.
 * 4. The result must be consistent: every cell has its sheet and every sheet its cell. An inconsistent result is `inconsistent` if no
 *    other editor saved since; otherwise two valid edits contradict each other, which is a conflict too.
 */
export async function mergeSave(base: Revision, working: Revision, mine: Manifest, source: PartSource): Promise<MergeResult> {
  const { merged, conflicts } = mergeManifests(base.manifest, working.manifest, mine);
  const isGridContested = conflicts.includes('grid');
  const grid = isGridContested
    ? await mergedGrid(base.manifest, working.manifest, mine, source)
    : await readRequiredPart(source, merged, 'grid');
  const unresolved = conflicts.filter((key) => key !== 'grid' || !grid);
  if (!grid || unresolved.length > 0) return { kind: 'conflict', keys: unresolved };

  const manifest = isGridContested ? { ...merged, grid: source.add(grid) } : merged;
  const inconsistent = inconsistentKeys(grid, manifest);
  if (inconsistent.length === 0) return { kind: 'merged', manifest, grid };
  if (base.id === working.id) return { kind: 'inconsistent', keys: inconsistent };
  // To resolve the conflict, an editor needs the grid and all sheets of this edit.
  const editedSheets = differingKeys(base.manifest, mine).filter((key) => parseSheetKey(key));
  return { kind: 'conflict', keys: [...new Set<PartKey>([...inconsistent, 'grid', ...editedSheets])] };
}
