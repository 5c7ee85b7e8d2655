import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Rebuilds the edge store from the table and the media keys, and publishes every published site again. */
export const restoreEdgeFunction = defineFunction({
  name: 'restore-edge',
  area: 'publishing',
  memoryMb: 512,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'edge-store:read-write', 'media-keys'],
  trigger: { by: 'hand' },
});
