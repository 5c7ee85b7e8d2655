import { createHash } from 'node:crypto';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { EMBED_SIZE, embedSnippet } from '#shared/rules/publishing/embed-snippet.ts';
import { homePath } from '#shared/rules/sites/site-address.ts';
import { oembedPath, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import type { ScriptFile, VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import type { PageHead } from '#site-renderer/document/document.ts';
import { NO_CACHE_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';

type Settings = Pick<SiteDocument, 'settings'>;

interface ScriptContext {
  document: Settings;
  visitorScripts: Pick<VisitorScripts, 'embed'>;
  previewModule?: ScriptFile | undefined;
}

const VERSION_CHARACTERS = 8;

/** Returns the metadata of pages that other sites may frame; none if the owner allows no origin. */
export const framingMetadata = ({ settings }: Settings): Pick<SiteFile, 'metadata'> =>
  settings.embedOrigins.length === 0 ? {} : { metadata: { frames: settings.embedOrigins.join(' ') } };

/** Returns the inline script of pages that other sites may frame; empty if there are none, and in previews. */
export const embedScript = ({ document: { settings }, visitorScripts, previewModule }: ScriptContext): string =>
  settings.embedOrigins.length === 0 || previewModule ? '' : visitorScripts.embed;

interface Embedding {
  document: Settings;
  language: Language;
  /** The origin of the site, without a trailing slash. */
  origin: string;
}

/**
 * Returns the link to the oEmbed data of a language, on sites that other sites may frame. Its query changes with the allowed
 * origins, so that a page never keeps its entity tag while its metadata change.
 */
export function oembedLinks({ document: { settings }, language, origin }: Embedding): PageHead['links'] {
  if (settings.embedOrigins.length === 0) return [];
  const version = createHash('sha256').update(settings.embedOrigins.join(' ')).digest('hex').slice(0, VERSION_CHARACTERS);
  return [{ rel: 'alternate', type: 'application/json+oembed', href: `${origin}${oembedPath(language)}?v=${version}` }];
}

/** Returns the oEmbed data of a language; no file if no other site may frame the site. */
export function oembedFiles({ siteId, document: { settings }, language, origin }: Embedding & { siteId: string }): SiteFile[] {
  if (settings.embedOrigins.length === 0) return [];
  const { name, viewMode } = settings;
  const url = origin + homePath(language, settings);
  const data = {
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: name,
    provider_url: `${origin}/`,
    ...EMBED_SIZE[viewMode],
    html: embedSnippet({ url, name, viewMode, link: VISITOR_LABELS[language].openSite.replace('{{name}}', () => name) }),
  };
  return [
    {
      key: siteFileKey(siteId, oembedPath(language)),
      body: JSON.stringify(data),
      contentType: 'application/json; charset=utf-8',
      cacheControl: NO_CACHE_HEADERS,
    },
  ];
}
