import * as z from 'zod';
import { wholeNumber } from '#shared/model/fields.ts';

/** How a creative is fitted to the screen: `auto` fills the screen if that crops only little, and otherwise shows the whole creative. */
export const PICTURE_FITS = ['auto', 'fit', 'fill'] as const;
export const PictureFit = z.enum(PICTURE_FITS);
export type PictureFit = z.infer<typeof PictureFit>;

/** The point of a creative that stays visible when it is cropped, in whole percent of its width and height. */
export const FocalPoint = z.strictObject({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) });
export type FocalPoint = z.infer<typeof FocalPoint>;

export const CENTRE: FocalPoint = { x: 50, y: 50 };
