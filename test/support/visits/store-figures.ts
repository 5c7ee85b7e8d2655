import type { Table } from '#functions/platform/engine/table.ts';
import type { CountedSite } from '#functions/analytics/store/account-visits.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

/** Stores the figures of days of a site, and those of their months, as the roll-up of visits does. */
export async function storeFigures(
  table: Table,
  site: CountedSite,
  days: Readonly<Record<string, Readonly<Record<string, number>>>>,
  countedAt: string,
): Promise<void> {
  const figures = visitFigures(table);
  for (const [day, counters] of Object.entries(days))
    await figures.replaceDay(site.id, day, await figures.read(site.id, day), new Map(Object.entries(counters)));
  for (const month of new Set(Object.keys(days).map((day) => day.slice(0, 7)))) {
    const present = await figures.read(site.id, month);
    const ofMonth: Map<string, Counters> = await figures.readRange(site.id, `${month}-01`, `${month}-31`);
    await figures.replaceMonth(site, month, present, { days: ofMonth, countedAt });
  }
}
