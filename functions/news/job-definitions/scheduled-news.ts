import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Starts and ends news at the selected minute. */
export const scheduledNewsFunction = defineFunction({
  name: 'scheduled-news',
  area: 'news',
  memoryMb: 256,
  timeoutSeconds: 120,
  needs: ['table:read-write'],
  trigger: { by: 'schedule', everyMinutes: 1 },
});
