import * as z from 'zod';
import { colour, longText, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { PREVIEW_FRAME, PRICE_MAX, PRODUCT_DEFAULTS, TEXT_MAX } from '#shared/model/limits.ts';
import { linkUrlField, checkLinkUrl } from '#shared/model/sites/link.ts';
import { ImageRef } from '#shared/model/media/media.ts';

/** Position of the top left corner on a sheet, in pixels of the preview frame; it scales with the screen. */
export const frameCoordinates = {
  coordinateX: wholeNumber(0, PREVIEW_FRAME.width),
  coordinateY: wholeNumber(0, PREVIEW_FRAME.height),
};

/** A product card on a sheet. Its order is its index in the sheet's list. */
export const Product = z
  .strictObject({
    id: ulid(),
    productName: text(TEXT_MAX.line),
    image: ImageRef.nullable(),
    /** Whole yen, tax included; `null`: no price shown. */
    price: wholeNumber(0, PRICE_MAX).nullable(),
    description: longText(TEXT_MAX.textarea),
    linkButtonText: text(TEXT_MAX.button),
    linkButtonUrl: linkUrlField(),
    isInternalLink: z.boolean(),
    linkButtonColor: colour(),
    linkTextColor: colour(),
    textColor: colour(),
    backgroundColor: colour(),
    ...frameCoordinates,
  })
  .superRefine(checkLinkUrl('linkButtonUrl'));
export type Product = z.infer<typeof Product>;

export const newProduct = (id: string): Product => ({
  id,
  productName: '',
  image: null,
  price: null,
  description: '',
  linkButtonText: '',
  linkButtonUrl: '',
  isInternalLink: false,
  ...PRODUCT_DEFAULTS,
});
