import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { isDay, isReportPeriod, reportDays, reportMonths } from '#shared/rules/analytics/report-month.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/** Refuses a day or month that is not reported. `path`: the path of the field in the request. */
export function assertReportPeriod(period: string, path: string, now: Date): void {
  if (isReportPeriod(period, now)) return;
  if (isDay(period)) throw invalidInput([{ path, rule: 'day-not-reported', params: { ...reportDays(now) } }]);
  const months = reportMonths(now);
  throw invalidInput([{ path, rule: 'month-not-reported', params: { from: months.at(-1) ?? '', to: months[0] ?? '' } }]);
}

/** Returns the requested month, by default the current one. Refuses a month that is not reported. */
export function reportedMonth(month: string | undefined, now: Date): string {
  if (month !== undefined) assertReportPeriod(month, 'month', now);
  return month ?? monthOf(now);
}

/**
 * Refuses an account whose plan does not include effect measurement. One call, none for an account without a plan. `path`: the field that
 * contains the id of the account or of its site.
 */
export async function assertPlanIncludesReports(
  { plans }: Pick<ReportDependencies, 'plans'>,
  { planId }: { planId: string | null },
  path?: string,
): Promise<void> {
  const plan = planId === null ? undefined : await plans.find(planId);
  if (!plan || plan.analyticsEffect) return;
  throw new AppError('plan-limit-reached', path === undefined ? {} : { fields: [{ path, rule: 'plan-without-analytics' }] });
}

/**
 * Returns a site that may have reports. Throws `not-found` outside the scope, `plan-limit-reached` if its owner's plan has no reports.
 * Three calls.
 */
export async function reportedSite(dependencies: ReportDependencies, scope: Scope, siteId: string): Promise<Site> {
  const site = await dependencies.sites.find(scope, siteId);
  const [owner] = await dependencies.accounts.getAll([site.ownerId]);
  if (!owner) throw new AppError('not-found');
  await assertPlanIncludesReports(dependencies, owner, 'siteId');
  return site;
}
