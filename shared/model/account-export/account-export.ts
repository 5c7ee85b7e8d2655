import type * as z from 'zod';
import { KeptFileJob } from '#shared/model/file-job.ts';

/** The latest export of all data of an account. */
export const AccountExport = KeptFileJob;
export type AccountExport = z.infer<typeof AccountExport>;
