import * as z from 'zod';
import { requiredName, ruleIssue, ulid } from '#shared/model/fields.ts';
import { STYLES_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { SHEET_FIELDS } from '#shared/model/sites/sheet-fields.ts';
import { VARIED_FIELDS } from '#shared/model/sites/sheet/varied-fields.ts';

/** The fields of a sheet that a saved style sets: those of its look, without what decides who sees the sheet and which links it shows. */
const LOOK_SHAPE = {
  pictureFit: VARIED_FIELDS.pictureFit.schema,
  pictureTone: VARIED_FIELDS.pictureTone.schema,
  mainTextColor: VARIED_FIELDS.mainTextColor.schema,
  priceTextColor: VARIED_FIELDS.priceTextColor.schema,
  linkButtonColor: VARIED_FIELDS.linkButtonColor.schema,
  linkTextColor: VARIED_FIELDS.linkTextColor.schema,
  layout: VARIED_FIELDS.layout.schema,
  textStyles: VARIED_FIELDS.textStyles.schema,
  textBackdrop: VARIED_FIELDS.textBackdrop.schema,
  surface: VARIED_FIELDS.surface.schema,
  sliderTime: SHEET_FIELDS.sliderTime.schema,
  hoverArrowColor: SHEET_FIELDS.hoverArrowColor.schema,
  arrowFadeInterval: SHEET_FIELDS.arrowFadeInterval.schema,
};
export type StyleField = keyof typeof LOOK_SHAPE;
export const STYLE_FIELDS = Object.keys(LOOK_SHAPE) as StyleField[];

/** A look that an owner named. A style lacks the fields that were added to sheets after it was saved; these it leaves unchanged. */
export const SavedStyle = z.strictObject({ id: ulid(), name: requiredName(TEXT_MAX.line), look: z.strictObject(LOOK_SHAPE).partial() });
export type SavedStyle = z.infer<typeof SavedStyle>;

/** The saved styles of a site. Their names differ, because owners choose them by name. */
export const SavedStyles = z
  .array(SavedStyle)
  .refine((styles) => styles.length <= STYLES_MAX, ruleIssue('too-many', { max: STYLES_MAX }))
  .refine((styles) => new Set(styles.map(({ id }) => id)).size === styles.length, ruleIssue('invalid'))
  .superRefine((styles, context) => {
    for (const [index, { name }] of styles.entries())
      if (styles.findIndex((other) => other.name === name) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], ...ruleIssue('duplicate') });
  });
