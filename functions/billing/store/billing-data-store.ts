import * as z from 'zod';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { billingDataKey } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { BillingData } from '#shared/model/billing/billing-data.ts';

/** The billing data of an account as it is stored. */
export const StoredBillingData = z.object({ data: z.object(BillingData.shape), version: z.number() });
type StoredBillingData = z.infer<typeof StoredBillingData>;

export interface BillingDataStore {
  /** Returns the billing data of an account; `undefined` until it is entered. */
  find(accountId: string): Promise<StoredBillingData | undefined>;
  /**
   * Replaces the data of a version (0 if there is none yet), with an audit entry in the logs of `audience`. Returns `false` if it has
   * changed since.
   */
  replace(accountId: string, next: StoredBillingData, audit: AuditEntry, audience: readonly string[]): Promise<boolean>;
}

export const billingDataStore = (table: Table): BillingDataStore => ({
  find: (accountId) => table.get(billingDataKey(accountId), StoredBillingData),
  replace: (accountId, { data, version }, audit, audience) =>
    tryCommit(
      table.transact([
        {
          put: { ...billingDataKey(accountId), entity: 'billing-data', data, version: version + 1 },
          when: version === 0 ? isAbsent() : isEqual('version', version),
        },
        ...auditWrites(audit, audience),
      ]),
    ),
});
