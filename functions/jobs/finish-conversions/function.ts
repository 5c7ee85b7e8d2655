import { defineFunction } from '#functions/jobs/define-job.ts';

/**
 * Stores what conversions of videos have made: as soon as an event tells of the end of one, and each minute of those whose event was
 * lost.
 */
export const finishConversionsFunction = defineFunction({
  name: 'finish-conversions',
  memoryMb: 1024,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'media:read-write', 'videos:convert', 'videos:read-converted'],
  trigger: { by: 'schedule', everyMinutes: 1, events: 'conversions' },
});
