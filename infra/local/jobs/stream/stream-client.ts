import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { signRequest, type Credentials } from '#infra/local/http/sign-request.ts';

/** An error response of DynamoDB, with the type that AWS gives it as its name. */
export class StreamError extends Error {
  override readonly name: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = type;
  }
}

const ErrorResponse = z.object({ __type: z.string().optional(), message: z.string().optional() });
const TableDescription = z.object({ Table: z.object({ LatestStreamArn: z.string().optional() }) });
const Shard = z.object({ ShardId: z.string(), ParentShardId: z.string().optional() });
type Shard = z.infer<typeof Shard>;
const StreamPage = z.object({
  StreamDescription: z.object({ Shards: z.array(Shard), LastEvaluatedShardId: z.string().optional() }),
});
const Iterator = z.object({ ShardIterator: z.string() });
const RecordsPage = z.object({ Records: z.array(z.custom<DynamoDBRecord>(isObject)), NextShardIterator: z.string().nullish() });

/** The position in a shard: after a record, or at the oldest remaining one. */
export type ShardPosition = { after: string } | { from: 'oldest' };

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * DynamoDB and its streams, over their JSON protocol. The SDK would convert records into objects (dates, byte arrays) that Lambda's
 * events do not have; the protocol returns them in the format of events.
 */
export class StreamClient {
  readonly #endpoint: URL;
  readonly #credentials: Credentials;

  constructor(endpoint: string, credentials: Credentials) {
    this.#endpoint = new URL(endpoint);
    this.#credentials = credentials;
  }

  /** Returns the ARN of a table's stream. Throws if it has none. */
  async streamOf(table: string): Promise<string> {
    const { Table } = await this.#call(TableDescription, 'DynamoDB_20120810.DescribeTable', { TableName: table });
    if (!Table.LatestStreamArn) throw new Error(`Table ${table} has no stream`);
    return Table.LatestStreamArn;
  }

  async shardsOf(stream: string): Promise<Shard[]> {
    const shards: Shard[] = [];
    let after: string | undefined;
    do {
      const { StreamDescription: page } = await this.#call(StreamPage, 'DynamoDBStreams_20120810.DescribeStream', {
        StreamArn: stream,
        ...(after !== undefined && { ExclusiveStartShardId: after }),
      });
      shards.push(...page.Shards);
      after = page.LastEvaluatedShardId;
    } while (after !== undefined);
    return shards;
  }

  async iterator(stream: string, shardId: string, position: ShardPosition): Promise<string> {
    const { ShardIterator } = await this.#call(Iterator, 'DynamoDBStreams_20120810.GetShardIterator', {
      StreamArn: stream,
      ShardId: shardId,
      ...('after' in position
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after }
        : { ShardIteratorType: 'TRIM_HORIZON' }),
    });
    return ShardIterator;
  }

  /** Returns the next records and the iterator after them; `undefined` at the end of a closed shard. */
  async records(iterator: string): Promise<{ records: DynamoDBRecord[]; next: string | undefined }> {
    const page = await this.#call(RecordsPage, 'DynamoDBStreams_20120810.GetRecords', { ShardIterator: iterator });
    return { records: page.Records, next: page.NextShardIterator ?? undefined };
  }

  async #call<Response>(schema: z.ZodType<Response>, target: string, input: object): Promise<Response> {
    const body = JSON.stringify(input);
    const signed = signRequest(
      { service: 'dynamodb', method: 'POST', host: this.#endpoint.host, path: '/', body },
      this.#credentials,
      new Date(),
    );
    const response = await fetch(this.#endpoint, {
      method: 'POST',
      headers: { ...signed, 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    const content: unknown = await response.json();
    if (response.ok) return schema.parse(content);
    const { __type: type, message = '' } = ErrorResponse.parse(content);
    throw new StreamError(type?.split('#').at(-1) ?? `HTTP ${response.status}`, message);
  }
}
