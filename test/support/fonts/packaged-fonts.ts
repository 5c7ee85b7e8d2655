import { readFile } from 'node:fs/promises';
import { FONT_SUBSETS_PREFIX, fontKey } from '#functions/platform/gateways/font-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { packagedFontFile } from '#infra/build/fonts/font-packages.ts';
import { allFontFiles, fontFilePath } from '#shared/rules/themes/font-files.ts';

const FILES = new Map(allFontFiles().map(({ id, weight }) => [fontKey(fontFilePath(id, weight)), packagedFontFile(id, weight)]));

export interface PackagedFonts extends Pick<ObjectStorage, 'read' | 'write'> {
  /** The stored subsets, by key. */
  subsets: Map<string, Uint8Array>;
  /** The keys of whole fonts that were read. */
  readWhole: string[];
}

/** A bucket of fonts in memory: whole fonts are those of the packages. */
export function packagedFonts(): PackagedFonts {
  const subsets = new Map<string, Uint8Array>();
  const readWhole: string[] = [];
  return {
    subsets,
    readWhole,
    async read(key) {
      if (key.startsWith(FONT_SUBSETS_PREFIX)) return subsets.get(key);
      readWhole.push(key);
      const path = FILES.get(key);
      return path === undefined ? undefined : readFile(path);
    },
    write({ key, body }) {
      subsets.set(key, Buffer.from(body));
      return Promise.resolve(true);
    },
  };
}
