/** Runs immediately what the product does every minute. */
import type { FunctionName } from '#infra/functions.ts';
import { addresses } from './console-user.ts';

/** Runs a scheduled function now, beside its runs of each minute, and waits for its end; not for the jobs that it starts. */
export async function runScheduled(name: FunctionName): Promise<void> {
  const { clock, credentials } = addresses();
  const response = await fetch(new URL(`/2015-03-31/functions/${name}/invocations`, clock), {
    method: 'POST',
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/flows` },
    body: JSON.stringify({ source: 'schedule' }),
  });
  const failure = response.headers.get('x-amz-function-error');
  if (!response.ok || failure !== null) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}

/** Runs a scheduled function and returns what is read afterwards, for polls. */
export const afterRunOf =
  <Value>(name: FunctionName, read: () => Promise<Value>) =>
  async (): Promise<Value> => {
    await runScheduled(name);
    return read();
  };
