import * as z from 'zod';
import { EditConflict } from '#shared/api-contract/endpoints/site.ts';
import { ERROR_CODES, FieldError } from '#shared/model/error.ts';
import { PublishFault } from '#shared/rules/publishing/publish-fault.ts';

/**
 * The `data` of an error response: the error code and the details needed to fix the request. `message` in the envelope is an English
 * sentence for developers; users read the sentence of the code in their own language.
 */
export const ErrorPayload = z.object({
  code: z.enum(ERROR_CODES),
  /** For `invalid-input`: the fields that break a rule. */
  fields: z.array(FieldError).optional(),
  /** For `edit-conflict`: the current revision and both versions of the conflicting parts. */
  conflict: EditConflict.optional(),
  /** For `not-publishable`: the faults that block publishing. */
  faults: z.array(PublishFault).optional(),
  /** For `second-factor-required`: the token that proves the completed first step. */
  challenge: z.string().optional(),
  /** For `too-many-requests` and `unavailable`: seconds to wait, also in the Retry-After header. */
  retryAfter: z.int().optional(),
});
export type ErrorPayload = z.infer<typeof ErrorPayload>;

/** The envelope of every response. */
export interface Envelope<T> {
  data: T;
  message: string;
  /** The access tags of the media that `data` refers to, by media id; the URLs of media files need them (ADR 52). */
  media?: Readonly<Record<string, string>>;
}
