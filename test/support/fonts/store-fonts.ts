import { readFile } from 'node:fs/promises';
import { FONT_CONTENT_TYPE, fontKey } from '#functions/platform/gateways/font-keys.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { packagedFontFile } from '#infra/build/fonts/font-packages.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { allFontFiles, fontFilePath } from '#shared/rules/themes/font-files.ts';

/** Stores the whole fonts of a theme in the bucket of fonts, as a deployment stores those of all themes. */
export async function storeFonts(bucket: Pick<ObjectStorage, 'write'>, { fonts }: SiteTheme): Promise<void> {
  const used = new Set(Object.values(fonts).flatMap(({ headline, text }) => [headline, text]));
  for (const { id, weight } of allFontFiles().filter((file) => used.has(file.id)))
    await bucket.write({
      key: fontKey(fontFilePath(id, weight)),
      body: await readFile(packagedFontFile(id, weight)),
      contentType: FONT_CONTENT_TYPE.whole,
      cacheControl: IMMUTABLE_CACHE_CONTROL,
    });
}
