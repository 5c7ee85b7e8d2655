import type { PartSource } from '#functions/domain/site/part-source.ts';
import type { Revision } from '#functions/store/revision/revision-store.ts';
import { manifestEntries } from '#functions/store/revision/revision-manifest.ts';
import type { Grid } from '#shared/model/site/site.ts';
import { isConsistentGrid, mergeGrids, mergeManifests, type Manifest } from '#shared/rules/site/site-merge.ts';
import { parseSheetKey, type PartChanges, type PartKey } from '#shared/rules/site/site-parts.ts';

export type MergeResult =
  | { kind: 'merged'; manifest: Manifest; grid: Grid }
  | { kind: 'conflict'; keys: PartKey[] }
  /** Nobody else edited, and yet these sheets lack a cell or some cells a sheet. */
  | { kind: 'torn'; keys: PartKey[] };

/** The base with the changes carried out. */
export function applyChanges(base: Manifest, changes: PartChanges, source: PartSource): Manifest {
  const manifest: Partial<Record<PartKey, string>> = { ...base };
  for (const [key, part] of changes) {
    if (part === null) delete manifest[key];
    else manifest[key] = source.add(part);
  }
  return manifest;
}

/** Keys whose part differs between two manifests. */
export function differingKeys(from: Manifest, to: Manifest): PartKey[] {
  const keys = new Set([...manifestEntries(from), ...manifestEntries(to)].map(([key]) => key));
  return [...keys].filter((key) => from[key] !== to[key]);
}

const readGrids = async (source: PartSource, ...manifests: readonly Manifest[]): Promise<Grid[]> =>
  (await source.read(manifests.map(({ grid }) => grid ?? ''))) as Grid[];

/** Where "every cell has its sheet, every sheet its cell" does not hold: sheets without a cell, and the grid if it names sheets that are not there. */
function tears(grid: Grid, manifest: Manifest): PartKey[] {
  const keys = manifestEntries(manifest).map(([key]) => key);
  if (isConsistentGrid(grid, keys)) return [];
  const placed = new Set(Object.values(grid.cells));
  const sheetIds = new Set(keys.map((key) => parseSheetKey(key)?.sheetId));
  const isHomeless = (key: PartKey): boolean => {
    const sheet = parseSheetKey(key);
    return sheet !== undefined && !placed.has(sheet.sheetId);
  };
  return [...keys.filter(isHomeless), ...([...placed].every((sheetId) => sheetIds.has(sheetId)) ? [] : ['grid' as const])];
}

/**
 * Three-way merge of an edit into the working revision (design "A site is stored like git"). Parts changed on one side
 * are taken from it, grids cell by cell; what both changed, or what would leave the site torn, is a conflict.
 */
export async function mergeSave(base: Revision, working: Revision, mine: Manifest, source: PartSource): Promise<MergeResult> {
  const { merged, conflicts } = mergeManifests(base.manifest, working.manifest, mine);
  const isGridContested = conflicts.includes('grid');
  const [was, theirs, ours] = await readGrids(source, ...(isGridContested ? [base.manifest, working.manifest, mine] : [merged]));
  const grid = was && theirs && ours ? mergeGrids(was, theirs, ours) : was;
  const open = conflicts.filter((key) => key !== 'grid' || !grid);
  if (!grid || open.length > 0) return { kind: 'conflict', keys: open };

  const manifest = isGridContested ? { ...merged, grid: source.add(grid) } : merged;
  const torn = tears(grid, manifest);
  if (torn.length === 0) return { kind: 'merged', manifest, grid };
  if (base.id === working.id) return { kind: 'torn', keys: torn };
  // A tear comes of two edits that each made sense: whoever mends it has to see the grid and the sheets of this one.
  return {
    kind: 'conflict',
    keys: [...new Set<PartKey>([...torn, 'grid', ...differingKeys(base.manifest, mine).filter((key) => parseSheetKey(key))])],
  };
}
