import { setTimeout as pause } from 'node:timers/promises';
import { readWebhookTargets } from '#functions/environment.ts';
import { webhookSender } from '#functions/gateways/webhook-sender.ts';
import { deliverWebhook } from '#functions/jobs/deliver-webhook/deliver-webhook.ts';
import { deliverWebhookJob } from '#functions/jobs/deliver-webhook/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { formEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { deliveryStore } from '#functions/store/webhook/delivery-store.ts';
import { webhookStore } from '#functions/store/webhook/webhook-store.ts';
import { openTable, requireVariable } from '#functions/wiring/base.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';
import { openSecrets, openWebhookSecrets, withSecrets } from '#functions/wiring/secrets.ts';

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
      secrets: openWebhookSecrets(env, secrets),
      sender: webhookSender({ targets: readWebhookTargets(env) }),
      sitesOrigin: requireVariable(env, 'sitesOrigin'),
      clock: systemClock,
      ids: systemIds,
      pause: (milliseconds) => pause(milliseconds),
    }),
  ),
);
