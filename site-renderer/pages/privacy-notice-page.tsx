import { dataNotice as cn } from '#shared/messages/cn/visitor/data-notice.ts';
import { dataNotice as en } from '#shared/messages/en/visitor/data-notice.ts';
import { dataNotice as jp } from '#shared/messages/jp/visitor/data-notice.ts';
import { dataNotice as kr } from '#shared/messages/kr/visitor/data-notice.ts';
import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { Language } from '#shared/model/language.ts';
import { type ExternalSourceKind, externalSources } from '#shared/markup/tags/external-sources.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { pageTags } from '#site-renderer/document/page-tags.ts';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { serviceOperator } from '#site-renderer/pages/service-operator.ts';
import { shownPages } from '#site-renderer/pages/shown-pages.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

type NoticeWords = CatalogueOf<typeof jp>;
const WORDS: Readonly<Record<Language, NoticeWords>> = { jp, en, cn, kr };

const CSS = minifyCss(`
  .services { display: grid; gap: 1rem; margin: 1rem 0; padding: 0; list-style: none }
  .services li { padding: 1rem; border: 1px solid #d6d6d1; border-radius: .5rem; break-inside: avoid }
  .services h3 { margin: 0 0 .5rem; font-size: 1rem }
  .services dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .25rem 1rem; margin: 0; font-size: .875rem }
  .services dt { color: #5c5c58 }
  .services dd { margin: 0 }
`);

/** Those that may learn more than a request tells by itself. */
const isProgram = (kind: ExternalSourceKind): boolean => kind === 'script' || kind === 'code';

function Service({ host, kinds, words }: { host: string; kinds: readonly ExternalSourceKind[]; words: NoticeWords }) {
  const operator = serviceOperator(host);
  const rows: readonly (readonly [string, string])[] = [
    [words.to, operator?.name ?? fillPlaceholders(words.unknown, { host })],
    [words.what, kinds.map((kind) => words.kind[kind]).join(' / ')],
    [words.sent, [words.basics, ...(kinds.some(isProgram) ? [words.byScript] : [])].join(' / ')],
    [words.why, words.purpose[operator?.purpose ?? 'unknown']],
  ];
  return (
    <li>
      <h3>{host}</h3>
      <dl>
        {rows.map(([term, told]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** What is sent to whom, made from the markup that the site's pages carry. */
export function privacyNoticePage({ document, language }: PageContext): PageContent {
  const words = WORDS[language];
  const { head, body } = pageTags(document, language);
  const sources = externalSources(`${head}\n${body}`);
  const kindsOf = Map.groupBy(sources, ({ host }) => host);
  const shown = shownPages(document, language);
  const hasForms = shown.includes('contact') || shown.includes('forms');
  return {
    page: 'data-notice',
    title: words.title,
    isIndexed: true,
    styles: CSS,
    script: null,
    body: (
      <article className="reading">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <h2>{words.elsewhere}</h2>
        <p>{sources.length === 0 ? words.none : words.some}</p>
        {sources.length > 0 && (
          <ul className="services">
            {[...kindsOf].map(([host, found]) => (
              <Service key={host} host={host} kinds={found.map(({ kind }) => kind)} words={words} />
            ))}
          </ul>
        )}
        {sources.some(({ kind }) => isProgram(kind)) && <p>{words.mayBeMore}</p>}
        <h2>{words.own}</h2>
        <p>{words.counted}</p>
        {hasForms && <p>{words.forms}</p>}
        {shown.includes('login') && <p>{words.members}</p>}
      </article>
    ),
  };
}
