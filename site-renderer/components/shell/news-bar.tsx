import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface NewsBarProps {
  words: Pick<VisitorLabels, 'news'>;
}

/**
 * Where news of the site are shown. Empty and hidden: the visitor's runtime asks what there is to tell, and fills it in.
 * What comes up inside is read out when a screen reader is next silent.
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
