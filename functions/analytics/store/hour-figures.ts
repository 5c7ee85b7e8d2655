import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { HourFigures } from '#shared/rules/analytics/visits/visit-counters.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const StoredHour = z.object({
  counters: z.array(z.tuple([z.string(), z.number()])),
  people: z.array(z.tuple([z.string(), z.string()])),
});

export interface StoredHourFigures extends HourFigures {
  /** Version of the stored figures; `null` if there are none. */
  etag: string | null;
}

/**
 * The figures of hours. They are stored in the bucket of collected visits and kept for the same time. An item of the table is too small
 * for the persons of an hour.
 */
export interface HourFiguresStore {
  read(siteId: string, hour: string): Promise<StoredHourFigures>;
  /** Replaces the figures. Returns `false`, without writing, if they were replaced since `etag` was read. */
  replace(siteId: string, hour: string, etag: string | null, figures: HourFigures): Promise<boolean>;
  /** Yields the figures of the hours that have some, in order and one at a time, because a busy hour has many persons. */
  readEach(siteId: string, hours: readonly string[]): AsyncGenerator<HourFigures>;
}

const folderOf = (siteId: string): string => `collected/${siteId}/hours/`;
const keyOf = (siteId: string, hour: string): string => `${folderOf(siteId)}${hour}.gz`;

export function hourFiguresStore(storage: Pick<ObjectStorage, 'list' | 'read' | 'write'>): HourFiguresStore {
  async function readFigures(siteId: string, hour: string): Promise<HourFigures | undefined> {
    const bytes = await storage.read(keyOf(siteId, hour));
    if (!bytes) return undefined;
    const { counters, people } = StoredHour.parse(JSON.parse((await decompress(bytes)).toString()));
    return { counters: new Map(counters), people: new Map(people) };
  }
  return {
    async read(siteId, hour) {
      const key = keyOf(siteId, hour);
      // Reads the tag first, so that a concurrent replacement makes it stale and the write fails.
      const etag = (await storage.list(key)).get(key)?.etag ?? null;
      const figures = etag === null ? undefined : await readFigures(siteId, hour);
      return { etag, counters: figures?.counters ?? new Map(), people: figures?.people ?? new Map() };
    },
    replace: async (siteId, hour, etag, { counters, people }) =>
      storage.write({
        key: keyOf(siteId, hour),
        body: await compress(JSON.stringify({ counters: [...counters], people: [...people] } satisfies z.input<typeof StoredHour>)),
        contentType: 'application/gzip',
        cacheControl: 'no-store',
        replaces: etag,
      }),
    async *readEach(siteId, hours) {
      for (const hour of hours) {
        const figures = await readFigures(siteId, hour);
        if (figures) yield figures;
      }
    },
  };
}
