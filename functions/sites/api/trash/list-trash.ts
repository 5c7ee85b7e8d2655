import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { ownersOf } from '#functions/sites/services/site-owners.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** Matches the ends of valid cursors: the time of the deletion and the id. */
const CURSOR = /^\d{4}-[\d.:TZ-]{19}#[a-z][a-z0-9]{11}$/;

/** Returns a page of the deleted sites that can be restored, the last deleted one first. Takes three calls for up to a hundred. */
export const listTrash =
  (dependencies: SiteDependencies): UseCase<typeof site.trash> =>
  async ({ caller, query: { cursor, limit } }) => {
    const page = await dependencies.sites.listTrash(caller.scope, { after: decodeCursor(cursor, CURSOR), limit });
    const owners = await ownersOf(dependencies, page.sites);
    return {
      sites: page.sites.map((found) => ({
        id: found.id,
        name: found.name,
        thumbnail: found.thumbnail,
        status: found.status,
        customDomain: found.customDomain ?? null,
        sheetCount: found.sheetCount,
        owner: owners(found.ownerId),
        deletedAt: found.deletedAt,
        restorableUntil: found.trashedUntil,
      })),
      nextCursor: encodeCursor(page.next),
    };
  };
