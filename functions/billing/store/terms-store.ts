import type { Table } from '#functions/platform/engine/table.ts';
import { termsKey } from '#functions/platform/keys/billing-keys.ts';
import { BillingTerms } from '#shared/model/billing/billing-terms.ts';

export interface TermsStore {
  /** Returns the terms of an account in a month; `undefined` if they are not stored, because the month has not begun or is not billed. */
  find(accountId: string, month: string): Promise<BillingTerms | undefined>;
}

export const termsStore = (table: Table): TermsStore => ({
  find: (accountId, month) => table.get(termsKey(accountId, month), BillingTerms),
});
