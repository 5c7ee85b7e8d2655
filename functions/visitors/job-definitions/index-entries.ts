import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Indexes visitor records for lists, and marks conversions for the figures of visits. */
export const indexEntriesFunction = defineFunction({
  name: 'index-entries',
  area: 'visitors',
  memoryMb: 512,
  timeoutSeconds: 60,
  needs: ['table:read-write', 'visits:request-roll-ups'],
  trigger: { by: 'stream', entities: ['form-entry', 'member', 'member-registration', 'visit-conversion'] },
});
