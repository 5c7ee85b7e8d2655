import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import type { BankTransferStore } from '#functions/billing/store/bank-transfer-store.ts';

/** Dependencies of the endpoints that match transfers with invoices. */
export interface BankDependencies extends LedgerDependencies {
  bankTransfers: BankTransferStore;
}
