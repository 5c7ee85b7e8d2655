import type { Key } from '#functions/store/engine/table.ts';
import type { Manifest } from '#shared/rules/site/site-merge.ts';
import type { Part } from '#shared/rules/site/site-parts.ts';

/** Who saved a revision, as it was called then. */
interface Author {
  loginId: string;
  name: string;
}

/** One immutable state of a site's content: a manifest of parts, and where it came from. */
export interface Revision {
  id: string;
  parent: string | null;
  author: Author;
  at: string;
  manifest: Manifest;
  /** Parts that migrations on read have brought forth, by hash; not stored until a save that carries them on. */
  migrated: ReadonlyMap<string, Part>;
}

export type NewRevision = Omit<Revision, 'migrated'>;

export interface StoredRevision extends Key {
  id: string;
  parent: string | null;
  author: Author;
  at: string;
  schemaVersion: number;
  manifest: Uint8Array;
}
