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
import { NEWS_MAX } from '#shared/model/limits.ts';

export const createNews =
  (dependencies: NotiDeliveryDependencies): UseCase<typeof notiDelivery.create> =>
  async ({ caller, body }) => {
    const { sites, news, clock, ids } = dependencies;
    const site = await sites.find(caller.scope, body.siteId);
    await assertSiteWritable(dependencies, caller, site);
    const now = clock();
    const created = newsRecord(ids.ulid(), body, undefined, now);
    const audit = newAuditEntry(dependencies, 'news.create', auditActor(caller), siteAuditSubject(site), newsChanges(undefined, created));
    const outcome = await news.create(site, created, audit);
    if (outcome === 'site-gone') throw new AppError('not-found');
    if (outcome === 'limit-reached') throw invalidInput([{ path: 'siteId', rule: 'too-many', params: { max: NEWS_MAX.stored } }]);
    return { news: newsView(created, now) };
  };
