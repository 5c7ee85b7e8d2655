import type { Node } from 'constructs';
import * as z from 'zod';
import { HostedZones, zoneOf } from '#infra/constructs/dns/hosted-zones.ts';
import { ImageMaxMb } from '#shared/model/media/image-max-mb.ts';
import { previewOrigin } from '#shared/rules/sites/site-address.ts';
import { siteId } from '#shared/model/fields.ts';

const hostName = () =>
  z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'a host name in lower case, such as console.example.com');

const regionName = () => z.string().regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'a region such as ap-northeast-1');

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** The settings of one deployment; docs/operations.md describes them for operators. */
const Settings = z
  .object({
    /** Prefix of all stack names: an AWS account can hold several deployments. */
    name: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'lower case letters, digits and hyphens, at most 20'),
    account: z.string().regex(/^\d{12}$/, 'twelve digits'),
    region: regionName(),
    consoleDomain: hostName(),
    sitesDomain: hostName(),
    mailDomain: hostName(),
    alarmEmail: z.email(),
    monthlyBudgetUsd: z.coerce.number().positive(),
    /** The version id of the origin key's secret that CloudFront sends; empty for the current version. Set to rotate the key. */
    originKeyVersion: z.string(),
    /** The maximum size of a picture in MB. */
    imageMaxMb: ImageMaxMb,
    /** The account's quota of concurrent functions in the home region, of which background functions and visitors get a share. */
    functionConcurrency: z.coerce.number().int().positive().default(1_000),
    /** Minutes for which visits are collected before the figures of their hours are computed; longer is cheaper. */
    visitBatchMinutes: z.coerce.number().int().min(1).max(15).default(15),
    /** Number of connection groups of custom domains. Add a group before the last one is full; never remove a group. */
    connectionGroups: z.coerce.number().int().min(1).max(9),
    /** Quotas of the AWS account: distribution tenants in total and per connection group, certificates of ACM in us-east-1. */
    domainTenants: z.coerce.number().int().positive(),
    domainTenantsPerGroup: z.coerce.number().int().positive(),
    domainCertificates: z.coerce.number().int().positive(),
    /** Region for a copy of the table's daily backup, empty for none. */
    backupCopyRegion: z.union([z.literal(''), regionName()]),
    /** Zones of Route 53 that hold all three domains, empty if DNS is elsewhere. */
    hostedZones: HostedZones.default([]),
  })
  .superRefine(({ hostedZones, consoleDomain, sitesDomain, mailDomain }, context) => {
    if (hostedZones.length === 0) return;
    for (const domain of [consoleDomain, sitesDomain, mailDomain])
      if (!zoneOf(hostedZones, domain))
        context.addIssue({
          code: 'custom',
          path: ['hostedZones'],
          message: `no zone contains ${domain}; list one for each domain, or none`,
        });
  })
  .refine(({ region, backupCopyRegion }) => region !== backupCopyRegion, {
    path: ['backupCopyRegion'],
    message: 'a copy in the region of the original survives no more than the original',
  })
  .refine(({ consoleDomain, sitesDomain }) => !isWithin(consoleDomain, sitesDomain) && !isWithin(sitesDomain, consoleDomain), {
    path: ['sitesDomain'],
    message: 'sites run foreign scripts: neither domain may be within the other',
  })
  // The edge distinguishes the shared host from the host of a site by the first label.
  .refine(({ sitesDomain }) => !siteId().safeParse(sitesDomain.split('.')[0]).success, {
    path: ['sitesDomain'],
    message: 'its first label must not look like the id of a site (twelve letters and digits)',
  });

export type Settings = z.infer<typeof Settings>;

const CONTEXT_PREFIX = 'swipe:';

/** The environments of one product, such as staging and production: the settings that differ from those of all, by the name of each. */
const Environments = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and hyphens'),
  z.partialRecord(z.keyof(Settings), z.string()),
);
type Environments = z.infer<typeof Environments>;

/** The settings of which two environments must not have the same value. */
const OWN = ['consoleDomain', 'sitesDomain', 'mailDomain'] as const satisfies readonly (keyof Settings)[];

class InvalidContext extends Error {
  constructor(faults: readonly string[]) {
    super(`The CDK context does not describe a deployment:\n${faults.map((fault) => `  ${CONTEXT_PREFIX}${fault}`).join('\n')}`);
  }
}

const faultsOf = (prefix: string, { issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${[...(prefix ? [prefix] : []), ...path].join('.')}: ${message}`);

/** Returns why two environments would overwrite each other, or could not exist side by side. */
function conflicts(ofAll: Readonly<Record<string, unknown>>, environments: Environments): string[] {
  const all = Object.entries(environments).map(([name, own]) => [name, { ...ofAll, ...own }] as const);
  return all.flatMap(([one, mine], index) =>
    all.slice(index + 1).flatMap(([other, theirs]) => {
      const isSame = (setting: keyof Settings): boolean => mine[setting] === theirs[setting];
      const shared = [...OWN.filter(isSame), ...((['name', 'account', 'region'] as const).every(isSame) ? ['name'] : [])];
      return shared.map((setting) => `environments: ${one} and ${other} have the same ${setting}`);
    }),
  );
}

/**
 * Reads the settings from the CDK context (`cdk.json`, `-c swipe:region=…`), with those of the environment that `swipe:environment` names.
 * Throws an error with every missing or invalid setting, and if two environments could not exist side by side.
 */
export function readSettings(node: Node): Settings {
  const contextOf = (key: string): unknown => node.tryGetContext(CONTEXT_PREFIX + key);
  const ofAll = Object.fromEntries(Object.keys(Settings.shape).map((key) => [key, contextOf(key)]));
  const environments = Environments.safeParse(contextOf('environments') ?? {});
  if (!environments.success) throw new InvalidContext(faultsOf('environments', environments.error));
  const chosen = z.string().optional().parse(contextOf('environment'));
  const own = chosen === undefined ? {} : environments.data[chosen];
  if (!own) throw new InvalidContext([`environment: there is no ${chosen}, only ${Object.keys(environments.data).join(', ')}`]);
  const parsed = Settings.safeParse({ ...ofAll, ...own });
  if (!parsed.success) throw new InvalidContext(faultsOf('', parsed.error));
  const shared = conflicts(ofAll, environments.data);
  if (shared.length > 0) throw new InvalidContext(shared);
  return parsed.data;
}

/** Returns the template of a site's origin, with `{siteId}`. */
export const sitesOrigin = ({ sitesDomain }: Settings): string => `https://{siteId}.${sitesDomain}`;

/** Returns the hosts of previews, with a wildcard for the site. */
export const previewHosts = (settings: Settings): string => new URL(previewOrigin(sitesOrigin(settings), 'site')).host.replace('site', '*');

export const consoleOrigin = ({ consoleDomain }: Settings): string => `https://${consoleDomain}`;

/** Returns the sender of all e-mails. Replies are not read. */
export const senderAddress = ({ mailDomain }: Settings): string => `no-reply@${mailDomain}`;

/** Returns the domain of the envelope senders of e-mails, which receives the bounces. */
export const mailFromDomain = ({ mailDomain }: Settings): string => `bounce.${mailDomain}`;

/** Returns the configuration set of SES for all e-mails. */
export const mailConfigurationSet = ({ name }: Settings): string => `${name}-mail`;
