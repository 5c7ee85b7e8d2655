import { isCommitted } from '#functions/store/conditional.ts';
import { dueAt } from '#functions/store/due.ts';
import { putParts } from '#functions/store/part.ts';
import { shareMedia } from '#functions/store/shared-media.ts';
import { siteIndex } from '#functions/store/site-index.ts';
import { siteKey } from '#functions/store/site-key.ts';
import { MIGRATIONS } from '#functions/store/site-migrations.ts';
import { CLEARED_AFTER_MS, COUNT_POSITION, creationWrites } from '#functions/store/site-writes.ts';
import type { CreateOutcome, NewWorking, Site } from '#functions/store/site.ts';
import { ConditionFailed } from '#functions/store/table-error.ts';
import { allOf, isAbsent, isEqual, isPresent } from '#functions/store/table-expression.ts';
import type { Table } from '#functions/store/table.ts';

/**
 * Copies of sites, too large for one transaction: a copy is born deleted and due to be cleared away, is given its content,
 * and comes to life in a last transaction. Whatever dies on the way leaves nothing behind.
 */
export interface SiteCopyStore {
  /** `false` when the id is taken. */
  conceive(copy: Site): Promise<boolean>;
  /** Gives it parts of its own, and the media of the site it is made of. `false` when that one no longer had them. */
  fill(copy: Site, from: { siteId: string; mediaIds: readonly string[] }, parts: NewWorking['parts']): Promise<boolean>;
  /** As a site that has just been created; `overtaken` when it took so long that its clearing away has begun. */
  bringToLife(copy: Site, first: Omit<NewWorking, 'parts' | 'adopted'>, maxSites: number | null): Promise<CreateOutcome>;
}

export function siteCopyStore(table: Table): SiteCopyStore {
  const index = siteIndex(table);
  return {
    conceive(copy) {
      const due = dueAt('site', new Date(Date.parse(copy.createdAt) + CLEARED_AFTER_MS), copy.id);
      const unborn = { ...siteKey(copy.id), entity: 'site', ...copy, deletedAt: copy.createdAt, ...due };
      return isCommitted(table.put(unborn, isAbsent()));
    },
    async fill(copy, { siteId, mediaIds }, parts) {
      const partsPut = putParts(table, copy.id, parts, new Date(copy.createdAt));
      const [areShared] = await Promise.all([shareMedia(table, mediaIds, siteId, copy.id), partsPut]);
      return areShared;
    },
    async bringToLife(copy, first, maxSites) {
      const named = { ...copy, namedBy: first.revision.id };
      const [, ...others] = creationWrites(named, { ...first, parts: new Map(), adopted: [] }, maxSites, MIGRATIONS);
      const isUnborn = allOf(isPresent('deletedAt'), isAbsent('isClearing'), isEqual('working', copy.working));
      await index.prepare(named);
      try {
        await table.transact([{ put: { ...siteKey(copy.id), entity: 'site', ...named }, when: isUnborn }, ...others]);
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        await index.tidy(named).catch(() => undefined);
        return error.failed.includes(COUNT_POSITION) ? 'limit-reached' : 'overtaken';
      }
    },
  };
}
