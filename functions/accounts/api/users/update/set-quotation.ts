import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { userDetail } from '#functions/accounts/api/users/user-detail.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import { accountForAction, visibleAccount } from '#functions/accounts/api/users/visible-account.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { ManagedAccount } from '#functions/accounts/services/managed-account.ts';
import { billingStartChanges, withBillingStart } from '#functions/accounts/services/with-billing-start.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import { quotationFor, withQuotation, withQuotedPrice } from '#shared/rules/plans/plan-quotation.ts';
import { openPlanRequest } from '#shared/rules/plans/plan-request.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

type QuotedPrice = Quotation['prices'][number];

const LIMITS = ['quantitySite', 'maxPages', 'quantitySwipe'] as const;
const PRICES = ['from', 'price', 'limitAccess', 'limitAccessPrice', 'licencePrice'] as const;

const toText = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

/** Returns the changed limits and the fields of the price that was set or removed, for the audit entry. */
function quotationChanges(
  [previous, next]: readonly [Quotation | undefined, Quotation],
  [former, price]: readonly [QuotedPrice | undefined, QuotedPrice | undefined],
): AuditEntry['changes'] {
  return [
    ...LIMITS.map((field) => ({ field, from: toText(previous?.[field]), to: toText(next[field]) })),
    ...PRICES.map((field) => ({
      field: field === 'from' ? 'priceFrom' : field,
      from: toText(former?.[field]),
      to: toText(price?.[field]),
    })),
  ].filter(({ from, to }) => from !== to);
}

/** Whether the price of the present month can still be changed, because the fee of the month is not invoiced yet. */
async function isPresentMonthOpen({ billedAccounts }: UserDependencies, { id }: ManagedAccount, month: string): Promise<boolean> {
  const billed = await billedAccounts.find(id);
  return billed !== undefined && billed.feesThrough < month;
}

async function replaceQuotation(
  dependencies: UserDependencies,
  caller: Caller,
  account: ManagedAccount,
  { quotation, billingStart, changes }: Pick<ManagedAccount, 'billingStart'> & { quotation: Quotation; changes: AuditEntry['changes'] },
) {
  const { accounts, ids, clock } = dependencies;
  if (changes.length > 0) {
    const outcome = await accounts.replace(
      account,
      { ...account, billingStart, quotations: withQuotation(account.quotations, quotation) },
      { audit: newAuditEntry({ ids, clock }, 'account.quotation', auditActor(caller), accountAuditSubject(account), changes) },
    );
    if (outcome !== 'replaced') throw new AppError('version-conflict');
  }
  return { user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, account.id)) };
}

/**
 * Sets the quotation of an account for its present or requested plan: the limits, effective immediately, and the prices from a
 * month on. Prices can begin with the present month if it is not invoiced yet, else with a later month. Also sets how the billing begins,
 * until the first invoice is issued.
 */
export const setQuotation =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.setQuotation> =>
  async ({ caller, params: { id }, body: { version, planId, quantitySite, maxPages, quantitySwipe, billingStart: start, ...price } }) => {
    const account = await accountForAction(dependencies, caller, id, 'update');
    if (version !== account.version) throw new AppError('version-conflict');
    const plan = await dependencies.plans.find(planId);
    const isOwn = [account.planId, account.planChange?.planId, openPlanRequest(account.planRequest)].includes(planId);
    if (!isBilled(account) || !isOwn || plan?.offer !== 'quotation') throw invalidInput([{ path: 'planId', rule: 'unknown-plan' }]);
    const month = monthOf(dependencies.clock());
    if (price.from < month || (price.from === month && !(await isPresentMonthOpen(dependencies, account, month))))
      throw invalidInput([{ path: 'from', rule: 'not-next-month' }]);
    const previous = quotationFor(account.quotations, planId);
    const former = previous?.prices.find(({ from }) => from === price.from);
    const quotation = { planId, quantitySite, maxPages, quantitySwipe, prices: withQuotedPrice(previous?.prices ?? [], price) };
    const { billingStart } = await withBillingStart(dependencies, account, { ...account, billingStart: start });
    const changes = [
      ...quotationChanges([previous, quotation], [former, price]),
      ...billingStartChanges(account.billingStart, billingStart),
    ];
    return replaceQuotation(dependencies, caller, account, { quotation, billingStart, changes });
  };

/** Removes prices that are not in effect yet. */
export const removeQuotedPrice =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.removeQuotedPrice> =>
  async ({ caller, params: { id, planId, from } }) => {
    const account = await accountForAction(dependencies, caller, id, 'update');
    const previous = quotationFor(account.quotations, planId);
    const former = previous?.prices.find((price) => price.from === from);
    if (!previous || !former) throw new AppError('not-found');
    if (from <= monthOf(dependencies.clock())) throw new AppError('transition-refused');
    const quotation = { ...previous, prices: previous.prices.filter((price) => price !== former) };
    return replaceQuotation(dependencies, caller, account, {
      quotation,
      billingStart: account.billingStart,
      changes: quotationChanges([previous, quotation], [former, undefined]),
    });
  };
