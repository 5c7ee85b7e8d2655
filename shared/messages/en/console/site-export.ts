import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { siteExport as source } from '#shared/messages/jp/console/site-export.ts';

export const siteExport: CatalogueOf<typeof source> = {
  title: 'Export the site',
  lead: 'Puts the published site into a ZIP file that you can host elsewhere.',
  limits: 'On another host, forms, pages of members and the counting of visits do not work. README.txt in the file explains it.',
  start: 'Start the export',
  again: 'Export again',
  queued: 'Waiting for its turn',
  running: 'Collecting the files',
  runningNote: 'You can leave this page. The bell tells you when it is done.',
  progress: '{{done}} of {{total}}',
  ready: 'The export of the site as published on {{at}} is ready',
  kept: 'You can download it until {{until}}.',
  download: 'Download the ZIP file',
  failed: 'The site could not be exported',
  failedText: 'Please try again later. If it keeps failing, contact the operator.',
  loadFailed: 'The state of the export could not be loaded',
  unpublishedTitle: 'The site is not published',
  unpublished: 'Only a published site can be exported. Please publish it first.',
  publish: 'Publish',
  openEditor: 'Publish it in the editor',
  readMe:
    '{{site}}\nExported from {{address}} on {{at}} (Japan time).\n\nHow to upload it\n1. Unpack this ZIP file.\n2. Upload all files to your web server and keep their folders: at the root of a domain, or in any folder.\n3. Open the address with a slash at its end: https://www.example.com/ or https://www.example.com/folder/\nEvery host for static files works (Apache, nginx, Amazon S3, GitHub Pages, Netlify, Cloudflare Pages and others). Opened from a disk without a web server, the pages show only the first sheet.\n\nWhat works as before\n- All sheets and languages, swiping, menus, popups, news, products, pictures, videos, the share button\n\nWhat is different\n- Forms, registration and sign-in of members need the service. Their links lead to {{address}}. Members-only sheets stay locked.\n- Visits are not counted.\n- News and popups are those of the export. A popup ends at its time. The number of places left does not change.\n- The site does not work offline.\n- sitemap.xml, robots.txt and feeds need the address of the site, so they are left out.\n- The notice about data sent to others describes the site as the service publishes it. Please adapt it if necessary.',
};
