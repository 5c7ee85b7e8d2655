import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type LocalQueue, md5 } from '#infra/local/sqs/local-queue.ts';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The limits of SQS, for a message and for all messages of a batch: 1 MiB. */
const BYTES_MAX = 1_048_576;
const BATCH_MAX = 10;
const DELAY_MAX_SECONDS = 900;
const ENTRY_ID = /^[\w-]{1,80}$/;
/** The characters that a message may contain. */
const TEXT = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

const Entry = z.object({ Id: z.string(), MessageBody: z.string().optional(), DelaySeconds: z.number().optional() });
type Entry = z.infer<typeof Entry>;
const SendMessageBatch = z.object({ QueueUrl: z.string(), Entries: z.array(Entry) });

const HEADERS = { 'content-type': 'application/x-amz-json-1.0' } as const;
const reply = (value: unknown): Reply => ({ status: 200, headers: HEADERS, body: JSON.stringify(value) });
const refusal = (type: string, message: string): Reply => ({
  status: 400,
  headers: HEADERS,
  body: JSON.stringify({ __type: `com.amazonaws.sqs#${type}`, message }),
});

const bytesOf = ({ MessageBody: body = '' }: Entry): number => Buffer.byteLength(body);

/** Returns why SQS refuses a whole batch; `undefined` if it does not. */
function batchRefusal(entries: readonly Entry[]): Reply | undefined {
  if (entries.length === 0)
    return refusal('EmptyBatchRequest', 'There should be at least one SendMessageBatchRequestEntry in the request.');
  if (entries.length > BATCH_MAX)
    return refusal(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${BATCH_MAX}. You have sent ${entries.length}.`,
    );
  if (entries.some(({ Id }) => !ENTRY_ID.test(Id)))
    return refusal('InvalidBatchEntryId', 'A batch entry id can only contain alphanumeric characters, hyphens and underscores.');
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    return refusal('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.');
  const bytes = entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
  if (bytes > BYTES_MAX)
    return refusal('BatchRequestTooLong', `Batch requests cannot be longer than ${BYTES_MAX} bytes. You have sent ${bytes} bytes.`);
  return undefined;
}

/** Returns why SQS refuses one message of a batch; `undefined` if it does not. */
function entryFault({ MessageBody: body = '', DelaySeconds: delay = 0 }: Entry): { Code: string; Message: string } | undefined {
  if (body === '') return { Code: 'MissingParameter', Message: 'The request must contain the parameter MessageBody.' };
  if (!TEXT.test(body)) return { Code: 'InvalidMessageContents', Message: 'Invalid characters found.' };
  if (!Number.isInteger(delay) || delay < 0 || delay > DELAY_MAX_SECONDS)
    return {
      Code: 'InvalidParameterValue',
      Message: `Value ${delay} for parameter DelaySeconds is invalid. Reason: DelaySeconds must be >= 0 and <= ${DELAY_MAX_SECONDS}.`,
    };
  return undefined;
}

async function sendBatch(queue: LocalQueue, entries: readonly Entry[]): Promise<Reply> {
  const refused = batchRefusal(entries);
  if (refused) return refused;
  const Successful: Record<string, string>[] = [];
  const Failed: Record<string, unknown>[] = [];
  for (const entry of entries) {
    const { Id, MessageBody: body = '', DelaySeconds: delay = 0 } = entry;
    const fault = entryFault(entry);
    if (fault) Failed.push({ Id, SenderFault: true, ...fault });
    else Successful.push({ Id, MessageId: await queue.send(body, delay), MD5OfMessageBody: md5(body) });
  }
  return reply({ Successful, Failed });
}

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The action of SQS that the product calls, SendMessageBatch, behind the real SDK. `undefined` for requests to other services. */
export const sqsEndpoint =
  (queues: ReadonlyMap<string, LocalQueue>) =>
  async ({ headers }: Pick<IncomingMessage, 'headers'>, body: string): Promise<Reply | undefined> => {
    const [service, action] = String(headers['x-amz-target'] ?? '').split('.');
    if (service !== 'AmazonSQS') return undefined;
    if (action !== 'SendMessageBatch') return refusal('UnsupportedOperation', `${action ?? ''} is not served here.`);
    const request = SendMessageBatch.safeParse(parseJson(body));
    if (!request.success) return refusal('InvalidParameterValue', request.error.message);
    const queue = queues.get(request.data.QueueUrl.split('/').at(-1) ?? '');
    if (!queue) return refusal('QueueDoesNotExist', 'The specified queue does not exist.');
    return sendBatch(queue, request.data.Entries);
  };
