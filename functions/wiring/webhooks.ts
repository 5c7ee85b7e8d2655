import { announcedEntries, announcedMembers } from '#functions/domain/webhook/announce-records.ts';
import type { RequestDependencies } from '#functions/domain/webhook/request-deliveries.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { deliveryStore } from '#functions/store/webhook/delivery-store.ts';
import { webhookStore } from '#functions/store/webhook/webhook-store.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';

/** Dependencies of requesting webhook deliveries for an event. */
export const requestDependencies = (table: Table): RequestDependencies => ({
  webhooks: webhookStore(table),
  deliveries: deliveryStore(table, systemClock),
  accounts: accountStore(table),
  ids: systemIds,
  clock: systemClock,
});

/** The lists of visitors, which announce indexed records to webhooks. */
export function announcedLists(table: Table) {
  const [entries, members] = [formEntryList(table, systemClock), memberList(table, systemClock)];
  const dependencies = requestDependencies(table);
  return {
    entries: { ...entries, ...announcedEntries(dependencies, entries) },
    members: { ...members, ...announcedMembers(dependencies, members) },
  };
}
