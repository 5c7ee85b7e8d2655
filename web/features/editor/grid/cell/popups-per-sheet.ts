import type { SheetId, SiteDocument } from '#shared/model/site/site.ts';

const known = new WeakMap<SiteDocument['popups'], ReadonlyMap<SheetId, number>>();

/** How many popups are set to float over each sheet. Counted once for each state of the popups: every cell of the map asks. */
export function popupsPerSheet(popups: SiteDocument['popups']): ReadonlyMap<SheetId, number> {
  const counted = known.get(popups);
  if (counted) return counted;
  const counts = new Map<SheetId, number>();
  for (const { effectiveSheets } of Object.values(popups))
    for (const sheetId of effectiveSheets) counts.set(sheetId, (counts.get(sheetId) ?? 0) + 1);
  known.set(popups, counts);
  return counts;
}
