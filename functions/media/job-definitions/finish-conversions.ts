import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Stores the output of video conversions: when the event of their end arrives, or in a run every minute if that event was lost. */
export const finishConversionsFunction = defineFunction({
  name: 'finish-conversions',
  area: 'media',
  memoryMb: 1024,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'media:read-write', 'videos:convert', 'videos:read-converted'],
  trigger: { by: 'schedule', everyMinutes: 1, events: 'conversions' },
});
