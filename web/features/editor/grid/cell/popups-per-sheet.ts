import type { SheetId, SiteDocument } from '#shared/model/sites/site.ts';

const cache = new WeakMap<SiteDocument['popups'], ReadonlyMap<SheetId, number>>();

/** Returns the number of popups over each sheet. Cached by the popups object, because every cell of the map reads it. */
export function popupsPerSheet(popups: SiteDocument['popups']): ReadonlyMap<SheetId, number> {
  const cached = cache.get(popups);
  if (cached) return cached;
  const counts = new Map<SheetId, number>();
  for (const { effectiveSheets } of Object.values(popups))
    for (const sheetId of effectiveSheets) counts.set(sheetId, (counts.get(sheetId) ?? 0) + 1);
  cache.set(popups, counts);
  return counts;
}
