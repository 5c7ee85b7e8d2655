import { defineFunction } from '#functions/jobs/define-job.ts';

/** Rebuilds from the table what the edge knows, and publishes every published site again. */
export const restoreEdgeFunction = defineFunction({
  name: 'restore-edge',
  memoryMb: 512,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'edge-store:read-write'],
  trigger: { by: 'hand' },
});
