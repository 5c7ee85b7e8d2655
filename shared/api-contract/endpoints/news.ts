import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Upload } from '#shared/api-contract/endpoints/media.ts';
import { ruleIssue, siteId, ulid } from '#shared/model/fields.ts';
import { DEFAULT_LANGUAGE, Language } from '#shared/model/language.ts';
import { NEWS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { PictureRequest } from '#shared/model/media/media.ts';
import {
  ItemNewsFigures,
  ListedNews,
  News,
  NewsInput,
  NewsSite,
  NewsSort,
  NewsStatus,
  NewsUpdate,
  SiteNewsFigures,
} from '#shared/model/news/news.ts';
import { VisitorNews } from '#shared/model/news/visitor-news.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';

const NewsPath = z.strictObject({ id: ulid() });
const SitePath = z.strictObject({ siteId: siteId() });
const readCall = { access: { by: 'console', action: 'news:read' }, status: 200 } as const;
const writeCall = { access: { by: 'console', action: 'news:write' }, status: 200 } as const;
/** The error codes of a refused write to the news of a site. */
const REFUSALS = ['account-suspended', 'account-terminated', 'site-expired'] as const;
const OneNewsItem = z.object({ news: News });
const AtVersion = z.strictObject({ version: z.int() });

const NewsFilter = {
  /** Word prefixes of the titles. With a keyword, the results are ordered by the matching word. */
  keyword: z.string().max(TEXT_MAX.url).optional(),
  status: NewsStatus.optional(),
  siteId: siteId().optional(),
};
const NewsOrder = { sort: NewsSort.default('updated'), order: z.enum(['asc', 'desc']).default('desc') };
const cursor = () => z.string().max(500).optional();

/**
 * News: an item belongs to an account and is shown by one or several of its sites. `/news` lists all items in the caller's
 * scope (latest information), `/noti_delivery/{siteId}` the items of one site (notification delivery).
 */
export const news = defineEndpointFamily({
  delivered: {
    method: 'GET',
    path: '/end-user/noti_delivery',
    summary: 'The current news of a site for visitors, in the order of the site',
    access: { by: 'public' },
    status: 200,
    query: z.strictObject({ siteId: siteId(), lang: Language.optional() }),
    response: z.object({ news: z.array(VisitorNews) }),
  },
  list: {
    ...readCall,
    method: 'GET',
    path: '/news',
    summary: 'News in the caller’s tree, filtered by title, status and site, sorted',
    query: z.strictObject({ ...NewsFilter, ...NewsOrder, cursor: cursor(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    /** A page may be short or even empty although `nextCursor` is not `null`. */
    response: z.object({ news: z.array(ListedNews), nextCursor: z.string().nullable() }),
  },
  export: {
    ...readCall,
    method: 'GET',
    path: '/news/export',
    summary: 'The list as CSV or as cells of a workbook, page by page; the first page starts with the header row',
    query: z.strictObject({
      ...NewsFilter,
      ...NewsOrder,
      cursor: cursor(),
      language: Language.default(DEFAULT_LANGUAGE),
      format: exportFormat(),
    }),
    response: ExportedPage,
  },
  create: {
    ...writeCall,
    open: { scope: 'news:write' },
    method: 'POST',
    path: '/news',
    summary: 'Create an item for sites of one account',
    status: 201,
    body: NewsInput,
    response: OneNewsItem,
    errors: ['transition-refused', ...REFUSALS],
  },
  generateImageUrl: {
    ...writeCall,
    method: 'POST',
    path: '/news/generate-image-url',
    summary: 'A signed URL to upload the picture of an item for this site; it belongs to the account of the site',
    status: 201,
    body: z.strictObject({ siteId: siteId(), file: PictureRequest }),
    response: z.object({ upload: Upload }),
    errors: REFUSALS,
  },
  get: {
    ...readCall,
    open: { scope: 'news:read' },
    method: 'GET',
    path: '/news/{id}',
    summary: 'An item with all its sites',
    params: NewsPath,
    response: OneNewsItem,
  },
  update: {
    ...writeCall,
    open: { scope: 'news:write' },
    method: 'PUT',
    path: '/news/{id}',
    summary: 'Update an item; visitors see the previous text until then',
    params: NewsPath,
    body: NewsUpdate,
    response: OneNewsItem,
    errors: ['transition-refused', 'version-conflict', ...REFUSALS],
  },
  remove: {
    ...writeCall,
    open: { scope: 'news:write' },
    method: 'DELETE',
    path: '/news/{id}',
    summary: 'Delete an item from all its sites',
    params: NewsPath,
    response: z.null(),
    errors: REFUSALS,
  },
  duplicate: {
    ...writeCall,
    method: 'POST',
    path: '/news/{id}/duplicate',
    summary: 'Copy an item into a new draft of the same account',
    status: 201,
    params: NewsPath,
    response: OneNewsItem,
    errors: REFUSALS,
  },
  publish: {
    ...writeCall,
    method: 'POST',
    path: '/news/{id}/publish',
    summary: 'Publish an item now, as an instant one; an end that has passed is removed',
    params: NewsPath,
    body: AtVersion,
    response: OneNewsItem,
    errors: ['transition-refused', 'version-conflict', ...REFUSALS],
  },
  end: {
    ...writeCall,
    method: 'POST',
    path: '/news/{id}/end',
    summary: 'End a public item now',
    params: NewsPath,
    body: AtVersion,
    response: OneNewsItem,
    errors: ['transition-refused', 'version-conflict', ...REFUSALS],
  },
  figures: {
    ...readCall,
    method: 'GET',
    path: '/news/{id}/figures',
    summary: 'How often an item was shown, clicked and closed, on each of its sites',
    params: NewsPath,
    response: z.object({ figures: z.array(SiteNewsFigures) }),
  },
  siteNews: {
    ...readCall,
    open: { scope: 'news:read' },
    method: 'GET',
    path: '/noti_delivery/{siteId}',
    summary: 'All news of a site in the order in which visitors see it',
    params: SitePath,
    query: z.strictObject({ status: NewsStatus.optional() }),
    /** `version`: the version of the order of the site's news. */
    response: z.object({ site: NewsSite, news: z.array(ListedNews), version: z.int() }),
  },
  reorder: {
    ...writeCall,
    method: 'PUT',
    path: '/noti_delivery/{siteId}/order',
    summary: 'Set the order of a site’s news; items that are not named come first, newest first',
    params: SitePath,
    body: z.strictObject({
      newsIds: z.array(ulid()).refine((ids) => ids.length <= NEWS_MAX.stored, ruleIssue('too-many', { max: NEWS_MAX.stored })),
      version: z.int(),
    }),
    response: z.object({ version: z.int() }),
    errors: ['version-conflict', ...REFUSALS],
  },
  siteFigures: {
    ...readCall,
    method: 'GET',
    path: '/noti_delivery/{siteId}/figures',
    summary: 'How often each item of a site was shown, clicked and closed there',
    params: SitePath,
    response: z.object({ figures: z.array(ItemNewsFigures) }),
  },
});
