import { createHash } from 'node:crypto';

/**
 * The keys of `due`, the sparse index of `table-schema.ts`: `DUE#<kind>` and `<instant>#<id>`, on the item that is due. The reconcile
 * job reads it, most overdue first. A kind that many requests write at the same time has several partitions, `DUE#<kind>#<number>`: one
 * takes at most 1,000 writes a second, and a job writes its item four times.
 */

/**
 * The work of the reconcile job: unfinished jobs, unfinished uploads, sites with stale data, contracts that end, changes of plans,
 * reminders of trials, entries and members to index, interrupted erasures, retention periods, months to close, steps of dunning and
 * their changes, late payments that ended, cards to charge, hours of visits whose roll-up did not happen, monthly reports to send; and scheduled
 * publications, custom domains to check, news that begins or ends, e-mails of system notifications and invitations of imports to
 * request, bulk uploads to end, conversions of videos to check, deliveries of webhooks to retry, prices to announce, and acting for
 * logins to end.
 */
export type DueKind =
  | 'charge'
  | 'closing'
  | 'job'
  | 'media'
  | 'site'
  | 'publication'
  | 'news'
  | 'contract'
  | 'plan-change'
  | 'trial-reminder'
  | 'form-entry'
  | 'member'
  | 'erasure'
  | 'retention'
  | 'payment-reminder'
  | 'dunning-change'
  | 'ended-payment'
  | 'comment-digest'
  | 'visit-hour'
  | 'report-delivery'
  | 'domain'
  | 'notice-mail'
  | 'import-invitations'
  | 'bulk-upload'
  | 'conversion'
  | 'webhook-delivery'
  | 'price-announcement'
  | 'acting';

/** The number of partitions of the kinds whose writes grow with the visits and the work of all sites. Any other kind has one. */
const PARTITIONS: Readonly<Partial<Record<DueKind, number>>> = { job: 8, 'visit-hour': 8 };

/** The first partition has no number: it also holds what was written before the kind had several. */
const numbered = (kind: DueKind, number: number): string => (number === 0 ? `DUE#${kind}` : `DUE#${kind}#${number}`);

/** Returns all partitions of a kind. */
export const duePartitions = (kind: DueKind): string[] =>
  Array.from({ length: PARTITIONS[kind] ?? 1 }, (_, number) => numbered(kind, number));

/** Returns the partition of an item. The same id always has the same one. */
export const duePartition = (kind: DueKind, id: string): string =>
  numbered(kind, (createHash('sha256').update(id).digest()[0] ?? 0) % (PARTITIONS[kind] ?? 1));
/** Returns a sort key that sorts by the time the item is due. `dueId` reads the id from it. */
export const dueSortKey = (at: Date, id: string): string => `${at.toISOString()}#${id}`;
export const dueId = (sortKey: string): string => sortKey.slice(sortKey.indexOf('#') + 1);
