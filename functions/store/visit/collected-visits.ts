import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { digest } from '#functions/store/engine/digest.ts';
import { CollectedPart } from '#functions/store/visit/collected-part.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const READ_AT_A_TIME = 16;

/** The folder of the parts of visits of one hour, one object for each access log that had some. */
const folderOf = (siteId: string, hour: string): string => `collected/${siteId}/${hour}/`;

export interface CollectedVisits {
  /** Stores the parts that a log object had for a site and hour. The same object replaces its own parts. */
  write(siteId: string, hour: string, logKey: string, parts: readonly CollectedPart[]): Promise<void>;
  /** All parts of a site and hour, in no particular order. */
  read(siteId: string, hour: string): Promise<CollectedPart[]>;
  /** The parts of the newest objects of an hour, of those that were stored since then: at most `limit` objects. */
  readNewest(siteId: string, hour: string, since: Date, limit: number): Promise<CollectedPart[]>;
}

export function collectedVisits(storage: Pick<ObjectStorage, 'write' | 'list' | 'read'>): CollectedVisits {
  async function readObjects(keys: readonly string[]): Promise<CollectedPart[]> {
    const objects = await inParallel(keys, READ_AT_A_TIME, async (key) => {
      const bytes = await storage.read(key);
      const text = bytes ? (await decompress(bytes)).toString() : '';
      return text.split('\n').flatMap((line) => (line === '' ? [] : CollectedPart.parse(JSON.parse(line))));
    });
    return objects.flat();
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
    async read(siteId, hour) {
      return readObjects([...(await storage.list(folderOf(siteId, hour))).keys()]);
    },
    async readNewest(siteId, hour, since, limit) {
      const objects = [...(await storage.list(folderOf(siteId, hour))).values()]
        .filter(({ storedAt }) => storedAt >= since)
        .toSorted((one, other) => other.storedAt.getTime() - one.storedAt.getTime());
      return readObjects(objects.slice(0, limit).map(({ key }) => key));
    },
  };
}
