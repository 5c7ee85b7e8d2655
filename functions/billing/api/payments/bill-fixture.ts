import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import type { CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { estimateStore } from '#functions/billing/store/estimate-store.ts';
import { applicationFormStore } from '#functions/billing/store/application-form-store.ts';
import { legalStore } from '#functions/legal/store/legal-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { stripeGateway } from '#functions/platform/gateways/card-gateway.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { STRIPE_KEYS } from '#test/support/billing/stripe.ts';
import type { StorageBucket } from '#test/support/media/storage-bucket.ts';

/** The dependencies of the endpoints of invoices. No payment is by card, which `card.integration.test.ts` covers. */
export const billDependencies = (table: Table, storage: StorageBucket, clock: Clock): BillDependencies => ({
  ...billStores(table, clock),
  attempts: attemptStore(table, clock),
  gateway: stripeGateway(() => ({ ...STRIPE_KEYS, endpoint: 'http://127.0.0.1:1' })),
  mailJob: (mail: CardMail) => newJob('mail', { mail }, randomIds.ulid(), new Date()),
  pageViews: pageViewStore(table, clock),
  archive: storage.invoices,
  exportFiles: storage.files,
  applicationForms: applicationFormStore(table),
  plans: planStore(table),
  legal: legalStore(table),
  estimates: estimateStore(table, randomIds, clock),
  media: mediaStore(table, clock),
  files: storage.files,
  imageMaxMb: 5,
});
