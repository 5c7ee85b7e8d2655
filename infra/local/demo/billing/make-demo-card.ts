import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import type { Layout } from '#infra/local/platform/layout.ts';

/** A test card that is charged without authentication. */
const TEST_CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

/** Saves a card of the customer at Stripe, so that its next invoices are charged. Does not replace an existing card. */
export async function makeDemoCard({ consoleOrigin, endpoints }: Layout): Promise<void> {
  const session = await ConsoleSession.signIn(consoleOrigin, DEMO_LOGINS.USER);
  if ((await session.call(bill.card, {})).card !== null) return;
  const { url } = await session.call(bill.openCheckout, {});
  // Node does not resolve host names below localhost, browsers do.
  const page = new URL(new URL(url).pathname, endpoints.stripe);
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(TEST_CARD), redirect: 'manual' });
  const sessionId = new URL(answer.headers.get('location') ?? '', consoleOrigin).searchParams.get('session') ?? '';
  await session.call(bill.saveCard, { body: { sessionId } });
}
