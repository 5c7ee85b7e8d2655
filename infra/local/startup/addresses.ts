import path from 'node:path';
import type { Role } from '#shared/model/role.ts';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { DEMO_PREVIEW } from '#infra/local/demo/sites/make-demo-preview.ts';
import { REGION, type Layout } from '#infra/local/platform/layout.ts';
import type { Secrets } from '#infra/local/platform/secrets.ts';

/** The addresses and logins of a running platform, for scripts and tests; stored in `addresses.json`. */
export interface Addresses {
  console: string;
  api: string;
  inbox: string;
  /** The demo site, or `null` without a demo. */
  site: string | null;
  dynamodb: string;
  s3: string;
  /** The endpoint to read and move the time of the platform. */
  clock: string;
  /** The endpoint to set DNS records of custom domains. */
  dns: string;
  credentials: { accessKeyId: string; secretAccessKey: string; region: string };
  logins: Record<Role, { email: string; password: string }>;
}

export const addressesFile = (dataDir: string): string => path.join(dataDir, 'addresses.json');

export const addressesOf = (
  { consoleOrigin, inboxOrigin, endpoints }: Layout,
  { accessKeyId, secretAccessKey }: Secrets,
  site: string | null,
): Addresses => ({
  console: consoleOrigin,
  api: `${consoleOrigin}${API_ROOT}`,
  inbox: inboxOrigin,
  site,
  dynamodb: endpoints.dynamodb,
  s3: endpoints.s3,
  clock: `${endpoints.jobs}/clock`,
  dns: `${endpoints.jobs}/local/dns`,
  credentials: { accessKeyId, secretAccessKey, region: REGION },
  logins: DEMO_LOGINS,
});

const table = (lines: string[][], widths: number[]): string[] =>
  lines.map(
    (cells) =>
      `  ${cells
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd()}`,
  );

/** Returns the line printed after the other addresses when the demo is created for the first time. */
export const formatDemoSite = ({ site }: Addresses): string => ['', ...table([['Demo site', site ?? '']], [12]), ''].join('\n');

/** Returns the addresses and logins as text for the terminal. */
export function formatAddresses({ console: consoleOrigin, inbox, site, logins }: Addresses): string {
  const rows = [['Console', consoleOrigin], ...(site === null ? [] : [['Demo site', site]]), ['Inbox', inbox]];
  const accounts = Object.entries(logins).map(([role, { email, password }]) => [role, email, password]);
  const invitee = ['PREVIEW', DEMO_PREVIEW.email, DEMO_PREVIEW.password, 'the link is in the inbox'];
  return [
    '',
    ...table(rows, [12]),
    '',
    ...table([...accounts, invitee], [12, 24, 18]),
    '',
    '  Ctrl+C stops everything; what you made stays. "npm run clock -- +30d" moves the time.',
    '',
  ].join('\n');
}
