import { AppError } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';

/** Returns payments of the scope's own list, without duplicates. Throws `not-found` if one of them is not in the list. */
export async function findPayments(
  payments: Pick<PaymentStore, 'findAll'>,
  scope: Scope,
  numbers: readonly string[],
): Promise<StoredPayment[]> {
  const found = await payments.findAll(scope, [...new Set(numbers)]);
  if (found.includes(undefined)) throw new AppError('not-found');
  return found.filter((payment) => payment !== undefined);
}
