import { LANGUAGES, LANGUAGE_TAG } from '#shared/model/language.ts';
import { VISITOR_WORDS } from '#site-renderer/components/visitor-words.ts';
import { escapeHtml } from '#site-renderer/escape-html.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

const STYLES = minifyCss(`
  body {
    display: grid;
    place-content: center;
    gap: 2rem;
    min-height: 100dvh;
    margin: 0;
    padding: 2.5rem 1.5rem;
    box-sizing: border-box;
    background: #fafaf8;
    color: #202020;
    font: 1rem/1.6 system-ui, sans-serif;
  }
  svg { width: 2.5rem; height: 2.5rem }
  section { max-width: 32rem; padding-top: 1.25rem; border-top: 1px solid #e6e6e2 }
  section { text-wrap: balance }
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

type Notice = 'notAvailable' | 'paused';

/** A sheet that is crossed out, and one with the sign of a pause. */
const SIGNS: Readonly<Record<Notice, string>> = { notAvailable: 'M4 36 36 4', paused: 'M17 16v8M23 16v8' };

/** A page of the platform itself. It cannot know the visitor's language, so it speaks all four; it names nobody and loads nothing. */
function renderNotice(notice: Notice): string {
  const sections = LANGUAGES.map((language, index) => {
    const { title, text } = VISITOR_WORDS[language][notice];
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${LANGUAGE_TAG[language]}"><${heading}>${escapeHtml(title)}</${heading}><p>${escapeHtml(text)}</p></section>`;
  });
  const title = escapeHtml(`${VISITOR_WORDS.jp[notice].title} | ${VISITOR_WORDS.en[notice].title}`);
  const sign = `<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><rect x="11" y="5" width="18" height="30" rx="4"/><path d="${SIGNS[notice]}"/></svg>`;
  return [
    `<!doctype html><html lang="${LANGUAGE_TAG.jp}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">`,
    `<title>${title}</title><link rel="icon" href="data:,"><style>${STYLES}</style></head>`,
    `<body><main style="display:contents">${sign}${sections.join('')}</main></body></html>\n`,
  ].join('');
}

/** Shown where nothing is on the air: unknown addresses, private and deleted sites. */
export const renderNotAvailablePage = (): string => renderNotice('notAvailable');

/** Shown at every entry of a site that is paused and comes back. */
export const renderPausedPage = (): string => renderNotice('paused');
