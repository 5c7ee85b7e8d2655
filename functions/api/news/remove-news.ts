import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import { newsChanges } from '#functions/api/noti-delivery/news-changes.ts';
import { assertSiteWritable } from '#functions/domain/site/assert-site-writable.ts';
import { AppError } from '#functions/app-error.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { siteAuditSubject } from '#functions/store/site/site.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';

export const removeNews =
  (dependencies: NotiDeliveryDependencies): UseCase<typeof notiDelivery.remove> =>
  async ({ caller, params }) => {
    const { sites, news } = dependencies;
    const site = await sites.find(caller.scope, params.siteId);
    const found = await news.find(site, params.id);
    if (!found) throw new AppError('not-found');
    await assertSiteWritable(dependencies, caller, site);
    const audit = newAuditEntry(dependencies, 'news.remove', auditActor(caller), siteAuditSubject(site), newsChanges(found, undefined));
    if (!(await news.remove(site, found.id, audit))) throw new AppError('not-found');
    return null;
  };
