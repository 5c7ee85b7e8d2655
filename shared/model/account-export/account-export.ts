import type * as z from 'zod';
import { instant } from '#shared/model/fields.ts';
import { FileJob } from '#shared/model/file-job.ts';

/** The latest export of all data of an account. */
export const AccountExport = FileJob.extend({
  startedAt: instant(),
  /** The time until which the file is kept; `null` until it is written. */
  keptUntil: instant().nullable(),
});
export type AccountExport = z.infer<typeof AccountExport>;
