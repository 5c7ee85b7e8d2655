import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Extracts the reported visits from the access logs of sites. */
export const collectVisitsFunction = defineFunction({
  name: 'collect-visits',
  area: 'analytics',
  memoryMb: 1_024,
  timeoutSeconds: 300,
  needs: ['table:read-write', 'visits:collect', 'visits:request-roll-ups'],
  trigger: { by: 'access-logs', folder: 'visits' },
});
