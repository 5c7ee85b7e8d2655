import * as z from 'zod';
import { Invoice } from '#shared/model/billing/invoice.ts';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { TestTable } from '#test/support/engines.ts';
import { Payment } from '#shared/model/billing/payment.ts';

export const ISSUER_SETTINGS: BillingSettings = {
  name: 'Sample Issuer K.K.',
  address: '1-1 Chiyoda, Tokyo',
  registrationNumber: 'T1234567890123',
  bankDetails: 'Sample Bank, Main Branch, ordinary 1234567, Sample Issuer K.K.',
  note: '',
  chargeDay: 27,
};

export const enterSettings = async ({ table }: TestTable, { id }: { id: string }): Promise<void> => {
  await billingSettingsStore(table).replace(id, ISSUER_SETTINGS, 0, []);
};

/** Every invoice in the table, by number. */
export async function allInvoices(test: TestTable): Promise<Invoice[]> {
  const items = (await scanTable(test)).filter(({ entity }) => entity === 'invoice');
  return z
    .array(Invoice)
    .parse(items)
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
}

/** Returns the payments that an account sees, by number. */
export async function paymentsOf(test: TestTable, scopeId: string): Promise<Payment[]> {
  const items = (await scanTable(test)).filter(({ entity, pk }) => entity === 'payment' && pk === `PAYMENTS#${scopeId}`);
  return z
    .array(Payment)
    .parse(items)
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
}
