import { personOf } from '#functions/accounts/services/caller.ts';
import { markedName } from '#functions/platform/base/marked-name.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import { expiredSiteFault } from '#shared/rules/sites/expired-site.ts';

/**
 * Stores where the caller's editor is in a site, or that it left, and returns the other editors. Makes two database calls besides finding
 * the site.
 */
export const updatePresence =
  ({ sites, presence, sitesOrigin }: SiteDependencies): UseCase<typeof site.presence> =>
  async ({ caller, params, body: { editorId, cell, isLeaving } }) => {
    const { name, picture, actor } = caller;
    const person = personOf(caller);
    const found = await sites.find(caller.scope, params.id);
    const { status } = found;
    const { working, live, publicationId, scheduled, comments } = siteSummary(found, sitesOrigin);
    const now = { working, live, publicationId, scheduled, comments };
    if (isLeaving) {
      await presence.remove(found, person.loginId, editorId);
      return { others: [], ...now };
    }
    const mayWrite = isAllowed(actor, 'site:write') && expiredSiteFault(status, actor) === undefined;
    const [others] = await Promise.all([
      presence.listOthers(found, editorId),
      presence.update(found, person, { editorId, name, picture, cell, mayWrite }),
    ]);
    return { others: others.map(({ person: other, ...shown }) => ({ ...shown, ...markedName('name', shown.name, other) })), ...now };
  };
