import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { pagePath } from '#shared/rules/sites/site-address.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { htmlDocument, type PageHead } from '#site-renderer/document/document.ts';
import { pageTitle } from '#shared/rules/publishing/page-metadata.ts';
import { pageDescription } from '#site-renderer/visibility/described-pages.ts';
import { pageHead } from '#site-renderer/seo/page-head.ts';
import { pageKey, scriptPath } from '#shared/rules/sites/site-file-keys.ts';
import { siteCard, sitePicture, type ShareCard, type UploadedPicture } from '#site-renderer/seo/share-card.ts';
import { pageConsent } from '#site-renderer/document/page-consent.tsx';
import { NO_TAGS, pageTags } from '#site-renderer/visibility/page-tags.ts';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { PageFrame } from '#site-renderer/pages/page-frame.tsx';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';
import { sitePages } from '#site-renderer/pages/site-pages.ts';
import { embedScript, framingMetadata } from '#site-renderer/seo/embedding.ts';
import { pageHeaders, scriptFile, type SiteFile } from '#site-renderer/files/site-file.ts';
import { CONSENT_CSS, CONSENT_READING_CSS } from '#site-renderer/styles/consent-css.ts';
import { READING_CSS } from '#site-renderer/styles/reading-css.ts';
import { pageScript, type ScriptFile, type VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** The input of the pages beside the sheets in one language. */
export interface PagesRendering extends Omit<PageContext, 'words' | 'pathOf'> {
  /** The origin of the site, without a trailing slash. */
  origin: string;
  /** The paths of the share cards that are stored. */
  storedCards?: ReadonlySet<string> | undefined;
  visitorScripts: Pick<VisitorScripts, 'success' | 'pages' | 'steppedFormPage' | 'consentGate' | 'consent' | 'embed'>;
  /** The script of previews; absent in publications. */
  previewModule?: ScriptFile;
}

function headOf(
  { document, ...rendering }: PagesRendering,
  card: ShareCard | UploadedPicture,
  { page, title: ownTitle, isIndexed, feed }: PageContent,
): PageHead {
  const { language } = rendering;
  const title = pageTitle(ownTitle, document.settings.name, language);
  const description = pageDescription(document, language, ownTitle);
  const pathIn = (other: Language) => (visiblePages(document, other).includes(page) ? pagePath(page, other, document.settings) : undefined);
  const head = pageHead({ ...rendering, document }, { title, description, pathIn, picture: null, card, isIndexed });
  return feed === undefined ? head : { ...head, links: [...head.links, { rel: 'alternate', type: 'application/atom+xml', href: feed }] };
}

function renderPage(context: PageContext, content: PageContent, rendering: PagesRendering, card: ShareCard | UploadedPicture): SiteFile {
  const { siteId, document, language } = context;
  const script = content.script === null ? undefined : scriptPath(pageScript(rendering.visitorScripts, content.script));
  return {
    key: pageKey(siteId, context.pathOf(content.page)),
    get body() {
      const tags = content.hasTags ? pageTags(document, language) : NO_TAGS;
      const consent = pageConsent(context, tags, rendering.visitorScripts);
      return htmlDocument({
        ...headOf(rendering, card, content),
        languageTag: LANGUAGE_TAG[language],
        styles: READING_CSS + content.styles + (consent ? CONSENT_CSS + CONSENT_READING_CSS : ''),
        body: renderToStaticMarkup(createElement(PageFrame, { context, content, asksForConsent: consent !== undefined })),
        ...(content.isSuccess && { headScript: rendering.visitorScripts.success }),
        // A dynamic import, because a module element would run only after the tags that follow it.
        bodyScript: [script === undefined ? '' : `import("${script}")`, content.hasTags ? embedScript(rendering) : '']
          .filter(Boolean)
          .join(';'),
        tags,
        consent,
      });
    },
    // Caching is short, because the news page changes without a publication.
    ...pageHeaders(language),
    // Where tags run, no visitor enters a password, so that the page may be framed.
    ...(content.hasTags && framingMetadata(document)),
  };
}

/** Renders the pages beside the sheets in one language, with their scripts: forms, members' pages, legal texts and notices. Pure. */
export function renderSitePages(rendering: PagesRendering): SiteFile[] {
  const { siteId, document, language, visitorScripts } = rendering;
  const context: PageContext = {
    ...rendering,
    isPreview: rendering.previewModule !== undefined,
    words: VISITOR_LABELS[language],
    pathOf: (page) => pagePath(page, language, document.settings),
  };
  const pages = sitePages(context);
  const card = sitePicture(context, siteCard(context));
  const scripts = new Set(pages.flatMap(({ script }) => script ?? []));
  return [
    ...Array.from(scripts, (script) => scriptFile(siteId, pageScript(visitorScripts, script))),
    ...pages.map((content) => renderPage(context, content, rendering, card)),
  ];
}
