import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { receivables as source } from '#shared/messages/jp/console/receivables.ts';

export const receivables: CatalogueOf<typeof source> = {
  title: 'Receivables',
  action: 'Receivables',
  lead: 'Invoices that are not paid yet, and how long they are past their due day.',
  panel: {
    title: 'Money',
    all: 'View details',
  },
  open: 'Open in total',
  overdue: 'Overdue',
  received: 'Received this month, less refunds',
  count: '{{invoices}} invoices',
  failed: 'Receivables could not be loaded',
  ages: 'Days past due',
  age: {
    NOT_DUE: 'Not due yet',
    OVERDUE_30: '1–30 days',
    OVERDUE_60: '31–60 days',
    OVERDUE_90: '61–90 days',
    OVERDUE_OLDER: '91 days or more',
  },
  overdueBy: 'Overdue {{age}}',
  oems: 'OEMs',
  customers: 'Direct customers',
  amount: 'Open amount',
  company: 'Company',
  subtotal: 'Subtotal {{open}}, of which {{overdue}} is overdue',
  more: 'Show more',
  account: {
    open: 'Open invoices: {{invoices}}, {{amount}} in total.',
    many: 'More than {{invoices}} invoices are open, over {{amount}} in total.',
    view: 'View the invoices',
    failed: 'Could not check for open invoices.',
    loading: 'Checking for open invoices',
  },
  empty: {
    title: 'Nothing is open',
    text: 'All issued invoices have been paid.',
    action: 'View payments',
  },
};
