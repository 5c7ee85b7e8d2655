import { moveNoscripts, separateWaiting } from '#shared/markup/tags/edit-tags.ts';
import { validateTags, type TagKind } from '#shared/markup/tags/validate-tags.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';

/** Custom markup of a site; empty if there is none. */
export interface PageTags {
  head: string;
  body: string;
  /** Whether the page's policy allows inline code, which tag managers need. */
  allowsInlineCode: boolean;
  /** Whether tags wait for the visitor's consent. False if none of them runs or requests anything. */
  wait: boolean;
}

export const NO_TAGS: PageTags = { head: '', body: '', allowsInlineCode: false, wait: false };

/** Returns the tags of a language or, if it has none, the tags of the default language. Markup that a save would reject is omitted. */
export function pageTags(document: SiteDocument, language: Language): PageTags {
  const { tagManager, defaultLanguage, consent } = document.settings;
  const tagsOf = (kind: TagKind): string => {
    const html = localisedValue(document[kind], language, defaultLanguage)?.html ?? '';
    return validateTags(kind, html, { tagManager }) ? '' : html;
  };
  const [head, body] = [tagsOf('headTags'), tagsOf('bodyTags')];
  const wait = consent.isOn && separateWaiting(head).waiting + body !== '';
  if (!tagManager || head + body === '') return { ...NO_TAGS, head, body, wait };
  const moved = moveNoscripts(head);
  return { head: moved.head, body: moved.body + body, allowsInlineCode: true, wait };
}
