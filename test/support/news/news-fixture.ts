import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { type NewsChange, newsStore } from '#functions/news/store/news-store.ts';
import { newsAuditSubject, type StoredNews } from '#functions/news/store/news.ts';
import type { SiteFixture } from '#test/support/api/site-fixture.ts';

type Fixture = Pick<SiteFixture, 'table' | 'clock' | 'dependencies'>;

/** A public item of an account without a link or picture, from now on. */
export function newsOf(
  { clock, dependencies: { ids } }: Fixture,
  owner: Account,
  siteIds: string[],
  differences: Partial<StoredNews> = {},
): StoredNews {
  const at = clock().toISOString();
  return {
    id: ids.ulid(),
    ownerId: owner.id,
    lineage: owner.path,
    siteIds,
    language: 'jp',
    title: 'お知らせ',
    content: '本文',
    translations: {},
    contentUrl: '',
    isInternalLink: false,
    image: null,
    publishType: 'instant',
    startDate: at,
    endDate: null,
    state: 'public',
    version: 1,
    indexedBy: ids.ulid(),
    createdAt: at,
    updatedAt: at,
    ...differences,
  };
}

/** The audit entry and job of a change of an item. */
export const changeOf = ({ clock, dependencies: { ids } }: Fixture, news: StoredNews): NewsChange => ({
  audit: newAuditEntry({ ids, clock }, 'news.update', null, newsAuditSubject(news)),
  job: newJob('news', { subjectId: news.id, ownerId: news.ownerId, siteIds: news.siteIds }, ids.ulid(), clock()),
});

/** Stores an item. Returns it with the id of its job. */
export async function storeNews(test: Fixture, news: StoredNews): Promise<{ news: StoredNews; jobId: string }> {
  const change = changeOf(test, news);
  const outcome = await newsStore(test.table).create(news, change);
  if (outcome !== 'done') throw new Error(`The item could not be stored: ${outcome}`);
  return { news, jobId: change.job.id };
}
