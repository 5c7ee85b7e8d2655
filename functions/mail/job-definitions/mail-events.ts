import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Records the delivery status of e-mails, which SES publishes. */
export const mailEventsFunction = defineFunction({
  name: 'mail-events',
  area: 'mail',
  memoryMb: 256,
  timeoutSeconds: 30,
  needs: ['table:read-write'],
  trigger: { by: 'mail-events' },
});
