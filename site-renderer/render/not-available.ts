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

/**
 * Styles of a page with a link in one language. Other pages omit them, because the function at the edge contains those pages (at most 10
 * KB).
 */
const LINK_STYLES = minifyCss(`
  a { display: inline-block; padding: .625rem 0; color: inherit; font-size: .875rem; text-underline-offset: .25em }
  a:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 4px }
  section:only-of-type { padding: 0; border: 0 }
  section:only-of-type p { font-size: 1rem }
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
  header { display: flex; align-items: center; gap: .75rem }
  header img { width: 3rem; height: 3rem; border-radius: .75rem }
  header p { margin: 0; color: inherit; font-size: 1rem; font-weight: 600 }
  .branded { background: var(--ground); color: var(--ink) }
  .branded section p { color: inherit }
  .branded section:only-of-type a { background: var(--ink); color: var(--ground) }
  .branded section:only-of-type a:focus-visible { outline-color: var(--ink) }
  @media (forced-colors: active) {
    section:only-of-type a { border: 1px solid }
  }
`);

/** The drawing of a crossed-out sheet. */
const CROSSED_OUT = 'M4 36 36 4';

const NOTICES = {
  notAvailable: { text: 'notAvailable', sign: CROSSED_OUT, leadsOn: true },
  ended: { text: 'notAvailable', sign: CROSSED_OUT, leadsOn: false },
  /** The notice of a paused site, drawn as a sheet with a pause sign. */
  paused: { text: 'paused', sign: 'M17 16v8M23 16v8', leadsOn: false },
} as const;
type Notice = keyof typeof NOTICES;

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const contentSecurityPolicy = (styles: string, script: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(styles)}`,
    ...(script === '' ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    // The icon of the site, which the script shows.
    `img-src ${script === '' ? '' : "'self' "}data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');

/** Returns the text of one language. The text for a page missing from a published site is in data attributes, for the script. */
function section(notice: Notice, language: Language, heading: 'h1' | 'h2'): string {
  const { text, leadsOn } = NOTICES[notice];
  const { notFound, [text]: message } = VISITOR_LABELS[language];
  const tag = `lang="${LANGUAGE_TAG[language]}"`;
  const otherWords = leadsOn ? ` id="${language}" data-title="${escapeHtml(notFound.title)}" data-text="${escapeHtml(notFound.text)}"` : '';
  const link = leadsOn ? `<a href="/">${escapeHtml(notFound.home)}</a>` : '';
  return `<section ${tag}${otherWords}><${heading}>${escapeHtml(message.title)}</${heading}><p>${escapeHtml(message.text)}</p>${link}</section>`;
}

/**
 * Renders a page of the platform, in all four languages because the visitor's language is unknown. The page itself names no site and loads no
 * resources.
 */
function renderNotice(notice: Notice, script: string): string {
  const sections = LANGUAGES.map((language, index) => section(notice, language, index === 0 ? 'h1' : 'h2'));
  const { text, sign: shape, leadsOn } = NOTICES[notice];
  const styles = BASE_STYLES + (leadsOn ? LINK_STYLES : '');
  const title = escapeHtml(`${VISITOR_LABELS.jp[text].title} | ${VISITOR_LABELS.en[text].title}`);
  const sign = `<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><rect x="11" y="5" width="18" height="30" rx="4"/><path d="${shape}"/></svg>`;
  return [
    `<!doctype html><html lang="${LANGUAGE_TAG.jp}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(styles, script))}">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${title}</title><link rel="icon" href="data:,"><style>${styles}</style>`,
    script === '' ? '' : `<script>${script}</script>`,
    `</head><body><main>${sign}${sections.join('')}</main></body></html>\n`,
  ].join('');
}

/**
 * Renders the page for unknown addresses and for unpublished and deleted sites. `script` (`describeNotFound`) finds out which case applies
 * and reduces the page to one language.
 */
export const renderNotAvailablePage = (script: string): string => renderNotice('notAvailable', script);

/** Renders the page with which a paused site answers at every address. */
export const renderPausedPage = (): string => renderNotice('paused', '');

/** Renders the page with which a site below an ended contract answers at every address, until its files are removed. */
export const renderEndedPage = (): string => renderNotice('ended', '');
