import { ENVIRONMENT } from '#functions/environment.ts';
import type { CardDependencies } from '#functions/domain/card/card-dependencies.ts';
import { stripeGateway } from '#functions/gateways/card-gateway.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import { cardStore } from '#functions/store/billing/card-store.ts';
import { chargeStore } from '#functions/store/billing/charge-store.ts';
import type { Table } from '#functions/store/engine/table.ts';
import type { Secrets } from '#functions/gateways/secrets.ts';
import type { Environment } from '#functions/wiring/base.ts';
import { openStripeAccess } from '#functions/wiring/secrets.ts';

/**
 * Dependencies of card payments besides the table. Separate from other dependencies, so that only some functions contain the SDK of
 * Stripe.
 */
export function cardDependencies(env: Environment, table: Table, secrets: Secrets): CardDependencies {
  const access = openStripeAccess(env, secrets);
  return {
    cards: cardStore(table),
    charges: chargeStore(table, systemClock),
    gateway: stripeGateway(() => ({ ...access(), endpoint: env[ENVIRONMENT.stripeEndpoint] })),
    mailJob: (mail) => newJob('mail', { mail }, systemIds.ulid(), systemClock()),
    clock: systemClock,
    ids: systemIds,
  };
}
