import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { REGION, type Layout } from '#infra/local/platform/layout.ts';
import { SetupError } from '#infra/local/platform/ports.ts';
import type { Secrets } from '#infra/local/platform/secrets.ts';
import { TABLE } from '#infra/table.ts';

/** Returns the path of the embedded database's program, from the npm package of this platform. */
export async function databaseProgram(): Promise<string> {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const program = createRequire(import.meta.url).resolve(`${name}/dynoxide`);
    await access(program);
    return program;
  } catch {
    throw new SetupError(
      `The embedded database is missing: add it with "npm i -O ${name}", or set AWS_ENDPOINT_URL_DYNAMODB to a DynamoDB of your own.`,
    );
  }
}

const key = (name: string, type: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType: type });

/** Creates the table as the Data stack does, unless it exists. */
export async function createTable(
  { tableName, endpoints }: Layout,
  { accessKeyId, secretAccessKey }: Pick<Secrets, 'accessKeyId' | 'secretAccessKey'>,
): Promise<void> {
  const client = new DynamoDBClient({ endpoint: endpoints.dynamodb, region: REGION, credentials: { accessKeyId, secretAccessKey } });
  try {
    await client.send(new DescribeTableCommand({ TableName: tableName }));
    return;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
  const { partitionKey, sortKey, dueIndex } = TABLE;
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [partitionKey, sortKey, dueIndex.partitionKey, dueIndex.sortKey].map((name) => ({
        AttributeName: name,
        AttributeType: 'S',
      })),
      KeySchema: [key(partitionKey, 'HASH'), key(sortKey, 'RANGE')],
      GlobalSecondaryIndexes: [
        {
          IndexName: dueIndex.name,
          KeySchema: [key(dueIndex.partitionKey, 'HASH'), key(dueIndex.sortKey, 'RANGE')],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: TABLE.stream },
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName: tableName });
  await client.send(
    new UpdateTimeToLiveCommand({ TableName: tableName, TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true } }),
  );
  client.destroy();
}
