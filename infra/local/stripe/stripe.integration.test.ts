import { createServer } from 'node:http';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '#infra/local/http/listen.ts';
import { type RunningStripe, startStripe, type StripeOptions } from '#infra/local/stripe/start-stripe.ts';
import { authenticate, saveCardAt, TEST_CARD, typeCard } from '#test/support/billing/stripe.ts';
import { eventually } from '#test/support/eventually.ts';

const SECRET_KEY = 'sk_test_1';
const WEBHOOK_SECRET = 'whsec_1';

let dataDir: string;
let now: Date;
let server: RunningStripe;
let stripe: Stripe;

async function start(options: Partial<StripeOptions> = {}): Promise<void> {
  server = await startStripe({ port: 0, dataDir, secretKey: SECRET_KEY, webhooks: { secret: WEBHOOK_SECRET }, now: () => now, ...options });
  const { hostname: host, port } = new URL(server.url);
  stripe = new Stripe(SECRET_KEY, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stripe-test-'));
  now = new Date('2026-11-27T01:00:00Z');
  await start();
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const openSession = async (customer: string) =>
  stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'jpy',
    customer,
    success_url: 'https://console.example.com/payment?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://console.example.com/payment',
  });

/** Creates a customer with a saved card. */
async function customerWith(number: string): Promise<{ customer: string; method: string }> {
  const { id: customer } = await stripe.customers.create({ name: '株式会社さくら', metadata: { account: '1' } });
  const session = await openSession(customer);
  await saveCardAt(session.url ?? '', number);
  const saved = await stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
  return { customer, method: (saved.setup_intent as Stripe.SetupIntent).payment_method as string };
}

const charge = async ({ customer, method }: { customer: string; method: string }, options: Stripe.RequestOptions = {}, more = {}) =>
  stripe.paymentIntents.create(
    { amount: 26_180, currency: 'jpy', customer, payment_method: method, confirm: true, off_session: true, metadata: { n: '7' }, ...more },
    options,
  );

const refusal = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call was not refused');
};

describe('checkout page', () => {
  it('returns to the product with the id of the session; the session then contains the saved card', async () => {
    const { id: customer } = await stripe.customers.create({});
    const session = await openSession(customer);
    expect(session).toMatchObject({ status: 'open', mode: 'setup', payment_status: 'no_payment_required' });
    expect(await saveCardAt(session.url ?? '', TEST_CARD.good)).toBe(`https://console.example.com/payment?session=${session.id}`);
    const complete = await stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent.payment_method'] });
    expect(complete).toMatchObject({ status: 'complete', url: null });
    expect((complete.setup_intent as Stripe.SetupIntent).payment_method).toMatchObject({
      customer,
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
    });
    // The session is complete, so its page has expired.
    expect((await fetch(session.url ?? '')).status).toBe(404);
  });

  it.each([
    ['a declined card', TEST_CARD.declined, '12 / 40', 'Your card was declined.'],
    ['a card without funds', TEST_CARD.insufficientFunds, '12 / 40', 'Your card has insufficient funds.'],
    ['a mistyped number', '4242 4242 4242 4241', '12 / 40', 'Your card number is invalid.'],
    ['a card that is no test card', '4111 1111 1111 1111', '12 / 40', 'non test card'],
    ['an expired card', TEST_CARD.good, '10 / 26', 'expiration year is in the past'],
    ['a month that does not exist', TEST_CARD.good, '13 / 30', 'expiration date is invalid'],
  ])('shows why %s is refused, and then accepts another card', async (_, number, expiry, reason) => {
    const { id: customer } = await stripe.customers.create({});
    const { url } = await openSession(customer);
    const { location, text } = await typeCard(url ?? '', number, expiry);
    expect(location).toBeNull();
    expect(text.replaceAll('&#39;', "'")).toContain(reason);
    expect(await saveCardAt(url ?? '', TEST_CARD.good)).toContain('session=cs_test_');
  });

  it('redirects to the authentication of the card, and is shown again if the authentication fails', async () => {
    const { id: customer } = await stripe.customers.create({});
    const { url } = await openSession(customer);
    const { location } = await typeCard(url ?? '', TEST_CARD.authenticatedOnSetup);
    expect(location).toContain('/3ds/');
    expect((await authenticate(location ?? '', false)).location).toBe(url);
    expect(await saveCardAt(url ?? '', TEST_CARD.authenticatedOnSetup)).toContain('session=');
  });

  it('expires after a day', async () => {
    const { id: customer } = await stripe.customers.create({});
    const { url } = await openSession(customer);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await typeCard(url ?? '', TEST_CARD.good)).text).toContain('expired');
  });
});

describe('payments', () => {
  it('succeed without an action of the customer if the card was authenticated when it was saved', async () => {
    for (const number of [TEST_CARD.good, TEST_CARD.authenticatedOnSetup]) {
      const card = await customerWith(number);
      const intent = await charge(card);
      expect(intent).toMatchObject({ status: 'succeeded', amount_received: 26_180, metadata: { n: '7' }, customer: card.customer });
      expect(JSON.stringify(await stripe.paymentIntents.retrieve(intent.id))).toBe(JSON.stringify(intent));
    }
  });

  it('fail with an error that contains the reason and the stored payment', async () => {
    const error = await refusal(charge(await customerWith(TEST_CARD.failsWhenCharged)));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' });
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } });
  });

  it('redirect the customer to an authentication page if the card always requires authentication', async () => {
    const card = await customerWith(TEST_CARD.alwaysAuthenticates);
    expect(await refusal(charge(card))).toMatchObject({ code: 'authentication_required', statusCode: 402 });
    const pay = () => charge(card, {}, { off_session: undefined, return_url: 'https://console.example.com/bill?x=1' });
    const waiting = await pay();
    expect(waiting.status).toBe('requires_action');
    const page = waiting.next_action?.redirect_to_url?.url ?? '';
    const { location } = await authenticate(page, true);
    expect(location).toContain(`https://console.example.com/bill?x=1&payment_intent=${waiting.id}`);
    expect(location).toContain('redirect_status=succeeded');
    expect((await stripe.paymentIntents.retrieve(waiting.id)).status).toBe('succeeded');
    const failing = await pay();
    expect((await authenticate(failing.next_action?.redirect_to_url?.url ?? '', false)).location).toContain('redirect_status=failed');
    expect((await stripe.paymentIntents.retrieve(failing.id)).last_payment_error?.code).toBe('payment_intent_authentication_failure');
  });

  it('can be cancelled while they wait for the customer, but not after they have succeeded', async () => {
    const card = await customerWith(TEST_CARD.alwaysAuthenticates);
    const waiting = await charge(card, {}, { off_session: undefined, return_url: 'https://console.example.com/' });
    expect(await stripe.paymentIntents.cancel(waiting.id)).toMatchObject({ status: 'canceled', next_action: null });
    const paid = await charge(await customerWith(TEST_CARD.good));
    expect(await refusal(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    });
  });

  it('are refused for amounts below 50 yen, and with removed cards or cards of another customer', async () => {
    const card = await customerWith(TEST_CARD.good);
    expect(await refusal(charge(card, {}, { amount: 49 }))).toMatchObject({ code: 'amount_too_small' });
    const other = await customerWith(TEST_CARD.good);
    expect((await refusal(charge({ ...card, method: other.method }))).message).toContain('does not have a payment method');
    await stripe.paymentMethods.detach(card.method);
    expect((await refusal(charge(card))).message).toContain('does not have a payment method');
    expect(await refusal(stripe.paymentMethods.detach(card.method))).toMatchObject({ statusCode: 400 });
  });

  it('are listed by customer, newest first, page by page', async () => {
    const card = await customerWith(TEST_CARD.good);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await charge(card)).id);
    await charge(await customerWith(TEST_CARD.good));
    const listed: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ customer: card.customer, limit: 2 })) listed.push(id);
    expect(listed).toEqual(ids);
    const [first] = (await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] })).data;
    expect(first?.latest_charge).toMatchObject({ object: 'charge', paid: true });
  });

  it('are refunded in parts, up to the paid amount', async () => {
    const { id } = await charge(await customerWith(TEST_CARD.good));
    await stripe.refunds.create({ payment_intent: id, amount: 180 });
    await stripe.refunds.create({ payment_intent: id });
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_already_refunded' });
  });
});

describe('idempotency keys', () => {
  it('return the stored response, even a refusal, for a repeated request, and refuse a different request with the same key', async () => {
    const card = await customerWith(TEST_CARD.good);
    const first = await charge(card, { idempotencyKey: 'a' });
    const again = await charge(card, { idempotencyKey: 'a' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await refusal(charge(card, { idempotencyKey: 'a' }, { amount: 100 }))).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const bad = await customerWith(TEST_CARD.failsWhenCharged);
    const refused = [await refusal(charge(bad, { idempotencyKey: 'b' })), await refusal(charge(bad, { idempotencyKey: 'b' }))];
    expect(refused[1]?.payment_intent?.id).toBe(refused[0]?.payment_intent?.id);
    expect((await stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(2);
  });

  it('expire after a day, and stay unused after a request with invalid input', async () => {
    const card = await customerWith(TEST_CARD.good);
    await refusal(charge(card, { idempotencyKey: 'c' }, { amount: 1 }));
    const first = await charge(card, { idempotencyKey: 'c' });
    now = new Date(now.getTime() + 24 * 3_600_000 + 1_000);
    expect((await charge(card, { idempotencyKey: 'c' })).id).not.toBe(first.id);
  });

  it('return the result of a request if its response was lost', async () => {
    const card = await customerWith(TEST_CARD.good);
    const create = { operation: 'POST /v1/payment_intents' } as const;
    server.failNext(
      { ...create, how: 'lose-answer' },
      { ...create, how: 'refuse-connection' },
      { ...create, how: 'internal-error' },
      { ...create, how: 'rate-limit' },
    );
    // The SDK itself retries once if a keep-alive connection is closed.
    expect(await refusal(charge(card, { idempotencyKey: 'd' }))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await refusal(charge(card, { idempotencyKey: 'd' }))).toMatchObject({ statusCode: 500 });
    expect(await refusal(charge(card, { idempotencyKey: 'd' }))).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await charge(card, { idempotencyKey: 'd' });
    expect((await stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(1);
  });
});

it('startStripe refuses other API keys, unknown addresses and unknown objects', async () => {
  expect((await fetch(`${server.url}/v1/customers`, { headers: { authorization: 'Bearer sk_test_2' } })).status).toBe(401);
  expect(await refusal(stripe.invoices.list())).toMatchObject({ statusCode: 404 });
  expect(await refusal(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

it('startStripe keeps every answered transaction across a restart, and no part of an incomplete transaction', async () => {
  const card = await customerWith(TEST_CARD.good);
  const intent = await charge(card, { idempotencyKey: 'e' });
  await server.close();
  const file = path.join(dataDir, 'objects.jsonl');
  const stored = await readFile(file, 'utf8');
  await writeFile(file, `${stored}[{"id":"pi_half","object":"payment_intent","metadata":[]`);
  await start();
  expect((await charge(card, { idempotencyKey: 'e' })).id).toBe(intent.id);
  expect(await refusal(stripe.paymentIntents.retrieve('pi_half'))).toMatchObject({ statusCode: 404 });
  await server.close();
  // A payment and its idempotency key are one transaction.
  const lines = stored.trimEnd().split('\n');
  await truncate(file, Buffer.byteLength(`${lines.slice(0, -1).join('\n')}\n`));
  await start();
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
  expect((await charge(card, { idempotencyKey: 'e' })).id).not.toBe(intent.id);
});

describe('webhook events', () => {
  let received: { id: string; type: string }[];
  let failures: number;
  let receiver: Awaited<ReturnType<typeof listen>>;
  const webhooks = () => ({ secret: WEBHOOK_SECRET, url: receiver.url, retryMs: 5 });

  beforeEach(async () => {
    received = [];
    failures = 0;
    const target = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = request.headers['stripe-signature'] ?? '';
        const { id, type } = stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, WEBHOOK_SECRET);
        failures -= 1;
        if (failures < 0) received.push({ id, type });
        response.writeHead(failures < 0 ? 200 : 500).end();
      });
    });
    receiver = await listen(target, 0);
    await server.close();
    await start({ webhooks: webhooks() });
  });
  afterEach(() => receiver.close());

  const types = (): string[] => received.map(({ type }) => type).filter((type) => /^payment_intent\.(?!created)/.test(type));

  it('arrive signed, and are retried until they are acknowledged', async () => {
    failures = 3;
    await charge(await customerWith(TEST_CARD.good));
    await eventually(() => expect(types()).toEqual(['payment_intent.succeeded']));
    await eventually(async () =>
      expect((await stripe.events.list({ limit: 100 })).data.filter((one) => one.pending_webhooks > 0)).toEqual([]),
    );
  });

  it('are dropped, duplicated and held back as the settings of deliver require', async () => {
    const card = await customerWith(TEST_CARD.good);
    await eventually(() => expect(received.some(({ type }) => type === 'checkout.session.completed')).toBe(true));
    received.length = 0;
    server.deliver({ drop: 3 });
    await charge(card);
    server.deliver({ duplicate: 3 });
    const { id } = await charge(card);
    await eventually(() => expect(received).toHaveLength(6));
    expect(new Set(received.map((one) => one.id)).size).toBe(3);
    received.length = 0;
    server.deliver({ hold: true });
    await charge(card);
    await refusal(charge(await customerWith(TEST_CARD.failsWhenCharged)));
    expect(received).toEqual([]);
    server.deliver({ hold: false });
    await eventually(() => expect(types()).toHaveLength(2));
    expect(id).toMatch(/^pi_/);
  });

  it('are delivered after a restart if they were not delivered before', async () => {
    failures = 1_000;
    await charge(await customerWith(TEST_CARD.good));
    await server.close();
    failures = 0;
    received.length = 0;
    await start({ webhooks: webhooks() });
    // A delivery in flight when the process ended may still arrive: Stripe delivers at least once as well.
    await eventually(() => expect(new Set(types())).toEqual(new Set(['payment_intent.succeeded'])));
    expect(new Set(received.filter(({ type }) => type === 'payment_intent.succeeded').map((one) => one.id)).size).toBe(1);
  });
});
