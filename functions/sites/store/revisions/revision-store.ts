import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { revisionKey } from '#functions/platform/keys/keys.ts';
import { partHash, readParts } from '#functions/sites/store/revisions/part-store.ts';
import { decodeManifest, encodeManifest, manifestEntries } from '#functions/sites/store/revisions/revision-manifest.ts';
import { type NewRevision, type Revision, StoredRevision } from '#functions/sites/store/revisions/revision.ts';
import type { Migration } from '#functions/sites/store/revisions/migrations/migration.ts';
import { migrateDocument, MIGRATIONS, schemaVersion } from '#functions/sites/store/revisions/migrations/site-migrations.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import { joinParts, type Part, type PartKey, splitIntoParts } from '#shared/rules/sites/site-parts.ts';

const hashesOf = (manifest: Manifest): string[] => manifestEntries(manifest).map(([, hash]) => hash);

function requirePart(parts: ReadonlyMap<string, Part>, hash: string): Part {
  const part = parts.get(hash);
  if (!part) throw new Error(`Part ${hash} was not loaded`);
  return part;
}

/** Returns the write of a new revision, for the transaction that moves the working pointer to it. */
export const revisionWrite = (siteId: string, { manifest, ...revision }: NewRevision, migrations: readonly Migration[]): Write => ({
  put: {
    ...revisionKey(siteId, revision.id),
    entity: 'revision',
    ...revision,
    schemaVersion: schemaVersion(migrations),
    manifest: encodeManifest(manifest),
  },
  when: isAbsent(),
});

/** Splits a document into parts by hash, and the manifest that refers to them. */
export function splitDocument(document: SiteDocument): { manifest: Manifest; parts: Map<string, Part> } {
  const manifest: Partial<Record<PartKey, string>> = {};
  const parts = new Map<string, Part>();
  for (const [key, part] of splitIntoParts(document)) {
    const hash = partHash(part);
    manifest[key] = hash;
    parts.set(hash, part);
  }
  return { manifest, parts };
}

export interface RevisionStore {
  /** Returns revisions in the order of the ids, `undefined` for revisions that are not stored. Makes one call. */
  read(site: SiteRef, ids: readonly string[]): Promise<(Revision | undefined)[]>;
  /** Returns stored parts by hash. Makes one call for every 100, in parallel. */
  parts(site: SiteRef, hashes: readonly string[]): Promise<Map<string, Part>>;
  /** Returns the whole content of a revision. */
  document(site: SiteRef, revision: Revision): Promise<SiteDocument>;
}

const joinManifest = (manifest: Manifest, parts: ReadonlyMap<string, Part>): SiteDocument =>
  joinParts(new Map(manifestEntries(manifest).map(([key, hash]) => [key, requirePart(parts, hash)])));

/** Creates the store of revisions. Revisions of an older schema version are migrated completely on every read. */
export function revisionStore(table: Table, migrations: readonly Migration[] = MIGRATIONS): RevisionStore {
  async function open(site: SiteRef, { id, parent, author, at, ...stored }: StoredRevision): Promise<Revision> {
    const manifest = decodeManifest(stored.manifest);
    if (stored.schemaVersion === schemaVersion(migrations)) return { id, parent, author, at, manifest, migrated: new Map() };
    const older = joinManifest(manifest, await readParts(table, site.id, hashesOf(manifest)));
    const split = splitDocument(migrateDocument(older, stored.schemaVersion, migrations));
    return { id, parent, author, at, manifest: split.manifest, migrated: split.parts };
  }

  return {
    async read(site, ids) {
      const found = await table.batchGet(
        ids.map((id) => revisionKey(site.id, id)),
        StoredRevision,
      );
      return Promise.all(found.map(async (stored) => stored && open(site, stored)));
    },
    parts: (site, hashes) => readParts(table, site.id, hashes),
    async document(site, { manifest, migrated }) {
      const stored = await readParts(
        table,
        site.id,
        hashesOf(manifest).filter((hash) => !migrated.has(hash)),
      );
      return joinManifest(manifest, new Map([...stored, ...migrated]));
    },
  };
}
