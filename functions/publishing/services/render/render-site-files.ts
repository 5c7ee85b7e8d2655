import type { Clock } from '#functions/platform/gateways/clock.ts';
import { memberMediaKey, variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { mediaCopies, type MediaCopy } from '#functions/publishing/services/site-files/media-copies.ts';
import type { FontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { siteFonts } from '#functions/publishing/services/fonts/site-fonts.ts';
import { visibleMedia } from '#functions/publishing/services/render/visible-media.ts';
import { teasersIn } from '#functions/publishing/services/render/teaser.ts';
import { publicMediaUrl } from '#functions/publishing/services/site-files/public-media-url.ts';
import { publishedMediaOf } from '#functions/publishing/services/site-files/published-media-of.ts';
import type { SiteFiles } from '#functions/publishing/services/site-files/write-files.ts';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { isHeavyVideo, type MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import { type ImageRef, MUTED_VIDEO, type Variant, type VideoRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import { publicOrigin } from '#shared/rules/sites/site-address.ts';
import { OFFLINE_SITES } from '#shared/rules/publishing/offline-sites.ts';
import { mediaPath, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { inlineCreative } from '#site-renderer/document/inline-creative.ts';
import type { FontFace } from '#site-renderer/fonts/font-face.ts';
import { facePath } from '#site-renderer/fonts/font-styles.ts';
import type { SiteFile } from '#site-renderer/files/site-file.ts';
import { newsMedia, type RenderedNews } from '#site-renderer/visibility/rendered-news.ts';
import { shareCards } from '#site-renderer/seo/share-card.ts';
import { renderSharedFiles } from '#site-renderer/render/render-shared-files.ts';
import { loadPhrases } from '#site-renderer/phrases/split-phrases.ts';
import { renderSite } from '#site-renderer/render/render.ts';

export interface RenderDependencies {
  media: Pick<MediaStore, 'findAll'>;
  mediaFiles: Pick<ObjectStorage, 'read'>;
  fonts: FontSubsets;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  visitorScripts: VisitorScripts;
  clock: Clock;
}

/** A font for the public bucket. */
export interface SiteFont {
  key: string;
  face: FontFace;
}

export interface RenderedSite extends SiteFiles {
  /** Copies for the public bucket. */
  media: MediaCopy[];
  /** Copies for members, in the private bucket, from which the API serves them. */
  membersMedia: MediaCopy[];
  /** The public keys that the media for members would have. */
  membersOnlyKeys: string[];
  /** Fonts for the public bucket. */
  fonts: SiteFont[];
  /** The keys of the share cards of all pages, whether they are stored or not. */
  cardKeys: string[];
  /** Videos without light renditions. */
  heavyVideos: MediaFile[];
}

/** Characters of the name of the service worker's cache. Ids of revisions are not public. */
const VERSION_LENGTH = 16;

interface LiveContent {
  document: SiteDocument;
  news: readonly RenderedNews[];
  revisionId: string;
  /** Whether the public bucket has a file. */
  isStored: (key: string) => boolean;
  /** Whether the files are for another host. */
  isExported?: boolean;
}

/** Renders a document into the files from which its site is served, in every published language. */
export async function renderSiteFiles(
  { media, mediaFiles, fonts, sitesOrigin, visitorScripts, clock }: RenderDependencies,
  scope: Scope,
  { id: siteId, formerPaths = [], customDomain }: Pick<Site, 'id' | 'formerPaths' | 'customDomain'>,
  { document, news, revisionId, isStored, isExported = false }: LiveContent,
): Promise<RenderedSite> {
  const languages = publishedLanguages(document);
  const now = clock();
  const visible = visibleMedia(document, languages, now);
  const byAll = new Set([...visible.byAll, ...newsMedia(news)]);
  const shown = new Set([...byAll, ...visible.byMembers]);
  const publishedOf = await publishedMediaOf(media, scope, [...shown]);
  const urlIfStored = publicMediaUrl(publishedOf);
  const imageUrl = ({ mediaId }: Pick<ImageRef, 'mediaId'>, variant: Variant) => urlIfStored(mediaId, variant) ?? '';
  const cards = languages.flatMap((language) => shareCards({ document, language, addresses: { imageUrl } }));
  const cardPaths = [...new Set(cards.map(({ path }) => path))];
  const site = {
    siteId,
    document,
    news,
    formerPaths,
    languages,
    origin: publicOrigin(sitesOrigin, { id: siteId, customDomain }),
    imageUrl,
    storedCards: new Set(cardPaths.filter((path) => isStored(siteFileKey(siteId, path)))),
    mutedVideoUrl: ({ mediaId }: Pick<VideoRef, 'mediaId'>) => urlIfStored(mediaId, MUTED_VIDEO),
    placeholderOf: ({ mediaId }: Pick<ImageRef, 'mediaId'>) => publishedOf(mediaId).file.placeholder,
    visitorScripts,
    isExported,
    ...(OFFLINE_SITES && !isExported && { version: contentHash(revisionId).slice(0, VERSION_LENGTH) }),
    now,
    phrases: await loadPhrases(document.settings.theme),
  };

  // Languages share some files; a later one replaces an earlier one.
  const files = new Map(renderSharedFiles(site).map((file) => [file.key, file]));
  const homes: SiteFile[] = [];
  const faces = new Map<string, FontFace>();
  for (const language of languages) {
    const inline = inlineCreative(document, language);
    const firstCreative = inline && (await mediaFiles.read(variantKey(inline.image.mediaId, inline.variant)));
    const used = await siteFonts(fonts, document, language);
    for (const face of used ? [...used.plan.first, ...used.plan.rest] : []) faces.set(siteFileKey(siteId, facePath(face)), face);
    const teasers = await teasersIn(document, language, site.placeholderOf);
    const rendered = renderSite({ ...site, language, teasers, ...(firstCreative && { firstCreative }), ...(used && { fonts: used }) });
    // The start page of a language is the last of its files.
    homes.push(...rendered.slice(-1));
    for (const file of rendered.slice(0, -1)) files.set(file.key, file);
  }
  const forMembers = Array.from(visible.byMembers, publishedOf);
  const publicKey = (folder: string, name: string) => siteFileKey(siteId, mediaPath(folder, name));
  return {
    media: mediaCopies(Array.from(byAll, publishedOf), publicKey),
    membersMedia: mediaCopies(forMembers, (folder, name) => memberMediaKey(siteId, folder, name)),
    membersOnlyKeys: mediaCopies(forMembers, publicKey).map(({ to }) => to),
    files: [...files.values()],
    homes,
    cardKeys: cardPaths.map((path) => siteFileKey(siteId, path)),
    fonts: Array.from(faces, ([key, face]) => ({ key, face })),
    heavyVideos: Array.from(shown, (id) => publishedOf(id).file).filter(isHeavyVideo),
  };
}
