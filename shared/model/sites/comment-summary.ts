import * as z from 'zod';
import { ulid } from '#shared/model/fields.ts';

/** A summary of a site's comments for lists and open editors. */
export const CommentSummary = z.object({
  /** Number of comments that are not resolved. */
  open: z.int(),
  /** Id of the last change of any comment; `null` if there was none. */
  version: ulid().nullable(),
});
export type CommentSummary = z.infer<typeof CommentSummary>;
