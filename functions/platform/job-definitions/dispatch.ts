import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Starts the jobs that are inserted into the table, triggered by the table's stream. */
export const dispatchFunction = defineFunction({
  name: 'dispatch',
  area: 'platform',
  memoryMb: 256,
  timeoutSeconds: 30,
  needs: ['invoke-jobs'],
  trigger: { by: 'stream', entities: ['job'] },
});
