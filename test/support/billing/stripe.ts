import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CardGateway, stripeGateway } from '#functions/platform/gateways/card-gateway.ts';
import { type RunningStripe, startStripe, type StripeOptions } from '#infra/local/stripe/start-stripe.ts';

export const STRIPE_KEYS = { secretKey: 'sk_test_key', webhookSecret: 'whsec_test' } as const;

/** Test cards by their behaviour (https://docs.stripe.com/testing). */
export const TEST_CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  failsWhenCharged: '4000 0000 0000 0341',
  failsRefunds: '4000 0000 0000 5126',
  authenticatedOnSetup: '4000 0025 0000 3155',
  alwaysAuthenticates: '4000 0027 6000 3184',
} as const;

export interface TestStripe extends RunningStripe {
  gateway: CardGateway;
  stop: () => Promise<void>;
}

/** A separate Stripe on any free port, with the product's gateway to it. */
export async function startTestStripe(options: Partial<StripeOptions> = {}): Promise<TestStripe> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stripe-'));
  const webhooks = { secret: STRIPE_KEYS.webhookSecret };
  const stripe = await startStripe({ port: 0, dataDir, secretKey: STRIPE_KEYS.secretKey, webhooks, ...options });
  return {
    ...stripe,
    gateway: stripeGateway(() => ({ ...STRIPE_KEYS, endpoint: stripe.url })),
    stop: async () => {
      await stripe.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Submits the form of a hosted page, as a browser does. Returns the redirect, or the text of the page if there is none. */
async function submitPage(url: string, fields: Record<string, string>): Promise<{ location: string | null; text: string }> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const location = answer.headers.get('location');
  return { location: location === null ? null : new URL(location, url).href, text: await answer.text() };
}

/** Types a card on the page of a Checkout session. */
export const typeCard = (pageUrl: string, number: string, expiry = '12 / 40') => submitPage(pageUrl, { number, expiry, cvc: '123' });

/** Passes or fails the authentication on the page of the bank. */
export const authenticate = (pageUrl: string, isAuthentic: boolean) => submitPage(pageUrl, { outcome: isAuthentic ? 'complete' : 'fail' });

/** Saves a card on the page of a session, with authentication if the card requires it. Returns the final redirect. */
export async function saveCardAt(pageUrl: string, number: string): Promise<string> {
  const { location, text } = await typeCard(pageUrl, number);
  const arrived = location?.includes('/3ds/') ? (await authenticate(location, true)).location : location;
  if (arrived === null || arrived === undefined) throw new Error(`The card was not saved: ${text}`);
  return arrived;
}
