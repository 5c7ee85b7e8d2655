import type { NewsState } from '#shared/model/news/news.ts';

/** The fields of an item that decide when visitors see it. */
export interface NewsTiming {
  state: NewsState;
  publishType: 'instant' | 'scheduled';
  startDate: string | null;
  endDate: string | null;
}

/** When visitors see an item, as data for a text. */
export type NewsVisibility =
  | { kind: 'draft' | 'taken-back' | 'incomplete' | 'open' }
  | { kind: 'until'; end: string }
  | { kind: 'from'; start: string }
  | { kind: 'period'; start: string; end: string }
  | { kind: 'over'; end: string };

/**
 * Returns when visitors see an item if it is saved unchanged at `now`. The end is exclusive. An instant item without a
 * start starts when it is saved.
 */
export function newsVisibility({ state, publishType, startDate, endDate }: NewsTiming, now: Date): NewsVisibility {
  if (state === 'draft') return { kind: 'draft' };
  const isPast = (instant: string): boolean => Date.parse(instant) <= now.getTime();
  if (endDate !== null && isPast(endDate)) return { kind: 'over', end: endDate };
  if (state === 'unpublic') return { kind: 'taken-back' };
  if (publishType === 'scheduled' && startDate === null) return { kind: 'incomplete' };
  if (startDate !== null && !isPast(startDate))
    return endDate === null ? { kind: 'from', start: startDate } : { kind: 'period', start: startDate, end: endDate };
  return endDate === null ? { kind: 'open' } : { kind: 'until', end: endDate };
}
