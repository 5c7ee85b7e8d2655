import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountOverview, VisitFilter, VisitSummary } from '#shared/model/analytics/visit-reports.ts';
import { countTotals, hasFigures } from '#shared/rules/analytics/count-totals.ts';
import { accountMonthReport } from '#shared/rules/analytics/month-report.ts';
import { mostChanged } from '#shared/rules/analytics/most-changed.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';

/** Maximum number of sites in the table of an account, and of published sites that are checked for visits. */
const SITES_MAX = 300;
const SUMMARISED = { top: 5, changed: 3, unvisited: 3 } as const;

interface ReportedMonth {
  month: string;
  filter: VisitFilter;
}

/** Reads the figures of a month. One call per 800 sites with visits in the two months, and at most four for published sites. */
async function readMonth({ sites, accountVisits, clock }: ReportDependencies, accountId: string, { month, filter }: ReportedMonth) {
  const [months, published] = await Promise.all([
    accountVisits.ofAccount(accountId, addMonths(month, -1), month),
    // The scope is valid, because the account was found in the scope of the caller.
    sites.list(scopeOf(accountId), { status: 'PUBLISH', after: undefined, limit: SITES_MAX, skipsUnreadable: true }),
  ]);
  const visited = new Set(months.filter((one) => one.month === month && hasFigures(countTotals(one.counters))).map(({ siteId }) => siteId));
  return {
    report: accountMonthReport(months, { month, now: clock(), filter }),
    unvisited: published.sites
      .filter(({ id }) => !visited.has(id))
      .map(({ id, name, ownerId }) => ({ siteId: id, siteName: name, ownerId })),
  };
}

/** Adds to each site whether it is deleted. One call per 100 sites. */
async function withExistence<S extends { siteId: string }>({ sites }: ReportDependencies, accountId: string, counted: readonly S[]) {
  const existing = await sites.existing(
    scopeOf(accountId),
    counted.map(({ siteId }) => siteId),
  );
  return counted.map((site) => ({ ...site, isDeleted: !existing.has(site.siteId) }));
}

/** Reads the owners of sites, and returns a function that replaces a site's owner id by its name. One call per 100 owners. */
async function ownerNames({ accounts }: ReportDependencies, owned: readonly { ownerId: string }[]) {
  const ids = [...new Set(owned.map(({ ownerId }) => ownerId))];
  const owners = await accounts.getAll(ids);
  const names = new Map(ids.map((id, index) => [id, owners[index]?.companyName ?? '']));
  return <S extends { ownerId: string }>({ ownerId, ...site }: S) => ({ ...site, accountName: names.get(ownerId) ?? '' });
}

/**
 * Returns the report of a month of an account and all accounts below it. At most nine calls, for owners and deleted sites, besides
 * those of `readMonth`.
 */
export async function accountOverview(
  dependencies: ReportDependencies,
  accountId: string,
  reported: ReportedMonth,
): Promise<AccountOverview> {
  const { report, unvisited } = await readMonth(dependencies, accountId, reported);
  const counted = report.sites.slice(0, SITES_MAX);
  const [named, sites] = await Promise.all([
    ownerNames(dependencies, [...counted, ...unvisited]),
    withExistence(dependencies, accountId, counted),
  ]);
  return { ...report, sites: sites.map(named), unvisited: unvisited.map(named) };
}

/** Returns the summary of a month. Two calls, for owners and deleted sites, besides those of `readMonth`. */
export async function visitSummary(dependencies: ReportDependencies, accountId: string, month: string): Promise<VisitSummary> {
  const { report, unvisited } = await readMonth(dependencies, accountId, { month, filter: {} });
  const { sites, ...figures } = report;
  const top = sites.filter(({ totals }) => totals.visits > 0).slice(0, SUMMARISED.top);
  const changed = mostChanged(sites, SUMMARISED.changed);
  const some = unvisited.slice(0, SUMMARISED.unvisited);
  const [named, known] = await Promise.all([
    ownerNames(dependencies, [...top, ...changed, ...some]),
    withExistence(dependencies, accountId, [...top, ...changed]),
  ]);
  return {
    ...figures,
    top: known.slice(0, top.length).map(named),
    changed: known.slice(top.length).map(named),
    unvisited: some.map(named),
  };
}
