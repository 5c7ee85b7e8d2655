import { validateTags, type TagKind } from '#shared/markup/tags/validate-tags.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { localisedValue } from '#shared/rules/site/localised-value.ts';

/** Custom markup of a site. Empty: none. */
export interface PageTags {
  head: string;
  body: string;
}

/** The tags of a language, or else of the default one. Markup that a save would reject is omitted, whatever its origin. */
export function pageTags(document: SiteDocument, language: Language): PageTags {
  const tagsOf = (kind: TagKind): string => {
    const html = localisedValue(document[kind], language, document.settings.defaultLanguage)?.html ?? '';
    return validateTags(kind, html) ? '' : html;
  };
  return { head: tagsOf('headTags'), body: tagsOf('bodyTags') };
}
