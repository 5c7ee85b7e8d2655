import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Stores the card that an account saved at Stripe, even if its browser did not return to the console. */
export const saveCardJob = defineJob({
  kind: 'save-card',
  name: 'save-card',
  area: 'billing',
  payload: z.object({
    /** The account that saved the card. */
    subjectId: z.string(),
    ownerId: z.string(),
    /** Id of the Checkout session. */
    sessionId: z.string(),
  }),
  retentionDays: 30,
  memoryMb: 512,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'card-payments'],
});
