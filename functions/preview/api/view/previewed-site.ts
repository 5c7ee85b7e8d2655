import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { currentSiteNews } from '#functions/news/services/current-site-news.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { PREVIEW_VIEW_COOKIE } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { PreviewView } from '#shared/model/preview/preview-view.ts';
import { taggedMediaPath } from '#shared/rules/media/media-path.ts';
import { teasedPictures } from '#shared/rules/sites/teased-pictures.ts';
import { previewedRevision } from '#shared/rules/preview/previewed-revision.ts';
import { siteOrigin } from '#shared/rules/sites/site-address.ts';
import { loadPhrases } from '#site-renderer/phrases/split-phrases.ts';
import type { PreviewSite } from '#site-renderer/preview/preview-site.ts';

/** Returns the view settings in the cookies of a request, or the default view if the cookie is missing or malformed. */
export function parseViewCookie(cookies: Readonly<Record<string, string>>): PreviewView {
  const given = Object.fromEntries(new URLSearchParams(decodeOrEmpty(cookies[PREVIEW_VIEW_COOKIE])));
  return PreviewView.safeParse(given).data ?? {};
}

function decodeOrEmpty(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A least-recently-used cache. */
function recentValues<T>(max: number) {
  const kept = new Map<string, T>();
  return {
    has: (key: string): boolean => kept.has(key),
    async get(key: string, make: () => Promise<T>): Promise<T> {
      const value = kept.get(key) ?? (await make());
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) if (kept.size > max) kept.delete(oldest);
      return value;
    },
  };
}

/** A revision with its content. */
export interface RevisionContent {
  revision: Revision;
  document: SiteDocument;
}

/** The content that a preview shows for its view settings. */
export interface PreviewContent extends RevisionContent {
  preview: PreviewSite;
  now: Date;
}

/** Reads what previews show. */
export interface PreviewedSites {
  /**
   * Returns the content, or `undefined` if the site is unpublished at the chosen time. Throws `not-found` for a revision that is not
   * stored.
   */
  content(site: Site, choice: Pick<PreviewView, 'at' | 'revision'>): Promise<RevisionContent | undefined>;
  /** Whether a revision is chosen, but not stored. */
  isGone(site: Site, choice: Pick<PreviewView, 'revision'>): Promise<boolean>;
  /** Returns the same as `content`, with the files of the site. */
  shown(site: Site, view: PreviewView): Promise<PreviewContent | undefined>;
}

/** Numbers of documents and prepared renderings that a function instance caches, because a reader opens page after page. */
const KEPT = { documents: 4, previews: 8 } as const;

const MINUTE_MS = 60_000;

/**
 * Creates the reader of previews. Revisions are immutable, so their documents are cached by id. A prepared rendering is cached by revision,
 * view settings and minute. Callers must check access before every call.
 */
export function previewedSites({
  revisions,
  siteNews,
  media,
  visitorScripts,
  sitesOrigin,
  consoleOrigin,
  mediaRights,
  clock,
}: Pick<
  PreviewDependencies,
  'revisions' | 'siteNews' | 'media' | 'visitorScripts' | 'sitesOrigin' | 'consoleOrigin' | 'mediaRights' | 'clock'
>): PreviewedSites {
  const documents = recentValues<RevisionContent>(KEPT.documents);
  const previews = recentValues<PreviewSite>(KEPT.previews);

  async function content(site: Site, choice: Pick<PreviewView, 'at' | 'revision'>): Promise<RevisionContent | undefined> {
    const id = previewedRevision(site, choice);
    if (id === undefined) return undefined;
    return documents.get(`${site.id} ${id}`, async () => {
      const [revision] = await revisions.read(site, [id]);
      if (!revision) throw new AppError('not-found');
      return { revision, document: await revisions.document(site, revision) };
    });
  }

  async function isGone(site: Site, { revision }: Pick<PreviewView, 'revision'>): Promise<boolean> {
    if (revision === undefined || documents.has(`${site.id} ${revision}`)) return false;
    return (await revisions.read(site, [revision]))[0] === undefined;
  }

  /** Returns the tiny copies of the pictures whose teasers a document shows, by the id of the picture. */
  async function teaserSources(site: Site, document: SiteDocument): Promise<ReadonlyMap<string, string | undefined>> {
    const pictures = document.settings.languages.flatMap((language) => [...teasedPictures(document, language).values()]);
    const ids = [...new Set(pictures.map(({ mediaId }) => mediaId))];
    const files = ids.length === 0 ? [] : await media.getAll(scopeOf(site.ownerId), ids);
    return new Map(files.flatMap((file) => (file ? [[file.id, file.placeholder] as const] : [])));
  }

  async function shown(site: Site, view: PreviewView): Promise<PreviewContent | undefined> {
    const found = await content(site, view);
    if (!found) return undefined;
    const { document, revision } = found;
    const now = view.at === undefined ? clock() : new Date(view.at);
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    const { member, popups, mode } = view;
    const key = [site.id, revision.id, member, popups, mode, minute.getTime()].join(' ');
    const preview = await previews.get(key, async () => {
      // The renderer is imported here, so that signing in does not wait for it.
      const { previewSite } = await import('#site-renderer/preview/preview-site.ts');
      const [news, phrases, sources] = await Promise.all([
        currentSiteNews(siteNews, site, minute),
        loadPhrases(document.settings.theme),
        teaserSources(site, document),
      ]);
      return previewSite({
        siteId: site.id,
        document,
        news,
        revision: revision.id,
        consoleOrigin,
        origin: siteOrigin(sitesOrigin, site.id),
        imageUrl: ({ mediaId }, variant) => taggedMediaPath(mediaId, variant, mediaRights.tagOf(mediaId, site.id)),
        teaserSourceOf: ({ mediaId }) => sources.get(mediaId),
        visitorScripts: visitorScripts(),
        now: minute,
        phrases,
        display: { asMember: member === '1', hasPopups: popups !== '0', viewMode: mode },
      });
    });
    return { ...found, preview, now };
  }

  return { content, isGone, shown };
}
