import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';

/** Keeps work that exhausted its retries for 14 days, the most that SQS offers. An alarm watches its depth. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) });
    acknowledge(this, { 'AwsSolutions-SQS3': 'This is a dead-letter queue itself.' });
  }
}
