import { defineFunction } from '#functions/jobs/define-job.ts';

/** Publishes and unpublishes sites at the selected minute. Separate from `reconcile`, so that no other work delays it. */
export const scheduledPublicationsFunction = defineFunction({
  name: 'scheduled-publications',
  memoryMb: 512,
  timeoutSeconds: 120,
  needs: ['table:read-write'],
  trigger: { by: 'schedule', everyMinutes: 1 },
});
