import * as z from 'zod';
import { ruleIssue, text } from '#shared/model/fields.ts';
import { basedOn } from '#shared/model/site/language-part.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { forbiddenSeoCharacter } from '#shared/rules/site/seo-text.ts';

/** Of titles and H1 (spec 5): letters, digits, spaces, hyphens, bars, colons and brackets only. */
const seoLine = (max: number) =>
  text(max).superRefine((value, context) => {
    const character = forbiddenSeoCharacter(value);
    if (character !== undefined) context.addIssue({ code: 'custom', ...ruleIssue('invalid-seo-character', { character }) });
  });

/** What search engines and share cards are told, in one language (spec 3 "seoConfig"). Empty: it is made from the first sheet. */
export const SeoConfig = z.strictObject({
  title: seoLine(TEXT_MAX.seoTitle),
  h1: seoLine(TEXT_MAX.seoH1),
  description: text(TEXT_MAX.seoDescription),
  basedOn: basedOn(),
});
export type SeoConfig = z.infer<typeof SeoConfig>;

export const EMPTY_SEO: SeoConfig = { title: '', h1: '', description: '', basedOn: null };

/**
 * Markup a site brings along into every page's head, or to the end of its body. What it may hold is decided by
 * `#shared/markup/tags/head-tags.ts` and `body-tags.ts`, which the server asks on every save.
 */
export const SiteTags = z.strictObject({ html: text(TEXT_MAX.tags) });
export type SiteTags = z.infer<typeof SiteTags>;

export const EMPTY_TAGS: SiteTags = { html: '' };
