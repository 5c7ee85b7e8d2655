import { type Language, LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import { type PreviewPageLabels, PREVIEW_PAGE_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { htmlDocument } from '#site-renderer/document/document.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import { NO_TAGS } from '#site-renderer/visibility/page-tags.ts';
import { READING_CSS } from '#site-renderer/styles/reading-css.ts';

/** The reason why a preview shows no page of the site. */
export type PreviewMessageName = Exclude<keyof PreviewPageLabels, 'note' | 'home'>;

function section(name: PreviewMessageName, language: Language, link: string): string {
  const { title, text } = PREVIEW_PAGE_LABELS[language][name];
  return `<div class="reading" lang="${LANGUAGE_TAG[language]}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link}</div>`;
}

/**
 * Renders a page in a preview's frame that explains why no page of the site is shown. `missing` links to the first page. Without a cookie,
 * the viewer's language is unknown, so the page shows the message in all languages.
 */
export function renderPreviewMessage(name: PreviewMessageName, language: Language): string {
  const words = PREVIEW_PAGE_LABELS[language];
  const { title } = words[name];
  const link = name === 'missing' ? `<p><a href="/">${escapeHtml(words.home)}</a></p>` : '';
  return htmlDocument({
    title,
    meta: { robots: 'noindex' },
    properties: {},
    links: [],
    languageTag: LANGUAGE_TAG[language],
    styles: READING_CSS,
    bodyScript: '',
    tags: NO_TAGS,
    body: `<main>${(name === 'withoutCookie' ? LANGUAGES : [language]).map((one) => section(name, one, link)).join('')}</main>`,
  });
}
