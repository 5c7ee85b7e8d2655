import type { StoredNews } from '#functions/news/store/news.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import { LANGUAGES } from '#shared/model/language.ts';

type Value = string | null;
/** The name of a site by its id. */
type NameOf = (siteId: string) => string;

/** The audited values of an item, by the name of the field in the catalogues. Translations are recorded as their languages. */
const VALUES: Readonly<Record<string, (news: StoredNews, nameOf: NameOf) => Value>> = {
  title: ({ title }) => title,
  content: ({ content }) => content,
  translations: ({ translations }) =>
    LANGUAGES.flatMap((language) => {
      const text = translations[language];
      return text ? [`${language}: ${text.title} / ${text.content}`] : [];
    }).join('\n'),
  contentUrl: ({ contentUrl }) => contentUrl,
  newsImage: ({ image }) => image?.mediaId ?? null,
  newsSites: ({ siteIds }, nameOf) => siteIds.map(nameOf).toSorted().join(', '),
  state: ({ state }) => state,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
};

/** The changed fields for an audit entry; `undefined` before creation and after removal. Empty and absent are equal. */
export const newsChanges = (previous: StoredNews | undefined, next: StoredNews | undefined, nameOf: NameOf): AuditEntry['changes'] =>
  Object.entries(VALUES)
    .map(([field, valueOf]) => ({
      field,
      from: (previous && valueOf(previous, nameOf)) || null,
      to: (next && valueOf(next, nameOf)) || null,
    }))
    .filter(({ from, to }) => from !== to);
