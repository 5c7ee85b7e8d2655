import type { MouseEvent } from 'react';
import { ownVisitUrl } from '#shared/rules/analytics/visits/own-visit.ts';

interface SiteLink {
  href: string;
  target: '_blank';
  rel: 'noopener';
  onClick: (event: MouseEvent) => void;
}

/** Opens a published site in a new tab and marks visits of the browser as the owner's own. */
export const openSite = (url: string): void => void window.open(ownVisitUrl(url), '_blank', 'noopener');

/**
 * The attributes of a link to a published site, in a new tab. Clicking it marks visits of the browser as the owner's own
 * . The `href` itself has no mark, because it may be copied and shared.
 */
export const siteLink = (url: string): SiteLink => ({
  href: url,
  target: '_blank',
  rel: 'noopener',
  onClick(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSite(url);
  },
});
