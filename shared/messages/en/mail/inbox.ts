import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { inbox as source } from '#shared/messages/jp/mail/inbox.ts';

export const inbox: CatalogueOf<typeof source> = {
  inbox: 'Inbox',
  newestFirst: 'Newest first',
  empty: 'No mail yet',
  emptyHint: 'Mail that is sent arrives here.',
  clear: 'Delete all',
  reload: 'Refresh',
  back: 'Back to the inbox',
  from: 'From',
  to: 'To',
  replyTo: 'Reply to',
  received: 'Received',
  noSubject: '(no subject)',
  text: 'Text',
  html: 'HTML',
  links: 'Links',
  attachments: 'Attachments',
  source: 'Source of the mail (.eml)',
  notFound: 'Mail not found',
  notFoundHint: 'It may have been deleted.',
};
