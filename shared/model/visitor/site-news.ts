import * as z from 'zod';
import { ruleIssue, instant, requiredText, siteId, text, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { isWebAddress } from '#shared/rules/text/is-web-address.ts';

/** News that a site tells its visitors (spec 3 "notification delivery"). Instant news begin when they are saved. */
export const SiteNewsInput = z
  .strictObject({
    /** The site it is distributed on. */
    siteId: siteId(),
    title: requiredText(TEXT_MAX.line),
    content: requiredText(TEXT_MAX.textarea),
    /** Where it leads; empty: nowhere. */
    contentUrl: text(TEXT_MAX.url).refine((url) => url === '' || isWebAddress(url), ruleIssue('invalid-url')),
    publishType: z.enum(['instant', 'scheduled']),
    startDate: instant().nullable(),
    /** Not shown from then on. */
    endDate: instant().nullable(),
    isDraft: z.boolean(),
  })
  .superRefine((news, context) => {
    if (news.publishType === 'scheduled' && news.startDate === null)
      context.addIssue({ code: 'custom', path: ['startDate'], ...ruleIssue('required') });
    if (news.startDate !== null && news.endDate !== null && news.endDate <= news.startDate)
      context.addIssue({ code: 'custom', path: ['endDate'], ...ruleIssue('end-before-start') });
  });
export type SiteNewsInput = z.infer<typeof SiteNewsInput>;

/** As it shows: before its start and after its end it is not public (product.md "News, reports, wire"). */
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
  status: NewsStatus,
  createdAt: instant(),
  updatedAt: instant(),
});
export type SiteNews = z.infer<typeof SiteNews>;

/** What visitors are told. */
export const VisitorNews = z.object({ id: ulid(), title: z.string(), content: z.string(), contentUrl: z.string(), startDate: instant() });
