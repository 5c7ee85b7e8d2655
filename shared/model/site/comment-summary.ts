import * as z from 'zod';
import { ulid } from '#shared/model/fields.ts';

/** The comments of a site in short, as lists and open editors show them. */
export const CommentSummary = z.object({
  /** Number of comments that are not resolved. */
  open: z.int(),
  /** Id of the last change of any comment; `null`: there was none. */
  version: ulid().nullable(),
});
export type CommentSummary = z.infer<typeof CommentSummary>;
