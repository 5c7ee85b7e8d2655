/** Names of the environment that functions run in, beside the SDK's own. The composition root reads these and nothing else; infra sets them. */
export const ENVIRONMENT = {
  table: 'TABLE_NAME',
  mediaBucket: 'MEDIA_BUCKET',
  sitesBucket: 'SITES_BUCKET',
  sitesDistribution: 'SITES_DISTRIBUTION_ID',
  /** Template with `{siteId}`: where each site's own origin is. */
  sitesOrigin: 'SITES_ORIGIN',
  consoleOrigin: 'CONSOLE_ORIGIN',
  /** Shared with the edge only: proves that `x-viewer-address` was set by it. */
  originKey: 'ORIGIN_KEY',
  /** Names of the functions that carry out jobs. */
  publishFunction: 'PUBLISH_FUNCTION',
  mediaFunction: 'MEDIA_FUNCTION',
  mailFunction: 'MAIL_FUNCTION',
  contractFunction: 'CONTRACT_FUNCTION',
  /** Address (with a name) that e-mails come from. */
  mailFrom: 'MAIL_FROM',
} as const;
