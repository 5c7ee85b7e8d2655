/**
 * What a function may touch. Infra turns each need of a function into environment variables and, on AWS, into the
 * permissions of its role; a function has no others.
 */
export type Need =
  | 'table:read-write'
  | 'media:sign-uploads'
  | 'media:read-write'
  | 'media:read'
  | 'media:write-members'
  | 'media:read-members'
  | 'media:write-exports'
  | 'media:read-exports'
  | 'media:erase-exports'
  | 'sites:read-write'
  | 'access-logs:read'
  | 'invoices:archive'
  | 'invoices:read'
  | 'invoke-jobs'
  | 'send-mail'
  | 'card-payments'
  | 'invalidate-sites'
  | 'edge-store:read-write';
