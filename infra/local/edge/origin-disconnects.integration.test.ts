import { setTimeout as delay } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createEdge, type EdgeOptions } from '#infra/local/edge/create-edge.ts';
import { PAGE, startTestEdge } from '#infra/local/edge/create-edge-fixture.ts';
import { listen } from '#infra/local/http/listen.ts';

it('the edge outlives an origin that disconnects before its answer is read', async () => {
  const test = await startTestEdge();
  const headers = { 'content-type': 'text/html', 'content-length': String(PAGE.length) };
  const options: EdgeOptions = {
    ...test.options,
    destinationOf: () => 'site',
    siteRequest: (request) => Promise.resolve(request),
    sites: () => {
      const body = new Readable({ read: () => undefined });
      setTimeout(() => body.destroy(new Error('aborted')), 10);
      return Promise.resolve({ status: 200, headers, body });
    },
    siteResponse: async (...given) => {
      await delay(50);
      return test.options.siteResponse(...given);
    },
  };
  const edge = await listen(createEdge(options), 0);
  const ask = async (encoding: string): Promise<string> => (await fetch(edge.url, { headers: { 'accept-encoding': encoding } })).text();
  for (const encoding of ['br', 'identity']) await expect(ask(encoding)).rejects.toThrow(/terminated|failed/);
  await edge.close();
  await test.stop();
});
