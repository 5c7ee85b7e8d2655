import { AppError } from '#functions/platform/base/app-error.ts';
import { receiveMoney } from '#functions/billing/api/ledger/record-receipts.ts';
import type { BankDependencies } from '#functions/billing/api/bank/bank-dependencies.ts';
import { transferWrites } from '#functions/billing/store/bank-transfer-store.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';

/**
 * Records confirmed transfers, each in one transaction with the invoices that it pays. A transfer that is recorded already, or
 * whose invoices have changed since they were shown, is refused; the others are recorded.
 */
export const receiveTransfers =
  (dependencies: BankDependencies): UseCase<typeof bill.receiveTransfers> =>
  async ({ caller, body: { transfers } }) => {
    const received: string[] = [];
    const refused: string[] = [];
    for (const { fingerprint, payer, ...receipt } of transfers) {
      try {
        const writesOf = (accountId: string) => transferWrites(caller.scope.accountId, fingerprint, payer, accountId);
        await receiveMoney(dependencies, caller, { ...receipt, note: payer }, { writesOf });
        received.push(fingerprint);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'transition-refused') throw error;
        refused.push(fingerprint);
      }
    }
    return { received, refused };
  };
