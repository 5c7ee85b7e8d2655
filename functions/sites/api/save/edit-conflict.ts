import { markedName } from '#functions/platform/base/marked-name.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { readParts, type PartSource } from '#functions/sites/services/part-source.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { SiteChanges, SiteSummary } from '#shared/model/sites/site.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import { joinChanges, type PartKey } from '#shared/rules/sites/site-parts.ts';

interface Sides {
  site: SiteSummary;
  /** The base revision, or `undefined` if it is no longer stored. The error then contains only the other two sides. */
  base: Revision | undefined;
  working: Revision;
  mine: Manifest;
  keys: readonly PartKey[];
}

/** Returns the conflicting parts of one side. Removed sheets are `null`, other missing parts are omitted. */
async function side(source: PartSource, manifest: Manifest, keys: readonly PartKey[]): Promise<SiteChanges> {
  const parts = [...(await readParts(source, manifest, keys))];
  return joinChanges(new Map(parts.filter(([key, part]) => part !== null || key.startsWith('sheet/'))));
}

/** Returns the `edit-conflict` error that rejects a save, with all sides of the conflicting parts. */
export async function editConflict(source: PartSource, { site, base, working, mine, keys }: Sides): Promise<AppError> {
  const conflict = {
    site,
    changedAt: working.at,
    ...markedName('changedBy', working.author.name, working.author),
    base: base ? await side(source, base.manifest, keys) : {},
    theirs: await side(source, working.manifest, keys),
    mine: await side(source, mine, keys),
  };
  return new AppError('edit-conflict', { conflict });
}
