import { PRIVACY_NOTICE_LABELS, type PrivacyNoticeLabels } from '#shared/messages/visitor-catalogues.ts';
import { type ExternalSourceKind, externalSources } from '#shared/markup/tags/external-sources.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { pageTags } from '#site-renderer/visibility/page-tags.ts';
import { ConsentSettingsButton } from '#site-renderer/components/shell/consent-bar.tsx';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { serviceOperator } from '#site-renderer/pages/service-operator.ts';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

const CSS = minifyCss(`
  .services { display: grid; gap: 1rem; margin: 1rem 0; padding: 0; list-style: none }
  .services li { padding: 1rem; border: 1px solid #d6d6d1; border-radius: .5rem; break-inside: avoid }
  .services h3 { margin: 0 0 .5rem; font-size: 1rem }
  .services dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .25rem 1rem; margin: 0; font-size: .875rem }
  .services dt { color: #5c5c58 }
  .services dd { margin: 0 }
  .reading [data-consent-settings] { min-height: 2.75rem; padding: .25rem 1rem; border: 1px solid #202020; border-radius: .5rem; background: #fff; color: #202020; font: inherit; font-weight: 600; cursor: pointer }
`);

/** Whether the source executes code, which can collect more data than a request contains. */
const isProgram = (kind: ExternalSourceKind): boolean => kind === 'script' || kind === 'code';

function Service({ host, kinds, labels }: { host: string; kinds: readonly ExternalSourceKind[]; labels: PrivacyNoticeLabels }) {
  const operator = serviceOperator(host);
  const rows: readonly (readonly [string, string])[] = [
    [labels.to, operator?.name ?? fillPlaceholders(labels.unknown, { host })],
    [labels.what, kinds.map((kind) => labels.kind[kind]).join(' / ')],
    [labels.sent, [labels.basics, ...(kinds.some(isProgram) ? [labels.byScript] : [])].join(' / ')],
    [labels.why, labels.purpose[operator?.purpose ?? 'unknown']],
  ];
  return (
    <li>
      <h3>{host}</h3>
      <dl>
        {rows.map(([term, description]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Returns the privacy notice: the hosts that receive data, and the purpose of each, derived from the markup of the site's pages. */
export function privacyNoticePage({ document, language, words }: PageContext): PageContent {
  const labels = PRIVACY_NOTICE_LABELS[language];
  const { head, body, wait } = pageTags(document, language);
  const sources = externalSources(`${head}\n${body}`);
  const kindsOf = Map.groupBy(sources, ({ host }) => host);
  const shown = visiblePages(document, language);
  const hasForms = shown.includes('contact') || shown.includes('forms');
  return {
    page: 'data-notice',
    title: labels.title,
    isIndexed: true,
    styles: CSS,
    script: null,
    hasTags: true,
    body: (
      <article className="reading">
        <h1>{labels.title}</h1>
        <p>{labels.lead}</p>
        <h2>{labels.elsewhere}</h2>
        <p>{sources.length === 0 ? labels.none : wait ? labels.consent.some : labels.some}</p>
        {sources.length > 0 && (
          <ul className="services">
            {[...kindsOf].map(([host, found]) => (
              <Service key={host} host={host} kinds={found.map(({ kind }) => kind)} labels={labels} />
            ))}
          </ul>
        )}
        {sources.some(({ kind }) => isProgram(kind)) && <p>{labels.mayBeMore}</p>}
        {wait && (
          <>
            <h2>{labels.consent.title}</h2>
            <p>{labels.consent.text}</p>
            <p>
              <ConsentSettingsButton words={words} />
            </p>
          </>
        )}
        <h2>{labels.own}</h2>
        <p>{labels.counted}</p>
        {hasForms && <p>{labels.forms}</p>}
        {shown.includes('login') && <p>{labels.members}</p>}
      </article>
    ),
  };
}
