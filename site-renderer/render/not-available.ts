import { createHash } from 'node:crypto';
import { LANGUAGES, LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

const BASE_STYLES = minifyCss(`
  :root { color-scheme: light dark }
  body {
    display: grid;
    place-content: center;
    min-height: 100dvh;
    margin: 0;
    padding: 2.5rem 1.5rem;
    box-sizing: border-box;
    background: #fafaf8;
    color: #202020;
    font: 1rem/1.6 system-ui, sans-serif;
  }
  main { display: grid; gap: 2rem }
  .asking main { visibility: hidden }
  svg { width: 2.5rem; height: 2.5rem }
  section { max-width: 32rem; padding-top: 1.25rem; border-top: 1px solid #e6e6e2; text-wrap: balance }
  :lang(ja) { word-break: auto-phrase }
  :lang(ko) { word-break: keep-all }
  h1, h2 { margin: 0; font-size: 1rem; line-height: 1.5 }
  h1 { font-size: 1.375rem }
  p { margin: .25rem 0 0; color: #5c5c58; font-size: .875rem }
  @media (prefers-color-scheme: dark) {
    body { background: #161615; color: #f4f4f1 }
    section { border-color: #34342f }
    p { color: #aeaea8 }
  }
`);

/** Styles of a page in one language, with the brand of its site. */
const BRAND_STYLES = minifyCss(`
  section:only-of-type { padding: 0; border: 0 }
  section:only-of-type p { font-size: 1rem }
  header { display: flex; align-items: center; gap: .75rem }
  header img { width: 3rem; height: 3rem; border-radius: .75rem }
  header p { margin: 0; color: inherit; font-size: 1rem; font-weight: 600 }
  .branded { background: var(--ground); color: var(--ink) }
  .branded section p { color: inherit }
`);

/** Styles of links. Pages without links omit them, because the function at the edge contains those pages (at most 10 KB). */
const LINK_STYLES = minifyCss(`
  a { display: inline-block; padding: .625rem 0; color: inherit; font-size: .875rem; text-underline-offset: .25em }
  a:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 4px }
  section:only-of-type a {
    margin-top: 1.5rem;
    padding: .75rem 1.5rem;
    border-radius: 99px;
    background: #202020;
    color: #fff;
    font-size: 1rem;
    font-weight: 600;
    text-decoration: none;
  }
  section:only-of-type a:focus-visible { outline-color: #202020; border-radius: 99px }
  @media (prefers-color-scheme: dark) {
    section:only-of-type a { background: #f4f4f1; color: #161615 }
    section:only-of-type a:focus-visible { outline-color: #f4f4f1 }
  }
  .branded section:only-of-type a { background: var(--ink); color: var(--ground) }
  .branded section:only-of-type a:focus-visible { outline-color: var(--ink) }
  @media (forced-colors: active) {
    section:only-of-type a { border: 1px solid }
  }
`);

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const contentSecurityPolicy = (styles: string, script: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(styles)}`,
    `script-src ${hashOf(script)}`,
    // The manifest and the icon of the site, which the script shows.
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');

/** The variable parts of a page, as markup. */
interface NoticeParts {
  lang: string;
  title: string;
  /** The path of the drawing within its sign. */
  drawing: string;
  sections: string;
}

interface NoticeCode {
  styles: string;
  headScript?: string;
  bodyScript?: string;
}

/** Returns the markup of a page of the platform, which itself names no site and loads no resources before its script runs. */
const noticePage = ({ lang, title, drawing, sections }: NoticeParts, { styles, headScript = '', bodyScript = '' }: NoticeCode): string =>
  [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(styles, headScript + bodyScript))}">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${title}</title><link rel="icon" href="data:,"><style>${styles}</style>`,
    headScript && `<script>${headScript}</script>`,
    `</head><body><main><svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">`,
    `<rect x="11" y="5" width="18" height="30" rx="4"/><path d="${drawing}"/></svg>${sections}</main>`,
    bodyScript && `<script>${bodyScript}</script>`,
    '</body></html>\n',
  ].join('');

/** The drawings within the sign of a page, which is a sheet: crossed out, or with a pause sign. */
const DRAWINGS = { notAvailable: 'M4 36 36 4', paused: 'M17 16v8M23 16v8' } as const;

/** Returns the text of one language. The text for a page missing from a published site is in data attributes, for the script. */
function section(language: Language, heading: 'h1' | 'h2'): string {
  const { notFound, notAvailable } = VISITOR_LABELS[language];
  const otherWords = `id="${language}" data-title="${escapeHtml(notFound.title)}" data-text="${escapeHtml(notFound.text)}"`;
  const link = `<a href="/">${escapeHtml(notFound.home)}</a>`;
  return `<section lang="${LANGUAGE_TAG[language]}" ${otherWords}><${heading}>${escapeHtml(notAvailable.title)}</${heading}><p>${escapeHtml(notAvailable.text)}</p>${link}</section>`;
}

/**
 * Renders the page for unknown addresses and for unpublished and deleted sites, in all four languages because the visitor's language is
 * unknown. `script` (`describeNotFound`) finds out which case applies and reduces the page to one language.
 */
export const renderNotAvailablePage = (script: string): string =>
  noticePage(
    {
      lang: LANGUAGE_TAG.jp,
      title: escapeHtml(`${VISITOR_LABELS.jp.notAvailable.title} | ${VISITOR_LABELS.en.notAvailable.title}`),
      drawing: DRAWINGS.notAvailable,
      sections: LANGUAGES.map((language, index) => section(language, index === 0 ? 'h1' : 'h2')).join(''),
    },
    { styles: BASE_STYLES + BRAND_STYLES + LINK_STYLES, headScript: script },
  );

/** What the function at the edge puts together to the pages of stopped sites. */
export interface StoppedPages {
  /** A page whose parts are their names in braces. */
  frame: string;
  /** The drawing of each state, and its title and text, escaped, by the tag of their language. */
  notices: Record<'paused' | 'ended', { drawing: string; texts: Record<string, [title: string, text: string]> }>;
}

/**
 * Returns the parts of the page with which a paused site answers at every address, and of the one of a site below an ended contract until
 * its files are removed. `script` shows the brand of the site.
 */
export function stoppedPages(script: string): StoppedPages {
  const notice = (text: keyof typeof DRAWINGS) => ({
    drawing: DRAWINGS[text],
    texts: Object.fromEntries(
      LANGUAGES.map((language): [string, [string, string]] => {
        const message = VISITOR_LABELS[language][text];
        return [LANGUAGE_TAG[language], [escapeHtml(message.title), escapeHtml(message.text)]];
      }),
    ),
  });
  return {
    frame: noticePage(
      { lang: '{lang}', title: '{title}', drawing: '{drawing}', sections: '{sections}' },
      { styles: BASE_STYLES + BRAND_STYLES, bodyScript: script },
    ),
    notices: { paused: notice('paused'), ended: notice('notAvailable') },
  };
}
