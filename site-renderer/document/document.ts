import { contentSecurityPolicy } from '#site-renderer/document/content-security-policy.ts';
import { escapeHtml } from '#site-renderer/document/escape-html.ts';
import type { PageTags } from '#site-renderer/document/page-tags.ts';

/**
 * What pages may have in common. `styles` and the script are ours and written as they are, and so are `tags`: the server
 * has let them through as whole elements that can end neither head nor body (`#shared/markup`).
 */
export interface PageShell {
  languageTag: string;
  styles: string;
  /** Runs once the body is there. Empty: none. */
  bodyScript: string;
  tags: PageTags;
}

/** What a page says of itself. Texts are escaped here. */
export interface PageHead {
  title: string;
  /** `<meta name>` to content. */
  meta: Readonly<Record<string, string>>;
  /** `<meta property>` to content (Open Graph). */
  properties: Readonly<Record<string, string>>;
  links: readonly { rel: string; href: string; type?: string; sizes?: string; hreflang?: string }[];
  /** What search engines are told in their own words (JSON-LD); nothing of it is run. */
  data?: readonly object[];
}

export interface PageParts extends PageShell, PageHead {
  /** Ours, and written as it is. */
  body: string;
}

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** Ends of script elements inside a script would end it. */
const inScript = (script: string): string => script.replaceAll(/<\/(?=script)/gi, String.raw`<\/`);

/** Neither ends of elements nor beginnings of comments are in it, whatever the texts are. */
const inData = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/**
 * Puts pages together that differ in what they say of themselves and in their bodies only: what they have in common, the
 * policy with its hashes too, is made once. The one place where documents are joined as text.
 */
export function documentsIn(shell: PageShell): (page: PageHead & { body: string }) => string {
  const script = inScript(shell.bodyScript);
  const policy = contentSecurityPolicy(script === '' ? [] : [script], shell.tags);
  const start = [
    `<!doctype html><html lang="${escapeHtml(shell.languageTag)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
  ].join('');
  const headEnd = `<style>${shell.styles}</style>${shell.tags.head}</head><body>`;
  const end = `${script === '' ? '' : `<script>${script}</script>`}${shell.tags.body}</body></html>\n`;

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

/** A single page. */
export const htmlDocument = (page: PageParts): string => documentsIn(page)(page);
