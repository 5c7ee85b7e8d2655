import * as z from 'zod';
import { instant, isLater, longText, requiredText, ruleIssue, siteId, ulid } from '#shared/model/fields.ts';
import { DEFAULT_LANGUAGE, Language } from '#shared/model/language.ts';
import { NEWS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { linkUrlField } from '#shared/model/sites/link.ts';
import { destinationFault } from '#shared/model/sites/destination.ts';

/**
 * The state that the author has set for a news item; `unpublic` is published news that was withdrawn. The status of the item
 * follows from the state, its dates and the current time.
 */
export const NewsState = z.enum(['draft', 'public', 'unpublic']);
export type NewsState = z.infer<typeof NewsState>;

/** Status of a news item. `unpublic`: not shown yet, or withdrawn. */
export const NewsStatus = z.enum(['public', 'unpublic', 'draft', 'expired']);
export type NewsStatus = z.infer<typeof NewsStatus>;

/** The columns that lists of news can be sorted by. `start` omits items without a start, which were never published. */
export const NewsSort = z.enum(['updated', 'start', 'created', 'title']);
export type NewsSort = z.infer<typeof NewsSort>;

/** The text of an item in one language. Only a draft may lack its content. */
const newsText = { title: requiredText(TEXT_MAX.line), content: longText(TEXT_MAX.textarea) };
export const NewsText = z.strictObject(newsText);
export type NewsText = z.infer<typeof NewsText>;

const uniqueSites = () =>
  z
    .array(siteId())
    .refine((ids) => ids.length > 0, ruleIssue('required'))
    .refine((ids) => ids.length <= NEWS_MAX.sites, ruleIssue('too-many', { max: NEWS_MAX.sites }))
    .refine((ids) => new Set(ids).size === ids.length, ruleIssue('duplicate'));

const newsFields = {
  /** The sites that show the item. All belong to one account, which owns the item. */
  siteIds: uniqueSites(),
  /** Language of `title` and `content`, which visitors see in every language without a translation. */
  language: Language.default(DEFAULT_LANGUAGE),
  ...newsText,
  translations: z.partialRecord(Language, NewsText).default({}),
  /** A web address, `tel:`, `mailto:` or, with `isInternalLink`, a cell (`/B2`) or page (`/contact`) of the site that shows the item. Empty: no link. */
  contentUrl: linkUrlField(),
  isInternalLink: z.boolean().default(false),
  /** Id of an uploaded picture of kind `news`. */
  imageId: ulid().nullable().default(null),
  publishType: z.enum(['instant', 'scheduled']),
  startDate: instant().nullable(),
  /** The end, exclusive: the item is not shown from this instant on. */
  endDate: instant().nullable(),
  state: NewsState,
};

const NewsFields = z.strictObject(newsFields);

function checkTexts({ state, language, content, translations }: z.infer<typeof NewsFields>, context: z.RefinementCtx): void {
  if (state !== 'draft' && content === '') context.addIssue({ code: 'custom', path: ['content'], ...ruleIssue('required') });
  for (const [code, text] of Object.entries(translations)) {
    if (code === language) context.addIssue({ code: 'custom', path: ['translations', code], ...ruleIssue('duplicate') });
    if (state !== 'draft' && text.content === '')
      context.addIssue({ code: 'custom', path: ['translations', code, 'content'], ...ruleIssue('required') });
  }
}

function checkDates({ state, publishType, startDate, endDate }: z.infer<typeof NewsFields>, context: z.RefinementCtx): void {
  const isFixed = publishType === 'scheduled' && state !== 'draft';
  if (isFixed && startDate === null) context.addIssue({ code: 'custom', path: ['startDate'], ...ruleIssue('required') });
  if (isFixed && startDate !== null && endDate === null) context.addIssue({ code: 'custom', path: ['endDate'], ...ruleIssue('required') });
  if (startDate !== null && endDate !== null && !isLater(endDate, startDate))
    context.addIssue({ code: 'custom', path: ['endDate'], ...ruleIssue('end-before-start') });
}

function checkNews(news: z.infer<typeof NewsFields>, context: z.RefinementCtx): void {
  const { contentUrl, isInternalLink } = news;
  const rule = destinationFault(contentUrl, isInternalLink);
  if (rule) context.addIssue({ code: 'custom', path: ['contentUrl'], ...ruleIssue(rule) });
  checkTexts(news, context);
  checkDates(news, context);
}

/** Input of a new item. An instant item starts when it is saved. A draft needs a title and a site only. */
export const NewsInput = NewsFields.superRefine(checkNews);
export type NewsInput = z.infer<typeof NewsInput>;

/** A full update. `version`: the version on which the update is based. */
export const NewsUpdate = NewsFields.extend({ version: z.int() }).superRefine(checkNews);
export type NewsUpdate = z.infer<typeof NewsUpdate>;

/** A site that shows an item. */
export const NewsSite = z.object({
  id: siteId(),
  name: z.string(),
  /** The languages in which the site is published; empty while it is not published. */
  languages: z.array(Language).readonly(),
});
export type NewsSite = z.infer<typeof NewsSite>;

const viewFields = {
  id: ulid(),
  /** The account that the item and its sites belong to. */
  owner: z.object({ id: z.string(), companyName: z.string() }),
  language: Language,
  title: z.string(),
  content: z.string(),
  translations: z.partialRecord(Language, z.object({ title: z.string(), content: z.string() })),
  contentUrl: z.string(),
  isInternalLink: z.boolean(),
  image: ImageRef.nullable(),
  publishType: z.enum(['instant', 'scheduled']),
  startDate: instant().nullable(),
  endDate: instant().nullable(),
  state: NewsState,
  status: NewsStatus,
  /** Optimistic lock: incremented by every change; a change carries the version it is based on. */
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
};

/** An item with all its sites. */
export const News = z.object({ ...viewFields, sites: z.array(NewsSite) });
export type News = z.infer<typeof News>;

/** An item of a list, with the first of its sites and their number. */
export const ListedNews = z.object({ ...viewFields, sites: z.array(NewsSite), siteCount: z.int() });
export type ListedNews = z.infer<typeof ListedNews>;

const figures = { shown: z.int(), clicked: z.int(), closed: z.int() };
/** How often visitors saw an item of a site, followed its link and closed it, as far as their visits are counted. */
export const NewsFigures = z.object(figures);
export type NewsFigures = z.infer<typeof NewsFigures>;

/** The figures of one item on one of the sites that show it. */
export const SiteNewsFigures = z.object({ siteId: siteId(), ...figures });
/** The figures of one of a site's items on that site. */
export const ItemNewsFigures = z.object({ newsId: ulid(), ...figures });
