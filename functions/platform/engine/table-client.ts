import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Timeouts in milliseconds. All attempts together take much less than the 25 s that a request may take. A call usually takes 5 ms. */
const TIMEOUTS = { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true } as const;

/** Creates the DynamoDB client. Endpoint, region and credentials come from the SDK's own environment by default. */
export function tableClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ requestHandler: TIMEOUTS, ...config });
  // The logger middleware copies every request and response for a log that is never written, which takes 5% of the processor time of a
  // call.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
