import { defineFunction } from '#functions/jobs/define-job.ts';

/** Rebuilds from the table and the keys of media what the edge knows, and publishes every published site again. */
export const restoreEdgeFunction = defineFunction({
  name: 'restore-edge',
  memoryMb: 512,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'edge-store:read-write', 'media-keys'],
  trigger: { by: 'hand' },
});
