import { externalSources } from '#shared/markup/tags/external-sources.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { type OverlayLink, OVERLAY_LINKS } from '#site-renderer/components/shell/overlay-links.tsx';
import { pageTags } from '#site-renderer/visibility/page-tags.ts';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';

/** Returns the overlay links of a site in a language. They include the privacy notice if tags send data to other hosts,
 * or wait for consent, which visitors change there. */
export function visibleOverlayLinks(document: SiteDocument, language: Language): OverlayLink[] {
  const shown = visiblePages(document, language);
  const { head, body, wait } = pageTags(document, language);
  const sendsData = wait || externalSources(head + body).length > 0;
  return OVERLAY_LINKS.filter((link) => shown.includes(link) && (link !== 'data-notice' || sendsData));
}
