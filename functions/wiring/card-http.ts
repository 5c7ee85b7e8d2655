import type { BillDependencies } from '#functions/api/bill/dependencies.ts';
import type { CardEventDependencies } from '#functions/api/card-event/receive-event.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { billingSettingsStore } from '#functions/store/billing/billing-settings-store.ts';
import { invoiceDocumentStore } from '#functions/store/billing/invoice-document-store.ts';
import { paymentStore } from '#functions/store/billing/payment-store.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { type Environment, invoicesBucket, mediaBucket, requireVariable } from '#functions/wiring/base.ts';
import { cardDependencies } from '#functions/wiring/cards.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

/** The HTTP functions that contain the SDK of Stripe. */
export const billDependencies = (env: Environment): BillDependencies & HttpDependencies =>
  withHttp(env, ({ table, secrets }) => ({
    ...cardDependencies(env, table, secrets),
    payments: paymentStore(table),
    settings: billingSettingsStore(table),
    documents: invoiceDocumentStore(table),
    pageViews: pageViewStore(table, systemClock),
    archive: invoicesBucket(env),
    exportFiles: mediaBucket(env),
    consoleOrigin: requireVariable(env, 'consoleOrigin'),
  }));

export const cardEventDependencies = (env: Environment): CardEventDependencies & HttpDependencies =>
  withHttp(env, ({ table, secrets }) => ({ ...cardDependencies(env, table, secrets), attempts: attemptStore(table, systemClock) }));
