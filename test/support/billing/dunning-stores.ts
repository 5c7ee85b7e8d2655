import { dunningSettingsStore } from '#functions/billing/store/dunning/dunning-settings-store.ts';
import { dunningStore } from '#functions/billing/store/dunning/dunning-store.ts';
import { endedPaymentStore } from '#functions/billing/store/ended-payment.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

/** The dependencies of dunning, for the endpoints of invoices and the reconcile job. */
export const dunningStores = (table: Table, clock: Clock) => ({
  dunning: dunningStore(table, clock),
  dunningSettings: dunningSettingsStore(table, clock),
  endedPayments: endedPaymentStore(table, clock),
  mediaRights: TEST_MEDIA_RIGHTS,
});
