import type { CardGateway } from '#functions/platform/gateways/card-gateway.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { CardStore } from '#functions/billing/store/card-store.ts';
import type { ChargeStore } from '#functions/billing/store/charge-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { ChargeFailure } from '#shared/model/billing/card.ts';

/** An e-mail about a failed attempt, to the account that pays or to the one that issued the invoice. */
export type CardMail =
  | { template: 'card-failed'; accountId: string; number: string; total: number; failure: ChargeFailure; retryOn: string | null }
  | { template: 'card-given-up'; accountId: string; companyName: string; number: string; total: number; failure: ChargeFailure };

export interface CardDependencies {
  cards: CardStore;
  charges: ChargeStore;
  gateway: CardGateway;
  mailJob: (mail: CardMail) => Job;
  clock: Clock;
  ids: Ids;
}
