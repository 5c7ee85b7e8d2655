import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { cloudFrontEdgeStore, type EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { EdgeValues } from '#infra/local/edge/edge-function.ts';
import { openKeyValueStore } from '#infra/local/edge/key-value-store.ts';
import { listen } from '#infra/local/http/listen.ts';
import { resolveLocalhostNames } from '#infra/local/http/resolve-localhost-names.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { countCalls } from '#test/support/count-calls.ts';

const ARN = 'arn:aws:cloudfront::000000000000:key-value-store/test';

export interface TestEdgeStore {
  /** The gateway, over the SDK and HTTP. */
  store: EdgeStore;
  /** The values that functions at the edge read. */
  values: EdgeValues;
  /** The store's file, which outlives it. */
  file: string;
  /** Names of the API's actions called since the last call. */
  takeCalls(): string[];
  stop(): Promise<void>;
}

/** Starts the embedded key value store, empty. */
export async function startEdgeStore(): Promise<TestEdgeStore> {
  resolveLocalhostNames();
  const folder = await mkdtemp(join(tmpdir(), 'edge-store-'));
  const file = join(folder, 'edge-store.json');
  const store = await openKeyValueStore({ file, accessKeyId: CREDENTIALS.accessKeyId });
  const server = await listen(
    createServer((request, response) => {
      void store.answer(request).then(({ status, headers, body }) => {
        response.writeHead(status, headers);
        return pipeline(body, response);
      });
    }),
    0,
  );
  const client = new CloudFrontKeyValueStoreClient({
    endpoint: server.url.replace('127.0.0.1', 'localhost'),
    region: REGION,
    credentials: CREDENTIALS,
  });
  return {
    store: cloudFrontEdgeStore(client, ARN),
    values: store,
    file,
    takeCalls: countCalls(client),
    async stop() {
      client.destroy();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
