import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { usage as source } from '#shared/messages/jp/console/usage.ts';

export const usage: CatalogueOf<typeof source> = {
  title: 'Page views',
  lead: 'How often your published sites were viewed.',
  month: 'Month',
  pageViews: 'Page views',
  seeBySite: 'See by site',
  ofBlock: '{{views}} of {{max}}',
  unlimited: '{{views}} (no limit)',
  full: 'The page views without extra charges are used up. The next view adds a charge.',
  charge: 'Extra charge: {{charge}} before tax',
  nextBlock: '{{left}} views left before extra charges ({{price}} per {{size}} views, before tax).',
  forecast: 'On track for about {{views}} views this month.',
  forecastCharge: 'Expected extra charge: {{charge}} before tax',
  late: '{{views}} page views were counted after the month was closed. They are not invoiced.',
  bySite: 'Page views by site',
  column: { site: 'Site' },
  empty: {
    title: 'No page views in this month yet',
    text: 'Once people view your published sites, you see here how often.',
  },
  missing: {
    title: 'This account was not found',
    text: 'It has been deleted, or you may not see it.',
  },
  failed: 'The page views could not be loaded',
  explanation:
    'Page views appear up to an hour later. Visits by search engines and other programs, and pages that a browser loads in advance, do not count.',
};
