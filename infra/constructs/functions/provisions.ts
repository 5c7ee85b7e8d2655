import { Stack } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { mailFrom } from '#infra/mail-sender.ts';
import type { DomainLimits } from '#functions/domains/services/domain-limits.ts';
import { MEDIA_PROVISIONS, MEDIA_PREFIX } from '#infra/constructs/functions/media-provisions.ts';
import { allow, allowListing, type Provision, type Resources } from '#infra/constructs/functions/provision.ts';
import type { ProductSecrets } from '#infra/constructs/product-secrets.ts';
import { mailConfigurationSet, senderAddress, type Settings } from '#infra/constructs/settings.ts';
import { ENVIRONMENT, jobFunctionVariable } from '#functions/platform/base/environment.ts';
import { FONT_SUBSETS_PREFIX, WHOLE_FONTS_PREFIX } from '#functions/platform/gateways/font-keys.ts';
import { JOBS } from '#functions/platform/job-list/jobs.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import type { Need } from '#functions/platform/base/need.ts';
import { TABLE } from '#infra/table.ts';

/** Actions on items, without scans and changes of the table itself. Transactions need only the permissions of their parts. */
const TABLE_ACTIONS = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'];

/** DynamoDB uses the table's key on behalf of the caller. */
const TABLE_KEY_ACTIONS = [
  'Decrypt',
  'Encrypt',
  'DescribeKey',
  'GenerateDataKey',
  'GenerateDataKeyWithoutPlaintext',
  'ReEncryptFrom',
  'ReEncryptTo',
];

const tableStatements = ({ table, tableKey }: Resources): PolicyStatement[] => [
  allow(
    TABLE_ACTIONS.map((action) => `dynamodb:${action}`),
    [table.tableArn],
  ),
  allow(['dynamodb:Query'], [`${table.tableArn}/index/${TABLE.dueIndex.name}`]),
  allow(
    TABLE_KEY_ACTIONS.map((action) => `kms:${action}`),
    [tableKey.keyArn],
    {
      StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(table).region}.amazonaws.com` },
    },
  ),
];

const requireResource = <T>(resource: T | undefined, need: Need): T => {
  if (resource === undefined) throw new Error(`A function needs "${need}", whose resource is in a later stack`);
  return resource;
};

const SECONDS_PER_MINUTE = 60;

/** Cloudflare's and Google's resolvers. */
const PUBLIC_RESOLVERS = '1.1.1.1,8.8.8.8';

/** The allowed receivers of webhooks: hosts of the public internet, over TLS. */
const WEBHOOK_TARGETS: WebhookTargets = { protocols: ['https:'], ports: [443], privateRanges: [] };

/** Returns the ARN of all tenants of the account, whose ids are not known in advance. */
const tenantArns = ({ account }: Settings): string => `arn:aws:cloudfront::${account}:distribution-tenant/*`;

/** Provides the ARN of a secret and the permission to read it. Neither the environment nor a template contains the secret. */
const readingSecret = (variable: keyof typeof ENVIRONMENT, secret: ProductSecrets[keyof ProductSecrets]): Provision => ({
  environment: { [ENVIRONMENT[variable]]: secret.secretArn },
  statements: [allow(['secretsmanager:GetSecretValue'], [secret.secretArn])],
});

const PROVISIONS: Readonly<Record<Need, (resources: Resources, settings: Settings) => Provision>> = {
  'table:read-write': (resources) => ({
    environment: { [ENVIRONMENT.table]: resources.table.tableName },
    statements: tableStatements(resources),
  }),
  ...MEDIA_PROVISIONS,
  'videos:convert': ({ mediaBucket, videoConversion }) => {
    const { queueArn, jobsArn, role } = requireResource(videoConversion, 'videos:convert');
    return {
      environment: {
        [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName,
        [ENVIRONMENT.videoQueue]: queueArn,
        [ENVIRONMENT.videoRole]: role.roleArn,
      },
      statements: [
        allow(['mediaconvert:CreateJob'], [queueArn]),
        allow(['mediaconvert:GetJob', 'mediaconvert:CancelJob'], [jobsArn]),
        allow(['iam:PassRole'], [role.roleArn], { StringEquals: { 'iam:PassedToService': 'mediaconvert.amazonaws.com' } }),
      ],
      folders: [jobsArn],
    };
  },
  'videos:read-converted': ({ mediaBucket }) => {
    const converted = mediaBucket.objectsBelow(MEDIA_PREFIX.converted);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:GetObject', 's3:DeleteObject'], [converted]), allowListing(mediaBucket, [MEDIA_PREFIX.converted])],
      folders: [converted],
    };
  },
  'fonts:subset': ({ fontsBucket }) => {
    const [whole, subsets] = [WHOLE_FONTS_PREFIX, FONT_SUBSETS_PREFIX].map((prefix) => fontsBucket.objectsBelow(prefix)) as [
      string,
      string,
    ];
    return {
      environment: { [ENVIRONMENT.fontsBucket]: fontsBucket.bucketName },
      statements: [
        allow(['s3:GetObject'], [whole, subsets]),
        allow(['s3:PutObject'], [subsets]),
        allowListing(fontsBucket, [WHOLE_FONTS_PREFIX, FONT_SUBSETS_PREFIX]),
      ],
      folders: [whole, subsets],
    };
  },
  'sites:read-write': ({ sitesBucket }) => {
    const files = sitesBucket.objectsBelow('');
    return {
      environment: { [ENVIRONMENT.sitesBucket]: sitesBucket.bucketName },
      statements: [allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [files]), allow(['s3:ListBucket'], [sitesBucket.bucketArn])],
      folders: [files],
    };
  },
  'access-logs:read': ({ accessLogBucket }) => {
    const logs = accessLogBucket.objectsIn('sites');
    return {
      environment: { [ENVIRONMENT.accessLogsBucket]: accessLogBucket.bucketName },
      // With the permission to list, S3 answers 404 for an object past its retention instead of 403.
      statements: [allow(['s3:GetObject'], [logs]), allow(['s3:ListBucket'], [accessLogBucket.bucketArn])],
      folders: [logs],
    };
  },
  'visits:collect': ({ accessLogBucket }) => {
    const [logs, collected] = [accessLogBucket.objectsIn('visits'), accessLogBucket.objectsIn('collected')];
    return {
      environment: { [ENVIRONMENT.accessLogsBucket]: accessLogBucket.bucketName },
      statements: [
        allow(['s3:GetObject'], [logs]),
        allow(['s3:PutObject'], [collected]),
        allow(['s3:ListBucket'], [accessLogBucket.bucketArn]),
      ],
      folders: [logs, collected],
    };
  },
  'visits:roll-up': ({ accessLogBucket }) => {
    const collected = accessLogBucket.objectsIn('collected');
    return {
      environment: { [ENVIRONMENT.accessLogsBucket]: accessLogBucket.bucketName },
      statements: [allow(['s3:GetObject', 's3:PutObject'], [collected]), allow(['s3:ListBucket'], [accessLogBucket.bucketArn])],
      folders: [collected],
    };
  },
  'visits:read': ({ accessLogBucket }) => {
    const collected = accessLogBucket.objectsIn('collected');
    return {
      environment: { [ENVIRONMENT.accessLogsBucket]: accessLogBucket.bucketName },
      statements: [allow(['s3:GetObject'], [collected]), allow(['s3:ListBucket'], [accessLogBucket.bucketArn])],
      folders: [collected],
    };
  },
  'visits:request-roll-ups': ({ rollUpQueue }, { visitBatchMinutes }) => {
    const { queueUrl, queueArn } = requireResource(rollUpQueue, 'visits:request-roll-ups');
    return {
      environment: {
        [ENVIRONMENT.rollUpQueue]: queueUrl,
        [ENVIRONMENT.visitBatchSeconds]: String(visitBatchMinutes * SECONDS_PER_MINUTE),
      },
      statements: [allow(['sqs:SendMessage'], [queueArn])],
    };
  },
  // Neither need for invoices permits a deletion or a shorter retention.
  'invoices:archive': ({ invoicesBucket }) => ({
    environment: { [ENVIRONMENT.invoicesBucket]: invoicesBucket.bucketName },
    statements: [
      allow(['s3:PutObject', 's3:PutObjectRetention', 's3:GetObject'], [invoicesBucket.objects]),
      allow(['s3:ListBucket'], [invoicesBucket.bucketArn]),
    ],
    folders: [invoicesBucket.objects],
  }),
  'invoices:read': ({ invoicesBucket }) => ({
    environment: { [ENVIRONMENT.invoicesBucket]: invoicesBucket.bucketName },
    statements: [allow(['s3:GetObject'], [invoicesBucket.objects])],
    folders: [invoicesBucket.objects],
  }),
  'invoke-jobs': ({ jobFunctions }) => {
    const functions = requireResource(jobFunctions, 'invoke-jobs');
    return {
      environment: Object.fromEntries(JOBS.map(({ kind }) => [jobFunctionVariable(kind), functions[kind].functionName])),
      statements: [
        allow(
          ['lambda:InvokeFunction'],
          JOBS.map(({ kind }) => functions[kind].functionArn),
        ),
      ],
    };
  },
  'send-mail': ({ table }, settings) => {
    const arnOf = (resource: string, resourceName: string) => Stack.of(table).formatArn({ service: 'ses', resource, resourceName });
    const sender = senderAddress(settings);
    const configurationSet = mailConfigurationSet(settings);
    // SES checks the identity of the sender and the configuration set.
    // In the sandbox it also checks the identity of each recipient, which can be any address.
    const identities = arnOf('identity', '*');
    const resources = [identities, arnOf('configuration-set', configurationSet)];
    return {
      environment: { [ENVIRONMENT.mailFrom]: mailFrom(sender), [ENVIRONMENT.mailEvents]: configurationSet },
      statements: [allow(['ses:SendRawEmail'], resources, { StringEquals: { 'ses:FromAddress': sender } })],
      folders: [identities],
    };
  },
  webhooks: ({ secrets }) => {
    const { environment, statements } = readingSecret('webhookSecret', secrets.webhookKey);
    return { environment: { ...environment, [ENVIRONMENT.webhookTargets]: JSON.stringify(WEBHOOK_TARGETS) }, statements };
  },
  'origin-key': ({ secrets }) => readingSecret('originKeySecret', secrets.originKey),
  'media-keys': ({ secrets }) => readingSecret('mediaKeysSecret', secrets.mediaKeys),
  'two-factor:seal': ({ secrets }) => readingSecret('twoFactorSecret', secrets.twoFactorKey),
  'card-payments': ({ secrets }) => readingSecret('stripeSecret', secrets.stripe),
  'domains:plan': (_, { connectionGroups, domainTenantsPerGroup, domainTenants, domainCertificates }) => {
    const limits: DomainLimits = {
      groups: connectionGroups,
      tenantsPerGroup: domainTenantsPerGroup,
      tenants: domainTenants,
      certificates: domainCertificates,
    };
    return { environment: { [ENVIRONMENT.domainLimits]: JSON.stringify(limits) }, statements: [] };
  },
  'domains:manage': ({ customDomains }, settings) => {
    const { distribution, groups } = requireResource(customDomains, 'domains:manage');
    const tenants = tenantArns(settings);
    // CloudFront calls ACM for the certificates on behalf of the caller; requests name no resource.
    const certificates = `arn:aws:acm:us-east-1:${settings.account}:certificate/*`;
    const webAcls = `arn:aws:wafv2:us-east-1:${settings.account}:global/webacl/*`;
    return {
      environment: {
        [ENVIRONMENT.domainsDistribution]: distribution.distributionId,
        [ENVIRONMENT.connectionGroups]: groups.map((group) => group.ref).join(','),
        [ENVIRONMENT.dnsServers]: PUBLIC_RESOLVERS,
      },
      statements: [
        allow(['cloudfront:CreateDistributionTenant'], [distribution.distributionArn, ...groups.map((group) => group.attrArn), tenants]),
        allow(
          ['Get', 'Update', 'Delete'].map((action) => `cloudfront:${action}DistributionTenant`),
          [tenants],
        ),
        allow(['cloudfront:GetManagedCertificateDetails'], [tenants]),
        allow(['acm:RequestCertificate'], ['*']),
        allow(['acm:DescribeCertificate', 'acm:AddTagsToCertificate', 'acm:DeleteCertificate'], [certificates]),
        // CloudFront also reads the web ACL of the distribution, and tags a tenant, on behalf of the caller.
        allow(['wafv2:GetWebACL'], [webAcls]),
        allow(['cloudfront:TagResource'], [tenants]),
      ],
      folders: [tenants, certificates, webAcls, '*'],
    };
  },
  'invalidate-sites': ({ sitesDistribution }, settings) => {
    const tenants = tenantArns(settings);
    const distribution = requireResource(sitesDistribution, 'invalidate-sites');
    return {
      environment: { [ENVIRONMENT.sitesDistribution]: distribution.distributionId },
      statements: [
        allow(['cloudfront:CreateInvalidation'], [distribution.distributionArn]),
        allow(['cloudfront:GetDistributionTenantByDomain', 'cloudfront:CreateInvalidationForDistributionTenant'], [tenants]),
      ],
      folders: [tenants],
    };
  },
  'edge-store:read-write': ({ edgeStore }) => {
    const { keyValueStoreArn } = requireResource(edgeStore, 'edge-store:read-write');
    return {
      environment: { [ENVIRONMENT.edgeStore]: keyValueStoreArn },
      statements: [
        allow(
          ['DescribeKeyValueStore', 'GetKey', 'UpdateKeys'].map((action) => `cloudfront-keyvaluestore:${action}`),
          [keyValueStoreArn],
        ),
      ],
    };
  },
};

export const provisionFor = (need: Need, resources: Resources, settings: Settings): Provision => PROVISIONS[need](resources, settings);
