import { setTimeout as pause } from 'node:timers/promises';
import { readWebhookTargets } from '#functions/platform/base/environment.ts';
import { webhookSender } from '#functions/platform/gateways/webhook-sender.ts';
import { deliverWebhook } from '#functions/open-api/jobs/deliver-webhook/deliver-webhook.ts';
import { deliverWebhookJob } from '#functions/open-api/job-definitions/deliver-webhook.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { webhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import { openTable, requireVariable } from '#functions/platform/wiring/base.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';
import { openSecrets, openWebhookSecrets, withSecrets } from '#functions/platform/wiring/secrets.ts';

const { env } = process;
const secrets = openSecrets();
const table = openTable(env);

export const handler = withSecrets(
  secrets,
  runJob(
    deliverWebhookJob,
    jobRunner(table),
    deliverWebhook({
      webhooks: webhookStore(table),
      deliveries: deliveryStore(table, systemClock),
      accounts: accountStore(table),
      sites: siteStore(table),
      entries: formEntryStore(table),
      members: memberList(table, systemClock),
      mailRecords: mailRecordStore(table),
      payments: paymentStore(table),
      ledger: ledgerStore(table, systemClock),
      creditNotes: creditNoteStore(table, systemClock),
      secrets: openWebhookSecrets(env, secrets),
      sender: webhookSender({ targets: readWebhookTargets(env) }),
      sitesOrigin: requireVariable(env, 'sitesOrigin'),
      clock: systemClock,
      ids: systemIds,
      pause: (milliseconds) => pause(milliseconds),
    }),
  ),
);
