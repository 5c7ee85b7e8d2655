import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { dueAttributes } from '#functions/store/engine/due-index.ts';
import { putParts } from '#functions/store/revision/part-store.ts';
import { shareMedia } from '#functions/store/media/media-sharing.ts';
import { siteSearchIndex } from '#functions/store/site/site-search-index.ts';
import { siteKey } from '#functions/store/keys.ts';
import { MIGRATIONS } from '#functions/store/revision/migrations/site-migrations.ts';
import { DELETION_DELAY_MS, SITE_COUNT_WRITE_INDEX, siteCreationWrites } from '#functions/store/site/site-writes.ts';
import type { SiteCreateOutcome, NewWorkingRevision } from '#functions/store/site/site-changes.ts';
import type { Site } from '#functions/store/site/site.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { allOf, isAbsent, isEqual, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';

/**
 * Copies of sites, too large for one transaction: a copy is born deleted and due to be cleared away, is given its content,
 * and comes to life in a last transaction. Whatever dies on the way leaves nothing behind.
 */
export interface SiteCopyStore {
  /** `false` when the id is taken. */
  createPlaceholder(copy: Site): Promise<boolean>;
  /** Gives it parts of its own, and the media of the site it is made of. `false` when that one no longer had them. */
  fillPlaceholder(copy: Site, from: { siteId: string; mediaIds: readonly string[] }, parts: NewWorkingRevision['parts']): Promise<boolean>;
  /** As a site that has just been created; `conflict` when it took so long that its clearing away has begun. */
  activate(copy: Site, first: Omit<NewWorkingRevision, 'parts' | 'adoptedMediaIds'>, maxSites: number | null): Promise<SiteCreateOutcome>;
}

export function siteCopyStore(table: Table): SiteCopyStore {
  const index = siteSearchIndex(table);
  return {
    createPlaceholder(copy) {
      const due = dueAttributes('site', new Date(Date.parse(copy.createdAt) + DELETION_DELAY_MS), copy.id);
      const unborn = { ...siteKey(copy.id), entity: 'site', ...copy, deletedAt: copy.createdAt, ...due };
      return tryCommit(table.put(unborn, isAbsent()));
    },
    async fillPlaceholder(copy, { siteId, mediaIds }, parts) {
      const partsPut = putParts(table, copy.id, parts, new Date(copy.createdAt));
      const [areShared] = await Promise.all([shareMedia(table, mediaIds, siteId, copy.id), partsPut]);
      return areShared;
    },
    async activate(copy, first, maxSites) {
      const named = { ...copy, namedBy: first.revision.id };
      const [, ...others] = siteCreationWrites(named, { ...first, parts: new Map(), adoptedMediaIds: [] }, maxSites, MIGRATIONS);
      const isUnborn = allOf(isPresent('deletedAt'), isAbsent('isClearing'), isEqual('working', copy.working));
      await index.addEntries(named);
      try {
        await table.transact([{ put: { ...siteKey(copy.id), entity: 'site', ...named }, when: isUnborn }, ...others]);
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        await index.removeEntries(named).catch(() => undefined);
        return error.failed.includes(SITE_COUNT_WRITE_INDEX) ? 'limit-reached' : 'conflict';
      }
    },
  };
}
