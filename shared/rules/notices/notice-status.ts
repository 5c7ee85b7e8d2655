import type { NoticeStatus } from '#shared/model/notices/system-notice.ts';

export interface NoticeTimes {
  isDraft: boolean;
  /** The start; `null` for an instant draft. */
  startDate: string | null;
  endDate: string | null;
}

/** Returns the status of a notification at `now`: the start is inclusive, the end exclusive. */
export function noticeStatus({ isDraft, startDate, endDate }: NoticeTimes, now: Date): NoticeStatus {
  if (isDraft) return 'draft';
  if (endDate !== null && Date.parse(endDate) <= now.getTime()) return 'expired';
  return startDate !== null && Date.parse(startDate) <= now.getTime() ? 'public' : 'unpublic';
}

/**
 * Returns the start of a notification that is saved at `now`: its own date if it is scheduled; otherwise now, or the start of its first
 * publication. An instant draft has no start.
 */
export function noticeStart(
  { publishType, startDate, isDraft }: { publishType: 'instant' | 'reserve'; startDate: string | null; isDraft: boolean },
  before: NoticeTimes | undefined,
  now: Date,
): string | null {
  if (publishType === 'reserve') return startDate;
  if (isDraft) return null;
  const started = before && !before.isDraft ? before.startDate : null;
  return started !== null && Date.parse(started) <= now.getTime() ? started : now.toISOString();
}
