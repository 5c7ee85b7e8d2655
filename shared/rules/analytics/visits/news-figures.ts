import type { NewsFigures } from '#shared/model/news/news.ts';
import { counterFields } from '#shared/rules/analytics/visits/counter-key.ts';

/** Returns the figures of news in the counters of periods, by the ids of the items. */
export function newsFiguresIn(periods: Iterable<ReadonlyMap<string, number>>): Map<string, NewsFigures> {
  const found = new Map<string, NewsFigures>();
  for (const counters of periods)
    for (const [key, times] of counters) {
      const [id, action] = counterFields('news', key) ?? [];
      if (id === undefined || !action) continue;
      const figures = found.get(id) ?? { shown: 0, clicked: 0, closed: 0 };
      figures[action] += times;
      found.set(id, figures);
    }
  return found;
}
