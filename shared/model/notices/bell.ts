import * as z from 'zod';
import { instant, ruleIssue, ulid } from '#shared/model/fields.ts';
import { BELL_MAX } from '#shared/model/limits.ts';
import { AccountEvent } from '#shared/model/notices/account-event.ts';
import { NoticeText } from '#shared/model/notices/system-notice.ts';

const received = { isRead: z.boolean(), /** The time since which the receiver can see the item. */ since: instant() };

/** A system notification as a receiver sees it. */
export const ReceivedNotice = z.object({ type: z.literal('notice'), ...received, ...NoticeText.shape });
export type ReceivedNotice = z.infer<typeof ReceivedNotice>;

const ReceivedEvent = z.object({ type: z.literal('event'), ...received, ...AccountEvent.shape });
export type ReceivedEvent = z.infer<typeof ReceivedEvent>;

/** An item of the bell: a notification of the operator or an event of the account. */
export const BellItem = z.discriminatedUnion('type', [ReceivedNotice, ReceivedEvent]);
export type BellItem = z.infer<typeof BellItem>;

/** Filters of the bell's list: maintenance and information are kinds of notifications. */
export const BellKind = z.enum(['information', 'maintenance', 'event']);
export type BellKind = z.infer<typeof BellKind>;

/** Announced maintenance that has not ended. */
export const MaintenanceBanner = z.object({
  id: ulid(),
  title: z.string(),
  maintenance: z.object({ startDate: instant(), endDate: instant() }),
});
export type MaintenanceBanner = z.infer<typeof MaintenanceBanner>;

/** The bell's state, which every screen shows. */
export const BellState = z.object({ unread: z.int(), banners: z.array(MaintenanceBanner) });
export type BellState = z.infer<typeof BellState>;

/** Marks some items as read, or everything. */
export const MarkAsRead = z
  .strictObject({ noti_ids: z.array(ulid()).max(BELL_MAX.shown).optional(), all: z.literal(true).optional() })
  .refine(({ noti_ids: ids, all }) => (ids === undefined) !== (all === undefined), { path: ['noti_ids'], ...ruleIssue('required') });
export type MarkAsRead = z.infer<typeof MarkAsRead>;
