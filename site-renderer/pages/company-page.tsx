import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { sanitiseCompany } from '#shared/markup/rich-text/sanitise-company.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { RichText } from '#site-renderer/components/shared/rich-text.tsx';
import { writtenLegalPages } from '#shared/rules/sites/linked-page.ts';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import { RICH_TEXT_CSS } from '#site-renderer/styles/rich-text-css.ts';

/** Styles of legal texts, whose headings are one level below their title. */
const CSS =
  RICH_TEXT_CSS +
  minifyCss(`
  .reading section > h2 { margin-bottom: 1rem; padding-bottom: .375rem; border-bottom: 1px solid #d6d6d1 }
`);

/** Returns the company page: a link to the company's website, and its legal texts, each with an anchor. */
export function companyPage({ document, language, words }: PageContext): PageContent {
  // The text is sanitised on save, and again here, because the rules may have changed since.
  const company = sanitiseCompany(localisedValue(document.company, language, document.settings.defaultLanguage) ?? EMPTY_COMPANY);
  const { companyWebsite } = company;
  return {
    page: 'company',
    title: words.company.label,
    isIndexed: true,
    styles: CSS,
    script: null,
    hasTags: true,
    body: (
      <article className="reading">
        <h1>{words.company.label}</h1>
        {companyWebsite !== '' && (
          <p>
            <a href={companyWebsite} target="_blank" rel="noopener">
              {words.company.companyWebsite}
            </a>
          </p>
        )}
        {writtenLegalPages(company).map((page) => (
          <section key={page} id={page}>
            <h2 id={`${page}-heading`}>{words.company[page]}</h2>
            <RichText html={company[page]} labelledBy={`${page}-heading`} />
          </section>
        ))}
      </article>
    ),
  };
}
