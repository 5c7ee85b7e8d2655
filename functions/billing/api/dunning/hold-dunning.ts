import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { DunningDependencies } from '#functions/billing/api/dunning/dunning-dependencies.ts';
import { dunningOf } from '#functions/billing/api/dunning/dunning-of.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Dunning, DunningHold } from '#shared/model/billing/dunning.ts';
import { dunningTime, holdFaults, holdOn } from '#shared/rules/billing/dunning.ts';
import { isDunned } from '#shared/rules/billing/ledger.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

/**
 * Sets or ends the hold of an invoice, with an audit entry of the issuer. No step acts before the next morning. Throws `transition-refused`
 * if nothing of the invoice is open, there is no hold to end, or a step has acted concurrently.
 */
async function changeHold(
  dependencies: DunningDependencies,
  caller: Caller,
  number: string,
  hold: DunningHold | null,
): Promise<{ dunning: Dunning }> {
  const { payments, dunning, clock } = dependencies;
  const payment = await payments.find(caller.scope, number);
  const record = await dunning.get(payment);
  const today = japaneseDay(clock());
  const former = holdOn(record.hold, today);
  if (!isDunned(payment) || (hold === null && former === null)) throw new AppError('transition-refused');
  const { accountId, companyName } = payment;
  const audit = newAuditEntry(
    dependencies,
    hold ? 'billing.dunning-hold' : 'billing.dunning-resume',
    auditActor(caller),
    { kind: 'account', id: accountId, name: companyName, ownerId: accountId },
    [
      { field: 'invoice', from: null, to: number },
      { field: 'heldUntil', from: former?.until ?? null, to: hold?.until ?? null },
      ...(hold ? [{ field: 'reason', from: null, to: hold.reason }] : []),
    ],
  );
  const at = dunningTime(addDays(hold?.until ?? today, 1));
  if (!(await dunning.hold(payment, record, { hold, at }, audit))) throw new AppError('transition-refused');
  return { dunning: await dunningOf(dependencies, payment) };
}

/** Holds the steps of an invoice through a day, for a reason. */
export const holdDunning =
  (dependencies: DunningDependencies): UseCase<typeof bill.holdDunning> =>
  ({ caller, params: { number }, body }) => {
    const fields = holdFaults(body, japaneseDay(dependencies.clock()));
    if (fields.length > 0) throw new AppError('invalid-input', { fields });
    return changeHold(dependencies, caller, number, body);
  };

/** Ends the hold of an invoice before its day. */
export const resumeDunning =
  (dependencies: DunningDependencies): UseCase<typeof bill.resumeDunning> =>
  ({ caller, params: { number } }) =>
    changeHold(dependencies, caller, number, null);
