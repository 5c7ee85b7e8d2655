import * as z from 'zod';
import { ruleIssue } from '#shared/model/fields.ts';
import { UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';

/** The templates for new sites. */
export const TEMPLATE_NAMES = [
  'shop',
  'restaurant',
  'event',
  'recruiting',
  'real-estate',
  'portfolio',
  'launch',
  'magazine',
  'cafe',
  'salon',
  'hotel',
  'clinic',
  'school',
  'fashion',
  'cosmetics',
  'corporate',
  'wedding',
  'landing',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The use of a template's picture, which determines its shape and its variants. */
export const TemplatePictureKind = z.enum(['creative', 'product', 'popup']);
export type TemplatePictureKind = z.infer<typeof TemplatePictureKind>;

/** A picture of a template: the number of its drawing, and its use. */
export const TemplatePicture = z.strictObject({ kind: TemplatePictureKind, art: z.int().min(1) });
export type TemplatePicture = z.infer<typeof TemplatePicture>;

/** Pictures of one template. */
export const TemplatePictures = z.strictObject({
  template: z.enum(TEMPLATE_NAMES),
  pictures: z
    .array(TemplatePicture)
    .min(1)
    .refine((pictures) => pictures.length <= UPLOADS_PER_REQUEST, ruleIssue('too-many', { max: UPLOADS_PER_REQUEST })),
});
export type TemplatePictures = z.infer<typeof TemplatePictures>;
