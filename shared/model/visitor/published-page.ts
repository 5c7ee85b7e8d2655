import * as z from 'zod';
import { siteId, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';

/** A sheet of a site on the air (spec 7: `page/{pageId}`, product.md: the sheet's id). */
export const PagePath = z.strictObject({ siteId: siteId(), pageId: ulid() });
/** `variation_id`: an alternative of the sheet; unknown or absent: the sheet itself (product.md "Page variation_id"). */
export const PageQuery = z.strictObject({ lang: Language.optional(), variation_id: z.string().max(64).optional() });

const address = z.string();
const colour = z.string();
const link = { linkDestinationUrl: z.string(), isInternalLink: z.boolean() };

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

/** A sheet as visitors are shown it (spec 3 "Creative detail"); addresses are paths below the site's own host. */
export const PublishedPage = z.object({
  id: ulid(),
  lang: Language,
  cell: z.string(),
  /** Its place in reading order, from 1. */
  order: z.int(),
  imageUrl: address.nullable(),
  videoUrl: address.nullable(),
  imageAlt: z.string(),
  mainText: z.string(),
  mainTextColor: colour,
  price: z.int().nullable(),
  priceTextColor: colour,
  linkButtonText: z.string(),
  ...link,
  linkButtonColor: colour,
  linkTextColor: colour,
  snsConfig: z.array(z.string()),
  showCompany: z.boolean(),
  membersOnlyLock: z.boolean(),
  hoverArrowColor: colour,
  arrowFadeInterval: z.int(),
  sliderTime: z.int(),
  imageLinkPoints: z.array(z.object({ id: ulid(), name: z.string(), coordinateX: z.number(), coordinateY: z.number(), ...link })),
});
export type PublishedPage = z.infer<typeof PublishedPage>;

/** A members' sheet besides comes as markup, so that it opens in its place looking like every other. */
export const MembersPage = PublishedPage.extend({ html: z.string() });
export const PageProducts = z.object({ products: z.array(PublishedProduct) });
