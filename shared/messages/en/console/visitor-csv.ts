import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitorCsv as source } from '#shared/messages/jp/console/visitor-csv.ts';

export const visitorCsv: CatalogueOf<typeof source> = {
  heading: {
    createdAt: 'Received',
    memberSince: 'Member since',
    state: 'State',
    lang: 'Language',
    cell: 'Sent from sheet',
    offer: 'Popup',
    assignee: 'Assignee',
    note: 'Note',
  },
  state: {
    new: 'New',
    'in-progress': 'In progress',
    done: 'Done',
    spam: 'Spam',
  },
  memberState: {
    provisional: 'Provisional',
    member: 'Member',
    suspended: 'Suspended',
    left: 'Left',
  },
  waiting: '{{name}} (waiting list)',
};
