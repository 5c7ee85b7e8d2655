import * as z from 'zod';
import { Language } from '#shared/model/language.ts';

/** The parts of a site in which a fault can be located. */
const PLACE_PARTS = [
  'settings',
  'grid',
  'sheet',
  'menu',
  'seo',
  'headTags',
  'bodyTags',
  'sns',
  'contactForm',
  'membershipForm',
  'homepageForm',
  'company',
  'popup',
] as const;

/**
 * The location of a fault or an advice in a site: the part, the cell of a sheet, the language (`null`: all languages), and
 * the product, image link, variation, menu item, form field or popup by id (`subject`) and name.
 */
export const SiteLocation = z.object({
  part: z.enum(PLACE_PARTS),
  cell: z.string().nullable(),
  language: Language.nullable(),
  subject: z.string().nullable(),
  name: z.string().nullable(),
});
export type SiteLocation = z.infer<typeof SiteLocation>;

const PUBLISH_RULES = [
  'no-sheets',
  'not-consecutive',
  'creative-missing',
  'button-without-destination',
  'button-without-text',
  'unknown-cell',
  'point-without-name',
  'point-without-destination',
  'point-unknown-cell',
  'product-without-name',
  'product-without-destination',
  'product-without-text',
  'product-unknown-cell',
  'menu-without-items',
  'menu-item-without-name',
  'menu-item-twice',
  'menu-item-without-destination',
  'menu-item-unknown-cell',
  'popup-without-picture',
  'popup-without-destination',
  'popup-without-text',
  'popup-unknown-cell',
  'popup-without-limit',
  'form-without-email',
  'form-field-without-title',
  'form-field-without-options',
  'form-field-broken-condition',
  'terms-missing',
  'privacy-missing',
  'clause-unfinished',
  'terms-unfinished',
  'privacy-unfinished',
] as const;

/** A fault that blocks publishing a site or one of its languages: the broken rule and its location. */
export const PublishFault = SiteLocation.extend({ rule: z.enum(PUBLISH_RULES) });
export type PublishFault = z.infer<typeof PublishFault>;
export type PublishRule = PublishFault['rule'];
