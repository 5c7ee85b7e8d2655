import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import { newsChanges } from '#functions/api/noti-delivery/news-changes.ts';
import { newsView } from '#functions/api/noti-delivery/news-view.ts';
import { newsRecord } from '#functions/api/noti-delivery/news-record.ts';
import { assertSiteWritable } from '#functions/domain/site/assert-site-writable.ts';
import { AppError, invalidInput } from '#functions/app-error.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { siteAuditSubject } from '#functions/store/site/site.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';

/** Changes a news item. It cannot be moved to another site. */
export const updateNews =
  (dependencies: NotiDeliveryDependencies): UseCase<typeof notiDelivery.update> =>
  async ({ caller, params, body }) => {
    const { sites, news, clock } = dependencies;
    const site = await sites.find(caller.scope, params.siteId);
    const before = await news.find(site, params.id);
    if (!before) throw new AppError('not-found');
    await assertSiteWritable(dependencies, caller, site);
    if (body.siteId !== site.id) throw invalidInput([{ path: 'siteId', rule: 'invalid' }]);
    const now = clock();
    const after = newsRecord(before.id, body, before, now);
    const audit = newAuditEntry(dependencies, 'news.update', auditActor(caller), siteAuditSubject(site), newsChanges(before, after));
    if (!(await news.update(site, after, audit))) throw new AppError('not-found');
    return { news: newsView(after, now) };
  };
