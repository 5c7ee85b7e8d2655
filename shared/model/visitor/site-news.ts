import * as z from 'zod';
import { ruleIssue, instant, isLater, requiredLongText, requiredText, siteId, text, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { isWebAddress } from '#shared/rules/text/is-web-address.ts';

/**
 * What its author decided about a news item: `unpublic` is published news that was taken back. Its dates and the
 * present time then decide its status.
 */
export const NewsState = z.enum(['draft', 'public', 'unpublic']);
export type NewsState = z.infer<typeof NewsState>;

/** Input of a news item. An instant item starts when it is saved. */
export const SiteNewsInput = z
  .strictObject({
    /** The site that shows it. */
    siteId: siteId(),
    title: requiredText(TEXT_MAX.line),
    content: requiredLongText(TEXT_MAX.textarea),
    /** Optional link. */
    contentUrl: text(TEXT_MAX.url).refine((url) => url === '' || isWebAddress(url), ruleIssue('invalid-url')),
    publishType: z.enum(['instant', 'scheduled']),
    startDate: instant().nullable(),
    /** Exclusive: not shown from this instant on. */
    endDate: instant().nullable(),
    state: NewsState,
  })
  .superRefine((news, context) => {
    const { publishType, startDate, endDate } = news;
    if (publishType === 'scheduled' && startDate === null)
      context.addIssue({ code: 'custom', path: ['startDate'], ...ruleIssue('required') });
    if (publishType === 'scheduled' && startDate !== null && endDate === null)
      context.addIssue({ code: 'custom', path: ['endDate'], ...ruleIssue('required') });
    if (startDate !== null && endDate !== null && !isLater(endDate, startDate))
      context.addIssue({ code: 'custom', path: ['endDate'], ...ruleIssue('end-before-start') });
  });
export type SiteNewsInput = z.infer<typeof SiteNewsInput>;

/** Status of a news item. `unpublic`: not shown yet, or taken back. */
export const NewsStatus = z.enum(['public', 'unpublic', 'draft', 'expired']);
export type NewsStatus = z.infer<typeof NewsStatus>;

export const SiteNews = z.object({
  id: ulid(),
  siteId: siteId(),
  title: z.string(),
  content: z.string(),
  contentUrl: z.string(),
  publishType: z.enum(['instant', 'scheduled']),
  startDate: instant().nullable(),
  endDate: instant().nullable(),
  state: NewsState,
  status: NewsStatus,
  createdAt: instant(),
  updatedAt: instant(),
});
export type SiteNews = z.infer<typeof SiteNews>;

/** A news item as visitors see it. */
export const VisitorNews = z.object({ id: ulid(), title: z.string(), content: z.string(), contentUrl: z.string(), startDate: instant() });
