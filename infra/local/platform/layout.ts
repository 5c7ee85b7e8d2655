import path from 'node:path';
import { ENVIRONMENT, jobFunctionVariable } from '#functions/platform/base/environment.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { mailFrom } from '#infra/mail-sender.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { SECRET_IDS, type Secrets } from '#infra/local/platform/secrets.ts';

export const REGION = 'ap-northeast-1';
const BUCKETS = { media: 'media', sites: 'sites', accessLogs: 'access-logs', invoices: 'invoices', fonts: 'fonts' } as const;
const TABLE_NAME = 'swipe-sites';
export const MAIL_CONFIGURATION_SET = 'local';
const AWS_ACCOUNT = '000000000000';

/** The services in the order of their ports, starting with the edge. */
export const SERVICES = {
  edge: 'the console and the sites',
  api: 'the API',
  s3: 'the storage (S3)',
  dynamodb: 'the database (DynamoDB)',
  mail: 'the mail server and its inbox',
  jobs: 'the jobs (Lambda), and over UDP the DNS of custom domains',
  stripe: 'the card payments (Stripe)',
} as const;
export type Service = keyof typeof SERVICES;

/** Allows webhooks to receivers on this machine, for developers. Refuses other private addresses, as on AWS. */
const LAPTOP_TARGETS: WebhookTargets = { protocols: ['https:', 'http:'], ports: null, privateRanges: ['127.0.0.0/8', '::1'] };

export interface Layout {
  dataDir: string;
  ports: Readonly<Record<Service, number>>;
  consoleOrigin: string;
  /** Template of a site's origin, with `{siteId}`. */
  sitesOrigin: string;
  inboxOrigin: string;
  /** The pages that Stripe hosts. */
  stripeOrigin: string;
  /** The origin of the key value store's API for the SDK, which puts the account of the store's ARN before the host of the endpoint. */
  keyValueStoreOrigin: string;
  endpoints: Readonly<Record<Exclude<Service, 'edge'>, string>>;
  /** Whether the database is external (`AWS_ENDPOINT_URL_DYNAMODB`). The platform then starts none. */
  externalDatabase: boolean;
  /** The maximum size of a picture in MB. */
  imageMaxMb: number;
  tableName: string;
  buckets: typeof BUCKETS;
}

interface LayoutOptions {
  port: number;
  dataDir: string;
  databaseEndpoint?: string | undefined;
  imageMaxMb?: number | undefined;
}

/** Returns the ports, origins and folders of one platform. Endpoints are IP addresses, so that the S3 client uses path-style URLs. */
export function layoutOf({ port, dataDir, databaseEndpoint, imageMaxMb = IMAGE_MAX_MB.default }: LayoutOptions): Layout {
  const ports = Object.fromEntries((Object.keys(SERVICES) as Service[]).map((service, index) => [service, port + index])) as Record<
    Service,
    number
  >;
  const endpoint = (service: Service): string => `http://127.0.0.1:${ports[service]}`;
  return {
    dataDir: path.resolve(dataDir),
    ports,
    consoleOrigin: `http://localhost:${port}`,
    sitesOrigin: `http://{siteId}.sites.localhost:${port}`,
    inboxOrigin: `http://inbox.localhost:${port}`,
    stripeOrigin: `http://stripe.localhost:${port}`,
    keyValueStoreOrigin: `http://${AWS_ACCOUNT}.localhost:${port}`,
    endpoints: {
      api: endpoint('api'),
      s3: endpoint('s3'),
      dynamodb: databaseEndpoint ?? endpoint('dynamodb'),
      mail: endpoint('mail'),
      jobs: endpoint('jobs'),
      stripe: endpoint('stripe'),
    },
    externalDatabase: databaseEndpoint !== undefined,
    imageMaxMb,
    tableName: TABLE_NAME,
    buckets: BUCKETS,
  };
}

/** Returns the path of the SQLite file of the embedded database. */
export const databaseFile = ({ dataDir }: Pick<Layout, 'dataDir'>): string => path.join(dataDir, 'dynamodb.sqlite');

/** Returns the path of the file with the offset of all processes' time from real time, in milliseconds. */
export const clockOffsetFile = ({ dataDir }: Pick<Layout, 'dataDir'>): string => path.join(dataDir, 'clock-offset');

/** Returns the URL by which SQS names a queue. */
const queueUrl = ({ endpoints }: Pick<Layout, 'endpoints'>, name: string): string => `${endpoints.jobs}/${AWS_ACCOUNT}/${name}`;

/** The pause between checks of a domain: short, because checks do not leave this machine. */
const DOMAIN_CHECK_PAUSE_MS = 1_000;

/** The interval of roll-ups: short, because a laptop has few sites and its users watch the figures. */
const VISIT_BATCH_SECONDS = 5;

/** Returns the environment of functions: the product's variables, and the SDK's variables with the endpoints of the embedded engines. */
export const functionEnvironment = (layout: Layout, secrets: Secrets): Record<string, string> => ({
  [ENVIRONMENT.table]: layout.tableName,
  [ENVIRONMENT.mediaBucket]: layout.buckets.media,
  [ENVIRONMENT.sitesBucket]: layout.buckets.sites,
  [ENVIRONMENT.fontsBucket]: layout.buckets.fonts,
  [ENVIRONMENT.accessLogsBucket]: layout.buckets.accessLogs,
  [ENVIRONMENT.invoicesBucket]: layout.buckets.invoices,
  [ENVIRONMENT.sitesDistribution]: 'LOCAL',
  [ENVIRONMENT.edgeStore]: `arn:aws:cloudfront::${AWS_ACCOUNT}:key-value-store/local`,
  [ENVIRONMENT.sitesOrigin]: layout.sitesOrigin,
  [ENVIRONMENT.consoleOrigin]: layout.consoleOrigin,
  [ENVIRONMENT.originKeySecret]: SECRET_IDS.originKey,
  [ENVIRONMENT.mediaKeysSecret]: SECRET_IDS.mediaKeys,
  [ENVIRONMENT.twoFactorSecret]: SECRET_IDS.twoFactorKey,
  [ENVIRONMENT.mailFrom]: mailFrom('no-reply@example.com'),
  [ENVIRONMENT.mailEvents]: MAIL_CONFIGURATION_SET,
  [ENVIRONMENT.imageMaxMb]: String(layout.imageMaxMb),
  [ENVIRONMENT.rollUpQueue]: queueUrl(layout, 'roll-ups'),
  [ENVIRONMENT.visitBatchSeconds]: String(VISIT_BATCH_SECONDS),
  [ENVIRONMENT.clockOffsetFile]: clockOffsetFile(layout),
  [ENVIRONMENT.domainsDistribution]: 'LOCAL',
  [ENVIRONMENT.connectionGroups]: 'cg_local',
  [ENVIRONMENT.domainLimits]: JSON.stringify({ groups: 1, tenantsPerGroup: 10_000, tenants: 10_000, certificates: 2_500 }),
  [ENVIRONMENT.domainCheckPauseMs]: String(DOMAIN_CHECK_PAUSE_MS),
  // Two resolvers, as on AWS, because their answers may differ.
  [ENVIRONMENT.dnsServers]: [1, 2].map(() => `127.0.0.1:${layout.ports.jobs}`).join(','),
  [ENVIRONMENT.certificatesEndpoint]: layout.endpoints.jobs,
  [ENVIRONMENT.videoQueue]: `arn:aws:mediaconvert:${REGION}:${AWS_ACCOUNT}:queues/local`,
  [ENVIRONMENT.videoRole]: `arn:aws:iam::${AWS_ACCOUNT}:role/local`,
  [ENVIRONMENT.webhookSecret]: SECRET_IDS.webhookKey,
  [ENVIRONMENT.webhookTargets]: JSON.stringify(LAPTOP_TARGETS),
  [ENVIRONMENT.stripeSecret]: SECRET_IDS.stripe,
  [ENVIRONMENT.stripeEndpoint]: layout.endpoints.stripe,
  ...Object.fromEntries(functionsTriggeredBy('job').map(([name, { kind }]) => [jobFunctionVariable(kind), name])),
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: secrets.accessKeyId,
  AWS_SECRET_ACCESS_KEY: secrets.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: layout.endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: layout.endpoints.s3,
  AWS_ENDPOINT_URL_SES: layout.endpoints.mail,
  AWS_ENDPOINT_URL_LAMBDA: layout.endpoints.jobs,
  AWS_ENDPOINT_URL_SQS: layout.endpoints.jobs,
  AWS_ENDPOINT_URL_MEDIACONVERT: layout.endpoints.jobs,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: layout.endpoints.jobs,
  AWS_ENDPOINT_URL_CLOUDFRONT: layout.endpoints.jobs,
  AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE: layout.consoleOrigin,
  // Lambda's clocks run on UTC.
  TZ: 'UTC',
});
