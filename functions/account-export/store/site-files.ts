import * as z from 'zod';
import { readEach } from '#functions/platform/engine/read-each.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { mediaKey, SITE_MEDIA_PREFIX, sitePartition } from '#functions/platform/keys/keys.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { belongsToSite } from '#functions/media/store/media-sharing.ts';

const FILES_AT_A_TIME = 100;

const FilePointer = z.object({ sk: z.string().transform((sk) => sk.slice(SITE_MEDIA_PREFIX.length)) });

/** Yields the uploaded files that a site may show. One call for each hundred files. */
export async function* readSiteFiles(table: Table, siteId: string): AsyncGenerator<MediaFile> {
  async function* read(ids: readonly string[]) {
    for (const media of await table.batchGetReadable(ids.map(mediaKey), MediaFile))
      if (media?.state === 'ready' && belongsToSite(media, siteId)) yield media;
  }
  let ids: string[] = [];
  for await (const { sk } of readEach(table, { pk: sitePartition(siteId), prefix: SITE_MEDIA_PREFIX }, FilePointer)) {
    ids.push(sk);
    if (ids.length < FILES_AT_A_TIME) continue;
    yield* read(ids);
    ids = [];
  }
  yield* read(ids);
}
