import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

export const getRetention =
  ({ sites, retentions }: SiteMemberDependencies): UseCase<typeof siteMember.getRetention> =>
  async ({ caller, params }) => ({ days: await retentions.get(await sites.find(caller.scope, params.id)) });

const asText = (days: number | null): string | null => (days === null ? null : String(days));

/** Sets how long visitor data are kept. Allowed for an expired site, because it does not change content. */
export const setRetention =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.setRetention> =>
  async ({ caller, params, body: { days } }) => {
    const { sites, retentions } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    await assertOwnerActive(dependencies, caller, site);
    const former = await retentions.get(site);
    if (former === days) return { days };
    const changes = [{ field: 'retentionDays', from: asText(former), to: asText(days) }];
    const audit = newAuditEntry(dependencies, 'entries.retention', auditActor(caller), siteAuditSubject(site), changes);
    if (!(await retentions.set(site, days, audit))) throw new AppError('not-found');
    return { days };
  };
