import { createHash } from 'node:crypto';
import { type MarkupElement, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import { externalSources } from '#shared/markup/tags/external-sources.ts';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';
import { parseScriptUrl } from '#shared/markup/tags/external-url.ts';
import type { PageTags } from '#site-renderer/document/page-tags.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * A page without tags may load what its own origin has and run exactly the scripts written into it, by their hashes, and
 * those in files beside it. Inline styles are allowed because every sheet brings its colours.
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

/** What a style sheet brings along from places that only it names. */
const FOR_STYLES: Directives = { 'font-src': ['https:', 'data:'], 'img-src': ['https:'] };

/**
 * What scripts from elsewhere need to do their work: report, draw their own pictures and styles, open their own frames. A
 * script runs with all rights in the page anyway; naming hosts here would not hold it, only break it on its next change.
 */
const FOR_SCRIPTS: Directives = {
  'connect-src': ['https:', 'wss:'],
  'frame-src': ['https:'],
  'img-src': ['https:'],
  'media-src': ['https:'],
  'style-src': ['https:'],
  'font-src': ['https:', 'data:'],
};

/** What links load: style sheets, icons, fonts ahead of their time, a manifest. */
const LOADED_BY_LINKS = ['style-src', 'img-src', 'font-src', 'manifest-src'] as const;

const elementsOf = (html: string): MarkupElement[] => tokenizeMarkup(html).filter((piece) => piece.kind === 'element');

const handlersOf = ({ attributes }: MarkupElement): string[] =>
  [...attributes].flatMap(([name, code]) => (name.startsWith('on') ? [code] : []));

const isRun = ({ name, attributes }: MarkupElement): boolean =>
  name === 'script' && (attributes.has('src') || isExecutableScriptType(attributes.get('type')));

/**
 * What head tags need. Their scripts are allowed to load more (`https:`): that is what a tag manager is for, and it is put
 * there by whoever owns the site. Never allowed, by anything: code made from text (`eval`) and code in place that was not
 * in the tags when the site was published.
 */
function forHead(html: string): Directives[] {
  const elements = elementsOf(html);
  const inPlace = elements
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))
    .map(({ content }) => hashOf(content));
  const handlers = elements.flatMap(handlersOf).map(hashOf);
  const scripts = [...inPlace, ...(handlers.length > 0 ? ["'unsafe-hashes'", ...handlers] : [])];
  const outside = externalSources(html).filter(({ kind }) => kind === 'style' || kind === 'picture' || kind === 'other');
  const hosts = outside.map(({ host }) => `https://${host}`);
  const hasStyles = outside.some(({ kind }) => kind === 'style') || elements.some(({ name }) => name === 'style');
  return [
    { 'script-src': scripts },
    ...(hosts.length > 0 ? [Object.fromEntries(LOADED_BY_LINKS.map((name) => [name, hosts]))] : []),
    ...(hasStyles ? [FOR_STYLES] : []),
    ...(elements.some(isRun) || handlers.length > 0 ? [{ 'script-src': ['https:'] }, FOR_SCRIPTS] : []),
  ];
}

/** What body tags need: their scripts come from the hosts they name and from no other. */
function forBody(html: string): Directives[] {
  const hosts = elementsOf(html).flatMap(({ attributes }) => parseScriptUrl(attributes.get('src') ?? '')?.host ?? []);
  return hosts.length > 0 ? [{ 'script-src': hosts.map((host) => `https://${host}`) }, FOR_SCRIPTS] : [];
}

/** The policy of a page: what its own scripts need, and no more than its tags need. It travels in the page because only the page knows its scripts. */
export function contentSecurityPolicy(scripts: readonly string[], { head, body }: PageTags): string {
  const directives = new Map<string, Set<string>>();
  for (const each of [withoutTags(scripts), ...forHead(head), ...forBody(body)])
    for (const [name, sources] of Object.entries(each)) directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
