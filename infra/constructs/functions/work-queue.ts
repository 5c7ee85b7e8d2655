import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { visibilitySeconds } from '#infra/work-queue.ts';

interface WorkQueueProps {
  /** The timeout of the function that reads the queue. */
  timeoutSeconds: number;
  /** How often a message is delivered before it is dead-lettered. */
  attempts: number;
  deadLetters: Queue;
}

/** A queue of requests that a function carries out in batches. A message is deleted once the function has carried it out. */
export class WorkQueue extends Queue {
  constructor(scope: Construct, id: string, { timeoutSeconds, attempts, deadLetters }: WorkQueueProps) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(visibilitySeconds(timeoutSeconds)),
      retentionPeriod: Duration.days(14),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: attempts },
    });
  }
}
