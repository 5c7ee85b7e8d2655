import * as z from 'zod';
import { ruleIssue } from '#shared/model/fields.ts';

/**
 * A part of a site that is written anew in each language. `basedOn` is the digest of what the default language said when
 * this was last edited (`#shared/rules/translation/translation.ts`): where that has changed since, the translation is older. `null`:
 * not known, or the default language itself.
 */
export const basedOn = () =>
  z
    .string()
    .refine((value) => /^[0-9a-z]{1,16}$/.test(value), ruleIssue('invalid'))
    .nullable();
