import * as z from 'zod';
import { ulid } from '#shared/model/fields.ts';

/** A file that a job writes. `url` is signed and valid for minutes; `null` until the file is written. */
export const FileJob = z.object({
  id: ulid(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  progress: z.object({ done: z.int(), total: z.int() }),
  url: z.url().nullable(),
});
export type FileJob = z.infer<typeof FileJob>;
