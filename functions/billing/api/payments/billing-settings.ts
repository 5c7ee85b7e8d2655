import { AppError } from '#functions/platform/base/app-error.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';

export const getBillingSettings =
  ({ settings }: BillDependencies): UseCase<typeof bill.settings> =>
  async ({ caller: { scope } }) => {
    const stored = await settings.get(scope.accountId);
    return { settings: stored?.settings ?? null, version: stored?.version ?? 0 };
  };

/** The names of the settings in the audit log. */
const AUDITED = {
  name: 'issuerName',
  address: 'issuerAddress',
  phone: 'issuerPhone',
  registrationNumber: 'registrationNumber',
  bankDetails: 'bankDetails',
  note: 'invoiceNote',
  chargeDay: 'chargeDay',
} as const satisfies Record<keyof BillingSettings, string>;

function changesOf(previous: BillingSettings | undefined, next: BillingSettings): AuditEntry['changes'] {
  const valueOf = (settings: BillingSettings | undefined, field: keyof BillingSettings): string | null => {
    const value = settings?.[field];
    return value === undefined || value === '' ? null : String(value);
  };
  return (Object.keys(AUDITED) as (keyof BillingSettings)[]).flatMap((field) => {
    const [from, to] = [valueOf(previous, field), valueOf(next, field)];
    return from === to ? [] : [{ field: AUDITED[field], from, to }];
  });
}

/** Replaces the billing settings, with an audit entry. Throws `version-conflict` if they were changed since the caller read them. */
export const setBillingSettings =
  (dependencies: BillDependencies): UseCase<typeof bill.setSettings> =>
  async ({ caller, body: { settings, version } }) => {
    const { accounts, settings: store } = dependencies;
    const { accountId } = caller.scope;
    const [stored, issuer] = await Promise.all([store.get(accountId), accounts.find(caller.scope, accountId)]);
    if ((stored?.version ?? 0) !== version) throw new AppError('version-conflict');
    const changes = changesOf(stored?.settings, settings);
    if (changes.length === 0) return { settings, version };
    const audit = newAuditEntry(dependencies, 'billing.settings', auditActor(caller), accountAuditSubject(issuer), changes);
    if (!(await store.replace(accountId, settings, version, auditWrites(audit, [accountId])))) throw new AppError('version-conflict');
    return { settings, version: version + 1 };
  };
