import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { Language } from '#shared/model/language.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import { parseSheetKey, type PartKey, sheetKey } from '#shared/rules/sites/site-parts.ts';

type HashByLanguage = Partial<Record<Language, string>>;

/** Whether a value maps languages to hashes. Uses no schema, because a schema would take 40 ms for the 2,600 sheets of the largest site. */
const isHashByLanguage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((hash) => typeof hash === 'string');

/**
 * A manifest that contains each sheet's id once, and all other parts under their keys. Before compression, it has half the size of a flat
 * manifest.
 */
const NestedManifest = z.object({ sheets: z.record(z.string(), z.custom<HashByLanguage>(isHashByLanguage)) }).catchall(z.string());

export const manifestEntries = (manifest: Manifest): [PartKey, string][] => Object.entries(manifest) as [PartKey, string][];

/** Compresses a manifest for its item, which is limited to 400 KB. The largest grid in four languages takes about 225 KB. */
export function encodeManifest(manifest: Manifest): Uint8Array {
  const sheets: Record<string, HashByLanguage> = {};
  const others: Record<string, string> = {};
  for (const [key, hash] of manifestEntries(manifest)) {
    const sheet = parseSheetKey(key);
    if (sheet) (sheets[sheet.sheetId] ??= {})[sheet.language] = hash;
    else others[key] = hash;
  }
  return gzipSync(JSON.stringify({ sheets, ...others }));
}

/** Parses a manifest. Throws if it was not written by `encodeManifest`. */
export function decodeManifest(bytes: Uint8Array): Manifest {
  const { sheets, ...others } = NestedManifest.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
  const manifest: Partial<Record<PartKey, string>> = { ...others };
  for (const [sheetId, byLanguage] of Object.entries(sheets))
    for (const language of Language.options) {
      const hash = byLanguage[language];
      if (hash !== undefined) manifest[sheetKey(sheetId, language)] = hash;
    }
  return manifest;
}
