import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { recipients as source } from '#shared/messages/jp/console/recipients.ts';

export const recipients: CatalogueOf<typeof source> = {
  title: 'Recipients of invoices',
  lead: 'People without a login can receive the e-mails about invoices, credits, reminders and refunds, with the PDF attached. Up to {{max}} addresses.',
  none: 'There are no recipients yet.',
  failed: 'The recipients could not be loaded',
  email: 'E-mail',
  language: 'Language of e-mails',
  addHelp: 'We send an e-mail to confirm the address. Nothing else is sent before it is confirmed.',
  add: 'Add recipient',
  sent: 'We sent an e-mail to confirm the address.',
  addFailed: 'The recipient could not be added',
  full: 'The maximum number is reached. Remove a recipient to add another one.',
  state: {
    waiting: 'Not confirmed yet',
    confirmed: 'Confirmed',
    refused: 'Declined',
  },
  remove: {
    action: 'Remove',
    label: 'Remove {{email}}',
    title: 'Remove this recipient?',
    text: '{{email}} will no longer receive e-mails about invoices.',
    confirm: 'Remove',
    done: 'The recipient was removed.',
    failed: 'The recipient could not be removed',
  },
};
