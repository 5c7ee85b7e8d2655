import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import type { Credentials } from '#infra/local/http/sign-request.ts';

interface DeliveryOptions {
  bucket: string;
  endpoints: { s3: string; jobs: string };
  credentials: Credentials;
}

/**
 * Returns a function that stores a log object and announces it to functions, as S3 does through the rules of EventBridge. The SDK
 * retries while the functions are unreachable.
 */
export function accessLogDelivery({ bucket, endpoints, credentials }: DeliveryOptions): (key: string, object: Uint8Array) => Promise<void> {
  const client = { region: credentials.region, credentials };
  const storage = new S3Client({ ...client, endpoint: endpoints.s3 });
  const lambda = new LambdaClient({ ...client, endpoint: endpoints.jobs, maxAttempts: 10 });
  return async (key, object) => {
    await storage.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: object }));
    const detail = { bucket: { name: bucket }, object: { key, size: object.length } };
    const Payload = JSON.stringify({ source: 'aws.s3', 'detail-type': 'Object Created', detail });
    for (const [FunctionName, { folder }] of functionsTriggeredBy('access-logs'))
      if (key.startsWith(`${folder}/`)) await lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload }));
  };
}
