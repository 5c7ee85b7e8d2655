import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { viewer as source } from '#shared/messages/jp/console/viewer.ts';

export const viewer: CatalogueOf<typeof source> = {
  lock: {
    title: 'Open the preview',
    lead: 'Enter the e-mail address that was invited, and the password you were given.',
    email: 'Invited e-mail address',
    password: 'Password of the preview',
    submit: 'Open the preview',
    notShared: 'This preview is not shared at the moment. Please ask the person who invited you.',
    consoleLogin: 'Log in to the console',
    again: 'Your access has expired, or the preview is no longer shared with you. Please log in again.',
  },
  title: 'Preview of {{name}}',
  badge: 'Preview',
  saved: 'Saved {{time}} by {{by}}',
  newer: 'A newer version was saved by {{by}} at {{time}}.',
  showNewer: 'Show it',
  pinned: 'This is one fixed version.',
  unpublished: 'The site is not public at this time.',
  note: 'Message from the person who shares this',
  settings: 'What to show',
  member: {
    label: 'Members-only sheets',
    visitor: 'Locked',
    member: 'As a member',
  },
  popups: {
    label: 'Pop-ups',
    shown: 'Shown',
    hidden: 'Hidden',
  },
  screen: {
    label: 'Screen',
    phone: 'Phone',
    desktop: 'Desktop',
  },
  language: 'Language of the site',
  at: {
    label: 'Date and time (Japan)',
    help: 'Shows pop-ups, news and scheduled publications as they are then.',
    now: 'Back to now',
  },
  ownTab: 'Open in a new tab',
  logOut: 'Leave the preview',
  share: 'Share',
  frame: 'Preview of {{name}}',
  failed: 'The preview could not be loaded',
};
