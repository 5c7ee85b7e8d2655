/** A proxy between the product and the database that counts calls by operation, and items written. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Counts {
  calls: Record<string, number>;
  /** Items put, updated or deleted, including those in batches and transactions. */
  writes: number;
}

type Body = {
  RequestItems?: Record<string, { PutRequest?: unknown; DeleteRequest?: unknown }[]>;
  TransactItems?: Record<string, unknown>[];
};

function itemsWritten(operation: string, body: Body): number {
  if (['PutItem', 'UpdateItem', 'DeleteItem'].includes(operation)) return 1;
  if (operation === 'BatchWriteItem') return Object.values(body.RequestItems ?? {}).flat().length;
  if (operation === 'TransactWriteItems') return (body.TransactItems ?? []).filter((item) => item['ConditionCheck'] === undefined).length;
  return 0;
}

export async function startCountingProxy(target: string) {
  const { hostname, port } = new URL(target);
  let counts: Counts = { calls: {}, writes: 0 };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const operation = String(incoming.headers['x-amz-target'] ?? '').split('.')[1] ?? 'unknown';
      // Calls by which the platform reads the stream are not part of the cost of an endpoint.
      if (!/Stream|Shard|Records|DescribeTable/.test(operation)) {
        counts.calls[operation] = (counts.calls[operation] ?? 0) + 1;
        counts.writes += itemsWritten(operation, JSON.parse(body.toString() || '{}') as Body);
      }
      const forwarded = request({ hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      forwarded.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the counts since the last call, and resets them. */
    take(): Counts {
      const taken = counts;
      counts = { calls: {}, writes: 0 };
      return taken;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
