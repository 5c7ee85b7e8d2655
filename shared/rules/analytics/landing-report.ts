import type { LandingReport, ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { totalsBySource } from '#shared/rules/analytics/count-totals.ts';
import { type Counters, sheetFigures } from '#shared/rules/analytics/sheet-figures.ts';
import { counterFields, type CounterFields, type CounterKind } from '#shared/rules/analytics/visits/counter-key.ts';
import { longestOfBucket } from '#shared/rules/analytics/visits/visit-counters.ts';

type Distribution = LandingReport['shown'];

/** Maximum number of rows of a table that does not list sheets. */
const ROWS_MAX = 100;

/** Returns the counters of a kind, with the fields of their keys. */
const ofKind = <K extends CounterKind>(counters: Counters, kind: K): { fields: CounterFields<K>; times: number }[] =>
  [...counters].flatMap(([key, times]) => {
    const fields = counterFields(kind, key);
    return fields ? [{ fields, times }] : [];
  });

const byVisits = (one: { visits: number }, other: { visits: number }): number => other.visits - one.visits;

/** Returns the number of visits in each bucket of a time, on all devices. */
function distribution(counters: Counters, kind: 'shown' | 'first-move'): Distribution {
  const visitsOf = new Map<number, number>();
  for (const {
    fields: [, bucket],
    times,
  } of ofKind(counters, kind))
    visitsOf.set(bucket, (visitsOf.get(bucket) ?? 0) + times);
  const buckets = [...visitsOf]
    .toSorted(([one], [other]) => one - other)
    .map(([bucket, visits]) => ({ ms: Math.round(longestOfBucket(bucket)), visits }));
  const all = buckets.reduce((sum, { visits }) => sum + visits, 0);
  const quantile = (share: number): number | null => {
    let passed = 0;
    for (const { ms, visits } of buckets) if ((passed += visits) >= all * share) return ms;
    return null;
  };
  return { p75: quantile(0.75), median: quantile(0.5), buckets };
}

/** Returns the conversions of visits that began on each sheet, by alias. */
function conversionsByLanding(counters: Counters, language: Language | undefined): ReadonlyMap<string, number> {
  const conversions = new Map<string, number>();
  for (const { fields, times } of ofKind(counters, 'sheet')) {
    const [of, alias, figure] = fields;
    if (figure !== 'landed-conversions' || (language !== undefined && of !== language)) continue;
    conversions.set(alias, (conversions.get(alias) ?? 0) + times);
  }
  return conversions;
}

/**
 * Returns the landing report: the first sheets and sources of visits. Referrers, campaigns and times are known only for all languages
 * together.
 */
export function landingReport(counters: Counters, sheets: readonly ReportedSheet[], language: Language | undefined): LandingReport {
  const conversions = conversionsByLanding(counters, language);
  return {
    sheets: sheetFigures(counters, sheets, language)
      .filter(({ figures }) => figures.landings > 0)
      .map(({ sheet, figures: { landings, bounces } }) => ({ sheet, landings, bounces, conversions: conversions.get(sheet.alias) ?? 0 }))
      .toSorted((one, other) => other.landings - one.landings),
    sources: totalsBySource(counters, { language }),
    referrers: ofKind(counters, 'referrer')
      .map(({ fields: [host], times }) => ({ host, visits: times }))
      .toSorted(byVisits)
      .slice(0, ROWS_MAX),
    campaigns: ofKind(counters, 'campaign')
      .map(({ fields: [source, medium, campaign], times }) => ({ source, medium, campaign, visits: times }))
      .toSorted(byVisits)
      .slice(0, ROWS_MAX),
    shown: distribution(counters, 'shown'),
    firstMove: distribution(counters, 'first-move'),
  };
}
