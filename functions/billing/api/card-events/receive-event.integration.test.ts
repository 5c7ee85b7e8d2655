import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import Stripe from 'stripe';
import { receiveEvent } from '#functions/billing/api/card-events/receive-event.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startTestStripe, STRIPE_KEYS, type TestStripe } from '#test/support/billing/stripe.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { networks } from '#test/support/http/send.ts';

const { webhooks } = new Stripe(STRIPE_KEYS.secretKey);
const network = networks();
const ACCOUNT = '01J00000000000000000000002';

let test: TestTable;
let stripe: TestStripe;
let address: string;
beforeAll(async () => {
  [test, stripe] = await Promise.all([startTable(), startTestStripe()]);
});
afterAll(() => Promise.all([test.stop(), stripe.stop()]));
beforeEach(() => {
  address = network();
});

const event = (id: string, type: string, object: object) => JSON.stringify({ id, object: 'event', type, data: { object } });
const charged = (id: string, type = 'payment_intent.succeeded') =>
  event(id, type, { id: 'pi_1', object: 'payment_intent', metadata: { account: ACCOUNT, invoice: '2026-12-000001', attempt: '1' } });

const signatureOf = (payload: string, secret: string = STRIPE_KEYS.webhookSecret, timestamp?: number): string =>
  webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });

/** Sends an event to the endpoint; `signature` is `null` for an unsigned one. */
const receive = (body: string, signature: string | null = signatureOf(body)) =>
  receiveEvent({
    charges: chargeStore(test.table, systemClock),
    gateway: stripe.gateway,
    clock: systemClock,
    ids: randomIds,
    attempts: attemptStore(test.table, systemClock),
  })({
    params: undefined,
    query: undefined,
    body: undefined,
    caller: undefined,
    viewerAddress: address,
    cookies: {},
    signed: signature === null ? undefined : { body, signature },
  });

const jobs = async (): Promise<Record<string, unknown>[]> => (await scanTable(test)).filter(({ entity }) => entity === 'job');

it('receiveEvent enqueues one job for each event, even if events arrive repeatedly and in any order', async () => {
  const bodies = [charged('evt_2'), charged('evt_1', 'payment_intent.payment_failed'), charged('evt_2'), charged('evt_1')];
  await Promise.all(bodies.map((body) => receive(body)));
  await receive(charged('evt_2'));
  const found = await jobs();
  expect(found).toHaveLength(2);
  for (const job of found)
    expect(job).toMatchObject({ kind: 'charge-card', subjectId: ACCOUNT, ownerId: ACCOUNT, number: '2026-12-000001' });
});

it('receiveEvent enqueues a job for a refund of the product that the bank has refused, and ignores other refunds (R-22.140)', async () => {
  const before = (await jobs()).length;
  const metadata = { account: ACCOUNT, invoice: '2026-12-000001', refund: 'refund-1' };
  await receive(event('evt_7', 'refund.failed', { id: 're_1', object: 'refund', metadata }));
  await receive(event('evt_8', 'refund.failed', { id: 're_2', object: 'refund', metadata: {} }));
  const found = await jobs();
  expect(found).toHaveLength(before + 1);
  expect(found.filter(({ refundId }) => refundId === 'refund-1')).toMatchObject([{ kind: 'charge-card', subjectId: ACCOUNT }]);
});

it('receiveEvent enqueues a save-card job for a completed card session, and ignores unrelated events', async () => {
  const before = (await jobs()).length;
  await receive(event('evt_3', 'checkout.session.completed', { id: 'cs_1', object: 'checkout.session', client_reference_id: ACCOUNT }));
  await receive(event('evt_4', 'checkout.session.completed', { id: 'cs_2', object: 'checkout.session', client_reference_id: null }));
  await receive(event('evt_5', 'payment_intent.succeeded', { id: 'pi_2', object: 'payment_intent', metadata: {} }));
  await receive(event('evt_6', 'customer.created', { id: 'cus_1', object: 'customer' }));
  const found = await jobs();
  expect(found).toHaveLength(before + 1);
  expect(found.filter(({ kind }) => kind === 'save-card')).toMatchObject([{ subjectId: ACCOUNT, sessionId: 'cs_1' }]);
});

it.each([
  ['has no signature', () => null],
  ['is signed with another secret', (body: string) => signatureOf(body, 'whsec_other')],
  ['was signed for another body', () => signatureOf('{}')],
  ['was signed ten minutes ago', (body: string) => signatureOf(body, STRIPE_KEYS.webhookSecret, Math.floor(Date.now() / 1_000) - 600)],
  ['has a malformed signature', () => 't=1,v1=abc'],
])('receiveEvent refuses an event that %s', async (_, sign) => {
  const before = (await jobs()).length;
  const body = charged(randomIds.ulid());
  expect(await refusalOf(receive(body, sign(body)))).toEqual({ code: 'unauthenticated' });
  expect(await jobs()).toHaveLength(before);
});

it('receiveEvent limits refused events by network, but not events that Stripe has signed', async () => {
  for (let count = 0; count < 20; count += 1) expect(await refusalOf(receive('{}', 't=1,v1=a'))).toEqual({ code: 'unauthenticated' });
  expect(await refusalOf(receive('{}', 't=1,v1=a'))).toMatchObject({ code: 'too-many-requests' });
  expect(await receive(charged('evt_9'))).toEqual({ received: true });
});
