import { AppError } from '#functions/platform/base/app-error.ts';
import type { CardDependencies } from '#functions/billing/services/card/card-dependencies.ts';
import type { CardEvent } from '#functions/platform/gateways/card-gateway.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { cardEvent } from '#shared/api-contract/endpoints/card-event.ts';

export interface CardEventDependencies extends Pick<CardDependencies, 'charges' | 'gateway' | 'clock' | 'ids'> {
  attempts: AttemptStore;
}

/** Returns the job that follows from an event. The job reads the newest state from Stripe, so events can arrive in any order. */
function jobOf({ ids, clock }: CardEventDependencies, event: CardEvent): Job | undefined {
  if (event.about === 'other') return undefined;
  const owner = { subjectId: event.accountId, ownerId: event.accountId };
  if (event.about === 'refund')
    return newJob('charge-card', { ...owner, number: event.number, refundId: event.refundId }, ids.ulid(), clock());
  return event.about === 'charge'
    ? newJob('charge-card', { ...owner, number: event.number }, ids.ulid(), clock())
    : newJob('save-card', { ...owner, sessionId: event.sessionId }, ids.ulid(), clock());
}

/**
 * Stores an event of Stripe and enqueues its job, once per event. Throws `unauthenticated` unless Stripe has signed the body as it was
 * sent; unsigned requests are counted by network.
 */
export const receiveEvent =
  (dependencies: CardEventDependencies): UseCase<typeof cardEvent.receive> =>
  async ({ signed, viewerAddress }) => {
    const event = signed && (await dependencies.gateway.readEvent(signed.body, signed.signature));
    if (!event) {
      await dependencies.attempts.count('card-event-from-network', viewerNetwork(viewerAddress));
      throw new AppError('unauthenticated');
    }
    if (event.about !== 'other') await dependencies.charges.keepEvent(event.id, jobOf(dependencies, event));
    return { received: true };
  };
