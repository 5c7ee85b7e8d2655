import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { bell as source } from '#shared/messages/jp/console/bell.ts';

export const bell: CatalogueOf<typeof source> = {
  open: 'Notifications ({{number}} unread)',
  openNone: 'Notifications',
  title: 'Notifications',
  all: 'See all',
  markAll: 'Mark all as read',
  unread: 'Unread',
  empty: 'Nothing new',
  failed: 'The notifications could not be loaded',
  banner: {
    before: 'Planned maintenance: {{from}} to {{until}}',
    during: 'Maintenance in progress (until {{until}})',
    open: 'Details',
  },
  event: {
    'publication-failed': 'The scheduled publication of “{{name}}” failed',
    'domain-live': '{{name}} is live now',
    'invoice-issued': 'Invoice {{name}} was issued',
    'page-views': 'Page views of {{name}} reached {{number}}% of the plan',
    'new-entries': '“{{name}}” received {{number}} new enquiries',
    comment: '“{{name}}” received {{number}} comments',
    'import-finished': 'Accounts added from “{{name}}”: {{number}}',
    'import-failed': 'The accounts of “{{name}}” could not be added',
    'export-finished': 'The CSV file of “{{name}}” is ready',
  },
  channels: {
    title: 'How you are told',
    lead: 'Applies to every login of this account.',
    readOnly: 'Only the account owner and main contacts can change this.',
    failed: 'The settings could not be loaded',
    saved: 'Settings saved',
    saveFailed: 'The settings could not be saved',
    submit: 'Save how you are told',
    kind: {
      'publication-failed': 'A scheduled publication failed',
      'domain-live': 'A custom domain is live',
      'invoice-issued': 'An invoice was issued',
      'page-views': 'Page views reached 80% or 100%',
      'new-entries': 'New enquiries',
      comment: 'New comments',
      'import-finished': 'An import is finished',
      'export-finished': 'A CSV file is ready',
    },
    option: {
      both: 'Bell and e-mail',
      bell: 'Bell only',
      mail: 'E-mail only',
      off: 'Off',
    },
  },
};
