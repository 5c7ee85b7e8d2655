import type { CardDependencies } from '#functions/domain/card/card-dependencies.ts';
import { beginAttempt, carryOutAttempt } from '#functions/domain/card/charge-attempt.ts';
import type { chargeCardJob } from '#functions/jobs/charge-card/job.ts';
import type { JobHandler } from '#functions/jobs/runner/run-job.ts';
import { isChargeDue } from '#functions/store/billing/charge.ts';

/**
 * Charges the card of a payment on its due day, or settles the running attempt: after a crash, after an event of
 * Stripe, or after its holder did not authenticate in time. A no-op for a charge that is not due.
 */
export function chargeCard(dependencies: CardDependencies): JobHandler<typeof chargeCardJob> {
  return {
    async run({ payload: { subjectId, number } }) {
      const charge = await dependencies.charges.find(subjectId, number);
      if (charge?.state === 'running') await carryOutAttempt(dependencies, charge, { isNew: false });
      if (!charge || !isChargeDue(charge, dependencies.clock())) return;
      const running = await beginAttempt(dependencies, charge, { origin: 'automatic', actor: null });
      if (running) await carryOutAttempt(dependencies, running, { isNew: true });
    },
  };
}
