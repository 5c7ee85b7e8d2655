import * as z from 'zod';
import { instant, siteId, ulid } from '#shared/model/fields.ts';

/** What the product itself tells an account: in the bell, by e-mail, in both ways or not at all. */
export const EVENT_KINDS = [
  /** A scheduled publication was not carried out. */
  'publication-failed',
  /** A custom domain leads to its site now. */
  'domain-live',
  'invoice-issued',
  /** Page views of the running month reached a share of the first block. */
  'page-views',
  /** Visitors sent forms: one event for each site and day. */
  'new-entries',
  /** Invitees commented on a site: one event for each site and day. */
  'comment',
  'import-finished',
  'export-finished',
  /** The files of a ZIP file can be placed on a site. */
  'bulk-upload-finished',
  /** A webhook was switched off, because its deliveries kept failing. */
  'webhook-stopped',
] as const;
export const EventKind = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof EventKind>;

/** An event of an account. Texts are worded by whoever shows them. */
export const AccountEvent = z.object({
  /** Changes with every addition to a grouped event. */
  id: ulid(),
  kind: EventKind,
  at: instant(),
  /** The site it is about. */
  siteId: siteId().nullable(),
  /** The name of the site, the number of the invoice, the host of the domain or the name of the webhook, at that time. */
  name: z.string(),
  /** Of a grouped event: how many there were; of page views: the percentage. */
  count: z.int(),
});
export type AccountEvent = z.infer<typeof AccountEvent>;

export const EventChannel = z.enum(['both', 'bell', 'mail', 'off']);
export type EventChannel = z.infer<typeof EventChannel>;

/** How an account is told of each kind of event. */
export const EventChannels = z.record(EventKind, EventChannel);
export type EventChannels = z.infer<typeof EventChannels>;
