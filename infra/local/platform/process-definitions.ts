import path from 'node:path';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { cardEvent } from '#shared/api-contract/endpoints/card-event.ts';
import { databaseProgram } from '#infra/local/platform/database.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import {
  clockOffsetFile,
  databaseFile,
  functionEnvironment,
  type Layout,
  MAIL_CONFIGURATION_SET,
  REGION,
} from '#infra/local/platform/layout.ts';
import type { Secrets } from '#infra/local/platform/secrets.ts';
import type { ProcessOptions } from '#infra/local/platform/supervision/supervised-process.ts';

type Definition = Pick<ProcessOptions, 'name' | 'run' | 'env' | 'port'>;

const LOCAL = path.resolve(import.meta.dirname, '..');
const entry = (folder: string): ProcessOptions['run'] => ({ module: path.join(LOCAL, folder, 'main.ts') });

/** Returns the processes of the embedded engines, which AWS provides in production. */
export async function engineProcesses(layout: Layout, secrets: Secrets): Promise<Definition[]> {
  const { ports, endpoints, dataDir, consoleOrigin, stripeOrigin, buckets, externalDatabase } = layout;
  const { accessKeyId, secretAccessKey } = secrets;
  const own: Definition[] = [
    {
      name: 'storage',
      run: entry('storage'),
      port: ports.s3,
      env: {
        PORT: String(ports.s3),
        DATA_DIR: path.join(dataDir, 'storage'),
        ACCESS_KEY_ID: accessKeyId,
        SECRET_ACCESS_KEY: secretAccessKey,
        BUCKETS: Object.values(buckets).join(','),
        LOCKABLE_BUCKETS: buckets.invoices,
        ALLOWED_ORIGINS: consoleOrigin,
      },
    },
    {
      name: 'mail',
      run: entry('mail'),
      port: ports.mail,
      env: {
        PORT: String(ports.mail),
        DATA_DIR: path.join(dataDir, 'mail'),
        CONFIGURATION_SET: MAIL_CONFIGURATION_SET,
        [ENVIRONMENT.clockOffsetFile]: clockOffsetFile(layout),
        AWS_REGION: REGION,
        AWS_ACCESS_KEY_ID: accessKeyId,
        AWS_SECRET_ACCESS_KEY: secretAccessKey,
        AWS_ENDPOINT_URL_LAMBDA: endpoints.jobs,
      },
    },
    {
      name: 'stripe',
      run: entry('stripe'),
      port: ports.stripe,
      env: {
        PORT: String(ports.stripe),
        DATA_DIR: path.join(dataDir, 'stripe'),
        STRIPE_SECRET_KEY: secrets.stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
        PAGES_ORIGIN: stripeOrigin,
        [ENVIRONMENT.clockOffsetFile]: clockOffsetFile(layout),
        // Stripe's events pass through the edge, as on AWS.
        WEBHOOK_URL: `http://127.0.0.1:${ports.edge}${API_ROOT}${cardEvent.receive.path}`,
      },
    },
  ];
  if (externalDatabase) return own;
  const args = ['--host', '127.0.0.1', '--port', String(ports.dynamodb), '--db-path', databaseFile(layout)];
  return [{ name: 'dynoxide', run: { program: await databaseProgram(), args }, port: ports.dynamodb, env: {} }, ...own];
}

/** Returns the product's own processes, which use the engines. */
export function serviceProcesses(layout: Layout, secrets: Secrets): Definition[] {
  const { ports, endpoints, dataDir, inboxOrigin, stripeOrigin, keyValueStoreOrigin } = layout;
  const env = functionEnvironment(layout, secrets);
  return [
    { name: 'api', run: entry('gateway'), port: ports.api, env: { ...env, PORT: String(ports.api) } },
    { name: 'jobs', run: entry('jobs'), port: ports.jobs, env: { ...env, PORT: String(ports.jobs), DATA_DIR: dataDir } },
    {
      name: 'edge',
      run: entry('edge'),
      port: ports.edge,
      env: {
        ...env,
        PORT: String(ports.edge),
        DATA_DIR: dataDir,
        INBOX_ORIGIN: inboxOrigin,
        STRIPE_ORIGIN: stripeOrigin,
        KEY_VALUE_STORE_ORIGIN: keyValueStoreOrigin,
        ORIGIN_KEY: secrets.originKey,
        API_ENDPOINT: endpoints.api,
        INBOX_ENDPOINT: endpoints.mail,
        STRIPE_ENDPOINT: endpoints.stripe,
      },
    },
  ];
}
