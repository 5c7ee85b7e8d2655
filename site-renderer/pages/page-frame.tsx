import type { CSSProperties } from 'react';
import { type Language, LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import { pagePath } from '#shared/rules/sites/site-address.ts';
import { readableBackdropFor } from '#shared/rules/colour/legible-colour.ts';
import { PREVIEW_PAGE_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { ConsentSettingsButton } from '#site-renderer/components/shell/consent-bar.tsx';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

interface PageFrameProps {
  context: PageContext;
  content: PageContent;
  /** Whether tags of the page wait for consent. Its answer can then be changed here. */
  asksForConsent?: boolean;
}

/** The fallback colour if the first sheet has no picture. */
const INK = '#202020';

/** The style of the note that a preview shows above the content. */
const NOTE: CSSProperties = { margin: 0, padding: '.75rem 1.25rem', background: '#fff4d6', textAlign: 'center' };

/** Returns the background in the main colour of the first picture, and a text colour that contrasts with it. */
function siteColours({ document, language }: PageContext): CSSProperties {
  const colour = safeColour(visibleSheets(document, language)[0]?.sheet.image?.colour ?? INK, INK);
  return { backgroundColor: colour, color: readableBackdropFor(colour) };
}

/** Returns the other languages in which the page exists, with its path in each. */
const otherLanguages = ({ document, language, languages }: PageContext, { page }: PageContent) =>
  document.settings.languages
    .filter((other) => other !== language && languages.includes(other) && visiblePages(document, other).includes(page))
    .map((other) => ({ language: other, path: pagePath(page, other, document.settings) }));

function Languages({ context, content, current }: { context: PageContext; content: PageContent; current: Language }) {
  const others = otherLanguages(context, content);
  if (!context.document.settings.displayLanguageIcon || others.length === 0) return null;
  return (
    <nav aria-label={context.words.language}>
      <b lang={LANGUAGE_TAG[current]} aria-current="true">
        {LANGUAGE_NAME[current]}
      </b>
      {others.map(({ language, path }) => (
        <a key={language} href={path} hrefLang={LANGUAGE_TAG[language]} lang={LANGUAGE_TAG[language]}>
          {LANGUAGE_NAME[language]}
        </a>
      ))}
    </nav>
  );
}

/** Renders the frame of every page beside the sheets. A dialog over the sheets shows only its `main`. */
export function PageFrame({ context, content, asksForConsent = false }: PageFrameProps) {
  const { document, language, addresses, words } = context;
  const { name, logo } = document.settings;
  const home = addresses.languageUrl(language);
  const pages = visiblePages(document, language);
  const isNoted = context.isPreview === true && (content.script !== null || content.isSuccess === true);
  return (
    <>
      <a className="skip" href="#main">
        {words.frame.skip}
      </a>
      <header className="frame" style={siteColours(context)}>
        <a href={home} aria-label={words.frame.home.replace('{{name}}', name)}>
          {logo && (
            <picture>
              <img src={addresses.imageUrl(logo, { width: 250, format: 'webp' })} width={logo.width} height={logo.height} alt="" />
            </picture>
          )}
          {name}
        </a>
        <Languages context={context} content={content} current={language} />
      </header>
      <main id="main" tabIndex={-1}>
        {isNoted && (
          <p role="note" style={NOTE}>
            {PREVIEW_PAGE_LABELS[language].note}
          </p>
        )}
        {content.body}
      </main>
      <footer className="frame">
        <nav aria-label={words.frame.about}>
          <a href={home}>{words.frame.back}</a>
          <a href={context.pathOf('news')}>{words.news.label}</a>
          {pages.includes('company') && <a href={context.pathOf('company')}>{words.company.label}</a>}
          <a href={context.pathOf('data-notice')}>{words.frame.dataNotice}</a>
          {asksForConsent && <ConsentSettingsButton words={words} />}
        </nav>
      </footer>
    </>
  );
}
