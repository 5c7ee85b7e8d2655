import type { SiteRef, RevisionStore } from '#functions/store/revision/revision-store.ts';
import { manifestEntries } from '#functions/store/revision/revision-manifest.ts';
import { partHash } from '#functions/store/revision/part-store.ts';
import type { Manifest } from '#shared/rules/site/site-merge.ts';
import type { Part, PartChanges, PartKey } from '#shared/rules/site/site-parts.ts';

/** The parts that one save deals with: some it brings along, the others are read from the store, each once. */
export interface PartSource {
  /** Takes in a part that may not be stored yet, and answers with its hash. */
  add(part: Part): string;
  /** Parts in the order of their hashes; one database call for those not at hand. */
  read(hashes: readonly string[]): Promise<Part[]>;
  /** The parts of a manifest that may not be stored yet, by hash. */
  unstoredPartsOf(manifest: Manifest): Map<string, Part>;
}

export function partSource(revisions: RevisionStore, site: SiteRef, ...unstored: readonly ReadonlyMap<string, Part>[]): PartSource {
  const brought = new Map(unstored.flatMap((parts) => [...parts]));
  const fetched = new Map<string, Part>();
  return {
    add(part) {
      const hash = partHash(part);
      brought.set(hash, part);
      return hash;
    },
    async read(hashes) {
      const missing = hashes.filter((hash) => !brought.has(hash) && !fetched.has(hash));
      for (const [hash, part] of await revisions.parts(site, missing)) fetched.set(hash, part);
      return hashes.map((hash) => {
        const part = brought.get(hash) ?? fetched.get(hash);
        if (!part) throw new Error(`Part ${hash} of site ${site.id} is missing`);
        return part;
      });
    },
    unstoredPartsOf: (manifest) =>
      new Map(
        manifestEntries(manifest).flatMap(([, hash]) => {
          const part = brought.get(hash);
          return part ? [[hash, part] as const] : [];
        }),
      ),
  };
}

/** Parts as a manifest has them, `null` where it has none, read in one call. */
export async function readParts(source: PartSource, manifest: Manifest, keys: readonly PartKey[]): Promise<PartChanges> {
  const present = keys.filter((key) => manifest[key] !== undefined);
  const parts = await source.read(present.flatMap((key) => manifest[key] ?? []));
  const byKey = new Map(present.map((key, index) => [key, parts[index] ?? null]));
  return new Map(keys.map((key) => [key, byKey.get(key) ?? null]));
}
