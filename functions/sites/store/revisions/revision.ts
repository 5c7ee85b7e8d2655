import * as z from 'zod';
import { PersonRef } from '#shared/model/person-ref.ts';
import { RevisionEntry } from '#shared/model/sites/revision.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import type { Part } from '#shared/rules/sites/site-parts.ts';

/** The author of a revision, with the author's name when it was saved. */
const Author = PersonRef.extend({ name: z.string() });

/** An entry of a site's history as stored. `person` is missing in entries of earlier versions. */
export const HistoryEntry = RevisionEntry.omit({ byProvider: true }).extend({ person: PersonRef.exactOptional() });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A revision as stored: like a commit in git. */
export const StoredRevision = z.object({
  pk: z.string(),
  sk: z.string(),
  id: z.string(),
  /** The revision on which this revision is based; `null` for the first revision. */
  parent: z.string().nullable(),
  author: Author,
  at: z.string(),
  /** The version of the document's schema that its parts follow. */
  schemaVersion: z.number(),
  /** Encoded by `revision-manifest.ts`. */
  manifest: z.instanceof(Uint8Array),
});
export type StoredRevision = z.infer<typeof StoredRevision>;

/** One immutable state of a site's content: a manifest of parts, with its origin. */
export interface Revision extends Pick<StoredRevision, 'id' | 'parent' | 'author' | 'at'> {
  manifest: Manifest;
  /** Parts that were migrated on read, by hash. They are stored only when a later save contains them. */
  migrated: ReadonlyMap<string, Part>;
}

export type NewRevision = Omit<Revision, 'migrated'>;
