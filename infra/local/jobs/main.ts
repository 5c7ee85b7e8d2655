/** The process `jobs`: runs functions on invocation, on the table's stream and on schedule. */
import path from 'node:path';
import { FUNCTIONS, type FunctionName } from '#infra/functions.ts';
import { listen } from '#infra/local/http/listen.ts';
import { createControlEndpoint } from '#infra/local/jobs/control-endpoint.ts';
import { InvocationQueue } from '#infra/local/jobs/invocation-queue.ts';
import { runOnSchedule } from '#infra/local/jobs/run-on-schedule.ts';
import { StreamClient } from '#infra/local/jobs/stream/stream-client.ts';
import { pollStream } from '#infra/local/jobs/stream/poll-stream.ts';
import { functionRunner } from '#infra/local/lambda/run-function.ts';
import { resolveLocalhostNames } from '#infra/local/http/resolve-localhost-names.ts';
import { requiredEnv } from '#infra/local/platform/required-env.ts';

const env = requiredEnv(
  'PORT',
  'DATA_DIR',
  'TABLE_NAME',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
);
resolveLocalhostNames();
const invoke = functionRunner();

const queue = await InvocationQueue.open({ folder: path.join(env.DATA_DIR, 'invocations'), invoke });
await listen(createControlEndpoint({ invoke, queue, accessKeyId: env.AWS_ACCESS_KEY_ID }), Number(env.PORT));

for (const [name, { trigger }] of Object.entries(FUNCTIONS) as [FunctionName, (typeof FUNCTIONS)[FunctionName]][]) {
  if (trigger.by === 'schedule') void runOnSchedule(name, trigger.everyMinutes * 60_000, () => invoke(name, { source: 'schedule' }));
  if (trigger.by === 'stream') {
    void pollStream({
      client: new StreamClient(env.AWS_ENDPOINT_URL_DYNAMODB, {
        accessKeyId: env.AWS_ACCESS_KEY_ID,
        secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
        region: env.AWS_REGION,
      }),
      table: env.TABLE_NAME,
      folder: path.join(env.DATA_DIR, 'stream', name),
      entities: trigger.entities,
      deliver: (event) => invoke(name, event),
    });
  }
}
