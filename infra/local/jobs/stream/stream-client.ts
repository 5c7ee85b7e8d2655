import type { DynamoDBRecord } from 'aws-lambda';
import { signRequest, type Credentials } from '#infra/local/http/sign-request.ts';

/** A refusal of the engine, by the name AWS gives it. */
export class StreamError extends Error {
  override readonly name: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = type;
  }
}

interface Shard {
  ShardId: string;
  ParentShardId?: string;
}

/** Where to read on in a shard: after a record, or from the oldest one kept. */
export type ShardPosition = { after: string } | { from: 'oldest' };

/**
 * DynamoDB and its streams over their own JSON protocol: the SDK would turn records into objects that the events of
 * Lambda do not hold (dates, byte arrays), the wire has them as they are.
 */
export class StreamClient {
  readonly #endpoint: URL;
  readonly #credentials: Credentials;

  constructor(endpoint: string, credentials: Credentials) {
    this.#endpoint = new URL(endpoint);
    this.#credentials = credentials;
  }

  async streamOf(table: string): Promise<string> {
    const { Table } = await this.#call<{ Table: { LatestStreamArn?: string } }>('DynamoDB_20120810.DescribeTable', { TableName: table });
    if (!Table.LatestStreamArn) throw new Error(`Table ${table} has no stream`);
    return Table.LatestStreamArn;
  }

  async shardsOf(stream: string): Promise<Shard[]> {
    const shards: Shard[] = [];
    let after: string | undefined;
    do {
      const { StreamDescription: page } = await this.#call<{ StreamDescription: { Shards: Shard[]; LastEvaluatedShardId?: string } }>(
        'DynamoDBStreams_20120810.DescribeStream',
        {
          StreamArn: stream,
          ...(after !== undefined && { ExclusiveStartShardId: after }),
        },
      );
      shards.push(...page.Shards);
      after = page.LastEvaluatedShardId;
    } while (after !== undefined);
    return shards;
  }

  async iterator(stream: string, shardId: string, position: ShardPosition): Promise<string> {
    const { ShardIterator } = await this.#call<{ ShardIterator: string }>('DynamoDBStreams_20120810.GetShardIterator', {
      StreamArn: stream,
      ShardId: shardId,
      ...('after' in position
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after }
        : { ShardIteratorType: 'TRIM_HORIZON' }),
    });
    return ShardIterator;
  }

  /** The next records, and the iterator after them; none if the shard is closed and read to its end. */
  async records(iterator: string): Promise<{ records: DynamoDBRecord[]; next: string | undefined }> {
    const { Records, NextShardIterator } = await this.#call<{ Records: DynamoDBRecord[]; NextShardIterator?: string }>(
      'DynamoDBStreams_20120810.GetRecords',
      { ShardIterator: iterator },
    );
    return { records: Records, next: NextShardIterator };
  }

  async #call<T>(target: string, input: object): Promise<T> {
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
    const answer = (await response.json()) as T & { ['__type']?: string; message?: string };
    if (response.ok) return answer;
    throw new StreamError(answer['__type']?.split('#').at(-1) ?? `HTTP ${response.status}`, answer.message ?? '');
  }
}
