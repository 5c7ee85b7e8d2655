import { type Language, LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { otherLanguages } from '#site-renderer/components/shell/other-languages.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface LanguageLinksProps {
  /** The languages of the site. A language in which the site is not published has no address. */
  languages: readonly Language[];
  language: Language;
  addresses: SiteAddresses;
  words: VisitorLabels;
}

function Current({ language }: { language: Language }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3q-9 9 0 18 9-9 0-18" />
      </svg>
      {LANGUAGE_NAME[language]}
    </>
  );
}

const labelOf = (language: Language, words: VisitorLabels): string => `${words.language}: ${LANGUAGE_NAME[language]}`;

/** Renders the choice of languages of a site with a single one. */
export const OnlyLanguage = ({ language, words }: Pick<LanguageLinksProps, 'language' | 'words'>) => (
  <button type="button" disabled data-language aria-label={labelOf(language, words)}>
    <Current language={language} />
  </button>
);

/** Renders the language of the page, with links to the same site in its other languages. Disabled with a single language. */
export function LanguageLinks({ languages, language, addresses, words }: LanguageLinksProps) {
  const others = otherLanguages(languages, language, addresses);
  if (others.length === 0) {
    return (
      <div className="languages">
        <OnlyLanguage language={language} words={words} />
      </div>
    );
  }
  return (
    <details className="languages">
      <summary aria-label={labelOf(language, words)}>
        <Current language={language} />
      </summary>
      {others.map(({ other, href }) => (
        <a key={other} href={href} data-home={href} hrefLang={LANGUAGE_TAG[other]} lang={LANGUAGE_TAG[other]}>
          {LANGUAGE_NAME[other]}
        </a>
      ))}
    </details>
  );
}
