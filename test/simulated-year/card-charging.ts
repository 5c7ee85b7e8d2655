import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { receiveEvent } from '#functions/billing/api/card-events/receive-event.ts';
import type { CardDependencies } from '#functions/billing/services/card/card-dependencies.ts';
import { type CardRefundDependencies, carryOutRefund } from '#functions/billing/services/refund/carry-out-refund.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { refundStore } from '#functions/billing/store/refund-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { chargeCard } from '#functions/billing/jobs/charge-card/charge-card.ts';
import { chargeCardJob } from '#functions/billing/job-definitions/charge-card.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { listen } from '#infra/local/http/listen.ts';
import type { ApiFault } from '#infra/local/stripe/start-stripe.ts';
import { saveTestCard } from '#test/support/billing/cards.ts';
import { startTestStripe, STRIPE_KEYS, TEST_CARD } from '#test/support/billing/stripe.ts';
import { pickFrom, type Random } from '#test/simulated-year/calendar.ts';
import type { History } from '#test/simulated-year/histories.ts';

/** An amount of money of an invoice. */
export interface InvoiceMoney {
  number: string;
  amount: number;
}

/** What Stripe has taken from cards, and what it has paid back. */
export interface CardMoney {
  taken: InvoiceMoney[];
  refunded: InvoiceMoney[];
}

export interface CardCharging {
  save(account: Account, card: NonNullable<History['card']>): Promise<void>;
  /**
   * Charges and refunds what is due at the present time. Some jobs run twice concurrently, and some of Stripe's answers and events are lost.
   */
  chargeDue(): Promise<void>;
  money(): CardMoney;
  stop(): Promise<void>;
}

interface ChargingOptions {
  table: Table;
  clock: Clock;
  random: Random;
  /** Turns the faults of the database on or off. */
  setFaults: (areOn: boolean) => void;
  /** Repeats the work until no fault cuts it off. */
  untilDone: (work: () => Promise<unknown>) => Promise<void>;
}

const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };
const FAULTS = ['lose-answer', 'refuse-connection', 'internal-error', 'rate-limit'] as const;
const CONCURRENCY = 5;
const MOST = 1_000_000;
/** The time after which the reconcile function starts the jobs that events have enqueued. */
const LATER_MS = 120_000;

const moneyOf = (all: readonly { status: string; amount: number; metadata: Record<string, string> }[]): InvoiceMoney[] =>
  all.filter(({ status }) => status === 'succeeded').map(({ amount, metadata }) => ({ number: metadata['invoice'] ?? '', amount }));

/** Starts the jobs that charge cards, with a Stripe whose answers are lost and whose events are lost, repeated and out of order. */
export async function startCardCharging({ table, clock, random, setFaults, untilDone }: ChargingOptions): Promise<CardCharging> {
  const charges = chargeStore(table, clock);
  const receiver = createServer((request, response) => {
    const signature = String(request.headers['stripe-signature']);
    const receive = async () => {
      const unused = { params: undefined, query: undefined, body: undefined, caller: undefined, cookies: {} };
      await receiveEvent({ ...dependencies, attempts: attemptStore(table, clock) })({
        ...unused,
        viewerAddress: '192.0.2.1',
        signed: { body: await text(request), signature },
      });
    };
    receive().then(
      () => response.writeHead(200).end('{}'),
      () => response.writeHead(500).end('{}'),
    );
  });
  const { url, close } = await listen(receiver, 0);
  const stripe = await startTestStripe({ now: clock, webhooks: { url, secret: STRIPE_KEYS.webhookSecret, retryMs: 5 } });
  const dependencies: CardDependencies = {
    cards: cardStore(table),
    charges,
    gateway: stripe.gateway,
    mailJob: (mail) => newJob('mail', { mail }, randomIds.ulid(), clock()),
    clock,
    ids: randomIds,
  };
  const refunding: CardRefundDependencies = {
    ...dependencies,
    accounts: accountStore(table),
    payments: paymentStore(table),
    ledger: ledgerStore(table, clock),
    refunds: refundStore(table, clock),
  };
  const refundCard = (accountId: string, id: string): Promise<void> => carryOutRefund(refunding, accountId, id);

  async function untilDelivered(): Promise<void> {
    while (stripe.objects.list('event').some((event) => event.pending_webhooks > 0)) await pause(5);
  }

  /** Runs the jobs that events have enqueued. */
  async function runEventJobs(): Promise<void> {
    const jobs = jobStore(table, () => new Date(clock().getTime() + LATER_MS));
    const run = runJob(chargeCardJob, { jobs, ids: randomIds }, chargeCard(dependencies, refundCard));
    const overdue = (await jobs.listOverdue(MOST)).filter(({ kind }) => kind === 'charge-card');
    await inParallel(overdue, CONCURRENCY, ({ id }) => run({ jobId: id }));
  }

  return {
    save: (account, card) => saveTestCard(table, stripe.gateway, account, card === 'good' ? TEST_CARD.good : TEST_CARD.failsWhenCharged),
    async chargeDue() {
      const due = await charges.listDue(MOST);
      if (due.length === 0) return;
      const faults = due
        .filter(() => random() < 0.3)
        .map(({ refundId }): ApiFault => ({
          operation: refundId === undefined ? 'POST /v1/payment_intents' : 'POST /v1/refunds',
          how: pickFrom(random, FAULTS),
        }));
      stripe.failNext(...faults);
      stripe.deliver({ hold: random() < 0.5, duplicate: Math.floor(random() * due.length), drop: Math.floor(random() * 3) });
      await inParallel([...due, ...due.filter(() => random() < 0.3)], CONCURRENCY, ({ accountId, number, refundId }) => {
        const payload = { subjectId: accountId, ownerId: accountId, number, ...(refundId !== undefined && { refundId }) };
        const job = { id: 'job', attempts: 1, createdAt: '', scope: scopeOf(accountId), payload };
        return untilDone(() => chargeCard(dependencies, refundCard).run(job, PROGRESS));
      });
      stripe.deliver({ hold: false, duplicate: 0, drop: 0 });
      setFaults(false);
      await untilDelivered();
      await runEventJobs();
      setFaults(true);
    },
    money: () => ({
      taken: moneyOf(stripe.objects.list('payment_intent')),
      refunded: moneyOf(stripe.objects.list('refund')),
    }),
    async stop() {
      await stripe.stop();
      await close();
    },
  };
}
