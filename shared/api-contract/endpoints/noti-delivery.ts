import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId, ulid } from '#shared/model/fields.ts';
import { VisitorNews, NewsStatus, SiteNews, SiteNewsInput } from '#shared/model/visitor/site-news.ts';

const ById = z.strictObject({ siteId: siteId(), id: ulid() });
const reading = { access: { by: 'console', action: 'news:read' }, status: 200 } as const;
const writing = { access: { by: 'console', action: 'news:write' } } as const;
const One = z.object({ news: SiteNews });

/** News of a site: written in the console, shown to its visitors (spec 3 "Latest information / notification delivery"). */
export const notiDelivery = defineEndpointFamily({
  delivered: {
    method: 'GET',
    path: '/end-user/noti_delivery',
    summary: 'The news a site tells its visitors at this moment, newest first',
    access: { by: 'public' },
    status: 200,
    query: z.strictObject({ siteId: siteId() }),
    response: z.object({ news: z.array(VisitorNews) }),
  },
  list: {
    ...reading,
    method: 'GET',
    path: '/noti_delivery/{siteId}',
    summary: 'The news of a site, newest first',
    params: z.strictObject({ siteId: siteId() }),
    query: z.strictObject({ status: NewsStatus.optional() }),
    response: z.object({ news: z.array(SiteNews) }),
  },
  get: { ...reading, method: 'GET', path: '/noti_delivery/{siteId}/{id}', summary: 'One of a site’s news', params: ById, response: One },
  create: {
    ...writing,
    method: 'POST',
    path: '/noti_delivery',
    summary: 'Write news for a site',
    status: 201,
    body: SiteNewsInput,
    response: One,
  },
  update: {
    ...writing,
    method: 'PUT',
    path: '/noti_delivery/{siteId}/{id}',
    summary: 'Change news; visitors see the old text until then',
    status: 200,
    params: ById,
    body: SiteNewsInput,
    response: One,
  },
  remove: {
    ...writing,
    method: 'DELETE',
    path: '/noti_delivery/{siteId}/{id}',
    summary: 'Take news away for good',
    status: 200,
    params: ById,
    response: z.null(),
  },
});
