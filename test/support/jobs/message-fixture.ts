import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import type { Message, MessageQueue } from '#functions/platform/gateways/message-queue.ts';

/** A queue that keeps messages until a test takes them. */
export interface KeptMessages extends MessageQueue {
  /** Returns the messages sent since the last call. */
  take(): Message[];
}

export function keptMessages(): KeptMessages {
  let sent: Message[] = [];
  return {
    send(messages) {
      sent.push(...messages);
      return Promise.resolve();
    },
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

/** Returns a record of a message, as SQS delivers it to a function. */
export const recordOf = (body: unknown, messageId: string = randomUUID()): SQSRecord => ({
  messageId,
  receiptHandle: messageId,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  attributes: { ApproximateReceiveCount: '1', SentTimestamp: '0', SenderId: 'test', ApproximateFirstReceiveTimestamp: '0' },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:ap-northeast-1:000000000000:test',
  awsRegion: 'ap-northeast-1',
});
