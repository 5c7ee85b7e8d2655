import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { invoice as source } from '#shared/messages/jp/console/invoice.ts';

export const invoice: CatalogueOf<typeof source> = {
  title: {
    invoice: 'Invoice',
    credit: 'Credit note',
    reissue: 'Invoice (reissued)',
  },
  to: 'To: {{companyName}}',
  contact: 'Attention: {{contactName}}',
  number: 'Invoice number',
  issuedOn: 'Date of issue',
  dueOn: 'Payment due',
  corrects: 'Corrects invoice',
  registrationNumber: 'Registration number {{number}}',
  greeting: 'We request payment as follows.',
  total: 'Amount due (tax included)',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount (before tax)',
  taxRate: 'Tax rate',
  line: {
    'plan-fee': '{{planName}} plan, monthly fee for {{month}}',
    'licence-fee': 'Licences for {{month}}',
    'page-views': 'Page views in {{month}}',
    'initial-fee': 'Initial fee',
    'carried-over': 'Carried over from {{month}}',
  },
  usage: '{{views}} page views, {{blocks}} blocks of {{blockSize}}; the monthly fee includes the first block',
  subtotal: 'Subtotal at {{rate}}% (before tax)',
  tax: 'Consumption tax ({{rate}}%)',
  bank: 'Bank transfer to',
  note: 'Note',
};
