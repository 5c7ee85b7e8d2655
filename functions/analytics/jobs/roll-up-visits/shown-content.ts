import { partSource, readParts, requiredPart, typedPart } from '#functions/sites/services/part-source.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { VisitedSite } from '#functions/analytics/store/visit-hours.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { parsePartKey, type PartKey, popupKey } from '#shared/rules/sites/site-parts.ts';
import { endCells } from '#shared/rules/analytics/visits/count-route.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import type { ShownContent } from '#shared/rules/analytics/visits/count-visits.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

const NOTHING: Omit<ShownContent, 'isKnown' | 'isKnownNews'> = { ends: new Set(), goals: { hasAny: false, popups: new Set() } };

/** Yields the aliases of sheets and the ids of popups that occur in figures. */
function* namesIn(counters: Counters): Generator<string> {
  for (const key of counters.keys()) {
    const [kind, first = '', second = ''] = key.split('/');
    if (kind === 'sheet') yield second;
    else if (kind === 'popup' || kind === 'news') yield first;
  }
}

/** Returns the languages in which a popup links to a goal. */
const goalLanguages = ({ content }: PopupCta, goals: readonly string[]): string[] =>
  Object.entries(content).flatMap(([language, { linkUrl, isInternalLink }]) =>
    !isInternalLink && goals.includes(linkUrl) ? [language] : [],
  );

/** Returns the goals of a revision, and the last cells of its rows and columns. One call, or two if it has goals. */
async function contentOf(
  revisions: RevisionStore,
  site: VisitedSite,
  { manifest, migrated }: Revision,
  popupIds: readonly string[],
): Promise<Omit<ShownContent, 'isKnown' | 'isKnownNews'>> {
  const source = partSource(revisions, site, migrated);
  const parts = await readParts(source, manifest, ['grid', 'settings']);
  const goals = typedPart(parts, 'settings')?.goals ?? [];
  const popups = goals.length === 0 ? new Map() : await readParts(source, manifest, popupIds.map(popupKey));
  const leading = popupIds.flatMap((id) => {
    const popup = typedPart(popups, popupKey(id));
    return popup ? goalLanguages(popup, goals).map((language) => `${id}/${language}`) : [];
  });
  return {
    ends: endCells(Object.keys(requiredPart(parts, 'grid').cells)),
    goals: { hasAny: goals.length > 0, popups: new Set(leading) },
  };
}

/**
 * Returns the content of the live revision of a site. Figures of any other content are forged, except content in the figures of an earlier
 * run (`before`), which may have been removed since.
 */
export async function shownContent(
  revisions: RevisionStore,
  site: VisitedSite,
  before: Counters,
  newsIds: readonly string[],
): Promise<ShownContent> {
  const [live] = site.live === null ? [] : await revisions.read(site, [site.live]);
  const parts = Object.keys(live?.manifest ?? {}).map((key) => parsePartKey(key as PartKey));
  const aliases = parts.flatMap((part) => (part.kind === 'sheet' ? [sheetAlias(part.sheetId)] : []));
  const popupIds = parts.flatMap((part) => (part.kind === 'popup' ? [part.popupId] : []));
  const known = new Set([...aliases, ...popupIds, ...namesIn(before)]);
  const content = live ? await contentOf(revisions, site, live, popupIds) : NOTHING;
  const knownNews = new Set([...newsIds, ...namesIn(before)]);
  return { ...content, isKnown: (name) => known.has(name), isKnownNews: (id) => knownNews.has(id) };
}
