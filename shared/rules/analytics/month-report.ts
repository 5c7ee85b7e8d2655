import type { AccountOverview, SiteOverview, VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS, type VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { addTotals, countTotals, hasFigures, isFiltered } from '#shared/rules/analytics/count-totals.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, nextMonth } from '#shared/rules/time/japanese-month.ts';

type MonthReport = Pick<SiteOverview, 'month' | 'totals' | 'previous' | 'comparedDays' | 'days'>;

/** The days of a month, in their order. */
function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first and the last day that a report of a month is computed from: those of the month before, too. */
export const comparedRange = (month: string): readonly [string, string] => [
  `${addMonths(month, -1)}-01`,
  addDays(`${nextMonth(month)}-01`, -1),
];

/** The days of a month that have begun, and those of the month before that they are compared with: as many while the month runs. */
export function comparedDays(month: string, now: Date): { days: string[]; former: string[] } {
  const today = japaneseDay(now);
  const all = daysOfMonth(month);
  const days = all.filter((day) => day <= today);
  const former = daysOfMonth(addMonths(month, -1));
  return { days, former: days.length === all.length ? former : former.slice(0, days.length) };
}

const sumOfDays = (days: readonly string[], totalsOf: (day: string) => VisitTotals): VisitTotals => addTotals(...days.map(totalsOf));

/** A month of a site by the counters of its days, compared with the month before. */
export function monthReport(
  counted: ReadonlyMap<string, ReadonlyMap<string, number>>,
  { month, now, filter }: { month: string; now: Date; filter: VisitFilter },
): MonthReport {
  const { days, former } = comparedDays(month, now);
  const totalsOf = (day: string): VisitTotals => countTotals(counted.get(day) ?? new Map<string, number>(), filter);
  return {
    month,
    totals: sumOfDays(days, totalsOf),
    previous: sumOfDays(former, totalsOf),
    comparedDays: former.length,
    days: days.map((day) => ({ day, totals: totalsOf(day) })),
  };
}

/** What is known of a month of a site where many sites are read: slices of the month, and whole days. */
export interface SiteMonth {
  siteId: string;
  siteName: string;
  ownerId: string;
  month: string;
  /** When it was computed. */
  countedAt: string;
  /** `total/…` of the month. */
  counters: ReadonlyMap<string, number>;
  /** By day. */
  days: ReadonlyMap<string, VisitTotals>;
}

type AccountMonthReport = MonthReport &
  Pick<AccountOverview, 'countedUntil'> & {
    sites: (Pick<AccountOverview['sites'][number], 'siteId' | 'siteName' | 'totals' | 'previous'> & { ownerId: string })[];
  };

/** A month of all of these sites, compared with the month before; the sites with figures in either, most visited first. */
export function accountMonthReport(
  sites: readonly SiteMonth[],
  { month, now, filter }: { month: string; now: Date; filter: VisitFilter },
): AccountMonthReport {
  const { days, former } = comparedDays(month, now);
  const isWhole = former.length === daysOfMonth(addMonths(month, -1)).length && days.length === daysOfMonth(month).length;
  // Days are known without slices only.
  const isComparable = isWhole || !isFiltered(filter);
  const previousOf = (site: SiteMonth): VisitTotals => {
    if (isWhole) return countTotals(site.counters, filter);
    return isComparable ? sumOfDays(former, (day) => site.days.get(day) ?? NO_VISITS) : NO_VISITS;
  };
  const current = sites.filter((site) => site.month === month);
  const rows = [...Map.groupBy(sites, ({ siteId }) => siteId).values()].flatMap((months) => {
    const [own, before] = [months.find((one) => one.month === month), months.find((one) => one.month < month)];
    const known = own ?? before;
    if (!known) return [];
    const { siteId, siteName, ownerId } = known;
    const totals = own ? countTotals(own.counters, filter) : NO_VISITS;
    return [{ siteId, siteName, ownerId, totals, previous: before ? previousOf(before) : NO_VISITS }];
  });
  const ofDay = (day: string): VisitTotals => addTotals(...current.map((site) => site.days.get(day) ?? NO_VISITS));
  return {
    month,
    countedUntil:
      current
        .map(({ countedAt }) => countedAt)
        .toSorted()
        .at(-1) ?? null,
    totals: addTotals(...rows.map(({ totals }) => totals)),
    previous: addTotals(...rows.map(({ previous }) => previous)),
    comparedDays: isComparable ? former.length : 0,
    days: isFiltered(filter) ? [] : days.map((day) => ({ day, totals: ofDay(day) })),
    sites: rows
      .filter(({ totals, previous }) => hasFigures(totals) || hasFigures(previous))
      .toSorted((one, other) => other.totals.visits - one.totals.visits || (one.siteId < other.siteId ? -1 : 1)),
  };
}
