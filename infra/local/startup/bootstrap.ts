import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DEMO_ACCOUNTS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { REGION, type Layout } from '#infra/local/platform/layout.ts';
import type { Secrets } from '#infra/local/platform/secrets.ts';

/** Invokes the bootstrap function, as an operator does on AWS, to create missing plans and demo accounts. */
export async function bootstrapAccounts({ endpoints }: Layout, { accessKeyId, secretAccessKey }: Secrets): Promise<void> {
  const client = new LambdaClient({ endpoint: endpoints.jobs, region: REGION, credentials: { accessKeyId, secretAccessKey } });
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: 'bootstrap', Payload: JSON.stringify({ accounts: DEMO_ACCOUNTS }) }),
  );
  client.destroy();
  if (FunctionError) throw new Error(`The accounts could not be created: ${Payload?.transformToString() ?? FunctionError}`);
}
