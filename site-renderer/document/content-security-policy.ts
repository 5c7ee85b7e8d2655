import { createHash } from 'node:crypto';
import { type MarkupElement, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import { externalSources } from '#shared/markup/tags/external-sources.ts';
import { parseScriptUrl } from '#shared/markup/tags/external-url.ts';
import type { PageTags } from '#site-renderer/visibility/page-tags.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Returns the policy of a page without tags: resources of the same origin, same-origin scripts and inline scripts by hash. Inline styles
 * are allowed because every sheet sets its colours.
 */
const withoutTags = (scripts: readonly string[]): Directives => ({
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'script-src': ["'self'", ...scripts.map(hashOf)],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
});

/** The sources from which a third-party style sheet can load fonts and images. */
const FOR_STYLES: Directives = { 'font-src': ['https:', 'data:'], 'img-src': ['https:'] };

/**
 * The sources that third-party scripts need for reports, images, styles and frames. A script has full access to the page in
 * any case, so listing hosts would not restrict it and would break it on its next change.
 */
const FOR_SCRIPTS: Directives = {
  'connect-src': ['https:', 'wss:'],
  'frame-src': ['https:'],
  'img-src': ['https:'],
  'media-src': ['https:'],
  'style-src': ['https:'],
  'font-src': ['https:', 'data:'],
};

/** The sources of the product's own fonts: files, style sheets of files, and fonts in the page. */
const FOR_FONTS: Directives = { 'font-src': ["'self'", 'data:'], 'style-src': ["'self'"] };

/** The resources that `link` elements load: style sheets, icons, preloaded fonts, a manifest. */
const LOADED_BY_LINKS = ['style-src', 'img-src', 'font-src', 'manifest-src'] as const;

const elementsOf = (html: string): MarkupElement[] => tokenizeMarkup(html).filter((piece) => piece.kind === 'element');

/**
 * Returns the sources that head tags need. The external scripts of these tags may load more scripts (`https:`), because the owner of the
 * site adds them. Inline code in the tags does not run.
 */
function forHead(html: string): Directives[] {
  const elements = elementsOf(html);
  const outside = externalSources(html).filter(({ kind }) => kind === 'style' || kind === 'picture' || kind === 'other');
  const hosts = outside.map(({ host }) => `https://${host}`);
  const hasStyles = outside.some(({ kind }) => kind === 'style') || elements.some(({ name }) => name === 'style');
  return [
    ...(hosts.length > 0 ? [Object.fromEntries(LOADED_BY_LINKS.map((name) => [name, hosts]))] : []),
    ...(hasStyles ? [FOR_STYLES] : []),
    ...(elements.some(({ name, attributes }) => name === 'script' && attributes.has('src'))
      ? [{ 'script-src': ['https:'] }, FOR_SCRIPTS]
      : []),
  ];
}

/** Returns the sources that body tags need: scripts from the hosts in the tags only. */
function forBody(html: string): Directives[] {
  const hosts = elementsOf(html).flatMap(({ attributes }) => parseScriptUrl(attributes.get('src') ?? '')?.host ?? []);
  return hosts.length > 0 ? [{ 'script-src': hosts.map((host) => `https://${host}`) }, FOR_SCRIPTS] : [];
}

/**
 * The sources of a site with a tag manager: inline code, in the tags or created by them, and scripts and requests to any host.
 * Browsers ignore `'unsafe-inline'` beside a hash, so it covers the scripts of the page too. `eval` remains forbidden.
 */
const FOR_TAG_MANAGERS: readonly Directives[] = [{ 'script-src': ["'unsafe-inline'", 'https:'] }, FOR_SCRIPTS];

/**
 * Returns the content security policy of a page: the hashes of its scripts, the sources of its tags and of its fonts. The policy is a `meta` element
 * because it depends on the page; a response header would have to depend on the site.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { head, body, allowsInlineCode }: PageTags,
  { hasFonts = false }: { hasFonts?: boolean } = {},
): string {
  const directives = new Map<string, Set<string>>();
  const needed = allowsInlineCode
    ? [withoutTags([]), ...forHead(head), ...FOR_TAG_MANAGERS]
    : [withoutTags(scripts), ...forHead(head), ...forBody(body)];
  for (const each of [...needed, ...(hasFonts ? [FOR_FONTS] : [])])
    for (const [name, sources] of Object.entries(each)) directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
