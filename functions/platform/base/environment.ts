import * as z from 'zod';
import { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { ImageMaxMb } from '#shared/model/media/image-max-mb.ts';

/** The environment variables of the functions, besides those of the SDK. Infra sets them, and only the composition roots read them. */
export const ENVIRONMENT = {
  table: 'TABLE_NAME',
  mediaBucket: 'MEDIA_BUCKET',
  sitesBucket: 'SITES_BUCKET',
  /** The bucket of fonts: whole ones and their subsets. */
  fontsBucket: 'FONTS_BUCKET',
  /** The bucket of the access logs of sites. */
  accessLogsBucket: 'ACCESS_LOGS_BUCKET',
  /** The bucket of issued invoices, with object lock. */
  invoicesBucket: 'INVOICES_BUCKET',
  sitesDistribution: 'SITES_DISTRIBUTION_ID',
  /** ARN of the key value store that the functions at the edge read. */
  edgeStore: 'EDGE_STORE_ARN',
  /** Origin of a site, as a template with `{siteId}`. */
  sitesOrigin: 'SITES_ORIGIN',
  consoleOrigin: 'CONSOLE_ORIGIN',
  /** Id of the secret with the keys by which the edge proves that a request came through it. Variables never contain secrets. */
  originKeySecret: 'ORIGIN_KEY_SECRET_ID',
  /** The keys that sign rights to see unpublished media. The edge verifies these rights. */
  mediaKeysSecret: 'MEDIA_KEYS_SECRET_ID',
  /** The key that seals the secrets of second factors in the table. */
  twoFactorSecret: 'TWO_FACTOR_SECRET_ID',
  /** Sender of e-mails, as `Name <address>`. */
  mailFrom: 'MAIL_FROM',
  /** The configuration set of SES that publishes the delivery events of e-mails. */
  mailEvents: 'MAIL_CONFIGURATION_SET',
  /** The multi-tenant distribution of custom domains. */
  domainsDistribution: 'DOMAINS_DISTRIBUTION_ID',
  /** Ids of the connection groups of this distribution, separated by commas, in the order in which they are filled. */
  connectionGroups: 'CONNECTION_GROUPS',
  /** The maximum numbers of domains, as JSON (`DomainLimits`). */
  domainLimits: 'DOMAIN_LIMITS',
  /** Minimum milliseconds between two requested checks of a domain. Set on laptops only, where checks are free. */
  domainCheckPauseMs: 'DOMAIN_CHECK_PAUSE_MS',
  /** IP addresses of the resolvers that are queried about custom domains, separated by commas. */
  dnsServers: 'DNS_SERVERS',
  /** The endpoint where a laptop looks up the certificates of custom domains, because it does not serve these domains. Not set on AWS. */
  certificatesEndpoint: 'CERTIFICATES_ENDPOINT',
  /** ARNs of the MediaConvert queue that converts videos, and of the role by which MediaConvert reads and writes them. */
  videoQueue: 'VIDEO_QUEUE_ARN',
  videoRole: 'VIDEO_ROLE_ARN',
  /** The key that seals the secrets of webhooks. */
  webhookSecret: 'WEBHOOK_SECRET_ID',
  /** The targets that webhooks may deliver to, as JSON (`WebhookTargets`). */
  webhookTargets: 'WEBHOOK_TARGETS',
  /** The access to Stripe, with the secret that verifies its events. */
  stripeSecret: 'STRIPE_SECRET_ID',
  /** The endpoint of Stripe's API. Set only if it differs from Stripe's own. */
  stripeEndpoint: 'STRIPE_ENDPOINT_URL',
  /** URL of the queue of hours to roll up. */
  rollUpQueue: 'ROLL_UP_QUEUE_URL',
  /** Seconds for which visits are collected before the figures of their hours are computed, 900 at most. */
  visitBatchSeconds: 'VISIT_BATCH_SECONDS',
  /** The maximum size of a picture in MB. */
  imageMaxMb: 'IMAGE_MAX_MB',
  /** The file that contains the offset of the product's clock. Set on laptops only. */
  clockOffsetFile: 'CLOCK_OFFSET_FILE',
} as const;

/** The longest delay of a message of SQS. */
const VISIT_BATCH_MAX_SECONDS = 900;

const JOB_FUNCTION = /^([A-Z][A-Z_]*)_FUNCTION$/;

/** Returns the environment variable that contains the name of the function for a kind of job. */
export const jobFunctionVariable = (kind: string): string => `${kind.toUpperCase().replaceAll('-', '_')}_FUNCTION`;

/** Returns the names of the functions that run jobs, by kind, from the environment. */
export const jobFunctionsIn = (env: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(env).flatMap(([variable, name]): [string, string][] => {
      const kind = JOB_FUNCTION.exec(variable)?.[1];
      return kind === undefined || !name ? [] : [[kind.toLowerCase().replaceAll('_', '-'), name]];
    }),
  );

/** Returns the deployment's maximum size of a picture in MB. Throws if it is out of bounds. */
export const readImageMaxMb = (env: Readonly<Record<string, string | undefined>>): number => ImageMaxMb.parse(env[ENVIRONMENT.imageMaxMb]);

/** Returns the targets that the deployment lets webhooks deliver to. Throws if they are not set. */
export const readWebhookTargets = (env: Readonly<Record<string, string | undefined>>): WebhookTargets =>
  WebhookTargets.parse(JSON.parse(env[ENVIRONMENT.webhookTargets] ?? ''));

/** Returns for how many milliseconds visits are collected before their hours are rolled up. Throws if it is out of bounds. */
export const readVisitBatchMs = (env: Readonly<Record<string, string | undefined>>): number =>
  z.coerce.number().int().min(1).max(VISIT_BATCH_MAX_SECONDS).parse(env[ENVIRONMENT.visitBatchSeconds]) * 1_000;
