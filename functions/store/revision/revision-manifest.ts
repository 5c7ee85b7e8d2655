import { gunzipSync, gzipSync } from 'node:zlib';
import type { Manifest } from '#shared/rules/site/site-merge.ts';
import { parseSheetKey, sheetKey, type PartKey } from '#shared/rules/site/site-parts.ts';
import type { Language } from '#shared/model/language.ts';

/** The manifest with each sheet's id written once: half the size of a flat one, before compression. */
interface NestedManifest {
  sheets: Record<string, Partial<Record<Language, string>>>;
  /** All other parts, by their keys. */
  [key: string]: unknown;
}

export const manifestEntries = (manifest: Manifest): [PartKey, string][] => Object.entries(manifest) as [PartKey, string][];

/** Compressed for its table item, which holds at most 400 KB: the largest grid in four languages takes some 225 KB. */
export function encodeManifest(manifest: Manifest): Uint8Array {
  const nested: NestedManifest = { sheets: {} };
  for (const [key, hash] of manifestEntries(manifest)) {
    const sheet = parseSheetKey(key);
    if (sheet) (nested.sheets[sheet.sheetId] ??= {})[sheet.language] = hash;
    else nested[key] = hash;
  }
  return gzipSync(JSON.stringify(nested));
}

export function decodeManifest(bytes: Uint8Array): Manifest {
  const { sheets, ...others } = JSON.parse(gunzipSync(bytes).toString('utf8')) as NestedManifest & Manifest;
  const manifest: Partial<Record<PartKey, string>> = { ...others };
  for (const [sheetId, byLanguage] of Object.entries(sheets))
    for (const [language, hash] of Object.entries(byLanguage)) manifest[sheetKey(sheetId, language as Language)] = hash;
  return manifest;
}
