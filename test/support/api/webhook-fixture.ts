import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { webhookUseCases } from '#functions/open-api/api/webhooks/use-cases.ts';
import { withEntryWebhooks, withMemberWebhooks } from '#functions/open-api/services/webhooks/announce-records.ts';
import {
  deliveryJob,
  type RequestDependencies,
  requestDeliveries,
  type SiteEvent,
} from '#functions/open-api/services/webhooks/request-deliveries.ts';
import { webhookSecrets } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import { secretSealer } from '#functions/platform/gateways/secret-sealer.ts';
import { type SendOutcome, webhookSender } from '#functions/platform/gateways/webhook-sender.ts';
import { deliverWebhook } from '#functions/open-api/jobs/deliver-webhook/deliver-webhook.ts';
import { deliverWebhookJob } from '#functions/open-api/job-definitions/deliver-webhook.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { JobKind } from '#functions/platform/job-list/jobs.ts';
import { jobKey } from '#functions/platform/keys/keys.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { billingEventsJob } from '#functions/open-api/job-definitions/billing-events.ts';
import { announceBillingEvents } from '#functions/open-api/jobs/billing-events/announce-billing-events.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { webhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import { webhook } from '#shared/api-contract/endpoints/webhook.ts';
import { type NewWebhook, WEBHOOK_EVENTS, type WebhookUpdate } from '#shared/model/open-api/webhook.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { startSiteFixture } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type EntryOptions, formEntryOf } from '#test/support/visitors/form-entries.ts';
import { memberOf } from '#test/support/visitors/members.ts';

const NOTHING_ELSE = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
const TARGETS: WebhookTargets = { protocols: ['https:', 'http:'], ports: null, privateRanges: ['127.0.0.0/8'] };
/** Later than the due time of every job that has not started. */
const LATER_MS = 120_000;

export interface Received {
  headers: Readonly<Record<string, string>>;
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A receiver of webhooks. `answer` decides what the next requests get. */
async function startReceiver() {
  const received: Received[] = [];
  const state: { status: number; text: string; headers: Record<string, string> } = { status: 200, text: 'ok', headers: {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    received.push({ headers: request.headers as Record<string, string>, body, event: JSON.parse(body) as Received['event'] });
    response.writeHead(state.status, state.headers).end(state.text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    answer: (status: number, text = '', headers: Record<string, string> = {}): void => void Object.assign(state, { status, text, headers }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The family of webhooks on the table of the site fixture, with a receiver, and the jobs that deliver to it. */
export async function startWebhookFixture() {
  const test = await startSiteFixture();
  const { table, clock, dependencies, time } = test;
  const receiver = await startReceiver();
  const [webhooks, deliveries] = [webhookStore(table), deliveryStore(table, clock)];
  const secrets = webhookSecrets(secretSealer(() => 'key-of-a-test'));
  const own: WebhookDependencies = { ...dependencies, webhooks, deliveries, secrets, targets: TARGETS };
  const useCases = withParsedResponses(webhook, webhookUseCases(own));
  const requesting: RequestDependencies = { ...dependencies, webhooks, deliveries };
  const entries = formEntryList(table, clock);
  const members = memberList(table, clock);
  const announced = { entries: withEntryWebhooks(requesting, entries), members: withMemberWebhooks(requesting, members) };
  const real = webhookSender({ targets: TARGETS });
  /** A hook before an answer is returned; may throw, to simulate a crash. */
  const sending: { after: (outcome: SendOutcome) => void } = { after: () => undefined };

  const handler = deliverWebhook({
    ...dependencies,
    webhooks,
    deliveries,
    entries: formEntryStore(table),
    members,
    mailRecords: mailRecordStore(table),
    payments: paymentStore(table),
    ledger: ledgerStore(table, clock),
    creditNotes: creditNoteStore(table, clock),
    secrets,
    sender: {
      async send(request) {
        const outcome = await real.send(request);
        sending.after(outcome);
        return outcome;
      },
    },
    pause: (milliseconds) => Promise.resolve(void (time.now += milliseconds)),
  });
  const run = runJob(deliverWebhookJob, { jobs: dependencies.jobs, ids: dependencies.ids }, handler);

  const announcing = announceBillingEvents({ ...requesting, webhooks });
  const runBillingEvents = runJob(billingEventsJob, { jobs: dependencies.jobs, ids: dependencies.ids }, announcing);

  const openJobsOf = async (wanted: JobKind): Promise<string[]> => {
    const ahead = jobStore(table, () => new Date(time.now + LATER_MS));
    return (await ahead.listOverdue(100)).filter(({ kind }) => kind === wanted).map(({ id }) => id);
  };
  const openJobs = (): Promise<string[]> => openJobsOf('deliver-webhook');

  const as = (account: Account) => {
    const base = { ...NOTHING_ELSE, caller: callerOf(account) };
    return {
      list: () => dataOf(useCases.list(base)),
      add: (differences: Partial<NewWebhook> = {}) =>
        dataOf(
          useCases.create({
            ...base,
            body: { name: 'CRM', url: receiver.url, events: [...WEBHOOK_EVENTS], siteIds: null, isEnabled: true, ...differences },
          }),
        ),
      update: async (id: string, body: WebhookUpdate) => (await dataOf(useCases.update({ ...base, params: { id }, body }))).webhook,
      rotate: (id: string, overlapHours: number) => dataOf(useCases.rotate({ ...base, params: { id }, body: { overlapHours } })),
      remove: (id: string) => dataOf(useCases.remove({ ...base, params: { id } })),
      log: async (id: string, query: { cursor?: string; limit?: number } = {}) =>
        dataOf(useCases.deliveries({ ...base, params: { id }, query: { limit: 20, ...query } })),
      deliver: async (id: string, deliveryId: string | null) =>
        (await dataOf(useCases.deliver({ ...base, params: { id }, body: { deliveryId } }))).delivery,
    };
  };

  return {
    ...test,
    receiver,
    entries,
    announced,
    sending,
    webhooksAs: as,
    ids: dependencies.ids,
    announce: (event: SiteEvent) => requestDeliveries(requesting, event),
    openJobs,
    /** Runs the jobs that announce events of invoices. */
    async announceBillingEvents(): Promise<void> {
      for (const jobId of await openJobsOf('billing-events')) await runBillingEvents({ jobId });
    },
    /** Does the work of the jobs that announce events of invoices, as if each crashed before it is done. */
    async requestBillingEvents(): Promise<void> {
      for (const jobId of await openJobsOf('billing-events')) {
        const job = billingEventsJob.payload.parse(await table.get(jobKey(jobId)));
        const context = { id: jobId, attempts: 1, createdAt: job.at, scope: scopeOf(job.ownerId), payload: job };
        await announcing.run(context, { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined });
      }
    },
    /** Runs the jobs of deliveries that are open. Returns how many failed. */
    async runJobs(): Promise<number> {
      const outcomes = await Promise.allSettled((await openJobs()).map((jobId) => run({ jobId })));
      return outcomes.filter(({ status }) => status === 'rejected').length;
    },
    /** The work of the reconcile job for deliveries. */
    async enqueueDue(): Promise<void> {
      for (const due of await deliveries.listDue(100)) await deliveries.enqueue(due, (delivery) => deliveryJob(dependencies, delivery));
    },
    /** An entry as its visitor's request leaves it: stored, not indexed. */
    async storeEntry(site: { id: string }, options: EntryOptions = {}) {
      const { lineage } = await dependencies.sites.find(callerOf(test.accounts.MASTER).scope, site.id);
      const entry = formEntryOf({ id: site.id, lineage }, { at: clock(), ...options });
      await formEntryStore(table).create(entry, { mails: [], writes: [] });
      return entry;
    },
    async storeMember(site: { id: string }) {
      const member = memberOf(site.id, { at: clock() });
      if (!(await memberStore(table).create(member, []))) throw new Error('The member could not be created');
      return member;
    },
    stop: async () => {
      receiver.stop();
      await test.stop();
    },
  };
}

export type WebhookFixture = Awaited<ReturnType<typeof startWebhookFixture>>;
