import type { SiteOverview, VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS, type VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { japaneseDayAt, type VisitFacts } from '#test/support/visits/expected/visit-facts.ts';

const FIELDS = ['language', 'device', 'source'] as const;

export function expectedTotals(facts: readonly VisitFacts[], filter: VisitFilter = {}): VisitTotals {
  const sum = { ...NO_VISITS };
  const counted = facts.filter((one) => FIELDS.every((field) => filter[field] === undefined || filter[field] === one[field]));
  for (const name of Object.keys(sum) as (keyof VisitTotals)[]) sum[name] = counted.reduce((all, { totals }) => all + totals[name], 0);
  return sum;
}

const numberOfDays = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};
const daysOf = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

interface Asked {
  month: string;
  now: Date;
  filter: VisitFilter;
}

const isOver = ({ month, now }: Asked): boolean => month < japaneseDayAt(now.getTime()).slice(0, 7);

/** The days of a month up to now, and the compared ones: whole months, or the days before today and as many of the month before. */
function comparedDays(asked: Asked): { days: string[]; compared: string[]; former: string[] } {
  const { month, now } = asked;
  const today = japaneseDayAt(now.getTime());
  const before = monthBefore(month);
  const days = daysOf(month, numberOfDays(month)).filter((day) => day <= today);
  if (isOver(asked)) return { days, compared: days, former: daysOf(before, numberOfDays(before)) };
  const count = Math.min(Number(today.slice(8)) - 1, numberOfDays(before));
  return { days, compared: daysOf(month, count), former: daysOf(before, count) };
}

type Expected = Pick<SiteOverview, 'month' | 'isRunning' | 'totals' | 'compared' | 'previous' | 'comparedDays' | 'days'>;

/** The expected overview of a month of a site. */
export function expectedOverview(facts: readonly VisitFacts[], asked: Asked): Expected {
  const { days, compared, former } = comparedDays(asked);
  const on = (some: readonly string[]): VisitFacts[] => facts.filter(({ day }) => some.includes(day));
  return {
    month: asked.month,
    isRunning: !isOver(asked),
    totals: expectedTotals(on(days), asked.filter),
    compared: expectedTotals(on(compared), asked.filter),
    previous: expectedTotals(on(former), asked.filter),
    comparedDays: former.length,
    days: days.map((day) => ({ day, totals: expectedTotals(on([day]), asked.filter) })),
  };
}

/** The expected overview of a month of an account: filtered visits have no days, and no comparison of a running month. */
export function expectedAccountOverview(facts: readonly VisitFacts[], asked: Asked): Expected {
  const report = expectedOverview(facts, asked);
  if (Object.values(asked.filter).every((value) => value === undefined)) return report;
  return { ...report, days: [], ...(isOver(asked) ? {} : { compared: NO_VISITS, previous: NO_VISITS, comparedDays: 0 }) };
}
