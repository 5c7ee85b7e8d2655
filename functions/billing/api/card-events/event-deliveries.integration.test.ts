import { createServer } from 'node:http';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveEvent } from '#functions/billing/api/card-events/receive-event.ts';
import type { CardDependencies, CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import { beginAttempt, carryOutAttempt } from '#functions/billing/services/card/charge-attempt.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { chargeCard } from '#functions/billing/jobs/charge-card/charge-card.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { readBody } from '#infra/local/http/read-body.ts';
import { cardEvent } from '#shared/api-contract/endpoints/card-event.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { saveTestCard } from '#test/support/billing/cards.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { authenticate, startTestStripe, STRIPE_KEYS, TEST_CARD, type TestStripe } from '#test/support/billing/stripe.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { eventually } from '#test/support/eventually.ts';
import { send } from '#test/support/http/send.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

const DUE_ON = '2026-11-02';
const RETURN_URL = 'https://console.example.com/admin-user/payment-list/1';
const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };

let test: TestTable;
let stripe: TestStripe;
let receiver: Listening;
/** How far the product's clock is ahead of real time, in milliseconds. Stripe signs by real time. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
let delivered = 0;

const dependencies = (): CardDependencies => ({
  cards: cardStore(test.table),
  charges: chargeStore(test.table, clock),
  gateway: stripe.gateway,
  mailJob: (mail: CardMail) => newJob('mail', { mail }, randomIds.ulid(), clock()),
  clock,
  ids: randomIds,
});

beforeAll(async () => {
  test = await startTable();
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = (await readBody(request, 1_000_000)).toString();
      const signature = String(request.headers['stripe-signature']);
      const handler = serve(
        cardEvent,
        { receive: receiveEvent({ ...dependencies(), attempts: attemptStore(test.table, clock) }) },
        {
          authenticate: () => Promise.resolve(undefined),
          accounts: accountStore(test.table),
          originKeys: () => Promise.resolve([]),
          mediaRights: TEST_MEDIA_RIGHTS,
          log: () => undefined,
        },
      );
      const { status } = await send(handler, cardEvent.receive, { body, headers: { 'stripe-signature': signature } });
      delivered += 1;
      response.writeHead(status).end();
    };
    answer().catch(() => response.writeHead(500).end());
  });
  receiver = await listen(server, 0);
  stripe = await startTestStripe({ webhooks: { secret: STRIPE_KEYS.webhookSecret, url: receiver.url, retryMs: 5 } });
});
afterAll(async () => {
  await stripe.stop();
  await receiver.close();
  await test.stop();
});

const run = (accountId: string, number: string): Promise<void> => {
  const payload = { subjectId: accountId, ownerId: accountId, number };
  return chargeCard(dependencies()).run({ id: 'j', attempts: 1, createdAt: '', scope: scopeOf(accountId), payload }, PROGRESS);
};

/** Runs the charge-card jobs that events have enqueued in one order, and then again in the opposite order. */
async function runJobs(): Promise<void> {
  const jobs = (await scanTable(test)).filter(({ entity, kind }) => entity === 'job' && kind === 'charge-card');
  for (const { subjectId, number } of [...jobs, ...jobs.toReversed()]) await run(String(subjectId), String(number));
}

it('authenticated card payments are settled even if events are lost, duplicated or reordered', async () => {
  const people = await testAccountsIn(test.table);
  const operator = await people.add('MASTER', null);
  // With `drop: 1_000`, all events of a customer are lost.
  const faults = [{}, { drop: 1_000 }, { duplicate: 4 }, { hold: true }, { drop: 1, duplicate: 2 }, { hold: true }];
  const expected: [accountId: string, number: string, isAuthentic: boolean][] = [];
  for (const [index, fault] of [...faults, ...faults].entries()) {
    const customer = await people.add('USER', operator);
    stripe.deliver({ drop: 0, duplicate: 0, ...fault });
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.alwaysAuthenticates);
    const { number } = await storeInvoice(test.table, customer, { method: 'card', dueOn: DUE_ON });
    await run(customer.id, number);
    const failed = await dependencies().charges.find(customer.id, number);
    const begun = failed && (await beginAttempt(dependencies(), failed, { origin: 'customer', actor: null, returnUrl: RETURN_URL }));
    const outcome = begun && (await carryOutAttempt(dependencies(), begun, { isNew: true }));
    if (typeof outcome !== 'object' || outcome.state !== 'authentication') throw new Error('No authentication was requested');
    const isAuthentic = index % 3 !== 2;
    // The browser does not return: only events and the sweep settle the payment.
    await authenticate(outcome.url, isAuthentic);
    stripe.deliver({ hold: false, drop: 0 });
    expected.push([customer.id, number, isAuthentic]);
    if (index % 4 === 3) await runJobs();
  }
  await eventually(() => expect(stripe.objects.list('event').filter((event) => event.pending_webhooks > 0)).toEqual([]));
  await runJobs();
  const payments = paymentStore(test.table);
  const stateOf = async ([accountId, number]: (typeof expected)[number]) => (await payments.find(scopeOf(accountId), number)).state;
  const early = await Promise.all(expected.map(stateOf));
  expect(early, 'no event was lost: the test shows less').toContain('PROCESSING');
  expect(early.filter((state) => state !== 'PROCESSING').length, 'no event has settled a payment').toBeGreaterThan(4);
  expect(delivered).toBeGreaterThan(0);
  // An hour later, the sweep asks Stripe about the payments whose events were lost.
  ahead = 3_700_000;
  for (const { accountId, number } of await dependencies().charges.listDue(100)) await run(accountId, number);
  for (const one of expected) {
    const [accountId, number, isAuthentic] = one;
    expect([await stateOf(one), (await payments.find(scopeOf(accountId), number)).charge?.attempts]).toEqual([
      isAuthentic ? 'PAID' : 'FAILED',
      2,
    ]);
    const paid = stripe.objects
      .list('payment_intent')
      .filter(({ metadata, status }) => metadata['invoice'] === number && status === 'succeeded');
    expect(paid).toHaveLength(isAuthentic ? 1 : 0);
  }
});
