import * as z from 'zod';
import { colour, ulid } from '#shared/model/fields.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { textColourOn } from '#shared/rules/colour/colour.ts';

/** How an OEM's (or direct customer's) console, sign-in page and e-mails look (spec 3 "logoUrl, mainColor, textColor"). */
export const Brand = z.object({
  /** The account whose look it is; `null`: the product's own. */
  id: ulid().nullable(),
  /** Company name, in place of the product's; `null`: the product's own. */
  name: z.string().nullable(),
  logo: ImageRef.nullable(),
  mainColor: z.string(),
  /** On top of `mainColor`, by the brightness rule (spec 9). */
  textColor: z.string(),
});
export type Brand = z.infer<typeof Brand>;

/** The ink of the product itself (spec 9). */
const MAIN_COLOUR = '#202020';

/** The product's own look: everybody's who stands below no account that has set one. */
export const PRODUCT_BRAND: Brand = { id: null, name: null, logo: null, mainColor: MAIN_COLOUR, textColor: textColourOn(MAIN_COLOUR) };

/** What an account keeps of its look. */
export const BrandSettings = z.strictObject({ logo: ImageRef.nullable(), mainColor: colour() });
export type BrandSettings = z.infer<typeof BrandSettings>;
