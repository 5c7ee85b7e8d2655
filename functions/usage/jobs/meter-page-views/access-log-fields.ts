/**
 * The fields of the access logs of sites, as CloudFront's standard logging (v2) names them. They contain no visitor's address, query or
 * cookie, because the logs are kept for more than a year as evidence of invoices.
 */
export const ACCESS_LOG_FIELDS = [
  'timestamp(ms)',
  'cs-method',
  'x-host-header',
  'cs-uri-stem',
  'sc-status',
  'sc-content-type',
  'cs(User-Agent)',
] as const;

export type AccessLogField = (typeof ACCESS_LOG_FIELDS)[number];

/** A request in an access log. CloudFront writes every value as text, percent-encodes the user agent, and writes `-` for missing values. */
export type AccessLogRecord = Readonly<Record<AccessLogField, string>>;
