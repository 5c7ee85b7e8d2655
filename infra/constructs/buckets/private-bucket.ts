import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  BucketPolicy,
  type BucketProps,
  type IBucket,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Effect, PolicyStatement, ServicePrincipal, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { Settings } from '#infra/constructs/settings.ts';

const LOGS_KEPT = Duration.days(90);

const ABANDONED_UPLOADS: LifecycleRule = { abortIncompleteMultipartUploadAfter: Duration.days(1) };

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const;

/** Takes access logs of buckets, or of distributions (which still write through an ACL of the owner's). */
export class LogBucket extends Bucket {
  constructor(scope: Construct, id: string, { from = 'buckets' }: { from?: 'buckets' | 'distributions' } = {}) {
    super(scope, id, {
      ...closed,
      enforceSSL: true,
      objectOwnership: from === 'distributions' ? ObjectOwnership.BUCKET_OWNER_PREFERRED : ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [ABANDONED_UPLOADS, { expiration: LOGS_KEPT }],
    });
    acknowledge(this, { 'AwsSolutions-S1': 'Holds access logs itself; logging the logs would not end.' });
  }
}

interface PrivateBucketProps extends Pick<BucketProps, 'versioned' | 'cors'> {
  settings: Settings;
  logs: LogBucket;
  lifecycleRules: LifecycleRule[];
}

/**
 * A bucket that only functions and, through `ReadableAtEdge`, CloudFront can read. Encryption is S3's own: CloudFront
 * would need a customer's key opened to it, which again names the distribution.
 */
export class PrivateBucket extends Bucket {
  private readonly arn: string;

  constructor(scope: Construct, id: string, { settings, logs, lifecycleRules, ...props }: PrivateBucketProps) {
    const { name, account, region } = settings;
    const bucketName = `${name}-${id.toLowerCase()}-${account}-${region}`;
    super(scope, id, {
      ...closed,
      ...props,
      bucketName,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      serverAccessLogsBucket: logs as IBucket,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      lifecycleRules: [ABANDONED_UPLOADS, ...lifecycleRules],
    });
    this.arn = Stack.of(this).formatArn({ service: 's3', account: '', region: '', resource: bucketName });
    acknowledge(this, {
      'AwsSolutions-S10':
        'Its policy, which refuses plain HTTP, stands in the Edge stack, where the distribution it names is known (ReadableAtEdge).',
    });
  }

  /** ARN of the objects below a folder, spelled out, so that a policy in any stack shows which objects it means. */
  objectsBelow(prefix: string): string {
    return `${this.arn}/${prefix}*`;
  }
}

interface EdgeReader {
  distribution: IDistribution;
  /** Folder it may read; empty for everything. */
  prefix: string;
}

/**
 * The policy of a `PrivateBucket`: these distributions may read objects below their folders, and nobody may speak plain
 * HTTP. It stands beside the distributions, in a later stack than most buckets; in the bucket's own it would close a cycle.
 */
export class EdgeReadPolicy extends BucketPolicy {
  constructor(scope: Construct, id: string, bucket: PrivateBucket, readers: readonly EdgeReader[]) {
    super(scope, id, { bucket: bucket as IBucket });
    this.document.addStatements(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new StarPrincipal()],
        actions: ['s3:*'],
        resources: [bucket.bucketArn, bucket.arnForObjects('*')],
        conditions: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
      ...readers.map(
        ({ distribution, prefix }) =>
          new PolicyStatement({
            principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
            actions: ['s3:GetObject'],
            resources: [bucket.objectsBelow(prefix)],
            conditions: { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } },
          }),
      ),
    );
  }
}
