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
} as const;

/** Receives access logs of buckets, or of distributions, which still need an ACL for the bucket owner. */
export class LogBucket extends Bucket {
  constructor(scope: Construct, id: string, { from = 'buckets' }: { from?: 'buckets' | 'distributions' } = {}) {
    super(scope, id, {
      ...closed,
      removalPolicy: RemovalPolicy.RETAIN,
      enforceSSL: true,
      objectOwnership: from === 'distributions' ? ObjectOwnership.BUCKET_OWNER_PREFERRED : ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [ABANDONED_UPLOADS, { expiration: LOGS_KEPT }],
    });
    acknowledge(this, { 'AwsSolutions-S1': 'Contains access logs itself; logging access to logs would never end.' });
  }
}

interface PrivateBucketProps extends Pick<BucketProps, 'versioned' | 'cors'> {
  settings: Settings;
  logs: LogBucket;
  lifecycleRules: LifecycleRule[];
}

/**
 * A bucket that only functions and, through `EdgeReadPolicy`, CloudFront can read. It is encrypted with an S3-managed key, because
 * CloudFront would need a grant on a customer-managed key, which would have to name the distribution.
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
      // Removes the bucket if its first deployment fails, because its fixed name would block the next deployment.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      serverAccessLogsBucket: logs as IBucket,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      lifecycleRules: [ABANDONED_UPLOADS, ...lifecycleRules],
    });
    this.arn = Stack.of(this).formatArn({ service: 's3', account: '', region: '', resource: bucketName });
    acknowledge(this, {
      'AwsSolutions-S10':
        'Its policy, which refuses plain HTTP, is in the Edge stack, which has the distribution that the policy names (EdgeReadPolicy).',
    });
  }

  /** Returns the bucket by its name, so that policies in any stack show which bucket they name. */
  named(scope: Construct, id: string): IBucket {
    return Bucket.fromBucketArn(scope, id, this.arn);
  }

  /** Returns the ARN of the objects below a folder as plain text, so that policies in any stack show which objects they name. */
  objectsBelow(prefix: string): string {
    return `${this.arn}/${prefix}*`;
  }
}

interface EdgeReader {
  distribution: IDistribution;
  /** The folder that the distribution may read; empty for the whole bucket. */
  prefix: string;
}

/**
 * The policy of a `PrivateBucket`: lets distributions read the objects below their folders, and refuses plain HTTP. It belongs to the
 * stack of the distributions, because in the stack of the bucket it would create a cycle.
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
