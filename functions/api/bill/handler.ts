import { billLocators, billUseCases } from '#functions/api/bill/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { BillDependencies } from '#functions/api/bill/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { billingSettingsStore } from '#functions/store/billing/billing-settings-store.ts';
import { invoiceDocumentStore } from '#functions/store/billing/invoice-document-store.ts';
import { paymentStore } from '#functions/store/billing/payment-store.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { invoicesBucket, mediaBucket, requireVariable } from '#functions/wiring/base.ts';
import { cardDependencies } from '#functions/wiring/cards.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
/** The HTTP functions that contain the SDK of Stripe. */
const dependencies: BillDependencies & HttpDependencies = withHttp(env, ({ table, secrets }) => ({
  ...cardDependencies(env, table, secrets),
  payments: paymentStore(table),
  settings: billingSettingsStore(table),
  documents: invoiceDocumentStore(table),
  pageViews: pageViewStore(table, systemClock),
  archive: invoicesBucket(env),
  exportFiles: mediaBucket(env),
  consoleOrigin: requireVariable(env, 'consoleOrigin'),
}));
export const handler = serve(bill, billUseCases(dependencies), { ...dependencies, locators: billLocators(dependencies) });
