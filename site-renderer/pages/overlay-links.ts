import { externalSources } from '#shared/markup/tags/external-sources.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { type OverlayLink, OVERLAY_LINKS } from '#site-renderer/components/shell/overlay-links.tsx';
import { pageTags } from '#site-renderer/document/page-tags.ts';
import { shownPages } from '#site-renderer/pages/shown-pages.ts';

/** Which of them a site has. The notice is a step away from everywhere where visits are told to somebody else. */
export function overlayLinks(document: SiteDocument, language: Language): OverlayLink[] {
  const shown = shownPages(document, language);
  const { head, body } = pageTags(document, language);
  const isTold = externalSources(head + body).length > 0;
  return OVERLAY_LINKS.filter((way) => shown.includes(way) && (way !== 'data-notice' || isTold));
}
