import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { ledger as source } from '#shared/messages/jp/console/ledger.ts';

export const ledger: CatalogueOf<typeof source> = {
  title: 'Payments received',
  received: 'Received',
  open: 'Open amount',
  excess: 'Overpaid',
  kind: {
    transfer: 'Bank transfer received',
    card: 'Card payment',
    'write-off': 'Rest written off',
  },
  counter: 'Taken back: {{kind}}',
  standing: {
    PARTLY_PAID: 'Partly paid',
    OVERPAID: 'Overpaid',
    OVERDUE: 'Overdue',
  },
  receive: {
    action: 'Record a payment',
    title: 'Record a payment',
    text: 'Record money received from {{companyName}}. What it does not cover stays open.',
    receivedOn: 'Received on',
    amount: 'Amount received (yen)',
    amountOf: 'Amount for {{number}} (yen), open {{open}}',
    note: 'Note',
    noteHint: 'Optional. Only your team sees it.',
    sum: 'Sum {{sum}}',
    rest: '{{rest}} stays open.',
    over: '{{over}} more than is due.',
    done: 'The payment is recorded.',
    oneCustomer: 'Select up to {{max}} invoices of one customer.',
  },
  reverse: {
    action: 'Take back',
    title: 'Take this entry back?',
    text: 'A counter-entry takes back “{{kind}}” of {{amount}} on {{on}}. The original entry stays on record.',
    done: 'The entry was taken back.',
  },
};
