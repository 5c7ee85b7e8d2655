import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { transfers as source } from '#shared/messages/jp/console/transfers.ts';

export const transfers: CatalogueOf<typeof source> = {
  action: 'Import transfers',
  title: 'Import bank transfers',
  lead: 'Reads incoming transfers from a file of your bank and matches them with invoices. Nothing changes until you record them.',
  file: 'File of the bank',
  formats: 'Zengin format (notice of transfers or account statement) or CSV, up to {{max}} KB and {{lines}} lines',
  reading: 'Matching',
  failed: 'The file could not be read',
  unknown: 'Choose a file in the Zengin format, or a CSV file with headings, of at most {{max}} KB and {{lines}} lines.',
  table: 'Matched transfers',
  on: 'Received on',
  payer: 'Payer',
  amount: 'Amount',
  matching: 'Match',
  invoice: 'Invoice',
  match: {
    RECEIVED: 'Recorded before',
    CERTAIN: 'Matches',
    CHECK: 'Please check',
    AMBIGUOUS: 'Several matches',
    NONE: 'No match',
  },
  choose: 'Choose the invoice: {{payer}}',
  unchosen: 'Please choose',
  byHand: 'Find the invoice and record it there',
  part: '{{company}} {{number}}: {{amount}} of {{open}} open',
  whole: '{{company}} {{number}}: {{amount}}',
  receive: 'Record {{number}} ({{sum}})',
  notReceived: 'The transfers could not be recorded',
  done: 'Recorded transfers: {{number}}.',
  refused:
    'Transfers that could not be recorded: {{number}}. They were recorded before, or the open amounts have changed. Please check the latest matches.',
  incomplete: 'There are too many invoices: only the newest ones were matched.',
  empty: {
    title: 'No incoming transfers',
    text: 'The file contains no transfer that can be recorded.',
  },
  skipped: 'Skipped lines',
  fault: {
    date: 'Lines with an unreadable date: {{lines}}',
    amount: 'Lines with an unreadable amount: {{lines}}',
    outgoing: 'Lines with outgoing money: {{lines}}',
    cancelled: 'Lines with a canceled transfer: {{lines}}',
  },
};
