import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { allOf, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { shareMedia } from '#functions/media/store/media-sharing.ts';
import { MIGRATIONS } from '#functions/sites/store/revisions/migrations/site-migrations.ts';
import { putParts } from '#functions/sites/store/revisions/part-store.ts';
import type { NewWorkingRevision, SiteCreateOutcome } from '#functions/sites/store/site-changes.ts';
import { siteSearchIndex } from '#functions/sites/store/site-search-index.ts';
import { DELETION_DELAY_MS, SITE_COUNT_WRITE_INDEX, siteCreationWrites } from '#functions/sites/store/site-writes.ts';
import type { Site } from '#functions/sites/store/site.ts';

/**
 * Copies of sites, which are too large for one transaction:
 *
 * 1. The copy is created as a placeholder that is marked as deleted and due to be swept.
 * 2. The placeholder gets its own parts, and shares the media of the original.
 * 3. One transaction turns it into an active site.
 *
 * After a crash before the last step, the placeholder is swept like any deleted site.
 */
export interface SiteCopyStore {
  /** Creates the placeholder. Returns `false` if the id is taken. */
  createPlaceholder(copy: Site): Promise<boolean>;
  /** Writes the parts of the copy and attaches the media. Returns `false` if the original no longer has some of the media. */
  fillPlaceholder(copy: Site, from: { siteId: string; mediaIds: readonly string[] }, parts: NewWorkingRevision['parts']): Promise<boolean>;
  /** Makes the placeholder an active site. Returns the outcome like `SiteStore.create`, and `conflict` also if its sweep has begun. */
  activate(copy: Site, first: Omit<NewWorkingRevision, 'parts' | 'adoptedMediaIds'>, maxSites: number | null): Promise<SiteCreateOutcome>;
}

export function siteCopyStore(table: Table): SiteCopyStore {
  const index = siteSearchIndex(table);
  return {
    createPlaceholder(copy) {
      const due = dueAttributes('site', new Date(Date.parse(copy.createdAt) + DELETION_DELAY_MS), copy.id);
      const placeholder = { ...siteKey(copy.id), entity: 'site', ...copy, deletedAt: copy.createdAt, ...due };
      return tryCommit(table.put(placeholder, isAbsent()));
    },
    async fillPlaceholder(copy, { siteId, mediaIds }, parts) {
      const putAllParts = putParts(table, copy.id, parts, new Date(copy.createdAt));
      const [areShared] = await Promise.all([shareMedia(table, mediaIds, siteId, copy.id), putAllParts]);
      return areShared;
    },
    async activate(given, first, maxSites) {
      const copy = { ...given, namedBy: first.revision.id };
      const [, ...others] = siteCreationWrites(copy, { ...first, parts: new Map(), adoptedMediaIds: [] }, maxSites, MIGRATIONS);
      const isPlaceholder = allOf(isPresent('deletedAt'), isAbsent('isClearing'), isEqual('working', copy.working));
      await index.addEntries(copy);
      try {
        await table.transact([{ put: { ...siteKey(copy.id), entity: 'site', ...copy }, when: isPlaceholder }, ...others]);
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        await index.removeStaleEntries(copy);
        return error.failed.includes(SITE_COUNT_WRITE_INDEX) ? 'limit-reached' : 'conflict';
      }
    },
  };
}
