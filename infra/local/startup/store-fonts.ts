import { readFile } from 'node:fs/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { FONT_CONTENT_TYPE, fontKey, WHOLE_FONTS_PREFIX } from '#functions/platform/gateways/font-keys.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#functions/platform/gateways/media-keys.ts';
import { objectStorage } from '#functions/platform/gateways/object-storage.ts';
import { packagedFontFile } from '#infra/build/fonts/font-packages.ts';
import { type Layout, REGION } from '#infra/local/platform/layout.ts';
import type { Secrets } from '#infra/local/platform/secrets.ts';
import { allFontFiles, fontFilePath } from '#shared/rules/themes/font-files.ts';

/** Stores the whole fonts that are missing, 230 MB at the first start, as a deployment does on AWS. */
export async function storeFonts(
  { endpoints, buckets }: Pick<Layout, 'endpoints' | 'buckets'>,
  { accessKeyId, secretAccessKey }: Pick<Secrets, 'accessKeyId' | 'secretAccessKey'>,
): Promise<void> {
  const client = new S3Client({
    endpoint: endpoints.s3,
    region: REGION,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  const fonts = objectStorage(client, buckets.fonts);
  const stored = await fonts.list(WHOLE_FONTS_PREFIX);
  for (const { id, weight } of allFontFiles()) {
    const key = fontKey(fontFilePath(id, weight));
    if (stored.has(key)) continue;
    const body = await readFile(packagedFontFile(id, weight));
    await fonts.write({ key, body, contentType: FONT_CONTENT_TYPE.whole, cacheControl: IMMUTABLE_CACHE_CONTROL });
  }
  client.destroy();
}
