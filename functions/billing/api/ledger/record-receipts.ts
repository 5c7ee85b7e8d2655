import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { balancedPayment } from '#functions/billing/services/shown-payment.ts';
import { findPayments } from '#functions/billing/services/find-payments.ts';
import { appendChanges, entryFacts, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { balanceOf, mayReceive } from '#shared/rules/billing/ledger.ts';

type Receipt = RequestOf<typeof bill.receive>['body'];

/** Characters of the digest in the id of an entry that a machine recorded. */
const ID_LENGTH = 26;

/** Returns the id of the entry that a machine's write records for an invoice: the same whenever its request is repeated. */
const entryIdOf = (writeId: string, number: string): string => `api-${digest(`${writeId}/${number}`).slice(0, ID_LENGTH)}`;

interface ReceiptContext {
  /** Returns further writes of the transaction. */
  writesOf?: (accountId: string) => readonly Write[];
  /** Identifies the write of a machine (`RequestContext.writeId`). */
  writeId?: string | undefined;
}

/**
 * Records money that an account has paid for its invoices, in one transaction with further writes (R-22.60). Throws `transition-refused` if a
 * payment takes no money, or is not as the client showed it, or the condition of a write fails. Returns the changed payments.
 */
export async function receiveMoney(
  dependencies: LedgerDependencies,
  caller: Caller,
  { receivedOn, note, allocations }: Receipt,
  { writesOf, writeId }: ReceiptContext = {},
): Promise<Payment[]> {
  const { payments, charges } = dependencies;
  const numbers = allocations.map(({ number }) => number);
  const found = await findPayments(payments, caller.scope, numbers);
  const [accountId = '', ...others] = new Set(found.map((payment) => payment.accountId));
  if (others.length > 0) throw invalidInput([{ path: 'allocations', rule: 'invalid' }]);
  const changes = await Promise.all(
    found.map(async (payment, index) => {
      const { amount = 0, open } = allocations[index] ?? {};
      if (!mayReceive(payment) || (open !== undefined && open !== balanceOf(payment).open)) throw new AppError('transition-refused');
      const charge = await charges.find(payment.accountId, payment.number);
      const id = writeId === undefined ? {} : { id: entryIdOf(writeId, payment.number) };
      const entry = { ...entryFacts(dependencies, payment), ...id, kind: 'transfer', amount, on: receivedOn, note } as const;
      return newLedgerChange(dependencies, { action: 'billing.receive', actor: auditActor(caller), payment, charge, entries: [entry] });
    }),
  );
  if (!(await appendChanges(dependencies, changes, [], writesOf?.(accountId)))) throw new AppError('transition-refused');
  return changes.map(({ payment, next, audit }) => ({ ...payment, ...next, changedAt: audit.at }));
}

/**
 * Returns the payments of a machine's write if it has been recorded before; `undefined` if not. Throws `idempotency-key-reused` if it
 * recorded something else.
 */
async function findRecorded(
  { payments, ledger }: LedgerDependencies,
  { scope }: Caller,
  { receivedOn, allocations }: Receipt,
  writeId: string,
): Promise<Payment[] | undefined> {
  const entries = await Promise.all(
    allocations.map(async ({ number, amount }) => ({
      amount,
      entry: await ledger.find(scope, { number, id: entryIdOf(writeId, number) }),
    })),
  );
  if (entries.every(({ entry }) => entry === undefined)) return undefined;
  const isSame = entries.every(({ amount, entry }) => entry?.amount === amount && entry.on === receivedOn);
  if (!isSame) throw new AppError('idempotency-key-reused');
  return findPayments(
    payments,
    scope,
    allocations.map(({ number }) => number),
  );
}

/**
 * Records a receipt that a person noted, or a machine reports. A machine's request is recorded once however often it is repeated, also
 * after its kept answer has expired or the function crashed before keeping it.
 */
export const recordReceipts =
  (dependencies: LedgerDependencies): UseCase<typeof bill.receive> =>
  async ({ caller, body, writeId }) => {
    const recorded = writeId === undefined ? undefined : await findRecorded(dependencies, caller, body, writeId);
    const payments = recorded ?? (await receiveMoney(dependencies, caller, body, { writeId }));
    return { payments: payments.map(balancedPayment) };
  };
