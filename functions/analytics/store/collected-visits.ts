import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { CollectedPart } from '#functions/analytics/store/collected-part.ts';

const compress = promisify(gzip);
const READ_AT_A_TIME = 16;
/** Number of decompressed bytes that are read at a time. */
const CHUNK_BYTES = 65_536;

/** Returns the folder of the parts of visits of one hour. It has one object for each access log that contained such parts. */
const folderOf = (siteId: string, hour: string): string => `collected/${siteId}/${hour}/`;

export interface CollectedVisits {
  /** Stores the parts from a log object for a site and hour. Idempotent: the same object replaces its own parts. */
  write(siteId: string, hour: string, logKey: string, parts: readonly CollectedPart[]): Promise<void>;
  /** Calls `onPart` for all parts of a site and hour, in no particular order, without holding all in memory. */
  read(siteId: string, hour: string, onPart: (part: CollectedPart) => void): Promise<void>;
  /** Returns the parts in the newest objects of these hours that were stored after `since`, up to the limit. */
  readNewest(siteId: string, hours: readonly string[], since: Date, limit: ObjectsLimit): Promise<NewestParts>;
}

interface ObjectsLimit {
  objects: number;
  /** Maximum size of the compressed objects, in bytes. */
  bytes: number;
}

export interface NewestParts {
  parts: CollectedPart[];
  /** The fraction of the bytes stored after `since` that was read: 1 if all were. */
  share: number;
}

/** Calls `onPart` for the parts in an object, chunk by chunk. */
async function readParts(object: Uint8Array, onPart: (part: CollectedPart) => void): Promise<void> {
  const text = createGunzip({ chunkSize: CHUNK_BYTES }).setEncoding('utf8');
  text.end(object);
  const take = (line: string): void => {
    if (line !== '') onPart(CollectedPart.parse(JSON.parse(line)));
  };
  let rest = '';
  for await (const piece of text) {
    const lines = `${rest}${String(piece)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  }
  take(rest);
}

export function collectedVisits(storage: Pick<ObjectStorage, 'write' | 'list' | 'read'>): CollectedVisits {
  async function readObjects(keys: readonly string[], onPart: (part: CollectedPart) => void): Promise<void> {
    await inParallel(keys, READ_AT_A_TIME, async (key) => {
      const object = await storage.read(key);
      if (object) await readParts(object, onPart);
    });
  }
  return {
    async write(siteId, hour, logKey, parts) {
      await storage.write({
        key: `${folderOf(siteId, hour)}${digest(logKey)}.gz`,
        body: await compress(parts.map((part) => `${JSON.stringify(part)}\n`).join('')),
        contentType: 'application/gzip',
        cacheControl: 'no-store',
      });
    },
    async read(siteId, hour, onPart) {
      await readObjects([...(await storage.list(folderOf(siteId, hour))).keys()], onPart);
    },
    async readNewest(siteId, hours, since, limit) {
      const listed = await Promise.all(hours.map((hour) => storage.list(folderOf(siteId, hour))));
      const stored = listed
        .flatMap((objects) => [...objects.values()])
        .filter(({ storedAt }) => storedAt >= since)
        .toSorted((one, other) => other.storedAt.getTime() - one.storedAt.getTime());
      const keys: string[] = [];
      let read = 0;
      for (const { key, bytes } of stored.slice(0, limit.objects)) {
        if (read + bytes > limit.bytes && keys.length > 0) break;
        keys.push(key);
        read += bytes;
      }
      const parts: CollectedPart[] = [];
      await readObjects(keys, (part) => parts.push(part));
      return { parts, share: keys.length === stored.length ? 1 : read / stored.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
  };
}
