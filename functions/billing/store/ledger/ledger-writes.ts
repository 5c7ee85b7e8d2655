import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { type Charge, openChargeWrite } from '#functions/billing/store/charge.ts';
import { endedPaymentWrites } from '#functions/billing/store/ended-payment.ts';
import { paymentScopes } from '#functions/billing/store/invoice-writes.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { allOf, anyOf, type Condition, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { ledgerEntryKey, paymentKey } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { balanceOf, impliedEntries, isDunned } from '#shared/rules/billing/ledger.ts';

/** New entries of a payment, and what follows from them. */
export interface LedgerChange {
  /** The payment as it was read. */
  payment: StoredPayment;
  entries: readonly LedgerEntry[];
  next: Pick<Payment, 'state' | 'ledger' | 'settlement'>;
  /** The charge of the payment; `undefined` if there is none. */
  charge: Charge | undefined;
  audit: AuditEntry;
}

/** Requires that state and ledger of a payment are as they were read. */
export const isUnchanged = ({ state, ledger }: Pick<Payment, 'state' | 'ledger'>): Condition =>
  allOf(isEqual('state', state), ledger === null ? anyOf(isAbsent('ledger'), isEqual('ledger', null)) : isEqual('ledger', ledger));

/** Returns the writes of entries in the lists of all accounts that see the payment, with those that the payment implied so far. */
export const entryWrites = (payment: StoredPayment, entries: readonly LedgerEntry[]): Write[] =>
  paymentScopes(payment).flatMap((scopeId) =>
    [...impliedEntries(payment), ...entries].map((entry): Write => ({
      put: { ...ledgerEntryKey(scopeId, entry), entity: 'ledger-entry', ...entry },
      when: isAbsent(),
    })),
  );

/** Returns the writes that add entries to the ledger of a payment. They fail if the payment has changed since it was read. */
export const ledgerWrites = ({ payment, entries, next, charge, audit }: LedgerChange, today: string): Write[] => [
  ...paymentScopes(payment).map((scopeId): Write => ({
    update: paymentKey(scopeId, payment.number),
    set: { ...next, changedAt: audit.at },
    when: isUnchanged(payment),
  })),
  openChargeWrite(charge, payment, balanceOf({ ...payment, ...next }).open, today),
  ...entryWrites(payment, entries),
  ...auditWrites(audit, paymentScopes(payment)),
  ...(isDunned({ ...payment, ...next }) ? [] : endedPaymentWrites(payment, new Date(audit.at))),
];
