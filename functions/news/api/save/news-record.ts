import type { NewsOwner } from '#functions/news/api/save/target-sites.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { StoredNews } from '#functions/news/store/news.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { NewsInput } from '#shared/model/news/news.ts';
import { newsStart } from '#shared/rules/news/news-start.ts';
import { mayBecome } from '#shared/rules/news/news-state.ts';
import { isGivenPassedEnd } from '#shared/rules/time/passed-end.ts';

interface NewsContent {
  input: Omit<NewsInput, 'imageId'>;
  image: ImageRef | null;
  owner: NewsOwner;
}

/**
 * Returns the stored item after a save at `now`. Throws `invalid-input` if it would end before it starts or be public only in the
 * past, `transition-refused` if it may not have that state.
 */
export function newsRecord(
  { ulid }: Pick<Ids, 'ulid'>,
  { input, image, owner }: NewsContent,
  before: StoredNews | undefined,
  now: Date,
): StoredNews {
  if (!mayBecome(before?.state, input.state)) throw new AppError('transition-refused');
  const { siteIds, language, title, content, translations, contentUrl, isInternalLink, publishType, endDate, state } = input;
  const startDate = newsStart(input, before, now);
  if (startDate !== null && endDate !== null && Date.parse(endDate) <= Date.parse(startDate))
    throw invalidInput([{ path: 'endDate', rule: 'end-before-start' }]);
  if (state === 'public' && isGivenPassedEnd(endDate, before?.endDate ?? null, now))
    throw invalidInput([{ path: 'endDate', rule: 'not-in-future' }]);
  const at = now.toISOString();
  const indexedBy = ulid();
  return {
    id: before?.id ?? ulid(),
    ownerId: owner.ownerId,
    lineage: owner.lineage,
    siteIds,
    language,
    title,
    content,
    translations,
    contentUrl,
    isInternalLink,
    image,
    publishType,
    startDate,
    endDate,
    state,
    version: (before?.version ?? 0) + 1,
    indexedBy,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
}
