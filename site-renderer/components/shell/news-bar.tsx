import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface NewsBarProps {
  words: Pick<VisitorLabels, 'news'>;
}

/**
 * The container of the site's news, a polite live region. It is rendered empty and hidden; the visitor's runtime fetches the
 * news and fills it.
 */
export function NewsBar({ words: { news } }: NewsBarProps) {
  return (
    <div role="status">
      <section className="news" aria-label={news.label} hidden>
        <b />
        <span />
        <a href="/" hidden>
          {news.more}
        </a>
        <button type="button" aria-label={news.close}>
          ×
        </button>
      </section>
    </div>
  );
}
