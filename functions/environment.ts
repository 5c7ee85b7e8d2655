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
  /** Address (with a name) that e-mails come from. */
  mailFrom: 'MAIL_FROM',
} as const;

const JOB_FUNCTION = /^([A-Z][A-Z_]*)_FUNCTION$/;

/** The variable that names the function which carries out one kind of job. */
export const jobFunctionVariable = (kind: string): string => `${kind.toUpperCase().replaceAll('-', '_')}_FUNCTION`;

/** The functions that carry out jobs, by kind, as the environment names them. */
export const jobFunctionsIn = (env: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(env).flatMap(([variable, name]): [string, string][] => {
      const kind = JOB_FUNCTION.exec(variable)?.[1];
      return kind === undefined || !name ? [] : [[kind.toLowerCase().replaceAll('_', '-'), name]];
    }),
  );
