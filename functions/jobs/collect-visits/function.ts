import { defineFunction } from '#functions/jobs/define-job.ts';

/** Extracts the reported visits from the access logs of sites. */
export const collectVisitsFunction = defineFunction({
  name: 'collect-visits',
  memoryMb: 1_024,
  timeoutSeconds: 300,
  needs: ['table:read-write', 'visits:collect'],
  trigger: { by: 'access-logs', folder: 'visits' },
});
