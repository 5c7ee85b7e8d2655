import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { mail as source } from '#shared/messages/jp/mail/mail.ts';
import { billingMails } from '#shared/messages/en/mail/billing-mails.ts';
import { signInMails } from '#shared/messages/en/mail/sign-in-mails.ts';
import { siteMails } from '#shared/messages/en/mail/site-mails.ts';
import { visitorMails } from '#shared/messages/en/mail/visitor-mails.ts';

export const mail: CatalogueOf<typeof source> = {
  greeting: 'Hello {{name}},',
  openInstead: 'If the button does not work, open this address in your browser:',
  expires: {
    minutes: 'The link works once, within {{count}} minutes (until {{until}}, Japan time).',
    hours: 'The link works once, within {{count}} hours (until {{until}}, Japan time).',
    days: 'The link works once, within {{count}} days (until {{until}}, Japan time).',
  },
  footer: 'This message was sent automatically by {{brand}}. Replies to it are not read.',
  ...signInMails,
  ...visitorMails,
  ...siteMails,
  ...billingMails,
};
