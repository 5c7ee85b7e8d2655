import * as z from 'zod';
import { ruleIssue, wholeNumber } from '#shared/model/fields.ts';

/** A picture in the units of a crop: thousandths of its width and of its height. */
export const CROP_WHOLE = 1_000;
/** The smallest side of a crop, in thousandths of the picture's. */
export const CROP_MIN = 100;

/** The part of a creative that is shown, in thousandths of its width and height from the upper left corner. */
export const PictureCrop = z
  .strictObject({
    x: wholeNumber(0, CROP_WHOLE - CROP_MIN),
    y: wholeNumber(0, CROP_WHOLE - CROP_MIN),
    width: wholeNumber(CROP_MIN, CROP_WHOLE),
    height: wholeNumber(CROP_MIN, CROP_WHOLE),
  })
  .superRefine(({ x, y, width, height }, context) => {
    if (x + width > CROP_WHOLE) context.addIssue({ code: 'custom', path: ['width'], ...ruleIssue('too-large', { max: CROP_WHOLE - x }) });
    if (y + height > CROP_WHOLE) context.addIssue({ code: 'custom', path: ['height'], ...ruleIssue('too-large', { max: CROP_WHOLE - y }) });
  });
export type PictureCrop = z.infer<typeof PictureCrop>;

export const BRIGHTNESS = { min: -30, max: 30 } as const;
export const SHADE_MAX = 60;

/** Adjustments of a creative, which its file does not contain, in whole percent. */
export const PictureTone = z.strictObject({
  /** How far the creative is mixed with white, or below 0 with black. */
  brightness: wholeNumber(BRIGHTNESS.min, BRIGHTNESS.max),
  /** The opacity of the black veil over it. */
  shade: wholeNumber(0, SHADE_MAX),
});
export type PictureTone = z.infer<typeof PictureTone>;
export const PLAIN_TONE: PictureTone = { brightness: 0, shade: 0 };
