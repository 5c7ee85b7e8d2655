import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { takeout as source } from '#shared/messages/jp/console/takeout.ts';

export const takeout: CatalogueOf<typeof source> = {
  title: 'Export all data',
  lead: 'Collects all data of the account and its sites in one ZIP file.',
  contents:
    'It contains the contract, logins, sites with their earlier versions, pictures and videos, members, inquiries, news, invoices, analytics and the activity log.',
  careful: 'It also contains personal data of visitors and members, so please handle it with care.',
  start: 'Start the export',
  again: 'Export again',
  queued: 'Waiting for its turn',
  running: 'Collecting the data',
  runningNote: 'You can leave this page. We tell you by e-mail when it is done.',
  progress: '{{done}} of {{total}}',
  ready: 'The export of {{at}} is ready',
  kept: 'You can download it until {{until}}.',
  download: 'Download the ZIP file',
  failed: 'The data could not be exported',
  failedText: 'Please try again later. If it keeps failing, contact the operator.',
  loadFailed: 'The state of the export could not be loaded',
  readMe:
    'The data of {{company}}\nExport started on {{at}} (Japan time)\n\naccount/         account, logins (without passwords), terms, page views, payments, activity log\naccount/invoices/  PDFs of issued invoices\naccount/media/   profile pictures and logo\nsites/<id>/      one folder for each site\n  working.json   the content that is edited\n  live.json      the content that is published\n  history.json, revisions.json, parts.json  earlier versions; a revision names its parts by their hashes\n  contact.csv, homepage.csv, membership.csv  inquiries, forms, members (spam and former members at the end)\n  news.json, comments.json, approvals.json, preview.json, invitees.json  news, comments, approvals, shared previews\n  visits.json    analytics by day and month\n  *-mails.json   what became of e-mails to visitors and members\n  media.json, media/  pictures and videos as they were uploaded\n\nTimes in JSON files are in UTC, days and months in Japan time. Changes made during the export may be missing.',
};
