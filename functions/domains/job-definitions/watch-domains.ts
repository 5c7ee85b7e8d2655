import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Checks the custom domains that are due: every few minutes while one is set up, daily once it is live. */
export const watchDomainsFunction = defineFunction({
  name: 'watch-domains',
  area: 'domains',
  memoryMb: 512,
  timeoutSeconds: 300,
  needs: ['table:read-write', 'domains:manage', 'domains:plan'],
  trigger: { by: 'schedule', everyMinutes: 1 },
});
