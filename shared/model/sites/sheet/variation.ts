import * as z from 'zod';
import { ruleIssue, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { TEXT_MAX, VARIATION_SHARE, VARIATIONS_MAX } from '#shared/model/limits.ts';
import { checkLinkUrl } from '#shared/model/sites/link.ts';
import { VARIED_FIELDS } from '#shared/model/sites/sheet/varied-fields.ts';

type VariedShape = { [N in VariedField]: (typeof VARIED_FIELDS)[N]['schema'] };

/** The name of a field that a variation may override. */
export type VariedField = keyof typeof VARIED_FIELDS;
export const VARIED_FIELD_NAMES = Object.keys(VARIED_FIELDS) as VariedField[];
export const isVariedField = (name: string): name is VariedField => Object.hasOwn(VARIED_FIELDS, name);

const VARIED_SHAPE = Object.fromEntries(VARIED_FIELD_NAMES.map((name) => [name, VARIED_FIELDS[name].schema])) as VariedShape;

/** The overridden fields. A link is one value in two fields: a variation overrides both or neither. */
const VariedValues = z
  .strictObject(VARIED_SHAPE)
  .partial()
  .superRefine(({ linkDestinationUrl, isInternalLink }, context) => {
    if (linkDestinationUrl !== undefined && isInternalLink !== undefined)
      checkLinkUrl('linkDestinationUrl')({ linkDestinationUrl, isInternalLink }, context);
    else if (linkDestinationUrl !== undefined || isInternalLink !== undefined)
      context.addIssue({ code: 'custom', path: ['linkDestinationUrl'], ...ruleIssue('invalid') });
  });

/** An alternative of a sheet. It overrides fields of the sheet and has the sheet's values for all other fields. */
export const Variation = z.strictObject({
  id: ulid(),
  /** Visible to the owner only. */
  name: text(TEXT_MAX.line),
  /** Whether visitors see the variation. */
  isOn: z.boolean(),
  /** The share of the visits that see the variation, in percent. The sheet itself gets the rest. */
  share: wholeNumber(VARIATION_SHARE.min, VARIATION_SHARE.max),
  fields: VariedValues,
});
export type Variation = z.infer<typeof Variation>;

/** The variations of a sheet. The shares of enabled variations sum up to at most `VARIATION_SHARE.max` percent. */
export const Variations = z
  .array(Variation)
  .refine((variations) => variations.length <= VARIATIONS_MAX, ruleIssue('too-many', { max: VARIATIONS_MAX }))
  .refine((variations) => new Set(variations.map(({ id }) => id)).size === variations.length, ruleIssue('invalid'))
  .superRefine((variations, context) => {
    let left: number = VARIATION_SHARE.max;
    for (const [index, { isOn, share }] of variations.entries()) {
      if (!isOn) continue;
      if (share > left) context.addIssue({ code: 'custom', path: [index, 'share'], ...ruleIssue('too-large', { max: Math.max(0, left) }) });
      left -= share;
    }
  });
