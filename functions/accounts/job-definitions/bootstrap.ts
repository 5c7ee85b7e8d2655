import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Creates the seed plans and the first accounts of an installation. */
export const bootstrapFunction = defineFunction({
  name: 'bootstrap',
  area: 'accounts',
  memoryMb: 1024,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'edge-store:read-write', 'media-keys'],
  trigger: { by: 'hand' },
});
