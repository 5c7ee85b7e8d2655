import { applyPlanChange } from '#functions/plans/services/apply-plan-change.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { monthlyClosingJob } from '#functions/billing/job-definitions/monthly-closing.ts';
import { newInvoiceJobs, newJob } from '#functions/platform/job-list/new-job.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { JobHandler } from '#functions/platform/runner/run-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { ClosingStore, OpenMonth } from '#functions/billing/store/closing-store.ts';
import type { InvoiceDraft } from '#functions/billing/store/invoice-writes.ts';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import { coversBegin, coversPart } from '#shared/rules/billing/contract-month.ts';
import { dueDay } from '#shared/rules/billing/due-day.ts';
import { freeInvoiceLine } from '#shared/rules/billing/free-lines.ts';
import { billedTerms } from '#shared/rules/billing/first-invoice.ts';
import { calculateClosing, NO_LICENCES } from '#shared/rules/billing/monthly-closing.ts';
import { recipientOf } from '#shared/rules/billing/recipient.ts';
import { planTerms } from '#shared/rules/plans/plan-terms.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';

export interface ClosingDependencies {
  accounts: Pick<AccountStore, 'get' | 'replace'>;
  plans: Pick<PlanStore, 'find' | 'getSiteLimits'>;
  sites: Pick<SiteStore, 'list'>;
  revisions: Pick<RevisionStore, 'read' | 'parts'>;
  settings: Pick<BillingSettingsStore, 'get'>;
  closings: ClosingStore;
  pageViews: {
    /** Ends the metering of a month of an account. Returns the page views to bill. Idempotent. */
    closeMonth(accountId: string, month: string): Promise<number>;
  };
  clock: Clock;
  ids: Ids;
}

const hasEnded = ({ contractStatus, deletedAt }: Account): boolean => contractStatus === 'TERMINATED' || deletedAt !== undefined;

/**
 * Closes the past months of an account, some hours after their end (`closingTime`), oldest first:
 *
 * 1. Reads the terms of the month that begins and of the one that closes. Terms that are not stored yet are derived from the plan: for the
 *    month that begins if the contract covers its first day, for the one that closes if the contract began in it.
 * 2. Ends the metering of the month that closes; views that are metered later are never billed.
 * 3. Decides with `calculateClosing`, without months that are not billed (`billedTerms`), and commits balance, terms and invoice in one
 *    transaction.
 *
 * The transaction requires that the month is still open, so each month is closed once, even if jobs are retried. A no-op if the billing
 * settings are not entered.
 */
export function closeMonths(dependencies: ClosingDependencies): JobHandler<typeof monthlyClosingJob> {
  const { accounts, plans, settings, closings, pageViews, clock, ids } = dependencies;
  const contractJob = (accountId: string): Job =>
    newJob('contract', { subjectId: accountId, ownerId: accountId, affects: 'sites' }, ids.ulid(), clock());

  /**
   * Returns the terms of a month by the present plan. `former`: the terms of the previous month, whose start date applies if they have the
   * same plan and the account stores no start date.
   */
  async function currentTerms(
    { planId, planSince, role, quotations }: Account,
    month: string,
    former?: BillingTerms,
  ): Promise<BillingTerms | undefined> {
    if (planId === null) return undefined;
    const plan = await plans.find(planId);
    if (!plan) throw new Error(`An account has plan ${planId}, which does not exist`);
    const since = planSince ?? (former?.planId === planId ? former.planSince : month);
    return planTerms(plan, { role, planSince: since, quotations }, month);
  }

  function draftOf(
    account: Account,
    { chargeDay, ...issuer }: BillingSettings,
    { lines, taxes, subtotal, tax, total }: ReturnType<typeof calculateClosing>,
    month: string,
    { method, billingData }: Pick<OpenMonth, 'method' | 'billingData'>,
  ): InvoiceDraft | undefined {
    const [issuerId] = account.path;
    if (lines.length === 0 || issuerId === undefined) return undefined;
    const issuedOn = japaneseDay(clock());
    return {
      kind: 'invoice',
      corrects: null,
      issuerId,
      accountId: account.id,
      month,
      issuedOn,
      dueOn: dueDay(issuedOn, chargeDay),
      issuer,
      recipient: recipientOf(account, billingData),
      method,
      lines,
      taxes,
      subtotal,
      tax,
      total,
    };
  }

  async function closeOne(account: Account, issuing: BillingSettings, open: OpenMonth): Promise<void> {
    const { billed } = open;
    const { closingMonth: month, feesThrough, isInitialFeeDue, discount, carried } = billed;
    const closedMonth = addMonths(month, -1);
    const closedTerms = open.closedTerms ?? (coversPart(account, closedMonth) ? await currentTerms(account, closedMonth) : undefined);
    const terms =
      open.terms ?? (!hasEnded(account) && coversBegin(account, month) ? await currentTerms(account, month, closedTerms) : undefined);
    const result = calculateClosing({
      terms: billedTerms(account, terms),
      closedTerms: billedTerms(account, closedTerms),
      views: closedTerms ? await pageViews.closeMonth(account.id, closedMonth) : 0,
      licencePeak: closedTerms && closedTerms.licencePrice > 0 ? await closings.readLicencePeak(account.id, closedMonth) : NO_LICENCES,
      feesThrough,
      isInitialFeeDue,
      discount,
      carried,
      free: open.pending.map(({ line }) => freeInvoiceLine(line)),
    });
    const newTerms = [terms, closedTerms].filter((one) => one !== undefined && one !== open.terms && one !== open.closedTerms);
    await closings.commit({
      billed,
      pending: open.pending,
      newTerms: newTerms.filter((one) => one !== undefined),
      balance: result.balance,
      draft: draftOf(account, issuing, result, month, open),
      jobsOf: (invoice) => newInvoiceJobs(invoice, clock()),
      // If a contract ended after this month began, the account is closed once more at the end of the month.
      isFinal: hasEnded(account) && terms === undefined,
    });
  }

  return {
    async run({ payload: { subjectId } }, progress) {
      // Applies the plan change first, since the month that begins is billed by its new plan.
      await applyPlanChange({ ...dependencies, contractJob }, subjectId);
      for (let open = await closings.find(subjectId); open; open = await closings.find(subjectId)) {
        progress.assertLeaseHeld();
        const account = await accounts.get(subjectId);
        const issuing = account && (await settings.get(account.path[0] ?? ''));
        if (!issuing) return;
        await closeOne(account, issuing.settings, open);
      }
    },
  };
}
