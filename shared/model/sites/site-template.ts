import * as z from 'zod';
import { instant, requiredName, text, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';

/** Who may use a template: the account that saved it, or the accounts below as well. */
export const TemplateSharing = z.enum(['own', 'below']);
export type TemplateSharing = z.infer<typeof TemplateSharing>;

/** What a person states about a template. */
export const TemplateFields = z.strictObject({
  name: requiredName(TEXT_MAX.line),
  description: text(TEXT_MAX.textarea),
  sharing: TemplateSharing,
});
export type TemplateFields = z.infer<typeof TemplateFields>;

/** A template that an account has saved from one of its sites, in lists. */
export const SiteTemplate = z.object({
  ...TemplateFields.shape,
  id: ulid(),
  /** Whether the caller's account has saved it; `false` for a template of an account above. */
  isOwn: z.boolean(),
  thumbnail: ImageRef.nullable(),
  numberHorizontal: z.int(),
  numberVertical: z.int(),
  /** Number of cells with a sheet. */
  sheetCount: z.int(),
  languages: z.array(Language),
  createdAt: instant(),
  /** When its fields or its content were last changed. */
  updatedAt: instant(),
});
export type SiteTemplate = z.infer<typeof SiteTemplate>;
