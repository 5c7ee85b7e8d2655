import * as z from 'zod';
import { colour, ulid } from '#shared/model/fields.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { textColourOn } from '#shared/values/colour.ts';

/** The brand of an OEM or direct customer on its console, sign-in page and e-mails. */
export const Brand = z.object({
  /** The account that owns the brand; `null`: the product's own brand. */
  id: ulid().nullable(),
  /** Company name shown instead of the product's name; `null`: the product's name. */
  name: z.string().nullable(),
  logo: ImageRef.nullable(),
  mainColor: z.string(),
  /** Text on `mainColor`, by the brightness rule. */
  textColor: z.string(),
});
export type Brand = z.infer<typeof Brand>;

/** Primary colour of the product. */
const MAIN_COLOUR = '#202020';

/** The product's own brand, used where no account sets one. */
export const PRODUCT_BRAND: Brand = { id: null, name: null, logo: null, mainColor: MAIN_COLOUR, textColor: textColourOn(MAIN_COLOUR) };

/** The stored brand settings of an account. */
export const BrandSettings = z.strictObject({ logo: ImageRef.nullable(), mainColor: colour() });
export type BrandSettings = z.infer<typeof BrandSettings>;
