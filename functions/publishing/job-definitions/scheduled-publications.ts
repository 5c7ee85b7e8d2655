import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Publishes and unpublishes sites at the selected minute. Separate from `reconcile`, so that no other work delays it. */
export const scheduledPublicationsFunction = defineFunction({
  name: 'scheduled-publications',
  area: 'publishing',
  memoryMb: 512,
  timeoutSeconds: 120,
  needs: ['table:read-write'],
  trigger: { by: 'schedule', everyMinutes: 1 },
});
