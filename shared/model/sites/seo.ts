import * as z from 'zod';
import { longText, ruleIssue } from '#shared/model/fields.ts';
import { basedOn } from '#shared/model/language-part.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { forbiddenSeoCharacter } from '#shared/values/text/seo-text.ts';

/** An SEO title or H1. */
const seoLine = (max: number) =>
  longText(max).superRefine((value, context) => {
    const character = forbiddenSeoCharacter(value);
    if (character !== undefined) context.addIssue({ code: 'custom', ...ruleIssue('invalid-seo-character', { character }) });
  });

/** Metadata for search engines and share cards, in one language. Empty fields are derived from the first sheet. */
export const SeoConfig = z.strictObject({
  title: seoLine(TEXT_MAX.seoTitle),
  h1: seoLine(TEXT_MAX.seoH1),
  description: longText(TEXT_MAX.seoDescription),
  basedOn: basedOn(),
});
export type SeoConfig = z.infer<typeof SeoConfig>;

export const EMPTY_SEO: SeoConfig = { title: '', h1: '', description: '', basedOn: null };

/**
 * Custom markup in the head or at the end of the body of every page. The server validates it on every save
 * (`validateTags` in `#shared/markup/tags/validate-tags.ts`).
 */
export const SiteTags = z.strictObject({ html: longText(TEXT_MAX.tags) });
export type SiteTags = z.infer<typeof SiteTags>;

export const EMPTY_TAGS: SiteTags = { html: '' };
