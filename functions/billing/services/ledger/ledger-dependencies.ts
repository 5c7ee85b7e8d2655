import type { CardDependencies } from '#functions/billing/services/card/card-dependencies.ts';
import type { LedgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';

/** Dependencies of the endpoints that add entries to the ledgers of payments. */
export interface LedgerDependencies extends Pick<CardDependencies, 'clock' | 'ids' | 'charges'> {
  payments: PaymentStore;
  ledger: LedgerStore;
}
