import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface NewsBarProps {
  words: Pick<VisitorLabels, 'news'>;
  /** The address of the news page. */
  allUrl: string;
}

/**
 * The container of the site's news, a polite live region over the sheets. It is rendered empty and hidden; the visitor's runtime
 * fetches the news and fills it (`visitor/modules/news.ts`).
 */
export function NewsBar({ words: { news }, allUrl }: NewsBarProps) {
  return (
    <div role="status">
      <section className="news" aria-label={news.label} hidden>
        <img alt="" hidden />
        <b />
        <span />
        <a href={allUrl} hidden>
          {news.more}
        </a>
        <a href={allUrl}>{news.all}</a>
        <button type="button" aria-label={news.hold} aria-pressed="false" hidden>
          ⏸
        </button>
        <button type="button" aria-label={news.next} hidden>
          ›
        </button>
        <button type="button" aria-label={news.close}>
          ×
        </button>
      </section>
    </div>
  );
}
