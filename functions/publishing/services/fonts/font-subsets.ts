import { FONT_CONTENT_TYPE, fontKey, fontSubsetKey } from '#functions/platform/gateways/font-keys.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { subsetToWoff2 } from '#functions/publishing/services/fonts/subset-to-woff2.ts';
import { fontFilePath } from '#shared/rules/themes/font-files.ts';
import { faceName, type FontFace } from '#site-renderer/fonts/font-face.ts';

/** Creates the fonts of published sites and previews. */
export interface FontSubsets {
  /** Returns the WOFF2 file of a face. It is created once: all sites, publications and previews with the same glyphs share it. */
  read(face: FontFace): Promise<Uint8Array>;
}

/** Number of whole fonts that a function instance keeps, because a site needs several subsets of each. They have up to 15 MB. */
const KEPT_FONTS = 3;

/** Reads whole fonts, which the deployment stores (ADR 90). Throws if a font is not stored. */
function wholeFonts(files: Pick<ObjectStorage, 'read'>): (face: FontFace) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  async function readFont(key: string): Promise<Uint8Array> {
    const bytes = await files.read(key);
    if (!bytes) throw new Error(`The font ${key} is not stored`);
    return bytes;
  }
  return ({ font, weight }) => {
    const key = fontKey(fontFilePath(font, weight));
    const bytes = kept.get(key) ?? readFont(key);
    kept.delete(key);
    kept.set(key, bytes);
    bytes.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > KEPT_FONTS) kept.delete(oldest);
    return bytes;
  };
}

/** Returns the subsets of fonts in the bucket of fonts. */
export function fontSubsets(files: Pick<ObjectStorage, 'read' | 'write'>, subset = subsetToWoff2): FontSubsets {
  const wholeFont = wholeFonts(files);
  return {
    async read(face) {
      const key = fontSubsetKey(faceName(face));
      const stored = await files.read(key);
      if (stored) return stored;
      const body = await subset(await wholeFont(face), face.glyphs);
      await files.write({ key, body, contentType: FONT_CONTENT_TYPE.subset, cacheControl: IMMUTABLE_CACHE_CONTROL });
      return body;
    },
  };
}
