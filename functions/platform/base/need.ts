/**
 * The resources that a function may access. Infra turns each need of a function into environment variables and, on AWS, into the
 * permissions of its role; a function has no others.
 */
export type Need =
  | 'table:read-write'
  | 'media:sign-uploads'
  | 'media:write-variants'
  | 'media:copy'
  | 'media:read-write'
  | 'media:read'
  | 'media:read-originals'
  | 'media:write-members'
  | 'media:read-members'
  | 'media:write-exports'
  | 'media:read-exports'
  | 'media:erase-exports'
  | 'media:sign-imports'
  | 'media:read-write-imports'
  | 'media:sign-bulk-uploads'
  | 'media:unpack-bulk-uploads'
  | 'media:write-reports'
  | 'media:read-reports'
  /** Conversions of videos, and their results. */
  | 'videos:convert'
  | 'videos:read-converted'
  /** Whole fonts, and their subsets for sites. */
  | 'fonts:subset'
  | 'sites:read-write'
  | 'access-logs:read'
  | 'visits:collect'
  | 'visits:roll-up'
  | 'visits:read'
  /** Makes hours with new visits due for roll-up. */
  | 'visits:request-roll-ups'
  | 'invoices:archive'
  | 'invoices:read'
  | 'invoke-jobs'
  /** The keys by which the edge proves that a request came through it. */
  | 'origin-key'
  /** The keys that sign rights to see unpublished media, for signing or for copying the keys to the edge. */
  | 'media-keys'
  /** Seals the secrets of second factors. */
  | 'two-factor:seal'
  | 'send-mail'
  /** Secrets of webhooks, and their allowed targets. */
  | 'webhooks'
  | 'card-payments'
  | 'invalidate-sites'
  | 'edge-store:read-write'
  /** The limits of the deployment for custom domains: connection groups, tenants and certificates. */
  | 'domains:plan'
  /** Tenants of the custom domains' distribution, with their certificates; the DNS. */
  | 'domains:manage';
