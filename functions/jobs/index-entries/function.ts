import { defineFunction } from '#functions/jobs/define-job.ts';

/** Indexes and counts what visitors sent, so that lists find it and the figures of visits include it. */
export const indexEntriesFunction = defineFunction({
  name: 'index-entries',
  memoryMb: 512,
  timeoutSeconds: 60,
  needs: ['table:read-write'],
  trigger: { by: 'stream', entities: ['form-entry', 'member', 'member-registration', 'visit-conversion'] },
});
