import type { NewsFigures } from '#shared/model/news/news.ts';

const KEY = /^news\/([^/]+)\/(shown|clicked|closed)$/;

/** The figures of news in counters of periods, by the ids of the items. */
export function newsFiguresIn(periods: Iterable<ReadonlyMap<string, number>>): Map<string, NewsFigures> {
  const found = new Map<string, NewsFigures>();
  for (const counters of periods)
    for (const [key, times] of counters) {
      const [, id, action] = KEY.exec(key) ?? [];
      if (id === undefined) continue;
      const figures = found.get(id) ?? { shown: 0, clicked: 0, closed: 0 };
      figures[action as keyof NewsFigures] += times;
      found.set(id, figures);
    }
  return found;
}
