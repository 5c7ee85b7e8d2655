import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Counts the page views of sites from the access logs of their distribution. */
export const meterPageViewsFunction = defineFunction({
  name: 'meter-page-views',
  area: 'usage',
  memoryMb: 512,
  timeoutSeconds: 300,
  needs: ['table:read-write', 'access-logs:read'],
  trigger: { by: 'access-logs', folder: 'sites' },
});
