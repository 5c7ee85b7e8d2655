import { createHash } from 'node:crypto';
import { escapeHtml } from '#site-renderer/escape-html.ts';

/** The parts of a page. Texts are escaped here; `body`, `styles` and the scripts are ours and written as they are. */
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
}

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

const sourceHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What the page may load: its own pictures and exactly the two scripts written into it, by their hashes. Inline styles are
 * allowed because every sheet brings its colours. Travels in the page because only the page knows its scripts.
 */
const contentSecurityPolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    "style-src 'unsafe-inline'",
    `script-src ${scripts.map(sourceHash).join(' ')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');

/** Ends of script elements inside a script would end it. */
const inScript = (script: string): string => script.replaceAll(/<\/(?=script)/gi, String.raw`<\/`);

/** Puts a page together. The one place where markup is joined as text. */
export function htmlDocument(page: PageParts): string {
  const [headScript, bodyScript] = [inScript(page.headScript), inScript(page.bodyScript)];
  return [
    `<!doctype html><html lang="${escapeHtml(page.languageTag)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy([headScript, bodyScript]))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    ...Object.entries(page.meta).map(([name, content]) => `<meta${attributes({ name, content })}>`),
    ...Object.entries(page.properties).map(([property, content]) => `<meta${attributes({ property, content })}>`),
    ...page.links.map((link) => `<link${attributes(link)}>`),
    `<script>${headScript}</script><style>${page.styles}</style></head>`,
    `<body>${page.body}<script>${bodyScript}</script></body></html>\n`,
  ].join('');
}
