import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Computes the figures of hours of sites from the collected visits, and then the figures of their days and months. */
export const rollUpVisitsFunction = defineFunction({
  name: 'roll-up-visits',
  area: 'analytics',
  memoryMb: 1_024,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'visits:roll-up', 'visits:request-roll-ups'],
  trigger: { by: 'queue', queue: 'roll-ups', batchSize: 10, concurrencyMax: 100, attempts: 5 },
});
