import type * as z from 'zod';
import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { newsJob } from '#functions/news/job-definitions/news.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { NewsChange } from '#functions/news/store/news-store.ts';
import { newsAuditSubject, type StoredNews } from '#functions/news/store/news.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import { LANGUAGES } from '#shared/model/language.ts';

type Value = string | null;
/** Returns the name of a site by its id. */
type NameOf = (siteId: string) => string;

/** The audited values of an item, by the name of the field in the catalogues. Of translations, only the languages are recorded. */
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

/**
 * Returns the changed fields for an audit entry. The state is `undefined` before creation and after removal. Empty and absent values are
 * equal.
 */
const newsChanges = (previous: StoredNews | undefined, next: StoredNews | undefined, nameOf: NameOf): AuditEntry['changes'] =>
  Object.entries(VALUES)
    .map(([field, valueOf]) => ({
      field,
      from: (previous && valueOf(previous, nameOf)) || null,
      to: (next && valueOf(next, nameOf)) || null,
    }))
    .filter(({ from, to }) => from !== to);

interface ChangedNews {
  action: AuditAction;
  subject: AuditEntry['subject'];
  changes?: AuditEntry['changes'];
  job: z.infer<typeof newsJob.payload>;
}

/** Returns the audit entry of a change by the caller, and the job that renders the news of the affected sites. */
export const newsChange = (
  dependencies: Pick<NewsDependencies, 'ids' | 'clock'>,
  caller: Caller,
  { action, subject, changes, job }: ChangedNews,
): NewsChange => ({
  audit: newAuditEntry(dependencies, action, auditActor(caller), subject, changes),
  job: newJob('news', job, dependencies.ids.ulid(), dependencies.clock()),
});

/**
 * An item before and after a change. `before` is absent for a new item, `after` for a removed item. `sites` are named in the audit entry.
 */
interface ItemStates {
  before?: StoredNews;
  after?: StoredNews;
  sites: readonly Pick<Site, 'id' | 'name'>[];
}

/** Returns the audit entry and the job of a change of an item from one state to another. */
export function newsItemChange(
  dependencies: Pick<NewsDependencies, 'ids' | 'clock'>,
  caller: Caller,
  { before, after, sites }: ItemStates,
): NewsChange {
  const names = new Map(sites.map(({ id, name }) => [id, name]));
  const item = after ?? before;
  if (!item) throw new Error('A change of news has neither a state before nor one after it');
  const siteIds = [...new Set([...(before?.siteIds ?? []), ...(after?.siteIds ?? [])])];
  return newsChange(dependencies, caller, {
    action: before === undefined ? 'news.create' : after === undefined ? 'news.remove' : 'news.update',
    subject: newsAuditSubject(item),
    changes: newsChanges(before, after, (id) => names.get(id) ?? id),
    job: { subjectId: item.id, ownerId: item.ownerId, siteIds },
  });
}
