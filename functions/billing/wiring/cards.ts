import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import type { CardDependencies } from '#functions/billing/services/card/card-dependencies.ts';
import { stripeGateway } from '#functions/platform/gateways/card-gateway.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Secrets } from '#functions/platform/gateways/secrets.ts';
import type { Environment } from '#functions/platform/wiring/base.ts';
import { openStripeAccess } from '#functions/platform/wiring/secrets.ts';

/** Returns the dependencies of card payments. Separate from other dependencies, so that only some functions bundle the Stripe SDK. */
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
