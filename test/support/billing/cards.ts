import { randomIds } from '#functions/platform/gateways/ids.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import type { CardGateway } from '#functions/platform/gateways/card-gateway.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { saveCardAt } from '#test/support/billing/stripe.ts';

const SETTINGS = 'https://console.example.com/admin-user/payment';

/** Stores a card of an account without Stripe, as if it had been saved there. */
export async function storeCard(table: Table, account: Account, customerId = 'cus_none', methodId = 'pm_none'): Promise<void> {
  const cards = cardStore(table);
  const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'billing.card', null, accountAuditSubject(account));
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
  const stored = (await cards.find(account.id)) ?? (await cards.keepCustomer(account.id, customerId));
  await cards.replace(stored, { methodId, card }, audit, account.path);
}

/** Saves a test card of an account at Stripe and stores it. */
export async function saveTestCard(table: Table, gateway: CardGateway, account: Account, number: string): Promise<void> {
  const known = await cardStore(table).find(account.id);
  const customerId = known?.customerId ?? (await gateway.createCustomer(account));
  const { url } = await gateway.openCheckout({
    accountId: account.id,
    customerId,
    language: 'en',
    successUrl: `${SETTINGS}?session={session}`,
    cancelUrl: SETTINGS,
  });
  const saved = await gateway.findSavedCard(new URL(await saveCardAt(url, number)).searchParams.get('session') ?? '');
  if (!saved) throw new Error('The card was not saved');
  await storeCard(table, account, customerId, saved.methodId);
}
