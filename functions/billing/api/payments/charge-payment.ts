import { AppError } from '#functions/platform/base/app-error.ts';
import type { PayingDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { beginAttempt, carryOutAttempt } from '#functions/billing/services/card/charge-attempt.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Charge } from '#functions/billing/store/charge.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { balanceOf, isPayableByCard } from '#shared/rules/billing/ledger.ts';
import { routeSegment } from '#shared/model/open-api/route-segment.ts';

/** Returns the charge of a payment by card. Throws `transition-refused` if there is none. */
async function chargeOf({ charges }: PayingDependencies, { accountId, number }: StoredPayment): Promise<Charge> {
  const charge = await charges.find(accountId, number);
  if (!charge) throw new AppError('transition-refused');
  return charge;
}

/**
 * Begins an attempt that a person requested. Throws `transition-refused` unless the payment has failed, or is a transfer that the customer
 * pays by card instead, `card-missing` if there is no card to charge.
 */
async function begin(
  dependencies: PayingDependencies,
  caller: Caller,
  payment: StoredPayment,
  how: { origin: 'operator' | 'customer'; returnUrl?: string },
): Promise<Charge> {
  const { cards, charges } = dependencies;
  const isAllowed = isPayableByCard(payment) && (payment.state === 'FAILED' || how.origin === 'customer');
  if (!isAllowed) throw new AppError('transition-refused');
  if (!(await cards.find(payment.accountId))?.saved) throw new AppError('card-missing');
  const found = await charges.find(payment.accountId, payment.number);
  const charge = found ?? (await charges.create(payment, balanceOf(payment).open));
  if (!charge) throw new AppError('transition-refused');
  const running = await beginAttempt(dependencies, charge, { ...how, actor: auditActor(caller) });
  if (!running) throw new AppError('transition-refused');
  return running;
}

/** Charges the card of a failed payment again, for example after the operator has talked to the customer. */
export const chargePayment =
  (dependencies: PayingDependencies): UseCase<typeof bill.charge> =>
  async ({ caller, params: { number } }) => {
    const { payments } = dependencies;
    const running = await begin(dependencies, caller, await payments.find(caller.scope, number), { origin: 'operator' });
    await carryOutAttempt(dependencies, running, { isNew: true });
    return { payment: await payments.find(caller.scope, number) };
  };

/** Pays a failed payment, or an open transfer, by card while the cardholder is present. Continues the running attempt, if there is one. */
export const payPayment =
  (dependencies: PayingDependencies): UseCase<typeof bill.pay> =>
  async ({ caller, params: { number } }) => {
    const { payments, consoleOrigin } = dependencies;
    const { actor, scope } = caller;
    const payment = await payments.find(scope, number);
    const isRunning = payment.state === 'PROCESSING';
    const returnUrl = `${consoleOrigin}/${routeSegment(actor.role, actor.workRole)}/payment-list/${number}`;
    const running = isRunning
      ? await chargeOf(dependencies, payment)
      : await begin(dependencies, caller, payment, { origin: 'customer', returnUrl });
    const outcome = running.state === 'running' ? await carryOutAttempt(dependencies, running, { isNew: !isRunning }) : undefined;
    return {
      payment: await payments.find(scope, number),
      url: typeof outcome === 'object' && outcome.state === 'authentication' ? outcome.url : null,
    };
  };

/** Settles the running attempt of a payment after the cardholder returns from the authentication page. */
export const refreshPayment =
  (dependencies: PayingDependencies): UseCase<typeof bill.refresh> =>
  async ({ caller: { scope }, params: { number } }) => {
    const { payments } = dependencies;
    const payment = await payments.find(scope, number);
    if (payment.state !== 'PROCESSING') return { payment };
    const charge = await chargeOf(dependencies, payment);
    if (charge.state === 'running') await carryOutAttempt(dependencies, charge, { isNew: false });
    return { payment: await payments.find(scope, number) };
  };
