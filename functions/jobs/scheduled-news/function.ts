import { defineFunction } from '#functions/jobs/define-job.ts';

/** Lets news begin and end at the minute that was chosen. */
export const scheduledNewsFunction = defineFunction({
  name: 'scheduled-news',
  memoryMb: 256,
  timeoutSeconds: 120,
  needs: ['table:read-write'],
  trigger: { by: 'schedule', everyMinutes: 1 },
});
