import { contractEffectOfChain } from '#functions/accounts/services/contract-effect.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { ReportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import type { DeliveryOutcome } from '#shared/model/analytics/report-delivery.ts';
import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';

export interface DeliverReportDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  plans: Pick<PlanStore, 'find'>;
  deliveries: Pick<ReportDeliveryStore, 'get' | 'finish'>;
  ids: Ids;
  clock: Clock;
}

/** A monthly report to e-mail. */
interface MonthlyReport {
  site: Site;
  month: string;
  language: Language;
  /** Id in the key of the report's file: the id of the job that made the report. */
  reportId: string;
}

/** Returns why the monthly report of a site is not sent; `undefined` if it is sent. */
export async function deliveryObstacle(
  { accounts, plans, clock }: DeliverReportDependencies,
  { lineage }: Site,
): Promise<Exclude<DeliveryOutcome, 'sent'> | undefined> {
  const chain = await accounts.getAll(lineage);
  if (contractEffectOfChain(chain, clock()) !== 'running') return 'contract';
  const planId = chain.at(-1)?.planId ?? null;
  const plan = planId === null ? undefined : await plans.find(planId);
  return plan && !plan.analyticsEffect ? 'plan' : undefined;
}

/** Records that the report of a month is not sent. E-mails the owner about a plan without reports only in the first such month. */
export async function skipDelivery(
  { deliveries, ids, clock }: DeliverReportDependencies,
  { site, month }: Pick<MonthlyReport, 'site' | 'month'>,
  outcome: Exclude<DeliveryOutcome, 'sent'>,
): Promise<void> {
  const now = clock();
  const { deliveries: former } = await deliveries.get(site);
  const isNotified = former.some((one) => one.month === addMonths(month, -1) && one.outcome === 'plan');
  const mail = { template: 'report-not-sent' as const, accountId: site.ownerId, siteId: site.id, siteName: site.name, month };
  const jobs = outcome === 'plan' && !isNotified ? [newJob('mail', { mail }, ids.ulid(), now)] : [];
  await deliveries.finish(site.id, { month, at: now.toISOString(), outcome, recipients: 0 }, jobs);
}

/** E-mails a finished report, once to each address of the site. */
export async function deliverReport(
  { deliveries, ids, clock }: DeliverReportDependencies,
  { site, month, language, reportId }: MonthlyReport,
  { totals, previous }: Pick<SiteOverview, 'totals' | 'previous'>,
): Promise<void> {
  const now = clock();
  const { recipients } = await deliveries.get(site);
  const about = { siteId: site.id, siteName: site.name, ownerId: site.ownerId, month, language, reportId, totals, previous };
  const jobs = recipients.map((to): Job => newJob('mail', { mail: { template: 'visit-report', to, ...about } }, ids.ulid(), now));
  await deliveries.finish(site.id, { month, at: now.toISOString(), outcome: 'sent', recipients: recipients.length }, jobs);
}
