import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';
import type { VisitorNews } from '#shared/model/news/visitor-news.ts';

interface NewsBarProps {
  words: Pick<VisitorLabels, 'news'>;
  /** The address of the news page. */
  allUrl: string;
  /** The item that fills the open bar in a preview. */
  item?: Pick<VisitorNews, 'title' | 'content' | 'contentUrl' | 'image'>;
}

/**
 * Renders the container of the site's news, a polite live region over the sheets: a strip of one line that a tap opens. Without an item, it
 * is rendered empty and hidden; the visitor's runtime fetches the news and fills it (`visitor/modules/news.ts`).
 */
export function NewsBar({ words: { news }, allUrl, item }: NewsBarProps) {
  return (
    <div role="status">
      <section className={item ? 'news' : 'news strip'} aria-label={news.label} hidden={!item}>
        <img alt="" src={item?.image?.src} hidden={!item?.image} />
        <b>{item?.title}</b>
        <span>{item?.content}</span>
        <a href={item?.contentUrl || allUrl} hidden={!item?.contentUrl}>
          {news.more}
        </a>
        <a href={allUrl}>{news.all}</a>
        {!item && <button type="button" className="unfold" aria-label={news.open} />}
        <button type="button" aria-label={news.hold} aria-pressed="false" hidden>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M8 5v14M16 5v14" />
          </svg>
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
