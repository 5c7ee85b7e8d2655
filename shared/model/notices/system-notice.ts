import * as z from 'zod';
import { instant, isLater, requiredLongText, requiredText, ruleIssue, text, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';

/** The receivers of a system notification. `master-user`: a USER directly below the operator. */
export const NOTICE_RECEIVERS = ['oem-master', 'oem-admin', 'oem-user', 'master-user'] as const;
export const NoticeReceiver = z.enum(NOTICE_RECEIVERS);
export type NoticeReceiver = z.infer<typeof NoticeReceiver>;

/** `maintenance` shows a banner in the console before and during its window. */
export const NoticeKind = z.enum(['information', 'maintenance']);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** The status of a notification at a point in time. `unpublic`: not shown yet. */
export const NoticeStatus = z.enum(['public', 'unpublic', 'draft', 'expired']);
export type NoticeStatus = z.infer<typeof NoticeStatus>;

const PublishType = z.enum(['instant', 'reserve']);

/** The period of maintenance. The end is exclusive. */
const MaintenanceWindow = z.strictObject({ startDate: instant(), endDate: instant() });
export type MaintenanceWindow = z.infer<typeof MaintenanceWindow>;

interface NoticeTimes {
  kind: NoticeKind;
  publishType: z.infer<typeof PublishType>;
  startDate: string | null;
  endDate: string | null;
  maintenance: MaintenanceWindow | null;
  receivers: readonly NoticeReceiver[];
}

/** Checks the rules between the fields of a notification. */
function checkNotice({ kind, publishType, startDate, endDate, maintenance, receivers }: NoticeTimes, context: z.core.$RefinementCtx): void {
  const refuse = (path: string[], rule: 'required' | 'end-before-start' | 'duplicate'): void =>
    context.addIssue({ code: 'custom', path, ...ruleIssue(rule) });
  if (new Set(receivers).size < receivers.length) refuse(['receivers'], 'duplicate');
  if (publishType === 'reserve' && startDate === null) refuse(['startDate'], 'required');
  if (publishType === 'reserve' && startDate !== null && endDate === null) refuse(['endDate'], 'required');
  if (startDate !== null && endDate !== null && !isLater(endDate, startDate)) refuse(['endDate'], 'end-before-start');
  if (kind === 'maintenance' && maintenance === null) refuse(['maintenance'], 'required');
  if (maintenance && !isLater(maintenance.endDate, maintenance.startDate)) refuse(['maintenance', 'endDate'], 'end-before-start');
}

/**
 * The fields of a notification. Clients that use only the names of the specification send `image`, `draft` and fewer fields, so the other
 * fields have defaults.
 */
const InputFields = {
  title: requiredText(TEXT_MAX.line),
  /** Optional link. */
  url: text(TEXT_MAX.url)
    .refine((url) => url === '' || isWebAddress(url), ruleIssue('invalid-url'))
    .default(''),
  content: requiredLongText(TEXT_MAX.textarea),
  /** The id of an upload of the operator that has been checked. */
  imageId: ulid().nullable().default(null),
  /** Another name of `imageId`. */
  image: ulid().nullable().optional(),
  receivers: z
    .array(NoticeReceiver)
    .max(NOTICE_RECEIVERS.length)
    .refine((receivers) => receivers.length > 0, ruleIssue('required')),
  /** An instant notification starts when it is published. */
  publishType: PublishType.default('instant'),
  startDate: instant().nullable().default(null),
  /** The end, exclusive: the notification is not shown from this instant on. */
  endDate: instant().nullable().default(null),
  isDraft: z.boolean().default(false),
  /** Another name of `isDraft`. */
  draft: z.boolean().optional(),
  kind: NoticeKind.default('information'),
  /** The period of maintenance, for the kind `maintenance` only. */
  maintenance: MaintenanceWindow.nullable().default(null),
  /** Whether the notification is also e-mailed to the address of each receiving account, once it has started. */
  isMailed: z.boolean().default(false),
};

/** Input of a system notification. */
export const SystemNoticeInput = z.strictObject(InputFields).superRefine(checkNotice);
export type SystemNoticeInput = z.infer<typeof SystemNoticeInput>;

/** `version`: the version that the caller has read (optimistic lock). Without it, the last save wins. */
export const SystemNoticeUpdate = z.strictObject({ ...InputFields, version: z.int().min(1).optional() }).superRefine(checkNotice);
export type SystemNoticeUpdate = z.infer<typeof SystemNoticeUpdate>;

/** The content of a notification. */
export const NoticeText = z.object({
  id: ulid(),
  title: z.string(),
  url: z.string(),
  content: z.string(),
  image: ImageRef.nullable(),
  kind: NoticeKind,
  maintenance: z.object({ startDate: instant(), endDate: instant() }).nullable(),
  endDate: instant().nullable(),
});
export type NoticeText = z.infer<typeof NoticeText>;

/** A system notification as the operator sees it. */
export const SystemNotice = z.object({
  ...NoticeText.shape,
  receivers: z.array(NoticeReceiver),
  publishType: PublishType,
  startDate: instant().nullable(),
  isDraft: z.boolean(),
  isMailed: z.boolean(),
  status: NoticeStatus,
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type SystemNotice = z.infer<typeof SystemNotice>;

/** A number for each receiver. */
export const ReceiverCounts = z.record(NoticeReceiver, z.int());
export type ReceiverCounts = z.infer<typeof ReceiverCounts>;

/** The readers and e-mails of a notification so far. */
export const NoticeReach = z.object({
  /** The number of logins that have read the notification, and of accounts that receive it now. */
  reads: ReceiverCounts,
  accounts: ReceiverCounts,
  /** The e-mails that were requested so far; `null` if the notification is not e-mailed, or not yet. */
  mails: z.object({ sent: z.int(), isDone: z.boolean() }).nullable(),
});
export type NoticeReach = z.infer<typeof NoticeReach>;
