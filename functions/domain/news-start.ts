import type { SiteNewsInput } from '#shared/model/visitor/site-news.ts';
import type { NewsTimes } from '#functions/domain/news-status.ts';

/**
 * When news that are saved now begin: scheduled ones when they say; instant ones at once, or when they already did, however
 * often their text is changed. Instant news that are a draft have not begun.
 */
export function newsStart(
  { publishType, startDate, isDraft }: Pick<SiteNewsInput, 'publishType' | 'startDate' | 'isDraft'>,
  before: NewsTimes | undefined,
  now: Date,
): string | null {
  if (publishType === 'scheduled') return startDate;
  if (isDraft) return null;
  const begun = before?.isDraft === false ? before.startDate : null;
  return begun !== null && Date.parse(begun) <= now.getTime() ? begun : now.toISOString();
}
