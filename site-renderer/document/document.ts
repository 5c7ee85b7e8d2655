import { contentSecurityPolicy } from '#site-renderer/document/content-security-policy.ts';
import { moveBlocking, separateWaiting } from '#shared/markup/tags/edit-tags.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import type { PageConsent } from '#site-renderer/document/page-consent.tsx';
import type { PageTags } from '#site-renderer/visibility/page-tags.ts';

/**
 * The parts that pages share. `styles`, the scripts and `tags` are written unescaped: the product creates styles and scripts, and the
 * server accepts tags only as complete elements that cannot end the head or body (`#shared/markup`).
 */
export interface PageShell {
  languageTag: string;
  styles: string;
  /** The script that runs in the head, before the tags. */
  headScript?: string;
  /** The script that runs at the end of the body; empty for none. */
  bodyScript: string;
  tags: PageTags;
  /** What the page needs to ask for consent; its tags then wait for it. */
  consent?: PageConsent | undefined;
  /** The fonts of the theme; absent if the page has none. */
  fonts?: PageFonts | undefined;
}

/** The fonts of a page. */
interface PageFonts {
  /** The `@font-face` rules in the page. */
  styles: string;
  /** The paths of fonts that the page requests first. */
  preloaded: readonly string[];
  /** The path of the style sheet with all other fonts, which the page loads last. */
  sheet?: string | undefined;
}

/** The head of a page. Texts are escaped here. */
export interface PageHead {
  title: string;
  /** The content of `<meta name>` elements, by name. */
  meta: Readonly<Record<string, string>>;
  /** The content of `<meta property>` elements (Open Graph), by property. */
  properties: Readonly<Record<string, string>>;
  links: readonly { rel: string; href: string; type?: string; sizes?: string; hreflang?: string }[];
  /** Structured data for search engines (JSON-LD), which browsers do not execute. */
  data?: readonly object[];
}

export interface PageParts extends PageShell, PageHead {
  /** Trusted markup, written unescaped. */
  body: string;
}

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** Escapes closing script tags, which would end the script element. */
const inScript = (script: string): string => script.replaceAll(/<\/(?=script)/gi, String.raw`<\/`);

const scriptElement = (script: string): string => (script === '' ? '' : `<script>${script}</script>`);

/** Returns the links that request fonts first. Fonts are fetched with CORS, even from the same origin. */
const preloads = (paths: readonly string[]): string =>
  paths.map((href) => `<link${attributes({ rel: 'preload', href, as: 'font', type: 'font/woff2' })} crossorigin>`).join('');

/** Returns JSON without `<`, so that no text can end the element or open a comment. */
const inData = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/**
 * Returns the tags of the head and those at the end of the body. Tags that wait for consent are the content of a `template` element, which
 * browsers neither run nor fetch: accepted tags are balanced, so none of them ends it.
 */
function placedTags({ tags, consent }: Pick<PageShell, 'tags' | 'consent'>): { head: string; end: string } {
  if (consent) {
    const { kept, waiting } = separateWaiting(tags.head);
    return { head: kept, end: `<template data-tags>${waiting}${tags.body}</template>` };
  }
  const { head, late } = moveBlocking(tags.head);
  return { head, end: late + tags.body };
}

/**
 * Returns a function that assembles pages with different heads and bodies. The shared parts, including the policy's hashes,
 * are built once. This is the only place where documents are concatenated as text.
 */
export function createDocumentRenderer(shell: PageShell): (page: PageHead & { body: string }) => string {
  const { consent } = shell;
  const scripts = [consent?.gate ?? '', shell.headScript ?? '', shell.bodyScript, consent?.script ?? ''].map(inScript);
  const [gate, headScript, bodyScript, consentScript] = scripts as [string, string, string, string];
  const policy = contentSecurityPolicy(
    scripts.filter((script) => script !== ''),
    shell.tags,
    { hasFonts: shell.fonts !== undefined },
  );
  const { styles: fontStyles = '', preloaded = [], sheet } = shell.fonts ?? {};
  const start = [
    `<!doctype html><html lang="${escapeHtml(shell.languageTag)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    // Without this element, browsers and extensions that darken pages would invert the owner's design.
    '<meta name="color-scheme" content="only light">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    preloads(preloaded),
  ].join('');
  const { head, end: tagsAtEnd } = placedTags(shell);
  const headEnd = `<style>${fontStyles}${shell.styles}</style>${scriptElement(gate)}${scriptElement(headScript)}${head}</head><body>${consent?.bar ?? ''}`;
  // At the end, because no text waits for a style sheet that only adds fonts: neither the first paint nor a script.
  const lastSheet = sheet === undefined ? '' : `<link${attributes({ rel: 'stylesheet', href: sheet })}>`;
  const end = `${scriptElement(bodyScript)}${tagsAtEnd}${scriptElement(consentScript)}${lastSheet}</body></html>\n`;

  return ({ title, meta, properties, links, data = [], body }) =>
    [
      start,
      `<title>${escapeHtml(title)}</title>`,
      ...Object.entries(meta).map(([name, content]) => `<meta${attributes({ name, content })}>`),
      ...Object.entries(properties).map(([property, content]) => `<meta${attributes({ property, content })}>`),
      ...links.map((link) => `<link${attributes(link)}>`),
      ...data.map((one) => `<script type="application/ld+json">${inData(one)}</script>`),
      headEnd,
      body,
      end,
    ].join('');
}

/** Assembles a single page. */
export const htmlDocument = (page: PageParts): string => createDocumentRenderer(page)(page);
