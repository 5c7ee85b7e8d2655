import { changeRequestView } from '#functions/plans/services/change-request-view.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import type { ManagedAccount } from '#functions/accounts/services/managed-account.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import { mayChangeBillingStart } from '#functions/accounts/services/with-billing-start.ts';
import { userSummaries } from '#functions/accounts/services/user-summaries.ts';
import { narrowScope, type Scope } from '#functions/platform/base/scope.ts';
import { SITE_STATUSES } from '#shared/model/sites/site.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { canHaveBrand } from '#shared/model/accounts/account-type.ts';

/** Returns an account as its detail screen shows it. Two database calls, and a third for an account that the operator bills. */
export async function userDetail(
  { accounts, billedAccounts, countsOf }: Pick<UserDependencies, 'accounts' | 'billedAccounts' | 'countsOf'>,
  scope: Scope,
  account: ManagedAccount,
): Promise<UserDetail> {
  const [[summary], counts, isBillingStartOpen] = await Promise.all([
    userSummaries(accounts, [account]),
    countsOf(narrowScope(scope, account)),
    mayChangeBillingStart({ billedAccounts }, account),
  ]);
  if (!summary) throw new Error(`Account ${account.id} is not one of the managed`);
  return {
    ...summary,
    parent: account.id === scope.accountId ? null : summary.parent,
    version: account.version,
    language: account.language,
    licenceGrant: account.licenceGrant,
    licencesUsed: account.licencesUsed,
    brand: canHaveBrand(account.role, account.path.length - 1) ? resolveBrand(account) : null,
    siteCount: SITE_STATUSES.reduce((sum, status) => sum + (counts[`site.${status}`] ?? 0), 0),
    hasTwoFactor: account.twoFactorSince !== null,
    planChange: account.planChange && changeRequestView(account.planChange),
    planRequest: account.planRequest && changeRequestView(account.planRequest),
    endRequest: account.endRequest && changeRequestView(account.endRequest),
    quotations: [...account.quotations],
    billingStart: account.billingStart,
    isBillingStartOpen,
    billingRecipients: [...account.billingRecipients],
    updatedAt: account.updatedAt,
  };
}
