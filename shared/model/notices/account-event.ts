import * as z from 'zod';
import { instant, siteId, ulid } from '#shared/model/fields.ts';

/** Events that the product notifies an account of: in the bell, by e-mail, both or not at all. */
export const EVENT_KINDS = [
  /** A scheduled publication was not carried out. */
  'publication-failed',
  /** A custom domain is live and serves its site. */
  'domain-live',
  'invoice-issued',
  /** A credit note was issued for an invoice. */
  'credit-note',
  /** A card could not be charged for an invoice. */
  'card-failed',
  /** Page views of the running month reached a share of the first block. */
  'page-views',
  /** Visitors sent forms: one event for each site and day. */
  'new-entries',
  /** Invitees commented on a site: one event for each site and day. */
  'comment',
  /** An invitee approved a revision of a site. */
  'preview-approved',
  'import-finished',
  'export-finished',
  /** The ZIP file of an exported site can be downloaded. */
  'site-export-finished',
  /** The files of a ZIP file can be placed on a site. */
  'bulk-upload-finished',
  /** A webhook was disabled because its deliveries kept failing. */
  'webhook-stopped',
  /** An account below asks for a plan. */
  'plan-request',
  /** A request for a plan was answered, or a change of the plan took effect. */
  'plan-change',
] as const;
export const EventKind = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof EventKind>;

/** An event of an account. The text depends on the language of the reader at the time of reading. */
export const AccountEvent = z.object({
  /** The id, which changes with every addition to a grouped event. */
  id: ulid(),
  kind: EventKind,
  at: instant(),
  /** The site that the event is about. */
  siteId: siteId().nullable(),
  /**
   * The name of the site, the number of the invoice, the host of the domain, the name of the webhook, of the plan or of the company that
   * asks for one, at that time.
   */
  name: z.string(),
  /** For a grouped event: the number of events; for page views: the percentage. */
  count: z.int(),
});
export type AccountEvent = z.infer<typeof AccountEvent>;

export const EventChannel = z.enum(['both', 'bell', 'mail', 'off']);
export type EventChannel = z.infer<typeof EventChannel>;

/** The channel by which an account is notified of each kind of event. */
export const EventChannels = z.record(EventKind, EventChannel);
export type EventChannels = z.infer<typeof EventChannels>;

/** A change of channels. The channels of kinds that it leaves out, because the client does not know them yet, stay as they are. */
export const EventChannelsChange = z.partialRecord(EventKind, EventChannel);
export type EventChannelsChange = z.infer<typeof EventChannelsChange>;
