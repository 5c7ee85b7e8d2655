import { partHash } from '#functions/sites/store/revisions/part-store.ts';
import { manifestEntries } from '#functions/sites/store/revisions/revision-manifest.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import type { Grid, Sheet, SiteSettings } from '#shared/model/sites/site.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import type { Part, PartChanges, PartKey, PopupKey, SheetKey } from '#shared/rules/sites/site-parts.ts';

/** The parts that one use case works with. New parts are kept in memory; stored ones are read once and cached. */
export interface PartSource {
  /** Adds a part that may not be stored yet, and returns its hash. */
  add(part: Part): string;
  /** Returns parts in the order of their hashes. Makes one database call for those that are not cached. */
  read(hashes: readonly string[]): Promise<Part[]>;
  /** Returns the parts of a manifest that may not be stored yet, by hash. */
  unstoredPartsOf(manifest: Manifest): Map<string, Part>;
}

/** Creates a source of the parts of a site. `unstored` are given parts that may not be in the table, by hash. */
export function partSource(revisions: RevisionStore, site: SiteRef, ...unstored: readonly ReadonlyMap<string, Part>[]): PartSource {
  const held = new Map(unstored.flatMap((parts) => [...parts]));
  const fetched = new Map<string, Part>();
  return {
    add(part) {
      const hash = partHash(part);
      held.set(hash, part);
      return hash;
    },
    async read(hashes) {
      const missing = hashes.filter((hash) => !held.has(hash) && !fetched.has(hash));
      for (const [hash, part] of await revisions.parts(site, missing)) fetched.set(hash, part);
      return hashes.map((hash) => {
        const part = held.get(hash) ?? fetched.get(hash);
        if (!part) throw new Error(`Part ${hash} of site ${site.id} is missing`);
        return part;
      });
    },
    unstoredPartsOf: (manifest) =>
      new Map(
        manifestEntries(manifest).flatMap(([, hash]) => {
          const part = held.get(hash);
          return part ? [[hash, part] as const] : [];
        }),
      ),
  };
}

/** Returns the parts of a manifest by key, `null` for keys that it does not contain. Makes one database call. */
export async function readParts(source: PartSource, manifest: Manifest, keys: readonly PartKey[]): Promise<PartChanges> {
  const present = keys.filter((key) => manifest[key] !== undefined);
  const parts = await source.read(present.flatMap((key) => manifest[key] ?? []));
  const byKey = new Map(present.map((key, index) => [key, parts[index] ?? null]));
  return new Map(keys.map((key) => [key, byKey.get(key) ?? null]));
}

/** The types of the parts that are read by a single key. */
interface PartTypes {
  settings: SiteSettings;
  grid: Grid;
}
type PartOf<K extends keyof PartTypes | SheetKey | PopupKey> = K extends keyof PartTypes
  ? PartTypes[K]
  : K extends SheetKey
    ? Sheet
    : PopupCta;

/**
 * Returns the part of a key with the type of the key, or `undefined` if there is none. The cast is safe: each part was parsed before it was
 * stored, and is migrated when its revision is read.
 */
export const typedPart = <K extends keyof PartTypes | SheetKey | PopupKey>(parts: PartChanges, key: K): PartOf<K> | undefined =>
  (parts.get(key) ?? undefined) as PartOf<K> | undefined;

/** Returns the part of a key with the type of the key. Throws if it is missing. */
export function requiredPart<K extends keyof PartTypes | SheetKey | PopupKey>(parts: PartChanges, key: K): PartOf<K> {
  const part = typedPart(parts, key);
  if (!part) throw new Error(`Part ${key} is missing`);
  return part;
}

/** Reads a part that every manifest contains. Makes at most one database call. */
export const readRequiredPart = async <K extends keyof PartTypes>(source: PartSource, manifest: Manifest, key: K): Promise<PartOf<K>> =>
  requiredPart(await readParts(source, manifest, [key]), key);
