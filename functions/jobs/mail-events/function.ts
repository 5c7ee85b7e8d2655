import { defineFunction } from '#functions/jobs/define-job.ts';

/** Records what became of e-mails, as SES publishes it. */
export const mailEventsFunction = defineFunction({
  name: 'mail-events',
  memoryMb: 256,
  timeoutSeconds: 30,
  needs: ['table:read-write'],
  trigger: { by: 'mail-events' },
});
