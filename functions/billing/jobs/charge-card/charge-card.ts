import type { CardDependencies } from '#functions/billing/services/card/card-dependencies.ts';
import { beginAttempt, carryOutAttempt } from '#functions/billing/services/card/charge-attempt.ts';
import type { chargeCardJob } from '#functions/billing/job-definitions/charge-card.ts';
import type { JobHandler } from '#functions/platform/runner/run-job.ts';
import { isChargeDue } from '#functions/billing/store/charge.ts';

const refuseRefund = () => Promise.reject(new Error('This runner makes no refunds'));

/**
 * Charges the card of a payment on its due day, or settles the running attempt: after a crash, after an event of Stripe, or if
 * the cardholder did not authenticate in time. A no-op for a charge that is not due. With `refundId`, `refundCard` carries out a refund
 * (R-22.139).
 */
export function chargeCard(
  dependencies: CardDependencies,
  refundCard: (accountId: string, refundId: string) => Promise<void> = refuseRefund,
): JobHandler<typeof chargeCardJob> {
  return {
    async run({ payload: { subjectId, number, refundId } }) {
      if (refundId !== undefined) return refundCard(subjectId, refundId);
      const charge = await dependencies.charges.find(subjectId, number);
      if (charge?.state === 'running') await carryOutAttempt(dependencies, charge, { isNew: false });
      if (!charge || !isChargeDue(charge, dependencies.clock())) return;
      const running = await beginAttempt(dependencies, charge, { origin: 'automatic', actor: null });
      if (running) await carryOutAttempt(dependencies, running, { isNew: true });
    },
  };
}
