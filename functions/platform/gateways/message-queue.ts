import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { chunks } from '#functions/platform/base/chunks.ts';

/** The most messages of one request to SQS. */
const BATCH_MAX = 10;

export interface Message {
  /** Sent as JSON. */
  body: unknown;
  /** Seconds until a reader gets the message, 900 at most. */
  delaySeconds: number;
}

/** A queue whose messages are delivered at least once, in no particular order. */
export interface MessageQueue {
  /** Sends messages, ten in each request. Throws if one of them is refused; others may have been sent. */
  send(messages: readonly Message[]): Promise<void>;
}

export const sqsQueue = (client: SQSClient, queueUrl: string): MessageQueue => ({
  async send(messages) {
    for (const batch of chunks(messages, BATCH_MAX)) {
      const Entries = batch.map(({ body, delaySeconds }, index) => ({
        Id: String(index),
        MessageBody: JSON.stringify(body),
        DelaySeconds: delaySeconds,
      }));
      const { Failed: failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
      const [first] = failed;
      if (first) throw new Error(`SQS refused ${failed.length} of ${batch.length} messages: ${first.Code} ${first.Message ?? ''}`);
    }
  },
});
