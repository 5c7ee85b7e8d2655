import { partSource, readParts, typedPart } from '#functions/sites/services/part-source.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { VisitedSite } from '#functions/analytics/store/visit-hours.ts';
import { type PartKey, parseSheetKey, type SheetKey } from '#shared/rules/sites/site-parts.ts';
import { keptSheets, knownVersions, versionsIn } from '#shared/rules/analytics/visits/known-versions.ts';
import { sheetAlias, variationAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

/** Returns the versions of these sheets (`<language>/<alias>`) in the live revision. One call for the revision, and one per 100 sheets. */
async function liveVersions(revisions: RevisionStore, site: VisitedSite, sheets: ReadonlySet<string>): Promise<string[]> {
  const [live] = site.live === null ? [] : await revisions.read(site, [site.live]);
  if (!live) return [];
  const keys = Object.keys(live.manifest).flatMap((key): { key: SheetKey; sheet: string }[] => {
    const named = parseSheetKey(key as PartKey);
    const sheet = named && `${named.language}/${sheetAlias(named.sheetId)}`;
    return sheet !== undefined && sheets.has(sheet) ? [{ key: key as SheetKey, sheet }] : [];
  });
  const parts = await readParts(
    partSource(revisions, site, live.migrated),
    live.manifest,
    keys.map(({ key }) => key),
  );
  return keys.flatMap(({ key, sheet }) => {
    const ids = (typedPart(parts, key)?.variations ?? []).map(({ id }) => id);
    return ids.length === 0 ? [] : [null, ...ids].map((id) => `${sheet}/${variationAlias(id)}`);
  });
}

/**
 * Removes forged figures from the figures of an hour: figures of versions that the sheets do not have. Versions that an earlier run counted
 * (`before`) stay valid, because they may have been removed since. Makes no call while no sheet has variations.
 */
export async function withoutForgedVersions(
  revisions: RevisionStore,
  site: VisitedSite,
  before: Counters,
  counters: Counters,
): Promise<Counters> {
  const sheets = new Set(keptSheets(counters));
  if (versionsIn(counters).size === 0) return counters;
  const known = [...versionsIn(before), ...(await liveVersions(revisions, site, sheets))];
  const isKept = (version: string): boolean => sheets.has(version.slice(0, version.lastIndexOf('/')));
  return knownVersions(counters, new Set(known.filter(isKept)));
}
