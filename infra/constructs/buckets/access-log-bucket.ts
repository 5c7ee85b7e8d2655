import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { COLLECTED_VISITS_DAYS, VISIT_LOG_DAYS } from '#shared/model/limits.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** Page views are billed from these logs. They are kept as evidence while an invoice of the year can be disputed. */
const LOGS_KEPT = Duration.days(400);

/**
 * The folders of the bucket: `sites` has access logs without viewer addresses, for metering page views; `visits` has access logs with
 * viewer addresses, for collecting visits; `collected` has the collected visits. Without a folder, CloudFront adds its default prefix.
 */
export type AccessLogFolder = 'sites' | 'visits' | 'collected';

/**
 * Receives the access logs of sites as CloudFront's standard logging (v2) delivers them, and announces each new object to
 * EventBridge.
 */
export class AccessLogBucket extends Bucket {
  private readonly arn: string;

  constructor(scope: Construct, id: string, { name, account, region }: Settings) {
    const bucketName = `${name}-access-logs-${account}-${region}`;
    super(scope, id, {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { expiration: LOGS_KEPT },
        { prefix: 'visits/', expiration: Duration.days(VISIT_LOG_DAYS) },
        { prefix: 'collected/', expiration: Duration.days(COLLECTED_VISITS_DAYS) },
      ],
    });
    this.arn = Stack.of(this).formatArn({ service: 's3', account: '', region: '', resource: bucketName });
    // Sets the property directly, because the library would deploy an extra function for it.
    (this.node.defaultChild as CfnBucket).notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.objectsIn('sites'), this.objectsIn('visits')],
        conditions: {
          StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': account },
          // CloudFront delivers from us-east-1, regardless of the region of the bucket.
          ArnLike: { 'aws:SourceArn': `arn:${Stack.of(this).partition}:logs:us-east-1:${account}:delivery-source:*` },
        },
      }),
    );
    acknowledge(this, { 'AwsSolutions-S1': 'Contains access logs itself; logging access to logs would never end.' });
  }

  /** Returns the ARN of a folder for log delivery, without CDK references because the delivery is in another region. */
  folderArn(folder: AccessLogFolder): string {
    return `${this.arn}/${folder}`;
  }

  /** Returns the ARN of all objects of a folder as plain text, so that policies in any stack show which objects they name. */
  objectsIn(folder: AccessLogFolder): string {
    return `${this.folderArn(folder)}/*`;
  }
}
