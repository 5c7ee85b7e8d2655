import { outsideSources } from '#shared/markup/outside-sources.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site.ts';
import { type Way, WAYS } from '#site-renderer/components/site-ways.tsx';
import { pageTags } from '#site-renderer/page-tags.ts';
import { shownPages } from '#site-renderer/pages/shown-pages.ts';

/** Which of them a site has. The notice is a step away from everywhere where visits are told to somebody else. */
export function pagesOverSheets(document: SiteDocument, language: Language): Way[] {
  const shown = shownPages(document, language);
  const { head, body } = pageTags(document, language);
  const isTold = outsideSources(head + body).length > 0;
  return WAYS.filter((way) => shown.includes(way) && (way !== 'data-notice' || isTold));
}
