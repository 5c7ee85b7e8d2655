import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Well under the 25 s a request may take, all attempts together; a call usually takes 5 ms. */
const TIMEOUTS = { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true } as const;

/** The client the table is read and written with. Address, region and credentials come from the SDK's own environment unless given. */
export const tableClient = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: TIMEOUTS, ...config }), {
    marshallOptions: { removeUndefinedValues: true },
  });
