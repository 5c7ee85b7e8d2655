import * as z from 'zod';
import { siteId, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { PUBLISHED_SHEET_SHAPE } from '#shared/model/sites/sheet-fields.ts';

/** A sheet of a published site; `pageId` is the sheet's id. */
export const PagePath = z.strictObject({ siteId: siteId(), pageId: ulid() });
/** `variation_id`: a variation of the sheet. If it is unknown, off or absent, the sheet itself is returned. */
export const PageQuery = z.strictObject({ lang: Language.optional(), variation_id: z.string().max(64).optional() });

const address = z.string();
const colour = z.string();

export const PublishedProduct = z.object({
  id: ulid(),
  order: z.int(),
  productName: z.string(),
  imageUrl: address.nullable(),
  price: z.int().nullable(),
  description: z.string(),
  linkButtonText: z.string(),
  linkButtonUrl: z.string(),
  isInternalLink: z.boolean(),
  linkButtonColor: colour,
  linkTextColor: colour,
  textColor: colour,
  backgroundColor: colour,
  coordinateX: z.number(),
  coordinateY: z.number(),
});

/** A sheet as visitors see it. URLs of files are paths below the site's own host. */
export const PublishedPage = z.object({
  id: ulid(),
  lang: Language,
  cell: z.string(),
  /** Position in reading order, from 1. */
  order: z.int(),
  imageUrl: address.nullable(),
  videoUrl: address.nullable(),
  ...PUBLISHED_SHEET_SHAPE,
});
export type PublishedPage = z.infer<typeof PublishedPage>;

/**
 * A members-only sheet with its rendered HTML, which the page inserts in place of the lock: the sheet and, unless the request names a
 * variation, each of its variations.
 */
export const MembersPage = PublishedPage.extend({ html: z.string() });
export const PageProducts = z.object({ products: z.array(PublishedProduct) });
