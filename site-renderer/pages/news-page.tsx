import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { VisitorNews } from '#shared/model/news/visitor-news.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';
import { feedPath } from '#shared/rules/sites/site-file-keys.ts';
import { visitorNews } from '#site-renderer/visibility/rendered-news.ts';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

const CSS = minifyCss(`
  .reading article { padding: 1.25rem 0; border-bottom: 1px solid #d6d6d1 }
  .reading article::after { content: ''; display: block; clear: both }
  .reading article h2 { margin: .25rem 0 .5rem; font-size: 1.125rem }
  .reading article img { float: right; width: 7.5rem; height: auto; margin: 0 0 .5rem 1rem; border-radius: .5rem }
  .reading article p { margin: 0 0 .5rem; white-space: pre-line }
  .reading time { color: #5c5c58; font-size: .875rem }
`);

/** Returns the day of an item in Japanese time. */
const dayIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(new Date(at));

interface ItemProps {
  item: VisitorNews;
  language: Language;
  words: VisitorLabels;
}

function Item({ item: { id, title, content, contentUrl, image, startDate }, language, words }: ItemProps) {
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      {image && (
        <img
          src={image.src}
          width={image.width}
          height={image.height}
          alt=""
          style={{ backgroundColor: image.colour }}
          loading="lazy"
          decoding="async"
        />
      )}
      <time dateTime={startDate}>{dayIn(language, startDate)}</time>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{content}</p>
      {contentUrl !== '' && (
        <p>
          <a href={contentUrl} aria-describedby={`${id}-title`}>
            {words.news.more}
          </a>
        </p>
      )}
    </article>
  );
}

/** Returns the news page: all current news of the site, in its order, and its feed. It needs no script. */
export function newsPage({ document, language, addresses, words, news }: PageContext): PageContent {
  return {
    page: 'news',
    title: words.news.label,
    // Search engines should not index an empty page.
    isIndexed: news.length > 0,
    styles: CSS,
    script: null,
    hasTags: true,
    feed: feedPath(language, document.settings.defaultLanguage),
    body: (
      <div className="reading">
        <h1>{words.news.label}</h1>
        {news.length === 0 && <p>{words.news.none}</p>}
        {visitorNews(news, language, addresses).map((item) => (
          <Item key={item.id} item={item} language={language} words={words} />
        ))}
        <p>
          <a href={feedPath(language, document.settings.defaultLanguage)} type="application/atom+xml">
            {words.news.feed}
          </a>
        </p>
      </div>
    ),
  };
}
