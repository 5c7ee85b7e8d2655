import { inNewsOrder } from '#shared/rules/news/news-order.ts';
import { newsStatus, type NewsTimes } from '#shared/rules/news/news-status.ts';

/** Returns the items that visitors of a site see at `now`, in the order of the site. All of them have started. */
export const currentNews = <T extends NewsTimes & { id: string; createdAt: string }>(
  items: readonly T[],
  order: readonly string[],
  now: Date,
): (T & { startDate: string })[] =>
  inNewsOrder(items, order).flatMap((item) => {
    const { startDate } = item;
    return startDate !== null && newsStatus(item, now) === 'public' ? [{ ...item, startDate }] : [];
  });
