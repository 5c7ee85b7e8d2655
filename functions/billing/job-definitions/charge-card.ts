import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Begins the charge of a payment that is due, or settles the one that is running; with `refundId`, carries out a refund instead. */
export const chargeCardJob = defineJob({
  kind: 'charge-card',
  name: 'charge-card',
  area: 'billing',
  payload: z.object({
    /** The account that pays. */
    subjectId: z.string(),
    ownerId: z.string(),
    /** Number of the invoice. */
    number: z.string(),
    /** The id of a refund to a card. */
    refundId: z.string().optional(),
  }),
  retentionDays: 400,
  memoryMb: 512,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'card-payments'],
});
