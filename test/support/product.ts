import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { FUNCTIONS } from '#infra/functions.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { startTestStripe } from '#test/support/billing/stripe.ts';
import { CREDENTIALS, startTable, type TestTable } from '#test/support/engines.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import type { HttpHandler } from '#test/support/http/send.ts';
import { SECRET_VARIABLES, startTestSecrets } from '#test/support/secrets.ts';

const MEDIA_BUCKET = 'media';
const FONTS_BUCKET = 'fonts';
const INVOICES_BUCKET = 'invoices';
const LOGS_BUCKET = 'access-logs';

export interface Product extends TestTable {
  people: TestAccounts;
  /** The deployed handlers, by endpoint family. */
  handlers: Record<EndpointFamilyName, HttpHandler>;
  /** Lines that the handlers have logged since the last call. */
  takeLog: () => string[];
}

/** Captures the log of the handlers, which would otherwise appear in the test output. */
function interceptOutput(): { takeLog: () => string[]; restore: () => void } {
  const write = process.stdout.write.bind(process.stdout);
  let lines: string[] = [];
  process.stdout.write = (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  };
  return {
    takeLog: () => {
      const taken = lines;
      lines = [];
      return taken;
    },
    restore: () => {
      process.stdout.write = write;
    },
  };
}

async function importHandlers(): Promise<Record<EndpointFamilyName, HttpHandler>> {
  const handlers: Partial<Record<EndpointFamilyName, HttpHandler>> = {};
  for (const { entry, trigger } of Object.values(FUNCTIONS)) {
    if (trigger.by !== 'http') continue;
    const { handler } = (await import(/* @vite-ignore */ `../../${entry}`)) as { handler: HttpHandler };
    handlers[trigger.family] = handler;
  }
  return handlers as Record<EndpointFamilyName, HttpHandler>;
}

/**
 * The product's HTTP functions as deployed, on their own embedded database and storage. `between` puts a proxy in
 * front of the database and returns its endpoint.
 */
export async function startProduct(between = (endpoint: string): Promise<string> => Promise.resolve(endpoint)): Promise<Product> {
  const test = await startTable();
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  const storage = await startStorage({
    port: 0,
    dataDir,
    credentials: CREDENTIALS,
    buckets: [MEDIA_BUCKET, FONTS_BUCKET, INVOICES_BUCKET, LOGS_BUCKET],
    lockableBuckets: [INVOICES_BUCKET],
    allowedOrigins: [],
  });
  const [stripe, secrets] = await Promise.all([startTestStripe(), startTestSecrets()]);
  Object.assign(process.env, test.environment, {
    AWS_ENDPOINT_URL_DYNAMODB: await between(test.endpoint),
    AWS_ENDPOINT_URL_S3: storage.url,
    [ENVIRONMENT.mediaBucket]: MEDIA_BUCKET,
    [ENVIRONMENT.fontsBucket]: FONTS_BUCKET,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    ...SECRET_VARIABLES,
    [ENVIRONMENT.invoicesBucket]: INVOICES_BUCKET,
    [ENVIRONMENT.accessLogsBucket]: LOGS_BUCKET,
    [ENVIRONMENT.stripeEndpoint]: stripe.url,
    [ENVIRONMENT.webhookTargets]: JSON.stringify({ protocols: ['https:'], ports: [443], privateRanges: ['192.0.2.0/24'] }),
    [ENVIRONMENT.sitesOrigin]: 'https://{siteId}.sites.example.com',
    [ENVIRONMENT.consoleOrigin]: 'https://console.example.com',
    [ENVIRONMENT.domainLimits]: JSON.stringify({ groups: 1, tenantsPerGroup: 10_000, tenants: 10_000, certificates: 2_500 }),
  });
  // The build replaces these names by the scripts.
  Object.assign(globalThis, { VISITOR_SCRIPTS, EXPORTED_SCRIPTS: VISITOR_SCRIPTS });
  const output = interceptOutput();
  return {
    ...test,
    people: await testAccountsIn(test.table),
    handlers: await importHandlers(),
    takeLog: output.takeLog,
    stop: async () => {
      output.restore();
      await storage.close();
      await stripe.stop();
      await secrets.stop();
      await rm(dataDir, { recursive: true, force: true });
      await test.stop();
    },
  };
}
