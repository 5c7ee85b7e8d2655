import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId, ulid } from '#shared/model/fields.ts';
import { VisitorNews, NewsStatus, SiteNews, SiteNewsInput } from '#shared/model/visitor/site-news.ts';

const ById = z.strictObject({ siteId: siteId(), id: ulid() });
const readCall = { access: { by: 'console', action: 'news:read' }, status: 200 } as const;
const writeCall = { access: { by: 'console', action: 'news:write' } } as const;
/** Why a site may not be written to, its news included. */
const SITE_REFUSALS = ['account-suspended', 'account-terminated', 'site-expired'] as const;
const OneNewsItem = z.object({ news: SiteNews });

/** News of a site, written in the console and shown to visitors. */
export const notiDelivery = defineEndpointFamily({
  delivered: {
    method: 'GET',
    path: '/end-user/noti_delivery',
    summary: 'The current news of a site for visitors, newest first',
    access: { by: 'public' },
    status: 200,
    query: z.strictObject({ siteId: siteId() }),
    response: z.object({ news: z.array(VisitorNews) }),
  },
  list: {
    ...readCall,
    method: 'GET',
    path: '/noti_delivery/{siteId}',
    summary: 'The news of a site, newest first',
    params: z.strictObject({ siteId: siteId() }),
    query: z.strictObject({ status: NewsStatus.optional() }),
    response: z.object({ news: z.array(SiteNews) }),
  },
  get: {
    ...readCall,
    method: 'GET',
    path: '/noti_delivery/{siteId}/{id}',
    summary: 'One news item of a site',
    params: ById,
    response: OneNewsItem,
  },
  create: {
    ...writeCall,
    method: 'POST',
    path: '/noti_delivery',
    summary: 'Create a news item',
    status: 201,
    body: SiteNewsInput,
    response: OneNewsItem,
    errors: ['transition-refused', ...SITE_REFUSALS],
  },
  update: {
    ...writeCall,
    method: 'PUT',
    path: '/noti_delivery/{siteId}/{id}',
    summary: 'Update a news item; visitors see the previous text until then',
    status: 200,
    params: ById,
    body: SiteNewsInput,
    response: OneNewsItem,
    errors: ['transition-refused', ...SITE_REFUSALS],
  },
  remove: {
    ...writeCall,
    method: 'DELETE',
    path: '/noti_delivery/{siteId}/{id}',
    summary: 'Delete a news item',
    status: 200,
    params: ById,
    response: z.null(),
    errors: SITE_REFUSALS,
  },
});
