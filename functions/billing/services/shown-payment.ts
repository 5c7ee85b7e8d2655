import type { Scope } from '#functions/platform/base/scope.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';

/** Returns a payment with what remains to be paid. */
export const balancedPayment = <P extends Payment>(payment: P): P & { open: number } => ({ ...payment, open: balanceOf(payment).open });

/** Returns an entry as an account reads it: only the issuer reads its note. */
export const shownEntry = ({ accountId }: Scope, { issuerId }: Pick<StoredPayment, 'issuerId'>, entry: LedgerEntry): LedgerEntry =>
  accountId === issuerId ? entry : { ...entry, note: '' };

/** Returns an entry with the account that its invoice bills, as an account reads it. */
export const listedEntry = (scope: Scope, payment: StoredPayment, entry: LedgerEntry) => ({
  ...shownEntry(scope, payment, entry),
  accountId: payment.accountId,
  companyName: payment.companyName,
});
