import type { Node } from 'constructs';
import * as z from 'zod';
import { siteId } from '#shared/model/fields.ts';

const hostName = () =>
  z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'a host name in lower case, such as console.example.com');

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** What differs from one deployment to another. Described for operators in docs/operations.md. */
const Settings = z
  .object({
    /** First part of every stack's name, so that an account can hold several deployments. */
    name: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'lower case letters, digits and hyphens, at most 20'),
    account: z.string().regex(/^\d{12}$/, 'twelve digits'),
    region: z.string().regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'a region such as ap-northeast-1'),
    consoleDomain: hostName(),
    sitesDomain: hostName(),
    mailDomain: hostName(),
    alarmEmail: z.email(),
    monthlyBudgetUsd: z.coerce.number().positive(),
    /** Version id of the origin key's secret; empty for its current one. Changed to rotate the key. */
    originKeyVersion: z.string(),
  })
  .refine(({ consoleDomain, sitesDomain }) => !isWithin(consoleDomain, sitesDomain) && !isWithin(sitesDomain, consoleDomain), {
    path: ['sitesDomain'],
    message: 'sites carry foreign script: neither domain may lie within the other',
  })
  // The edge tells the shared host from a site's own by its first part.
  .refine(({ sitesDomain }) => !siteId().safeParse(sitesDomain.split('.')[0]).success, {
    path: ['sitesDomain'],
    message: 'its first part must not look like the id of a site (twelve letters and digits)',
  });

export type Settings = z.infer<typeof Settings>;

const CONTEXT_PREFIX = 'swipe:';

/** Settings from the CDK context (`cdk.json`, `-c swipe:region=…`). Throws with every setting that is missing or wrong. */
export function readSettings(node: Node): Settings {
  const given = Object.keys(Settings.shape).map((key) => [key, node.tryGetContext(CONTEXT_PREFIX + key)] as const);
  const parsed = Settings.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${CONTEXT_PREFIX}${path.join('.')}: ${message}`);
  throw new Error(`The CDK context does not describe a deployment:\n${faults.join('\n')}`);
}

/** Template of a site's own origin, with `{siteId}` in the place of the site. */
export const sitesOrigin = ({ sitesDomain }: Settings): string => `https://{siteId}.${sitesDomain}`;

export const consoleOrigin = ({ consoleDomain }: Settings): string => `https://${consoleDomain}`;

/** The one address e-mails come from. Nobody reads it. */
export const senderAddress = ({ mailDomain }: Settings): string => `no-reply@${mailDomain}`;
