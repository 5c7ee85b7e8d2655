import { markedName } from '#functions/platform/base/marked-name.ts';
import * as z from 'zod';
import { StoredApproval } from '#functions/preview/store/approvals/approval.ts';
import { authorName, resolvedView, type StoredAuthor, StoredComment } from '#functions/preview/store/comments/comment.ts';
import { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { type ExportedRecords, singleItemQuery } from '#functions/account-export/store/record-file.ts';
import {
  APPROVAL_PREFIX,
  COMMENT_PREFIX,
  DELIVERED_REPORT_PREFIX,
  formEntryPartition,
  HISTORY_PREFIX,
  INVITEE_PREFIX,
  MAIL_RECORDS_PREFIX,
  memberDayPrefix,
  membersPartition,
  PART_PREFIX,
  POPUP_PREFIX,
  previewShareKey,
  reportDeliveryKey,
  retentionKey,
  REVISION_PREFIX,
  siteDomainsPartition,
  sitePartition,
} from '#functions/platform/keys/keys.ts';
import { NEWS_PREFIX, newsPartition } from '#functions/platform/keys/news-keys.ts';
import { MemberDay } from '#functions/visitors/store/records/member-growth.ts';
import { StoredInvitee, StoredShare } from '#functions/preview/store/preview-share.ts';
import { decodeManifest } from '#functions/sites/store/revisions/revision-manifest.ts';
import { HistoryEntry, StoredRevision } from '#functions/sites/store/revisions/revision.ts';
import { SiteNews } from '#functions/news/store/news.ts';
import { StoredDelivery } from '#functions/analytics/store/report-delivery-store.ts';
import { PopupCountItem } from '#functions/popups/store/popup-count-store.ts';
import { STORED_FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { Delivery } from '#shared/model/analytics/report-delivery.ts';

/** A revision with the hash of each of its parts. */
const ExportedRevision = StoredRevision.transform(({ id, parent, author, at, schemaVersion, manifest }) => ({
  id,
  parent,
  author: { loginId: author.loginId, ...markedName('name', author.name, author) },
  at,
  schemaVersion,
  parts: decodeManifest(manifest),
}));

/** An entry of the history, with the name of its author. */
const ExportedHistory = HistoryEntry.transform(({ person, ...entry }) => ({ ...entry, ...markedName('author', entry.author, person) }));

const withAuthor = <T extends { author: StoredAuthor }>({ author, ...entry }: T) => ({
  ...entry,
  author: { kind: author.kind, id: author.id, ...authorName(author) },
});

/** A comment, with the names of everyone who took part. */
const ExportedComment = StoredComment.omit({ version: true }).transform(({ resolved, replies, ...comment }) => ({
  ...withAuthor(comment),
  resolved: resolved && resolvedView(resolved),
  replies: replies.map(withAuthor),
}));

/** A part of revisions, with its hash. */
const ExportedPart = z
  .object({ sk: z.string(), json: z.string() })
  .transform(({ sk, json }): { hash: string; content: unknown } => ({ hash: sk.slice(PART_PREFIX.length), content: JSON.parse(json) }));

/** The number of days after which visitors' data are erased. */
const ExportedRetention = z.object({ days: z.number() });

/** The state of an e-mail to a visitor, a member or an invitee. */
const ExportedMail = z.object({ template: z.string(), to: z.string(), state: z.string(), at: z.string() });

const ExportedShare = StoredShare.omit({ passwordHash: true, epoch: true, version: true });
const ExportedInvitee = StoredInvitee.omit({ invitation: true, mail: true });

/** Returns how a site's export reads each kind of item, except its content, its files, its lists of visitors and its figures. */
export function siteRecords(siteId: string): ExportedRecords[] {
  const pk = sitePartition(siteId);
  const mails = (name: string, partition: string): ExportedRecords => ({
    name,
    entities: ['mail-record'],
    query: { pk: partition, prefix: MAIL_RECORDS_PREFIX },
    schema: ExportedMail,
  });
  return [
    { name: 'history', entities: ['history'], query: { pk, prefix: HISTORY_PREFIX }, schema: ExportedHistory },
    { name: 'revisions', entities: ['revision'], query: { pk, prefix: REVISION_PREFIX }, schema: ExportedRevision },
    { name: 'parts', entities: ['part'], query: { pk, prefix: PART_PREFIX }, schema: ExportedPart },
    { name: 'news', entities: ['site-news'], query: { pk: newsPartition(siteId), prefix: NEWS_PREFIX }, schema: SiteNews },
    { name: 'comments', entities: ['comment'], query: { pk, prefix: COMMENT_PREFIX }, schema: ExportedComment },
    {
      name: 'approvals',
      entities: ['approval'],
      query: { pk, prefix: APPROVAL_PREFIX },
      schema: StoredApproval.omit({ invitation: true }),
    },
    { name: 'popup-counts', entities: ['popup-count'], query: { pk, prefix: POPUP_PREFIX }, schema: PopupCountItem.omit({ sk: true }) },
    { name: 'preview', entities: ['preview-share'], query: singleItemQuery(previewShareKey(siteId)), schema: ExportedShare },
    { name: 'invitees', entities: ['invitee'], query: { pk, prefix: INVITEE_PREFIX }, schema: ExportedInvitee },
    { name: 'retention', entities: ['retention'], query: singleItemQuery(retentionKey(siteId)), schema: ExportedRetention },
    {
      name: 'report-delivery',
      entities: ['report-delivery'],
      query: singleItemQuery(reportDeliveryKey(siteId)),
      schema: StoredDelivery.omit({ gsi1sk: true }),
    },
    { name: 'delivered-reports', entities: ['delivered-report'], query: { pk, prefix: DELIVERED_REPORT_PREFIX }, schema: Delivery },
    {
      name: 'domains',
      entities: ['domain'],
      query: { pk: siteDomainsPartition(siteId) },
      schema: CustomDomain.pick({ name: true, state: true, requestedAt: true, certificate: true }),
    },
    {
      name: 'member-growth',
      entities: ['member-day'],
      query: { pk: membersPartition(siteId), prefix: memberDayPrefix('') },
      schema: MemberDay,
    },
    mails('preview-mails', pk),
    mails('member-mails', membersPartition(siteId)),
    ...STORED_FORM_KINDS.map((kind) => mails(`${kind}-mails`, formEntryPartition(siteId, kind))),
  ];
}
