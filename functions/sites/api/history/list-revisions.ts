import { markedName } from '#functions/platform/base/marked-name.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** Returns the history entries of a site, newest first, with its pointers. Makes two database calls. */
export const listRevisions =
  ({ sites, history }: SiteDependencies): UseCase<typeof site.revisions> =>
  async ({ caller, params }) => {
    const found = await sites.find(caller.scope, params.id);
    const entries = await history.list(found);
    const revisions = entries.map(({ person, ...entry }) => ({ ...entry, ...markedName('author', entry.author, person) }));
    return { revisions, working: found.working, live: found.live };
  };
