import type { Distribution, KeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { AccessLogBucket } from '#infra/constructs/buckets/access-log-bucket.ts';
import type { ArchiveBucket } from '#infra/constructs/buckets/archive-bucket.ts';
import type { PrivateBucket } from '#infra/constructs/buckets/private-bucket.ts';
import type { CustomDomains } from '#infra/constructs/edge/custom-domains.ts';
import type { ProductSecrets } from '#infra/constructs/product-secrets.ts';
import type { JobKind } from '#functions/platform/job-list/jobs.ts';

/** The resources that needs refer to. Optional resources belong to later stacks, so functions of earlier stacks cannot need them. */
export interface Resources {
  table: TableV2;
  tableKey: Key;
  mediaBucket: PrivateBucket;
  sitesBucket: PrivateBucket;
  fontsBucket: PrivateBucket;
  accessLogBucket: AccessLogBucket;
  invoicesBucket: ArchiveBucket;
  secrets: ProductSecrets;
  sitesDistribution?: Distribution;
  edgeStore?: KeyValueStore;
  customDomains?: CustomDomains;
  videoConversion?: { queueArn: string; jobsArn: string; role: Role };
  rollUpQueue?: Queue;
  jobFunctions?: Readonly<Record<JobKind, LambdaFunction>>;
}

/** A need in terms of AWS: environment variables and permissions. */
export interface Provision {
  environment: Readonly<Record<string, string>>;
  statements: readonly PolicyStatement[];
  /** The resources of `statements` that intentionally end in a wildcard: objects below a folder. */
  folders?: readonly string[];
}

export const allow = (actions: string[], resources: string[], conditions = {}): PolicyStatement =>
  new PolicyStatement({ actions, resources, conditions });

/** Returns the permission to list a bucket. Without it, S3 answers 403 instead of 404 for a missing object. */
export const allowListing = (bucket: PrivateBucket, prefixes: readonly string[]): PolicyStatement =>
  allow(['s3:ListBucket'], [bucket.bucketArn], { StringLike: { 's3:prefix': prefixes.map((prefix) => `${prefix}*`) } });
