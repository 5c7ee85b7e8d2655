import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Draws the share cards of a published site that are not stored yet, then publishes its pages again, which name them. */
export const shareCardsJob = defineJob({
  kind: 'share-cards',
  name: 'share-cards',
  area: 'publishing',
  payload: z.object({
    /** The id of the site. */
    subjectId: z.string(),
    ownerId: z.string(),
  }),
  retentionDays: 7,
  memoryMb: 1769,
  timeoutSeconds: 300,
  needs: ['table:read-write', 'media:read', 'fonts:subset', 'sites:read-write'],
});
