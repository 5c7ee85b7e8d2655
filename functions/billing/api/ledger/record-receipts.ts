import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { findPayments } from '#functions/billing/services/find-payments.ts';
import { entryFacts, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { balanceOf, mayReceive } from '#shared/rules/billing/ledger.ts';

type Receipt = RequestOf<typeof bill.receive>['body'];

/**
 * Records money that an account has paid for its invoices, in one transaction with `writes`. Throws `transition-refused` if a
 * payment takes no money, or is not as the client showed it, or the condition of a write fails. Returns the changed payments.
 */
export async function receiveMoney(
  dependencies: LedgerDependencies,
  caller: Caller,
  { receivedOn, note, allocations }: Receipt,
  writesOf: (accountId: string) => readonly Write[] = () => [],
): Promise<Payment[]> {
  const { payments, charges, ledger } = dependencies;
  const numbers = allocations.map(({ number }) => number);
  const found = await findPayments(payments, caller.scope, numbers);
  const [accountId = '', ...others] = new Set(found.map((payment) => payment.accountId));
  if (others.length > 0) throw invalidInput([{ path: 'allocations', rule: 'invalid' }]);
  const changes = await Promise.all(
    found.map(async (payment, index) => {
      const { amount = 0, open } = allocations[index] ?? {};
      if (!mayReceive(payment) || (open !== undefined && open !== balanceOf(payment).open)) throw new AppError('transition-refused');
      const charge = await charges.find(payment.accountId, payment.number);
      const entry = { ...entryFacts(dependencies, payment), kind: 'transfer', amount, on: receivedOn, note } as const;
      return newLedgerChange(dependencies, { action: 'billing.receive', actor: auditActor(caller), payment, charge, entries: [entry] });
    }),
  );
  if (!(await ledger.append(changes, [], writesOf(accountId)))) throw new AppError('transition-refused');
  return changes.map(({ payment, next }) => ({ ...payment, ...next }));
}

/** Records a receipt that a person noted. */
export const recordReceipts =
  (dependencies: LedgerDependencies): UseCase<typeof bill.receive> =>
  async ({ caller, body }) => ({ payments: await receiveMoney(dependencies, caller, body) });
