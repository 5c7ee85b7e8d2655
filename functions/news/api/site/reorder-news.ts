import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsChange } from '#functions/news/api/save/news-change.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/** Sets the order of a site's news. Ignores ids of items that the site does not show. */
export const reorderNews =
  (dependencies: NewsDependencies): UseCase<typeof news.reorder> =>
  async ({ caller, params, body }) => {
    const { sites, siteNews } = dependencies;
    const site = await sites.find(caller.scope, params.siteId);
    await assertSiteWritable(dependencies, caller, site);
    const known = new Set(await siteNews.idsOf(site));
    const ids = [...new Set(body.newsIds)].filter((id) => known.has(id));
    const change = newsChange(dependencies, caller, {
      action: 'news.order',
      subject: siteAuditSubject(site),
      job: { subjectId: site.id, ownerId: site.ownerId, siteIds: [site.id] },
    });
    if (!(await siteNews.reorder(site, ids, body.version, change))) throw new AppError('version-conflict');
    return { version: body.version + 1 };
  };
