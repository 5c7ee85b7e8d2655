import * as z from 'zod';
import { ruleIssue, text } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { snsFault } from '#shared/rules/site/sns-address.ts';

/** The kinds of SNS a site can be found on (spec 3 "Other settings per language"). */
export const SNS_TYPES = ['youtube', 'line', 'instagram', 'x', 'tiktok', 'facebook', 'phone_number'] as const;
export const SnsType = z.enum(SNS_TYPES);
export type SnsType = z.infer<typeof SnsType>;

/** Where a site is found on one SNS, or its telephone number. Empty: not there. */
export const SnsEntry = z.strictObject({ snsType: SnsType, snsUrl: text(TEXT_MAX.url) }).superRefine(({ snsType, snsUrl }, context) => {
  const rule = snsUrl === '' ? undefined : snsFault(snsType, snsUrl);
  if (rule) context.addIssue({ code: 'custom', path: ['snsUrl'], ...ruleIssue(rule) });
});
export type SnsEntry = z.infer<typeof SnsEntry>;

/** The SNS of a site in one language, in order, each kind at most once. */
export const SnsLinks = z.strictObject({
  entries: z
    .array(SnsEntry)
    .refine((entries) => new Set(entries.map(({ snsType }) => snsType)).size === entries.length, ruleIssue('invalid')),
});
export type SnsLinks = z.infer<typeof SnsLinks>;

export const EMPTY_SNS: SnsLinks = { entries: [] };
