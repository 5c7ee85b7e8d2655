import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { HttpMethods, StorageClass } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { FONT_SUBSETS_PREFIX } from '#functions/platform/gateways/font-keys.ts';
import { MEDIA_PREFIX } from '#infra/constructs/functions/media-provisions.ts';
import { ArchiveBucket } from '#infra/constructs/buckets/archive-bucket.ts';
import { createProductSecrets, type ProductSecrets } from '#infra/constructs/product-secrets.ts';
import { AccessLogBucket } from '#infra/constructs/buckets/access-log-bucket.ts';
import { LogBucket, PrivateBucket } from '#infra/constructs/buckets/private-bucket.ts';
import { consoleOrigin, type Settings } from '#infra/constructs/settings.ts';
import { TABLE } from '#infra/table.ts';
import { BULK_UPLOAD_MAX } from '#shared/model/limits.ts';

/** The maximum of DynamoDB's point-in-time recovery. */
const RECOVERY_DAYS = 35;
const REPORT_DAYS = 7;
/** Retention of imported files and their faults. */
const IMPORT_FILE_DAYS = 30;

/** Retention of subsets of fonts. A publication creates a subset again in a second. */
const FONT_SUBSET_DAYS = 180;

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** Everything stateful: the table, media, published files, access logs for billing, issued invoices, and the secrets. */
export class DataStack extends Stack {
  readonly tableKey: Key;
  readonly table: TableV2;
  readonly mediaBucket: PrivateBucket;
  readonly sitesBucket: PrivateBucket;
  readonly fontsBucket: PrivateBucket;
  readonly accessLogBucket: AccessLogBucket;
  readonly invoicesBucket: ArchiveBucket;
  readonly secrets: ProductSecrets;

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
    // The bucket has no versions, because a publication can restore files, and unpublished files must not remain.
    this.sitesBucket = new PrivateBucket(this, 'Sites', { settings, logs, lifecycleRules: [] });

    // Nothing in it is unique: a deployment stores whole fonts, and publications create subsets.
    this.fontsBucket = new PrivateBucket(this, 'Fonts', {
      settings,
      logs,
      lifecycleRules: [{ prefix: FONT_SUBSETS_PREFIX, expiration: Duration.days(FONT_SUBSET_DAYS) }],
    });

    this.accessLogBucket = new AccessLogBucket(this, 'SiteAccessLogs', settings);
    this.invoicesBucket = new ArchiveBucket(this, 'Invoices', settings, logs);

    this.secrets = createProductSecrets(this, settings);
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
      // Deleted pictures can be restored for the same period as the table.
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(RECOVERY_DAYS), expiredObjectDeleteMarker: true },
        // Exported lists contain personal data, and are downloaded within minutes.
        {
          prefix: MEDIA_PREFIX.exports,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        // Imported files contain personal data; their faults are shown for a while.
        {
          prefix: MEDIA_PREFIX.imports,
          expiration: Duration.days(IMPORT_FILE_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Archives are removed once they are unpacked; the results for their files are shown for a while.
        {
          prefix: MEDIA_PREFIX.archives,
          expiration: Duration.days(BULK_UPLOAD_MAX.keptDays + 1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        // Reports are regenerated on demand. A monthly one is e-mailed within minutes, or after an outage.
        {
          prefix: MEDIA_PREFIX.reports,
          expiration: Duration.days(REPORT_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // The output of a conversion is stored as variants immediately; remaining output belongs to deleted videos.
        {
          prefix: MEDIA_PREFIX.converted,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        // Originals are read once, to create their variants, and kept for future variants.
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
