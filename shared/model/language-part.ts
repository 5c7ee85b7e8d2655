import * as z from 'zod';
import { ruleIssue } from '#shared/model/fields.ts';

/**
 * The field `basedOn` of translated content: a digest, computed by the editor, of the default language's text at the time when the
 * translation was last edited. A translation is outdated if that text has changed since. `null`: unknown, or the content is in the default
 * language itself.
 */
export const basedOn = () =>
  z
    .string()
    .refine((value) => /^[0-9a-z]{1,16}$/.test(value), ruleIssue('invalid'))
    .nullable();
