import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectLockRetention, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { LogBucket } from '#infra/constructs/buckets/private-bucket.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** The retention of objects that are written without a retention. */
const RETENTION = Duration.days(3_653);

/**
 * Keeps documents that must not change (電子帳簿保存法). Object lock in compliance mode: until its retention ends, no one can delete
 * or replace an object, not even the owner of the account. The policy also refuses delete markers, which hide objects.
 */
export class ArchiveBucket extends Bucket {
  private readonly arn: string;

  constructor(scope: Construct, id: string, { name, account, region }: Settings, logs: LogBucket) {
    const bucketName = `${name}-${id.toLowerCase()}-${account}-${region}`;
    super(scope, id, {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(RETENTION),
      serverAccessLogsBucket: logs as IBucket,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
    });
    this.arn = Stack.of(this).formatArn({ service: 's3', account: '', region: '', resource: bucketName });
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new StarPrincipal()],
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
        resources: [this.arnForObjects('*')],
      }),
    );
  }

  /** The ARN of all documents as plain text, so that policies in any stack show which objects they name. */
  get objects(): string {
    return `${this.arn}/*`;
  }
}
