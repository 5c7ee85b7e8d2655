import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';
import { BillingEvent } from '#shared/model/open-api/webhook.ts';

/** Requests the webhook deliveries of what has happened to invoices of an account (ADR 118). */
export const billingEventsJob = defineJob({
  kind: 'billing-events',
  name: 'billing-events',
  area: 'open-api',
  payload: z.object({
    /** The account that is billed. */
    subjectId: z.string(),
    ownerId: z.string(),
    issuerId: z.string(),
    /** When it happened. */
    at: z.string(),
    events: z.array(z.object({ type: BillingEvent, subjectId: z.string() })),
  }),
  retentionDays: 30,
  memoryMb: 512,
  timeoutSeconds: 60,
  needs: ['table:read-write'],
});
