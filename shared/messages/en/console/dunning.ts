import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { dunning as source } from '#shared/messages/jp/console/dunning.ts';

export const dunning: CatalogueOf<typeof source> = {
  title: 'Dunning',
  action: 'Dunning',
  lead: 'Decide what happens how many days after the due day of an invoice. Steps act at 9:00 a.m. Japan time, only while the invoice is unpaid.',
  steps: 'Steps',
  step: 'Step {{position}}',
  kind: 'What happens',
  kinds: {
    reminder: 'Reminder',
    'final-notice': 'Final notice',
  },
  days: 'Days after the due day',
  daysUnit: 'days',
  add: 'Add a step',
  remove: 'Remove step {{position}}',
  none: 'There are no steps: nothing is sent about overdue invoices.',
  hint: 'Unpaid invoices follow a change from the next morning on. Steps that they have passed don’t act afterwards.',
  save: 'Save',
  saved: 'Dunning saved.',
  failed: 'Dunning could not be loaded',
  preview: {
    title: 'Preview of the e-mails',
    lead: 'The e-mail as it is sent, about a sample invoice.',
    mail: 'E-mail',
    language: 'Language',
    subject: 'Subject',
    frame: 'Preview of the e-mail',
    failed: 'The e-mail could not be shown',
  },
  log: {
    title: 'Dunning',
    sent: 'Sent to {{contacts}} contacts',
    next: 'Next step',
  },
  hold: {
    action: 'Hold dunning',
    title: 'Hold dunning?',
    text: 'No step acts through this day, for example while the customer pays in agreed parts. The remaining steps continue after it.',
    until: 'Hold until',
    done: 'Dunning held.',
    held: 'Held until {{day}}',
    resume: 'Resume dunning',
    ended: 'Dunning resumed.',
  },
};
