import * as z from 'zod';
import { ruleIssue, text } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SnsType } from '#shared/model/sites/sns-type.ts';
import { completeSnsAddress, snsFault } from '#shared/model/sites/sns-address.ts';

/** The URL of a site's owner on one SNS, or a telephone number. Empty: not set. `@name` is completed to the URL of the account. */
export const SnsEntry = z
  .strictObject({ snsType: SnsType, snsUrl: text(TEXT_MAX.url) })
  .overwrite(({ snsType, snsUrl }) => ({ snsType, snsUrl: completeSnsAddress(snsType, snsUrl) }))
  .superRefine(({ snsType, snsUrl }, context) => {
    const rule = snsUrl === '' ? undefined : snsFault(snsType, snsUrl);
    if (rule) context.addIssue({ code: 'custom', path: ['snsUrl'], ...ruleIssue(rule) });
  });
export type SnsEntry = z.infer<typeof SnsEntry>;

/** The SNS entries of a site in one language, each type at most once. */
export const SnsLinks = z.strictObject({
  entries: z
    .array(SnsEntry)
    .refine((entries) => new Set(entries.map(({ snsType }) => snsType)).size === entries.length, ruleIssue('invalid')),
});
export type SnsLinks = z.infer<typeof SnsLinks>;

export const EMPTY_SNS: SnsLinks = { entries: [] };
