import { contentSecurityPolicy } from '#site-renderer/content-security-policy.ts';
import { escapeHtml } from '#site-renderer/escape-html.ts';
import type { PageTags } from '#site-renderer/page-tags.ts';

/**
 * The parts of a page. Texts are escaped here; `body`, `styles` and the scripts are ours and written as they are, and so
 * are `tags`: the server has let them through as whole elements that can end neither head nor body (`#shared/markup`).
 */
export interface PageParts {
  languageTag: string;
  title: string;
  /** `<meta name>` to content. */
  meta: Readonly<Record<string, string>>;
  /** `<meta property>` to content (Open Graph). */
  properties: Readonly<Record<string, string>>;
  links: readonly { rel: string; href: string; type?: string; sizes?: string }[];
  styles: string;
  /** Runs before anything is painted; may only mark the root element. */
  headScript: string;
  body: string;
  /** Runs once the body is there. */
  bodyScript: string;
  tags: PageTags;
}

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** Ends of script elements inside a script would end it. */
const inScript = (script: string): string => script.replaceAll(/<\/(?=script)/gi, String.raw`<\/`);

/** Puts a page together. The one place where markup is joined as text. */
export function htmlDocument(page: PageParts): string {
  const [headScript, bodyScript] = [inScript(page.headScript), inScript(page.bodyScript)];
  return [
    `<!doctype html><html lang="${escapeHtml(page.languageTag)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy([headScript, bodyScript], page.tags))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    ...Object.entries(page.meta).map(([name, content]) => `<meta${attributes({ name, content })}>`),
    ...Object.entries(page.properties).map(([property, content]) => `<meta${attributes({ property, content })}>`),
    ...page.links.map((link) => `<link${attributes(link)}>`),
    `<script>${headScript}</script><style>${page.styles}</style>${page.tags.head}</head>`,
    `<body>${page.body}<script>${bodyScript}</script>${page.tags.body}</body></html>\n`,
  ].join('');
}
