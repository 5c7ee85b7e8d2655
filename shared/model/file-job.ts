import * as z from 'zod';
import { instant, ulid } from '#shared/model/fields.ts';

/** A file that a job writes. `url` is signed and valid for minutes; `null` until the file is written. */
export const FileJob = z.object({
  id: ulid(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  progress: z.object({ done: z.int(), total: z.int() }),
  url: z.url().nullable(),
});
export type FileJob = z.infer<typeof FileJob>;

/** A file that is kept for a while after it was written. */
export const KeptFileJob = FileJob.extend({
  startedAt: instant(),
  /** The time until which the file is kept; `null` until it is written. */
  keptUntil: instant().nullable(),
});
export type KeptFileJob = z.infer<typeof KeptFileJob>;

/** How long the file of an export is kept. */
export const EXPORT_KEPT_MS = 24 * 3_600_000;

export const isUnderWay = (job: Pick<FileJob, 'state'> | null | undefined): boolean => job?.state === 'queued' || job?.state === 'running';
