import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#infra/local/http/listen.ts';
import type { Key } from '#functions/platform/keys/key.ts';

type WireKey = Record<'pk' | 'sk', { S: string }>;
interface WireWrite {
  Put?: { Item: WireKey };
  Update?: { Key: WireKey };
  Delete?: { Key: WireKey };
}
interface WireBody {
  Item?: WireKey;
  Key?: WireKey;
  RequestItems?: Record<string, { PutRequest?: { Item: WireKey }; DeleteRequest?: { Key: WireKey } }[]>;
  TransactItems?: WireWrite[];
}

function* keysWritten(operation: string, body: WireBody): Generator<WireKey | undefined> {
  if (operation === 'PutItem') yield body.Item;
  if (operation === 'UpdateItem' || operation === 'DeleteItem') yield body.Key;
  if (operation === 'BatchWriteItem')
    for (const write of Object.values(body.RequestItems ?? {}).flat()) yield write.PutRequest?.Item ?? write.DeleteRequest?.Key;
  if (operation === 'TransactWriteItems')
    for (const write of body.TransactItems ?? []) yield write.Put?.Item ?? write.Update?.Key ?? write.Delete?.Key;
}

export interface WriteRecorder {
  url: string;
  /** Keys of all writes, successful or not, since the last call. */
  take: () => Key[];
  close: () => Promise<void>;
}

/** A proxy between functions and their database that records the keys of writes. */
export async function recordWrites(target: string): Promise<WriteRecorder> {
  const { hostname, port } = new URL(target);
  let keys: Key[] = [];
  const server = createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const content = await buffer(incoming);
      const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
      if (!/^(Get|BatchGet|Query)/.test(operation))
        for (const key of keysWritten(operation, JSON.parse(content.toString()) as WireBody))
          if (key) keys.push({ pk: key.pk.S, sk: key.sk.S });
      const forwarded = request({ hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      forwarded.end(content);
    };
    pass().catch(() => outgoing.destroy());
  });
  const { url, close } = await listen(server, 0);
  return {
    url,
    take: () => {
      const taken = keys;
      keys = [];
      return taken;
    },
    close,
  };
}
