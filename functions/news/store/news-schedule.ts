import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { newsItemKey } from '#functions/platform/keys/news-keys.ts';
import { StoredNews } from '#functions/news/store/news.ts';

/** An item whose public period begins or ends at `dueAt`. */
type DueNews = StoredNews & { gsi1sk: string; dueAt: Date };

const MaybeDue = z.object({ ...StoredNews.shape, gsi1sk: z.string().optional() });

/** Finds news whose period begins or ends. The index is eventually consistent, so an item must be read before acting on it. */
export interface NewsSchedule {
  /** Returns the ids of items that begin or end before an instant, most overdue first. */
  listDue(before: Date, limit: number): Promise<string[]>;
  /** Returns the item; `undefined` if it is deleted, or its period does not begin or end any more. */
  read(id: string): Promise<DueNews | undefined>;
  /** Writes the job of an item that is due, and its next due time, in one transaction. Returns `false` if the item was changed. */
  advance(news: DueNews, next: Date | undefined, job: Job): Promise<boolean>;
}

export const newsSchedule = (table: Table): NewsSchedule => ({
  listDue: (before, limit) => queryDueIds(table, 'news', before, limit),
  async read(id) {
    const found = await table.get(newsItemKey(id), MaybeDue);
    const { gsi1sk } = found ?? {};
    return found && gsi1sk !== undefined ? { ...found, gsi1sk, dueAt: new Date(gsi1sk.slice(0, gsi1sk.indexOf('#'))) } : undefined;
  },
  advance({ id, version, gsi1sk }, next, job) {
    const write: Write = {
      update: newsItemKey(id),
      ...(next ? { set: dueAttributes('news', next, id) } : { remove: DUE_ATTRIBUTES }),
      when: allOf(isEqual('version', version), isEqual('gsi1sk', gsi1sk)),
    };
    return tryCommit(table.transact([write, jobWrite(job)]));
  },
});
