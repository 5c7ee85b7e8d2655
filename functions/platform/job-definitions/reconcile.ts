import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Restarts overdue jobs and removes orphaned items and files. */
export const reconcileFunction = defineFunction({
  name: 'reconcile',
  area: 'platform',
  memoryMb: 512,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'media:read-write', 'media:erase-exports', 'visits:request-roll-ups', 'invoke-jobs'],
  trigger: { by: 'schedule', everyMinutes: 1 },
});
