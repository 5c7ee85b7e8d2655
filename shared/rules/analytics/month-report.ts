import type { AccountOverview, SiteOverview, VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS, type VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { addTotals, countTotals, hasFigures, isFiltered } from '#shared/rules/analytics/count-totals.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, nextMonth } from '#shared/rules/time/japanese-month.ts';

type MonthReport = Pick<SiteOverview, 'month' | 'totals' | 'isRunning' | 'compared' | 'previous' | 'comparedDays' | 'days'>;

/** Returns the days of a month, in their order. */
function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the first and last day from which a month's report is computed, including the month before. */
export const comparedRange = (month: string): readonly [string, string] => [
  `${addMonths(month, -1)}-01`,
  addDays(`${nextMonth(month)}-01`, -1),
];

/** The compared days of a month and of the month before: whole months, or the past days while the month runs. */
interface ComparedDays {
  /** The days that have begun. */
  days: string[];
  /** The compared days. While the month runs, today is excluded because it is not over. */
  compared: string[];
  /** The days of the month before. */
  former: string[];
  isRunning: boolean;
}

export function comparedDays(month: string, now: Date): ComparedDays {
  const today = japaneseDay(now);
  const days = daysOfMonth(month).filter((day) => day <= today);
  const former = daysOfMonth(addMonths(month, -1));
  if (!days.includes(today)) return { days, compared: days, former, isRunning: false };
  const over = Math.min(days.length - 1, former.length);
  return { days, compared: days.slice(0, over), former: former.slice(0, over), isRunning: true };
}

const sumOfDays = (days: readonly string[], totalsOf: (day: string) => VisitTotals): VisitTotals => addTotals(...days.map(totalsOf));

/** Returns the report of a month of a site from the counters of its days, compared with the month before. */
export function monthReport(
  counted: ReadonlyMap<string, ReadonlyMap<string, number>>,
  { month, now, filter }: { month: string; now: Date; filter: VisitFilter },
): MonthReport {
  const { days, compared, former, isRunning } = comparedDays(month, now);
  const totalsOf = (day: string): VisitTotals => countTotals(counted.get(day) ?? new Map<string, number>(), filter);
  return {
    month,
    isRunning,
    totals: sumOfDays(days, totalsOf),
    compared: sumOfDays(compared, totalsOf),
    previous: sumOfDays(former, totalsOf),
    comparedDays: former.length,
    days: days.map((day) => ({ day, totals: totalsOf(day) })),
  };
}

/** The figures of a month of one site in reports on many sites: slices of the month, and whole days. */
export interface SiteMonth {
  siteId: string;
  siteName: string;
  ownerId: string;
  month: string;
  /** When the figures were computed. */
  countedAt: string;
  /** The counters `total/…` of the month. */
  counters: ReadonlyMap<string, number>;
  /** The totals by day. */
  days: ReadonlyMap<string, VisitTotals>;
}

type AccountMonthReport = MonthReport &
  Pick<AccountOverview, 'countedUntil'> & {
    sites: (Pick<AccountOverview['sites'][number], 'siteId' | 'siteName' | 'totals' | 'compared' | 'previous'> & { ownerId: string })[];
  };

/**
 * Returns the report of a month of the given sites, compared with the month before, and the sites with figures in either month, most
 * visited first.
 */
export function accountMonthReport(
  sites: readonly SiteMonth[],
  { month, now, filter }: { month: string; now: Date; filter: VisitFilter },
): AccountMonthReport {
  const { days, compared, former, isRunning } = comparedDays(month, now);
  // Daily totals have no slices, so a filter cannot be applied to them.
  const isComparable = !isRunning || !isFiltered(filter);
  const totalsOf = (site: SiteMonth | undefined, some: readonly string[]): VisitTotals => {
    if (!site || !isComparable) return NO_VISITS;
    return isRunning ? sumOfDays(some, (day) => site.days.get(day) ?? NO_VISITS) : countTotals(site.counters, filter);
  };
  const current = sites.filter((site) => site.month === month);
  const rows = [...Map.groupBy(sites, ({ siteId }) => siteId).values()].flatMap((months) => {
    const [own, before] = [months.find((one) => one.month === month), months.find((one) => one.month < month)];
    const known = own ?? before;
    if (!known) return [];
    const { siteId, siteName, ownerId } = known;
    const totals = own ? countTotals(own.counters, filter) : NO_VISITS;
    return [{ siteId, siteName, ownerId, totals, compared: totalsOf(own, compared), previous: totalsOf(before, former) }];
  });
  const ofDay = (day: string): VisitTotals => addTotals(...current.map((site) => site.days.get(day) ?? NO_VISITS));
  return {
    month,
    isRunning,
    countedUntil:
      current
        .map(({ countedAt }) => countedAt)
        .toSorted()
        .at(-1) ?? null,
    totals: addTotals(...rows.map(({ totals }) => totals)),
    compared: addTotals(...rows.map((row) => row.compared)),
    previous: addTotals(...rows.map(({ previous }) => previous)),
    comparedDays: isComparable ? former.length : 0,
    days: isFiltered(filter) ? [] : days.map((day) => ({ day, totals: ofDay(day) })),
    sites: rows
      .filter(({ totals, previous }) => hasFigures(totals) || hasFigures(previous))
      .toSorted((one, other) => other.totals.visits - one.totals.visits || (one.siteId < other.siteId ? -1 : 1)),
  };
}
