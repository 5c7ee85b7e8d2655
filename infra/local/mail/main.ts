import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { startMail } from '#infra/local/mail/start-mail.ts';
import { requiredEnv } from '#infra/local/platform/required-env.ts';

const { PORT, DATA_DIR, CONFIGURATION_SET } = requiredEnv('PORT', 'DATA_DIR', 'CONFIGURATION_SET');
/** SNS delivers notifications to its subscribed functions asynchronously, and retries if they cannot be reached. */
const lambda = new LambdaClient({ maxAttempts: 10 });

const { url } = await startMail({
  port: Number(PORT),
  dataDir: DATA_DIR,
  clock: systemClock,
  events: {
    configurationSet: CONFIGURATION_SET,
    publish: async (notification) => {
      const Payload = JSON.stringify(notification);
      for (const [FunctionName] of functionsTriggeredBy('mail-events'))
        await lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload }));
    },
  },
});
console.log(`mail: ${url}`);
