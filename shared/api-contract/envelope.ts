import * as z from 'zod';
import { EditConflict } from '#shared/api-contract/endpoints/site.ts';
import { ERROR_CODES, FieldError } from '#shared/model/error.ts';
import { PublishFault } from '#shared/rules/publish/publish-fault.ts';

/**
 * What `data` holds in a refusal: the code in words of the domain, and what the caller needs to mend it. `message`
 * beside it is a plain English sentence for developers; people read the code's sentence in their own language.
 */
export const ErrorPayload = z.object({
  code: z.enum(ERROR_CODES),
  /** Fields that break a rule, for `invalid-input`. */
  fields: z.array(FieldError).optional(),
  /** Both sides, for `edit-conflict`. */
  conflict: EditConflict.optional(),
  /** What keeps a site off the air, for `not-publishable`. */
  faults: z.array(PublishFault).optional(),
  /** Seconds to wait, for `too-many-requests` and `unavailable`; also in Retry-After. */
  retryAfter: z.int().optional(),
});
export type ErrorPayload = z.infer<typeof ErrorPayload>;

/** Every response: `{data, message}` (spec 7). */
export interface Envelope<T> {
  data: T;
  message: string;
}
