/**
 * The keys of `due`, the sparse index of `table-schema.ts`: `DUE#<kind>` and `<instant>#<id>`, on the item that is due. The reconcile
 * job reads it, most overdue first.
 */

/**
 * The work of the reconcile job: unfinished jobs, unfinished uploads, sites with stale data, contracts that end, changes of plans,
 * reminders of trials, entries and members to index, interrupted erasures, retention periods, months to close, steps of dunning and
 * their changes, late payments that ended, cards to charge, hours of visits to roll up, monthly reports to send; and scheduled
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
export const duePartition = (kind: DueKind): string => `DUE#${kind}`;
/** Returns a sort key that sorts by the time the item is due. `dueId` reads the id from it. */
export const dueSortKey = (at: Date, id: string): string => `${at.toISOString()}#${id}`;
export const dueId = (sortKey: string): string => sortKey.slice(sortKey.indexOf('#') + 1);
