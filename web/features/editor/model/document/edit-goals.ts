import type { SiteDocument } from '#shared/model/sites/site.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import { mapLinkUrls } from '#web/features/editor/model/document/site-links.ts';

/** Sets whether links to an address count as conversions. Removes goals that are no longer the address of a link. */
export function withGoal(document: SiteDocument, url: string, isGoal: boolean): SiteDocument {
  const linked = new Set<string>();
  mapLinkUrls(document, (link) => {
    linked.add(link.url);
    return link.url;
  });
  const goals = document.settings.goals.filter((goal) => goal !== url && linked.has(goal));
  return changeSettings(document, { goals: isGoal ? [...goals, url] : goals });
}
