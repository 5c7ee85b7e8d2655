import { withEntryWebhooks, withMemberWebhooks } from '#functions/open-api/services/webhooks/announce-records.ts';
import type { BillingRequestDependencies, RequestDependencies } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { webhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';

/** Returns the dependencies of enqueuing webhook deliveries for an event. */
export const requestDependencies = (table: Table): RequestDependencies & BillingRequestDependencies => ({
  webhooks: webhookStore(table),
  deliveries: deliveryStore(table, systemClock),
  accounts: accountStore(table),
  ids: systemIds,
  clock: systemClock,
});

/** Returns the lists of visitor records, which announce indexed records to webhooks. */
export function listsWithWebhooks(table: Table) {
  const [entries, members] = [formEntryList(table, systemClock), memberList(table, systemClock)];
  const dependencies = requestDependencies(table);
  return {
    entries: { ...entries, ...withEntryWebhooks(dependencies, entries) },
    members: { ...members, ...withMemberWebhooks(dependencies, members) },
  };
}
