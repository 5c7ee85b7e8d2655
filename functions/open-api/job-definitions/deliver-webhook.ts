import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Attempts a delivery of a webhook (ADR 72). Each later attempt has its own job. */
export const deliverWebhookJob = defineJob({
  kind: 'deliver-webhook',
  name: 'deliver-webhook',
  area: 'open-api',
  payload: z.object({
    /** The id of the webhook. */
    subjectId: z.string(),
    ownerId: z.string(),
    deliveryId: z.string(),
  }),
  retentionDays: 1,
  memoryMb: 512,
  timeoutSeconds: 60,
  needs: ['table:read-write', 'webhooks'],
});
