import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { HttpMethods, StorageClass } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { MEDIA_PREFIX } from '#infra/constructs/functions/media-provisions.ts';
import { webhookKeySecretName } from '#infra/constructs/webhook-key.ts';
import { MEDIA_KEYS_TEMPLATE, mediaKeysSecretName } from '#infra/constructs/edge/media-keys.ts';
import { originKeySecretName } from '#infra/constructs/edge/origin-key.ts';
import { ArchiveBucket } from '#infra/constructs/buckets/archive-bucket.ts';
import { EMPTY_STRIPE_SECRET, stripeSecretName } from '#infra/constructs/stripe-secret.ts';
import { twoFactorKeySecretName } from '#infra/constructs/two-factor-key.ts';
import { AccessLogBucket } from '#infra/constructs/buckets/access-log-bucket.ts';
import { LogBucket, PrivateBucket } from '#infra/constructs/buckets/private-bucket.ts';
import { consoleOrigin, type Settings } from '#infra/constructs/settings.ts';
import { TABLE } from '#infra/table.ts';
import { BULK_UPLOAD_MAX } from '#shared/model/limits.ts';

/** The maximum of DynamoDB's point-in-time recovery. */
const RECOVERY_DAYS = 35;
const REPORT_DAYS = 7;
/** How long files to import and their faults are kept. */
const IMPORT_FILE_DAYS = 30;

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** Everything stateful: the table, the media, the published files, the access logs that are billed from, the issued
 * invoices, and the secrets. */
export class DataStack extends Stack {
  readonly tableKey: Key;
  readonly table: TableV2;
  readonly mediaBucket: PrivateBucket;
  readonly sitesBucket: PrivateBucket;
  readonly accessLogBucket: AccessLogBucket;
  readonly invoicesBucket: ArchiveBucket;

  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });

    this.tableKey = new Key(this, 'TableKey', {
      description: `${settings.name}: table`,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.table = this.createTable();

    const logs = new LogBucket(this, 'AccessLogs');
    this.mediaBucket = this.createMediaBucket(settings, logs);
    // Publishing can restore it, and unpublished files must not remain: no versions.
    this.sitesBucket = new PrivateBucket(this, 'Sites', { settings, logs, lifecycleRules: [] });

    this.accessLogBucket = new AccessLogBucket(this, 'SiteAccessLogs', settings);
    this.invoicesBucket = new ArchiveBucket(this, 'Invoices', settings, logs);

    const originKey = new Secret(this, 'OriginKey', {
      secretName: originKeySecretName(settings),
      description: 'Proves to the functions that a request came through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(originKey, {
      'AwsSolutions-SMG4': 'CloudFront and the functions get a new key by a deployment only; docs/operations.md describes the rotation.',
    });
    const mediaKeys = new Secret(this, 'MediaKeys', {
      secretName: mediaKeysSecretName(settings),
      description: 'Sign the rights to see unpublished media',
      generateSecretString: { ...MEDIA_KEYS_TEMPLATE, passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(mediaKeys, {
      'AwsSolutions-SMG4':
        'The functions and the edge get a new key in an order that a schedule cannot keep; docs/operations.md describes it.',
    });
    const twoFactor = new Secret(this, 'TwoFactorKey', {
      secretName: twoFactorKeySecretName(settings),
      description: 'Seals the secrets of second factors',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      // Without it, no one with a second factor could sign in to what is restored from the table.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(twoFactor, { 'AwsSolutions-SMG4': 'Another key could not open what this one has sealed; docs/operations.md says so.' });
    const webhookKey = new Secret(this, 'WebhookKey', {
      secretName: webhookKeySecretName(settings),
      description: 'Encrypts the secrets of webhooks',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(webhookKey, { 'AwsSolutions-SMG4': 'Another key could not decrypt the secrets that are stored; accounts rotate those.' });
    const stripe = new Secret(this, 'Stripe', {
      secretName: stripeSecretName(settings),
      description: 'Access to Stripe, which the operator enters',
      generateSecretString: { secretStringTemplate: EMPTY_STRIPE_SECRET, generateStringKey: 'unused' },
    });
    acknowledge(stripe, { 'AwsSolutions-SMG4': 'Stripe issues its keys; docs/operations.md describes how they are entered and changed.' });
  }

  private createTable(): TableV2 {
    const { partitionKey, sortKey, timeToLive, dueIndex, stream } = TABLE;
    return new TableV2(this, 'Table', {
      partitionKey: string(partitionKey),
      sortKey: string(sortKey),
      globalSecondaryIndexes: [
        { indexName: dueIndex.name, partitionKey: string(dueIndex.partitionKey), sortKey: string(dueIndex.sortKey) },
      ],
      timeToLiveAttribute: timeToLive,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(this.tableKey),
      dynamoStream: StreamViewType[stream],
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: RECOVERY_DAYS },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  private createMediaBucket(settings: Settings, logs: LogBucket): PrivateBucket {
    return new PrivateBucket(this, 'Media', {
      settings,
      logs,
      // A deleted picture can be restored as long as the table can.
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(RECOVERY_DAYS), expiredObjectDeleteMarker: true },
        // Exported lists hold personal data, and are fetched within minutes.
        {
          prefix: MEDIA_PREFIX.exports,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        // Files to import hold personal data; their faults are looked at for a while.
        {
          prefix: MEDIA_PREFIX.imports,
          expiration: Duration.days(IMPORT_FILE_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Archives are removed once they are unpacked; what became of their files is looked at for a while.
        {
          prefix: MEDIA_PREFIX.archives,
          expiration: Duration.days(BULK_UPLOAD_MAX.keptDays + 1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        // Reports are made again on demand. A monthly one is e-mailed within minutes, or after an outage.
        {
          prefix: MEDIA_PREFIX.reports,
          expiration: Duration.days(REPORT_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // What conversions make is stored as variants at once; this is left over from one whose video was deleted.
        {
          prefix: MEDIA_PREFIX.converted,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        // Originals are read once, to make their variants, and kept for future variants.
        {
          prefix: MEDIA_PREFIX.uploads,
          transitions: [{ storageClass: StorageClass.GLACIER_INSTANT_RETRIEVAL, transitionAfter: Duration.days(30) }],
        },
      ],
      // Only the console's presigned uploads reach the bucket from a browser.
      cors: [
        {
          allowedOrigins: [consoleOrigin(settings)],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type', 'if-none-match'],
          maxAge: 3_600,
        },
      ],
    });
  }
}
