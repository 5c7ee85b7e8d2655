import * as z from 'zod';
import {
  NOTICE_RECEIVERS,
  NoticeReceiver,
  type SystemNotice,
  SystemNotice as SystemNoticeView,
} from '#shared/model/notices/system-notice.ts';
import { type CurrentNotice, isOver } from '#shared/rules/notices/notice-visibility.ts';
import { noticeStatus } from '#shared/rules/notices/notice-status.ts';

/** Receivers, with the instant since which the notification is addressed to each. */
const AddressedSince = z.partialRecord(NoticeReceiver, z.string());

/**
 * Progress of a notification's e-mails: the remaining receivers, the position in the list of the first receiver, and the number of e-mails
 * so far.
 */
const NoticeMailing = z.object({ receivers: z.array(NoticeReceiver), after: z.string().nullable(), sent: z.number() });
export type NoticeMailing = z.infer<typeof NoticeMailing>;

/** A system notification as stored. Its status is derived from the current time. */
export const StoredNotice = z.object({
  ...SystemNoticeView.omit({ status: true, receivers: true }).shape,
  receivers: AddressedSince,
  /** Absent until the first e-mails were requested. */
  mailing: NoticeMailing.exactOptional(),
  /** Present while e-mails are due. */
  gsi1sk: z.string().exactOptional(),
});
export type StoredNotice = z.infer<typeof StoredNotice>;

/** The item that every bell reads: all published notifications that have not ended. */
export const StoredCurrent = z.object({
  version: z.number(),
  notices: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      receivers: AddressedSince,
      startDate: z.string(),
      endDate: z.string().nullable(),
      maintenance: SystemNoticeView.shape.maintenance,
    }),
  ),
});
export type StoredCurrent = z.infer<typeof StoredCurrent>;

export const receiversOf = ({ receivers }: Pick<StoredNotice, 'receivers'>): NoticeReceiver[] =>
  NOTICE_RECEIVERS.filter((receiver) => receivers[receiver] !== undefined);

/** Returns a notification as the operator sees it at `now`. */
export const noticeView = (notice: StoredNotice, now: Date): SystemNotice => ({
  ...notice,
  receivers: receiversOf(notice),
  status: noticeStatus(notice, now),
});

/** Returns the entry of a notification in the item of published notifications, or `undefined` if it is a draft or has ended. */
export function currentEntry(
  { id, title, receivers, isDraft, startDate, endDate, maintenance }: StoredNotice,
  now: Date,
): CurrentNotice | undefined {
  if (isDraft || startDate === null || isOver({ endDate }, now)) return undefined;
  return { id, title, receivers, startDate, endDate, maintenance };
}
