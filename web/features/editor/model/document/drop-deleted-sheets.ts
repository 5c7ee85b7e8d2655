import type { SiteDocument } from '#shared/model/sites/site.ts';

/** Removes the sheets that an edit deleted from the popups that floated over them. */
export function dropDeletedSheets(before: SiteDocument, after: SiteDocument): SiteDocument {
  if (before.sheets === after.sheets) return after;
  const isDeleted = (sheetId: string): boolean => before.sheets[sheetId] !== undefined && after.sheets[sheetId] === undefined;
  const changed = Object.entries(after.popups)
    .filter(([, { effectiveSheets }]) => effectiveSheets.some(isDeleted))
    .map(([popupId, popup]) => [popupId, { ...popup, effectiveSheets: popup.effectiveSheets.filter((id) => !isDeleted(id)) }] as const);
  return changed.length === 0 ? after : { ...after, popups: { ...after.popups, ...Object.fromEntries(changed) } };
}
