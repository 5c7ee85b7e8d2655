import type { NewsTimes } from '#shared/rules/news/news-status.ts';

/** Returns the next instant after `now` at which the period of an item begins or ends; `undefined` if there is none. */
export function nextNewsChange({ state, startDate, endDate }: NewsTimes, now: Date): Date | undefined {
  if (state !== 'public' || startDate === null) return undefined;
  const [start, end] = [Date.parse(startDate), endDate === null ? Infinity : Date.parse(endDate)];
  if (end <= start) return undefined;
  const next = [start, end].find((at) => at > now.getTime());
  return next === undefined || next === Infinity ? undefined : new Date(next);
}
