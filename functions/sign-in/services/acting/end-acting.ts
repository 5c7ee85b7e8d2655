import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { actingAudit } from '#functions/sign-in/services/acting/acting-audit.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ActingStore, StoredActing } from '#functions/sign-in/store/acting/acting-store.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

export interface EndActingDependencies {
  accounts: Pick<AccountStore, 'get' | 'recordAction'>;
  actings: Pick<ActingStore, 'endWrite'>;
  clock: Clock;
  ids: Ids;
}

/**
 * Ends acting for a login, with its audit entry. `actor` is who ends it, or `null` if its hour is over. A no-op if the acting session has
 * ended or its login is deleted.
 */
export async function endActing(
  { accounts, actings, clock, ids }: EndActingDependencies,
  acting: StoredActing,
  actor: AuditEntry['actor'],
): Promise<void> {
  const account = acting.endedAt === null ? await accounts.get(acting.loginId) : undefined;
  if (!account) return;
  await accounts.recordAction(account, {
    audit: actingAudit({ ids, clock }, 'account.act-as-end', acting, account, actor),
    writes: [actings.endWrite(acting, clock())],
  });
}
