import type { NewsTimes } from '#shared/rules/news/news-status.ts';

interface Period extends NewsTimes {
  publishType: 'instant' | 'scheduled';
}

/**
 * Returns the period of an item that is published now. It starts now, but a withdrawn item keeps its first start. An end that has
 * passed is removed.
 */
export function publishedNow({ state, startDate, endDate }: NewsTimes, now: Date): Period {
  const isOver = endDate !== null && Date.parse(endDate) <= now.getTime();
  const isContinued = state === 'unpublic' && !isOver && startDate !== null && Date.parse(startDate) <= now.getTime();
  return {
    state: 'public',
    publishType: 'instant',
    startDate: isContinued ? startDate : now.toISOString(),
    endDate: isOver ? null : endDate,
  };
}

/** Returns the period of a public item that is ended now. */
export const endedNow = ({ publishType, startDate }: Period, now: Date): Period => ({
  state: 'public',
  publishType,
  startDate,
  endDate: now.toISOString(),
});
