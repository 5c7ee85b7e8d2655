import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';

/** Returns an invoice with its payment. Throws `not-found` unless the caller's account issued it or has to pay it. */
export const getBill =
  ({ payments }: BillDependencies): UseCase<typeof bill.get> =>
  async ({ caller, params: { number } }) => {
    const payment = await payments.find(caller.scope, number);
    return { payment, invoice: await payments.findInvoice(payment) };
  };
