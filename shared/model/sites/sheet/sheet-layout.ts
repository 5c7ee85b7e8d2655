import * as z from 'zod';
import { colour, ruleIssue, wholeNumber } from '#shared/model/fields.ts';
import { EMPHASES_MAX, TEXT_MAX } from '#shared/model/limits.ts';

/** The compositions of a sheet on a site with a theme. */
export const SHEET_LAYOUTS = [
  'low',
  'high',
  'centre',
  'column',
  'number',
  'quote',
  'price',
  'list',
  'pair',
  'framed',
  'words',
  'bleed',
  'product',
] as const;
export const SheetLayout = z.enum(SHEET_LAYOUTS);
export type SheetLayout = z.infer<typeof SheetLayout>;

/** The texts of a sheet that have a style. */
export const TEXT_ROLES = ['eyebrow', 'headline', 'second'] as const;
export const TextRole = z.enum(TEXT_ROLES);
export type TextRole = z.infer<typeof TextRole>;

/** Steps of a text's size around that of the theme. */
export const TEXT_STEPS = { min: -2, max: 3 } as const;
export const ALIGNMENTS = ['start', 'centre', 'end'] as const;

/** How a text differs from the layout and the theme. `null`: as they decide. */
export const TextStyle = z.strictObject({
  step: z.int().min(TEXT_STEPS.min).max(TEXT_STEPS.max),
  isBold: z.boolean().nullable(),
  align: z.enum(ALIGNMENTS).nullable(),
  /** `null`: `mainTextColor` for the headline, the theme's colour for other texts. */
  colour: colour().nullable(),
});
export type TextStyle = z.infer<typeof TextStyle>;
export const DEFAULT_TEXT_STYLE: TextStyle = { step: 0, isBold: null, align: null, colour: null };

/** The styles of the texts that differ. */
export const TextStyles = z.partialRecord(TextRole, TextStyle);
export type TextStyles = z.infer<typeof TextStyles>;

/** A text has up to two UTF-16 code units for each character. */
const CODE_UNITS_MAX = 2 * TEXT_MAX.textarea;

/** A part of a text that is emphasised, in UTF-16 code units of the stored text. What is beyond the text has no effect. */
export const Emphasis = z.strictObject({
  role: TextRole,
  start: wholeNumber(0, CODE_UNITS_MAX),
  length: wholeNumber(1, CODE_UNITS_MAX),
});
export type Emphasis = z.infer<typeof Emphasis>;
export const Emphases = z
  .array(Emphasis)
  .refine((emphases) => emphases.length <= EMPHASES_MAX, ruleIssue('too-many', { max: EMPHASES_MAX }));

/** The centre of the texts in whole percent of the safe area of the screen, where the owner moved them. */
export const TextPlace = z.strictObject({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) });
export type TextPlace = z.infer<typeof TextPlace>;

/** Where the owner moved single texts, each apart from the others. The others are together, where `textPlace` or the layout puts them. */
export const TextPlaces = z.partialRecord(TextRole, TextPlace);
export type TextPlaces = z.infer<typeof TextPlaces>;

/** What fills a sheet without a picture, and the paper of `framed`. */
export const SURFACES = ['plain', 'gradient', 'dots', 'lines'] as const;
export const Surface = z.strictObject({
  pattern: z.enum(SURFACES),
  colour: z.enum(['background', 'surface', 'accent', 'text']),
});
export type Surface = z.infer<typeof Surface>;
export const PLAIN_SURFACE: Surface = { pattern: 'plain', colour: 'background' };
