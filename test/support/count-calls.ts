import type { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Records the commands that a client sends. Returns a function that takes their names since its last call. */
export function countCalls(client: DynamoDBDocumentClient | CloudFrontKeyValueStoreClient): () => string[] {
  let calls: string[] = [];
  // The stacks differ in the types of input and output alone, which the middleware passes on.
  const { middlewareStack } = client as DynamoDBDocumentClient;
  middlewareStack.add(
    (next, context) => (input) => {
      calls.push(String(context['commandName']));
      return next(input);
    },
    { step: 'initialize', name: 'countCalls' },
  );
  return () => {
    const taken = calls;
    calls = [];
    return taken;
  };
}
