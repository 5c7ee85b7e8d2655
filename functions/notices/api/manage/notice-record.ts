import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { receiversOf, type StoredNotice } from '#functions/notices/store/system-notice.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SystemNoticeInput } from '#shared/model/notices/system-notice.ts';
import { noticeStart } from '#shared/rules/notices/notice-status.ts';
import { isGivenPassedEnd } from '#shared/rules/time/passed-end.ts';

/** Returns the image with this id: a checked upload of the operator, or the current image of the notification. */
export async function noticeImage(
  { media }: Pick<SystemNotiDependencies, 'media'>,
  scope: Scope,
  imageId: string | null,
  present: ImageRef | null,
): Promise<ImageRef | null> {
  if (imageId === null || imageId === present?.mediaId) return imageId === null ? null : present;
  const [file] = await media.getAll(scope, [imageId]);
  const isOwn = file?.kind === 'popup' && file.state === 'ready' && file.ownerId === scope.accountId && file.siteId === '';
  if (!isOwn || !file.image) throw invalidInput([{ path: 'imageId', rule: 'unknown-media' }]);
  return file.image;
}

/** Returns the media id of the image in an input, from either of its two fields. */
export const imageIdOf = ({ imageId, image }: SystemNoticeInput): string | null => image ?? imageId;

interface NoticeContext {
  id: string;
  image: ImageRef | null;
  before: StoredNotice | undefined;
  now: Date;
}

/**
 * Returns the notification to store for a save at `now`. Throws `invalid-input` if it would end before it starts or has ended.
 * The result contains the time since which it is addressed to each receiver, so that earlier reads do not count.
 */
export function noticeRecord(input: SystemNoticeInput, { id, image, before, now }: NoticeContext): StoredNotice {
  const { imageId: _, image: __, draft, receivers, ...fields } = input;
  const { endDate, kind } = input;
  const isDraft = draft ?? input.isDraft;
  const startDate = noticeStart({ ...input, isDraft }, before, now);
  if (startDate !== null && endDate !== null && Date.parse(endDate) <= Date.parse(startDate))
    throw invalidInput([{ path: 'endDate', rule: 'end-before-start' }]);
  if (!isDraft && isGivenPassedEnd(endDate, before?.endDate ?? null, now)) throw invalidInput([{ path: 'endDate', rule: 'not-in-future' }]);
  const at = now.toISOString();
  const addressed = before && !before.isDraft && !isDraft ? before.receivers : {};
  return {
    ...fields,
    id,
    image,
    isDraft,
    startDate,
    maintenance: kind === 'maintenance' ? input.maintenance : null,
    receivers: Object.fromEntries(receivers.map((receiver) => [receiver, addressed[receiver] ?? at])),
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
    ...(before?.mailing && { mailing: before.mailing }),
  };
}

const FIELDS = ['title', 'content', 'url', 'startDate', 'endDate'] as const satisfies readonly (keyof StoredNotice)[];

/**
 * Returns the changed fields for an audit entry. `previous` is `undefined` for a creation, `next` for a removal. Empty and absent values
 * are equal.
 */
export function noticeChanges(previous: StoredNotice | undefined, next: StoredNotice | undefined): AuditEntry['changes'] {
  const texts = FIELDS.map((field) => ({ field, from: previous?.[field] || null, to: next?.[field] || null }));
  const listOf = (notice: StoredNotice | undefined): string | null => (notice ? receiversOf(notice).join(', ') : null);
  return [...texts, { field: 'receivers', from: listOf(previous), to: listOf(next) }].filter(({ from, to }) => from !== to);
}
